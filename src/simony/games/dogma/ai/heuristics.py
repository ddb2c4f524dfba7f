"""A quick sensible move: count the copies, tell the truth where it can be told, lie at a mixed rate
where it cannot.

To lay true cards is always safe: whatever the next player answers, they are gone. So true cards are
laid whenever there are any, also by joining; the rest must be lied away, one's own confession being
the cheap place for it, since caught lies only come back. Answers go by how likely it is that the
other holds so many copies of what was named, and are mixed where that is near even. All of it is
made of what the seat sees and of what everybody saw others take (`shown`).
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simony.core.bits import BIT, count, lowest
from simony.core.rng import Rng
from simony.games.dogma.rules.actions import (
    BELIEVE,
    CONFESS,
    DONE,
    DOUBT,
    JOIN,
    LAY,
    LAYING,
    NAME,
    PROCLAIM,
    REPLACE,
    TAKE_OFF,
)
from simony.games.dogma.rules.counts import COPIES, KINDS, kinds_of, nameable, of_kind, size
from simony.games.dogma.rules.rules import DogmaState

LIE_RATE: Final = 0.1
"""How often one lies who could tell the truth, with something to get rid of."""
EXTRA_CARD_RATE: Final = 0.2
"""How often a lie of one card becomes one of two, and of two one of three."""
LIES_PER_TRUTH: Final = 0.55
"""How many lies there are for each time someone holds the cards and names them."""
BELIEF_SLOPE: Final = 6.0
"""How steeply belief goes from never to always around even chances."""
BLUFF_RATE: Final = 0.05
"""How often one joins with a lie where the answer is hard."""


def suggest(state: DogmaState, seat: i64, rng: Rng) -> i64:
    if state.phase == CONFESS:
        return _confess(state, seat, rng)
    if state.phase == LAYING:
        return _lay(state, seat, rng)
    if state.phase == TAKE_OFF:
        return REPLACE + _least_useful(state, seat)
    return _answer(state, seat, rng)


# --- confessing -----------------------------------------------------------------------------------


def _confess(state: DogmaState, seat: i64, rng: Rng) -> i64:
    if state.rubies[seat] == state.figures.rubies and state.proclaimed == 0:
        kind: i64 = _best_dogma(state, seat)
        if kind >= 0:
            return PROCLAIM + kind
    hand: i64 = state.hands[seat]
    open_names: i64 = nameable(state.altar)
    true_names: i64 = kinds_of(hand) & open_names
    false_names: i64 = open_names & ~true_names
    if true_names == 0:
        return NAME + _likely_name(state, seat, false_names, rng)
    if false_names != 0 and kinds_of(hand) & ~open_names != 0 and rng.fraction() < LIE_RATE:
        return NAME + _likely_name(state, seat, false_names, rng)
    return NAME + _most_copies(hand, true_names)


def _most_copies(hand: i64, kinds: i64) -> i64:
    best: i64 = lowest(kinds)
    kinds &= kinds - 1
    while kinds != 0:
        kind: i64 = lowest(kinds)
        kinds &= kinds - 1
        if of_kind(hand, kind) > of_kind(hand, best):
            best = kind
    return best


def _likely_name(state: DogmaState, seat: i64, names: i64, rng: Rng) -> i64:
    """A name to lie with: one of those of which most copies could still be held."""
    best: i64 = 0
    most: i64 = -1
    mask: i64 = names
    while mask != 0:
        kind: i64 = lowest(mask)
        mask &= mask - 1
        copies: i64 = _unaccounted(state, seat, seat, kind)
        if copies > most:
            most = copies
            best = 0
        if copies == most:
            best |= BIT[kind]
    return _random_kind(best, rng)


def _random_kind(mask: i64, rng: Rng) -> i64:
    skipped: i64 = rng.below(count(mask))
    while skipped > 0:
        mask &= mask - 1
        skipped -= 1
    return lowest(mask)


def _lay(state: DogmaState, seat: i64, rng: Rng) -> i64:
    hand: i64 = state.hands[seat]
    held: i64 = kinds_of(hand)
    true: i64 = of_kind(state.laid, state.name)
    if true == size(state.laid) and of_kind(hand, state.name) > 0:
        return LAY + state.name  # the truth, and all of it
    if true > 0:
        return DONE
    useless: i64 = held & ~nameable(state.altar) & ~(BIT[state.lowest_kind] - 1)
    if state.laid == 0:
        if useless == 0:
            useless = held
        return LAY + _random_kind(useless, rng)
    if useless == 0:
        return DONE
    if rng.fraction() < EXTRA_CARD_RATE or size(hand) <= state.figures.most_cards - size(
        state.laid
    ):
        return LAY + _random_kind(useless, rng)
    return DONE


# --- the Altar ------------------------------------------------------------------------------------


def _best_dogma(state: DogmaState, seat: i64) -> i64:
    """The vice one has most of, if it is worth what it takes off the Altar; -1 if none is."""
    hand: i64 = state.hands[seat]
    most: i64 = 0
    if count(state.altar) == state.figures.altar:
        most = _usefulness(state, hand, _least_useful(state, seat))
    best: i64 = -1
    kind: i64 = 0
    while kind < KINDS:
        if (
            state.altar & BIT[kind] == 0
            and nameable(state.altar) & BIT[kind] == 0
            and of_kind(hand, kind) > most
        ):
            most = of_kind(hand, kind)
            best = kind
        kind += 1
    return best


def _least_useful(state: DogmaState, seat: i64) -> i64:
    """Which Dogma on the Altar does one least good."""
    best: i64 = lowest(state.altar)
    mask: i64 = state.altar & (state.altar - 1)
    while mask != 0:
        kind: i64 = lowest(mask)
        mask &= mask - 1
        if _usefulness(state, state.hands[seat], kind) < _usefulness(
            state, state.hands[seat], best
        ):
            best = kind
    return best


def _usefulness(state: DogmaState, hand: i64, kind: i64) -> i64:
    """How many cards in hand a Dogma on the Altar makes good, or spoils."""
    if nameable(state.altar) & BIT[kind] != 0:
        return of_kind(hand, kind)
    return -of_kind(hand, kind)


# --- answering ------------------------------------------------------------------------------------


def _answer(state: DogmaState, seat: i64, rng: Rng) -> i64:
    top: i64 = len(state.layers) - 1
    other: i64 = state.owners[top]
    hand: i64 = state.hands[seat]
    if state.hands[other] == 0 and state.active_count() == 2:
        return DOUBT  # D4: anything else loses
    cards: i64 = size(state.layers[top])
    copies: i64 = _unaccounted(state, seat, other, state.name)
    if hand != 0 and of_kind(hand, state.name) > 0:
        return JOIN
    if cards > copies:
        return DOUBT
    true: float = _chance_true(state, seat, other, cards, copies)
    believe: float = 0.5 + BELIEF_SLOPE * (true - 0.5)
    if hand != 0 and believe > 0.0 and believe < 1.0 and rng.fraction() < BLUFF_RATE:
        return JOIN
    if rng.fraction() < believe:
        return BELIEVE
    return DOUBT


def _unaccounted(state: DogmaState, seat: i64, other: i64, kind: i64) -> i64:
    """How many copies of a kind `other` could have, as far as `seat` counts."""
    copies: i64 = COPIES - of_kind(state.hands[seat], kind) - of_kind(state.seen_gone, kind)
    layer: i64 = 0
    while layer < len(state.layers):
        if state.owners[layer] == seat:
            copies -= of_kind(state.layers[layer], kind)
        layer += 1
    each: i64 = 0
    while each < len(state.hands):
        if each != other and each != seat:
            copies -= of_kind(state.shown[each], kind)
        each += 1
    return copies


def _chance_true(state: DogmaState, seat: i64, other: i64, cards: i64, copies: i64) -> float:
    """How likely it is that `other` laid what was named: that it holds so many, against a lie."""
    known: i64 = of_kind(state.shown[other], state.name)
    if known >= cards:
        return 0.9
    unknown: i64 = 0
    theirs: i64 = 0
    each: i64 = 0
    while each < len(state.hands):
        if each != seat:
            some: i64 = size(state.side(each)) - size(state.shown[each])
            unknown += some
            if each == other:
                theirs = some
        each += 1
    unknown += size(state.box) + size(state.gone) - size(state.seen_gone)
    if unknown < 1:
        unknown = 1
    share: float = float(theirs) / float(unknown)
    held: float = probability_at_least(cards - known, copies - known, share)
    return held / (held + LIES_PER_TRUTH)


def probability_at_least(wanted: i64, of: i64, share: float) -> float:
    """The chance that at least so many of some are there, each with this chance."""
    if wanted > of:
        return 0.0
    total: float = 0.0
    some: i64 = wanted
    while some <= of:
        ways: float = 1.0
        index: i64 = 0
        while index < some:
            ways = ways * float(of - index) / float(index + 1) * share
            index += 1
        while index < of:
            ways *= 1.0 - share
            index += 1
        total += ways
        some += 1
    return total
