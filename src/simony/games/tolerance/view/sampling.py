"""Sampling of worlds of Tolerance that are consistent with a view: every deal and every assignment
of roles that fits what was seen is equally likely.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, lowest
from simony.core.contract import Game
from simony.core.probability.deal import weighted_index
from simony.core.rng import Rng
from simony.games.tolerance.rules.actions import OVER, START, STARTER
from simony.games.tolerance.rules.figures import ALL_NATURALS, MONARCH, NATURALS, Figures
from simony.games.tolerance.rules.rules import ToleranceState
from simony.games.tolerance.view.dealing import Dealer
from simony.games.tolerance.view.view import ToleranceView


def sample(game: Game, figures: Figures, view: ToleranceView, rng: Rng) -> ToleranceState:
    """Return a state whose view for this viewer is `view`."""
    world = ToleranceState(game, figures)
    world.take_public(view)
    world.hands = vec[i64]([0] * len(view.sizes))
    world.wilds = world.hands[:]
    world.roles = view.roles[:]
    if STARTER <= view.phase < OVER:
        _deal(world, view, rng)
    if figures.hidden_roles and START < view.phase < OVER:
        _give_roles(world, rng)
    return world


def _deal(world: ToleranceState, view: ToleranceView, rng: Rng) -> None:
    """Deal the unseen cards to the other hands; the rest of them are set aside."""
    monarch: i64 = BIT[MONARCH - NATURALS + view.reign]
    unseen_wilds: i64 = (world.figures.deck_wilds | monarch) & ~view.seen_wilds()
    dealer = Dealer(ALL_NATURALS & ~view.seen_naturals(), unseen_wilds, unseen_wilds & monarch)
    seat: i64 = 0
    while seat < len(view.sizes):
        if seat != view.viewer:
            dealer.hand(view.sizes[seat], view.lacks[seat])
        seat += 1
    dealer.deal(rng)
    number: i64 = 0
    seat = 0
    while seat < len(view.sizes):
        if seat == view.viewer:
            world.hands[seat] = view.hand
            world.wilds[seat] = view.hand_wilds
        else:
            world.hands[seat] = dealer.naturals[number]
            world.wilds[seat] = dealer.wilds[number]
            number += 1
        seat += 1


# --- roles ----------------------------------------------------------------------------------------


def _give_roles(world: ToleranceState, rng: Rng) -> None:
    """T44, T45: give distinct roles that fit the published points to the seats whose role the
    viewer does not know.
    """
    given = Roles(world)
    seat: i64 = 0
    while seat < len(world.roles):
        if world.roles[seat] < 0:
            world.roles[seat] = given.draw(seat, rng)
        seat += 1


class Roles:
    """Uniform sampling of distinct roles, one for each seat without a known one, among those its
    points leave open.
    """

    def __init__(self, world: ToleranceState) -> None:
        self._roles: Final[vec[i64]] = world.roles
        self._suspects: Final[vec[i64]] = world.suspects
        self._counted: dict[int, float] = {}
        self._used: i64 = 0
        for role in world.roles:
            if role >= 0:
                self._used |= BIT[role]

    def draw(self, seat: i64, rng: Rng) -> i64:
        """Return a role for the next seat that has none."""
        weights: list[float] = []
        total: float = 0.0
        left: i64 = self._suspects[seat] & ~self._used
        while left != 0:
            role: i64 = left & -left
            left ^= role
            weight: float = self._ways(seat + 1, self._used | role)
            weights.append(weight)
            total += weight
        chosen: i64 = weighted_index(weights, total, rng)
        left = self._suspects[seat] & ~self._used
        while chosen > 0:
            left &= left - 1
            chosen -= 1
        self._used |= left & -left
        return lowest(left)

    def _ways(self, seat: i64, used: i64) -> float:
        if seat == len(self._roles):
            return 1.0
        if self._roles[seat] >= 0:
            return self._ways(seat + 1, used)
        key: i64 = seat * 256 + used
        known = self._counted.get(key)
        if known is None:
            known = 0.0
            left: i64 = self._suspects[seat] & ~used
            while left != 0:
                role: i64 = left & -left
                left ^= role
                known += self._ways(seat + 1, used | role)
            self._counted[key] = known
        return known
