"""Documents with parts that are made by a program, between two marks."""

from __future__ import annotations

from pathlib import Path


def marks(maker: str) -> tuple[str, str]:
    return f"<!-- made by {maker} -->", f"<!-- end of what {maker} made -->"


def placed(text: str, made: str, maker: str) -> str:
    """A document with what is made anew in its place."""
    first, last = marks(maker)
    before, begin, rest = text.partition(first)
    _, end, after = rest.partition(last)
    if not begin or not end:
        raise SystemExit(
            f"expected {first} and {last} in the document. hint: put them where the tables belong"
        )
    return f"{before}{first}\n\n{made}\n{last}{after}"


def write(file: Path, made: str, maker: str) -> None:
    file.write_text(placed(file.read_text("utf-8"), made, maker), "utf-8")
