"""A game of one person against bots: turns, undo and resigning.

A bot is a function from a view to an action, so that it gets nothing more than its view.
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
"""Returns an action and the reason for it."""


class LocalGame:
    """One person's game against bots."""

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
        self.decisions_made = 0
        """The person's decisions in this session, including undone ones."""
        self._others = others
        self._rng = rng
        self._adviser = adviser

    @property
    def game(self) -> Game:
        return self.log.game

    def view(self) -> View:
        return self.log.state.view(self.seat)

    def play_until_decision(self) -> Iterator[list[Event]]:
        """Let chance and the bots act until the person must decide or the game is over.

        Yields the events of each action.
        """
        while not self.log.over:
            pending = self.log.state.pending_seats()
            waiting = [seat for seat in pending if seat in self._others]
            events: list[Event] = []
            if not pending:
                self.log.draw_chance(self._rng, events)
            elif waiting:
                # Bots first: sealed choices reveal nothing to the person, whose own choice then
                # stays the last one and can be undone.
                seat = waiting[0]
                self.log.play(seat, self._others[seat](self.log.state.view(seat)), events)
            else:
                return
            yield events

    def act(self, action: int) -> list[Event]:
        """Let the person act. Raises `IllegalAction`."""
        events: list[Event] = []
        self.log.play(self.seat, action, events)
        self.decisions_made += 1
        return events

    def advice(self) -> tuple[int, Text] | None:
        """Return the adviser's action for the person's view, and the reason; None without one."""
        return None if self._adviser is None else self._adviser(self.view())

    def undo(self) -> None:
        """Undo back to the person's last decision; the bots agree if they saw it.

        A deal cannot be undone: the cards have been seen.
        """
        if self.log.undoable_count(self.seat) > 0:
            self.log.undo(self.seat, 1)
            return
        for count, entry in enumerate(reversed(effective_entries(self.log)), 1):
            if entry.kind == CHANCE:
                raise IllegalAction(
                    "terminal-undo-chance" if self._has_acted() else "terminal-undo-nothing"
                )
            if entry.seat == self.seat:
                self.log.undo(self.seat, count, agreed=True)
                return
        raise IllegalAction("terminal-undo-nothing")

    def resign(self) -> None:
        """Resign for the person; the bots agree to end the game."""
        self.log.resign(self.seat)
        if not self.log.over:
            self.log.agree_end()
        self.decisions_made += 1

    def _has_acted(self) -> bool:
        return any(
            entry.kind == PLAY and entry.seat == self.seat for entry in effective_entries(self.log)
        )


def effective_entries(log: Log) -> list[Entry]:
    """Return the entries of seats and chance that were not undone."""
    found: list[Entry] = []
    for entry in log.entries:
        if entry.kind in (PLAY, CHANCE):
            found.append(entry)
        elif entry.kind == UNDO:
            del found[-entry.count :]
    return found
