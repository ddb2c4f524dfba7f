"""A saved game, told from the beginning."""

from __future__ import annotations

from rich.console import Console

from simony.core.event import SPECTATOR, Event
from simony.core.log import CHANCE, PLAY, Log
from simony.core.log.visibility import OMNISCIENT, describe_entry
from simony.core.scene import Scene
from simony.i18n.text import Arg
from simony.terminal.chronicle import Chronicle
from simony.terminal.render.renderer import Drawing
from simony.terminal.render.result import show_result
from simony.terminal.render.styles import HEAD, Painter
from simony.terminal.screen import Ask
from simony.terminal.translator import Voice


class Replay:
    """Tells a log as a chronicle, from one viewer's seat; with a function to ask, it waits after
    every step.
    """

    def __init__(
        self, log: Log, viewer: int, voice: Voice, console: Console, ask: Ask | None = None
    ) -> None:
        self._log = log
        self._eyes = SPECTATOR if viewer == OMNISCIENT else viewer
        self._voice = voice
        self._console = console
        self._ask = ask
        self._progress = ""
        self._painter = Painter(voice)
        self._drawing = Drawing(console, voice, self._painter)
        self._chronicle = Chronicle(log.game, viewer, voice, self._drawing, lambda: None)

    def run(self) -> int:
        self._begin()
        again = Log(self._log.game, self._log.names)
        scene = again.game.scene(again.state.view(self._eyes))
        for entry in self._log.entries:
            self._heading(scene)
            events: list[Event] = []
            again.add(entry, events)
            scene = again.game.scene(again.state.view(self._eyes))
            self._painter.learn(scene)
            self._chronicle.tell(events)
            if entry.kind not in (CHANCE, PLAY):
                self._chronicle.write(self._voice.say(describe_entry(entry)))
            if not self._goes_on():
                return 0
        self._end()
        return 0

    def _begin(self) -> None:
        game = self._log.game
        self._drawing.say(self._voice.or_else(f"{game.key}-name", game.key), HEAD)
        options = " ".join(f"{key}={value}" for key, value in game.options.items())
        if options:
            self._drawing.say(self._voice.tell("terminal-options", options=options))
        names: list[Arg] = [
            self._voice.words.seat_name(seat, self._voice.names) for seat in range(game.seats)
        ]
        self._drawing.say(self._voice.tell("terminal-players", names=names))

    def _heading(self, scene: Scene) -> None:
        """How far the game has come, whenever that changes: a hand, a trick."""
        progress = self._voice.say(scene.facts[0]) if scene.facts else ""
        if progress != self._progress:
            self._console.print()
            self._drawing.say(progress, HEAD)
        self._progress = progress

    def _goes_on(self) -> bool:
        """Wait for Enter, if asked to; ``q`` or the end of the input stops."""
        if self._ask is None:
            return True
        try:
            return self._ask(self._voice.tell("terminal-step")).strip().casefold() != "q"
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            return False

    def _end(self) -> None:
        if self._log.over:
            show_result(self._log, self._voice, self._drawing, self._console)
            return
        self._drawing.table(self._log.game.scene(self._log.state.view(self._eyes)))
        self._drawing.say(self._voice.tell("terminal-goes-on"))
