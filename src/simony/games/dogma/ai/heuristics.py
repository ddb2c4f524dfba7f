"""A quick heuristic move: count copies, tell the truth where possible, and lie at a mixed rate
otherwise.

Laying true cards is always safe: whatever the next player answers, the cards are gone. So true
cards are laid whenever there are any, also by joining. All other cards must be lied away. A
player's own confession is the cheap place for a lie, because a caught lie only comes back.

Answers depend on how likely the other player is to hold enough copies of the named kind, and are
mixed where that probability is near one half. Everything is computed from what the seat sees and
from the cards that everybody saw others take (`shown`).
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
"""Probability of lying when the truth is possible and there are useless cards to get rid of."""
EXTRA_CARD_RATE: Final = 0.2
"""Probability that a lie of one card becomes one of two, and that one of two becomes one
of three.
"""
LIES_PER_TRUTH: Final = 0.55
"""The number of lies for each time that a player holds the cards and names them."""
BELIEF_SLOPE: Final = 6.0
"""How steeply the probability of believing rises from 0 to 1 around even chances."""
BLUFF_RATE: Final = 0.05
"""Probability of joining with a lie when the answer is hard."""


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
    """Return a name to lie with: one of the kinds with the most copies still unaccounted for."""
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
        return LAY + state.name  # the truth, with all cards of the kind
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
    """Return the vice that the hand has most of, if it is better than the Dogma it would replace;
    else -1.
    """
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
    """Return the Dogma on the Altar that helps this seat least."""
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
    """Return the number of cards in hand that a Dogma on the Altar turns into virtues, negative if
    it turns them into vices.
    """
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
    """Return the number of copies of a kind that `other` could have, as far as `seat` can count."""
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
    """Return the probability that `other` laid what was named: that it holds enough copies, against
    a lie.
    """
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
    """Return the probability that at least `wanted` of `of` cards are there, each with probability
    `share`.
    """
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
