"""Conversion of card sets to lists of actions, for `legal_into`, and random draws without such a
list, for `random_action`.
"""

# Compiled with mypyc.

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import count, lowest, nth
from simony.core.rng import Rng
from simony.games.tolerance.rules.actions import AS_SUIT, ASIDE, PLAY


def wilds_to_lead_into(wilds: i64, out: vec[i64], found: i64) -> i64:
    """Write the ways to lead a Wild: it is declared as one of the four suits."""
    while wilds != 0:
        action: i64 = AS_SUIT + 4 * lowest(wilds)
        out[found] = action
        out[found + 1] = action + 1
        out[found + 2] = action + 2
        out[found + 3] = action + 3
        found += 4
        wilds &= wilds - 1
    return found


def wilds_to_follow_into(wilds: i64, led: i64, out: vec[i64], found: i64) -> i64:
    """Write the ways to follow with a Wild: always legal, as the suit led or aside (T4)."""
    if wilds == 0:
        return found
    asides: i64 = found + count(wilds)
    while wilds != 0:
        wild: i64 = lowest(wilds)
        out[found] = AS_SUIT + led + 4 * wild
        out[asides] = ASIDE + wild
        found += 1
        asides += 1
        wilds &= wilds - 1
    return asides


def random_lead(hand: i64, wilds: i64, rng: Rng) -> i64:
    cards: i64 = count(hand)
    number: i64 = rng.below(cards + 4 * count(wilds))
    if number < cards:
        return PLAY + nth(hand, number)
    number -= cards
    return AS_SUIT + 4 * nth(wilds, number >> 2) + (number & 3)


def random_follow(hand: i64, wilds: i64, led: i64, rng: Rng) -> i64:
    cards: i64 = count(hand)
    asides: i64 = cards + count(wilds)
    number: i64 = rng.below(2 * asides - cards)
    if number < cards:
        return PLAY + nth(hand, number)
    if number < asides:
        return AS_SUIT + led + 4 * nth(wilds, number - cards)
    return ASIDE + nth(wilds, number - asides)
