"""Explanations: one true sentence, in both languages."""

from __future__ import annotations

import pytest

from bots.sample_positions import GAMES, decisions, last_trick_but_one
from simony.bots.bot import Bot
from simony.bots.search.action_stats import ActionStats
from simony.bots.search.explanation import explain_choice, wilson_interval
from simony.core.rng import Rng
from simony.i18n.sentences import LANGUAGES, localization
from simony.i18n.text import SeatName, Text


def stats_of(action: int, results: list[tuple[float, list[int]]]) -> ActionStats:
    """Return the results of games with these wins and points."""
    made = ActionStats(action, 3)
    for wins, scores in results:
        made.note_result(wins, wins, scores)
        made.count_result(0.0)
    return made


def games(won: int, lost: int, scores: list[int]) -> list[tuple[float, list[int]]]:
    return [(1.0, scores)] * won + [(0.0, scores)] * lost


EVEN = [10, 10, 10]


def test_a_single_action_is_explained_as_the_only_one() -> None:
    assert explain_choice([stats_of(1, [])], 0) == Text("why-only")


def test_without_games_the_choice_is_explained_as_habit() -> None:
    assert explain_choice([stats_of(1, games(1, 0, EVEN)), stats_of(2, [])], 0) == Text("why-habit")


@pytest.mark.parametrize(
    ("won", "sure"),
    [((95, 20), "sure"), ((53, 43), "likely"), ((50, 46), "open")],
)
def test_more_wins_are_explained_first_with_their_certainty(
    won: tuple[int, int], sure: str
) -> None:
    best, other = (
        stats_of(number, games(wins, 100 - wins, EVEN)) for number, wins in enumerate(won)
    )
    assert explain_choice([best, other], 0) == Text(
        "why-wins", percent=won[0], other=won[1], sure=sure
    )


def test_then_own_points_are_explained() -> None:
    assert explain_choice(
        [stats_of(1, games(20, 20, [14, 10, 10])), stats_of(2, games(20, 20, EVEN))], 0
    ) == Text("why-points", points=4)


def test_then_the_cost_to_others_is_explained() -> None:
    found = explain_choice(
        [stats_of(1, games(20, 20, [10, 9, 3])), stats_of(2, games(20, 20, EVEN))], 0
    )
    assert found == Text("why-costs", who=SeatName(2), points=7)


@pytest.mark.parametrize("wins", [20, 10])
def test_otherwise_the_natural_move_is_explained(wins: int) -> None:
    """Also if another action won slightly more, but not clearly."""
    assert explain_choice(
        [stats_of(1, games(wins, 40 - wins, EVEN)), stats_of(2, games(20, 20, EVEN))], 0
    ) == Text("why-natural", percent=wins * 5 // 2)


def test_a_mixed_choice_is_explained_with_its_probability() -> None:
    """Whichever wins more: neither is the single best."""
    one, other = stats_of(1, games(10, 30, EVEN)), stats_of(2, games(20, 20, EVEN))
    one.probability, other.probability = 0.3, 0.7
    assert explain_choice([one, other], 0) == Text("why-mixed", often=30, percent=25)
    assert explain_choice([other, one], 0) == Text("why-mixed", often=70, percent=50)


def test_a_mix_of_one_action_is_not_called_natural() -> None:
    best, other = stats_of(1, games(20, 20, EVEN)), stats_of(2, games(20, 20, EVEN))
    best.probability = 1.0
    assert explain_choice([best, other], 0) == Text("why-unread", percent=50)
    worse = stats_of(2, games(4, 36, EVEN))
    assert explain_choice([best, worse], 0) == Text("why-wins", percent=50, other=10, sure="sure")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mixed_choice_can_be_explained(language: str) -> None:
    for key in ("why-mixed", "why-unread"):
        said = localization(language).translate(Text(key, often=35, percent=41))
        assert "41" in said
        assert ("35" in said) == (key == "why-mixed")


def test_the_choice_is_compared_with_the_best_well_tried_action() -> None:
    lucky = stats_of(3, games(2, 0, EVEN))
    best, other = stats_of(1, games(30, 10, EVEN)), stats_of(2, games(10, 30, EVEN))
    assert explain_choice([best, other, lucky], 0).args["other"] == 25


@pytest.mark.once
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_every_explanation_can_be_translated(key: str, seats: int, language: str) -> None:
    for game, _, view in decisions(key, seats, every=11, most=4):
        action, reason = Bot(game, "cardinal", Rng(1), iterations=20).advise(view)
        assert action in view.legal
        assert localization(language).translate(reason, viewer=view.viewer)


def test_a_clear_win_is_explained_as_one() -> None:
    at = last_trick_but_one()
    action, reason = Bot(at.game, "cardinal", Rng(1), iterations=40).advise(at.state.view(0))
    assert action == at.game.parse("play medici 1")
    assert reason == Text("why-wins", percent=100, other=0, sure="sure")


def test_the_interval_contains_the_share_and_narrows() -> None:
    assert wilson_interval(0.5, 0) == (0.0, 1.0)
    assert wilson_interval(0.0, 10)[0] == 0.0
    assert 0 < wilson_interval(0.0, 10)[1] < 0.35
    wide, narrow = wilson_interval(0.3, 20), wilson_interval(0.3, 2000)
    assert wide[0] < narrow[0] < 0.3 < narrow[1] < wide[1]
    assert wilson_interval(1.0, 10)[1] == 1.0
