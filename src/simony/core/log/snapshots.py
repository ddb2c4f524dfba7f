"""Copies of earlier states, so that an undo replays a few entries and not the whole game."""

from __future__ import annotations

from simony.core.contract import Game, State

SNAPSHOT_INTERVAL = 16
"""Entries between two snapshots: an undo replays fewer than this, plus the hidden entries of others
that remain.
"""


class Snapshots:
    """The state after every sixteenth live entry. These states never change: copies of a log share
    them.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._states: list[State] = []

    def copy(self) -> Snapshots:
        twin = Snapshots(self._game)
        twin._states = self._states[:]
        return twin

    def take_if_due(self, entries: int, state: State) -> None:
        """Keep a copy of the state after this number of entries, if one is due."""
        if entries == SNAPSHOT_INTERVAL * (len(self._states) + 1):
            self._states.append(state.copy())

    def rewind(self, entries: int) -> tuple[int, State]:
        """Drop later snapshots; return the number of entries of the last one left, and a copy of
        its state.
        """
        del self._states[entries // SNAPSHOT_INTERVAL :]
        state = self._states[-1].copy() if self._states else self._game.new()
        return SNAPSHOT_INTERVAL * len(self._states), state
