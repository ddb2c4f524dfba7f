"""Setup, and what happens between hands: the first Ruler, the edicts laid out, the deal."""

from collections import Counter

import pytest

from positions.indulgence import IndulgencePosition, dealt, ending
from simony.games.indulgence.game import IndulgenceGame
from simony.games.indulgence.rules.actions import DEAL, DRAW, START
from simony.games.indulgence.rules.rules import IndulgenceState
from simony.registry import open_game


def new_position(seats: int = 4, **options: object) -> IndulgencePosition:
    game = open_game("indulgence", seats, options)
    assert isinstance(game, IndulgenceGame)
    state = game.new()
    assert isinstance(state, IndulgenceState)
    return IndulgencePosition(game, state)


def first_rulers(at: IndulgencePosition) -> Counter[int]:
    chances = at.state.chance_outcomes()
    assert chances is not None
    return Counter(
        {
            ruler: sum(weight for outcome, weight in chances if outcome[1] == ruler)
            for ruler in range(at.game.seats)
        }
    )


@pytest.mark.parametrize("seats", [3, 4])
def test_I1_the_first_ruler_is_random(seats: int) -> None:
    shares = first_rulers(new_position(seats))
    assert len(shares) == seats
    assert len(set(shares.values())) == 1
    assert {new_position(seats).shuffle(seed).ruler() for seed in range(40)} == set("ABCD"[:seats])


@pytest.mark.parametrize(("choice", "ruler"), [("1", "A"), ("3", "C"), (4, "D")])
def test_I1_unless_the_table_chooses(choice: object, ruler: str) -> None:
    at = new_position(first_ruler=choice)
    assert {new_position(first_ruler=choice).shuffle(seed).ruler() for seed in range(10)} == {ruler}
    assert [seat for seat, share in first_rulers(at).items() if share] == ["ABCD".index(ruler)]
    other = (int(str(choice)) % 4) + 1
    assert not at.state.is_possible_outcome(
        at.game.parse_outcome(f"start ruler {other} lay sixes any-medici any-sforza")
    )


@pytest.mark.parametrize(("expert", "edicts"), [(False, 12), (True, 20)])
def test_setup_lays_three_edicts_of_twelve_or_twenty(expert: bool, edicts: int) -> None:
    at = new_position(expert=expert)
    assert len(at.edicts("deck")) == edicts
    at.shuffle()
    assert [len(at.edicts(where)) for where in ("row", "deck", "force", "used")] == [
        3,
        edicts - 3,
        0,
        0,
    ]


def test_setup_every_layout_is_as_likely() -> None:
    chances = new_position(first_ruler="1").state.chance_outcomes()
    assert chances is not None
    assert len(chances) == 220  # three of twelve
    assert {weight for _, weight in chances} == {1}
    assert len({outcome[2] for outcome, _ in chances}) == 220


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("seats", [3, 4])
def test_setup_thirty_florins_bulls_and_the_ring(seats: int, expert: bool) -> None:
    at = new_position(seats, expert=expert)
    assert at.florins() == [30] * seats
    assert at.state.bulls == ((1 << seats) - 1 if expert else 0)
    assert at.state.pieces()[-2] == 0  # the ring lies on the table
    assert at.shuffle().ruler() == at.to_act()


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize(("seats", "held"), [(3, 12), (4, 9)])
def test_I31_all_cards_are_dealt_equally(seats: int, held: int, expert: bool) -> None:
    at = new_position(seats, expert=expert).shuffle()
    hands = [int(hand) for hand in at.state.hands]
    assert [hand.bit_count() for hand in hands] == [held] * seats
    assert sum(hands) == (1 << 36) - 1


def test_flow_the_first_hand_draws_nothing() -> None:
    at = new_position()
    assert at.state.phase == START
    at.chance("start ruler 2 lay sixes any-medici last-orsini")
    assert at.state.phase == DEAL
    assert (
        at.events_for("A")
        == at.events_for("spectator")
        == [{"kind": "first-ruler", "seat": 1}, {"kind": "edicts-laid", "edicts": [0, 7, 10]}]
    )


def test_flow_later_hands_draw_one_and_pass_the_rule_to_the_left() -> None:
    at = (
        dealt("4 players, D rules, face up sixes any-medici last-orsini")
        .play("D: edict sixes")
        .play_out()
    )
    assert (at.ruler(), at.hand_number(), at.state.phase) == ("A", 2, DRAW)
    assert at.edicts("row") == ["any-medici", "last-orsini"]
    at.chance("lay three-tricks")
    assert at.state.phase == DEAL
    assert at.edicts("row") == ["any-medici", "last-orsini", "three-tricks"]


def test_flow_every_edict_left_is_as_likely_to_be_drawn() -> None:
    at = (
        dealt("4 players, A rules, face up sixes any-medici last-orsini")
        .play("A: edict sixes")
        .play_out()
    )
    chances = at.state.chance_outcomes()
    assert chances is not None
    assert [at.game.outcome_notation(outcome) for outcome, weight in chances if weight == 1] == [
        f"lay {key}" for key in at.edicts("deck")
    ]


def test_flow_a_deal_is_told_to_each_seat_alone() -> None:
    at = dealt("4 players, A rules, edict sixes, nobody sins").play_out().chance("lay last-orsini")
    at.chance("deal m123456789 / s123456789 / b123456789 / o123456789")
    for seat, who in enumerate("ABCD"):
        assert at.events_for(who, "hand") == [
            {"kind": "hand", "seat": seat, "cards": list(range(9 * seat, 9 * seat + 9))}
        ]
    assert at.events_for("spectator", "hand") == []
    assert (
        at.events_for("spectator", "dealt")
        == at.events_for("B", "dealt")
        == [{"kind": "dealt", "seat": 1, "hand": 1}]
    )


@pytest.mark.parametrize(
    ("outcome", "fits"),
    [
        ([START, 0, 0b111], True),
        ([START, 3, 0b1000_0000_0011], True),
        ([START, 4, 0b111], False),
        ([START, -1, 0b111], False),
        ([START, 0, 0b11], False),
        ([START, 0, 0b1111], False),
        ([START, 0, 0b1_0000_0000_0011], False),  # an edict of the expert game
        ([START, 0, -1], False),
        ([START, 0], False),
        ([START, 0, 0b111, 0], False),
        ([DRAW, 0b111], False),
        ([DRAW, 0, 0b111], False),
        ([], False),
    ],
)
def test_flow_what_chance_may_do_first(outcome: list[int], fits: bool) -> None:
    assert new_position().state.is_possible_outcome(outcome) == fits


@pytest.mark.parametrize(
    ("outcome", "fits"),
    [
        ([DRAW, 0b1000], True),
        ([DRAW, 0b1], False),  # used
        ([DRAW, 0b10], False),  # face up already
        ([DRAW, 0b11000], False),
        ([DRAW, 0], False),
        ([DRAW, -8], False),
        ([DRAW], False),
        ([DRAW, 0b1000, 0], False),
        ([DEAL, 0b1000], False),
        ([START, 0, 0b1000], False),
    ],
)
def test_flow_what_chance_may_do_next(outcome: list[int], fits: bool) -> None:
    at = (
        dealt("4 players, A rules, face up any-medici any-sforza any-borgia")
        .play("A: edict any-medici")
        .play_out()
    )
    assert at.state.is_possible_outcome(outcome) == fits


def test_flow_chance_does_nothing_while_somebody_is_asked() -> None:
    at = dealt("4 players, A rules, edict sixes")
    hands = [int(hand) for hand in at.state.hands]
    assert not at.state.is_possible_outcome([DEAL, *hands])
    assert not at.state.is_possible_outcome([DRAW, 0b1000])


@pytest.mark.parametrize(
    "outcome",
    [
        "deal m123456789 / s123456789 / b123456789",
        "deal m123456789 / s123456789 / b123456789 / o12345678",
        "deal m123456789 / m123456789 / b123456789 / o123456789",
        "deal m12345678 / s123456789 m9 / b123456789 / o123456789",
        "lay last-orsini",
    ],
)
def test_flow_no_other_deal_fits(outcome: str) -> None:
    at = dealt("4 players, A rules, edict sixes, nobody sins").play_out().chance("lay last-orsini")
    assert not at.state.is_possible_outcome(at.game.parse_outcome(outcome))


def test_I2_a_used_edict_leaves_the_game() -> None:
    at = (
        dealt("4 players, A rules, face up sixes any-medici last-orsini")
        .play("A: edict sixes")
        .play_out()
    )
    assert at.edicts("used") == ["sixes"]
    assert "sixes" not in at.edicts("row") + at.edicts("deck")
    at.shuffle().refuses("B: edict sixes", "I2")


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("seats", [3, 4])
def test_I2_no_edict_is_in_force_twice(seats: int, expert: bool) -> None:
    at = new_position(seats, expert=expert).shuffle()
    in_force: list[str] = []
    while not at.over():
        at.play(f"{at.to_act()}: {at.choices(at.to_act())[-1]}")
        in_force += at.edicts("force")
        at.play_out().shuffle(len(in_force))
    assert len(in_force) == len(set(in_force)) == len(at.edicts("used"))
    assert len(in_force) == 3 * seats + (2 * seats if expert else 0)


def test_I3_the_last_rulers_pick_among_those_there_are() -> None:
    at = new_position().shuffle()
    offered = []
    while not at.over():
        offered.append(len(at.choices(at.to_act())))
        at.play_out().shuffle()
    assert offered == [3] * 10 + [2, 1]


def test_I3_nothing_is_drawn_from_an_empty_deck() -> None:
    at = ending("""
        4 players, C rules hand 11, edict sixes, A to lead
        A holds m1, B holds m6, C holds m3, D holds m4, rest taken by B
    """)
    assert [len(at.edicts(where)) for where in ("row", "deck")] == [1, 0]
    assert at.trick("A: m1 m6 m3 m4").state.phase == DEAL
    assert len(at.shuffle().choices("D")) == 1


@pytest.mark.parametrize(("seats", "hands"), [(3, 9), (4, 12)])
def test_I31_everybody_rules_three_times(seats: int, hands: int) -> None:
    at = new_position(seats, first_ruler="2").shuffle()
    rulers = ""
    while not at.over():
        rulers += at.ruler()
        at.play_out().shuffle()
    assert rulers == ("BCA" if seats == 3 else "BCDA") * 3
    assert len(rulers) == hands
