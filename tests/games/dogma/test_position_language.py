"""The position language of Dogma: the phrases it knows, and that it refuses impossible
positions.
"""

import pytest

from positions.dogma import cards_of, dealt, position
from positions.language import Impossible
from simony.core.errors import BadNotation
from simony.games.dogma.rules.figures import VICE_NAMES, VIRTUE_NAMES
from simony.games.dogma.ui.notation import cards_text

SIX = ", ".join(
    f"{who} holds 4 {vice} 4 {virtue}"
    for who, vice, virtue in zip("ABCDEF", VICE_NAMES, VIRTUE_NAMES, strict=False)
)
HANDS = "A holds 3 sincerity murder, B holds 2 faith, C holds lust"


def test_cards_are_a_number_and_a_kind_each() -> None:
    assert cards_text(cards_of("lust 3 sincerity murder")) == "1 murder 1 lust 3 sincerity"
    for wrong in ("5 lust", "3 sloth", "lust lust", "3"):
        with pytest.raises(BadNotation):
            cards_of(wrong)


def test_a_position_is_the_start_of_a_turn() -> None:
    at = position(f"""
        4 players, B to confess, {HANDS}, out D, rubies 0 2 1 0, altar greed faith
        12 confessions, gone unseen 2 pride, next confessor after_responder
    """)
    assert (at.to_act(), at.sizes(), at.rubies(), at.altar(), at.out()) == (
        "B",
        [4, 2, 1, 0],
        [0, 2, 1, 0],
        ["greed", "faith"],
        "D",
    )
    assert cards_text(at.state.gone - at.state.seen_gone) == "2 pride"
    assert at.game.options["next_confessor"] == "after_responder"
    at.play("B: proclaim lust, B: lust with faith, C: join with lust, A: doubt")
    assert at.holds("A") == "1 murder 1 lust 3 sincerity 1 faith"


def test_whole_confessions_end_with_done_if_necessary() -> None:
    at = position(f"3 players, A to confess, {HANDS}")
    assert at.steps(0, "faith with murder") == ["name faith", "lay murder", "done"]
    assert at.steps(0, "faith with murder 2 sincerity") == [
        "name faith",
        "lay murder",
        "lay sincerity",
        "lay sincerity",
    ]
    assert at.steps(1, "join with 2 faith") == ["join", "lay faith", "lay faith"]
    assert at.steps(1, "believe") == ["believe"]


def test_a_dealt_position_has_the_given_cards_and_no_other_sets() -> None:
    at = dealt("3 players, B starts, B holds 4 murder 3 faith, A holds faith")
    assert (at.to_act(), at.discard(), at.sizes()) == ("B", "4 murder", [18, 15, 19])
    assert "3 faith" in at.holds("B")
    assert "1 faith" in at.holds("A")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("3 players, A dances", "cannot read 'A dances'"),
        (
            "3 players, A to confess, A holds 3 lust, B holds 2 lust, C holds faith",
            "not so many: 1 lust",
        ),
        ("3 players, A to confess, A holds 3 lust, B holds 2 faith", "C holds cards or is out"),
        (
            "3 players, A to confess, A holds 3 lust, B holds faith, C holds mercy, out C",
            "C holds cards or is out",
        ),
        (
            "3 players, A to confess, A holds 4 lust, B holds faith, C holds mercy",
            "D6: A does not keep 4 lust",
        ),
        ("3 players, A to confess, A holds lust, out BC", "this game is over"),
        ("3 players, C to confess, A holds lust, B holds faith, out C", "C is out"),
        ("3 players, D to confess, A holds lust", "no seat D"),
        (f"3 players, A to confess, rubies 0 0 3, {HANDS}", "up to 2 rubies"),
        (f"3 players, A to confess, rubies 0 0, {HANDS}", "up to 2 rubies"),
        (f"4 players, A to confess, rubies 0 0 0 1, {HANDS}, out D", "none for who is out"),
        (
            f"3 players, A to confess, altar lust greed pride faith, {HANDS}",
            "up to 3 different Dogmas",
        ),
        (f"3 players, A to confess, altar lust lust, {HANDS}", "up to 3 different Dogmas"),
        (f"3 players, A to confess, altar sloth, {HANDS}", "'sloth' is no kind"),
    ],
)
def test_impossible_positions_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(Impossible, match=complaint):
        position(text)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("8 players, A starts, A holds 4 murder 4 faith", "A holds 1 cards too many"),
        ("8 players, A starts, A holds 3 murder, B holds 2 murder", "not so many: 1 murder"),
        ("7 players, H starts", "no seat H"),
        (f"7 players, A starts, {SIX}", "G would be dealt four of a kind that nobody spoke of"),
    ],
)
def test_impossible_deals_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(Impossible, match=complaint):
        dealt(text)
