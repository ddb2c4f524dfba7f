"""Sampling of worlds of Tolerance by what the others have played in this reign: a player who would
have played a card probably does not hold it (`inference`).

This is a Metropolis walk: two unseen cards change places, always if that makes the world more
likely, and otherwise with the ratio of the likelihoods. A step is a table lookup, so a world takes
some microseconds, less than a new deal.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, members
from simony.core.contract import Belief
from simony.core.rng import Rng
from simony.games.tolerance.ai.inference import PlayInference
from simony.games.tolerance.rules.figures import ALL_NATURALS, CARDS, MONARCH, NATURALS, SUIT_OF
from simony.games.tolerance.rules.rules import ToleranceState
from simony.games.tolerance.view.view import ToleranceView

_INITIAL_STEPS: Final = 10
_STEPS_BETWEEN: Final = 2
"""Steps for each unseen card, before the first world and between worlds."""


@final
class ToleranceBelief(Belief):
    def __init__(self, view: ToleranceView, world: ToleranceState, rng: Rng) -> None:
        """`world` is any world consistent with the view. Sampled worlds have its roles, which must
        be known.
        """
        self._world: Final = world
        self._viewer: Final[i64] = view.viewer
        self._cards: Final[vec[i64]] = _unseen(view, world)
        self._holders: Final[vec[i64]] = vec[i64]([self._holder(card) for card in self._cards])
        self._likelihood_table: Final[vec[float]] = self._likelihoods(view)
        self._walk(_INITIAL_STEPS * len(self._cards), rng)

    def sample_world(self, rng: Rng) -> ToleranceState:
        self._walk(_STEPS_BETWEEN * len(self._cards), rng)
        found = self._world.copy()
        seat: i64 = 0
        while seat < len(found.hands):
            if seat != self._viewer:
                found.hands[seat] = 0
                found.wilds[seat] = 0
            seat += 1
        number: i64 = 0
        while number < len(self._cards):
            seat = self._holders[number]
            card: i64 = self._cards[number]
            if seat < len(found.hands):
                if card < NATURALS:
                    found.hands[seat] |= BIT[card]
                else:
                    found.wilds[seat] |= BIT[card - NATURALS]
            number += 1
        return found

    def _holder(self, card: i64) -> i64:
        """Return a seat, or the number of seats for a card that is set aside."""
        seat: i64 = 0
        while seat < len(self._world.hands) and not self._world.holds(seat, card):
            seat += 1
        return seat

    def _likelihoods(self, view: ToleranceView) -> vec[float]:
        """Return the relative likelihood that each holder has each card: 0 for what it is known to
        lack, and the Monarch is never set aside.
        """
        inference = PlayInference(self._world.copy(), view.viewer, self._cards)
        seats: i64 = len(view.sizes)
        found = vec[float]([1.0] * ((seats + 1) * CARDS))
        seat: i64 = 0
        while seat < seats:
            for card in self._cards:
                lacks: bool = view.lacks[seat] & BIT[SUIT_OF[card]] != 0
                found[seat * CARDS + card] = 0.0 if lacks else inference.likelihood(seat, card)
            seat += 1
        found[seats * CARDS + MONARCH + view.reign] = 0.0
        return found

    def _walk(self, steps: i64, rng: Rng) -> None:
        likely = self._likelihood_table
        cards = self._cards
        holders = self._holders
        number: i64 = len(cards)
        while steps > 0:
            steps -= 1
            one: i64 = rng.below(number)
            other: i64 = rng.below(number)
            here: i64 = holders[one]
            there: i64 = holders[other]
            if here != there:
                now: float = (
                    likely[here * CARDS + cards[one]] * likely[there * CARDS + cards[other]]
                )
                changed: float = (
                    likely[here * CARDS + cards[other]] * likely[there * CARDS + cards[one]]
                )
                if changed >= now or rng.fraction() * now < changed:
                    holders[one] = there
                    holders[other] = here


def _unseen(view: ToleranceView, world: ToleranceState) -> vec[i64]:
    wilds: i64 = world.figures.deck_wilds | BIT[MONARCH - NATURALS + view.reign]
    found: list[int] = members(ALL_NATURALS & ~view.seen_naturals())
    found.extend(NATURALS + wild for wild in members(wilds & ~view.seen_wilds()))
    return vec[i64](found)
