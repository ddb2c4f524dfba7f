"""The people and bots around one log: whose turn it is, what they do, what may be taken back.

Whoever is not the person is a function from a view to an action: nobody here gets more than a view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from simony.core.contract import Game, View
from simony.core.errors import IllegalAction
from simony.core.event import Event
from simony.core.log import CHANCE, PLAY, UNDO, Entry, Log
from simony.core.rng import Rng
from simony.i18n.text import Text

Decide = Callable[[View], int]
Advise = Callable[[View], tuple[int, Text]]
"""What to do, and why."""


class Party:
    """One person at a table with others."""

    def __init__(
        self,
        log: Log,
        seat: int,
        others: Mapping[int, Decide],
        rng: Rng,
        adviser: Advise | None = None,
    ) -> None:
        self.log = log
        self.seat = seat
        self.decided = 0
        """How many decisions the person has made since sitting down, undone ones included."""
        self._others = others
        self._rng = rng
        self._adviser = adviser

    @property
    def game(self) -> Game:
        return self.log.game

    def view(self) -> View:
        return self.log.state.view(self.seat)

    def until_asked(self) -> Iterator[list[Event]]:
        """Chance and the others act, one after another, until the person must decide or the game is
        over.
        """
        while not self.log.over:
            pending = self.log.state.pending_seats()
            waiting = [seat for seat in pending if seat in self._others]
            events: list[Event] = []
            if not pending:
                self.log.draw_chance(self._rng, events)
            elif waiting:
                # Others first: where choices are sealed nobody gains by it, and the person's own
                # stay the last, to be taken back.
                seat = waiting[0]
                self.log.play(seat, self._others[seat](self.log.state.view(seat)), events)
            else:
                return
            yield events

    def act(self, action: int) -> list[Event]:
        """The person acts; `IllegalAction` says why not."""
        events: list[Event] = []
        self.log.play(self.seat, action, events)
        self.decided += 1
        return events

    def advice(self) -> tuple[int, Text] | None:
        """What the adviser would do with what the person knows, and why."""
        return None if self._adviser is None else self._adviser(self.view())

    def undo(self) -> None:
        """Take back to the person's last decision: alone where nobody saw it, otherwise the others
        agree.

        Past a deal nobody does: the cards have been seen.
        """
        if self.log.undoable_count(self.seat) > 0:
            self.log.undo(self.seat, 1)
            return
        for count, entry in enumerate(reversed(live(self.log)), 1):
            if entry.kind == CHANCE:
                raise IllegalAction(
                    "terminal-undo-chance" if self._has_acted() else "terminal-undo-nothing"
                )
            if entry.seat == self.seat:
                self.log.undo(self.seat, count, agreed=True)
                return
        raise IllegalAction("terminal-undo-nothing")

    def resign(self) -> None:
        """The person gives up; the others, all bots, see no reason to go on."""
        self.log.resign(self.seat)
        if not self.log.over:
            self.log.agree_end()
        self.decided += 1

    def _has_acted(self) -> bool:
        return any(entry.kind == PLAY and entry.seat == self.seat for entry in live(self.log))


def live(log: Log) -> list[Entry]:
    """What seats and chance did and was not taken back."""
    found: list[Entry] = []
    for entry in log.entries:
        if entry.kind in (PLAY, CHANCE):
            found.append(entry)
        elif entry.kind == UNDO:
            del found[-entry.count :]
    return found
