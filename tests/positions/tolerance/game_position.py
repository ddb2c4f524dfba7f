"""A position of Tolerance that can be played on and queried."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from positions.language import LETTERS, Position, letter_of, seat_of
from positions.tolerance.phrases import CODES, card_of, codes, pile_named
from simony.games.tolerance.rules.figures import CARDS, ROLE_KEYS
from simony.games.tolerance.rules.scoring import OFF, owner_of, pile_of
from simony.games.tolerance.ui.notation import card_words
from simony.games.tolerance.view.view import ToleranceView

if TYPE_CHECKING:
    from simony.games.tolerance.rules.rules import ToleranceState


class TolerancePosition(Position):
    """A position of Tolerance.

    ``n8`` plays a card, ``w3 as nobles`` and ``w3 aside`` a Wild, ``target n8`` names one, ``first
    C`` a seat.
    """

    state: ToleranceState

    def spell(self, said: str) -> str:
        first, *rest = said.split()
        if first in CODES:
            return " ".join(["play", card_words(card_of(first)), *rest])
        if first == "target":
            return f"target {card_words(card_of(rest[0]))}"
        if first == "first":
            return f"first {LETTERS.index(rest[0]) + 1}"
        return said

    def shorten(self, notation: str) -> str:
        for card in range(CARDS):
            notation = re.sub(rf"\b{card_words(card)}\b", CODES[card], notation)
        if notation.startswith("first "):
            return f"first {LETTERS[int(notation.split()[1]) - 1]}"
        return notation.removeprefix("play ")

    # --- what holds -------------------------------------------------------------------------------

    def view(self, who: str) -> ToleranceView:
        found = super().view(who)
        assert isinstance(found, ToleranceView)
        return found

    def money(self, who: str) -> int:
        return int(self.state.tallies[3 * seat_of(who)])

    def catholic(self, who: str) -> int:
        return int(self.state.tallies[3 * seat_of(who) + 1])

    def protestant(self, who: str) -> int:
        return int(self.state.tallies[3 * seat_of(who) + 2])

    def tallies(self, who: str) -> list[int]:
        """Money, Catholic and Protestant piety."""
        return [self.money(who), self.catholic(who), self.protestant(who)]

    def pennants(self, who: str) -> list[int]:
        return list(self.state.pennants[3 * seat_of(who) : 3 * seat_of(who) + 3])

    def points(self) -> list[int]:
        return list(self.state.points)

    def loans(self) -> str:
        return "".join(
            letter_of(seat) for seat in range(self.game.seats) if self.state.loans >> seat & 1
        )

    def pile(self, who: str, life: str, religion: str) -> str:
        """The cards of one pile, from the bottom."""
        board, wanted = self.state.board, (seat_of(who), pile_named(life, religion))
        there = [
            card
            for card in range(CARDS)
            if board[card] != OFF and (owner_of(board[card]), pile_of(board[card])) == wanted
        ]
        return codes(sorted(there, key=lambda card: board[card] >> 5))

    def lies(self, code: str) -> int:
        """The pile a card lies on, by its number; -1 if on none."""
        where = self.state.board[card_of(code)]
        return int(pile_of(where)) if where != OFF else -1

    def suspects(self, who: str) -> list[str]:
        return [
            role
            for number, role in enumerate(ROLE_KEYS)
            if self.state.suspects[seat_of(who)] >> number & 1
        ]
