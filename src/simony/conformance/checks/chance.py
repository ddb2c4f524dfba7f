"""Chance: what is drawn fits, junk does not, and listed outcomes come as often as they should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from simony.conformance.playthrough import Spot, replayed, spots, walk
from simony.conformance.statistics import unlikely
from simony.core.contract import DOUBLED, LOST, Game
from simony.core.log import CHANCE
from simony.core.rng import Rng

_CHANCE_AT = 4
_DRAWS = 5
_MOST_COUNTED = 24
_DRAWS_EACH = 60
_HUGE = (2**31, 2**61, 2**62 - 1, 2**63 - 1, -(2**63))
"""As large as a compiled game can be asked about at all."""


def chance(game: Game, seeds: Sequence[int]) -> None:
    """Every drawn outcome fits; no junk raises anything, and whatever fits can happen; nothing fits
    when it is not chance's turn.
    """
    for spot in _chance_spots(game, seeds):
        for number in range(_DRAWS):
            outcome = spot.state.draw(spot.rng(f"draw {number}"))
            if outcome != spot.state.draw(spot.rng(f"draw {number}")):
                spot.fail("draw() gives another outcome with the same generator")
            if not spot.state.is_possible_outcome(outcome):
                spot.fail(f"draw() gave {outcome}, but is_possible_outcome() says no")
        _junk(spot)
    for spot in spots(game, seeds, _CHANCE_AT, "not chance"):
        if spot.state.pending() or spot.state.over():
            for entry in spot.walk.entries:
                if entry.kind == CHANCE and spot.state.is_possible_outcome(list(entry.outcome)):
                    spot.fail(f"it is not chance's turn, yet fits({list(entry.outcome)}) says yes")


def _chance_spots(game: Game, seeds: Sequence[int]) -> Iterator[Spot]:
    for seed in seeds:
        one = walk(game, seed)
        numbers = [number for number, entry in enumerate(one.entries) if entry.kind == CHANCE]
        yield from replayed(one, numbers[:_CHANCE_AT])


def _junk(spot: Spot) -> None:
    for outcome in [
        [],
        [0],
        [-1],
        [1, 2, 3],
        [0] * 100,
        *_spoilt(spot.state.draw(spot.rng("junk"))),
    ]:
        try:
            fits = spot.state.is_possible_outcome(list(outcome))
        except Exception as error:  # noqa: BLE001  # whatever it is
            spot.fail(
                f"is_possible_outcome() may be asked about any numbers, but {outcome} raises {type(error).__name__}: {error}"
            )
        if fits:
            _happens(spot, outcome)


def _spoilt(outcome: list[int]) -> Iterator[list[int]]:
    """An outcome with one thing wrong, perhaps."""
    yield outcome[:-1]
    yield [*outcome, 0]
    yield [*outcome, *outcome]
    yield outcome[::-1]
    for place, value in enumerate(outcome):
        for other in (value + 1, value - 1, -value, value ^ 1, 0, -1, -(2**62), *_HUGE):
            yield [*outcome[:place], other, *outcome[place + 1 :]]
        yield [*outcome[:place], *outcome[place + 1 :]]
        yield [*outcome[:place], outcome[0], *outcome[place + 1 :]]


def _happens(spot: Spot, outcome: list[int]) -> None:
    """What fits must be able to happen."""
    twin = spot.state.copy()
    try:
        twin.apply_chance(list(outcome))
    except Exception as error:  # noqa: BLE001  # whatever it is
        spot.fail(f"fits({outcome}) says yes, but settle raises {type(error).__name__}: {error}")
    if {LOST, DOUBLED} & set(twin.pieces()):
        spot.fail(f"fits({outcome}) says yes, but then pieces are lost or in two places")


def chances(game: Game, seeds: Sequence[int]) -> None:
    """Listed outcomes are distinct, fit, and have positive weights; draw() gives only these, each
    as often as its weight says.
    """
    for spot in _chance_spots(game, seeds):
        listed = spot.state.chance_outcomes()
        if listed is not None:
            weights = {tuple(outcome): weight for outcome, weight in listed}
            _listed(spot, listed, weights)
            _drawn(spot, weights)


def _listed(
    spot: Spot, listed: list[tuple[list[int], int]], weights: dict[tuple[int, ...], int]
) -> None:
    if not listed or len(weights) != len(listed):
        spot.fail(
            f"chance_outcomes() lists {len(listed)} outcomes, {len(weights)} of them distinct"
        )
    for outcome, weight in listed:
        if weight <= 0:
            spot.fail(f"chance_outcomes() gives {outcome} the weight {weight}")
        if not spot.state.is_possible_outcome(list(outcome)):
            spot.fail(f"chance_outcomes() lists {outcome}, but is_possible_outcome() says no")


def _drawn(spot: Spot, weights: dict[tuple[int, ...], int]) -> None:
    rng = spot.rng("drawn")
    counted = len(weights) <= _MOST_COUNTED
    found = Counter(
        tuple(spot.state.draw(rng))
        for _ in range(_DRAWS_EACH * len(weights) if counted else _DRAWS_EACH)
    )
    strange = set(found) - set(weights)
    if strange:
        spot.fail(f"draw() gave {list(min(strange))}, which chance_outcomes() does not list")
    if counted and unlikely(found, weights):
        spot.fail(
            f"draw() does not keep to the weights of chance_outcomes(): {dict(found)} for {weights}"
        )


def draws(rng: Rng, spot: Spot, wanted: int) -> list[list[int]]:
    """Some outcomes of chance: all where few are listed, otherwise some drawn, and these with two
    entries exchanged where that fits.
    """
    listed = spot.state.chance_outcomes()
    if listed is not None and len(listed) <= _MOST_COUNTED:
        return [outcome for outcome, _ in listed]
    found: list[list[int]] = []
    for _ in range(wanted):
        outcome = spot.state.draw(rng)
        found.append(outcome)
        found.extend(
            other for other in _exchanged(outcome) if spot.state.is_possible_outcome(list(other))
        )
    return found


def _exchanged(outcome: list[int]) -> Iterator[list[int]]:
    for second in range(len(outcome)):
        for first in range(second):
            other = list(outcome)
            other[first], other[second] = other[second], other[first]
            yield other
