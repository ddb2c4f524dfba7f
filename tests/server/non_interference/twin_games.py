"""Twin games: two histories that one viewer cannot tell apart, planned for any game through the
contract alone.

A plan has stages. At each stage some seats decide; every seat except the viewer's has a sequence of
actions for each of the two worlds, the viewer has the same in both. Chance outcomes come in pairs
too. A plan ends where the worlds can no longer be kept alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from simony.conformance.playthrough import pick, shuffled
from simony.core.contract import Game, State
from simony.core.event import SPECTATOR, UNSEEN
from simony.core.rng import Rng

_PLANS = 4
_MAX_PLANS = 40
_LATEST = 16
_LONGEST_LINE = 12
_TRIES_OF_A_STAGE = 24
_TRIES_OF_A_LINE = 40
_TRIES_OF_AN_OUTCOME = 300
_EXCHANGES = 4
_BITS = 60

Pair = tuple[list[int], list[int]]
Stage = dict[int, Pair]
"""For each seat that decides: its actions in one world and in the other."""


@dataclass
class TwinPlan:
    """A plan for both worlds."""

    game: Game
    viewer: int
    outcomes: tuple[list[list[int]], list[list[int]]] = field(default_factory=lambda: ([], []))
    stages: list[Stage] = field(default_factory=list)
    differing: int = 0
    """Number of stages at which what is hidden from the viewer differed."""
    unequal: int = 0
    """Number of stages in which somebody took more hidden steps in one world than in the other."""
    over: bool = False

    def line(self, seat: int, world: int) -> list[int]:
        """Return everything a seat does in one of the worlds."""
        return [action for stage in self.stages if seat in stage for action in stage[seat][world]]


def plan_twins(game: Game, viewer: int, seed: str, stages: int) -> TwinPlan:
    """Return a plan of at most `stages` stages, or until the worlds first differ: the longest
    of a few, since some end early or never differ.
    """
    plans: list[TwinPlan] = []
    for attempt in range(_MAX_PLANS):
        plans.append(_Planner(game, viewer, f"{seed} {attempt}").plan(stages))
        if len(plans) >= _PLANS and any(plan.differing for plan in plans):
            break
    return max(plans, key=lambda plan: plan.differing + 2 * plan.unequal)


class _Planner:
    def __init__(self, game: Game, viewer: int, seed: str) -> None:
        self._viewer = viewer
        self._rng = Rng(f"twins {game.key} {game.seats} {viewer} {seed}")
        self._worlds = (game.new(), game.new())
        self._found = TwinPlan(game, viewer)

    def plan(self, stages: int) -> TwinPlan:
        while self._chance() and not self._is_long_enough(stages) and not self._worlds[0].over():
            if not self._stage():
                self._stage(without=1)
                break
        self._found.over = self._worlds[0].over()
        return self._found

    def _is_long_enough(self, stages: int) -> bool:
        """Some games begin with public actions."""
        return len(self._found.stages) >= (stages if self._found.differing else _LATEST)

    # --- chance -----------------------------------------------------------------------------------

    def _chance(self) -> bool:
        """Plan what chance does now. If it cannot look the same in both worlds, the stage
        before is dropped.
        """
        while not self._worlds[0].over() and not self._worlds[0].pending():
            if not self._draw():
                self._found.stages.pop()
                return False
        return True

    def _draw(self) -> bool:
        one, other = self._worlds
        outcome = one.draw(self._rng)
        wanted = one.observed_chance(self._viewer, outcome)
        twin = next(
            (
                drawn
                for drawn in (outcome, *(other.draw(self._rng) for _ in range(50)))
                if self._alike(drawn, wanted)
            ),
            None,
        )
        if twin is None:
            return False
        twin = self._exchanged(twin, wanted)
        for world, each, drawn in zip(
            self._worlds, (outcome, twin), self._found.outcomes, strict=True
        ):
            world.apply_chance(each)
            drawn.append(each)
        return True

    def _alike(self, outcome: list[int], wanted: int) -> bool:
        other = self._worlds[1]
        return (
            other.is_possible_outcome(outcome)
            and other.observed_chance(self._viewer, outcome) == wanted
        )

    def _exchanged(self, outcome: list[int], wanted: int) -> list[int]:
        """Return the outcome with a few hidden pieces exchanged. Outcomes are rows of
        numbers, and sets of pieces are packed into them.
        """
        left = 1 + self._rng.below(_EXCHANGES)
        for _ in range(_TRIES_OF_AN_OUTCOME):
            tried = self._changed(outcome)
            if tried != outcome and self._alike(tried, wanted):
                outcome = tried
                left -= 1
                if left == 0:
                    break
        return outcome

    def _changed(self, outcome: list[int]) -> list[int]:
        """Exchange two numbers, a piece of one for a piece of another, or a piece for one
        that nobody has.
        """
        rng, tried = self._rng, list(outcome)
        here, there = rng.below(len(tried)), rng.below(len(tried))
        given = pick(rng, _bits(tried[here]) or [0])
        got = pick(rng, _bits(tried[there]) or [0])
        match rng.below(4):
            case 0:
                tried[here], tried[there] = tried[there], tried[here]
            case 1:
                tried[here] += (1 << rng.below(_BITS)) - (1 << given)
            case _:
                tried[here] += (1 << got) - (1 << given)
                tried[there] += (1 << given) - (1 << got)
        return tried

    # --- what seats do ----------------------------------------------------------------------------

    def _stage(self, without: int = 0) -> bool:
        """Let everybody decide who has to; `without` the last, so that sealed choices are not
        revealed.
        """
        for _ in range(_TRIES_OF_A_STAGE):
            worlds = (self._worlds[0].copy(), self._worlds[1].copy())
            assert worlds[0].pending() == worlds[1].pending(), "the viewer knows who is asked"
            seats = shuffled(self._rng, worlds[0].pending_seats())
            stage = self._try(worlds, seats[without:])
            if stage:
                self._take(worlds, stage)
                return True
        return False

    def _take(self, worlds: tuple[State, State], stage: Stage) -> None:
        one, other = worlds
        assert one.view(self._viewer).to_bytes() == other.view(self._viewer).to_bytes(), (
            "equal keys, equal views"
        )
        self._worlds = worlds
        self._found.stages.append(stage)
        self._found.differing += one.position_bytes() != other.position_bytes()
        self._found.unequal += any(len(first) != len(second) for first, second in stage.values())

    def _try(self, worlds: tuple[State, State], seats: Sequence[int]) -> Stage | None:
        stage: Stage = {}
        for seat in seats:
            pair = self._own_line(worlds) if seat == self._viewer else self._pair(worlds, seat)
            if pair is None:
                return None
            stage[seat] = pair
        return stage

    def _own_line(self, worlds: tuple[State, State]) -> Pair | None:
        """Plan actions of the viewer, the same in both worlds."""
        viewer, line = self._viewer, list[int]()
        for _ in range(_LONGEST_LINE):
            action = pick(self._rng, worlds[0].legal(viewer))
            keys = [world.observed(viewer, viewer, action) for world in worlds]
            shown = worlds[0].observed(SPECTATOR, viewer, action) != UNSEEN
            if keys[0] != keys[1]:
                return None
            line.append(action)
            for world in worlds:
                world.apply(viewer, action)
            if shown or not worlds[0].pending() >> viewer & 1:
                return line, line
        return None

    def _pair(self, worlds: tuple[State, State], seat: int) -> Pair | None:
        """Plan actions for one world, and others for the other that look the same to the viewer."""
        one, other = worlds
        shared = set(other.legal(seat)) if self._rng.below(4) else set[int]()
        first = self._line(one, seat, lambda state: self._choose(state, seat, shared))
        if first is None:
            return None
        for _ in range(_TRIES_OF_A_LINE):
            second = self._line(other, seat, _Follower(self._rng, seat, first[0]))
            if second is not None and second[1] == first[1]:
                for world, (line, _) in zip(worlds, (first, second), strict=True):
                    _play(world, seat, line)
                return first[0], second[0]
        return None

    def _choose(self, state: State, seat: int, shared: set[int]) -> int:
        """Choose an action; if possible, one that is legal in both worlds."""
        legal = state.legal(seat)
        return pick(self._rng, [action for action in legal if action in shared] or legal)

    def _line(
        self, state: State, seat: int, choose: Callable[[State], int]
    ) -> tuple[list[int], int] | None:
        """Return what the seat does until the viewer sees it, and what the viewer sees."""
        state, line = state.copy(), list[int]()
        for _ in range(_LONGEST_LINE):
            action = choose(state)
            key = int(state.observed(self._viewer, seat, action))
            state.apply(seat, action)
            line.append(action)
            if key != UNSEEN or not state.pending() >> seat & 1:
                return line, key
        return None


class _Follower:
    """Chooses mostly as another did, sometimes at random."""

    def __init__(self, rng: Rng, seat: int, line: Sequence[int]) -> None:
        self._rng = rng
        self._seat = seat
        self._left = list(line)
        self._faithful = pick(rng, (2, 4, 8, 100))

    def __call__(self, state: State) -> int:
        legal = state.legal(self._seat)
        if self._left and self._left[0] in legal and self._rng.below(self._faithful) > 0:
            return self._left.pop(0)
        action = pick(self._rng, legal)
        if (
            self._left
            and len(legal) > 2
            and state.observed(SPECTATOR, self._seat, action) == UNSEEN
            and self._rng.below(2)
        ):
            self._left.pop(0)
        return action


def _play(state: State, seat: int, line: Sequence[int]) -> None:
    for action in line:
        state.apply(seat, action)


def _bits(number: int) -> list[int]:
    return [bit for bit in range(_BITS) if number >> bit & 1]
