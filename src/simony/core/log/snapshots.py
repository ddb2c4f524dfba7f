"""Copies of a game's state on the way to the present one, so that an undo replays a few entries and
not the whole game.
"""

from __future__ import annotations

from simony.core.contract import Game, State

SNAPSHOT_INTERVAL = 16
"""Entries between two snapshots: an undo replays fewer than this, besides the hidden entries of
others that it leaves standing.
"""


class Snapshots:
    """The state after every sixteenth entry that stands.

    Nobody changes a state kept here, so twins of a log share them.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._states: list[State] = []

    def copy(self) -> Snapshots:
        twin = Snapshots(self._game)
        twin._states = self._states[:]
        return twin

    def take_if_due(self, entries: int, state: State) -> None:
        """The game has come to `state` by this number of entries."""
        if entries == SNAPSHOT_INTERVAL * (len(self._states) + 1):
            self._states.append(state.copy())

    def rewind(self, entries: int) -> tuple[int, State]:
        """The last state after at most this number of entries, to be changed, and the number of its
        entries. Later ones are dropped.
        """
        del self._states[entries // SNAPSHOT_INTERVAL :]
        return SNAPSHOT_INTERVAL * len(self._states), self._states[
            -1
        ].copy() if self._states else self._game.new()
