"""A position of Indulgence that can be played on and queried."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Self

from positions.language import Position, letter_of, seat_of
from simony.games.indulgence.rules.actions import TRICK
from simony.games.indulgence.ui.notation import cards_text
from simony.games.indulgence.view.view import IndulgenceView

if TYPE_CHECKING:
    from simony.games.indulgence.rules.rules import IndulgenceState


class IndulgencePosition(Position):
    """A position of Indulgence.

    A card alone is played (``b2 ring``); players are named by letter (``name B``).
    """

    state: IndulgenceState

    def spell(self, said: str) -> str:
        if re.fullmatch(r"[msbo][1-9]( ring)?", said):
            return f"play {said[0]} {said[1:]}"
        if re.fullmatch(r"name [A-D]", said):
            return f"name {seat_of(said[-1]) + 1}"
        return said

    def shorten(self, notation: str) -> str:
        words = notation.split()
        if words[0] == "play":
            return words[1][0] + " ".join(words[2:])
        return f"name {letter_of(int(words[1]) - 1)}" if words[0] == "name" else notation

    # --- what happens -----------------------------------------------------------------------------

    def trick(self, text: str) -> Self:
        """``B: b9 b2 b3 b4``: B plays the first card, the others follow in turn."""
        who, _, cards = text.partition(":")
        seats = self.game.seats
        first = seat_of(who.strip())
        moves = [
            f"{letter_of((first + step) % seats)}: {card}"
            for step, card in enumerate(cards.split())
        ]
        return self.play(", ".join(moves))

    def run(self, text: str) -> Self:
        """``C: m9 m8 m7``: C plays these cards, a trick each, and everybody else the lowest they
        may, until the hand is over.
        """
        who, _, cards = text.partition(":")
        events = []
        for card in cards.split():
            self.until(who)
            events += self.events
            if self.state.phase != TRICK:
                break
            self.play(f"{who}: {card}")
            events += self.events
        self.until(who)
        self.events = events + self.events
        return self

    def until(self, who: str) -> None:
        """Everybody plays the lowest they may until it is this seat's turn, or the hand is over."""
        self.events = []
        while self.state.phase == TRICK and self.to_act() != who:
            seat = self.state.turn
            self.state.play(seat, self.state.legal(seat)[0], self.events)

    def play_out(self) -> Self:
        """The rest of the hand: nobody sins, everybody does the first thing they may."""
        hand = self.state.hand_number
        self.events = []
        while self.state.pending() != 0 and self.state.hand_number == hand:
            seat = self.state.turn
            self.state.play(seat, self.state.legal(seat)[0], self.events)
        self.check()
        return self

    # --- what holds -------------------------------------------------------------------------------

    def view(self, who: str) -> IndulgenceView:
        found = super().view(who)
        assert isinstance(found, IndulgenceView)
        return found

    def hand_is_over(self) -> bool:
        """Whether the cards have been gathered again."""
        return self.state.pending() == 0

    def florins(self) -> list[int]:
        return list(self.state.florins)

    def ruler(self) -> str:
        return letter_of(self.state.ruler)

    def sinner(self) -> str:
        return letter_of(self.state.sinner)

    def hand_number(self) -> int:
        """Counted from 1, as players do."""
        return int(self.state.hand_number) + 1

    def holds(self, who: str) -> str:
        return cards_text(self.state.hands[seat_of(who)])

    def taken(self, who: str) -> str:
        return cards_text(self.state.taken[seat_of(who)])

    def tricks(self) -> list[int]:
        return list(self.state.won)

    def edicts(self, where: str) -> list[str]:
        """The edicts that are ``row`` (face up), ``force``, ``deck`` or ``used``."""
        mask = int(getattr(self.state, where))
        return [key for number, key in enumerate(self.state.figures.keys) if mask >> number & 1]

    def tricks_played(self) -> int:
        """Return the number of tricks taken during the last `run` or `play`."""
        return len(self.events_for("spectator", "taken"))


def codes(cards: str) -> set[str]:
    """``m12 s3`` as the cards m1, m2 and s3."""
    return {group[0] + number for group in cards.split() for number in group[1:]}
