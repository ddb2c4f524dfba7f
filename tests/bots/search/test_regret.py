"""Regret matching: it mixes where it must, and only there."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec

from bots.sample_positions import decisions
from simony.bots.search.regret import RegretMatcher, has_hidden_choice, sample_policy
from simony.core.rng import Rng
from simony.games.dogma.rules.actions import ANSWER, CONFESS, LAYING
from simony.games.dogma.view.view import DogmaView

ROCK_PAPER = [[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]]
"""The payoffs of rock, paper and scissors."""


def answers(table: list[list[float]], rounds: int, seed: str) -> tuple[list[float], list[float]]:
    """Let two matchers play against each other, each trying everything against the other's
    sample.
    """
    rng = Rng(seed)
    rows, columns = RegretMatcher(len(table)), RegretMatcher(len(table[0]))
    for _ in range(rounds):
        row, column = rows.sample(rng), columns.sample(rng)
        rows.update(vec[float]([each[column] for each in table]))
        columns.update(vec[float]([1.0 - worth for worth in table[row]]))
    return list(rows.average_strategy()), list(columns.average_strategy())


def read(table: list[list[float]], policy: list[float]) -> float:
    """Return the value for the first if the second knows its policy."""
    return min(
        sum(often * row[column] for often, row in zip(policy, table, strict=True))
        for column in range(len(table[0]))
    )


def test_mixes_if_each_action_is_beaten_by_another() -> None:
    mine, _ = answers(ROCK_PAPER, 20000, "rock")
    assert mine == pytest.approx([1 / 3] * 3, abs=0.05)
    assert read(ROCK_PAPER, mine) > 0.45


@given(
    st.lists(
        st.lists(st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0]), min_size=3, max_size=3),
        min_size=3,
        max_size=3,
    ),
    st.integers(0, 999),
)
def test_is_not_exploitable_in_any_small_game(table: list[list[float]], seed: int) -> None:
    """Both values are nearly the same, so neither policy is exploitable."""
    mine, theirs = answers(table, 2000, str(seed))
    best = max(
        sum(often * worth for often, worth in zip(theirs, row, strict=True)) for row in table
    )
    assert best - read(table, mine) < 0.12


def test_plays_what_is_simply_better() -> None:
    matcher = RegretMatcher(3, suggested=0)
    for _ in range(60):
        matcher.update(vec[float]([0.2, 0.6, 0.3]))
    policy = matcher.average_strategy(least=0.1)
    assert list(policy) == [0.0, 1.0, 0.0]


def test_keeps_to_the_suggestion_where_nothing_is_better() -> None:
    matcher = RegretMatcher(3, suggested=2)
    for _ in range(60):
        matcher.update(vec[float]([0.4, 0.4, 0.4]))
    assert list(matcher.average_strategy()) == [0.0, 0.0, 1.0]


def test_trust_delays_leaving_the_suggestion() -> None:
    rounds = []
    for trust in (0.5, 2.0):
        matcher = RegretMatcher(2, suggested=0, trust=trust)
        while matcher.probability(0) > 0.5:
            matcher.update(vec[float]([0.0, 0.25]))
        rounds.append(matcher.rounds)
    assert rounds[0] < rounds[1]


def test_excluded_actions_are_not_played() -> None:
    matcher = RegretMatcher(3)
    matcher.update(vec[float]([1.0, 0.0, 0.5]))
    matcher.rule_out(0)
    for _ in range(5):
        matcher.update(vec[float]([9.0, 0.1, 0.2]))
        assert matcher.probability(0) == 0.0
        assert matcher.probability(1) + matcher.probability(2) == pytest.approx(1.0)
    policy = matcher.average_strategy()
    assert policy[0] == 0.0
    assert sum(policy) == pytest.approx(1.0)
    assert policy[2] > policy[1]


def test_small_shares_are_noise_and_the_largest_stays() -> None:
    matcher = RegretMatcher(4)
    matcher.update(vec[float]([0.0] * 4))
    assert list(matcher.average_strategy(least=0.3)) == [1.0, 0.0, 0.0, 0.0]
    assert list(matcher.average_strategy(least=0.2)) == pytest.approx([0.25] * 4)


def test_before_learning_the_strategy_is_the_suggestion() -> None:
    assert list(RegretMatcher(2, suggested=1).average_strategy()) == [0.0, 1.0]
    assert list(RegretMatcher(2).average_strategy()) == [0.5, 0.5]


@pytest.mark.parametrize(("width", "suggested"), [(0, -1), (2, 2)])
def test_a_matcher_needs_an_action(width: int, suggested: int) -> None:
    with pytest.raises(ValueError, match=str(width)):
        RegretMatcher(width, suggested)


def test_samples_as_often_as_the_policy_says() -> None:
    rng, policy = Rng("draw"), vec[float]([0.0, 0.7, 0.0, 0.3, 0.0])
    drawn = [sample_policy(policy, rng) for _ in range(4000)]
    assert set(drawn) == {1, 3}
    assert drawn.count(1) / 4000 == pytest.approx(0.7, abs=0.03)


def test_never_samples_an_action_with_probability_zero() -> None:
    rng, policy = Rng("short"), vec[float]([0.0, 1e-9, 0.0])
    assert {sample_policy(policy, rng) for _ in range(50)} == {1}


def test_both_builds_learn_the_same_strategy() -> None:
    """The digest is the same for the interpreted and the compiled run."""
    mine, theirs = answers(ROCK_PAPER, 300, "builds")
    assert (
        hashlib.sha256(repr((mine, theirs)).encode()).hexdigest()
        == "2bac9ea453d54a5c34807802cf56748b5850cab1271cdb4eb4def1c19caa0587"
    )


# --- where mixing pays ----------------------------------------------------------------------------


def test_a_confession_is_hidden_and_an_answer_is_not() -> None:
    found: dict[int, set[bool]] = {}
    for _, state, view in decisions("dogma", 4, every=1, most=120):
        assert isinstance(view, DogmaView)
        found.setdefault(int(view.phase), set()).add(
            has_hidden_choice(state, view.viewer, view.legal)
        )
    assert found[CONFESS] == {True}
    assert found[ANSWER] == {False}
    assert True in found[LAYING]


def test_a_simultaneous_choice_is_hidden_and_a_card_played_openly_is_not() -> None:
    together = [
        has_hidden_choice(state, view.viewer, view.legal)
        for _, state, view in decisions("mea_culpa", 3, every=1, most=80)
        if len(state.pending_seats()) > 1
    ]
    assert together
    assert all(together)
    for _, state, view in decisions("indulgence", 4, every=3, most=20):
        assert len(state.pending_seats()) > 1 or not has_hidden_choice(
            state, view.viewer, view.legal
        )


def test_one_hidden_move_among_many_open_ones_is_not_a_hidden_choice() -> None:
    """The compartment of a gift is not seen, but a turn is about buying, selling, donating and
    visiting.
    """
    turns = 0
    for game, state, view in decisions("mea_culpa", 4, every=1, most=400):
        gifts = [action for action in view.legal if game.notation(action).startswith("donate")]
        if gifts and len(view.legal) > 8:
            turns += 1
            assert not has_hidden_choice(state, view.viewer, view.legal)
    assert turns > 0


def test_the_compartment_of_a_forced_gift_is_hidden() -> None:
    chests = [
        has_hidden_choice(state, view.viewer, view.legal)
        for game, state, view in decisions("mea_culpa", 4, every=1, most=20)
        if all(game.notation(action).startswith("donate") for action in view.legal)
    ]
    assert chests
    assert all(chests)
