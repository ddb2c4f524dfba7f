"""What a viewer may see, and what it may not."""

import pytest

from positions.dogma import DogmaPosition, dealt, new_position, position
from positions.language import viewer_of
from simony.core.event import UNSEEN, Event, visible_records
from simony.games.dogma.rules.actions import ANSWER, CONFESS, LAYING
from simony.games.dogma.rules.counts import size
from simony.games.dogma.rules.figures import KIND_NAMES
from simony.games.dogma.ui.notation import cards_text
from simony.games.dogma.view.view import FEATURES

VIEWERS = ["A", "B", "C", "spectator"]
HANDS = "A holds 3 sincerity 2 murder, B holds 2 faith lust, C holds 2 pride greed faith"


def three(hands: str = HANDS) -> DogmaPosition:
    return position(f"3 players, A to confess, {hands}")


# --- the public record ----------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_view_own_hand_and_the_size_of_the_others(viewer: str) -> None:
    at = three()
    view = at.view(viewer)
    assert cards_text(view.hand) == ("" if viewer == "spectator" else at.holds(viewer))
    assert list(view.sizes) == [5, 3, 4]
    assert (len(view.legal) > 0) == (viewer == "A")


@pytest.mark.parametrize("viewer", VIEWERS)
def test_view_the_public_record(viewer: str) -> None:
    hands = "A holds 2 lust, B holds 3 faith, C holds mercy, out D"
    at = position(
        f"4 players, B to confess, rubies 1 2 0 0, altar greed faith, 12 confessions, {hands}"
    )
    view = at.view(viewer)
    assert (list(view.rubies), list(view.rank), view.confessions) == (
        [1, 2, 0, 0],
        [0, 0, 0, 1],
        12,
    )
    assert (view.altar, view.phase, view.turn, view.name) == (at.state.altar, CONFESS, 1, -1)
    assert view.seen_gone == at.state.gone


@pytest.mark.parametrize("viewer", VIEWERS)
def test_view_the_pile_shows_who_laid_how_many_and_the_name(viewer: str) -> None:
    at = three().play("A: faith with 3 sincerity, B: join with lust")
    view = at.view(viewer)
    assert (view.owners, view.counts, view.name) == ([0, 1], [3, 1], KIND_NAMES.index("faith"))
    assert (view.phase, view.turn, list(view.sizes)) == (ANSWER, 2, [2, 2, 4])


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("answer", ["believe", "doubt"])
def test_view_after_the_check_there_is_neither_pile_nor_name(viewer: str, answer: str) -> None:
    view = three().play(f"A: faith with 3 sincerity, B: {answer}").view(viewer)
    assert (view.owners, view.counts, view.layers, view.name) == ([], [], [], -1)


@pytest.mark.parametrize(
    ("viewer", "layers"),
    [("A", ["3 sincerity", ""]), ("B", ["", "1 lust"]), ("C", ["", ""]), ("spectator", ["", ""])],
)
def test_view_own_layers_are_shown_with_their_cards(viewer: str, layers: list[str]) -> None:
    at = three().play("A: faith with 3 sincerity, B: join with lust")
    assert [cards_text(layer) for layer in at.view(viewer).layers] == layers


# --- a layer in the making ------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", ["B", "C", "spectator"])
def test_D8_a_confession_in_the_making_is_invisible_to_others(viewer: str) -> None:
    at = three()
    before = at.view(viewer).to_bytes()
    for move in ("name faith", "lay murder", "lay sincerity"):
        assert at.state.observed(viewer_of(viewer), 0, at.game.parse(move)) == UNSEEN
        at.play(f"A: {move}")
        assert at.view(viewer).to_bytes() == before
        assert at.events_for(viewer) == []
    at.play("A: done")
    assert at.view(viewer).counts == [2]


@pytest.mark.parametrize("viewer", ["A", "C", "spectator"])
def test_D8_a_joining_in_the_making_is_invisible_to_others(viewer: str) -> None:
    at = three().play("A: faith with murder")
    before = at.view(viewer).to_bytes()
    for move in ("join", "lay lust", "lay faith"):
        assert at.state.observed(viewer_of(viewer), 1, at.game.parse(move)) == UNSEEN
        at.play(f"B: {move}")
        assert at.view(viewer).to_bytes() == before
    at.play("B: done")
    assert at.view(viewer).counts == [1, 2]


@pytest.mark.parametrize("viewer", ["A", "C", "spectator"])
def test_D8_also_of_one_with_a_single_card(viewer: str) -> None:
    at = three(HANDS.replace("2 faith lust", "lust")).play("A: faith with murder")
    before = at.view(viewer).to_bytes()
    assert at.state.observed(viewer_of(viewer), 1, at.game.parse("join")) == UNSEEN
    assert at.play("B: join").view(viewer).to_bytes() == before
    assert at.state.observed(viewer_of(viewer), 1, at.game.parse("lay lust")) != UNSEEN


def test_D8_its_owner_sees_it() -> None:
    view = three().play("A: name faith, A: lay murder").view("A")
    assert (view.phase, view.name, cards_text(view.laid), cards_text(view.hand)) == (
        LAYING,
        13,
        "1 murder",
        "1 murder 3 sincerity",
    )


LAST = {1: "done", 2: "done", 3: "lay {0}"}


@pytest.mark.parametrize("viewer", ["B", "C", "spectator"])
@pytest.mark.parametrize("number", LAST)
def test_D8_then_others_see_the_name_and_the_number_only(viewer: str, number: int) -> None:
    """Whether they are Murders or Sincerities."""
    begin = "A: name faith" + ", A: lay {0}" * min(number, 2)
    kinds = ("murder", "sincerity")
    tables = [
        three(HANDS.replace("2 murder", "3 murder")).play(begin.format(kind)) for kind in kinds
    ]
    moves = [LAST[number].format(kind) for kind in kinds]
    keys = [
        at.state.observed(viewer_of(viewer), 0, at.game.parse(move))
        for at, move in zip(tables, moves, strict=True)
    ]
    assert keys[0] == keys[1] != UNSEEN
    one, other = (at.play(f"A: {move}") for at, move in zip(tables, moves, strict=True))
    assert one.view(viewer).counts == [number]
    assert one.view(viewer).to_bytes() == other.view(viewer).to_bytes()
    assert one.events_for(viewer) == other.events_for(viewer) != []


TABLES = {
    "a turn": "",
    "a name is said": "A: name faith",
    "a card is laid": "A: name faith, A: lay murder",
    "two cards are laid": "A: name faith, A: lay murder, A: lay murder",
    "an answer": "A: faith with murder",
    "joining": "A: faith with murder, B: join",
    "joining with one card": "A: faith with murder, B: join, B: lay lust",
    "joining with nearly all": "A: faith with murder, B: join, B: lay lust, B: lay faith",
    "a second answer": "A: faith with murder, B: join with faith lust",
    "a Dogma": "A: proclaim lust",
}


@pytest.mark.parametrize("moves", TABLES.values(), ids=TABLES)
def test_view_two_moves_are_observed_alike_exactly_if_they_look_alike(moves: str) -> None:
    at = position(f"3 players, A to confess, rubies 2 0 0, altar greed pride mercy, {HANDS}").play(
        moves
    )
    seat = at.state.turn
    for viewer in range(-1, 3):
        before, pairs = at.state.view(viewer).to_bytes(), set()
        for action in at.state.legal(seat):
            twin, events = at.state.copy(), list[Event]()
            twin.apply(seat, action, events)
            seen, view = repr(visible_records(events, viewer)), twin.view(viewer).to_bytes()
            key = int(at.state.observed(viewer, seat, action))
            assert (key == UNSEEN) == (view == before)
            pairs.add((key, (seen, view)))
        assert len({key for key, _ in pairs}) == len({seen for _, seen in pairs}) == len(pairs)


# --- the check ------------------------------------------------------------------------------------


def test_D12_the_taker_alone_sees_the_lot() -> None:
    at = three().play("A: faith with 2 murder, B: join with faith, C: doubt")
    assert cards_text(at.view("C").hand) == at.holds("C") == "2 murder 1 greed 2 pride 2 faith"
    for viewer in ("A", "B", "spectator"):
        assert at.view(viewer).sizes[2] == 7


ONE = "A holds 2 murder mercy, B holds 2 lust mercy, C holds 2 pride greed, D holds 2 heresy"
OTHER = "A holds 2 lust mercy, B holds 2 murder mercy, C holds 2 pride greed, D holds 2 heresy"


def test_D12_nobody_is_told_who_laid_which_hidden_card() -> None:
    """D takes two Murders and two Lusts, whoever laid them."""
    one, other = (
        position(f"4 players, A to confess, {ONE}"),
        position(f"4 players, A to confess, {OTHER}"),
    )
    one.play("A: faith with 2 murder, B: join with 2 lust, C: join with greed, D: believe")
    other.play("A: faith with 2 lust, B: join with 2 murder, C: join with greed, D: believe")
    assert one.holds("D") == other.holds("D") == "2 murder 1 greed 2 lust 2 heresy"
    assert one.events_for("D") == other.events_for("D")
    for viewer in ("C", "D", "spectator"):
        assert one.view(viewer).to_bytes() == other.view(viewer).to_bytes()


@pytest.mark.parametrize(
    ("laid", "answer", "taker"),
    [("faith", "doubt", "C"), ("lust", "believe", "C"), ("lust", "doubt", "B")],
)
def test_D12_the_taker_observes_the_lot_and_the_others_do_not(
    laid: str, answer: str, taker: str
) -> None:
    """Murders under the pile, or Mercies: only the taker can tell, and A, who laid them."""
    hands = "A holds 2 murder 2 mercy, B holds 2 faith lust, C holds 2 pride greed"
    one, other = (
        three(hands).play(f"A: faith with 2 {kind}, B: join with {laid}")
        for kind in ("murder", "mercy")
    )
    for viewer in VIEWERS:
        keys = {
            int(at.state.observed(viewer_of(viewer), 2, at.game.parse(answer)))
            for at in (one, other)
        }
        assert (len(keys) == 2) == (viewer == taker)
    one.play(f"C: {answer}")
    other.play(f"C: {answer}")
    assert [who for who in VIEWERS if one.view(who).to_bytes() != other.view(who).to_bytes()] == [
        "A",
        taker,
    ]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_D12_a_pile_rightly_believed_leaves_its_hidden_part_unseen(viewer: str) -> None:
    at = three().play("A: faith with 2 murder, B: join with faith, C: believe")
    view = at.view(viewer)
    assert cards_text(at.state.gone - view.seen_gone) == "2 murder"
    assert (cards_text(view.own_gone), view.unseen_gone) == (
        ("2 murder", 0) if viewer == "A" else ("", 2)
    )


@pytest.mark.parametrize("viewer", ["B", "C", "spectator"])
def test_D13_what_lies_face_down_in_the_discard_does_not_show(viewer: str) -> None:
    hands = "A holds 2 murder 2 mercy, B holds 2 faith, C holds 2 pride greed"
    one, other = (
        three(hands).play(f"A: faith with 2 {kind}, B: join with faith, C: believe")
        for kind in ("murder", "mercy")
    )
    assert one.view(viewer).to_bytes() == other.view(viewer).to_bytes()
    assert one.view("A").to_bytes() != other.view("A").to_bytes()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_D13_what_was_revealed_is_known_to_all(viewer: str) -> None:
    at = position(
        "3 players, A to confess, gone unseen 2 heresy, A holds 2 mercy lust, B holds 3 faith, "
        "C holds 2 pride"
    )
    before = at.view(viewer)
    after = at.play("A: mercy with 2 mercy, B: believe").view(viewer)
    assert cards_text(after.seen_gone - before.seen_gone) == "2 mercy"
    assert (before.unseen_gone, after.unseen_gone) == (2, 2)


def test_D6_which_sets_a_pile_makes_is_observed_by_all() -> None:
    """The fourth Lust hidden in the pile, or something else: who watches is told of the set."""
    hands = "A holds lust 2 mercy, B holds 2 faith, C holds 3 lust greed"
    keys = [
        {
            int(
                three(hands)
                .play(f"A: faith with {kind}, B: join with faith")
                .state.observed(viewer, 2, 30)
            )
            for kind in ("lust", "mercy")
        }
        for viewer in range(-1, 3)
    ]
    assert [len(both) for both in keys] == [2, 2, 2, 2]


# --- what is hidden -------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", ["A", "spectator"])
def test_view_who_holds_the_others_cards_does_not_show(viewer: str) -> None:
    one = three("A holds mercy, B holds 2 lust greed, C holds 2 pride faith")
    other = three("A holds mercy, B holds pride lust faith, C holds pride lust greed")
    assert one.view(viewer).to_bytes() == other.view(viewer).to_bytes()
    assert one.view("B").to_bytes() != other.view("B").to_bytes()


@pytest.mark.parametrize("viewer", ["A", "spectator"])
def test_view_what_was_left_out_does_not_show(viewer: str) -> None:
    description = "2 players, A to confess, A holds mercy, "
    one, other = (
        position(description + "B holds 2 lust, left out 2 faith"),
        position(description + "B holds 2 faith, left out 2 lust"),
    )
    assert one.view(viewer).to_bytes() == other.view(viewer).to_bytes()
    assert one.view(viewer).left_out == 2
    assert cards_text(one.view(viewer).pool()) == (
        "2 lust 2 faith" if viewer == "A" else "2 lust 1 mercy 2 faith"
    )


def test_view_the_pool_is_the_unseen_cards() -> None:
    at = three().play("A: faith with 2 murder, B: join with lust")
    assert cards_text(at.view("A").pool()) == "1 greed 1 lust 2 pride 3 faith"
    assert cards_text(at.view("B").pool()) == "2 murder 1 greed 2 pride 3 sincerity 1 faith"
    assert size(at.view("spectator").pool()) == 12


# --- features and records -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 9))
def test_view_features_are_as_many_as_the_game_says(seats: int) -> None:
    at = new_position(seats)
    assert at.game.feature_count == FEATURES
    for each in (at, dealt(f"{seats} players, A starts")):
        for viewer in range(-1, seats):
            features = each.state.view(viewer).features()
            assert len(features) == FEATURES
            assert all(0 <= feature <= 1 for feature in features)


@pytest.mark.parametrize(
    "moves",
    [
        *TABLES.values(),
        "A: faith with murder, B: doubt",
        "A: faith with murder, B: join with lust, C: doubt",
    ],
)
def test_view_features_and_records_at_every_kind_of_decision(moves: str) -> None:
    at = position(f"3 players, A to confess, rubies 2 0 0, altar greed pride mercy, {HANDS}").play(
        moves
    )
    for viewer in VIEWERS:
        view = at.view(viewer)
        assert len(view.features()) == FEATURES
        assert all(0 <= feature <= 1 for feature in view.features())
        assert at.game.load_view(view.to_bytes()).to_bytes() == view.to_bytes()


def test_view_features_after_the_end() -> None:
    at = position("2 players, A to confess, A holds mercy, B holds lust").play(
        "A: mercy with mercy, B: join with lust"
    )
    assert at.over()
    assert {len(at.view(viewer).features()) for viewer in ("A", "B", "spectator")} == {FEATURES}
