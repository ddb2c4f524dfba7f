"""The heuristics: they play for their own role."""

from __future__ import annotations

import pytest

from positions.language import seat_of
from positions.tolerance import TolerancePosition, position
from simony.core.rng import Rng
from simony.lab.simulate.playout import play_games
from simony.registry import open_game

RANDOM, PRIEST = 0, 1


def suggested(at: TolerancePosition, who: str) -> str:
    return at.shorten(at.game.notation(at.game.suggest(at.state, seat_of(who), Rng(0))))


@pytest.mark.parametrize(
    ("seats", "games", "fair"), [(3, 60, 1 / 3), (4, 60, 1 / 4), (5, 60, 1 / 5)]
)
def test_one_priest_among_random_players_wins_far_more_than_a_fair_share(
    seats: int, games: int, fair: float
) -> None:
    game = open_game("tolerance", seats, {"roles": "random"})
    chunk = play_games(game, [PRIEST] + [RANDOM] * (seats - 1), "priest", 0, games)
    assert chunk.wins[0] / games > 1.8 * fair


def test_a_trick_that_pays_is_taken_and_one_that_costs_is_not() -> None:
    at = position(
        "3 players, A to lead, A holds p13, B holds p12, C holds p14 p4, roles ned pierre gregory"
    ).play("A: p13, B: p12")
    assert suggested(at, "C") == "p14"  # a peasant each is 3 points to Gregory
    hands = "A holds n13 n1, B holds n12 n2, C holds n14 n4"
    at = position(
        f"3 players, last trick, A to lead, {hands}, roles ned pierre gregory, money 0 0 69"
    ).play("A: n13, B: n12")
    assert suggested(at, "C") == "n4"  # and a noble each costs him one


@pytest.mark.parametrize(("role", "victim"), [("pierre", "n7"), ("ned", "p2")])
def test_the_victim_is_chosen_for_the_role(role: str, victim: str) -> None:
    """Pierre is paid for dead Protestants, Ned for dead Catholics."""
    hands = "A holds t14, B holds n7, C holds p2, D holds w1"
    at = position(f"4 players, A to lead, {hands}, roles {role} margaret juba george").play(
        "A: t14, B: n7, C: p2, D: w1 aside"
    )
    assert suggested(at, "A") == f"target {victim}"


def test_a_loan_is_kept_where_money_brings_points() -> None:
    last = "last trick, A to lead, A holds n3, B holds p1, C holds t2, money 10 10 10, loans A"
    assert (
        suggested(
            position(f"3 players, {last}, roles juba ned pierre").play("A: n3, B: p1, C: t2"), "A"
        )
        == "keep"
    )
    assert (
        suggested(
            position(f"3 players, {last}, roles margaret ned pierre").play("A: n3, B: p1, C: t2"),
            "A",
        )
        == "repay"
    )


def test_heuristics_do_not_read_hidden_roles() -> None:
    said = "3 players, hidden roles {}, A to lead, A holds n8 c2, B holds n3 t4, C holds p1 w3"
    moves = {
        suggested(position(said.format(f"ned {second} {third}")), "A")
        for second, third in (("pierre", "juba"), ("patchwork", "george"))
    }
    assert len(moves) == 1
