"""Estimates over several rows per game have their coverage, and Holm correction controls false
positives.
"""

from __future__ import annotations

import random

import pytest

from simony.lab.balance.estimate import (
    GameSums,
    difference_from,
    estimate,
    holm_significant,
    paired_difference,
)
from simony.lab.simulate.simulation import wilson


def sums(*games: list[float]) -> GameSums:
    found = GameSums()
    for number, values in enumerate(games):
        for value in values:
            found.add(number, value)
    found.close(len(games))
    return found


def test_the_mean_is_over_rows_and_one_row_per_game_uses_wilson() -> None:
    found = estimate(sums([1.0], [0.0], [], [1.0], [1.0]), 0, 1)
    assert found is not None
    assert (found.mean, found.rows, found.games) == (0.75, 4, 5)
    assert (found.low, found.high) == wilson(3, 4)


def test_no_rows_give_no_estimate() -> None:
    assert estimate(sums([], [])) is None
    always = estimate(sums(*([1.0, 1.0] for _ in range(20))), 0, 1)
    assert always is not None
    assert always.high == 1
    assert always.low == pytest.approx(0.05 ** (1 / 20))


def test_equal_rows_of_a_game_count_as_one_sample() -> None:
    """Ten equal rows per game are no better than one."""
    rng = random.Random(1)
    values = [float(rng.random() < 0.5) for _ in range(400)]
    many = estimate(sums(*([value] * 10 for value in values)))
    one = estimate(sums(*([value] for value in values)))
    assert many is not None
    assert one is not None
    assert many.half == pytest.approx(one.half)


def test_the_interval_covers_the_truth_in_19_of_20_cases() -> None:
    """Games with shared luck, and more rows if it is high; the truth is estimated from very many
    games.
    """
    rng = random.Random(7)

    def game() -> list[float]:
        luck = rng.random()
        return [float(rng.random() < luck) for _ in range(1 + int(6 * luck))]

    truth = sums(*(game() for _ in range(40_000))).mean
    trials = 400
    covered = 0
    for _ in range(trials):
        found = estimate(sums(*(game() for _ in range(120))), 0, 1)
        assert found is not None
        covered += found.low <= truth <= found.high
    assert 0.92 <= covered / trials <= 0.98


def test_a_paired_difference_shows_what_two_intervals_do_not() -> None:
    """The same luck in both, and slightly more in one."""
    rng = random.Random(3)
    luck = [rng.gauss(0, 10) for _ in range(200)]
    one = sums(*([value + 1 + rng.gauss(0, 1)] for value in luck))
    other = sums(*([value] for value in luck))
    difference = paired_difference(one, other)
    assert difference.low < 1 < difference.high
    assert difference.low > 0
    assert difference.p < 1e-6
    mine, theirs = estimate(one), estimate(other)
    assert mine is not None
    assert theirs is not None
    assert mine.low < theirs.high  # separate intervals show nothing


def test_without_a_difference_one_in_twenty_p_values_is_small() -> None:
    rng = random.Random(11)
    found = [
        difference_from(sums(*([rng.gauss(0, 1)] for _ in range(60))), 0).p < 0.05
        for _ in range(600)
    ]
    assert 0.03 <= sum(found) / len(found) <= 0.075


def test_equal_sums_have_no_difference() -> None:
    same = sums([1.0], [2.0], [4.0])
    assert paired_difference(same, same).p == 1


def test_a_few_equal_values_prove_little() -> None:
    """Three losses don't prove a share below a quarter; a hundred do. Three equal numbers prove
    nothing either.
    """
    three, hundred = (sums(*([0.0] for _ in range(games))) for games in (3, 100))
    assert difference_from(three, 0.25, is_share=True).p > 0.3
    assert difference_from(hundred, 0.25, is_share=True).p < 1e-6
    assert difference_from(sums([3.0], [3.0], [3.0]), 2.0).p == 0.25


def test_games_without_rows_do_not_count() -> None:
    rare = sums([1.0], [0.0], [1.0], *([] for _ in range(500)))
    assert rare.games_with_rows == 3
    found = estimate(rare)
    assert found is not None
    assert found.half > 1  # Student's t of two degrees of freedom, not of 502


@pytest.mark.parametrize(
    ("chances", "expected"),
    [
        ([], []),
        ([0.04], [True]),
        ([0.01, 0.04, 0.03], [True, False, False]),
        ([0.01, 0.02, 0.03], [True, True, True]),
        ([0.5, 0.001, 0.02], [False, True, True]),
    ],
)
def test_holm_correction(chances: list[float], expected: list[bool]) -> None:
    assert holm_significant(chances) == expected


def test_twenty_null_comparisons_rarely_have_a_false_positive() -> None:
    rng = random.Random(5)
    wrong = sum(any(holm_significant([rng.random() for _ in range(20)])) for _ in range(2000))
    assert wrong / 2000 <= 0.065
