"""A quick heuristic move in Indulgence, for rollouts and for the bot `priest`.

It reads only what the seat knows.
"""

# Compiled with mypyc.

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, count, lowest
from simony.games.indulgence.ai.cardplay import FLORIN, card_play
from simony.games.indulgence.rules.actions import (
    AUCTION,
    BULL,
    EDICT,
    NAME,
    PASS,
    PICK,
    SIN,
    TRICK,
    TRUMP,
    TRUMPS,
)
from simony.games.indulgence.rules.figures import (
    CARDS,
    CARDS_EDICT,
    FAMILY_CARDS,
    FIRST_LAST_EDICT,
    LAST_EDICT,
    MOST_EDICT,
    NUMBER_OF,
    ROW,
    THREE_EDICT,
    TRICKS_EDICT,
    TRUMP_EDICT,
    Figures,
)
from simony.games.indulgence.rules.rules import IndulgenceState
from simony.games.indulgence.rules.scoring import card_goal, seats_with_most

_STRENGTH: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 1, 2, 4, 7, 11, 15])
"""By number: the probability, in sixteenths, that a card wins the trick it is played to."""


def suggest(state: IndulgenceState, seat: i64) -> i64:
    if state.phase == TRICK:
        return card_play(state, seat)
    if state.phase == AUCTION:
        return SIN if sin_gain(state, seat) > 0.0 else PASS
    if state.phase == EDICT:
        return _pick(state, seat)
    if state.phase == TRUMPS:
        return TRUMP + weakest_family(state.hands[seat])
    return _name(state, seat)


def strength(cards: i64) -> i64:
    """Return the number of tricks that a set of cards wins, in sixteenths."""
    total: i64 = 0
    while cards != 0:
        total += _STRENGTH[NUMBER_OF[lowest(cards)]]
        cards &= cards - 1
    return total


def weakest_family(hand: i64) -> i64:
    """Return the family in which a hand is weakest: the Ruler wants others to take the trumps."""
    chosen: i64 = 0
    least: i64 = 1 << 40
    family: i64 = 0
    while family < 4:
        held: i64 = hand & FAMILY_CARDS[family]
        score: i64 = 2 * strength(held) + 8 * count(held)
        if score < least:
            least = score
            chosen = family
        family += 1
    return chosen


# --- the Ruler ------------------------------------------------------------------------------------


def _pick(state: IndulgenceState, seat: i64) -> i64:
    """Return the edict with the highest expected income; all three with the bull if they bring
    enough, or if this is the last chance.
    """
    best: i64 = -1
    most: i64 = -(1 << 40)
    total: i64 = 0
    left: i64 = state.row
    while left != 0:
        edict: i64 = lowest(left)
        left &= left - 1
        promise: i64 = expected_income(state, seat, edict)
        total += promise
        if promise > most:
            most = promise
            best = edict
    may_bull: bool = state.bulls & BIT[seat] != 0 and count(state.row) == ROW
    seats: i64 = len(state.hands)
    last_reign: bool = state.hand_number + seats >= state.figures.rounds * seats
    if may_bull and (last_reign or total > 15 * FLORIN):
        return BULL
    return PICK + best


def expected_income(state: IndulgenceState, seat: i64, edict: i64) -> i64:
    """Return what the others are expected to pay under an edict, in sixteenths of a florin."""
    figures = state.figures
    hand: i64 = state.hands[seat]
    tricks: i64 = CARDS // len(state.hands)
    wins: i64 = strength(hand)
    kind: i64 = figures.kind[edict]
    pays: i64 = figures.pays[edict]
    if kind == CARDS_EDICT or kind == TRUMP_EDICT:
        goal: i64 = (
            FAMILY_CARDS[weakest_family(hand)]
            if kind == TRUMP_EDICT
            else card_goal(figures, edict, state.trump)
        )
        total: i64 = count(goal)
        mine: i64 = strength(hand & goal) + wins * (total - count(hand & goal)) // tricks
        return pays * (FLORIN * total - mine)
    if kind == LAST_EDICT:
        held: i64 = hand & FAMILY_CARDS[figures.families[edict][0]]
        return pays * (FLORIN - min(14, 1 + count(held) + strength(held) // 8))
    if kind == THREE_EDICT:
        return pays * (FLORIN - min(15, wins * wins * len(state.hands) // (tricks * tricks * 16)))
    if kind == FIRST_LAST_EDICT:
        return pays * (2 * FLORIN - 2 * min(12, wins // tricks + 2))
    if kind == MOST_EDICT:
        return pays * 4 * (FLORIN - min(12, wins * FLORIN // (tricks * 16) + 1))
    if kind == TRICKS_EDICT:
        return pays * (FLORIN * tricks - wins)
    return pays * (FLORIN * 3 - 3 * wins // tricks)


def _name(state: IndulgenceState, seat: i64) -> i64:
    """I17: the tied player with most florins pays, never the Ruler."""
    tied: i64 = seats_with_most(state.taken, state.tied_family()) & ~BIT[seat]
    chosen: i64 = lowest(tied)
    while tied != 0:
        other: i64 = lowest(tied)
        tied &= tied - 1
        if state.florins[other] > state.florins[chosen]:
            chosen = other
    return NAME + chosen


# --- sinning --------------------------------------------------------------------------------------


def control(hand: i64) -> i64:
    """Return the number of tricks that a hand wins when it leads: top cards, cards behind few
    missing tops, and the length of long families.
    """
    total: i64 = 0
    family: i64 = 0
    while family < 4:
        missing: i64 = 0
        held: i64 = 0
        number: i64 = 9
        while number >= 1:
            if hand & BIT[family * 9 + number - 1] != 0:
                held += 1
                if missing == 0 or held >= 5:
                    total += 16
                elif held >= 4:
                    total += 10
                elif missing == 1:
                    total += 9
                elif missing == 2:
                    total += 3
            else:
                missing += 1
            number -= 1
        family += 1
    return total


def sin_class(figures: Figures, edict: i64) -> i64:
    """Return the class of edicts whose Sins are made in the same way: the kind, and for card edicts
    the number of families.
    """
    if figures.kind[edict] != CARDS_EDICT:
        return figures.kind[edict]
    families: i64 = len(figures.families[edict])
    return CARDS_EDICT if families == 1 else 7 + families


def sin_features(state: IndulgenceState, seat: i64, edict: i64) -> list[float]:
    """Return the features that predict a sinner's chances: control, goal cards held, control in
    them, length of the longest family.
    """
    hand: i64 = state.hands[seat]
    goal: i64 = card_goal(state.figures, edict, state.trump)
    longest: i64 = 0
    family: i64 = 0
    while family < 4:
        held: i64 = count(hand & FAMILY_CARDS[family])
        if held > longest:
            longest = held
        family += 1
    return [
        float(control(hand)),
        float(count(hand & goal)),
        float(control(hand & goal)),
        float(longest),
    ]


def sin_chance(state: IndulgenceState, seat: i64, edict: i64) -> float:
    """Return the probability that this hand makes a Sin."""
    weights = _SIN_WEIGHTS.get((len(state.hands), sin_class(state.figures, edict)))
    if weights is None:
        return 0.0
    score = weights[0]
    features = sin_features(state, seat, edict)
    for index in range(len(features)):
        score += weights[index + 1] * features[index]
    return 1.0 / (1.0 + exp(-score))


_SIN_WEIGHTS: Final[dict[tuple[int, int], list[float]]] = {
    (3, 0): [-3.87, -0.01, -0.822, 0.1, 0.528],
    (3, 1): [-5.27, 0.004, 1.31, 0.04, -0.745],
    (3, 2): [-1.142, -0.005, -0.094, 0.036, 0.062],
    (3, 3): [-1.663, 0.087, 0.0, 0.0, -0.814],
    (3, 4): [2.556, 0.051, 0.0, 0.0, -1.266],
    (3, 5): [-9.535, 0.059, 0.0, 0.0, 0.336],
    (3, 6): [-12.873, 0.099, 0.0, 0.0, -0.293],
    (3, 7): [-8.609, 0.046, -1.61, 0.096, 0.721],
    (3, 9): [-9.694, 0.038, -0.112, 0.1, 0.365],
    (3, 11): [-10.216, 0.052, 0.002, 0.0, 0.316],
    (4, 0): [-4.859, 0.008, -0.276, 0.063, 0.488],
    (4, 1): [-4.731, 0.007, 1.822, 0.033, -1.293],
    (4, 2): [-3.056, -0.008, -0.054, 0.051, 0.416],
    (4, 3): [-2.644, 0.108, 0.0, 0.0, -0.484],
    (4, 4): [1.355, 0.062, 0.0, 0.0, -1.268],
    (4, 5): [-11.113, 0.087, 0.0, 0.0, 0.863],
    (4, 6): [-10.002, 0.096, 0.0, 0.0, 0.013],
    (4, 7): [-7.204, 0.046, -1.348, 0.083, 0.81],
    (4, 9): [-10.344, 0.068, -0.045, 0.048, 0.461],
    (4, 11): [-10.999, 0.082, 0.016, 0.0, 0.494],
}
"""By seats and class: a constant, then a weight for each feature.

Fitted by bench/balance/calibrate_sins.py.
"""

_COST_OF_PASSING: Final = 1.5
"""The expected payment to the Ruler of a hand that passes, in florins."""


def sin_gain(state: IndulgenceState, seat: i64) -> float:
    """Return the value of sinning over passing, in florins."""
    chance = 1.0
    prize = 0.0
    edicts: i64 = 0
    left: i64 = state.force
    while left != 0:
        edict: i64 = lowest(left)
        left &= left - 1
        chance *= sin_chance(state, seat, edict)
        prize += float(state.figures.sin_pays[edict]) * float(len(state.hands) - 1)
        edicts += 1
    if state.bull != 0:
        return (
            chance * _GAME_VALUE
            - (1.0 - chance) * float(state.figures.failed_bull)
            + float(edicts) * _COST_OF_PASSING
        )
    return chance * prize - (1.0 - chance) * float(state.figures.failed) + _COST_OF_PASSING


_GAME_VALUE: Final = 40.0
"""The value of winning the game at once, in florins."""
