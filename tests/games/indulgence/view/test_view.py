"""What a viewer may know, and what it may not."""

import pytest

from positions.indulgence import IndulgencePosition, dealt, ending
from simony.core.event import Event, visible_records
from simony.games.indulgence.rules.actions import AUCTION
from simony.games.indulgence.rules.figures import HIDDEN, NO_CARD
from simony.games.indulgence.rules.scoring import packed
from simony.games.indulgence.ui.notation import cards_text, parse_cards

VIEWERS = ["A", "B", "C", "D", "spectator"]
FACE_DOWN = """
    4 players, expert, A rules, edict tricks, {sin}rest taken by {taker}, C to lead
    A holds m9 s4, B holds m1 s3, C holds m6 s1, D holds b2 s2
"""


def face_down(sin: str = "") -> IndulgencePosition:
    return ending(FACE_DOWN.format(sin=sin, taker="C" if sin else "A"))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_I32_each_viewer_sees_their_own_hand_and_the_size_of_the_others(viewer: str) -> None:
    at = dealt("4 players, A rules, edict sixes, nobody sins, A holds m1 s1 b1").play("A: m1")
    view = at.view(viewer)
    assert cards_text(view.hand) == ("" if viewer == "spectator" else at.holds(viewer))
    assert list(view.sizes) == [8, 9, 9, 9]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_I32_cards_seen_when_played_are_kept(viewer: str) -> None:
    at = ending("""
        4 players, B rules hand 3, edict sixes, florins 31 29 40 20, A to lead, rest taken by B
        C has taken m1234
        A holds m5 s5, B holds m6 s7, C holds m8 s6, D holds m7 s8
    """).trick("A: m5 m6 m8 m7")
    view = at.view(viewer)
    assert cards_text(view.taken[2]) == "m12345678"
    assert list(view.won) == [0, 6, 2, 0]
    assert list(view.florins) == [31, 29, 40, 20]
    assert (view.leader, view.trick_number, view.hand_number, view.ruler) == (2, 8, 2, 1)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_I32_the_public_record_of_the_hand(viewer: str) -> None:
    at = dealt("4 players, expert, B rules, bull trump sixes any-medici, trump orsini").play(
        "C: pass, D: sin"
    )
    view = at.view(viewer)
    assert (view.bull, view.bulls, view.trump, view.sinner, view.turn) == (1, 0b1101, 3, 3, 3)
    assert (view.force, view.row, view.used) == (at.state.force, 0, 0)
    assert view.deck == at.state.figures.in_play & ~view.force  # which are left, not in which order


def test_I32_passes_show_in_whose_turn_it_is() -> None:
    view = dealt("4 players, A rules, edict sixes").play("B: pass").view("spectator")
    assert (view.phase, view.turn) == (AUCTION, 2)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_I33_a_shown_void_is_known_to_all(viewer: str) -> None:
    at = dealt(
        "4 players, A rules, edict three-tricks, nobody sins, A holds m1, B holds s123456789"
    ).play("A: m1, B: s1")
    assert cards_text(at.view(viewer).lacks[1]) == "m123456789"
    assert list(at.view(viewer).lacks)[2:] == [0, 0]


def test_I33_following_shows_no_void() -> None:
    at = dealt("4 players, A rules, edict three-tricks, nobody sins, A holds m1, B holds m2").play(
        "A: m1, B: m2"
    )
    assert list(at.view("C").lacks) == [0, 0, 0, 0]


def test_I13_a_banned_lead_shows_that_there_was_nothing_else() -> None:
    at = dealt(
        "4 players, expert, japanese edition, A rules, edict even-medici-sforza, nobody sins, "
        "A holds m1234 s12345"
    )
    assert cards_text(at.play("A: m1").view("C").lacks[0]) == "b123456789 o123456789"


def test_I13_a_lead_that_is_not_banned_shows_nothing() -> None:
    at = dealt("4 players, A rules, edict any-medici, nobody sins, A holds m12345678 s1").play(
        "A: s1"
    )
    assert list(at.view("C").lacks) == [0, 0, 0, 0]


def test_I13_a_banned_card_led_later_shows_nothing() -> None:
    at = ending("""
        4 players, A rules, edict any-medici, A to lead, rest taken by B
        A holds m1 s1, B holds m2 s2, C holds m3 s3, D holds m4 s4
    """).play("A: m1")
    assert list(at.view("C").lacks) == [0, 0, 0, 0]


@pytest.mark.parametrize("family", ["medici", "sforza", "borgia", "orsini"])
def test_I23_how_many_of_a_family_are_gone_is_public(family: str) -> None:
    letter = family[0]
    hands = f"A holds {letter}9, B holds {letter}1, C holds {letter}2, D holds {letter}3"
    at = dealt(f"4 players, A rules, edict last-{family}, nobody sins, {hands}")
    at.trick(f"A: {letter}9 {letter}1 {letter}2 {letter}3")
    assert cards_text(at.view("spectator").taken[0]) == f"{letter}1239"


def test_I23_the_taker_of_the_ninth_is_kept() -> None:
    at = ending("""
        4 players, expert, A rules, bull last-medici first-or-last sixes, rest taken by B, C to lead
        A holds b1 s1, B holds b2 s2, C holds m9 s9, D holds b4 s4
    """).trick("C: m9 b4 b1 b2")
    assert [packed(at.view("spectator").ninth, family) for family in range(4)] == [
        2,
        -1,
        2,
        1,
    ]  # with the last Borgia in the same trick


# --- face down ------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_I22_nobody_sees_a_face_but_their_own_until_the_trick_is_complete(viewer: str) -> None:
    at = face_down().play("C: m6, D: b2")
    view = at.view(viewer)
    shown = {"C": [NO_CARD, NO_CARD, 5, HIDDEN], "D": [NO_CARD, NO_CARD, HIDDEN, 19]}
    assert list(view.trick) == shown.get(viewer, [NO_CARD, NO_CARD, HIDDEN, HIDDEN])
    assert view.led == 0
    assert list(view.lacks) == [0, 0, 0, 0]  # that D could not follow shows later


@pytest.mark.parametrize("viewer", VIEWERS)
def test_I22_then_all_do(viewer: str) -> None:
    view = face_down().trick("C: m6 b2 m9 m1").view(viewer)
    assert view.taken[0] & parse_cards("m169 b2") == parse_cards("m169 b2")
    assert cards_text(view.lacks[3]) == "m123456789"
    assert view.won[0] == 8


def test_I22_the_leaders_family_is_announced_and_must_be_followed() -> None:
    at = face_down().play("C: m6")
    assert at.events_for("D") == [{"kind": "played-hidden", "seat": 2, "led": 0, "ring": 0}]
    at.play("D: s2")
    assert (
        at.events_for("A")
        == at.events_for("spectator")
        == [{"kind": "played-hidden", "seat": 3, "led": -1, "ring": 0}]
    )
    assert at.choices("A") == ["m9"]
    at.refuses("A: s4", "I22")


def test_I22_the_cards_are_turned_up_together() -> None:
    at = face_down().play("C: m6, D: b2, A: m9").play("B: m1")
    assert at.events_for("D") == [
        {"kind": "played-hidden", "seat": 1, "led": -1, "ring": 0},
        {"kind": "taken", "seat": 0, "cards": [8, 0, 5, 19], "turned": 1},
    ]


@pytest.mark.parametrize(("viewer", "keys"), [("D", 2), ("A", 1), ("spectator", 1)])
def test_I22_a_hidden_card_is_observed_by_its_player_alone(viewer: str, keys: int) -> None:
    at = face_down().play("C: m6")
    viewer_seat = -1 if viewer == "spectator" else "ABCD".index(viewer)
    assert len({at.state.observed(viewer_seat, 3, action) for action in at.state.legal(3)}) == keys


@pytest.mark.parametrize("leader", ["A", "B", "C", "D"])
def test_I22_who_could_not_follow_shows_when_the_trick_is_turned_up(leader: str) -> None:
    """The leader has Medici and nobody else."""
    hands = ", ".join(
        f"{who} holds {'m12' if who == leader else cards}"
        for who, cards in zip("ABCD", ("s12", "b12", "o12", "s34"), strict=True)
    )
    at = ending(
        f"4 players, expert, A rules, edict tricks, rest taken by A, {leader} to lead, {hands}"
    ).play(f"{leader}: m1")
    at.until(leader)
    assert list(at.view("spectator").lacks) == [
        0 if who == leader else parse_cards("m123456789") for who in "ABCD"
    ]


HIDDEN_TRICKS = [
    "",
    "C: m1",
    "C: m1 ring",
    "C: m1, D: m3",
    "C: m1, D: m3, A: m2",
    "C: m1 ring, D: m3, A: m2",
    "C: m6, D: m4, A: m2, B: s3",
]


@pytest.mark.parametrize("moves", HIDDEN_TRICKS)
@pytest.mark.parametrize("edict", ["tricks", "first-or-last"])
def test_I22_two_moves_are_observed_alike_exactly_if_they_look_alike(
    edict: str, moves: str
) -> None:
    at = ending(f"""
        4 players, expert, A rules, edict {edict}, C sins, rest taken by C, C to lead
        A holds m29 s4, B holds s37 b1, C holds m16 s1, D holds m3 s2 m4
    """)
    at.play(moves)
    seat = at.state.turn
    for viewer in range(-1, 4):
        pairs = set()
        for action in at.state.legal(seat):
            twin, events = at.state.copy(), list[Event]()
            twin.apply(seat, action, events)
            seen = repr(visible_records(events, viewer)), twin.view(viewer).to_bytes()
            pairs.add((int(at.state.observed(viewer, seat, action)), seen))
        assert len({key for key, _ in pairs}) == len({seen for _, seen in pairs}) == len(pairs)


@pytest.mark.parametrize("viewer", ["A", "B", "D", "spectator"])
def test_I21_others_see_that_the_ring_is_used_but_not_on_what(viewer: str) -> None:
    at = face_down("C sins, ").play("C: m6 ring")
    assert at.view(viewer).ring_card == HIDDEN
    assert at.view("C").ring_card == 5
    at.play("D: b2, A: m9, B: m1")
    assert at.view(viewer).ring_card == 5


def test_I21_only_where_the_ring_was_put_is_hidden() -> None:
    """Once its trick is turned up, the ringed card stays known while others are played face
    down.
    """
    at = face_down("C sins, ").play("C: m6 ring, D: b2, A: m9, B: m1, C: s1")
    assert at.view("A").ring_card == 5
    assert at.view("A").trick[2] == HIDDEN


# --- what is hidden -------------------------------------------------------------------------------

ONE = "A holds m1 s3, B holds m2 b9, C holds m8 b2, D holds o4 o6"
OTHER = "A holds m1 s3, B holds m8 o4, C holds b9 o6, D holds m2 b2"


@pytest.mark.parametrize("viewer", ["A", "spectator"])
def test_I32_who_holds_the_others_cards_does_not_show(viewer: str) -> None:
    description = "4 players, A rules, edict sixes, A to lead, rest taken by B, "
    one, other = ending(description + ONE), ending(description + OTHER)
    assert one.view(viewer).to_bytes() == other.view(viewer).to_bytes()
    assert one.view("B").to_bytes() != other.view("B").to_bytes()


def test_I22_what_lies_face_down_does_not_show() -> None:
    description = "4 players, expert, A rules, edict tricks, B to lead, rest taken by A, "
    one = ending(description + "A holds s1 s2, B holds m1 m2, C holds m3 b1, D holds m4 b3").play(
        "B: m1, C: m3"
    )
    other = ending(description + "A holds s1 s2, B holds m2 b1, C holds b3 m4, D holds m1 m3").play(
        "B: m2, C: m4"
    )
    assert one.view("A").to_bytes() == other.view("A").to_bytes()
    assert one.events_for("A") == other.events_for("A") == one.events_for("spectator")
    assert (
        one.events_for("B") != other.events_for("B")
        or one.view("B").to_bytes() != other.view("B").to_bytes()
    )


def test_I32_a_view_has_no_field_for_what_is_hidden() -> None:
    at = dealt("4 players, A rules, edict sixes, nobody sins")
    assert set(at.view("A").record()) == {
        "viewer", "legal", "sizes", "trick", "taken", "lacks", "won", "florins", "hand", "phase",
        "hand_number", "trick_number", "ruler", "sinner", "leader", "turn", "led", "trump", "bull",
        "bulls", "deck", "row", "force", "used", "ring_card", "raced", "ninth", "named", "champion",
        "short", "bank",
    }  # fmt: skip


def test_I32_only_who_is_asked_sees_choices() -> None:
    at = dealt("4 players, A rules, edict sixes, nobody sins")
    assert at.view("A").legal == at.state.legal(0) != []
    assert [at.view(viewer).legal for viewer in ("B", "C", "D", "spectator")] == [[], [], [], []]


def test_I26_unplayed_cards_stay_unknown_after_an_early_end() -> None:
    description = "4 players, A rules, edict three-tricks, nobody sins, A holds m789 s9, "
    one = dealt(description + "B holds m123 o123, C holds m4 o45, D holds m56 o67").run(
        "A: m9 m8 m7"
    )
    assert one.hand_is_over()
    for viewer in VIEWERS:
        view = one.view(viewer)
        assert view.hand == 0
        assert list(view.sizes) == list(view.taken) == list(view.lacks) == [0, 0, 0, 0]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_views_travel_as_text(viewer: str) -> None:
    at = face_down("C sins, ").play("C: m6 ring, D: b2")
    view = at.view(viewer)
    assert at.game.load_view(view.to_json()).to_bytes() == view.to_bytes()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_features_are_numbers_from_0_to_1(viewer: str) -> None:
    at = face_down("C sins, ").play("C: m6 ring, D: b2")
    features = at.view(viewer).features()
    assert len(features) == at.game.feature_count
    assert all(0 <= number <= 1 for number in features)
