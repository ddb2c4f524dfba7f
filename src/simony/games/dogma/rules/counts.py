"""Sets of cards of Dogma as counts: one number with three bits (an octal digit) for each of the
fourteen kinds.

For example ``0o2`` is two Murders, and ``0o30000000`` is three Mercies. Sets are added and
subtracted as numbers; no digit is ever above four.
"""

# Compiled with mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.rng import Rng

KINDS: Final = 14
VICES: Final = 7
COPIES: Final = 4
UNIT: Final[vec[i64]] = vec[i64]([8**kind for kind in range(KINDS)])
FOURS: Final = 0o44444444444444
"""The highest bit of each digit: set where all four cards of a kind are together."""
ALL: Final = 0o44444444444444
"""The whole pack."""
ONE_OF_EACH: Final = 0o11111111111111
_EVEN: Final = 0o07070707070707
_ODD: Final = 0o70707070707070
_EVERY_FOURTH: Final = 0o77007700770077
_SPARE: Final = 0o10101010101010
"""The lowest bit of each odd digit: room for a borrow next to each even digit."""


_VIRTUES: Final = 0b11111110000000


def nameable(altar: i64) -> i64:
    """D20: return the mask of kinds that count as virtues: virtues not on the Altar, and vices on
    it.
    """
    return _VIRTUES ^ altar


def of_kind(cards: i64, kind: i64) -> i64:
    """Return the number of cards of a kind."""
    return (cards >> (3 * kind)) & 7


def size(cards: i64) -> i64:
    """Return the number of cards."""
    pairs: i64 = (cards & _EVEN) + ((cards >> 3) & _EVEN)
    fours: i64 = (pairs & _EVERY_FOURTH) + ((pairs >> 6) & _EVERY_FOURTH)
    return (fours & 4095) + ((fours >> 12) & 4095) + ((fours >> 24) & 4095) + (fours >> 36)


def kinds_of(cards: i64) -> i64:
    """Return the mask of kinds that occur."""
    mask: i64 = 0
    bit: i64 = 1
    while cards != 0:
        if cards & 7 != 0:
            mask |= bit
        bit += bit
        cards >>= 3
    return mask


def sets_in(cards: i64) -> i64:
    """Return the cards whose kind is complete with all four copies (D6)."""
    return cards & FOURS


def difference(cards: i64, others: i64) -> i64:
    """Return the multiset difference: `cards` without `others`, as far as they are there."""
    even: i64 = ((cards & _EVEN) | _SPARE) - (others & _EVEN)
    odd: i64 = (((cards & _ODD) >> 3) | _SPARE) - ((others & _ODD) >> 3)
    even &= ((even & _SPARE) >> 3) * 7
    odd &= ((odd & _SPARE) >> 3) * 7
    return even | (odd << 3)


def intersection(cards: i64, others: i64) -> i64:
    """Return the multiset intersection: of each kind, the smaller of the two numbers."""
    return cards - difference(cards, others)


def remove_of_each(cards: i64, some: i64) -> i64:
    """Return the cards that are left after removing `some` of each kind."""
    if some > 3:
        return 0
    return difference(cards, some * ONE_OF_EACH)


def is_card_set(cards: i64) -> bool:
    """Whether a number stands for a set of cards: no kind has more than four."""
    return cards >= 0 and cards <= 0o77777777777777 and difference(cards, ALL) == 0


def random_cards(cards: i64, wanted: i64, rng: Rng) -> i64:
    """Return a random subset of `wanted` of these cards, each card equally likely."""
    left: i64 = size(cards)
    found: i64 = 0
    while wanted > 0:
        at: i64 = rng.below(left)
        kind: i64 = 0
        while at >= of_kind(cards, kind):
            at -= of_kind(cards, kind)
            kind += 1
        found += UNIT[kind]
        cards -= UNIT[kind]
        left -= 1
        wanted -= 1
    return found
