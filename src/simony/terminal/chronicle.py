"""The chronicle: one sentence an event, as one viewer may hear it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from simony.core.contract import Game
from simony.core.event import Event
from simony.core.log import CHANCE, PLAY, Log
from simony.core.log.visibility import describe_entry, is_visible
from simony.terminal.render.renderer import Drawing
from simony.terminal.translator import Voice

_RECALLED = 5


class Chronicle:
    """Tells what happens, and remembers what was told."""

    def __init__(
        self, game: Game, viewer: int, voice: Voice, drawing: Drawing, pace: Callable[[], None]
    ) -> None:
        self.told: list[str] = []
        self._game = game
        self._viewer = viewer
        self._voice = voice
        self._drawing = drawing
        self._pace = pace

    def tell(self, events: list[Event]) -> None:
        for event in events:
            if is_visible(event, self._viewer, self._game.seats):
                self.write(self._voice.say(self._game.describe(event)))
                self._pace()

    def recall(self, log: Log) -> None:
        """Remember what happened in a game that is taken up again, and tell the last of it."""
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
                    yield self._voice.say(self._game.describe(event))
            if entry.kind not in (CHANCE, PLAY):
                yield self._voice.say(describe_entry(entry))

    def write(self, sentence: str) -> None:
        self.told.append(sentence)
        self._show(sentence)

    def last(self, count: int) -> None:
        """The last of what was told; the same sentence several times in a row is one."""
        repeated = [(sentence, len(list(same))) for sentence, same in groupby(self.told)]
        for sentence, times in repeated[-count:]:
            self._show(
                sentence
                if times == 1
                else self._voice.tell("terminal-times", sentence=sentence, count=times)
            )

    def _show(self, sentence: str) -> None:
        self._drawing.say(f"{self._drawing.dot} {sentence}", hang=2)
