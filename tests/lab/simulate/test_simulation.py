"""Simulations: the same games for any number of jobs and in both builds, and correct intervals."""

from __future__ import annotations

import pytest

from simony.core.errors import BadOption
from simony.lab.simulate.simulation import simulate, wilson
from simony.registry import open_game


def digest(
    seats: int, bots: list[str], seed: str = "1", games: int = 60, jobs: int = 1, **options: object
) -> str:
    return simulate(open_game("indulgence", seats, options), games, bots, seed, jobs).digest


def test_same_seed_gives_same_games_for_any_number_of_jobs() -> None:
    one = simulate(open_game("indulgence", 3), 250, ["random"] * 3, "7", 1)
    two = simulate(open_game("indulgence", 3), 250, ["random"] * 3, "7", 2)
    assert (one.digest, one.win_share, one.score_mean, one.decisions) == (
        two.digest,
        two.win_share,
        two.score_mean,
        two.decisions,
    )


def test_another_seed_or_option_gives_other_games() -> None:
    assert (
        len(
            {
                digest(4, ["random"] * 4, "1"),
                digest(4, ["random"] * 4, "2"),
                digest(4, ["random"] * 4, "1", expert=True),
            }
        )
        == 3
    )


@pytest.mark.parametrize(
    ("seats", "bots", "expert", "known"),
    [
        (
            4,
            ["random"] * 4,
            False,
            "1c8fba4c73294672b9565f62ad1cde210f1ee5f2ef68961fcd50bf1213ff45a8",
        ),
        (
            3,
            ["random"] * 3,
            True,
            "f2976b8151856ab87657e5b8ac5dbf6291c0299d04d5428e70f6f12a51fdac59",
        ),
        (
            4,
            ["priest"] * 4,
            True,
            "4ee324a2b2725136369c9f70a17b6cc6184e64d96213a41e61b1ae911e650d9e",
        ),
    ],
)
def test_both_builds_play_the_same_games(
    seats: int, bots: list[str], expert: bool, known: str
) -> None:
    """The numbers are the same for the interpreted and the compiled run."""
    assert digest(seats, bots, expert=expert) == known


def test_shares_add_up_and_lie_in_their_intervals() -> None:
    report = simulate(open_game("indulgence", 4), 100, ["random"] * 4, "3")
    assert sum(report.win_share) == pytest.approx(1)
    assert all(
        low <= share <= high
        for share, (low, high) in zip(report.win_share, report.win_share_interval, strict=True)
    )
    assert all(
        low <= mean <= high
        for mean, (low, high) in zip(report.score_mean, report.score_interval, strict=True)
    )


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)],
)
def test_wilson_interval_has_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_an_unknown_bot_raises() -> None:
    with pytest.raises(BadOption, match="no bot “antipope”"):
        simulate(open_game("indulgence", 3), 1, ["antipope"] * 3, "1")
