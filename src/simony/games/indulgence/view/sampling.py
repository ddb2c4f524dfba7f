"""Sampling of worlds of Indulgence that are consistent with a view: every deal that fits what was
seen is equally likely.
"""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, members
from simony.core.contract import Game
from simony.core.probability.deal import Dealer, weighted_index
from simony.core.rng import Rng
from simony.games.indulgence.rules.actions import EDICT, OVER
from simony.games.indulgence.rules.figures import ALL_CARDS, FAMILY_CARDS, HIDDEN, Figures
from simony.games.indulgence.rules.rules import IndulgenceState
from simony.games.indulgence.view.view import IndulgenceView


def sample(game: Game, figures: Figures, view: IndulgenceView, rng: Rng) -> IndulgenceState:
    """Return a state whose view for this viewer is `view`."""
    world = IndulgenceState(game, figures)
    world.take_public(view)
    world.hands = vec[i64]([0] * len(view.sizes))
    world.trick = view.trick[:]
    world.ring_card = view.ring_card
    if view.viewer >= 0:
        world.hands[view.viewer] = view.hand
    if EDICT <= view.phase < OVER:
        _deal(world, view, rng)
    return world


def _deal(world: IndulgenceState, view: IndulgenceView, rng: Rng) -> None:
    """Deal the unseen cards to the other hands and to the face-down cards of the trick."""
    dealer = Dealer()
    hidden = [seat for seat in range(len(view.trick)) if view.trick[seat] == HIDDEN]
    if not hidden:
        _set_places(dealer, view, hidden, 0, 0)
    else:
        _set_places(
            dealer,
            view,
            hidden,
            world.banned(),
            _draw_scenario(dealer, view, hidden, world.banned(), rng),
        )
    dealer.deal(view.unseen(), rng)
    number: i64 = 0
    for seat in range(len(view.sizes)):
        if seat != view.viewer:
            world.hands[seat] = dealer.dealt[number]
            number += 1
    for seat in hidden:
        world.trick[seat] = members(dealer.dealt[number])[0]
        number += 1
    if view.ring_card == HIDDEN:
        world.ring_card = world.trick[view.sinner]


# A face-down card leaves two scenarios: a follower followed suit, or had no card of the family led;
# the leader of the first trick led a legal card, or held only banned ones. The scenarios of all
# face-down cards exclude each other, so the numbers of their deals add up.


def _draw_scenario(
    dealer: Dealer, view: IndulgenceView, hidden: list[int], banned: i64, rng: Rng
) -> i64:
    """Draw which of the hidden seats (as a mask over `hidden`) could not do as they should,
    weighted by the number of deals that each scenario leaves.
    """
    weights: list[float] = []
    total: float = 0.0
    scenario: i64 = 0
    while scenario < BIT[len(hidden)]:
        _set_places(dealer, view, hidden, banned, scenario)
        ways = dealer.count_deals(view.unseen())
        weights.append(ways)
        total += ways
        scenario += 1
    return weighted_index(weights, total, rng)


def _set_places(
    dealer: Dealer, view: IndulgenceView, hidden: list[int], banned: i64, scenario: i64
) -> None:
    """Set a place for each other hand, then one for each face-down card."""
    dealer.clear()
    seat: i64 = 0
    while seat < len(view.sizes):
        if seat != view.viewer:
            takes: i64 = ALL_CARDS & ~view.lacks[seat]
            if seat in hidden and scenario & BIT[hidden.index(seat)] != 0:
                takes &= _possible_if_unable(view, seat, banned)
            dealer.add_place(view.sizes[seat], takes)
        seat += 1
    for index, seat in enumerate(hidden):
        dealer.add_place(
            1,
            ALL_CARDS & ~view.lacks[seat] & _played(view, seat, banned, scenario & BIT[index] != 0),
        )


def _possible_if_unable(view: IndulgenceView, seat: i64, banned: i64) -> i64:
    """Return the cards that a seat which could not do as it should may still hold."""
    return banned if seat == view.leader else ALL_CARDS & ~FAMILY_CARDS[view.led]


def _played(view: IndulgenceView, seat: i64, banned: i64, was_unable: bool) -> i64:
    """Return the cards that may lie face down before a seat."""
    led: i64 = FAMILY_CARDS[view.led]
    if seat != view.leader:
        return ALL_CARDS & ~led if was_unable else led
    if view.trick_number > 0:
        return 0 if was_unable else led
    return led & banned if was_unable else led & ~banned
