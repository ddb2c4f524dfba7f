"""Heuristics of Mea Culpa: they complete sets, watch the posts, and donate where it is cheap."""

from __future__ import annotations

import pytest

from positions.language import seat_of
from positions.mea_culpa import MeaCulpaPosition, position
from simony.core.rng import Rng
from simony.lab.simulate.playout import play_games
from simony.registry import open_game

RANDOM, PRIEST = 0, 1
FOUR = "4 players, A is pope, B is emperor, C is merchant, D is petty-sinner, souls -1 -2 -3 -4"
SHUT = "suite 5 closed, suite 6 closed"


def suggested(at: MeaCulpaPosition, who: str) -> str:
    return at.shorten(at.game.notation(at.game.suggest(at.state, seat_of(who), Rng(0))))


@pytest.mark.parametrize("options", [{}, {"meta_culpa": "on"}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_priest_among_random_players_nearly_always_wins(
    seats: int, options: dict[str, str]
) -> None:
    game = open_game("mea_culpa", seats, options)
    chunk = play_games(game, [PRIEST] + [RANDOM] * (seats - 1), "priest", 0, 20)
    assert chunk.wins[0] / 20 > 0.8


def test_a_letter_that_completes_a_set_is_taken_first() -> None:
    two = (
        "A gave wine I wine I, B gave bread I, built 1 0 0, crews 1 0 0, rooms new-crew - - -, "
        "turn merchant, posts 1 1 1 1"
    )
    at = position(f"{FOUR}, {two}, A has yellow 1 red 1 green 1").play("C: visit 1, C: crew left")
    assert suggested(at, "A") == "choose blue"
    at = position(f"{FOUR}, {two}, A has yellow 1 blue 1 green 1").play("C: visit 1, C: crew left")
    assert suggested(at, "A") == "choose red"


def test_a_letter_is_bought_for_four_taler() -> None:
    at = position(
        f"{FOUR}, turn petty-sinner, market indulgence 2, {SHUT}, D has yellow 1 blue 1 red 1"
    )
    assert suggested(at, "D") == "buy green"


def test_the_post_is_watched() -> None:
    """Three taler in room 1 for two notches: good for a player with few notches, and not for one
    who would show the most.
    """
    house = {"card": {"three-taler": {"notches": 2}}}
    text = f"{FOUR}, turn emperor, market jewel 1, rooms three-taler - - -, {SHUT}, taler 0 0 0 0"
    assert suggested(position(f"{text}, posts 5 1 5 5", house), "B") == "visit 1"
    assert suggested(position(f"{text}, posts 1 3 1 1", house), "B") == "pass"


def test_a_gift_goes_where_second_place_is_cheap() -> None:
    """A and C fight for money, and nobody has donated any food."""
    rich = "A gave 10 II 10 II, C gave 10 II 10 II"
    at = position(
        f"{FOUR}, turn petty-sinner, market bread 1, {SHUT}, built 2 0 0, {rich}, D has bread 1, "
        "taler 0 0 0 5"
    )
    assert suggested(at, "D") == "donate bread II"


def test_the_petty_sinner_of_the_variant_leaves_out_all_payments() -> None:
    at = position(f"{FOUR}, with meta_culpa, turn petty-sinner, posts 1 1 1 1").play("D: buy bread")
    assert suggested(at, "D") == "skip"
    at = position(f"{FOUR}, with meta_culpa, turn emperor, posts 1 1 1 1").play("B: buy bread")
    assert suggested(at, "B") == "pay"


def test_omissions_are_mostly_noticed_and_nothing_is_called_wrongly() -> None:
    at = position(f"{FOUR}, with meta_culpa, turn emperor, posts 1 1 1 1").play(
        "B: buy bread, B: skip, B: pass"
    )
    calls = [
        at.game.suggest(at.state, 0, Rng(seed)) == at.game.parse("caught") for seed in range(200)
    ]
    assert 0.6 < sum(calls) / 200 < 0.9
    at = position(f"{FOUR}, with meta_culpa, turn emperor, posts 1 1 1 1").play("B: pass")
    assert not any(
        at.game.suggest(at.state, 0, Rng(seed)) == at.game.parse("caught") for seed in range(50)
    )
