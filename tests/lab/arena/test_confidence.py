"""Intervals have their coverage: Student's at a fixed number of deals, the betting interval at any
time.
"""

from __future__ import annotations

import random

import pytest

from simony.lab.arena.confidence import ALPHA, Wager, anytime_interval, interval, student_quantile

FAIR = 0.25


def coins(luck: random.Random, share: float = FAIR, games: int = 4) -> float:
    """Return the result of one deal over a number of seatings."""
    return sum(luck.random() < share for _ in range(games)) / games


def rare(luck: random.Random) -> float:
    """A mean of a quarter that looks smaller for a long time, which fools a normal
    approximation.
    """
    return 1.0 if luck.random() < 0.02 else 0.23 / 0.98


# --- a fixed number of deals ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("freedom", "bound"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (4, 2.7764),
        (9, 2.2622),
        (30, 2.0423),
        (100, 1.9840),
        (5000, 1.9604),
    ],
)
def test_student_quantiles_match_published_tables(freedom: int, bound: float) -> None:
    assert student_quantile(freedom) == pytest.approx(bound, abs=1e-4)


@pytest.mark.parametrize("deals", [20, 60])
def test_students_interval_covers_the_truth_as_often_as_it_says(deals: int) -> None:
    luck = random.Random(f"covered {deals}")
    runs = 1500
    covered = 0
    for _ in range(runs):
        low, high = interval([coins(luck) for _ in range(deals)], 0, 1)
        covered += low <= FAIR <= high
    assert 0.93 < covered / runs < 0.97


def test_equal_deals_are_not_certainty() -> None:
    assert interval([1.0] * 5, 0, 1) == pytest.approx((0.05 ** (1 / 5), 1.0))
    assert interval([0.0], 0, 1) == pytest.approx((0.0, 0.95))
    low, high = interval([0.5] * 100, 0, 1)
    assert low < 0.5 < high
    assert interval([3.0] * 4) == (float("-inf"), float("inf"))


def test_an_interval_stays_within_its_bounds() -> None:
    low, high = interval([0.0, 0.0, 1.0], 0, 1)
    assert (low, high) == (0, 1)


# --- at any time ----------------------------------------------------------------------------------


def false_alarms(deal: object, runs: int, deals: int) -> float:
    """Return how often looking after every deal rejects a true fair share."""
    assert callable(deal)
    alarms = 0
    for run in range(runs):
        luck, wager = random.Random(f"fair {run}"), Wager(FAIR)
        for _ in range(deals):
            wager.add(deal(luck))
            if wager.verdict:
                alarms += 1
                break
    return alarms / runs


@pytest.mark.parametrize("deal", [coins, rare])
def test_looking_after_every_deal_errs_at_most_once_in_twenty(deal: object) -> None:
    assert false_alarms(deal, runs=300, deals=250) <= ALPHA


def test_looking_at_students_interval_after_every_deal_errs_often() -> None:
    """Why there is another interval: the test above would fail if early stopping used this one."""
    alarms = 0
    for run in range(100):
        luck = random.Random(f"fair {run}")
        values = [coins(luck) for _ in range(10)]
        while len(values) < 250:
            low, high = interval(values, 0, 1)
            if not low <= FAIR <= high:
                alarms += 1
                break
            values.append(coins(luck))
    assert alarms / 100 > 4 * ALPHA


@pytest.mark.parametrize(("share", "most"), [(0.4, 90), (0.1, 90), (0.8, 15), (0.0, 40)])
def test_clear_differences_are_decided_soon_and_correctly(share: float, most: int) -> None:
    for run in range(40):
        luck, wager, deals = random.Random(f"clear {share} {run}"), Wager(FAIR), 0
        while not wager.verdict:
            wager.add(coins(luck, share))
            deals += 1
            assert deals <= 3 * most
        assert wager.verdict == (1 if share > FAIR else -1)


@pytest.mark.parametrize("share", [0.15, 0.25, 0.4])
def test_interval_and_verdict_agree(share: float) -> None:
    luck = random.Random(f"same {share}")
    values: list[float] = []
    wager = Wager(FAIR)
    for _ in range(80):
        values.append(coins(luck, share))
        wager.add(values[-1])
        low, high = anytime_interval(values)
        assert 0 <= low <= sum(values) / len(values) <= high <= 1
        assert wager.verdict == (1 if low > FAIR else -1 if high < FAIR else 0)


def test_the_interval_does_not_depend_on_the_order_and_narrows() -> None:
    luck = random.Random("order")
    values = [coins(luck, 0.4) for _ in range(400)]
    low, high = anytime_interval(values)
    assert anytime_interval(sorted(values)) == pytest.approx((low, high))
    few = anytime_interval(values[:50])
    assert high - low < 0.12 < few[1] - few[0] < 0.4
    student_low, student_high = interval(values, 0, 1)
    assert high - low < 2 * (student_high - student_low)


def test_the_interval_reaches_the_ends_where_it_must() -> None:
    low, high = anytime_interval([1.0] * 12)
    assert (high, 0.5 < low < 1) == (1.0, True)
    assert anytime_interval([0.0] * 12) == pytest.approx((0.0, 1 - low))


@pytest.mark.parametrize("target", [0.0, 1.0, -0.1, 1.5, float("nan")])
def test_a_wager_needs_a_target_between_0_and_1(target: float) -> None:
    with pytest.raises(ValueError, match=r".*"):
        Wager(target)
