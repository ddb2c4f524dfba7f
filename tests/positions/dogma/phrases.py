"""The phrases that describe a position of Dogma."""

from __future__ import annotations

import re

from positions.language import Description, Impossible, says, seat_of
from simony.games.dogma.rules.figures import KIND_NAMES
from simony.games.dogma.ui.notation import parse_cards

NO_CARDS = 0


class DogmaDescription(Description):
    """The phrases of Dogma."""

    def __init__(self) -> None:
        self.seats = 3
        self.options: dict[str, object] = {}
        self.turn = 0
        self.hands: dict[int, int] = {}
        self.out: list[int] = []
        self.rubies: list[int] = []
        self.altar: list[int] = []
        self.confessions = 0
        self.gone_unseen = NO_CARDS
        self.left_out = NO_CARDS

    @says("N players")
    def say_players(self, number: int) -> None:
        self.seats = number

    @says("next confessor WORD")
    def say_next_confessor(self, choice: str) -> None:
        self.options["next_confessor"] = choice

    @says("WHO starts")
    @says("WHO to confess")
    def say_turn(self, seat: int) -> None:
        self.turn = seat

    @says("N confessions")
    @says("N confession")
    def say_confessions(self, number: int) -> None:
        self.confessions = number

    @says("out WORD")
    def say_out(self, letters: str) -> None:
        """In the order in which they went."""
        self.out = [seat_of(letter) for letter in letters]

    @says("rubies REST")
    def say_rubies(self, numbers: str) -> None:
        self.rubies = [int(number) for number in numbers.split()]

    @says("altar REST")
    def say_altar(self, kinds: str) -> None:
        self.altar = [kind_of(kind) for kind in kinds.split()]

    @says("WHO holds REST")
    def say_holds(self, seat: int, cards: str) -> None:
        self.hands[seat] = cards_of(cards)

    @says("gone unseen REST")
    def say_gone_unseen(self, cards: str) -> None:
        self.gone_unseen = cards_of(cards)

    @says("left out REST")
    def say_left_out(self, cards: str) -> None:
        self.left_out = cards_of(cards)


def kind_of(name: str) -> int:
    if name not in KIND_NAMES:
        raise Impossible(f"{name!r} is no kind: there is {', '.join(KIND_NAMES)}")
    return KIND_NAMES.index(name)


def cards_of(text: str) -> int:
    """``3 sincerity murder``: three of one kind and one of another."""
    return parse_cards(re.sub(r"(?<!\d )\b(?=[a-z])", "1 ", text))
