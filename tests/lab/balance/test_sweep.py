"""Sweeps, fits and sensitivity: figures by name, the same deals for all settings, and true
findings.
"""

from __future__ import annotations

import csv
import io
import math

import pytest

from lab.report.test_report import checked
from simony.core.contract import Game
from simony.core.errors import BadOption
from simony.i18n.sentences import LANGUAGES
from simony.lab.balance.estimate import GameSums
from simony.lab.balance.figures import Figure, house_rules, nearby_values, parse_setting
from simony.lab.balance.questions import QuestionTally
from simony.lab.balance.sensitivity import (
    count_variations,
    measure_sensitivity,
    to_record,
    uncertain_figures,
)
from simony.lab.balance.sweep import SettingRunner, combine_settings, fit, sweep
from simony.lab.balance.targets import Measure, default_measures, parse_measure, parse_target
from simony.lab.report.sweep_page import FitPage, SensitivityPage, SweepPage, sweep_csv
from simony.lab.simulate.workers import Workers
from simony.registry import open_game

INDULGENCE = open_game("indulgence", 3)


def opened(values: dict[str, Figure]) -> Game:
    return open_game("indulgence", 3, None, house_rules(values, {"game": {"rounds": 1}}))


def make_runner(measures: list[Measure], jobs: int = 1) -> SettingRunner:
    return SettingRunner(opened, ["priest"] * 3, "1", measures, Workers(jobs))


# --- names and values -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "figure", "values"),
    [
        ("edict.sixes.pays=1..4", "edict.sixes.pays", (1, 2, 3, 4)),
        ("sixes.pays=1..4", "edict.sixes.pays", (1, 2, 3, 4)),
        (" florins = 20..40..10, 35 ", "game.florins", (20, 30, 40, 35)),
        ("sixes.ban=true,false", "edict.sixes.ban", (True, False)),
        ("orsini=blue,red,blue", "family.orsini", ("blue", "red")),
        ("ring=10", "game.ring", (10,)),
    ],
)
def test_settings_are_parsed(text: str, figure: str, values: tuple[object, ...]) -> None:
    setting = parse_setting(INDULGENCE, text)
    assert (setting.figure, setting.values) == (figure, values)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("sixes.pays", "Expected FIGURE=VALUES"),
        ("sixes.pays=", "Expected FIGURE=VALUES"),
        ("sixes.pays=4..1", "Expected FIGURE=VALUES"),
        ("sixes.pays=1..", "Expected FIGURE=VALUES"),
        ("sixes.pays=1..9..0", "Expected FIGURE=VALUES"),
        ("sixes.pays=1,,2", "Expected FIGURE=VALUES"),
        ("florins=1..9999999", "Expected FIGURE=VALUES"),
        ("sevens.pays=1", "no figure “sevens.pays”"),
        ("pays=1", "the end of several figures"),
    ],
)
def test_an_invalid_setting_raises(text: str, problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        parse_setting(INDULGENCE, text)


def test_settings_are_combined_and_too_many_refused() -> None:
    settings = [parse_setting(INDULGENCE, text) for text in ("ring=10,11", "florins=20,30,40")]
    assert len(combine_settings(settings)) == 6
    with pytest.raises(BadOption, match="Too many"):
        combine_settings([parse_setting(INDULGENCE, "florins=1..150"), settings[0]])


def test_house_rules_are_merged_without_changing_the_base() -> None:
    base = {"edict": {"sixes": {"pays": 3}}, "game": {"rounds": 1}}
    assert house_rules({"edict.sixes.pays": 4, "game.ring": 11}, base) == {
        "edict": {"sixes": {"pays": 4}},
        "game": {"rounds": 1, "ring": 11},
    }
    assert base == {"edict": {"sixes": {"pays": 3}}, "game": {"rounds": 1}}


@pytest.mark.parametrize(
    ("value", "others"),
    [(3, [2, 4]), (36, [33, 39]), (True, [False]), ("red", []), (["a"], []), (-1, [-2, 0])],
)
def test_nearby_values_of_a_figure(value: object, others: list[object]) -> None:
    assert nearby_values(value) == others


# --- measures -------------------------------------------------------------------------------------


def test_a_measure_has_dataset_column_and_conditions() -> None:
    plain = parse_measure(INDULGENCE, "won[seat=1]")
    assert (
        plain.question.dataset,
        plain.question.column,
        plain.question.where,
        plain.is_share,
    ) == ("seats", "won", (("seat", 1),), True)
    hands = parse_measure(INDULGENCE, "gained[role=ruler, edict=sixes]")
    assert (hands.question.dataset, hands.question.where, hands.is_share) == (
        "hands",
        (("role", "ruler"), ("edict", "sixes")),
        False,
    )
    assert parse_measure(INDULGENCE, "sinned").is_share
    assert parse_measure(INDULGENCE, "games.sins").question.dataset == "games"
    assert parse_measure(INDULGENCE, "sins").question.dataset == "seats"
    assert parse_measure(INDULGENCE, "even[turn]").question.group_by == "turn"
    assert parse_measure(INDULGENCE, "bull[sinned=true]").question.where == (("sinned", True),)
    assert len(default_measures(INDULGENCE)) == 7


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "Expected TABLE.COLUMN"),
        ("won[seat]", "Expected TABLE.COLUMN"),
        ("won[seat=one]", "Expected TABLE.COLUMN"),
        ("won[shared=perhaps]", "no column"),
        ("won[seat=1", "Expected TABLE.COLUMN"),
        ("glory", "no column glory"),
        ("hands.glory", "no column hands.glory"),
        ("edict", "words have no mean"),
        ("even[glory]", "no column"),
    ],
)
def test_an_invalid_measure_raises(text: str, problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        parse_measure(INDULGENCE, text)


def test_a_target_is_a_measure_with_a_number() -> None:
    assert parse_target(INDULGENCE, "won[seat=1]=0.25").value == 0.25
    assert parse_target(INDULGENCE, "won[seat=1]=25%").value == 0.25
    assert parse_target(INDULGENCE, "even[turn]=0").measure.is_even
    for text in ("won[seat=1]", "won", "decisions=many", "decisions=nan"):
        with pytest.raises(BadOption, match="Expected MEASURE=NUMBER"):
            parse_target(INDULGENCE, text)


@pytest.mark.parametrize("off", [0.0, 0.1])
def test_evenness_of_shares(off: float) -> None:
    """Two groups that win half of the games, or a tenth more and less, as evenly as possible."""
    measure = parse_measure(INDULGENCE, "even[turn]")
    measure = Measure(measure.text, measure.question, True, 0.5)
    tally = QuestionTally(measure.question, "part")
    for group, share in ((1, 0.5 + off), (2, 0.5 - off)):
        sums = tally.groups.setdefault(group, GameSums())
        for game in range(1000):
            won = float(math.floor((game + 1) * share) - math.floor(game * share))
            sums.add(game, won)
            tally.everything.add(game, won)
    found = measure.value(tally)
    assert found is not None
    assert found.low <= found.mean <= found.high
    assert found.mean == pytest.approx(off, abs=0.01)


# --- sweeps ---------------------------------------------------------------------------------------


def test_a_sweep_shows_the_effect_of_a_figure_and_none_at_its_current_value() -> None:
    measures = [
        parse_measure(INDULGENCE, text)
        for text in ("hands.gained[role=ruler,edict=sixes]", "score", "even[turn]")
    ]
    settings = [parse_setting(INDULGENCE, "sixes.pays=2..4")]
    found = sweep(make_runner(measures), opened({}), settings, measures, 120)
    assert [point.values for point in found.points] == [
        {"edict.sixes.pays": value} for value in (2, 3, 4)
    ]
    gains = [point.estimates[0] for point in found.points]
    changes = [point.changes[0] for point in found.points]
    assert all(each is not None for each in gains)
    means = [each.mean for each in gains if each is not None]
    assert means == sorted(means)
    assert next(change.size for change in changes if change is not None) == 0
    assert all(change.low > 0 for change in changes[1:] if change is not None)
    assert found.current_values == {"edict.sixes.pays": 2}
    for language in LANGUAGES:
        assert "edict.sixes.pays" in checked(
            SweepPage(opened({}), found, ["priest"] * 3, "1", language).html()
        )
    rows = list(csv.DictReader(io.StringIO(sweep_csv(found))))
    assert len(rows) == 9
    assert {row["edict.sixes.pays"] for row in rows} == {"2", "3", "4"}


def test_a_sweep_is_the_same_for_any_number_of_jobs() -> None:
    measures = default_measures(INDULGENCE)
    settings = [parse_setting(INDULGENCE, "ring=10,12")]
    assert sweep(make_runner(measures), opened({}), settings, measures, 120) == sweep(
        make_runner(measures, 2), opened({}), settings, measures, 120
    )


def test_paired_games_have_narrower_intervals() -> None:
    """Common random numbers: the change is known better than both means."""
    measures = [parse_measure(INDULGENCE, "games.best")]
    found = sweep(
        make_runner(measures),
        opened({}),
        [parse_setting(INDULGENCE, "sixes.sin_pays=6")],
        measures,
        150,
    )
    change, mean = found.points[0].changes[0], found.points[0].estimates[0]
    assert change is not None
    assert mean is not None
    assert change.high - change.low < mean.high - mean.low


# --- searches -------------------------------------------------------------------------------------


def test_fitting_finds_the_true_value() -> None:
    """The target is the Ruler's current gain by the sixes, so the value two is found among
    eight.
    """
    text = "hands.gained[role=ruler,edict=sixes]"
    measure = parse_measure(INDULGENCE, text)
    lab = make_runner([measure])
    target = measure.value(lab.play({}, 400).tallies[0])
    assert target is not None
    found = fit(
        lab,
        [parse_setting(INDULGENCE, "sixes.pays=0..7")],
        [parse_target(INDULGENCE, f"{text}={target.mean}")],
        400,
    )
    assert found.tried[0].values == {"edict.sixes.pays": 2}
    assert len(found.tried) == 8
    assert found.tried[-1].eliminated
    assert found.tried[-1].games < 400  # hopeless settings are not played to the end
    for language in LANGUAGES:
        checked(FitPage(opened({}), found, "1", language).html())
    assert "edict.sixes.pays = 2" in next(FitPage(opened({}), found, "1", "en").sentences())


# --- sensitivity ----------------------------------------------------------------------------------


def test_sensitivity_covers_only_reconstructed_figures() -> None:
    found = uncertain_figures(INDULGENCE)
    assert "edict.sixes.sin_pays" in found
    assert "edict.sixes.pays" not in found  # printed
    assert "game.florins" not in found
    assert (
        count_variations(INDULGENCE, "edict.sixes.") == 4
    )  # the current value; no ban; a florin less, a florin more


def test_sensitivity_finds_which_figures_matter() -> None:
    """An edict of the expert game never occurs in the basic one; the price of a Sin matters in
    almost every hand.
    """
    found = measure_sensitivity(opened, ["priest"] * 3, 60, "1", only="edict.t")
    by_figure = {(effect.figure, effect.tried): effect for effect in found.found}
    assert by_figure["edict.trump.sin_pays", 5].course.mean == 0
    assert by_figure["edict.trump.sin_pays", 5].moved.mean == 0
    assert by_figure["edict.three-tricks.sin_pays", 2].moved.mean > 0
    assert by_figure["edict.three-tricks.sin_pays", 2].course.mean > 0
    results = [effect.result.mean for effect in found.found]
    assert results == sorted(results, reverse=True)
    assert not any(effect.is_real for effect in found.found if effect.course.mean == 0)
    record = to_record(found)
    assert record["games"] == 60
    for language in LANGUAGES:
        assert "edict.three-tricks.sin_pays" in checked(
            SensitivityPage(opened({}), found, ["priest"] * 3, "1", language).html()
        )


def test_words_and_lists_are_skipped_and_listed() -> None:
    game = open_game("indulgence", 3, {"expert": True})
    assert uncertain_figures(game, "edict.pairs-medici-orsini")[
        "edict.pairs-medici-orsini.families"
    ] == [
        "medici",
        "orsini",
    ]
    found = measure_sensitivity(
        lambda values: open_game("indulgence", 3, {"expert": True}, house_rules(values) or None),
        ["random"] * 3,
        2,
        "1",
        only="family",
    )
    assert (found.found, found.left_out) == ([], ["family.orsini"])
    checked(SensitivityPage(game, found, ["random"] * 3, "1", "en").html())
