"""Explanations of illegal actions, with the ruling and what to do instead."""

from __future__ import annotations

import pytest

from positions.mea_culpa import MeaCulpaPosition, new_position, position
from shared.game_texts import step
from simony.core.rng import Rng
from simony.i18n.sentences import LANGUAGES, localization
from simony.registry import open_game

FOUR = "4 players, A is pope, B is emperor, C is merchant, D is petty-sinner, souls -1 -2 -3 -4"
SHUT = "suite 5 closed, suite 6 closed"


def why(at: MeaCulpaPosition, move: str, ruling: str = "") -> str:
    return str(at.refuses(move, ruling))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {}), (4, {}), (3, {"meta_culpa": "on"})]
)
def test_every_refusal_has_an_explanation_in_both_languages(
    seats: int, options: dict[str, str]
) -> None:
    """All actions at every decision of a random game; no explanation is the generic one."""
    state, rng = open_game("mea_culpa", seats, options).new(), Rng(f"reasons {seats}")
    said: set[str] = set()
    while not state.over():
        for seat in state.pending_seats():
            for action in set(range(state.game().action_count)) - set(state.legal(seat)):
                text = state.explain_illegal(seat, action).text
                assert text.key != "error-illegal"
                if repr(text) not in said:
                    said.add(repr(text))
                    assert all(
                        localization(language).translate(text, None, seat) for language in LANGUAGES
                    )
        step(state, rng)
    assert len(said) > 100


# --- before the turns -----------------------------------------------------------------------------


def test_bonuses() -> None:
    at = new_position(3).chance("line 1 2 3").play("C: bonus jewel")
    assert (
        why(at, "C: donate 10 I")
        == "The pieces of a bonus are put into the chest one by one: now a jewel."
    )
    assert why(at, "C: pass") == "First say which compartment your bonus goes into."
    at.play("C: donate jewel I")
    assert (
        why(at, "B: bonus jewel")
        == "Taken already: a jewel. There is bread and wine, a coin of 10 taler or a blue Letter."
    )
    assert why(at, "B: bid 3") == "The game has not begun: take a starting bonus first."


def test_bids() -> None:
    at = position("3 players, taler 7 7 120, bidding")
    assert why(at, "A: coins 3") == "First set your post: 1 to 6 notches."
    assert why(at, "A: buy bread") == "All are bidding: set your post, then add coins if you like."
    at.play("A: bid 3, C: bid 1, C: hundred")
    assert (
        why(at, "A: bid 4")
        == "Your post is set to 3 notches. Say how many coins you add; none will do."
    )
    assert (
        why(at, "A: coins 8", "M44")
        == "You cannot add 8 taler: only coins that you own can be bid, and you have 7 taler left."
    )
    assert why(at, "C: hundred", "M44") == (
        "You cannot add 100 taler: only coins that you own can be bid, and you have 20 taler left."
    )


def test_picks_and_first_actions() -> None:
    at = position("4 players, built 0 2 0, pope stones 2 1 0, picking A B C D").play("A: pick pope")
    assert why(at, "A: stone petty-sins lust") == (
        "There is no Pope stone at the Den of Petty Sins. Move one from the Den of Lust or Den of "
        "Greed."
    )
    assert why(at, "A: crew left") == "You place no crew: you may move a Pope stone, or leave them."
    assert why(at, "A: hold", "M40").startswith("Only with three players")
    at.play("A: pass")
    assert (
        why(at, "B: pick pope")
        == "Player 1 has the Pope. There is Emperor, Merchant or Petty Sinner."
    )
    at.play("B: pick emperor")
    assert why(at, "B: pass") == "The Emperor’s crew must be placed: choose a site."
    assert why(at, "B: crew middle", "M25") == (
        "The cathedral of the middle site is finished: no crew goes there. Choose the left site or "
        "right site."
    )


# --- turns ----------------------------------------------------------------------------------------


def test_buying() -> None:
    at = position(
        f"{FOUR}, market bread 1 jewel 1 indulgence 1, taler 5 5 5 5, C has red 15, turn merchant"
    )
    assert why(at, "C: buy wine") == "There is none in the market: wine."
    assert why(at, "C: buy jewel") == "It costs 8 taler, and you have 5 taler."
    assert (
        why(at, "C: buy two bread") == "There are no two in the market: bread. You may buy the one."
    )
    assert why(at, "C: buy red", "M22") == "No red Letter is left in the supply."
    at.play("C: buy bread")
    assert why(at, "C: buy green", "M32").startswith("You have bought something this turn.")
    assert (
        why(position(f"{FOUR}, turn merchant"), "C: buy red")
        == "There is no indulgence stone in the market, and so no Letter to be had."
    )


def test_selling_and_donating() -> None:
    at = position(f"{FOUR}, taler 5 5 5 5, built 2 0 0, turn merchant")
    assert why(at, "C: sell cloth") == "There is none behind your screen: cloth."
    assert why(at, "C: donate cloth II") == "There is none behind your screen: cloth."
    assert (
        why(at, "C: donate 10 II", "M36")
        == "You cannot give a coin of 10: you have 5 taler. Change is free."
    )
    assert (
        why(at, "C: donate 1 I", "M37")
        == "Compartment I was opened with the first cathedral: everything goes into II now."
    )
    at.play("C: donate 1 II")
    assert (
        why(at, "C: donate 1 II")
        == "You have donated this turn. A second action must be of another kind."
    )


def test_M33_a_post_at_six_has_no_second_action() -> None:
    at = position(f"{FOUR}, posts 1 6 1 1, B has bread 2, turn emperor").play("B: sell bread")
    assert (
        at.to_act() != "B"
        or why(at, "B: buy bread", "M33")
        == "A second action costs a notch, and your post shows 6 already."
    )
    at = position(f"{FOUR}, posts 1 6 1 1, B has bread 2, turn emperor").play("B: donate bread I")
    assert (
        why(at, "B: buy bread", "M33")
        == "A second action costs a notch, and your post shows 6 already."
    )


def test_there_is_no_third_action() -> None:
    at = position(f"{FOUR}, B has bread 2, turn emperor").play("B: buy bread, B: donate bread I")
    assert (
        why(at, "B: sell bread")
        == "You have taken two actions, and there is no third. End your turn."
    )


def test_visits() -> None:
    at = position(
        f"{FOUR}, posts 1 1 4 1, rooms five-steps steal - -, suite 6 closed, turn merchant"
    )
    assert (
        why(at, "C: visit 1", "M5")
        == "No post passes 6 notches: yours would show 4 before room 1, which costs 3 notches."
    )
    assert (
        why(at, "C: visit 3")
        == "Somebody has been in room 3 this round. Open: room 1, room 2 or Suite 5."
    )
    assert (
        why(at, "C: visit 6", "M23")
        == "Suite 6 is closed: its yellow Letter is gone. Open: room 1, room 2 or Suite 5."
    )
    assert (
        why(at, "C: meet") == "Only the Pope visits the House incognito. Name the room you visit."
    )
    assert why(position(f"{FOUR}, turn merchant"), "C: visit 5", "M19").startswith(
        "Suite 5 is closed, because no card is left in any room."
    )
    assert (
        why(position(f"{FOUR}, {SHUT}, turn merchant"), "C: visit 1")
        == "The whole House is closed for this round."
    )
    assert (
        why(position(f"{FOUR}, {SHUT}, turn pope"), "A: meet")
        == "The whole House is closed for this round."
    )


def test_M14_the_pope_and_the_guesser() -> None:
    at = position(f"{FOUR}, rooms steal lust - -, turn pope")
    assert (
        why(at, "A: visit 1", "M14")
        == "The Pope names no room, but has an urgent meeting and sets the die in secret."
    )
    at.play("A: meet")
    assert why(at, "A: guess 1", "M14") == "You are the one who visits: set the die."
    assert why(at, "D: die 1", "M14") == "You are the one who guesses: name a room or suite."
    assert why(at, "D: guess 4", "M14") == (
        "Die and guess are about what is open, and room 4 is closed. Open: room 1, room 2, "
        "Suite 5 or Suite 6."
    )


# --- what breaks in -------------------------------------------------------------------------------


def test_M30_an_empty_den_cannot_be_emptied() -> None:
    at = position(f"{FOUR}, rooms lust steal - -, A sins greed 4 petty-sins 3, turn merchant").play(
        "C: visit 1"
    )
    assert (
        why(at, "A: empty lust", "M30")
        == "You have no stone in the Den of Lust. Empty the Den of Greed or Den of Petty Sins."
    )
    assert (
        why(at, "A: pass", "M30") == "You have no sin stones left: first choose the Den to empty."
    )


def test_cards() -> None:
    at = position(
        f"{FOUR}, rooms good steal pope-stone new-crew, market bread 1 wine 1 indulgence 1, "
        "turn petty-sinner"
    )
    good = at.copy().play("D: visit 1")
    assert why(good, "D: take red", "M21") == "This card gives a good, never an indulgence stone."
    assert why(good, "D: take jewel") == "There is none in the market: jewel."
    steal = at.copy().play("D: visit 2")
    assert why(steal, "D: rob D") == "You cannot steal from yourself. Choose an opponent."
    assert why(at.copy().play("D: visit 3"), "D: pass", "M13").startswith(
        "The card has you move a Pope stone"
    )
    assert why(at.copy().play("D: visit 4"), "D: hold", "M13").startswith(
        "The card has you place a crew"
    )


def test_letters_on_display() -> None:
    at = position(
        f"{FOUR}, built 1 0 0, crews 1 0 0, A gave bread I, B gave wine I, rooms new-crew - - -, "
        "turn petty-sinner"
    )
    at.play("D: visit 1, D: crew left")
    assert (
        why(at, "B: choose yellow")
        == "There is no yellow Letter on display. Choose a blue Letter, red Letter or green Letter."
    )
    assert (
        why(at, "B: buy bread")
        == "The cathedral’s Letters are handed out: choose one of those on display."
    )


# --- Meta Culpa -----------------------------------------------------------------------------------


def test_sins_belong_to_the_variant() -> None:
    at = position(f"{FOUR}, turn merchant")
    for move in ("settle", "take back", "hide 5 I"):
        assert (
            why(at, f"C: {move}")
            == "That belongs to the variant Meta Culpa, which this table does not play."
        )


def test_sins_that_cannot_be_committed() -> None:
    at = position(f"{FOUR}, with meta_culpa, without donation_hidden, turn merchant")
    assert why(at, "C: settle", "M62") == "You have left nothing out that could be paid late."
    assert why(at, "C: take back", "M52").startswith("There is nothing to take back")
    assert why(at, "C: hide 5 I") == "This table has agreed that this cannot be done."
    at.play("C: buy bread")
    assert why(at, "C: pass", "M50") == "First say whether you pay what is due, or leave it out."


def test_M50_what_was_left_out_is_not_there_to_be_spent() -> None:
    at = position(
        f"{FOUR}, with meta_culpa, market bread 2 jewel 1, taler 5 5 8 5, turn merchant"
    ).play("C: buy jewel, C: skip")
    assert (
        why(at, "C: donate 5 I", "M50")
        == "What you have left out stays reserved until your turn is over: 0 taler are free."
    )
    at = position(
        f"{FOUR}, with meta_culpa, posts 1 1 5 1, rooms five-taler - - -, turn merchant"
    ).play("C: visit 1, C: skip")
    assert why(at, "C: buy bread", "M50").startswith("The notches you have left out stay reserved")
