"""The cost of an undo, counted in calls of the rules.

Row 4 of the attacks on the server was a log whose every undo replayed the game.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from simony.core.contract import Game, State
from simony.core.log import CHANCE, Log
from simony.core.log.snapshots import SNAPSHOT_INTERVAL
from simony.core.rng import Rng
from simony.registry import open_game


class CountedState:
    """A state that counts how often the rules are applied to it and to its copies."""

    def __init__(self, state: State, calls: Counter[str]) -> None:
        self._state, self._calls = state, calls

    def copy(self) -> CountedState:
        self._calls["copy"] += 1
        return CountedState(self._state.copy(), self._calls)

    def apply(self, *args: Any) -> None:
        self._calls["step"] += 1
        self._state.apply(*args)

    def apply_chance(self, *args: Any) -> None:
        self._calls["step"] += 1
        self._state.apply_chance(*args)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._state, name)


class CountedGame:
    """A game whose states are counted."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.calls = Counter[str]()

    def new(self) -> CountedState:
        return CountedState(self._game.new(), self.calls)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def counted(key: str) -> tuple[Log, Counter[str]]:
    game = CountedGame(open_game(key, 4))
    return Log(cast(Game, game)), game.calls


def go_on(log: Log, entries: int) -> None:
    """Make this number of random entries."""
    rng = Rng(f"{len(log.entries)}")
    for _ in range(entries):
        if log.state.pending() == 0:
            log.draw_chance(rng)
        else:
            seat = log.state.pending_seats()[0]
            legal = log.state.legal(seat)
            log.play(seat, legal[rng.below(len(legal))])


def steps_of(log: Log, calls: Counter[str], *, seat: int, count: int, agreed: bool) -> int:
    before = calls["step"]
    log.undo(seat, count, agreed=agreed)
    return calls["step"] - before


def by_entries(log: Log) -> State:
    """Return the state after all entries that were not undone, from the first one on."""
    bare = Log(log.game)
    for entry, _ in log._live:
        bare.add(entry)
    return bare.state


def test_row_4_an_undo_replays_a_few_entries_however_long_the_game_is() -> None:
    log, calls = counted("indulgence")
    for _ in range(12):
        go_on(log, 25)
        assert steps_of(log, calls, seat=0, count=3, agreed=True) < SNAPSHOT_INTERVAL
    assert log.live_count == 12 * 22


def test_row_4_an_undo_of_hidden_steps_replays_a_few_entries() -> None:
    log, calls = counted("dogma")
    undone = 0
    while undone < 50:
        go_on(log, 5)
        seat = next((seat for seat in range(4) if log.undoable_count(seat) > 1), None)
        if seat is not None:
            undone += 1
            assert steps_of(log, calls, seat=seat, count=1, agreed=False) < SNAPSHOT_INTERVAL


def test_row_4_a_chain_of_undos_costs_no_more_than_its_length() -> None:
    """Undo across a boundary between two snapshots, where it costs the most."""
    log, calls = counted("indulgence")
    go_on(log, 10 * SNAPSHOT_INTERVAL)
    calls.clear()
    rounds = 200
    for _ in range(rounds):
        log.undo(0, 1, agreed=True)
        go_on(log, 1)
    assert calls["step"] <= rounds * SNAPSHOT_INTERVAL + rounds
    assert calls["copy"] <= 2 * rounds


def test_row_4_snapshots_give_the_same_state_as_all_entries() -> None:
    log, rng = Log(open_game("dogma", 4)), Rng("undo")
    for _ in range(120):
        go_on(log, 1 + rng.below(20))
        log.undo(0, 1 + rng.below(min(40, log.live_count)), agreed=True)
        assert log.state.to_bytes() == by_entries(log).to_bytes()


def test_row_4_copies_of_a_log_share_snapshots_independently() -> None:
    log, calls = counted("indulgence")
    go_on(log, 100)
    calls.clear()
    twin = log.copy()
    assert calls == {"copy": 1}
    twin.undo(0, 60, agreed=True)
    go_on(twin, 70)
    assert steps_of(log, calls, seat=0, count=1, agreed=True) < SNAPSHOT_INTERVAL
    assert log.state.to_bytes() == by_entries(log).to_bytes()
    assert twin.state.to_bytes() == by_entries(twin).to_bytes()


def test_row_4_draws_are_counted_without_a_search() -> None:
    log, _ = counted("indulgence")
    go_on(log, 80)
    log.undo(0, 30, agreed=True)
    go_on(log, 40)
    assert log.draws == log.copy().draws == sum(entry.kind == CHANCE for entry in log.entries)


def test_row_5_a_log_counts_the_draws_that_were_undone_after_somebody_saw_them() -> None:
    log, _ = counted("dogma")
    go_on(log, 1)
    assert (log.entries_since_draw(), log.redeals) == (0, 0)
    go_on(log, 4)
    assert log.entries_since_draw() == 4
    log.undo(0, 4, agreed=True)
    assert log.redeals == 0
    log.undo(0, 1, agreed=True)
    go_on(log, 1)
    assert (log.redeals, log.copy().redeals, log.draws) == (1, 1, 2)
