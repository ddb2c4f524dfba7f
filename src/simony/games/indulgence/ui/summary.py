"""Facts derived from a view of Indulgence, for the modules that put it into words."""

from __future__ import annotations

from simony.core.bits import BIT, count, members
from simony.games.indulgence.rules import scoring
from simony.games.indulgence.rules.actions import EDICT, OVER, PLAY_RING, TRICK
from simony.games.indulgence.rules.figures import (
    CARDS,
    CARDS_EDICT,
    FAMILIES,
    FAMILY_CARDS,
    FAMILY_OF,
    HIDDEN,
    LAST_EDICT,
    NO_CARD,
    NUMBER_OF,
    PAIRS_EDICT,
    ROW,
    TRICKS_EDICT,
    TRUMP_EDICT,
    Figures,
)
from simony.games.indulgence.rules.scoring import NOBODY, packed, seats_with_most, taken_cards
from simony.games.indulgence.view.view import IndulgenceView


def seat_to_act(view: IndulgenceView) -> int | None:
    """Return the seat that must decide, or None."""
    return view.turn if EDICT <= view.phase < OVER else None


def hands_in_game(figures: Figures, view: IndulgenceView) -> int:
    return figures.rounds * len(view.sizes)


def tricks_in_hand(view: IndulgenceView) -> int:
    return CARDS // len(view.sizes)


def may_play(view: IndulgenceView) -> list[int]:
    """Return the cards that the viewer may play now."""
    return [action for action in view.legal if action < PLAY_RING]


def is_leading(view: IndulgenceView) -> bool:
    """Whether the seat to play leads a trick."""
    return view.phase == TRICK and view.led < 0


def face_down(figures: Figures, view: IndulgenceView) -> bool:
    """I22: whether this hand is played face down."""
    return view.force & figures.of_kind[TRICKS_EDICT] != 0


def may_spend_bull(view: IndulgenceView) -> bool:
    """I5, for the Ruler, whoever the viewer is."""
    return view.bulls & BIT[view.ruler] != 0 and count(view.row) == ROW


def forbidden(figures: Figures, view: IndulgenceView) -> int:
    """Return the cards that the edicts in force are about, unless that is all cards; those of
    *last* and *pairs* by family.
    """
    found = 0
    for edict in members(view.force):
        if figures.kind[edict] in (CARDS_EDICT, PAIRS_EDICT):
            found |= figures.forbidden[edict]
        elif figures.kind[edict] == LAST_EDICT:
            found |= FAMILY_CARDS[figures.families[edict][0]]
        elif figures.kind[edict] == TRUMP_EDICT and view.trump >= 0:
            found |= FAMILY_CARDS[view.trump]
    return found


def banned_by(figures: Figures, view: IndulgenceView, edict: int) -> int:
    """Return the cards that an edict in force bans from being led to the first trick."""
    if figures.kind[edict] == TRUMP_EDICT:
        return FAMILY_CARDS[view.trump] if view.trump >= 0 and figures.banned[edict] != 0 else 0
    return figures.banned[edict]


def gone(view: IndulgenceView, family: int) -> int:
    """I23: return the number of cards of a family that have been taken."""
    return count(taken_cards(view.taken) & FAMILY_CARDS[family])


def is_ringed(view: IndulgenceView, seat: int) -> bool:
    """Whether the ring lies on the seat's card in the trick."""
    if view.ring_card < 0 or seat != view.sinner:
        return False
    return view.ring_card in (HIDDEN, view.trick[seat])


def winning(figures: Figures, view: IndulgenceView) -> int | None:
    """Return the seat whose card is winning the trick so far; None if there is none or it lies face
    down.
    """
    if view.led < 0 or face_down(figures, view):
        return None
    played = [seat for seat, card in enumerate(view.trick) if card != NO_CARD]
    return max(played, key=lambda seat: _strength(figures, view, seat))


def _strength(figures: Figures, view: IndulgenceView, seat: int) -> tuple[bool, bool, int]:
    card = view.trick[seat]
    number = figures.ring if is_ringed(view, seat) else NUMBER_OF[card]  # I19
    return FAMILY_OF[card] == view.trump, FAMILY_OF[card] == view.led, number


def tied_family(view: IndulgenceView) -> int:
    """I17: return the family whose tie the Ruler must break."""
    return next(
        family
        for family in range(len(FAMILIES))
        if packed(view.named, family) == NOBODY and count(seats_with_most(view.taken, family)) > 1
    )


def tied(view: IndulgenceView) -> list[int]:
    """Return the seats tied for the most of that family."""
    return members(seats_with_most(view.taken, tied_family(view)))


def places(view: IndulgenceView) -> list[int]:
    """I29: return the places at the end of the game."""
    return scoring.places(
        view.florins, view.ruler - view.hand_number, view.hand_number + 1, view.champion
    )


def florin_ties(view: IndulgenceView) -> list[list[list[int]]]:
    """I29: return the groups of seats with equal florins, richest first; each group lists the seats
    that share a place, best first.

    The place of a successful bull sinner does not depend on florins.
    """
    final = places(view)
    purses: dict[int, dict[int, list[int]]] = {}
    for seat in sorted(range(len(final)), key=lambda each: final[each]):
        if seat != view.champion:
            purses.setdefault(view.florins[seat], {}).setdefault(final[seat], []).append(seat)
    return [list(group.values()) for group in purses.values() if sum(map(len, group.values())) > 1]
