"""Facts derived from a view of Tolerance, for the modules that put it into words."""

from __future__ import annotations

from simony.core.bits import BIT, members
from simony.games.tolerance.rules import scoring
from simony.games.tolerance.rules.actions import (
    EXECUTION,
    OVER,
    ROLES,
    STARTER,
    TARGET,
    TARGETING,
    TRICK,
)
from simony.games.tolerance.rules.figures import (
    CARDS,
    MONARCH,
    NATURALS,
    NO_CARD,
    RANK_OF,
    SUIT_CARDS,
    SUIT_OF,
    Figures,
)
from simony.games.tolerance.rules.scoring import DEAD, OFF, PILE_BITS, owner_of, pile_of
from simony.games.tolerance.view.view import ToleranceView


def seat_to_act(view: ToleranceView) -> int | None:
    """Return the seat that must decide, or None."""
    return view.turn if view.turn >= 0 else None


def own_cards(view: ToleranceView) -> list[int]:
    """Return the viewer's hand, suit by suit."""
    return [*members(view.hand), *(NATURALS + wild for wild in members(view.hand_wilds))]


def is_leading(view: ToleranceView) -> bool:
    """Whether the seat to play leads a trick."""
    return view.phase == TRICK and view.led < 0


def following(view: ToleranceView) -> list[int]:
    """Return the viewer's cards of the suit led."""
    return members(view.hand & SUIT_CARDS[view.led])


def table_order(view: ToleranceView) -> list[int]:
    """Return the seats in the order they play to a trick; once it is won, from the winner on."""
    first = max(view.leader, 0)
    return [(first + step) % len(view.sizes) for step in range(len(view.sizes))]


def played_by(view: ToleranceView, card: int) -> int:
    """Return who played a card of the trick."""
    return list(view.trick).index(card)


def declared(view: ToleranceView, seat: int) -> int:
    """Return the suit that a seat's Wild in the trick is declared as; -1 for aside."""
    return -1 if view.asides & BIT[seat] != 0 else view.led


def winning(view: ToleranceView) -> int | None:
    """Return the seat whose card is winning the trick so far."""
    if view.led < 0:
        return None
    if view.phase == TARGETING:
        return view.leader
    played = [seat for seat in table_order(view) if view.trick[seat] != NO_CARD]
    return max(played, key=lambda seat: _strength(view, seat))


def _strength(view: ToleranceView, seat: int) -> tuple[bool, int, bool]:
    card = view.trick[seat]
    natural = card < NATURALS
    suit = SUIT_OF[card] if natural else declared(view, seat)
    return suit == view.led, RANK_OF[card], natural  # T3


def religion_of(figures: Figures, view: ToleranceView, card: int) -> int:
    """Return the current religion of a card: on a board, in a trick that is being resolved, or as
    printed.
    """
    if view.board[card] != OFF:
        return pile_of(view.board[card]) % DEAD
    if card in view.order:
        return view.religions >> (2 * list(view.order).index(card)) & 3
    return figures.religion[CARDS * view.reign + card]


def pile(view: ToleranceView, seat: int, number: int) -> list[int]:
    """Return the cards of one pile, from the bottom (T35)."""
    there = [
        card
        for card in range(CARDS)
        if view.board[card] != OFF and _is_on(view, card, seat, number)
    ]
    return sorted(there, key=lambda card: view.board[card] >> PILE_BITS)


def _is_on(view: ToleranceView, card: int, seat: int, number: int) -> bool:
    return owner_of(view.board[card]) == seat and pile_of(view.board[card]) == number


def is_open(figures: Figures, view: ToleranceView, seat: int) -> bool:
    """T33, T34: whether the viewer sees a board's whole piles."""
    return figures.open_tableaux or seat == view.viewer or view.phase >= EXECUTION


def targets(view: ToleranceView) -> list[int]:
    """Return the cards that the viewer may name now."""
    return (
        [action - TARGET for action in view.legal] if view.phase in (TARGETING, EXECUTION) else []
    )


def monarch(view: ToleranceView) -> int:
    return MONARCH + view.reign


def lives(view: ToleranceView, card: int) -> bool:
    return view.board[card] != OFF and pile_of(view.board[card]) < DEAD


def is_dealt(view: ToleranceView) -> bool:
    return STARTER <= view.phase < OVER


def roles_left(view: ToleranceView) -> list[int]:
    """T44: return the roles that nobody has taken, while they are chosen."""
    return [role for role in range(1, 8) if role not in view.roles] if view.phase == ROLES else []


def places(view: ToleranceView) -> list[int]:
    """T40."""
    return scoring.places(view.points, view.tallies)
