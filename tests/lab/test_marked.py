"""Documents with parts that are made by a program."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.benches import bench


def test_what_is_made_replaces_what_was(tmp_path: Path) -> None:
    marked = bench("marked")
    first, last = marked.marks("make it")
    document = tmp_path / "document.md"
    document.write_text(f"before\n{first}\nold\n{last}\nafter\n", "utf-8")
    marked.write(document, "new\n", "make it")
    assert document.read_text("utf-8") == f"before\n{first}\n\nnew\n\n{last}\nafter\n"


def test_a_document_without_the_marks_is_left_alone(tmp_path: Path) -> None:
    marked = bench("marked")
    document = tmp_path / "document.md"
    document.write_text(f"{marked.marks('make other')[0]}\nnothing of ours\n", "utf-8")
    before = document.read_bytes()
    with pytest.raises(SystemExit, match="expected <!-- made by make it -->"):
        marked.write(document, "new\n", "make it")
    assert document.read_bytes() == before
