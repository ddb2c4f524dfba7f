"""How a game ended."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from simony.core.event import SPECTATOR
from simony.core.log import AGREED_END, RESIGN, TIME_OUT, Log
from simony.terminal.chronicle import outside
from simony.terminal.draw import Drawing
from simony.terminal.layout import INDENT
from simony.terminal.paint import NOW, QUIET
from simony.terminal.seats import score_head
from simony.terminal.voice import Voice


def show_result(log: Log, voice: Voice, drawing: Drawing, console: Console) -> None:
    """How it ended, and everybody's place and score."""
    viewer = SPECTATOR if voice.viewer is None else voice.viewer
    scene = log.game.scene(log.state.view(viewer))
    drawing.title(scene)
    if log.state.over():
        drawing.say(voice.say(scene.prompt), NOW)
        for fact in scene.facts[1:]:
            if "place" not in fact.args:  # the places are in the grid
                drawing.say(voice.say(fact))
    for entry in log.entries:
        if entry.kind in (AGREED_END, RESIGN, TIME_OUT):
            drawing.say(voice.say(outside(entry)))
    console.print(Padding(_standings(log, voice, score_head(scene, voice)), (0, 0, 0, INDENT), expand=False))


def _standings(log: Log, voice: Voice, head: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    grid.add_column("", justify="right")
    grid.add_column("")
    grid.add_column(head, justify="right")
    places, scores = log.places(), log.state.scores()
    for seat in sorted(range(log.game.seats), key=lambda each: (places[each], each)):
        style = NOW if places[seat] == 1 else ""
        grid.add_row(Line(f"{places[seat]}.", style=style), Line(voice.name(seat), style=style), Line(str(scores[seat])))
    return grid
