"""The seats, one a row, with what lies before each: roles, counters, piles, the card in the
trick.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from simony.core.scene import Scene, SeatPanel, Zone
from simony.terminal.render.labels import alike, bracketed, column_head, column_of, face, label
from simony.terminal.render.layout import INDENT, flowing
from simony.terminal.render.styles import NOW, QUIET
from simony.terminal.translator import Voice

WIDE_ENOUGH = 60
"""Below so many columns a seat is a line of words instead of a row."""


@dataclass(frozen=True)
class Column:
    head: str
    cells: dict[int, Line]
    is_number: bool


def in_columns(scene: Scene) -> list[Zone]:
    """The zones that are drawn beside the seats."""
    return [zone for zone in scene.zones if _before_a_seat(zone) or _a_card_a_seat(zone)]


def _before_a_seat(zone: Zone) -> bool:
    return zone.seat is not None and zone.kind != "hand" and zone.id.endswith(f"-{zone.seat}")


def _a_card_a_seat(zone: Zone) -> bool:
    """A trick: every card is some seat's, no two the same seat's."""
    seats = [item.seat for item in zone.items if item.kind == "card" and zone.kind != "pile"]
    return (
        zone.seat is None
        and bool(seats)
        and len(seats) == len(zone.items)
        and None not in seats
        and len(set(seats)) == len(seats)
    )


def draw_seats(
    scene: Scene, voice: Voice, console: Console
) -> tuple[list[RenderableType], list[Zone]]:
    """The rows, and the zones drawn in them: a trick stands beside the seats where there is room
    for it.
    """
    tricks = [zone for zone in in_columns(scene) if zone.seat is None]
    before_seats = [zone for zone in in_columns(scene) if zone.seat is not None]
    columns = [*_score_column(scene, voice), *_zone_columns(scene, voice)]
    if console.width < WIDE_ENOUGH:
        return [_seat_line(panel, columns, voice, console) for panel in scene.seats], before_seats
    narrow, wide = (
        _grid(scene, [*columns, *more], voice, console)
        for more in ([], _trick_columns(tricks, scene, voice))
    )
    fits = console.measure(wide).maximum <= console.width - INDENT
    return [Padding(wide if fits else narrow, (0, 0, 0, INDENT), expand=False)], [
        *before_seats,
        *(tricks if fits else []),
    ]


def _grid(scene: Scene, columns: list[Column], voice: Voice, console: Console) -> Grid:
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
        grid.add_row(*_seat_row(panel, columns, voice, console))
    return grid


def score_head(scene: Scene, voice: Voice) -> str:
    """What the score is counted in: as the counter that shows the same, or points."""
    zone = _score_zone(scene)
    head = column_head(zone, voice) if zone is not None else ""
    return head or voice.or_else(f"{scene.game}-score", voice.tell("terminal-score"))


def _score_zone(scene: Scene) -> Zone | None:
    """The first of the counters, one before each seat, that say what the score says."""
    scores = _scores(scene)
    counters: dict[str, dict[int, Zone]] = {}
    for zone in in_columns(scene):
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


def _score_column(scene: Scene, voice: Voice) -> list[Column]:
    """The score, unless there is none, or a counter before each seat says the same."""
    scores = _scores(scene)
    if not scores or _score_zone(scene) is not None:
        return []
    return [
        Column(
            score_head(scene, voice),
            {seat: Line(str(score)) for seat, score in scores.items()},
            is_number=True,
        )
    ]


def _zone_columns(scene: Scene, voice: Voice) -> list[Column]:
    """Counters first, then piles, then what is listed, the same whoever looks."""
    found: dict[str, list[Zone]] = {}
    for zone in in_columns(scene):
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
    return [_zone_column(zones, scene, voice) for _, zones in grouped]


def _zone_column(zones: list[Zone], scene: Scene, voice: Voice) -> Column:
    head = column_head(zones[0], voice)
    faces = {voice.say(item.face) for zone in zones for item in zone.items}
    counted = bool(head) and len(faces) <= 1  # things that are all alike are counted
    cells = {
        zone.seat: _cell(zone, head, scene, voice, counted=counted)
        for zone in zones
        if zone.seat is not None
    }
    if zones[0].kind == "pile" and scene.viewer not in cells:
        cells.update(_own_cards(scene))
    return Column(head, cells, is_number=counted or all(zone.amount is not None for zone in zones))


def _own_cards(scene: Scene) -> dict[int, Line]:
    """How many the viewer holds, where the others' cards are counted and the viewer's are shown."""
    held: dict[int, int] = {}
    for zone in scene.zones:
        if zone.kind == "hand" and zone.seat is not None:
            held[zone.seat] = held.get(zone.seat, 0) + len(zone.items)
    return {seat: Line(str(count)) for seat, count in held.items()}


def _cell(zone: Zone, head: str, scene: Scene, voice: Voice, *, counted: bool) -> Line:
    if zone.amount is not None:
        content = Line(str(zone.amount))
    elif not zone.items:
        return Line(voice.tell("terminal-none") if head else "", style=QUIET)
    elif counted:
        content = Line(str(len(zone.items)))
    else:
        content = Line(", ").join([face(items, scene.game, voice) for items in alike(zone.items)])
    return (
        content
        if head
        else Line(voice.tell("terminal-labelled", label=label(zone, voice))).append_text(content)
    )


def _trick_columns(tricks: list[Zone], scene: Scene, voice: Voice) -> list[Column]:
    columns = []
    for zone in tricks:
        cells = {
            item.seat: face([item], scene.game, voice)
            for item in zone.items
            if item.seat is not None
        }
        columns.append(Column(label(zone, voice), cells, is_number=False))
    return columns


def _seat_row(
    panel: SeatPanel, columns: list[Column], voice: Voice, console: Console
) -> list[Line]:
    return [
        Line((">" if console.options.ascii_only else "▶") if panel.asked else " ", style=NOW),
        Line(voice.name(panel.seat), style="bold" if panel.seat == voice.viewer else ""),
        Line(_roles(panel, voice), style="italic"),
        *(column.cells.get(panel.seat, Line()) for column in columns),
    ]


def _roles(panel: SeatPanel, voice: Voice) -> str:
    return voice.words.join_commas([voice.say(role) for role in panel.roles])


def _seat_line(
    panel: SeatPanel, columns: list[Column], voice: Voice, console: Console
) -> RenderableType:
    mark, name, roles = _seat_row(panel, [], voice, console)
    line = Line().append_text(mark).append(" ").append_text(name)
    if roles.plain:
        line.append(bracketed(roles.plain, voice))
    cells = [(column.head, column.cells.get(panel.seat, Line())) for column in columns]
    units = [
        Line().append(f"{head} " if head else "", style=QUIET).append_text(cell)
        for head, cell in cells
        if cell.plain
    ]
    return flowing(line.append(" "), units, " · ", console, hang=4)
