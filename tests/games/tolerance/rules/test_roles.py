"""Roles: assigned, hidden, inferred, shown."""

from __future__ import annotations

from collections import Counter

import pytest

from games.tolerance.reference.naive import SEVEN
from positions.tolerance import new_position, position
from shared.chi_square import check_uniform
from simony.core.errors import BadOption
from simony.core.rng import Rng
from simony.games.tolerance.rules.figures import ROLE_KEYS
from simony.games.tolerance.rules.rules import ToleranceState
from simony.registry import open_game

HIDDEN = "3 players, hidden roles ned gregory juba"
LAST = "last trick, A to lead, A holds p14, B holds p2, C holds p3"
PLAY = "A: p14, B: p2, C: p3"


def test_T44_in_the_basic_game_all_are_bertram() -> None:
    assert list(new_position(3).chance("start chooser 1").state.roles) == [0, 0, 0]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_T44_no_two_are_dealt_the_same_role(seats: int) -> None:
    for seed in range(20):
        state = open_game("tolerance", seats, {"roles": "random"}).new()
        state.apply_chance(state.draw(Rng(seed)))
        assert isinstance(state, ToleranceState)
        assert len(set(state.roles)) == seats
        assert all(1 <= role <= 7 for role in state.roles)


def test_T44_roles_are_chosen_clockwise_from_a_random_seat() -> None:
    at = new_position(3, roles="choose").chance("start chooser 1 roles from 2")
    assert at.choices("B") == [f"role {role}" for role in SEVEN]
    at.play("B: role juba")
    assert at.choices("C") == [f"role {role}" for role in SEVEN if role != "juba"]
    at.refuses("C: role juba", "T44")
    at.play("C: role ned, A: role pierre")
    assert [ROLE_KEYS[role] for role in at.state.roles] == ["pierre", "juba", "ned"]
    assert at.shuffle().to_act() == "A"


def test_hidden_roles_need_random_ones() -> None:
    with pytest.raises(BadOption, match="random"):
        open_game("tolerance", 3, {"hidden_roles": "on"})


# --- hidden ---------------------------------------------------------------------------------------


def test_T45_a_hidden_role_is_told_to_its_owner_alone() -> None:
    at = new_position(3, roles="random", hidden_roles="on").chance(
        "start chooser 1 roles ned juba pierre"
    )
    assert at.events_for("B", "role") == [{"kind": "role", "seat": 1, "role": 4}]
    assert at.events_for("spectator", "role") == []
    assert [list(at.view(who).roles) for who in ("A", "B", "spectator")] == [
        [1, -1, -1],
        [-1, 4, -1],
        [-1, -1, -1],
    ]


def test_T45_others_see_totals_never_lines() -> None:
    at = position(f"{HIDDEN}, {LAST}, points 5 5 5").play(PLAY)
    assert [
        event["kind"] for event in at.events_for("A") if str(event["kind"]).startswith("scored")
    ] == [
        "scored",
        *["scored-hidden"] * 2,
    ]
    assert all(
        set(event) == {"kind", "seat", "gained", "total"}
        for event in at.events_for("B", "scored-hidden")
    )
    assert [event["kind"] for event in at.events_for("spectator")].count("scored-hidden") == 3


def test_T45_the_totals_leave_some_roles_open() -> None:
    at = position(f"{HIDDEN}, {LAST}, points 5 5 5").play(PLAY)
    # A has three living peasants: Ned and Pierre, whom they bring nothing.
    assert at.suspects("A") == ["ned", "pierre"]
    assert at.suspects("B") == SEVEN
    assert list(at.view("C").suspects) == list(at.view("spectator").suspects)


def test_T45_sampled_roles_are_those_left_open_each_equally_likely() -> None:
    at = position(f"{HIDDEN}, {LAST}, points 5 5 5").play(PLAY)
    for who, known in (("spectator", None), ("B", "gregory"), ("A", "ned")):
        rng, counted = Rng("roles"), Counter[tuple[str, ...]]()
        for _ in range(3000):
            world = at.game.sample(at.view(who), rng)
            assert isinstance(world, ToleranceState)
            counted[tuple(ROLE_KEYS[role] for role in world.roles)] += 1
        firsts = ["ned"] if known == "ned" else ["ned", "pierre"]
        seconds = ["gregory"] if known == "gregory" else SEVEN
        left = {(a, b, c) for a in firsts for b in seconds for c in SEVEN if len({a, b, c}) == 3}
        check_uniform(counted, left)


def test_T45_what_ends_a_reign_is_observed_with_the_points_it_shows() -> None:
    worlds = [
        position(f"3 players, hidden roles {roles}, {LAST}").play("A: p14, B: p2")
        for roles in ("ned george juba", "pierre ned juba")
    ]
    keys = [int(at.state.observed(2, 2, at.game.parse("play peasants 3"))) for at in worlds]
    assert keys[0] == keys[1]  # nobles' friends both: three peasants bring nothing
    margaret = position(f"3 players, hidden roles margaret ned juba, {LAST}").play("A: p14, B: p2")
    assert int(margaret.state.observed(2, 2, margaret.game.parse("play peasants 3"))) not in keys


def test_T45_all_roles_are_shown_at_the_end() -> None:
    at = position(f"{HIDDEN}, reign james, {LAST}").play(PLAY)
    assert at.over()
    assert at.was_told("spectator", "roles-shown", roles=[1, 6, 4])
    assert list(at.view("spectator").roles) == [1, 6, 4]
