"""Inference about hands: plays are recorded for a reign, and imply which cards players who follow
the heuristics still hold.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from positions.tolerance import position
from simony.core.contract import Game
from simony.core.rng import Rng
from simony.games.tolerance.ai.inference import PlayInference
from simony.games.tolerance.rules.actions import NOTHING, TRICK
from simony.games.tolerance.rules.figures import CARDS
from simony.games.tolerance.rules.rules import ToleranceState
from simony.games.tolerance.view.view import ToleranceView
from simony.registry import open_game

Moment = tuple[ToleranceState, ToleranceView]


def leads(game: Game, seed: str, tricks: tuple[int, ...], stray: int = -1) -> Iterator[Moment]:
    """Yield the positions in a game among priests where a seat leads one of these tricks; the seat
    `stray` plays at random.
    """
    state, rng = game.new(), Rng(seed)
    assert isinstance(state, ToleranceState)
    while not state.over():
        seat = state.seat_to_act()
        if seat < 0:
            state.apply_chance(state.draw(rng))
            continue
        if (
            state.phase == TRICK
            and seat == state.leader
            and state.trick_number in tricks
            and seat != stray
        ):
            view = state.view(seat)
            assert isinstance(view, ToleranceView)
            yield state, view
        legal = state.legal(seat)
        state.apply(
            seat, legal[rng.below(len(legal))] if seat == stray else game.suggest(state, seat, rng)
        )


def unseen(state: ToleranceState, view: ToleranceView) -> vec[i64]:
    """Return the cards that others hold."""
    return vec[i64](
        [
            card
            for card in range(CARDS)
            if any(state.holds(seat, card) for seat in range(4) if seat != view.viewer)
        ]
    )


# --- what is remembered ---------------------------------------------------------------------------


def test_the_past_has_what_was_played_in_this_reign_each_trick_in_its_place() -> None:
    at = position("3 players, A to lead, A holds c12 n3, B holds c5 w10, C holds c2 p5").play(
        "A: c12, B: c5, C: c2"
    )
    parse = at.game.parse
    played = [parse("play clergy 12"), parse("play clergy 5"), parse("play clergy 2")]
    before, after = 3 * (at.state.trick_number - 1), 3 * (12 - at.state.trick_number)
    assert list(at.state.past) == [NOTHING] * before + played + [NOTHING] * after
    assert list(at.state.view(1).past) == list(at.state.past)


def test_the_past_is_forgotten_when_the_reign_is_over() -> None:
    game = open_game("tolerance", 3)
    state, rng = game.new(), Rng("reigns")
    assert isinstance(state, ToleranceState)
    reigns: list[int] = []
    while not state.over():
        seat = state.seat_to_act()
        if seat >= 0:
            state.apply(seat, game.suggest(state, seat, rng))
            continue
        if state.reign > len(reigns):
            reigns.append(len(reigns))
            assert set(state.past) == {NOTHING}
        state.apply_chance(state.draw(rng))
    assert reigns == [0, 1]
    assert NOTHING not in state.past


def test_states_that_differ_only_in_their_past_continue_alike() -> None:
    before = position("3 players, A to lead, A holds c12, B holds c5, C holds c2").state
    after = before.copy()
    after.past[0] = 7
    assert before.to_bytes() != after.to_bytes()
    assert before.position_bytes() == after.position_bytes()


# --- what it tells --------------------------------------------------------------------------------


def test_priests_rarely_hold_cards_they_would_have_played() -> None:
    game = open_game("tolerance", 4)
    held: list[bool] = []
    not_held: list[bool] = []
    for number in range(4):
        for state, view in leads(game, f"doubts {number}", (3, 6)):
            cards = unseen(state, view)
            inference = PlayInference(state.copy(), view.viewer, cards)
            for seat in range(4):
                for card in cards:
                    if seat != view.viewer:
                        (held if state.holds(seat, card) else not_held).append(
                            inference.likelihood(seat, card) < 1.0
                        )
    assert statistics.mean(held) < 0.03
    assert statistics.mean(not_held) > 0.1


def test_no_evidence_about_the_viewer_or_before_the_first_card() -> None:
    game = open_game("tolerance", 4)
    for state, view in leads(game, "viewer", (0, 5)):
        inference = PlayInference(state.copy(), view.viewer, unseen(state, view))
        assert not any(inference.passed_over[view.viewer * CARDS + card] for card in range(CARDS))
        assert any(inference.passed_over) == (state.trick_number > 0)


def test_deviations_from_the_heuristics_are_soon_detected() -> None:
    game = open_game("tolerance", 4)
    rates: dict[bool, list[float]] = {True: [], False: []}
    for state, view in leads(game, "stray", (8,), stray=2):
        inference = PlayInference(state.copy(), view.viewer, unseen(state, view))
        for seat in range(4):
            if seat != view.viewer:
                rates[seat == 2].append(
                    int(inference.deviations[seat]) / int(inference.decisions[seat])
                )
    assert statistics.mean(rates[True]) > 0.3
    assert statistics.mean(rates[False]) < 0.1


def test_evidence_counts_less_for_a_seat_that_deviates() -> None:
    game = open_game("tolerance", 4)
    for state, view in leads(game, "less", (6,)):
        cards = unseen(state, view)
        inference = PlayInference(state.copy(), view.viewer, cards)
        for seat in range(4):
            for card in cards:
                before, times = (
                    inference.likelihood(seat, card),
                    inference.passed_over[seat * CARDS + card],
                )
                inference.deviations[seat] += 3
                assert (
                    before < inference.likelihood(seat, card) <= 1.0
                    if times
                    else inference.likelihood(seat, card) == before == 1.0
                )
                inference.deviations[seat] -= 3


def test_a_position_without_a_past_has_no_evidence() -> None:
    at = position("3 players, last trick, A to lead, A holds c12, B holds c5, C holds c2")
    inference = PlayInference(at.state.copy(), 0, vec[i64]([5, 15]))
    assert not any(inference.passed_over)
    assert not any(inference.decisions)


# --- worlds from the belief -----------------------------------------------------------------------


def test_hands_from_the_belief_are_closer_to_the_truth_than_sampled_ones() -> None:
    game = open_game("tolerance", 4)
    from_belief, sampled = [], []
    for number in range(3):
        for state, view in leads(game, f"nearer {number}", (4, 8)):
            rng = Rng(f"nearer {number}")
            belief = game.belief(view, rng)
            assert belief is not None
            truth = state.pieces()
            from_belief += [alike(truth, belief.sample_world(rng).pieces()) for _ in range(10)]
            sampled += [alike(truth, game.sample(view, rng).pieces()) for _ in range(10)]
    assert statistics.mean(from_belief) > statistics.mean(sampled) + 1.0


def alike(one: list[int], other: list[int]) -> int:
    """Return the number of pieces that are in the same place."""
    return sum(place == same for place, same in zip(one, other, strict=True))


@pytest.mark.slow
def test_the_belief_is_uniform_before_anybody_has_played() -> None:
    """For the first leader, each unseen card is as often in each hand, to a fifth in 4,000 worlds
    (about five standard errors).
    """
    game = open_game("tolerance", 3)
    state, view = next(leads(game, "uniform", (0,)))
    rng = Rng("uniform")
    belief = game.belief(view, rng)
    assert belief is not None
    found = [0] * CARDS
    for _ in range(4000):
        world = belief.sample_world(rng)
        assert isinstance(world, ToleranceState)
        for card in range(CARDS):
            found[card] += world.holds((view.viewer + 1) % 3, card)
    cards = [card for card in range(CARDS) if found[card]]
    assert len(cards) == 70 - 12
    fair = [4000 * (0.5 if card == state.monarch() else 11.5 / 57) for card in cards]
    assert [found[card] for card in cards] == pytest.approx(fair, rel=0.2)


@pytest.mark.parametrize("options", [{"roles": "random", "hidden_roles": "on"}])
def test_no_belief_with_hidden_roles(options: dict[str, str]) -> None:
    game = open_game("tolerance", 4, options)
    _, view = next(leads(game, "hidden", (3,)))
    assert game.belief(view, Rng(1)) is None
