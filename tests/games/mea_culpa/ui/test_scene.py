"""What a viewer's scene of Mea Culpa shows, and what it does not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from positions.language import LETTERS, viewer_of
from positions.mea_culpa import MeaCulpaPosition, position
from shared.game_texts import step
from simony.core.event import SPECTATOR
from simony.core.rng import Rng
from simony.core.scene import Item, Scene, Zone
from simony.games.mea_culpa.rules.rules import MeaCulpaState
from simony.games.mea_culpa.view.view import MeaCulpaView
from simony.i18n.sentences import localization
from simony.i18n.text import Text
from simony.registry import open_game

NAMES = dict(enumerate(LETTERS))
FOUR = (
    "4 players, round 3, A is pope, B is emperor, C is merchant, D is petty-sinner, "
    "souls -1 0 -5 -9, posts 2 3 4 5"
)


def seen(at: MeaCulpaPosition, who: str) -> Scene:
    return at.game.scene(at.view(who))


def zone(scene: Scene, name: str) -> Zone:
    return next(each for each in scene.zones if each.id == name)


def has(scene: Scene, name: str) -> bool:
    return any(each.id == name for each in scene.zones)


def say(text: Text, who: str = "spectator", language: str = "en") -> str:
    return localization(language).translate(text, NAMES, viewer_of(who))


def faces(scene: Scene, name: str, who: str = "spectator") -> list[str]:
    return [say(item.face, who) for item in zone(scene, name).items]


def item(scene: Scene, name: str) -> Item:
    return next(each for zone in scene.zones for each in zone.items if each.id == name)


def facts(at: MeaCulpaPosition, who: str) -> list[str]:
    return [say(fact, who) for fact in seen(at, who).facts]


# --- whole games ----------------------------------------------------------------------------------


def moments(seats: int, seed: str, **options: str) -> Iterator[MeaCulpaState]:
    """Yield the positions of a random game."""
    state, rng = open_game("mea_culpa", seats, options).new(), Rng(seed)
    assert isinstance(state, MeaCulpaState)
    yield state
    while not state.over():
        step(state, rng)
        yield state


GAMES = [
    (2, {}),
    (3, {}),
    (4, {}),
    (3, {"open_screens": "on"}),
    (2, {"meta_culpa": "on"}),
    (4, {"meta_culpa": "on"}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_legal_action_has_a_choice_and_every_thing_its_place(
    seats: int, options: dict[str, str]
) -> None:
    for state in moments(seats, f"scene {seats}", **options):
        for viewer in (SPECTATOR, *range(seats)):
            view = state.view(viewer)
            scene = state.game().scene(view)
            items = [each.id for zone in scene.zones for each in zone.items]
            assert len(items) == len(set(items))
            assert [choice.action for choice in scene.choices] == view.legal
            offered = {choice.item for choice in scene.choices}
            assert offered <= {None, *items}
            for choice in scene.blocked:
                assert choice.item in items
                assert choice.item not in offered
                assert state.why_illegal(viewer, choice.action) is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_M37_nothing_behind_the_screens_of_others_shows(seats: int) -> None:
    """A scene is the same whatever they have."""
    for state in moments(seats, f"screens {seats}"):
        for viewer in (SPECTATOR, *range(seats)) if not state.over() else ():
            before, after = state.view(viewer), state.view(viewer)
            for other in range(seats):
                if other != viewer:
                    after.taler[other] += 7
                    for at in range(4):
                        after.goods[4 * other + at] += 1 + at
                        after.letters[4 * other + at] += 4 - at
            assert state.game().scene(after) == state.game().scene(before)


def test_M37_the_screens_are_gone_when_the_game_is_over() -> None:
    for state in moments(3, "the end"):
        scene = state.game().scene(state.view(SPECTATOR))
        assert has(scene, "screen-0-letters") == state.over()
        assert has(scene, "taler-2") == state.over()


def test_with_open_screens_all_is_shown() -> None:
    at = position(f"{FOUR}, with open_screens, A has bread 2 yellow 1, taler 3 4 5 6, turn emperor")
    for who in ("B", "spectator"):
        assert faces(seen(at, who), "screen-0-goods") == ["bread", "bread"]
        assert faces(seen(at, who), "screen-0-letters") == ["yellow Letter"]
        assert [zone(seen(at, who), f"taler-{seat}").amount for seat in range(4)] == [3, 4, 5, 6]


def test_a_scene_is_made_from_its_view_alone() -> None:
    for state in moments(4, "bytes", meta_culpa="on"):
        view = state.view(1)
        again = state.game().load_view(view.to_bytes())
        assert isinstance(again, MeaCulpaView)
        assert state.game().scene(again) == state.game().scene(view)


# --- places ---------------------------------------------------------------------------------------


def test_the_souls_stand_between_heaven_and_hell() -> None:
    scene = seen(position(f"{FOUR}, turn pope"), "A")
    assert faces(scene, "track", "A") == [
        "Heaven",
        "B: Start",
        "you: 1 below Start",
        "C: 5 below Start",
        "D: 9 below Start",
        "Hell",
    ]
    assert [item.look["space"] for item in zone(scene, "track").items] == [
        "36",
        "0",
        "-1",
        "-5",
        "-9",
        "-41",
    ]
    assert [panel.score for panel in scene.seats] == [-1, 0, -5, -9]


def test_M8_the_line_on_start_is_shown() -> None:
    scene = seen(position("3 players, line C A B, bidding"), "A")
    assert faces(scene, "track") == ["Heaven", "B: Start", "A: Start", "C: Start", "Hell"]
    assert [item.look.get("line") for item in zone(scene, "track").items] == [
        None,
        "2",
        "1",
        "0",
        None,
    ]


def test_the_market_with_its_prices() -> None:
    scene = seen(position(f"{FOUR}, market bread 2 indulgence 1, turn merchant"), "C")
    assert [each.id for each in zone(scene, "market").items] == [
        "market-bread-1",
        "market-bread-2",
        "market-indulgence-1",
    ]
    assert faces(scene, "stalls") == [
        "bread 2/6",
        "wine 4/8",
        "cloth 6/10",
        "jewel 8/12",
        "indulgence stone 4",
    ]
    assert item(scene, "stall-jewel").look == {"stone": "jewel", "buy": "8", "sell": "12"}
    assert zone(scene, "bag").amount == 38
    on_bread = [choice.notation for choice in scene.choices if choice.item == "market-bread-2"]
    assert on_bread == ["buy bread", "buy two bread"]
    assert [
        choice.notation for choice in scene.choices if choice.item == "market-indulgence-1"
    ] == ["buy red", "buy green"]


def test_a_piece_looks_the_same_wherever_it_lies() -> None:
    at = position(f"{FOUR}, market bread 1, D has bread 1, turn petty-sinner").play(
        "D: donate bread I"
    )
    scene = seen(at, "D")
    assert (
        item(scene, "market-bread-1").look
        == item(scene, "chest-3-first-bread-1").look
        == {"stone": "bread"}
    )


def test_the_house_has_six_doors() -> None:
    at = position(f"{FOUR}, rooms steal - lust five-steps, suite 6 closed, turn merchant")
    scene = seen(at, "C")
    assert faces(scene, "house") == [
        "room 1: steal 3 taler (1 notch)",
        "room 2: closed",
        "room 3: all others 2 stones in Lust (2 notches)",
        "room 4: all others 5 steps towards Hell (3 notches)",
        "Suite 5: any room’s card without its notches",
        "Suite 6: closed",
    ]
    assert [each.look["state"] for each in zone(scene, "house").items] == [
        "open",
        "closed",
        "open",
        "open",
        "open",
        "closed",
    ]
    assert item(scene, "room-1").look == {
        "room": "1",
        "state": "open",
        "notches": "1",
        "stones": "0",
        "card": "steal",
        "amount": "3",
    }
    blocked = [choice.notation for choice in scene.blocked]
    assert {"visit 2", "visit 4", "visit 6"} <= set(blocked)
    assert say(next(choice.text for choice in scene.choices if choice.notation == "visit 5")) == (
        "Visit Suite 5: any room’s card without its notches (1 sin stone in Lust)"
    )


def test_the_petty_sinner_pays_no_notches_and_the_pope_names_no_room() -> None:
    rooms = "rooms steal five-steps - -"
    offered = {
        choice.notation: say(choice.text)
        for choice in seen(position(f"{FOUR}, {rooms}, turn petty-sinner"), "D").choices
    }
    assert offered["visit 2"] == "Visit room 2: all others 5 steps towards Hell (free)"
    scene = seen(position(f"{FOUR}, {rooms}, turn pope"), "A")
    assert "meet" in [choice.notation for choice in scene.choices]
    assert {"visit 1", "visit 6"} <= {choice.notation for choice in scene.blocked}


def test_dens_with_their_stones() -> None:
    at = position(f"{FOUR}, pope stones 2 0 1, A sins lust 2 greed 1, C sins greed 3, turn pope")
    scene = seen(at, "A")
    assert faces(scene, "den-lust", "A") == ["Pope stone", "Pope stone", "your stone", "your stone"]
    assert faces(scene, "den-greed", "A") == ["your stone", "C’s stone", "C’s stone", "C’s stone"]
    assert [each.seat for each in zone(scene, "den-greed").items] == [0, 2, 2, 2]
    assert zone(scene, "reserve-0").amount == 4
    assert facts(at, "A")[1] == (
        "A third Pope stone at the Den of Lust would punish the sins in the other Dens: you 1 "
        "step and C 3 steps."
    )


def test_a_pope_stone_that_moves_is_the_one_that_moves() -> None:
    at = position("4 players, picking A B C D")
    lying = {
        each.id: zone.id
        for zone in seen(at, "A").zones
        for each in zone.items
        if each.kind == "pope-stone"
    }
    at.play("A: pick pope, A: stone lust greed")
    moved = {
        each.id: zone.id
        for zone in seen(at, "A").zones
        for each in zone.items
        if each.kind == "pope-stone"
    }
    assert {name for name in lying if lying[name] != moved[name]} == {"pope-stone-lust"}


def test_sites_grow_and_say_what_they_will_bring() -> None:
    at = position(f"{FOUR}, crews 1 0 0, built 1 0 2, turn pope")
    scene = seen(at, "A")
    assert faces(scene, "site-left") == [
        "nave",
        "crew",
        "bread and wine: 3 blue, red and green",
        "cloth and jewels: blue, 3 red and green",
        "money: blue, red and 3 green",
    ]
    assert faces(scene, "site-right") == ["cathedral"]
    assert item(scene, "building-left").look == {"site": "left", "stage": "nave"}
    assert item(scene, "row-left-food").look == {
        "category": "food",
        "yellow": "0",
        "blue": "3",
        "red": "1",
        "green": "1",
    }
    assert len(zone(scene, "hut").items) == 3
    assert "One more crew at the left site finishes its cathedral and ends the game." in facts(
        at, "A"
    )


def test_characters_and_who_has_them() -> None:
    at = position("4 players, picking A B C D").play("A: pick merchant")
    scene = seen(at, "B")
    assert faces(scene, "characters", "B") == ["Pope", "Emperor", "Merchant: A", "Petty Sinner"]
    assert [each.seat for each in zone(scene, "characters").items] == [None, None, 0, None]
    assert item(scene, "character-emperor").marks == ("crew",)
    assert [say(role) for role in scene.seats[0].roles] == ["Merchant"]
    assert [choice.item for choice in scene.choices] == [
        "character-pope",
        "character-emperor",
        "character-petty-sinner",
    ]
    assert [choice.item for choice in scene.blocked] == ["character-merchant"]


# --- secrets --------------------------------------------------------------------------------------


def test_bids_are_sealed_until_all_are_there() -> None:
    at = position("3 players, bidding")
    before = seen(at, "B").to_record()
    at.play("A: bid 3")
    assert seen(at, "B").to_record() == before
    assert faces(seen(at, "A"), "bids", "A")[0] == "you 3 (3 notches)"
    at.play("A: coins 8")
    assert faces(seen(at, "B"), "bids", "B") == ["A’s bid", "your bid", "C’s bid"]
    assert [each.marks for each in zone(seen(at, "B"), "bids").items] == [
        ("sealed",),
        ("pending",),
        ("pending",),
    ]
    assert all(each.hidden for each in zone(seen(at, "B"), "bids").items)
    at.play("B: bid 5, B: coins 0, C: bid 1, C: coins 20")
    assert faces(seen(at, "B"), "bids", "B") == [
        "C 21 (1 notch, 20 taler)",
        "A 11 (3 notches, 8 taler)",
        "you 5 (5 notches)",
    ]


def test_the_same_bid_reads_the_same_whatever_the_number_of_coins() -> None:
    bids = [
        position("3 players, bidding").play(f"A: bid {notches}, A: coins {coins}")
        for notches, coins in ((1, 0), (6, 25))
    ]
    assert seen(bids[0], "B").to_record() == seen(bids[1], "B").to_record()
    assert seen(bids[0], "spectator").to_record() == seen(bids[1], "spectator").to_record()


def test_coins_are_offered_with_the_bid_they_make() -> None:
    at = position("3 players, taler 2 5 5, bidding").play("A: bid 4")
    assert [say(choice.text) for choice in seen(at, "A").choices] == [
        "0 taler: bid 4",
        "1 taler: bid 5",
        "2 taler: bid 6",
    ]
    assert (
        say(seen(at, "A").prompt, "A") == "You bid 4 notches. How many of your 2 taler do you add?"
    )
    assert say(seen(at, "B").prompt, "B") == "How many notches do you bid? You have 5 taler to add."


def test_the_die_shows_to_the_pope_alone_and_the_guess_to_the_guesser() -> None:
    at = position(f"{FOUR}, rooms steal lust - -, turn pope").play("A: meet, A: die 2")
    assert faces(seen(at, "A"), "meeting", "A") == ["your die: room 2", "D’s guess"]
    for who in ("B", "D", "spectator"):
        die = item(seen(at, who), "die")
        assert (die.hidden, die.look, die.marks) == (True, {}, ("set",))
    others = position(f"{FOUR}, rooms steal lust - -, turn pope").play("A: meet, A: die 5")
    for who in ("B", "C", "D", "spectator"):
        assert seen(others, who).to_record() == seen(at, who).to_record()
    assert say(seen(at, "D").prompt, "D").startswith("A has an urgent meeting.")
    assert (
        say(seen(at, "B").prompt, "B")
        == "A has an urgent meeting, and D guesses where. Awaited: D."
    )


def test_M37_others_see_the_gifts_and_not_the_compartments() -> None:
    tables = [
        position(f"{FOUR}, turn petty-sinner, D gave wine I 10 II jewel {where}")
        for where in ("I", "II")
    ]
    for who in ("A", "spectator"):
        assert seen(tables[0], who).to_record() == seen(tables[1], who).to_record()
        assert faces(seen(tables[0], who), "chest-3-given") == ["wine", "jewel", "a coin of 10"]
    assert faces(seen(tables[0], "D"), "chest-3-first") == ["wine", "jewel"]
    assert faces(seen(tables[0], "D"), "chest-3-second") == ["a coin of 10"]


def test_M37_after_the_first_cathedral_all_know_where_gifts_lie() -> None:
    at = position(f"{FOUR}, built 2 0 0, turn petty-sinner, D gave wine II")
    assert faces(seen(at, "A"), "chest-3-first") == []
    assert faces(seen(at, "A"), "chest-3-second") == ["wine"]
    offered = [
        say(choice.text) for choice in seen(at, "D").choices if choice.notation == "donate 10 II"
    ]
    assert offered == ["Donate a coin of 10"]


# --- Meta Culpa -----------------------------------------------------------------------------------


def test_M50_a_post_that_was_not_turned_is_not_shown_as_turned() -> None:
    at = position(f"{FOUR}, with meta_culpa, rooms five-taler - - -, turn merchant").play(
        "C: visit 1, C: skip"
    )
    assert zone(seen(at, "A"), "post-2").amount == 4
    assert zone(seen(at, "C"), "post-2").amount == 4
    assert "You have left out 1 notch, and can still pay before your turn is over." in facts(
        at, "C"
    )
    assert not [fact for fact in facts(at, "A") if "left out" in fact]


def test_M50_what_was_not_paid_is_still_in_the_purse() -> None:
    at = position(f"{FOUR}, with meta_culpa, market bread 2, turn merchant").play("C: buy bread")
    assert zone(seen(at, "C"), "taler-2").amount == 25
    assert zone(seen(at.copy().play("C: pay"), "C"), "taler-2").amount == 23
    assert zone(seen(at.copy().play("C: skip"), "C"), "taler-2").amount == 25


def test_M54_a_gift_that_was_not_shown_is_something() -> None:
    tables = [
        position(f"{FOUR}, with meta_culpa, D has jewel 1, turn petty-sinner").play(
            f"D: hide {gift}"
        )
        for gift in ("jewel I", "10 II")
    ]
    assert faces(seen(tables[0], "D"), "chest-3-unshown") == ["a jewel (I)"]
    for who in ("A", "spectator"):
        assert faces(seen(tables[0], who), "chest-3-unshown") == ["something"]
        assert seen(tables[0], who).to_record() == seen(tables[1], who).to_record()
