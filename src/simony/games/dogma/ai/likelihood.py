"""The likelihood of a world, given what the others named and laid in this confession.

It assumes that they play roughly by the heuristics. `sample` treats every placement of the hidden
cards as equally likely, so a sampled layer is a lie as often as lies are possible. But a player who
holds a kind that may be named usually tells the truth, with all cards of that kind; a player who
lies hides useless cards. Worlds are weighted accordingly.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, count
from simony.games.dogma.ai.heuristics import BLUFF_RATE, EXTRA_CARD_RATE, LIE_RATE
from simony.games.dogma.rules.counts import kinds_of, nameable, of_kind, size
from simony.games.dogma.rules.rules import DogmaState

UNUSUAL: Final = 0.05
"""The factor for a play that the heuristics would never make."""


def likelihood(world: DogmaState, viewer: i64) -> float:
    hands: vec[i64] = world.hands[:]
    weight: float = 1.0
    layer: i64 = len(world.layers) - 1
    while layer >= 0:
        owner: i64 = world.owners[layer]
        hands[owner] += world.layers[layer]
        if owner != viewer:
            if layer == 0:
                weight *= _confession_likelihood(world, hands[owner], world.layers[layer])
            else:
                weight *= _joining_likelihood(world, hands[owner], world.layers[layer])
        layer -= 1
    return weight


def _confession_likelihood(world: DogmaState, hand: i64, laid: i64) -> float:
    """Return how likely a player with this hand names this kind and lays these cards."""
    names: i64 = nameable(world.altar)
    true_names: i64 = kinds_of(hand) & names
    useless: i64 = kinds_of(hand) & ~names
    if _is_true(world, laid):
        return _truth_likelihood(world, hand, laid) * _name_likelihood(world, hand, true_names)
    lie: float = _lie_likelihood(world, hand, laid) / float(count(names))
    if true_names == 0:
        return lie
    return lie * (LIE_RATE if useless != 0 else UNUSUAL * LIE_RATE)


def _joining_likelihood(world: DogmaState, hand: i64, laid: i64) -> float:
    if _is_true(world, laid):
        return _truth_likelihood(world, hand, laid)
    if of_kind(hand, world.name) > 0:
        return UNUSUAL * _lie_likelihood(world, hand, laid)
    return BLUFF_RATE * _lie_likelihood(world, hand, laid)


def _is_true(world: DogmaState, laid: i64) -> bool:
    return of_kind(laid, world.name) == size(laid)


def _truth_likelihood(world: DogmaState, hand: i64, laid: i64) -> float:
    """Return the likelihood of a true layer: the heuristics lay all cards of the named kind."""
    if size(laid) == world.figures.most_cards or of_kind(hand, world.name) == size(laid):
        return 1.0
    return UNUSUAL


def _name_likelihood(world: DogmaState, hand: i64, true_names: i64) -> float:
    """Return the likelihood of the name: the heuristics name the kind the hand has most of."""
    kind: i64 = 0
    while true_names >> kind != 0:
        if true_names & BIT[kind] != 0 and of_kind(hand, kind) > of_kind(hand, world.name):
            return UNUSUAL
        kind += 1
    return 1.0


def _lie_likelihood(world: DogmaState, hand: i64, laid: i64) -> float:
    """Return the likelihood of a lie, from its number of cards and from whether they are useless
    ones.
    """
    likely: float = 1.0 - EXTRA_CARD_RATE
    cards: i64 = size(laid)
    if cards > 1:
        likely = EXTRA_CARD_RATE
    if cards > 2:
        likely = EXTRA_CARD_RATE * EXTRA_CARD_RATE
    useless: i64 = kinds_of(hand) & ~nameable(world.altar)
    if useless != 0 and kinds_of(laid) & ~useless != 0:
        likely *= UNUSUAL
    return likely
