"""Printing the result of a game."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from simony.core.event import SPECTATOR
from simony.core.log import AGREED_END, RESIGN, TIME_OUT, Log
from simony.core.log.visibility import describe_entry
from simony.core.scene import Scene
from simony.i18n.text import SeatName, Text
from simony.terminal.render.layout import INDENT
from simony.terminal.render.renderer import Renderer
from simony.terminal.render.seat_grid import score_head
from simony.terminal.render.styles import NOW, QUIET
from simony.terminal.translator import Translator


def show_result(log: Log, translator: Translator, renderer: Renderer, console: Console) -> None:
    """Print how the game ended, and the place and score of each player."""
    viewer = SPECTATOR if translator.viewer is None else translator.viewer
    scene = log.game.scene(log.state.view(viewer))
    renderer.draw_title(scene)
    by_rules = log.state.over() and log.places() == log.state.places()
    if by_rules:
        renderer.print_text(translator.translate(scene.prompt), NOW)
    if log.state.over():
        for fact in scene.facts[1:]:
            if "place" not in fact.args:  # the places are in the grid
                renderer.print_text(translator.translate(fact))
    for entry in log.entries:
        if entry.kind in (AGREED_END, RESIGN, TIME_OUT):
            renderer.print_text(translator.translate(describe_entry(entry)))
    if not by_rules:
        renderer.print_text(translator.translate(_won(log.places())), NOW)
    console.print(
        Padding(
            _standings(log, translator, score_head(scene, translator)),
            (0, 0, 0, INDENT),
            expand=False,
        )
    )
    for text in _explanations(log, scene, translator, by_rules=by_rules):
        renderer.print_text(translator.translate(text))


def _won(places: list[int]) -> Text:
    winners = [SeatName(seat) for seat, place in enumerate(places) if place == 1]
    return (
        Text("terminal-won", who=winners[0])
        if len(winners) == 1
        else Text("terminal-won-shared", winners=[*winners])
    )


def _places_follow_scores(log: Log) -> bool:
    """Return whether places follow from scores alone, among those who did not resign."""
    gone = {entry.seat for entry in log.entries if entry.kind in (RESIGN, TIME_OUT)}
    places, scores = log.places(), log.state.scores()
    staying = [seat for seat in range(log.game.seats) if seat not in gone]
    return all(
        (places[one] < places[other]) == (scores[one] > scores[other])
        for one in staying
        for other in staying
    )


def _explanations(log: Log, scene: Scene, translator: Translator, *, by_rules: bool) -> list[Text]:
    """Return texts that explain places which do not follow from the scores."""
    if not by_rules:
        follows = _places_follow_scores(log)
        return (
            []
            if follows
            else [Text("terminal-same-score", score=score_head(scene, translator), game=scene.game)]
        )
    rules = {text.key for text in log.game.rules()}
    particular = [text for text in scene.about if text.key not in rules]
    return particular or ([] if _places_follow_scores(log) else list(scene.about))


def _standings(log: Log, translator: Translator, head: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    grid.add_column("", justify="right")
    grid.add_column("")
    grid.add_column(head, justify="right")
    places, scores = log.places(), log.state.scores()
    for seat in sorted(range(log.game.seats), key=lambda each: (places[each], each)):
        style = NOW if places[seat] == 1 else ""
        grid.add_row(
            Line(f"{places[seat]}.", style=style),
            Line(translator.seat_label(seat), style=style),
            Line(str(scores[seat])),
        )
    return grid
