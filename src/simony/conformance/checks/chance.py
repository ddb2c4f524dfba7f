"""Chance: drawn outcomes are possible, invalid ones are not, listed ones follow their weights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from simony.conformance.playthrough import (
    Position,
    play_through,
    replay_positions,
    sample_positions,
)
from simony.conformance.statistics import is_implausible
from simony.core.contract import DOUBLED, LOST, Game
from simony.core.log import CHANCE
from simony.core.rng import Rng

_CHANCE_AT = 4
_DRAWS = 5
_MOST_COUNTED = 24
_DRAWS_EACH = 60
_HUGE = (2**31, 2**61, 2**62 - 1, 2**63 - 1, -(2**63))
"""Numbers at the limits of an ``i64``."""


def chance(game: Game, seeds: Sequence[int]) -> None:
    """Every drawn outcome is possible; invalid ones raise nothing; every possible outcome can be
    applied; none is possible when it is not chance's turn.
    """
    for position in _chance_positions(game, seeds):
        for number in range(_DRAWS):
            outcome = position.state.draw(position.rng(f"draw {number}"))
            if outcome != position.state.draw(position.rng(f"draw {number}")):
                position.fail("draw() gives another outcome with the same generator")
            if not position.state.is_possible_outcome(outcome):
                position.fail(f"draw() gave {outcome}, but is_possible_outcome() is False")
        _check_invalid(position)
    for position in sample_positions(game, seeds, _CHANCE_AT, "not chance"):
        if position.state.pending() or position.state.over():
            for entry in position.playthrough.entries:
                if entry.kind == CHANCE and position.state.is_possible_outcome(list(entry.outcome)):
                    position.fail(
                        f"it is not chance's turn, yet is_possible_outcome({list(entry.outcome)}) "
                        "is True"
                    )


def _chance_positions(game: Game, seeds: Sequence[int]) -> Iterator[Position]:
    for seed in seeds:
        playthrough = play_through(game, seed)
        numbers = [
            number for number, entry in enumerate(playthrough.entries) if entry.kind == CHANCE
        ]
        yield from replay_positions(playthrough, numbers[:_CHANCE_AT])


def _check_invalid(position: Position) -> None:
    for outcome in [
        [],
        [0],
        [-1],
        [1, 2, 3],
        [0] * 100,
        *_spoilt(position.state.draw(position.rng("junk"))),
    ]:
        try:
            fits = position.state.is_possible_outcome(list(outcome))
        except Exception as error:  # noqa: BLE001  # whatever it is
            position.fail(
                f"is_possible_outcome() must accept any numbers, but {outcome} raises "
                f"{type(error).__name__}: {error}"
            )
        if fits:
            _check_applicable(position, outcome)


def _spoilt(outcome: list[int]) -> Iterator[list[int]]:
    """Yield variations of an outcome, most of them invalid."""
    yield outcome[:-1]
    yield [*outcome, 0]
    yield [*outcome, *outcome]
    yield outcome[::-1]
    for place, value in enumerate(outcome):
        for other in (value + 1, value - 1, -value, value ^ 1, 0, -1, -(2**62), *_HUGE):
            yield [*outcome[:place], other, *outcome[place + 1 :]]
        yield [*outcome[:place], *outcome[place + 1 :]]
        yield [*outcome[:place], outcome[0], *outcome[place + 1 :]]


def _check_applicable(position: Position, outcome: list[int]) -> None:
    """Check that a possible outcome can be applied."""
    twin = position.state.copy()
    try:
        twin.apply_chance(list(outcome))
    except Exception as error:  # noqa: BLE001  # whatever it is
        position.fail(
            f"is_possible_outcome({outcome}) is True, but apply_chance raises "
            f"{type(error).__name__}: {error}"
        )
    if {LOST, DOUBLED} & set(twin.pieces()):
        position.fail(
            f"is_possible_outcome({outcome}) is True, but then pieces are lost or in two places"
        )


def chance_outcomes(game: Game, seeds: Sequence[int]) -> None:
    """Listed outcomes are distinct, possible, and have positive weights; draw() gives only these,
    in proportion to their weights.
    """
    for position in _chance_positions(game, seeds):
        listed = position.state.chance_outcomes()
        if listed is not None:
            weights = {tuple(outcome): weight for outcome, weight in listed}
            _listed(position, listed, weights)
            _drawn(position, weights)


def _listed(
    position: Position, listed: list[tuple[list[int], int]], weights: dict[tuple[int, ...], int]
) -> None:
    if not listed or len(weights) != len(listed):
        position.fail(
            f"chance_outcomes() lists {len(listed)} outcomes, {len(weights)} of them distinct"
        )
    for outcome, weight in listed:
        if weight <= 0:
            position.fail(f"chance_outcomes() gives {outcome} the weight {weight}")
        if not position.state.is_possible_outcome(list(outcome)):
            position.fail(f"chance_outcomes() lists {outcome}, but is_possible_outcome() is False")


def _drawn(position: Position, weights: dict[tuple[int, ...], int]) -> None:
    rng = position.rng("drawn")
    counted = len(weights) <= _MOST_COUNTED
    found = Counter(
        tuple(position.state.draw(rng))
        for _ in range(_DRAWS_EACH * len(weights) if counted else _DRAWS_EACH)
    )
    strange = set(found) - set(weights)
    if strange:
        position.fail(f"draw() gave {list(min(strange))}, which chance_outcomes() does not list")
    if counted and is_implausible(found, weights):
        position.fail(
            f"draw() does not follow the weights of chance_outcomes(): {dict(found)} for {weights}"
        )


def draws(rng: Rng, position: Position, wanted: int) -> list[list[int]]:
    """Return some outcomes of chance: all if few are listed, otherwise some draws, and these with
    two entries exchanged where that is possible.
    """
    listed = position.state.chance_outcomes()
    if listed is not None and len(listed) <= _MOST_COUNTED:
        return [outcome for outcome, _ in listed]
    found: list[list[int]] = []
    for _ in range(wanted):
        outcome = position.state.draw(rng)
        found.append(outcome)
        found.extend(
            other
            for other in _exchanged(outcome)
            if position.state.is_possible_outcome(list(other))
        )
    return found


def _exchanged(outcome: list[int]) -> Iterator[list[int]]:
    for second in range(len(outcome)):
        for first in range(second):
            other = list(outcome)
            other[first], other[second] = other[second], other[first]
            yield other
