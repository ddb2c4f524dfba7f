"""Wrapping for languages with and without spaces, and hanging indents."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from itertools import pairwise

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text as Line

INDENT = 2
_NEVER_FIRST = "、。，．・：；？！）」』】〕”’…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
_NEVER_LAST = "（「『【〔“‘"
_NARROWEST = 8


def wrap_indented(line: Line, console: Console, hang: int = 0) -> Line:
    """Return the line indented and wrapped; rows after the first are indented by `hang` more."""
    width = max(_NARROWEST, console.width - INDENT - 1)
    rows = wrap(line, width, min(hang, width // 2))
    return Line("\n").join([Line(" " * INDENT).append_text(row) for row in rows])


def wrap_units(
    head: Line, units: Sequence[Line], gap: str, console: Console, hang: int = 0
) -> Line:
    """Return a head and units, indented and wrapped between units where possible."""
    width = max(_NARROWEST, console.width - INDENT - 1)
    rows = [head.copy()]
    fresh = True
    for unit in units:
        if fresh or rows[-1].cell_len + cell_len(gap) + unit.cell_len <= width:
            rows[-1].append("" if fresh else gap, style="dim").append_text(unit)
        else:
            rows.append(Line(" " * hang).append_text(unit))
        fresh = False
    fitted = [part for row in rows for part in wrap(row, width, hang)]
    return Line("\n").join([Line(" " * INDENT).append_text(row) for row in fitted])


def wrap(line: Line, width: int, hang: int = 0) -> list[Line]:
    """Return the rows of a line, none wider than `width`."""
    cuts = _cuts(line.plain, width, hang)
    rows = line.divide(cuts)
    for row in rows:
        row.rstrip()
    return [
        row if number == 0 else Line(" " * hang).append_text(_lstrip(row))
        for number, row in enumerate(rows)
    ]


def _lstrip(row: Line) -> Line:
    blank = len(row.plain) - len(row.plain.lstrip(" "))
    return row[blank:] if blank else row


def _cuts(text: str, width: int, hang: int) -> list[int]:
    """Return where to break the text: after the last piece that fits, or inside a piece that is
    wider than a row.
    """
    cuts: list[int] = []
    used, room = 0, width
    for start, end in _pieces(text):
        if used and used + cell_len(text[start:end].rstrip(" ")) > room:
            cuts.append(start)
            used, room = 0, width - hang
        for place in range(start, end):
            size = cell_len(text[place])
            if used + size > room and text[place] != " ":
                cuts.append(place)
                used, room = 0, width - hang
            used += size
    return cuts


def _pieces(text: str) -> list[tuple[int, int]]:
    """Return the spans between places where a row may end."""
    ends = [place for place in range(1, len(text)) if _may_break(text[place - 1], text[place])]
    return list(pairwise([0, *ends, len(text)])) if text else []


def _may_break(before: str, after: str) -> bool:
    if before == " ":
        return after not in " ×"
    if after in _NEVER_FIRST or before in _NEVER_LAST:
        return False
    if _is_katakana(before) and _is_katakana(after):  # usually one word
        return False
    return _is_wide(before) or _is_wide(after)


def _is_katakana(letter: str) -> bool:
    return "ァ" <= letter <= "ー"


def _is_wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in ("W", "F")
