"""The feature names of each game belong to the right numbers: the content of a view is found under
the name for it.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from simony.core.bits import members
from simony.core.contract import Game, State, View
from simony.core.rng import Rng
from simony.games.dogma.rules.figures import KIND_NAMES
from simony.games.dogma.view.view import DogmaView
from simony.games.indulgence.ui.notation import card_words as indulgence_card
from simony.games.indulgence.view.view import IndulgenceView
from simony.games.mea_culpa.rules.figures import STONES
from simony.games.mea_culpa.view.view import MeaCulpaView
from simony.games.tolerance.rules.figures import NATURALS, ROLE_KEYS
from simony.games.tolerance.ui.notation import card_words as tolerance_card
from simony.games.tolerance.view.view import ToleranceView
from simony.registry import game_specs, open_game

Named = dict[str, float]


def looks(game: Game) -> Iterator[tuple[View, Named]]:
    """Yield views of a random game, and their features by name."""
    names, rng, step = game.feature_names(), Rng("looks"), 0
    state: State = game.new()
    while not state.over():
        if not state.pending():
            state.apply_chance(state.draw(rng))
            continue
        for seat in state.pending_seats():
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
        step += 1
        if step % 7 == 0:
            view = state.view(step % game.seats)
            yield view, dict(zip(names, view.features(), strict=True))


def set_of(named: Named, block: str) -> set[str]:
    """The items of a block that are 1."""
    return {
        name.removeprefix(f"{block}: ")
        for name, number in named.items()
        if name.startswith(f"{block}: ") and number == 1.0
    }


@pytest.mark.parametrize("key", list(game_specs()))
def test_there_are_as_many_names_as_numbers_at_every_table(key: str) -> None:
    for seats in game_specs()[key].seat_counts:
        game = open_game(key, seats)
        names = game.feature_names()
        assert len(names) == len(set(names)) == game.feature_count


@pytest.mark.parametrize("seats", [3, 4])
def test_indulgence(seats: int) -> None:
    for view, named in looks(open_game("indulgence", seats, {"expert": True})):
        assert isinstance(view, IndulgenceView)
        assert set_of(named, "own hand") == {indulgence_card(card) for card in members(view.hand)}
        assert set_of(named, "unseen") == {indulgence_card(card) for card in members(view.unseen())}
        for step in range(seats):
            seat = (view.viewer + step) % seats
            assert set_of(named, f"seat +{step} taken") == {
                indulgence_card(card) for card in members(view.taken[seat])
            }
            assert named[f"seat +{step}: florins (of 120)"] == pytest.approx(
                min(1, view.florins[seat] / 120)
            )
            assert named[f"seat +{step}: asked"] == (view.turn == seat)
            assert named[f"seat +{step}: Ruler"] == (view.ruler == seat)
        assert named["trick number (of 12)"] == pytest.approx(view.trick_number / 12)


@pytest.mark.parametrize("seats", [2, 5])
def test_dogma(seats: int) -> None:
    for view, named in looks(open_game("dogma", seats)):
        assert isinstance(view, DogmaView)
        for kind, name in enumerate(KIND_NAMES):
            assert named[f"own hand: {name} (of 4)"] == (view.hand >> 3 * kind & 7) / 4
            assert (
                named[f"seat +1 known to have: {name} (of 4)"]
                == (view.known((view.viewer + 1) % seats) >> 3 * kind & 7) / 4
            )
            assert named[f"on the Altar: {name}"] == view.altar >> kind & 1
        for step in range(seats):
            assert named[f"seat +{step}: rubies (of 2)"] == min(
                1, view.rubies[(view.viewer + step) % seats] / 2
            )
        assert named["discard unseen by the viewer (of 56)"] == pytest.approx(view.unseen_gone / 56)
        assert named["confessions (of 500)"] == pytest.approx(view.confessions / 500)


@pytest.mark.parametrize("seats", [3, 5])
def test_tolerance(seats: int) -> None:
    for view, named in looks(
        open_game("tolerance", seats, {"roles": "random", "hidden_roles": True})
    ):
        assert isinstance(view, ToleranceView)
        held = [*members(view.hand), *(NATURALS + wild for wild in members(view.hand_wilds))]
        assert set_of(named, "own hand") == {tolerance_card(card) for card in held}
        for step in range(seats):
            seat = (view.viewer + step) % seats
            assert named[f"seat +{step}: money (of 99)"] == pytest.approx(
                min(1, max(0, view.tallies[3 * seat] / 99))
            )
            known = {ROLE_KEYS[view.roles[seat]]} if view.roles[seat] >= 0 else set()
            assert set_of(named, f"seat +{step} role") == known
            for dead, what in enumerate(("living", "dead")):
                lying = {
                    tolerance_card(card)
                    for card, where in enumerate(view.board)
                    if where >= 0
                    and (where & 31) // 6 == seat
                    and ((where & 31) % 6 >= 3) == bool(dead)
                }
                assert set_of(named, f"seat +{step} {what} on the board") == lying
        assert named["trick number (of 12)"] == pytest.approx(view.trick_number / 12)


@pytest.mark.parametrize("seats", [2, 4])
def test_mea_culpa(seats: int) -> None:
    for view, named in looks(open_game("mea_culpa", seats)):
        assert isinstance(view, MeaCulpaView)
        for step in range(seats):
            seat = (view.viewer + step) % seats
            assert named[f"seat +{step}: taler (of 100)"] == pytest.approx(
                min(1, view.taler[seat] / 100)
            )
            assert named[f"seat +{step}: soul towards Hell (of 40)"] == pytest.approx(
                min(1, max(0, -view.souls[seat] / 40))
            )
            assert named[f"seat +{step}: asked"] == view.must_act(seat)
        for stone, name in enumerate(STONES):
            assert named[f"market: {name} (of 10)"] == pytest.approx(
                min(1, view.market[stone] / 10)
            )
        assert named["round (of 11)"] == pytest.approx(min(1, view.round / 11))
        assert named["cathedrals finished (of 2)"] == pytest.approx(min(1, view.finished / 2))
        assert len(set_of(named, "frame at the bottom")) == 1
