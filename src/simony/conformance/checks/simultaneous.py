"""Where several seats decide at once, it does not matter whose choice arrives first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, permutations

from simony.conformance.playthrough import Spot, pick, replayed, shuffled, viewers, walk, who
from simony.core.contract import Game, State
from simony.core.rng import Rng

_AT = 6
_ORDERS = 8
_LONGEST_CHOICE = 40

_Plan = dict[int, list[int]]


def arrival_order(game: Game, seeds: Sequence[int]) -> None:
    """The choices of seats that are pending together give the same state and the same views in any
    order, and none closes another's.
    """
    for spot in _shared_spots(game, seeds):
        rng = spot.rng("order")
        plan = {seat: _choice(spot.state, seat, rng) for seat in spot.state.pending_seats()}
        first: State | None = None
        for order in _orders(rng, plan):
            state = _played(spot, plan, order)
            first = state if first is None else first
            _same(spot, first, state, order)


def _shared_spots(game: Game, seeds: Sequence[int]) -> Iterator[Spot]:
    for seed in seeds:
        one = walk(game, seed)
        numbers = [
            number
            for number, mark in enumerate(one.marks)
            if mark and isinstance(mark[0], int) and mark[0] > 1
        ]
        yield from replayed(one, shuffled(Rng(f"{seed} sealed"), numbers)[:_AT])


def _choice(state: State, seat: int, rng: Rng) -> list[int]:
    """What the seat does, nobody else acting, until it is not asked any more."""
    state = state.copy()
    actions: list[int] = []
    while state.pending() >> seat & 1 and len(actions) < _LONGEST_CHOICE:
        actions.append(pick(rng, state.legal(seat)))
        state.apply(seat, actions[-1])
    return actions


def _orders(rng: Rng, plan: _Plan) -> Iterator[list[int]]:
    """Seats one after the other in several orders, and all mixed up."""
    for seats in islice(permutations(plan), _ORDERS):
        yield [seat for seat in seats for _ in plan[seat]]
    for _ in range(_ORDERS):
        yield shuffled(rng, [seat for seat in plan for _ in plan[seat]])


def _played(spot: Spot, plan: _Plan, order: list[int]) -> State:
    state = spot.state.copy()
    left = {seat: list(actions) for seat, actions in plan.items()}
    for seat in order:
        action = left[seat].pop(0)
        if action not in state.legal(seat):
            done = [each for each in plan if each != seat and len(left[each]) < len(plan[each])]
            spot.fail(
                f"{who(seat)} was asked together with {sorted(plan)}, but after seats {done} acted it may no longer take"
                f" action {action} ({spot.game.notation(action)}): choices that are open together must not depend on who is first"
            )
        state.apply(seat, action)
    return state


def _same(spot: Spot, first: State, state: State, order: list[int]) -> None:
    if state.to_bytes() != first.to_bytes():
        one, other = first.record(), state.record()
        differ = "; ".join(
            f"{name} is {one[name]} or {other[name]}"
            for name in one
            if one[name] != other.get(name)
        )
        spot.fail(
            f"the same sealed choices give another state when they arrive in the order of seats {order}: {differ}"
        )
    for viewer in viewers(spot.game):
        if state.view(viewer).to_bytes() != first.view(viewer).to_bytes():
            spot.fail(
                f"the same sealed choices look different to {who(viewer)} when they arrive in the order of seats {order}"
            )
