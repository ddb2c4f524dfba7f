"""The papal bull: all three edicts at once."""

import pytest

from positions.indulgence import IndulgencePosition, dealt, ending
from simony.core.bits import BIT, count
from simony.core.records import encode
from simony.core.rng import Rng
from simony.games.indulgence.rules.actions import DRAW, EDICT
from simony.games.indulgence.rules.rules import IndulgenceState
from simony.registry import open_game


def test_I5_a_bull_needs_three_edicts_face_up() -> None:
    at = dealt("4 players, expert, A rules, face up sixes most tricks")
    assert at.choices("A")[-1] == "bull"
    record = at.state.record()
    most = at.state.figures.edict("most")
    record |= {"row": at.state.row & ~BIT[most], "used": at.state.used | BIT[most]}
    state = at.game.load(encode(record))
    assert isinstance(state, IndulgenceState)
    two = IndulgencePosition(at.game, state)
    assert two.choices("A") == ["edict sixes", "edict tricks"]
    two.refuses("A: bull", "I5")


def test_I5_once_a_game() -> None:
    at = dealt("4 players, expert, A rules, bull sixes most tricks, nobody sins")
    assert at.state.bulls == 0b1110
    for _ in range(4):
        at.play_out().shuffle()
    assert at.to_act() == "A"
    at.refuses("A: bull", "I5")


def test_I5_none_in_the_basic_game() -> None:
    at = dealt("4 players, A rules")
    assert "bull" not in at.choices("A")
    at.refuses("A: bull", "I5")


@pytest.mark.parametrize("seats", [3, 4])
def test_I5_whoever_holds_a_bull_has_three_to_choose_from(seats: int) -> None:
    for seed in range(6):
        rng = Rng(seed)
        state = open_game("indulgence", seats, {"expert": True}).new()
        assert isinstance(state, IndulgenceState)
        while not state.over():
            if state.phase == EDICT and state.bulls & BIT[state.ruler]:
                spent = seats - count(state.bulls)
                assert (
                    20 - state.hand_number - 2 * spent >= 3
                )  # 21 less the hand, where the first hand is 1
                assert count(state.row) == 3
            if state.pending():
                legal = state.legal(state.turn)
                state.apply(state.turn, legal[rng.below(len(legal))])
            else:
                state.apply_chance(state.draw(rng))


def test_I6_the_bull_is_declared_when_choosing_after_seeing_the_hand() -> None:
    at = dealt("4 players, expert, A rules, face up sixes most tricks, A holds m19")
    assert at.view("A").hand != 0
    assert "bull" in at.choices("A")
    at.play("A: edict sixes, B: pass, C: pass, D: pass")
    at.refuses("A: bull", "I6")


def test_I6_all_three_are_in_force() -> None:
    at = dealt("4 players, expert, A rules, face up sixes most any-medici").play("A: bull")
    assert (at.edicts("force"), at.edicts("row")) == (["any-medici", "sixes", "most"], [])
    assert at.events_for("C") == [{"kind": "bull", "seat": 0, "edicts": [0, 10, 12]}]
    assert (at.to_act(), at.state.bull) == ("B", 1)


def test_I7_all_three_edicts_score_and_add_up() -> None:
    at = ending("""
        4 players, expert, A rules, bull any-medici sixes first-or-last, C took the first trick
        B has taken m1234 s6 b123, C has taken m5 b46 o6, rest taken by A
        A holds m9, B holds s1, C holds s2, D holds s9, A to lead
    """)
    # B: 4 Medici and a six. C: a Medici, two sixes and the first trick. A takes the last, which
    # costs nobody anything.
    assert at.trick("A: m9 s1 s2 s9").gained() == [6 + 9, -6, -9, 0]


def test_I7_nobody_wins_the_game_by_a_bull_without_a_sinner() -> None:
    at = dealt("4 players, expert, A rules, bull sixes most any-medici, nobody sins").play_out()
    assert (at.over(), at.state.champion) == (False, -1)


BULL_SIN = """
    4 players, expert, A rules hand 2, bull any-medici last-medici sixes, C sins
    florins 40 40 10 30
    rest taken by C, C to lead, A holds s9, B holds s8, C holds m9, D holds {d_holds}
"""


def test_I8_a_bull_sin_that_succeeds_ends_the_game_and_wins_it() -> None:
    at = ending(BULL_SIN.format(d_holds="s7")).trick("C: m9 s7 s9 s8")
    assert at.over()
    assert at.gained() == [0, 0, 0, 0]
    assert at.places() == [2, 3, 1, 4]  # of A and B with 40 each, A ruled more recently
    assert at.events_for("D", "paid") == []


def test_I8_any_failure_costs_exactly_eighteen_and_nothing_else() -> None:
    at = ending("""
        4 players, expert, A rules hand 2, bull any-medici last-medici sixes, C sins
        florins 30 30 30 30
        rest taken by C, C to lead, A holds m9, B holds s8, C holds m8, D holds s7
    """).trick("C: m8 s7 m9 s8")
    assert at.gained() == [18, 0, -18, 0]
    assert not at.over()
    assert at.events_for("D", "paid") == [
        {"kind": "paid", "seat": 2, "to": 0, "owed": 18, "paid": 18, "edicts": [], "parts": []}
    ]


def test_I8_one_missed_sin_of_three_ends_the_hand() -> None:
    at = dealt(
        "4 players, expert, A rules, bull three-tricks last-medici first-or-last, B sins, "
        "A holds s9, B holds s1 m12345678"
    )
    at.play("B: s1").until("B")
    assert at.gained() == [18, -18, 0, 0]  # the first trick was needed


def test_I8_all_three_sins_are_needed() -> None:
    """Two Sins of three are made: the hand continues for the third."""
    at = dealt(
        "4 players, expert, A rules, bull any-medici three-tricks first-or-last, B sins, "
        "B holds m123456789"
    )
    at.run("B: m9 m8 m7 m6 m5 m4 m3 m2")
    assert (at.tricks(), at.hand_is_over()) == ([0, 8, 0, 0], False)
    at.run("B: m1")
    assert (at.over(), at.places()[1]) == (True, 1)


def test_I8_a_sinner_too_poor_for_eighteen_is_short() -> None:
    at = ending("""
        4 players, expert, A rules hand 2, bull any-medici last-medici sixes, C sins
        florins 40 40 10 30
        rest taken by C, C to lead, A holds m9, B holds s8, C holds m8, D holds s7
    """).trick("C: m8 s7 m9 s8")
    assert (at.florins(), at.over(), at.places()) == ([58, 40, 0, 30], True, [1, 2, 4, 3])


def test_I9_one_trump_for_the_whole_hand() -> None:
    at = dealt("4 players, expert, A rules, face up trump any-medici sixes").play("A: bull")
    assert at.choices("A") == ["trump medici", "trump sforza", "trump borgia", "trump orsini"]
    at.play("A: trump borgia, B: pass, C: pass, D: pass")
    at.refuses("A: trump medici", "I9")
    assert at.state.trump == 2


def test_I9_the_trump_wins_tricks_for_the_other_edicts_too() -> None:
    at = ending("""
        4 players, expert, A rules, bull trump any-medici sixes, trump borgia, rest taken by A
        A holds m9, B holds m2, C holds b1, D holds m6, A to lead
    """)
    assert at.trick("A: m9 m2 b1 m6").gained() == [3 + 2 + 1, 0, -6, 0]


def test_I9_with_tricks_the_whole_hand_is_face_down() -> None:
    at = dealt(
        "4 players, expert, A rules, bull tricks any-medici sixes, nobody sins, A holds s1"
    ).play("A: s1")
    assert at.events_for("B") == [{"kind": "played-hidden", "seat": 0, "led": 1, "ring": 0}]


def test_I10_the_lead_bans_add_up() -> None:
    at = dealt(
        "4 players, expert, A rules, bull any-medici sixes twos-and-threes, nobody sins, "
        "A holds m19 s236 b67 o23"
    )
    assert at.choices("A") == ["b7"]
    for card in ("m9", "s6", "o2"):
        at.refuses(f"A: {card}", "I10")


def test_I10_with_trump_too_and_only_banned_cards() -> None:
    at = dealt(
        "4 players, expert, A rules, bull any-medici trump sixes, trump sforza, nobody sins, "
        "A holds m1234 s1234 b6"
    )
    assert len(at.choices("A")) == 9


def test_I11_after_a_bull_three_new_edicts_are_laid() -> None:
    at = dealt(
        "4 players, expert, A rules, bull any-medici sixes twos-and-threes, nobody sins"
    ).play_out()
    assert at.edicts("used") == ["any-medici", "twos-and-threes", "sixes"]
    assert (at.edicts("row"), at.state.phase) == ([], DRAW)
    at.chance("lay most tricks last-orsini")
    assert len(at.edicts("deck")) == 14
    assert at.shuffle().choices("B") == ["edict last-orsini", "edict most", "edict tricks", "bull"]


def test_I11_and_then_nothing_more_is_drawn_for_that_hand() -> None:
    at = dealt(
        "4 players, expert, A rules, bull any-medici sixes twos-and-threes, nobody sins"
    ).play_out()
    at.chance("lay most tricks last-orsini")
    assert not at.state.is_possible_outcome(at.game.parse_outcome("lay last-medici"))
    at.chance("deal m123456789 / s123456789 / b123456789 / o123456789")


def test_I11_as_far_as_the_deck_reaches() -> None:
    """The fourth bull, in hand 10: eighteen edicts are gone, two are left."""
    at = ending("""
        4 players, expert, B rules hand 10, bull any-medici sixes tricks, bulls left none
        rest taken by B
        A holds m1, B holds m2, C holds m3, D holds m9, A to lead
    """)
    assert [len(at.edicts(where)) for where in ("used", "deck", "row")] == [15, 2, 0]
    at.trick("A: m1 m2 m3 m9").shuffle()
    assert [len(at.edicts(where)) for where in ("used", "deck", "row")] == [18, 0, 2]
    assert len(at.choices("C")) == 2


BULL_OF_PAIRS = """
    4 players, expert, A rules hand 2, bull pairs-medici-borgia any-medici last-medici
    A holds s1, B holds m9, C holds s2, D holds s3, rest taken by B, B to lead
"""


def test_example_bull_of_pairs_any_and_last() -> None:
    """At the printed prices the most one player can owe is 18 + 9 + 8 = 35."""
    at = ending(BULL_OF_PAIRS).trick("B: m9 s2 s3 s1")
    edicts = [
        at.state.figures.edict(each)
        for each in ("any-medici", "last-medici", "pairs-medici-borgia")
    ]
    expected = {
        "kind": "paid",
        "seat": 1,
        "to": 0,
        "owed": 35,
        "paid": 30,
        "edicts": edicts,
        "parts": [9, 8, 18],
    }
    assert at.events_for("D", "paid") == [expected]
    assert at.florins() == [65, 0, 30, 30]
    assert at.over()


def test_example_bull_of_pairs_any_and_last_with_forty_owed() -> None:
    """The same with *last* at 13, as in house rules."""
    at = ending(BULL_OF_PAIRS, {"edict": {"last-medici": {"pays": 13}}}).trick("B: m9 s2 s3 s1")
    assert [
        (event["owed"], event["paid"], event["parts"]) for event in at.events_for("D", "paid")
    ] == [(40, 30, [9, 13, 18])]
    assert at.florins() == [70, 0, 30, 30]
    assert at.over()
