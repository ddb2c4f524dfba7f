"""The chronicle: one sentence per event, for one viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from simony.core.contract import Game
from simony.core.event import Event
from simony.core.log import CHANCE, PLAY, Log
from simony.core.log.visibility import describe_entry, is_visible
from simony.terminal.render.renderer import Renderer
from simony.terminal.translator import Translator

_RECALLED = 5


class Chronicle:
    """Prints a sentence for each event and remembers the sentences."""

    def __init__(
        self,
        game: Game,
        viewer: int,
        translator: Translator,
        renderer: Renderer,
        pace: Callable[[], None],
    ) -> None:
        self.told: list[str] = []
        self._game = game
        self._viewer = viewer
        self._translator = translator
        self._renderer = renderer
        self._pace = pace

    def tell(self, events: list[Event]) -> None:
        for event in events:
            if is_visible(event, self._viewer, self._game.seats):
                self.write(self._translator.translate(self._game.describe(event)))
                self._pace()

    def recall(self, log: Log) -> None:
        """Remember the events of a resumed game and print the last few."""
        for sentence in self._sentences(log):
            self.told.append(sentence)
        self.last(_RECALLED)

    def _sentences(self, log: Log) -> Iterator[str]:
        again = Log(log.game)
        for entry in log.entries:
            events: list[Event] = []
            again.add(entry, events)
            for event in events:
                if is_visible(event, self._viewer, self._game.seats):
                    yield self._translator.translate(self._game.describe(event))
            if entry.kind not in (CHANCE, PLAY):
                yield self._translator.translate(describe_entry(entry))

    def write(self, sentence: str) -> None:
        self.told.append(sentence)
        self._show(sentence)

    def last(self, count: int) -> None:
        """Print the last sentences, joining repeated ones."""
        repeated = [(sentence, len(list(same))) for sentence, same in groupby(self.told)]
        for sentence, times in repeated[-count:]:
            self._show(
                sentence
                if times == 1
                else self._translator.text("terminal-times", sentence=sentence, count=times)
            )

    def _show(self, sentence: str) -> None:
        self._renderer.print_text(f"{self._renderer.dot} {sentence}", hang=2)
