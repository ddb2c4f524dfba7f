"""Win probabilities between two reigns: points, and progress of the tallies towards pennants."""

from __future__ import annotations

import pytest

from positions.tolerance import TolerancePosition, position
from simony.registry import open_game

LAST = (
    "4 players, reign {}, last trick, A to lead, A holds n3, B holds p2, C holds t2, D holds p4, "
    "money 5 5 5 5"
)
PLAY = "A: n3, B: p2, C: t2, D: p4"


def after(reign: str, more: str) -> list[float]:
    """Return the probabilities after the reign's last trick, in which only A wins anything."""
    at: TolerancePosition = position(f"{LAST.format(reign)}, {more}").play(PLAY)
    return at.game.win_probabilities(at.state)


def test_no_win_probabilities_before_the_first_reign_or_within_one() -> None:
    game = open_game("tolerance", 4)
    assert game.win_probabilities(game.new()) == []
    at = position(LAST.format("mary"))
    assert at.game.win_probabilities(at.state) == []


def test_more_points_mean_a_higher_win_probability_especially_late() -> None:
    early, late = after("mary", "points 0 20 10 10"), after("elizabeth", "points 0 20 10 10")
    for chances in early, late:
        assert chances[1] > chances[2] == chances[3]
    assert late[1] / late[2] > early[1] / early[2]


@pytest.mark.parametrize("tally", ["catholic", "protestant"])
def test_a_tally_counts_as_its_part_of_a_pennant(tally: str) -> None:
    """To Bertram ten piety are two points, so five are one."""
    _, devout, rich, other = after("mary", f"points 9 9 10 9, {tally} 0 5 0 0")
    assert devout == pytest.approx(rich)
    assert devout > other


def test_pennants_count_by_the_seats_own_role() -> None:
    """Ned has nothing from Catholic piety, Pierre four points for ten."""
    _, ned, pierre, _ = after(
        "mary", "roles juba ned pierre margaret, points 9 9 9 9, catholic 0 10 10 0"
    )
    _, before, as_before, _ = after("mary", "roles juba ned pierre margaret, points 9 9 9 9")
    assert ned / pierre < before / as_before
