"""Cards of Dogma as counts: a set of cards is one number with three bits, an octal digit, for each
of the fourteen kinds.

So ``0o2`` are two Murders, and ``0o30000000`` three Mercies. Sets add and subtract as numbers do;
no digit ever passes four.
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
"""The digits' highest bits: set where all four cards of a kind are together."""
ALL: Final = 0o44444444444444
"""The whole pack."""
_EVEN: Final = 0o07070707070707
_ODD: Final = 0o70707070707070
_EVERY_FOURTH: Final = 0o77007700770077
_SPARE: Final = 0o10101010101010
"""The lowest bit of each odd digit: room for a borrow beside each even digit."""


_VIRTUES: Final = 0b11111110000000


def nameable(altar: i64) -> i64:
    """D20: the mask of the kinds that count as virtues: virtues that are not on the Altar, and
    vices that are.
    """
    return _VIRTUES ^ altar


def of_kind(cards: i64, kind: i64) -> i64:
    """How many cards of a kind there are."""
    return (cards >> (3 * kind)) & 7


def size(cards: i64) -> i64:
    """How many cards there are."""
    pairs: i64 = (cards & _EVEN) + ((cards >> 3) & _EVEN)
    fours: i64 = (pairs & _EVERY_FOURTH) + ((pairs >> 6) & _EVERY_FOURTH)
    return (fours & 4095) + ((fours >> 12) & 4095) + ((fours >> 24) & 4095) + (fours >> 36)


def kinds_of(cards: i64) -> i64:
    """The mask of the kinds that occur."""
    mask: i64 = 0
    bit: i64 = 1
    while cards != 0:
        if cards & 7 != 0:
            mask |= bit
        bit += bit
        cards >>= 3
    return mask


def sets_in(cards: i64) -> i64:
    """The cards that are there four times (D6)."""
    return cards & FOURS


def difference(cards: i64, others: i64) -> i64:
    """The cards that are left when each of the others takes one of its kind away, where there is
    one.
    """
    even: i64 = ((cards & _EVEN) | _SPARE) - (others & _EVEN)
    odd: i64 = (((cards & _ODD) >> 3) | _SPARE) - ((others & _ODD) >> 3)
    even &= ((even & _SPARE) >> 3) * 7
    odd &= ((odd & _SPARE) >> 3) * 7
    return even | (odd << 3)


def intersection(cards: i64, others: i64) -> i64:
    """Of each kind as many as there are in both."""
    return cards - difference(cards, others)


def remove_of_each(cards: i64, some: i64) -> i64:
    """What is left of each kind if so many of it are missing."""
    if some > 3:
        return 0
    return difference(cards, some * 0o11111111111111)


def is_card_set(cards: i64) -> bool:
    """Whether a number stands for cards at all: no kind more than four times."""
    return cards >= 0 and cards <= 0o77777777777777 and difference(cards, ALL) == 0


def random_cards(cards: i64, wanted: i64, rng: Rng) -> i64:
    """A random hand of `wanted` of these cards, each card equally likely."""
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
