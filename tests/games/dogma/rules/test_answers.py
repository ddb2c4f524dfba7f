"""Believe and doubt: who gets the pile, who gets the ruby, and what the others are shown."""

import pytest

from positions.dogma import DogmaPosition, cards_of, position

VIEWERS = ["A", "B", "C", "spectator"]


def three() -> DogmaPosition:
    return position(
        "3 players, A to confess, A holds 3 sincerity 2 murder, B holds 2 faith lust, "
        "C holds 2 pride greed"
    )


# --- the table of the four answers ----------------------------------------------------------------

ROWS = [
    ("believe", "3 sincerity", {"A": 2, "B": 3, "discard": 3}, [0, 1, 0]),
    ("believe", "2 sincerity murder", {"A": 2, "B": 6, "discard": 0}, [0, 0, 0]),
    ("doubt", "3 sincerity", {"A": 2, "B": 6, "discard": 0}, [0, 0, 0]),
    ("doubt", "2 sincerity murder", {"A": 5, "B": 3, "discard": 0}, [0, 1, 0]),
]
NAMES = ["believe the truth", "believe a lie", "doubt the truth", "doubt a lie"]


@pytest.mark.parametrize(("answer", "cards", "after", "rubies"), ROWS, ids=NAMES)
def test_flow_the_answer_decides_where_the_cards_go(
    answer: str, cards: str, after: dict[str, int], rubies: list[int]
) -> None:
    at = three()
    gone = 56 - sum(at.sizes())
    at.play(f"A: sincerity with {cards}, B: {answer}")
    assert at.sizes() == [after["A"], after["B"], 3]
    assert 56 - sum(at.sizes()) - gone == after["discard"]
    assert at.rubies() == rubies
    assert at.pile() == ""


@pytest.mark.parametrize(
    ("answer", "cards", "sizes", "rubies"),
    [
        ("believe", "2 faith", [3, 1, 3], [0, 0, 1]),
        ("believe", "faith lust", [3, 1, 7], [0, 0, 0]),
        ("doubt", "2 faith", [3, 1, 7], [0, 0, 0]),
        ("doubt", "faith lust", [3, 5, 3], [0, 0, 1]),
    ],
    ids=NAMES,
)
def test_flow_after_a_joining_the_whole_pile_goes_there(
    answer: str, cards: str, sizes: list[int], rubies: list[int]
) -> None:
    at = three().play(f"A: faith with 2 murder, B: join with {cards}, C: {answer}")
    assert (at.sizes(), at.rubies()) == (sizes, rubies)


# --- the worked examples --------------------------------------------------------------------------


def test_example_three_sincerities_doubted_are_taken() -> None:
    at = three().play("A: sincerity with 3 sincerity, B: doubt")
    assert at.holds("B") == "1 lust 3 sincerity 2 faith"
    assert at.rubies() == [0, 0, 0]


def test_example_three_sincerities_believed_leave_the_game() -> None:
    at = three().play("A: sincerity with 3 sincerity, B: believe")
    assert at.holds("B") == "1 lust 2 faith"
    assert "4 sincerity" in at.discard()
    assert at.rubies() == [0, 1, 0]


@pytest.mark.parametrize("viewer", ["B", "C", "spectator"])
def test_example_a_lie_under_a_joiner_is_never_shown(viewer: str) -> None:
    at = three().play("A: faith with murder, B: join with 2 faith, C: doubt")
    assert at.holds("C") == "1 murder 1 greed 2 pride 2 faith"
    assert at.was_told(viewer, "checked", laid_by=1, cards=cards_of("2 faith"))
    assert cards_of("murder") not in [event.get("cards") for event in at.events_for(viewer)]


# --- the order of things --------------------------------------------------------------------------


def test_D5_reveal_pile_ruby_sets_exits_and_the_next_confession() -> None:
    """C's last card is a lie; caught, C takes up three more of its kind, and is out after all."""
    at = position(
        "4 players, A to confess, A holds murder lust, B holds 2 murder pride, C holds murder, "
        "D holds faith"
    )
    at.play("A: faith with murder, B: join with 2 murder, C: join with murder, D: doubt")
    assert at.kinds("spectator") == [
        "confessed",
        "joined",
        "joined",
        "checked",
        "took-hidden",
        "ruby",
        "set",
        "out",
    ]
    assert (at.to_act(), at.out(), at.rubies()) == ("D", "C", [0, 0, 0, 1])


@pytest.mark.parametrize(
    ("answer", "cards", "kinds"),
    [
        ("believe", "3 sincerity", ["checked", "discarded", "ruby"]),
        ("believe", "2 murder", ["checked", "took-hidden"]),
        ("doubt", "3 sincerity", ["checked", "took-hidden"]),
        ("doubt", "2 murder", ["checked", "took-hidden", "ruby"]),
    ],
    ids=NAMES,
)
def test_D5_what_everybody_is_told(answer: str, cards: str, kinds: list[str]) -> None:
    at = three().play(f"A: sincerity with {cards}").play(f"B: {answer}")
    assert at.kinds("C") == kinds
    assert at.events_for("C") == at.events_for("spectator")


@pytest.mark.parametrize("viewer", VIEWERS)
def test_D5_the_check_is_told_with_the_cards_and_who_was_right(viewer: str) -> None:
    at = three().play("A: sincerity with sincerity murder").play("B: believe")
    assert at.was_told(
        viewer,
        "checked",
        seat=1,
        believes=1,
        laid_by=0,
        cards=cards_of("murder sincerity"),
        right=0,
    )


# --- the pile and the discard ---------------------------------------------------------------------


def test_D12_the_loser_takes_the_hidden_cards_too() -> None:
    at = three().play("A: faith with 2 murder, B: join with lust, C: join with pride, A: doubt")
    assert at.holds("C") == "2 murder 1 greed 1 lust 2 pride"


def test_D12_the_one_caught_takes_all_that_others_laid() -> None:
    at = three().play("A: faith with 2 murder, B: join with faith lust, C: doubt")
    assert (at.holds("A"), at.holds("B")) == ("3 sincerity", "2 murder 1 lust 2 faith")


@pytest.mark.parametrize("viewer", VIEWERS)
def test_D12_the_taker_alone_is_told_what_the_lot_is(viewer: str) -> None:
    at = three().play("A: faith with 2 murder, B: join with faith, C: doubt")
    if viewer == "C":
        assert at.was_told(viewer, "took", seat=2, cards=cards_of("2 murder faith"))
        assert at.events_for(viewer, "took-hidden") == []
    else:
        assert at.was_told(viewer, "took-hidden", seat=2)
        assert at.events_for(viewer, "took") == []


@pytest.mark.parametrize("viewer", VIEWERS)
def test_D13_of_a_discarded_pile_only_what_was_revealed_is_told(viewer: str) -> None:
    at = three().play("A: faith with 2 murder, B: join with faith").play("C: believe")
    assert at.was_told(viewer, "discarded")
    assert at.was_told(viewer, "checked", cards=cards_of("faith"))
    assert at.view(viewer).seen_gone == at.state.gone - cards_of("2 murder")


def test_D13_cards_of_the_discard_never_come_back() -> None:
    at = three().play(
        "A: sincerity with 2 sincerity, B: believe, B: faith with 2 faith, C: believe"
    )
    assert sum(at.sizes()) == 11 - 4
    assert {"3 sincerity", "4 faith"} <= {
        f"{number} {kind}" for number, kind in zip(*[iter(at.discard().split())] * 2, strict=True)
    }
