"""How a game ended."""

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
from simony.terminal.render.renderer import Drawing
from simony.terminal.render.seat_grid import score_head
from simony.terminal.render.styles import NOW, QUIET
from simony.terminal.translator import Voice


def show_result(log: Log, voice: Voice, drawing: Drawing, console: Console) -> None:
    """How it ended, and everybody's place and score."""
    viewer = SPECTATOR if voice.viewer is None else voice.viewer
    scene = log.game.scene(log.state.view(viewer))
    drawing.title(scene)
    by_rules = log.state.over() and log.places() == log.state.places()
    if by_rules:
        drawing.say(voice.say(scene.prompt), NOW)
    if log.state.over():
        for fact in scene.facts[1:]:
            if "place" not in fact.args:  # the places are in the grid
                drawing.say(voice.say(fact))
    for entry in log.entries:
        if entry.kind in (AGREED_END, RESIGN, TIME_OUT):
            drawing.say(voice.say(describe_entry(entry)))
    if not by_rules:
        drawing.say(voice.say(_won(log.places())), NOW)
    console.print(
        Padding(_standings(log, voice, score_head(scene, voice)), (0, 0, 0, INDENT), expand=False)
    )
    for text in _why(log, scene, voice, by_rules=by_rules):
        drawing.say(voice.say(text))


def _won(places: list[int]) -> Text:
    winners = [SeatName(seat) for seat, place in enumerate(places) if place == 1]
    return (
        Text("terminal-won", who=winners[0])
        if len(winners) == 1
        else Text("terminal-won-shared", winners=[*winners])
    )


def _plain_from_scores(log: Log) -> bool:
    """Whether more points are a better place and the same points the same, among those who did not
    give up.
    """
    gone = {entry.seat for entry in log.entries if entry.kind in (RESIGN, TIME_OUT)}
    places, scores = log.places(), log.state.scores()
    staying = [seat for seat in range(log.game.seats) if seat not in gone]
    return all(
        (places[one] < places[other]) == (scores[one] > scores[other])
        for one in staying
        for other in staying
    )


def _why(log: Log, scene: Scene, voice: Voice, *, by_rules: bool) -> list[Text]:
    """What the scores do not say about the places: in the game's words about its end, or where to
    read it.
    """
    if not by_rules:
        plain = _plain_from_scores(log)
        return (
            []
            if plain
            else [Text("terminal-same-score", score=score_head(scene, voice), game=scene.game)]
        )
    rules = {text.key for text in log.game.rules()}
    particular = [text for text in scene.about if text.key not in rules]
    return particular or ([] if _plain_from_scores(log) else list(scene.about))


def _standings(log: Log, voice: Voice, head: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    grid.add_column("", justify="right")
    grid.add_column("")
    grid.add_column(head, justify="right")
    places, scores = log.places(), log.state.scores()
    for seat in sorted(range(log.game.seats), key=lambda each: (places[each], each)):
        style = NOW if places[seat] == 1 else ""
        grid.add_row(
            Line(f"{places[seat]}.", style=style),
            Line(voice.name(seat), style=style),
            Line(str(scores[seat])),
        )
    return grid
