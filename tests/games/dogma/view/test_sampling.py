"""Sampled worlds compared with all deals that are consistent with what was seen.

Exact: for small starts every deal is played on in every way, those that the viewer cannot tell
apart are grouped, and `sample` must give exactly these, as often as their cards can be dealt
(chi-square). So claims are neither too weak nor too strong there.

Exchanging cards, which is used if random deals would take too long, is only nearly uniform: `FAR`
is the largest distance (half the sum of the differences of all shares) from the exact shares that
is allowed, beyond what chance makes.
"""

from __future__ import annotations

from collections import Counter

import pytest

from games.dogma.view.exhaustive_worlds import (
    Beginning,
    all_sides,
    holds,
    random_beginning,
    sides_of,
)
from simony.conformance import check_worlds_from
from simony.core.errors import BadRecord
from simony.core.records import encode
from simony.core.rng import Rng
from simony.games.dogma import SPEC
from simony.games.dogma.rules.counts import difference
from simony.games.dogma.rules.rules import DogmaState
from simony.games.dogma.ui.notation import parse_cards as cards
from simony.games.dogma.view.sampling import Dealing
from simony.games.dogma.view.view import DogmaView

BEGINNINGS = {
    "two players, cards left out": Beginning(
        2, 0, cards("2 murder 1 faith"), cards("2 murder 2 mercy 1 faith"), (0, 3), 1
    ),
    "two players, the viewer begins": Beginning(
        2, 0, cards("2 murder 1 faith"), cards("2 murder 2 mercy 1 faith"), (0, 3)
    ),
    "three players": Beginning(
        3, 0, cards("1 murder 1 mercy"), cards("3 mercy 2 murder 1 faith"), (0, 3, 3), 1
    ),
    "a long hand": Beginning(
        3, 0, cards("1 murder 2 mercy"), cards("2 mercy 2 murder 2 faith"), (0, 4, 2), 2
    ),
    "four hidden Mercies": Beginning(
        3, 0, cards("1 murder"), cards("4 mercy 1 faith"), (0, 3, 2), 1
    ),
    "a spectator": Beginning(3, -1, 0, cards("4 mercy 3 murder"), (2, 3, 2), 1),
    "four players": Beginning(
        4, 2, cards("1 mercy 1 faith"), cards("3 mercy 2 murder 1 pride"), (2, 2, 0, 2)
    ),
    "four players, four Mercies": Beginning(
        4, 1, cards("2 faith"), cards("4 mercy 2 faith"), (2, 0, 2, 2), 3
    ),
    "something is gone unseen": Beginning(
        3, 1, cards("1 faith"), cards("3 mercy 2 faith 1 murder"), (2, 0, 2), 0, unseen=True
    ),
}
GROUPS = 15
DRAWS = 3000
FAR = 0.03


@pytest.mark.slow
@pytest.mark.parametrize("name", BEGINNINGS)
def test_sample_gives_exactly_the_possible_worlds_with_the_right_frequencies(name: str) -> None:
    beginning = BEGINNINGS[name]
    game = beginning.game()
    assert (
        check_worlds_from(game, beginning.states(game), beginning.viewer, GROUPS, counted=40)
        == GROUPS
    )


def check_beginnings(seeds: range, groups: int) -> int:
    looked = 0
    for seed in seeds:
        beginning = random_beginning(seed)
        if beginning is not None:
            game = beginning.game()
            states = beginning.states(game)
            if 0 < len(states) <= 60:
                looked += check_worlds_from(
                    game, states, beginning.viewer, groups, seed=seed, counted=40
                )
    return looked


@pytest.mark.slow
def test_sample_from_random_beginnings() -> None:
    assert check_beginnings(range(8), 8) > 40


@pytest.mark.soak
def test_sample_from_many_random_beginnings() -> None:
    assert check_beginnings(range(1000, 1400), 40) > 10_000


def random_views(seats: int, games: int, one_in: int) -> list[tuple[DogmaState, DogmaView]]:
    """Return views of everybody, from random games."""
    found: list[tuple[DogmaState, DogmaView]] = []
    for number in range(games):
        rng = Rng(f"views {seats} {number}")
        state = SPEC.open(seats).new()
        state.apply_chance(state.draw(rng))
        while not state.over():
            legal = state.legal(state.seat_to_act())
            state.apply(state.seat_to_act(), legal[rng.below(len(legal))])
            if rng.below(one_in) == 0:
                for viewer in range(-1, seats):
                    kept, view = state.copy(), state.view(viewer)
                    assert isinstance(kept, DogmaState)
                    assert isinstance(view, DogmaView)
                    found.append((kept, view))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 9))
def test_claims_are_true(seats: int) -> None:
    for state, view in random_views(seats, 1, 10 * seats):
        sides = sides_of(state, view)
        assert sum(sides) == view.pool()
        assert holds(view, sides)
        for seat in range(seats):
            if seat != view.viewer:
                known = view.known(seat)
                assert difference(view.shown[seat], known) == 0
                for kind in range(14):
                    assert (
                        known >> 3 * kind & 7
                        <= sides[seat] >> 3 * kind & 7
                        <= view.max_copies(seat, kind)
                    )


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 9))
def test_claims_are_true_in_sampled_worlds(seats: int) -> None:
    rng = Rng(f"sampled {seats}")
    for state, view in random_views(seats, 1, 15 * seats):
        world = state.game().sample(view, rng)
        assert isinstance(world, DogmaState)
        assert holds(view, sides_of(world, view))
        assert world.view(view.viewer).record() == view.record()


def exchanged(view: DogmaView, rng: Rng) -> tuple[int, ...]:
    """Return what lies where after exchanging cards, however easy dealing would have been."""
    dealing = Dealing(view)
    dealing._deal_at_random(rng)
    dealing._exchange(rng)
    return tuple(dealing.side)


def played_on(name: str, seed: int) -> DogmaView:
    """Return what the viewer knows after some checks from a start."""
    beginning, rng = BEGINNINGS[name], Rng(f"played on {seed}")
    state = beginning.states(beginning.game())[0]
    while not state.over():
        view = state.view(beginning.viewer)
        assert isinstance(view, DogmaView)
        if len(view.claim_sides) >= 2 and len(all_sides(view)) > 3:
            return view
        legal = state.legal(state.seat_to_act())
        state.apply(state.seat_to_act(), legal[rng.below(len(legal))])
    return played_on(name, seed + 1000)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "name", ["three players", "a spectator", "four players", "something is gone unseen"]
)
def test_exchanging_cards_is_nearly_uniform(name: str, seed: int) -> None:
    view, rng = played_on(name, seed), Rng(f"exchanged {seed}")
    weights = all_sides(view)
    counted = Counter(exchanged(view, rng) for _ in range(DRAWS))
    assert set(counted) == set(weights)
    whole = sum(weights.values())
    distance = (
        sum(abs(counted[sides] / DRAWS - weight / whole) for sides, weight in weights.items()) / 2
    )
    by_chance = sum((weight / whole / DRAWS) ** 0.5 for weight in weights.values()) / 2
    assert distance < FAR + by_chance


def test_an_impossible_view_is_refused() -> None:
    game = SPEC.open(3)
    state = game.new()
    state.apply_chance(state.draw(Rng("impossible")))
    record = state.view(0).record()
    for changes in (
        {"hand": 0},
        {"claim_sides": [2], "claim_cards": [cards("4 faith")], "claim_slack": [0]},
        {"unseen_gone": 3},
    ):
        with pytest.raises(BadRecord):
            game.sample(game.load_view(encode({**record, **changes})), Rng("x"))
