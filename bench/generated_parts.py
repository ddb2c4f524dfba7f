"""Replaces the generated part of a document, between two markers."""

from __future__ import annotations

from pathlib import Path


def markers(maker: str) -> tuple[str, str]:
    return f"<!-- made by {maker} -->", f"<!-- end of what {maker} made -->"


def replace_part(text: str, made: str, maker: str) -> str:
    """Return the document with `made` between the markers; exit if the markers are missing."""
    first, last = markers(maker)
    before, begin, rest = text.partition(first)
    _, end, after = rest.partition(last)
    if not begin or not end:
        raise SystemExit(
            f"expected {first} and {last} in the document. hint: put them where the tables belong"
        )
    return f"{before}{first}\n\n{made}\n{last}{after}"


def write(file: Path, made: str, maker: str) -> None:
    file.write_text(replace_part(file.read_text("utf-8"), made, maker), "utf-8")
