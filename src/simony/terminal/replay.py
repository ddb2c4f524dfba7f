"""Printing a saved game from the beginning."""

from __future__ import annotations

from rich.console import Console

from simony.core.event import SPECTATOR, Event
from simony.core.log import CHANCE, PLAY, Log
from simony.core.log.visibility import OMNISCIENT, describe_entry
from simony.core.scene import Scene
from simony.i18n.text import Arg
from simony.terminal.chronicle import Chronicle
from simony.terminal.render.renderer import Renderer
from simony.terminal.render.result import show_result
from simony.terminal.render.styles import HEAD, Highlighter
from simony.terminal.screen import Ask
from simony.terminal.translator import Translator


class Replay:
    """Prints a log as a chronicle for one viewer; with `ask` it waits after each step."""

    def __init__(
        self,
        log: Log,
        viewer: int,
        translator: Translator,
        console: Console,
        ask: Ask | None = None,
    ) -> None:
        self._log = log
        self._view_seat = SPECTATOR if viewer == OMNISCIENT else viewer
        self._translator = translator
        self._console = console
        self._ask = ask
        self._progress = ""
        self._highlighter = Highlighter(translator)
        self._renderer = Renderer(console, translator, self._highlighter)
        self._chronicle = Chronicle(log.game, viewer, translator, self._renderer, lambda: None)

    def run(self) -> int:
        self._begin()
        replayed = Log(self._log.game, self._log.names)
        scene = replayed.game.scene(replayed.state.view(self._view_seat))
        for entry in self._log.entries:
            self._heading(scene)
            events: list[Event] = []
            replayed.add(entry, events)
            scene = replayed.game.scene(replayed.state.view(self._view_seat))
            self._highlighter.learn(scene)
            self._chronicle.tell(events)
            if entry.kind not in (CHANCE, PLAY):
                self._chronicle.write(self._translator.translate(describe_entry(entry)))
            if not self._continues():
                return 0
        self._end()
        return 0

    def _begin(self) -> None:
        game = self._log.game
        self._renderer.print_text(self._translator.text_or(f"{game.key}-name", game.key), HEAD)
        options = " ".join(f"{key}={value}" for key, value in game.options.items())
        if options:
            self._renderer.print_text(self._translator.text("terminal-options", options=options))
        names: list[Arg] = [
            self._translator.localization.seat_name(seat, self._translator.names)
            for seat in range(game.seats)
        ]
        self._renderer.print_text(self._translator.text("terminal-players", names=names))

    def _heading(self, scene: Scene) -> None:
        """Print how far the game has come (a hand, a trick) whenever that changes."""
        progress = self._translator.translate(scene.facts[0]) if scene.facts else ""
        if progress != self._progress:
            self._console.print()
            self._renderer.print_text(progress, HEAD)
        self._progress = progress

    def _continues(self) -> bool:
        """Wait for Enter in step mode; False after ``q`` or the end of the input."""
        if self._ask is None:
            return True
        try:
            return self._ask(self._translator.text("terminal-step")).strip().casefold() != "q"
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            return False

    def _end(self) -> None:
        if self._log.over:
            show_result(self._log, self._translator, self._renderer, self._console)
            return
        self._renderer.draw_table(self._log.game.scene(self._log.state.view(self._view_seat)))
        self._renderer.print_text(self._translator.text("terminal-goes-on"))
