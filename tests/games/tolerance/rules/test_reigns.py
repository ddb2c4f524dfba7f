"""The end of a reign: execution, taxes, piety, and points by role."""

import pytest

from games.tolerance.reference.naive import LINES, LINES_OF, WORTH
from positions.tolerance import TolerancePosition, position
from simony.games.tolerance.rules.figures import REIGNS, ROLE_KEYS

LAST = "last trick, A to lead, A holds n3, B holds p2, C holds t2"
PLAY = "A: n3, B: p2, C: t2"
"""A wins one of the prevailing religion and two Catholics; none of them has an effect."""


def test_taxes_are_one_for_each_living_card_of_the_monarchs_religion() -> None:
    for reign, money in (("mary", 5 + 3), ("elizabeth", 5 + 1), ("james", 5 + 1)):
        at = position(f"3 players, reign {reign}, {LAST}").play(PLAY)
        assert at.money("A") == money


def test_piety_is_one_for_each_living_catholic_and_protestant() -> None:
    at = position(
        f"3 players, reign james, {LAST}, B has living protestant p3, B has dead protestant p6"
    ).play(PLAY)
    assert at.tallies("A")[1:] == [2, 1]
    assert at.tallies("B")[1:] == [0, 1]


# --- the royal execution --------------------------------------------------------------------------

MARY_LIVES = f"3 players, {LAST}, B has living catholic mary p5, C has living protestant p3"


def test_T32_the_owner_of_the_living_monarch_must_execute_another_living_card_on_any_board() -> (
    None
):
    at = position(MARY_LIVES).play(PLAY)
    assert at.to_act() == "B"
    assert at.choices("B") == ["target n3", "target t2", "target p2", "target p3", "target p5"]
    at.refuses("B: target mary", "T32")
    at.play("B: target p3")
    assert at.was_told("A", "executed", seat=1, card=44, owner=2)
    assert at.protestant("C") == 0


def test_T32_it_comes_before_taxes() -> None:
    at = position(MARY_LIVES).play(PLAY).play("B: target n3")
    assert at.money("A") == 5 + 2


def test_T32_a_dead_monarch_executes_nobody() -> None:
    at = position(f"3 players, {LAST}, B has dead catholic mary").play(PLAY)
    assert (at.to_act(), at.events_for("A", "executed")) == ("", [])
    assert at.events_for("A", "reign-over") == [{"kind": "reign-over", "reign": 0, "alive": 0}]


def test_T32_the_only_other_living_card_dies_without_a_choice() -> None:
    hands = "last trick, A to lead, A holds n6, B holds n7, C holds p3"
    at = position(f"3 players, {hands}, B has living catholic mary").play("A: n6, B: n7, C: p3")
    assert at.was_told("A", "executed", seat=1, card=5, owner=1)
    assert at.to_act() == ""


def test_T28_a_dead_card_has_the_religion_it_died_with() -> None:
    at = position("3 players, A to lead, A holds c10, B holds n7, C holds w3").play(
        "A: c10, B: n7, C: w3 aside"
    )
    assert at.pile("A", "living", "catholic").split() == ["n7", "w3"]
    at = position("4 players, A to lead, A holds c10, B holds n7, C holds n13, D holds t1").play(
        "A: c10, B: n7, C: n13, D: t1"
    )
    at.refuses("A: target n7")  # Coligny acts before Gilbert
    at = position("4 players, A to lead, A holds c10, B holds n7, C holds w7, D holds t1").play(
        "A: c10, B: n7, C: w7 aside, D: t1"
    )
    at.play("A: target n7")
    assert at.pile("A", "dead", "catholic") == "n7"


def test_T33_all_piles_are_turned_up_before_the_execution() -> None:
    at = position(MARY_LIVES)
    assert piles_seen(at, "C")["board-1-living-catholic"] == (["card-46"], 2)
    at.play(PLAY)
    assert at.kinds("C")[-1] == "reign-over"
    assert piles_seen(at, "C")["board-0-living-catholic"] == (["card-2", "card-29", "card-43"], 3)
    assert piles_seen(at, "C")["board-1-living-catholic"] == (["card-70", "card-46"], 2)


def piles_seen(at: TolerancePosition, who: str) -> dict[str, tuple[list[str], int | None]]:
    """Return what a viewer sees of each pile, and the number of its cards."""
    zones = at.game.scene(at.view(who)).zones
    return {
        zone.id: ([item.id for item in zone.items], zone.amount)
        for zone in zones
        if zone.id.startswith("board-")
    }


def test_T34_during_play_others_see_only_the_top_of_a_pile() -> None:
    at = position(
        "3 players, A to lead, A holds n9, A has living catholic n3 c4, A has dead protestant p3"
    )
    assert piles_seen(at, "A")["board-0-living-catholic"] == (["card-2", "card-17"], 2)
    assert piles_seen(at, "B")["board-0-living-catholic"] == (["card-17"], 2)
    assert piles_seen(at, "spectator")["board-0-dead-protestant"] == (["card-44"], 1)
    assert list(at.view("B").board) == list(
        at.view("A").board
    )  # a careful player can follow every pile


def test_T34_open_tableaux_change_what_is_drawn_and_nothing_else() -> None:
    said = "3 players, A to lead, A holds n9, A has living catholic n3 c4"
    closed, open_ = position(said), position(f"{said}, open tableaux")
    assert piles_seen(open_, "B")["board-0-living-catholic"] == (["card-2", "card-17"], 2)
    assert closed.view("B").to_bytes() == open_.view("B").to_bytes()


# --- points by role -------------------------------------------------------------------------------

CARDS_OF_LINE = {
    "nobles": "living neutral n3",
    "clergy": "living neutral c1",
    "townsfolk": "living neutral t1",
    "peasants": "living neutral p1",
    "wild": "living neutral w6",
    "guild_any": "living neutral t9",
    "dead_catholic": "dead catholic p1",
    "dead_protestant": "dead protestant p1",
}
_NOTHING = "last trick, A to lead, A holds p14, B holds p2, C holds p3"


def scored(role: str, reign: str, boards: str) -> int:
    """Return what seat B, with 50 points and this role, gains with these boards."""
    others = [each for each in ROLE_KEYS[1:] if each != role]
    roles = f"roles {others[0]} {role} {others[1]}" if role != "bertram" else "two plagues"
    at = position(f"3 players, reign {reign}, {_NOTHING}, {roles}, points 50 50 50, {boards}").play(
        "A: p14, B: p2, C: p3"
    )
    event = next(event for event in at.events_for("B", "scored") if event["seat"] == 1)
    gained = event["gained"]
    assert isinstance(gained, int)
    return gained


@pytest.mark.parametrize("line", CARDS_OF_LINE)
@pytest.mark.parametrize("reign", REIGNS)
@pytest.mark.parametrize("role", ROLE_KEYS)
def test_every_line_of_every_role(role: str, reign: str, line: str) -> None:
    board = f"B has {CARDS_OF_LINE[line]}"
    if line != "guild_any":
        assert scored(role, reign, board) == LINES_OF[role, reign][line]
    else:  # another has more
        more = f"{board}, C has living neutral t10 t11"
        assert (
            scored(role, reign, more)
            == LINES_OF[role, reign]["guild_any"] + LINES_OF[role, reign]["townsfolk"]
        )


@pytest.mark.parametrize("reign", REIGNS)
@pytest.mark.parametrize("role", ROLE_KEYS)
def test_T30_at_least_one_and_most_or_joint_most_are_both_paid(role: str, reign: str) -> None:
    lines = LINES_OF[role, reign]
    joint = "B has living neutral t9, C has living neutral t10"
    assert (
        scored(role, reign, joint) == lines["townsfolk"] + lines["guild_any"] + lines["guild_most"]
    )


@pytest.mark.parametrize("reign", REIGNS)
@pytest.mark.parametrize("role", ROLE_KEYS)
def test_T29_the_most_needs_at_least_one(role: str, reign: str) -> None:
    assert scored(role, reign, "B has living neutral t1") == LINES_OF[role, reign]["townsfolk"]


def test_every_line_has_been_tried() -> None:
    assert set(CARDS_OF_LINE) | {"guild_most"} == set(LINES)


def test_T27_the_dead_score_only_on_their_lines() -> None:
    assert scored("patchwork", "mary", "B has dead neutral t9 w6") == 0
    assert (
        scored("patchwork", "mary", "B has dead catholic t9 w6")
        == 2 * LINES_OF["patchwork", "mary"]["dead_catholic"]
    )


def test_T31_points_are_never_below_0_after_suits_guilds_and_the_dead() -> None:
    hands = "last trick, A to lead, A holds p14, B holds p2, C holds p3"
    # Gregory: nobles -1 each stop at 0, so that the living peasants' points would be lost only if
    # counted apart.
    boards = "B has living neutral n1 n2 n3 n4, B has dead catholic p8"
    at = position(f"3 players, {hands}, roles ned gregory juba, points 9 2 9, {boards}").play(
        "A: p14, B: p2, C: p3"
    )
    assert at.points()[1] == 0
    # Pierre: 2 - 1 - 2 for the guilds is 0, and a dead Protestant brings 2 on top of that.
    boards = "B has living neutral t9, B has dead protestant p8"
    at = position(f"3 players, {hands}, roles ned pierre juba, points 9 2 9, {boards}").play(
        "A: p14, B: p2, C: p3"
    )
    assert at.points()[1] == 2


# --- the end of the game --------------------------------------------------------------------------


@pytest.mark.parametrize("role", ROLE_KEYS)
def test_pennants_of_every_role(role: str) -> None:
    others = [each for each in ROLE_KEYS[1:] if each != role]
    roles = f"roles {others[0]} {role} {others[1]}" if role != "bertram" else "two plagues"
    tallies = "money 0 15 0, catholic 0 25 0, protestant 0 39 0"
    at = position(f"3 players, reign james, {_NOTHING}, {roles}, {tallies}, points 0 50 0").play(
        "A: p14, B: p2, C: p3"
    )
    worth = WORTH[role]
    assert at.points()[1] == 50 + worth["money"] + 2 * worth["catholic"] + 3 * worth["protestant"]


def test_T41_a_loan_costs_3_after_the_pennants_and_a_total_may_be_negative() -> None:
    at = position(
        f"3 players, reign james, {_NOTHING}, roles ned pierre juba, money 0 0 0, loans B"
    ).play("A: p14, B: p2, C: p3")
    assert at.points()[1] == -3
    assert at.was_told("A", "game-over", points=at.points(), places=at.places())


def test_T40_a_tie_goes_to_the_higher_sum_of_both_pieties_then_it_is_shared() -> None:
    said = (
        f"3 players, reign james, {_NOTHING}, points 0 20 20, catholic 0 1 9, protestant 0 9 0, "
        "money 0 0 0"
    )
    at = position(f"{said}, roles ned pierre george").play("A: p14, B: p2, C: p3")
    assert (at.points()[1], at.places()) == (at.points()[2], [3, 1, 2])
    said = (
        f"3 players, reign james, {_NOTHING}, points 0 20 20, catholic 0 1 9, protestant 0 8 0, "
        "money 0 0 0"
    )
    at = position(f"{said}, roles ned pierre george").play("A: p14, B: p2, C: p3")
    assert at.places() == [3, 1, 1]
