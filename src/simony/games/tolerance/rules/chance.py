"""Chance in Tolerance: the first chooser, the roles, and the deal.

A deck has no order until it is drawn from.
"""

# Compiled with mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, count
from simony.core.rng import Rng
from simony.games.tolerance.rules.actions import DEAL
from simony.games.tolerance.rules.figures import (
    ALL_NATURALS,
    CARDS,
    MONARCH,
    NATURALS,
    SECOND_PLAGUE,
    TRICKS,
    WILDS,
)

_ONE_PLAGUE: Final[vec[i64]] = vec[i64]([card for card in range(MONARCH) if card != SECOND_PLAGUE])
_TWO_PLAGUES: Final[vec[i64]] = vec[i64](range(MONARCH))
_NATURAL_BIT: Final[vec[i64]] = vec[i64](
    [1 << card if card < NATURALS else 0 for card in range(CARDS)]
)
_WILD_BIT: Final[vec[i64]] = vec[i64](
    [1 << (card - NATURALS) if card >= NATURALS else 0 for card in range(CARDS)]
)


def deal(seats: i64, plagues: i64, reign: i64, rng: Rng) -> list[int]:
    """Deal twelve cards each, the Monarch among them, and return for every seat its cards of suits
    and its Wilds.
    """
    pack = _TWO_PLAGUES[:] if plagues == 2 else _ONE_PLAGUE[:]
    wanted: i64 = TRICKS * seats
    rng.shuffle_front(pack, wanted)
    pack[rng.below(wanted)] = MONARCH + reign  # it replaces one card, since one too many was drawn
    outcome: list[int] = [DEAL]
    dealt: i64 = 0
    while dealt < wanted:
        naturals: i64 = 0
        wilds: i64 = 0
        end: i64 = dealt + TRICKS
        while dealt < end:
            naturals |= _NATURAL_BIT[pack[dealt]]
            wilds |= _WILD_BIT[pack[dealt]]
            dealt += 1
        outcome.append(naturals)
        outcome.append(wilds)
    return outcome


def is_deal(outcome: list[int], seats: i64, deck_wilds: i64, reign: i64) -> bool:
    if len(outcome) != 2 * seats + 1 or outcome[0] != DEAL:
        return False
    monarch: i64 = BIT[MONARCH - NATURALS + reign]
    left: i64 = ALL_NATURALS
    left_wilds: i64 = deck_wilds | monarch
    seat: i64 = 0
    while seat < seats:
        naturals: i64 = outcome[2 * seat + 1]
        wilds: i64 = outcome[2 * seat + 2]
        if (
            naturals < 0
            or wilds < 0
            or naturals & ~left != 0
            or wilds & ~left_wilds != 0
            or count(naturals) + count(wilds) != TRICKS
        ):
            return False
        left ^= naturals
        left_wilds ^= wilds
        seat += 1
    return left_wilds & monarch == 0


# --- counting hands -------------------------------------------------------------------------------


def _binomials() -> list[int]:
    rows = [[1] + [0] * TRICKS]
    for _ in range(CARDS):
        above = rows[-1]
        rows.append([1] + [above[k - 1] + above[k] for k in range(1, TRICKS + 1)])
    return [number for row in rows for number in row]


_CHOOSE: Final[vec[i64]] = vec[i64](_binomials())
"""Binomial coefficients, by n and k, 0 to 12."""


def choose(of: i64, some: i64) -> float:
    """Return the number of sets of `some` (at most 12) among `of`."""
    return float(_CHOOSE[of * (TRICKS + 1) + some])


def hand_number(naturals: i64, wilds: i64) -> i64:
    """Return a different number for each hand of twelve (there are 2·10¹³): its rank among all
    hands.
    """
    number: i64 = 0
    nth: i64 = 1
    card: i64 = 0
    while card < NATURALS + WILDS:
        there: bool = (
            naturals & BIT[card] != 0 if card < NATURALS else wilds & BIT[card - NATURALS] != 0
        )
        if there:
            number += _CHOOSE[card * (TRICKS + 1) + nth]
            nth += 1
        card += 1
    return number
