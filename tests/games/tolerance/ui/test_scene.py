"""What the items of a scene tell renderers."""

from positions.tolerance import TolerancePosition, position
from simony.core.scene import Item
from simony.games.tolerance.rules.figures import LINES


def looks(at: TolerancePosition, who: str, zone: str) -> dict[str, dict[str, str]]:
    """Return the looks of the items of a zone, as a viewer's client sees them, by item."""
    return {item.id: item.look for item in items(at, who, zone)}


def items(at: TolerancePosition, who: str, zone: str) -> tuple[Item, ...]:
    return next(each.items for each in at.game.scene(at.view(who)).zones if each.id == zone)


def reach(look: dict[str, str]) -> tuple[str, str, str]:
    return look["effect"], look["target"], look["count"]


def test_a_card_tells_whom_its_effect_reaches() -> None:
    at = position("3 players, A to lead, A holds n1 n8 n14 c3 t9 w3 w13, B holds n3, C holds p1")
    hand = looks(at, "A", "hand")
    assert reach(hand["card-0"]) == ("taxes", "monarch", "all")
    assert reach(hand["card-7"]) == ("kill", "nobles peasants", "1")
    assert reach(hand["card-13"]) == ("taxes", "all", "all")
    assert reach(hand["card-16"]) == ("condemn", "catholic", "lowest")
    assert reach(hand["card-59"]) == ("kill", "highest_rank", "all")
    assert reach(hand["card-69"]) == ("lose_piety", "", "2")
    assert hand["card-36"]["effect"] == "none"
    assert hand["card-36"]["guild"] == "yes"


def test_a_card_on_a_board_tells_that_it_was_converted() -> None:
    at = position(
        "3 players, A to lead, A holds n3, A has living catholic n7 n9, A has dead protestant p3, "
        "A has living protestant n1"
    )
    assert looks(at, "A", "board-0-living-catholic")["card-6"]["converted"] == "yes"
    assert looks(at, "A", "board-0-living-catholic")["card-8"]["converted"] == "no"
    assert looks(at, "A", "board-0-dead-protestant")["card-44"]["converted"] == "no"
    # Under Mary what follows the monarch is Catholic: T13.
    assert looks(at, "A", "board-0-living-protestant")["card-0"]["converted"] == "yes"


def test_a_role_tells_what_it_pays() -> None:
    at = position("3 players, A to lead, A holds n9")
    (bertram,) = items(at, "A", "role-of-0")
    assert bertram.look["role"] == "bertram"
    assert bertram.look["mary"] == "0 1 0 2 0 -1 -2 -1 1"
    assert len(bertram.look["james"].split()) == len(LINES)
    assert bertram.look["pennants"] == "1 2 2"


def test_the_monarch_tells_what_prevails_and_what_is_taxed() -> None:
    at = position("3 players, A to lead, A holds n9")
    (monarch,) = items(at, "A", "reign")
    assert monarch.look == {"reign": "mary", "religion": "catholic", "taxed": "catholic"}
