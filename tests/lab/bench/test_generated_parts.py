"""The generated parts of documents (`bench/generated_parts.py`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.bench.scripts import load_script


def test_a_new_part_replaces_the_old_one(tmp_path: Path) -> None:
    parts = load_script("generated_parts")
    first, last = parts.markers("make it")
    document = tmp_path / "document.md"
    document.write_text(f"before\n{first}\nold\n{last}\nafter\n", "utf-8")
    parts.write(document, "new\n", "make it")
    assert document.read_text("utf-8") == f"before\n{first}\n\nnew\n\n{last}\nafter\n"


def test_a_document_without_the_markers_is_left_unchanged(tmp_path: Path) -> None:
    parts = load_script("generated_parts")
    document = tmp_path / "document.md"
    document.write_text(f"{parts.markers('make other')[0]}\nnothing of ours\n", "utf-8")
    before = document.read_bytes()
    with pytest.raises(SystemExit, match="expected <!-- made by make it -->"):
        parts.write(document, "new\n", "make it")
    assert document.read_bytes() == before
