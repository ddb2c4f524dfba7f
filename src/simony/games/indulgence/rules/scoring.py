"""Scoring from taken cards: whether an edict is settled, the status of a Sin, and who owes what.
Pure functions of public facts.

`taken` holds the mask of cards that each seat has taken. `raced` and `ninth` pack one seat (plus
one; 0 for nobody yet) in each four bits: `raced` at place g, who was first to g tricks; `ninth` at
place f, who took the ninth card of family f.
"""

# Compiled with mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, count
from simony.games.indulgence.rules.figures import (
    ALL_CARDS,
    CARDS_EDICT,
    FAMILY_CARDS,
    FIRST_LAST_EDICT,
    LAST_EDICT,
    MOST_EDICT,
    PAIRS_EDICT,
    THREE_EDICT,
    TRICKS_EDICT,
    TRUMP_EDICT,
    Figures,
)

NOBODY: Final = -1
OPEN: Final = 0
MADE: Final = 1
MISSED: Final = 2


def packed(row: i64, place: i64) -> i64:
    """Return the seat packed at `place`, or NOBODY."""
    return ((row >> (4 * place)) & 15) - 1


def pack(row: i64, place: i64, seat: i64) -> i64:
    """Return `row` with `seat` packed at `place`, which was empty."""
    value: i64 = seat + 1
    value <<= 4 * place
    return row | value


def taken_cards(taken: vec[i64]) -> i64:
    gone: i64 = 0
    for mask in taken:
        gone |= mask
    return gone


def card_goal(figures: Figures, edict: i64, trump: i64) -> i64:
    """Return the cards that a card edict is about; the trump family for *trump*; both families for
    *pairs*; otherwise none.
    """
    if figures.kind[edict] == TRUMP_EDICT:
        return FAMILY_CARDS[trump]
    return figures.forbidden[edict]


def pairs_in(figures: Figures, edict: i64, cards: i64) -> i64:
    """I24: return, as nine bits, the numbers of which the cards of both families are in `cards`."""
    first: i64 = figures.families[edict][0]
    second: i64 = figures.families[edict][1]
    return (cards >> (9 * first)) & (cards >> (9 * second)) & 511


def seats_with_most(taken: vec[i64], family: i64) -> i64:
    """Return the mask of the seats that hold the most of a family."""
    best: i64 = -1
    tied: i64 = 0
    seat: i64 = 0
    while seat < len(taken):
        held: i64 = count(taken[seat] & FAMILY_CARDS[family])
        if held > best:
            best = held
            tied = BIT[seat]
        elif held == best:
            tied |= BIT[seat]
        seat += 1
    return tied


# --- I26: the early end of a hand -----------------------------------------------------------------


def is_settled(
    figures: Figures, edict: i64, trump: i64, ruler: i64, taken: vec[i64], raced: i64, ninth: i64
) -> bool:
    """I26, no Sin: whether nothing still to come can change what this edict costs."""
    kind: i64 = figures.kind[edict]
    if kind == CARDS_EDICT or kind == TRUMP_EDICT:
        return card_goal(figures, edict, trump) & ~taken_cards(taken) == 0
    if kind == LAST_EDICT:
        return packed(ninth, figures.families[edict][0]) != NOBODY
    if kind == THREE_EDICT:
        return packed(raced, figures.goal[edict]) != NOBODY
    if kind == MOST_EDICT:
        return _is_most_settled(taken)
    if kind == PAIRS_EDICT:
        return _are_pairs_settled(figures, edict, taken, ruler)
    return taken_cards(taken) == ALL_CARDS


def _is_most_settled(taken: vec[i64]) -> bool:
    gone: i64 = taken_cards(taken)
    family: i64 = 0
    while family < 4:
        out: i64 = 9 - count(gone & FAMILY_CARDS[family])
        if out != 0 and not _is_lead_safe(taken, FAMILY_CARDS[family], out):
            return False
        family += 1
    return True


def _is_lead_safe(taken: vec[i64], family_cards: i64, out: i64) -> bool:
    """Whether the leader in a family is ahead by more cards than are still out."""
    best: i64 = 0
    second: i64 = 0
    for mask in taken:
        held: i64 = count(mask & family_cards)
        if held > best:
            second = best
            best = held
        elif held > second:
            second = held
    return best - second > out


def _are_pairs_settled(figures: Figures, edict: i64, taken: vec[i64], ruler: i64) -> bool:
    """Whether for each number both cards are taken, or the Ruler holds one: no pair is left to be
    made.
    """
    first: i64 = 9 * figures.families[edict][0]
    second: i64 = 9 * figures.families[edict][1]
    gone: i64 = taken_cards(taken)
    both: i64 = pairs_in(figures, edict, gone)
    rulers: i64 = ((taken[ruler] >> first) | (taken[ruler] >> second)) & 511
    return both | rulers == 511


def sin_status(
    figures: Figures,
    edict: i64,
    trump: i64,
    sinner: i64,
    taken: vec[i64],
    raced: i64,
    ninth: i64,
    last: i64,
) -> i64:
    """I26, Sin: return MADE, MISSED or OPEN, from taken cards alone.

    `last` is who took the last trick, NOBODY before it.
    """
    kind: i64 = figures.kind[edict]
    if kind == LAST_EDICT:
        return _won_by(packed(ninth, figures.families[edict][0]), sinner)
    if kind == THREE_EDICT:
        return _won_by(packed(raced, figures.goal[edict]), sinner)
    if kind == FIRST_LAST_EDICT:
        if _won_by(packed(raced, 1), sinner) == MISSED:
            return MISSED
        return _won_by(last, sinner)
    if kind == MOST_EDICT:
        return _most_sin_status(taken, sinner)
    if kind == TRICKS_EDICT:
        if taken_cards(taken) != taken[sinner]:
            return MISSED
        return _won_by(last, sinner)
    goal: i64 = card_goal(figures, edict, trump)
    if goal & taken_cards(taken) & ~taken[sinner] != 0:
        return MISSED
    return MADE if goal & ~taken[sinner] == 0 else OPEN


def _won_by(winner: i64, sinner: i64) -> i64:
    if winner == NOBODY:
        return OPEN
    return MADE if winner == sinner else MISSED


def _most_sin_status(taken: vec[i64], sinner: i64) -> i64:
    """I18: the sinner needs at least as many as anybody in each family; ties count for
    the sinner.
    """
    gone: i64 = taken_cards(taken)
    stands: i64 = MADE
    family: i64 = 0
    while family < 4:
        cards: i64 = FAMILY_CARDS[family]
        out: i64 = 9 - count(gone & cards)
        own: i64 = count(taken[sinner] & cards)
        seat: i64 = 0
        while seat < len(taken):
            held: i64 = count(taken[seat] & cards)
            if held > own + out:
                return MISSED
            if seat != sinner and held + out > own:
                stands = OPEN
            seat += 1
        family += 1
    return stands


# --- payments and places --------------------------------------------------------------------------


def owed(
    figures: Figures,
    edict: i64,
    trump: i64,
    seat: i64,
    cards: i64,
    won: i64,
    raced: i64,
    ninth: i64,
    last: i64,
    named: i64,
) -> i64:
    """Return what one seat other than the Ruler owes the Ruler for one edict (I16: what the Ruler
    took costs nobody anything).

    `named` packs, for each family, who pays for holding the most of it (I17).
    """
    kind: i64 = figures.kind[edict]
    pays: i64 = figures.pays[edict]
    if kind == CARDS_EDICT or kind == TRUMP_EDICT:
        return pays * count(cards & card_goal(figures, edict, trump))
    if kind == LAST_EDICT:
        return pays * _equals(packed(ninth, figures.families[edict][0]), seat)
    if kind == THREE_EDICT:
        return pays * _equals(packed(raced, figures.goal[edict]), seat)
    if kind == FIRST_LAST_EDICT:  # I25
        return pays * (_equals(packed(raced, 1), seat) + _equals(last, seat))
    if kind == PAIRS_EDICT:
        return pays * count(pairs_in(figures, edict, cards))
    if kind == TRICKS_EDICT:
        return pays * won
    families: i64 = 0
    family: i64 = 0
    while family < 4:
        if packed(named, family) == seat:
            families += 1
        family += 1
    return pays * families


def _equals(one: i64, other: i64) -> i64:
    if one == other:
        return 1
    return 0


def places(florins: vec[i64], first_ruler: i64, hands_begun: i64, champion: i64) -> list[int]:
    """I29: a successful bull sinner is first, then florins decide, then the more recent Ruler.
    Players who never ruled come after these and share.

    `hands_begun` hands have begun; `first_ruler` ruled the first of them.
    """
    found: list[int] = []
    seat: i64 = 0
    while seat < len(florins):
        rank: i64 = _rank(florins, first_ruler, hands_begun, champion, seat)
        place: i64 = 1
        other: i64 = 0
        while other < len(florins):
            if _rank(florins, first_ruler, hands_begun, champion, other) > rank:
                place += 1
            other += 1
        found.append(place)
        seat += 1
    return found


def _rank(florins: vec[i64], first_ruler: i64, hands_begun: i64, champion: i64, seat: i64) -> i64:
    latest: i64 = hands_begun - (first_ruler + hands_begun - 1 - seat) % len(
        florins
    )  # the last hand this seat ruled, counted from 1
    if latest < 0:
        latest = 0
    return _equals(seat, champion) * 100_000_000 + florins[seat] * 1_000 + latest
