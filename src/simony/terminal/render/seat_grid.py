"""The grid of seats: one row per seat with roles, counters, piles and the card in the trick."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from simony.core.scene import Scene, SeatPanel, Zone
from simony.terminal.render.labels import (
    column_head,
    column_of,
    face,
    group_identical,
    in_brackets,
    label,
)
from simony.terminal.render.layout import INDENT, wrap_units
from simony.terminal.render.styles import NOW, QUIET
from simony.terminal.translator import Translator

WIDE_ENOUGH = 60
"""On a narrower console a seat is a line of words instead of a row."""


@dataclass(frozen=True)
class Column:
    head: str
    cells: dict[int, Line]
    is_number: bool


def seat_zones(scene: Scene) -> list[Zone]:
    """Return the zones that are drawn beside the seats."""
    return [zone for zone in scene.zones if _belongs_to_seat(zone) or _is_trick(zone)]


def _belongs_to_seat(zone: Zone) -> bool:
    return zone.seat is not None and zone.kind != "hand" and zone.id.endswith(f"-{zone.seat}")


def _is_trick(zone: Zone) -> bool:
    """Return whether a zone is a trick: each card belongs to a different seat."""
    seats = [item.seat for item in zone.items if item.kind == "card" and zone.kind != "pile"]
    return (
        zone.seat is None
        and bool(seats)
        and len(seats) == len(zone.items)
        and None not in seats
        and len(set(seats)) == len(seats)
    )


def draw_seats(
    scene: Scene, translator: Translator, console: Console
) -> tuple[list[RenderableType], list[Zone]]:
    """Return the rows and the zones drawn in them; tricks are included if there is room."""
    tricks = [zone for zone in seat_zones(scene) if zone.seat is None]
    before_seats = [zone for zone in seat_zones(scene) if zone.seat is not None]
    columns = [*_score_column(scene, translator), *_zone_columns(scene, translator)]
    if console.width < WIDE_ENOUGH:
        return [
            _seat_line(panel, columns, translator, console) for panel in scene.seats
        ], before_seats
    narrow, wide = (
        _grid(scene, [*columns, *more], translator, console)
        for more in ([], _trick_columns(tricks, scene, translator))
    )
    fits = console.measure(wide).maximum <= console.width - INDENT
    return [Padding(wide if fits else narrow, (0, 0, 0, INDENT), expand=False)], [
        *before_seats,
        *(tricks if fits else []),
    ]


def _grid(scene: Scene, columns: list[Column], translator: Translator, console: Console) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    for _ in range(3):
        grid.add_column(no_wrap=True)
    for column in columns:
        grid.add_column(
            column.head,
            justify="right" if column.is_number else "left",
            no_wrap=column.is_number,
            overflow="fold",
        )
    for panel in scene.seats:
        grid.add_row(*_seat_row(panel, columns, translator, console))
    return grid


def score_head(scene: Scene, translator: Translator) -> str:
    """Return the head of the score column: that of an equal counter, or points."""
    zone = _score_zone(scene)
    head = column_head(zone, translator) if zone is not None else ""
    return head or translator.text_or(f"{scene.game}-score", translator.text("terminal-score"))


def _score_zone(scene: Scene) -> Zone | None:
    """Return a zone of the first per-seat counter that equals the score."""
    scores = _scores(scene)
    counters: dict[str, dict[int, Zone]] = {}
    for zone in seat_zones(scene):
        if zone.kind == "counter" and zone.seat is not None:
            counters.setdefault(column_of(zone), {})[zone.seat] = zone
    same = [
        zones
        for zones in counters.values()
        if {seat: zone.amount for seat, zone in zones.items()} == scores
    ]
    return next(iter(same[0].values())) if same else None


def _scores(scene: Scene) -> dict[int, int]:
    return {panel.seat: panel.score for panel in scene.seats if panel.score is not None}


def _score_column(scene: Scene, translator: Translator) -> list[Column]:
    """Return the score column, or nothing without scores or if a counter shows the same."""
    scores = _scores(scene)
    if not scores or _score_zone(scene) is not None:
        return []
    return [
        Column(
            score_head(scene, translator),
            {seat: Line(str(score)) for seat, score in scores.items()},
            is_number=True,
        )
    ]


def _zone_columns(scene: Scene, translator: Translator) -> list[Column]:
    """Return counters first, then piles, then lists, in the same order for every viewer."""
    found: dict[str, list[Zone]] = {}
    for zone in seat_zones(scene):
        if zone.seat is not None:
            found.setdefault(column_of(zone), []).append(zone)
    order = ("counter", "pile")
    grouped = sorted(
        found.items(),
        key=lambda each: (
            order.index(each[1][0].kind) if each[1][0].kind in order else len(order),
            each[0],
        ),
    )
    return [_zone_column(zones, scene, translator) for _, zones in grouped]


def _zone_column(zones: list[Zone], scene: Scene, translator: Translator) -> Column:
    head = column_head(zones[0], translator)
    faces = {translator.translate(item.face) for zone in zones for item in zone.items}
    counted = bool(head) and len(faces) <= 1  # identical items are counted
    cells = {
        zone.seat: _cell(zone, head, scene, translator, counted=counted)
        for zone in zones
        if zone.seat is not None
    }
    if zones[0].kind == "pile" and scene.viewer not in cells:
        cells.update(_own_cards(scene))
    return Column(head, cells, is_number=counted or all(zone.amount is not None for zone in zones))


def _own_cards(scene: Scene) -> dict[int, Line]:
    """Return the size of the viewer's hand, for a column that counts the others' cards."""
    held: dict[int, int] = {}
    for zone in scene.zones:
        if zone.kind == "hand" and zone.seat is not None:
            held[zone.seat] = held.get(zone.seat, 0) + len(zone.items)
    return {seat: Line(str(count)) for seat, count in held.items()}


def _cell(zone: Zone, head: str, scene: Scene, translator: Translator, *, counted: bool) -> Line:
    if zone.amount is not None:
        content = Line(str(zone.amount))
    elif not zone.items:
        return Line(translator.text("terminal-none") if head else "", style=QUIET)
    elif counted:
        content = Line(str(len(zone.items)))
    else:
        content = Line(", ").join(
            [face(items, scene.game, translator) for items in group_identical(zone.items)]
        )
    return (
        content
        if head
        else Line(translator.text("terminal-labelled", label=label(zone, translator))).append_text(
            content
        )
    )


def _trick_columns(tricks: list[Zone], scene: Scene, translator: Translator) -> list[Column]:
    columns = []
    for zone in tricks:
        cells = {
            item.seat: face([item], scene.game, translator)
            for item in zone.items
            if item.seat is not None
        }
        columns.append(Column(label(zone, translator), cells, is_number=False))
    return columns


def _seat_row(
    panel: SeatPanel, columns: list[Column], translator: Translator, console: Console
) -> list[Line]:
    return [
        Line((">" if console.options.ascii_only else "▶") if panel.asked else " ", style=NOW),
        Line(
            translator.seat_label(panel.seat),
            style="bold" if panel.seat == translator.viewer else "",
        ),
        Line(_roles(panel, translator), style="italic"),
        *(column.cells.get(panel.seat, Line()) for column in columns),
    ]


def _roles(panel: SeatPanel, translator: Translator) -> str:
    return translator.localization.join_commas([translator.translate(role) for role in panel.roles])


def _seat_line(
    panel: SeatPanel, columns: list[Column], translator: Translator, console: Console
) -> RenderableType:
    mark, name, roles = _seat_row(panel, [], translator, console)
    line = Line().append_text(mark).append(" ").append_text(name)
    if roles.plain:
        line.append(in_brackets(roles.plain, translator))
    cells = [(column.head, column.cells.get(panel.seat, Line())) for column in columns]
    units = [
        Line().append(f"{head} " if head else "", style=QUIET).append_text(cell)
        for head, cell in cells
        if cell.plain
    ]
    return wrap_units(line.append(" "), units, " · ", console, hang=4)
