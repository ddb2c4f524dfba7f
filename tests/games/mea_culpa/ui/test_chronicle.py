"""The chronicle of Mea Culpa: one sentence per event, and for each viewer only what they
may know.
"""

from __future__ import annotations

import pytest

from positions.language import LETTERS, viewer_of
from positions.mea_culpa import MeaCulpaPosition, new_position, position
from shared.game_texts import step
from simony.core.event import SPECTATOR
from simony.core.rng import Rng
from simony.games.mea_culpa.ui.chronicle import _DESCRIBERS
from simony.i18n.sentences import localization
from simony.registry import open_game

NAMES = dict(enumerate(LETTERS))
FOUR = "4 players, A is pope, B is emperor, C is merchant, D is petty-sinner, souls -1 -2 -3 -4"


def chronicle_of(at: MeaCulpaPosition, who: str, language: str = "en") -> list[str]:
    seen = [event for event in at.events if event.seen_by(viewer_of(who))]
    return [
        localization(language).translate(at.game.describe(event), NAMES, viewer_of(who))
        for event in seen
    ]


def test_exactly_the_kinds_of_events_are_described() -> None:
    """By the kinds that occur in random games; few Letters, so that they run out."""
    met: set[str] = set()
    few = {
        "letters": {"yellow": 1, "blue": 2, "red": 1, "green": 1},
        "game": {"hell": 6, "sin_stones": 3},
    }
    for number in range(24):
        options = {"meta_culpa": "on"} if number % 2 else {}
        state, rng = (
            open_game("mea_culpa", 2 + number % 3, options, few if number % 4 < 2 else None).new(),
            Rng(f"kinds {number}"),
        )
        while not state.over():
            met |= {event.kind for event in step(state, rng)}
    assert met == set(_DESCRIBERS)


@pytest.mark.parametrize("options", [{}, {"meta_culpa": "on"}])
def test_nobody_sees_two_variants_of_an_event(options: dict[str, str]) -> None:
    """Variants of an event for different viewers have audiences that do not overlap."""
    state, rng = open_game("mea_culpa", 3, options).new(), Rng("twice")
    pairs = {
        "bid": "sealed",
        "die": "die-set",
        "guess": "guess-made",
        "donates-into": "donates",
        "hides-gift": "donates-unseen",
    }
    while not state.over():
        events = step(state, rng)
        for event in events:
            others = [
                other
                for other in events
                if other.kind == pairs.get(event.kind) and other.args["seat"] == event.args["seat"]
            ]
            for viewer in (SPECTATOR, 0, 1, 2) if others else ():
                assert event.seen_by(viewer) != others[0].seen_by(viewer)


def test_the_start() -> None:
    at = new_position(3).chance("line 1 2 3")
    assert chronicle_of(at, "B") == [
        "The souls line up on Start, nearest Heaven first: C, you and A."
    ]
    at.play("C: bonus taler, C: donate 10 II")
    assert chronicle_of(at, "A") == [
        "As starting bonus C takes a coin of 10 taler, for the chest.",
        "C donates a coin of 10.",
    ]
    assert (
        chronicle_of(at, "C")[0] == "As starting bonus you take a coin of 10 taler, for your chest."
    )
    assert chronicle_of(at, "C")[1:] == ["You donate a coin of 10, into compartment II."]


def test_a_bid_is_told_to_others_when_all_are_lifted() -> None:
    at = position("3 players, line A B C, bidding").play("B: bid 2")
    assert chronicle_of(at, "A") == chronicle_of(at, "B") == []
    at.play("B: coins 9")
    assert chronicle_of(at, "A") == ["B has sealed a bid."]
    assert chronicle_of(at, "B") == ["You seal your bid: 11 (2 notches, 9 taler)."]
    at.play("A: bid 5, A: coins 0, C: bid 1, C: coins 1")
    assert chronicle_of(at, "C")[-1] == (
        "The bids are lifted: B 11 (2 notches, 9 taler); A 5 (5 notches); you 2 (1 notch, "
        "1 taler). "
        "A shows the most notches, and keeps the coins; all others are lost."
    )


def test_the_popes_visit() -> None:
    at = position(f"{FOUR}, rooms steal lust - -, turn pope").play("A: meet")
    assert chronicle_of(at, "B") == ["A has an urgent meeting. D guesses where."]
    at.play("A: die 2")
    assert chronicle_of(at, "D") == ["A has set the die."]
    assert chronicle_of(at, "A") == ["You set the die to room 2."]
    caught = at.copy().play("D: guess 2")
    assert chronicle_of(caught, "B")[:4] == [
        "D has made a guess.",
        "D guesses room 2: right! A is caught in the act.",
        "A’s soul moves 1 step towards Hell: 5 below Start.",
        "A visits room 2.",
    ]
    at.play("D: guess 6")
    assert (
        chronicle_of(at, "A")[1] == "D guesses Suite 6, but you are in room 2, and get away unseen."
    )


def test_M37_a_gift_is_told_to_all_and_its_compartment_to_its_giver() -> None:
    for where in ("I", "II"):
        at = position(f"{FOUR}, C has jewel 1, turn merchant").play(f"C: donate jewel {where}")
        assert chronicle_of(at, "A") == chronicle_of(at, "spectator") == ["C donates a jewel."]
        assert chronicle_of(at, "C") == [f"You donate a jewel, into compartment {where}."]
        assert chronicle_of(at, "C", "ja") == [f"あなたは宝石1個を仕切り{where}に寄進しました。"]


def test_a_cathedral_is_told_step_by_step() -> None:
    at = position(
        f"{FOUR}, built 1 0 0, crews 1 0 0, A gave bread I wine II, B gave wine I 5 I, "
        "rooms new-crew - - -, turn petty-sinner"
    ).play("D: visit 1, D: crew left")
    assert chronicle_of(at, "A") == [
        "D visits room 1.",
        "D uses the card of room 1: place a crew.",
        "D places a crew at the left site.",
        (
            "The spire stands: the cathedral of the left site is finished! Its crews return to the "
            "hut."
        ),
        "Your compartment I holds a loaf of bread.",
        "B’s compartment I holds a bottle of wine and a coin of 5.",
        "C’s compartment I is empty.",
        "D’s compartment I is empty.",
        (
            "Donations of bread and wine: you 1 and B 2. B gave the most, "
            "then you. To be had: 3 blue, red and green."
        ),
    ]
    at.play("B: choose red, A: choose green")
    assert chronicle_of(at, "A")[:2] == ["B takes a red Letter.", "You take a green Letter."]
    assert chronicle_of(at, "A")[-3:] == [
        "Donations of cloth and jewels: none, and the Letters stay in the supply.",
        "Donations of money: B’s alone, 5. To be had: blue, red and 3 green.",
        "B takes all of these Letters: blue, red and 3 green.",
    ]


def test_punished_dens() -> None:
    at = position(
        f"{FOUR}, pope stones 2 1 0, A sins greed 2, D sins petty-sins 1, rooms pope-stone - - -, "
        "turn merchant"
    )
    at.play("C: visit 1, C: stone greed lust")
    assert chronicle_of(at, "B")[-3] == (
        "All three Pope stones lie at the Den of Lust: the sins in the other two Dens are "
        "punished, but C’s are forgiven. "
        "Each Den has one Pope stone again."
    )
    assert chronicle_of(at, "A")[-2:] == [
        "D’s soul moves 1 step towards Hell: 5 below Start.",
        "Your soul moves 2 steps towards Hell: 4 below Start.",
    ]


def test_what_is_left_out_is_for_others_to_notice() -> None:
    at = position(f"{FOUR}, with meta_culpa, market bread 2, turn merchant")
    paid, unpaid = at.copy().play("C: buy bread, C: pay"), at.copy().play("C: buy bread, C: skip")
    assert chronicle_of(paid, "A") == ["C buys a loaf of bread for 2 taler.", "C pays 2 taler."]
    assert chronicle_of(unpaid, "A") == ["C buys a loaf of bread for 2 taler."]
    assert chronicle_of(unpaid, "C")[-1] == "You leave out 2 taler."
