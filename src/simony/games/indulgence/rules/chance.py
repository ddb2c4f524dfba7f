"""Chance in Indulgence: the edicts laid out, and the deal.

A deck has no order until it is drawn from.
"""

# Compiled with mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, count
from simony.core.rng import Rng
from simony.games.indulgence.rules.actions import DEAL
from simony.games.indulgence.rules.figures import ALL_CARDS, CARDS

_PACK: Final[vec[i64]] = vec[i64](range(CARDS))


def random_subset(deck: i64, wanted: i64, rng: Rng) -> i64:
    """Return a random set of `wanted` members of a mask."""
    drawn: i64 = 0
    left: i64 = count(deck)
    while wanted > 0:
        skipped: i64 = rng.below(left)
        member: i64 = deck & ~drawn
        while skipped > 0:
            member &= member - 1
            skipped -= 1
        drawn |= member & -member
        left -= 1
        wanted -= 1
    return drawn


def is_subset(drawn: i64, deck: i64, wanted: i64) -> bool:
    return drawn >= 0 and drawn & ~deck == 0 and count(drawn) == wanted


def all_subsets(deck: list[int], wanted: i64) -> list[i64]:
    """Return every set of `wanted` members, as masks."""
    if wanted == 0:
        return [0]
    found: list[i64] = []
    for place in range(len(deck)):
        found.extend(BIT[deck[place]] | rest for rest in all_subsets(deck[place + 1 :], wanted - 1))
    return found


def deal(seats: i64, rng: Rng) -> list[int]:
    """Deal all cards, equally many to each seat, and return one mask per seat."""
    pack = _PACK[:]
    held: i64 = CARDS // seats
    rng.shuffle_front(pack, CARDS - held)  # the last hand is what is left
    outcome: list[int] = [DEAL]
    dealt: i64 = 0
    while dealt < CARDS:
        hand: i64 = 0
        end: i64 = dealt + held
        while dealt < end:
            hand |= BIT[pack[dealt]]
            dealt += 1
        outcome.append(hand)
    return outcome


def is_deal(outcome: list[int], seats: i64) -> bool:
    if len(outcome) != seats + 1 or outcome[0] != DEAL:
        return False
    seen: i64 = 0
    for hand in outcome[1:]:
        if (
            hand < 0
            or hand & ~ALL_CARDS & ~seen != 0
            or hand & seen != 0
            or count(hand) * seats != CARDS
        ):
            return False
        seen |= hand
    return seen == ALL_CARDS
