"""When several seats decide at once, the order of their choices does not matter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, permutations

from simony.conformance.playthrough import (
    Position,
    pick,
    play_through,
    replay_positions,
    shuffled,
    viewer_name,
    viewers,
)
from simony.core.contract import Game, State
from simony.core.rng import Rng

_AT = 6
_ORDERS = 8
_LONGEST_CHOICE = 40

_Plan = dict[int, list[int]]


def arrival_order(game: Game, seeds: Sequence[int]) -> None:
    """Choices of seats that are pending together give the same state and views in any order, and
    none makes another illegal.
    """
    for position in _shared_positions(game, seeds):
        rng = position.rng("order")
        plan = {seat: _choice(position.state, seat, rng) for seat in position.state.pending_seats()}
        first: State | None = None
        for order in _orders(rng, plan):
            state = _played(position, plan, order)
            first = state if first is None else first
            _same(position, first, state, order)


def _shared_positions(game: Game, seeds: Sequence[int]) -> Iterator[Position]:
    for seed in seeds:
        playthrough = play_through(game, seed)
        numbers = [
            number
            for number, mark in enumerate(playthrough.marks)
            if mark and isinstance(mark[0], int) and mark[0] > 1
        ]
        yield from replay_positions(playthrough, shuffled(Rng(f"{seed} sealed"), numbers)[:_AT])


def _choice(state: State, seat: int, rng: Rng) -> list[int]:
    """Return random actions of the seat until it is no longer pending, while no other seat acts."""
    state = state.copy()
    actions: list[int] = []
    while state.pending() >> seat & 1 and len(actions) < _LONGEST_CHOICE:
        actions.append(pick(rng, state.legal(seat)))
        state.apply(seat, actions[-1])
    return actions


def _orders(rng: Rng, plan: _Plan) -> Iterator[list[int]]:
    """Yield orders of arrival: seat after seat, and mixed."""
    for seats in islice(permutations(plan), _ORDERS):
        yield [seat for seat in seats for _ in plan[seat]]
    for _ in range(_ORDERS):
        yield shuffled(rng, [seat for seat in plan for _ in plan[seat]])


def _played(position: Position, plan: _Plan, order: list[int]) -> State:
    state = position.state.copy()
    left = {seat: list(actions) for seat, actions in plan.items()}
    for seat in order:
        action = left[seat].pop(0)
        if action not in state.legal(seat):
            done = [each for each in plan if each != seat and len(left[each]) < len(plan[each])]
            position.fail(
                f"{viewer_name(seat)} was pending together with {sorted(plan)}, but after seats "
                f"{done} acted it may no longer take"
                f" action {action} ({position.game.notation(action)}): simultaneous choices must "
                "not depend on who is first"
            )
        state.apply(seat, action)
    return state


def _same(position: Position, first: State, state: State, order: list[int]) -> None:
    if state.to_bytes() != first.to_bytes():
        one, other = first.record(), state.record()
        differ = "; ".join(
            f"{name} is {one[name]} or {other[name]}"
            for name in one
            if one[name] != other.get(name)
        )
        position.fail(
            "the same sealed choices give another state when they arrive in the order of seats "
            f"{order}: {differ}"
        )
    for viewer in viewers(position.game):
        if state.view(viewer).to_bytes() != first.view(viewer).to_bytes():
            position.fail(
                f"the same sealed choices look different to {viewer_name(viewer)} when they arrive "
                f"in the order of seats {order}"
            )
