"""Findings in the terminal: a table, or one finding below another if the window is narrow."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from simony.lab.report.summary import SummaryRow
from simony.terminal.render.layout import INDENT
from simony.terminal.render.styles import HEAD, QUIET
from simony.terminal.screen import Screen
from simony.terminal.translator import Translator

MOST_ROWS = 40
NARROW = 76
"""Windows of fewer columns have no room for the table."""


def print_summary(
    screen: Screen,
    translator: Translator,
    title: str,
    heads: tuple[str, str],
    rows: Sequence[SummaryRow],
    *,
    only_real: bool,
) -> None:
    """Print the rows, which are sorted; with `only_real` the others are only counted.

    `heads` are the titles of the columns of both means.
    """
    screen.print(Line(title, style=HEAD))
    real = [row for row in rows if row.is_real]
    shown = (real if only_real else list(rows))[:MOST_ROWS]
    if shown:
        parts: list[RenderableType] = [_grid(shown, heads, translator)]
        if screen.width < NARROW:
            parts = [_stack(row) for row in shown]
        for part in parts:
            screen.print(Padding(part, (0, 0, 0, INDENT), expand=False))
    more = len(real if only_real else rows) - len(shown)
    sentences = []
    if more:
        sentences.append(translator.text("lab-summary-more", count=more))
    if not real:
        sentences.append(translator.text("lab-summary-none"))
    if len(rows) > len(real) and only_real:
        sentences.append(translator.text("lab-summary-rest", count=len(rows) - len(real)))
    if rows:
        sentences.append(translator.text("lab-summary-note"))
    for sentence in sentences:
        screen.print(Padding(Line(sentence, style=QUIET), (0, 0, 0, INDENT), expand=False))


def _grid(rows: Sequence[SummaryRow], heads: tuple[str, str], translator: Translator) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    grid.add_column(translator.text("lab-head-finding"), ratio=1, overflow="fold")
    for head in (*heads, translator.text("lab-head-difference")):
        grid.add_column(head, justify="right", max_width=17)
    grid.add_column(translator.text("lab-head-verdict"), max_width=8)
    for row in rows:
        cells = [_cell(*pair) for pair in (row.before, row.after, row.difference)]
        grid.add_row(Line(row.name), *cells, Line(row.verdict, style="" if row.is_real else QUIET))
    return grid


def _cell(value: str, between: str) -> Line:
    return Line(value + "\n").append(between, style=QUIET) if between else Line(value)


def _stack(row: SummaryRow) -> RenderableType:
    (before, _), (after, after_range), (size, between) = row.before, row.after, row.difference
    lines = Line(row.name)
    if row.before[1]:
        before = f"{before} ({row.before[1]})"
    lines.append(f"\n  {before} → {after} ({after_range})", style=QUIET)
    lines.append(f"\n  {size} ({between}): {row.verdict}", style="" if row.is_real else QUIET)
    return lines
