"""The phrases that describe a position of Indulgence."""

from __future__ import annotations

from positions.language import Description, Impossible, says
from simony.games.indulgence.rules.figures import FAMILIES, FAMILY_CARDS
from simony.games.indulgence.ui.notation import parse_cards

NOBODY = -1
NO_CARDS = 0


class IndulgenceDescription(Description):
    """The phrases of Indulgence."""

    def __init__(self) -> None:
        self.seats = 4
        self.options: dict[str, object] = {}
        self.ruler = 0
        self.hand = 1
        self.force: list[str] = []
        self.bull = False
        self.trump = NOBODY
        self.sinner: int | None = None
        self.auction_done = False
        self.florins: list[int] = []
        self.hands: dict[int, int] = {}
        self.piles: dict[int, int] = {}
        self.others: dict[int, int] = {}
        self.rest_to: int | None = None
        self.trick: list[tuple[int, int]] = []
        self.leader: int | None = None
        self.trick_number: int | None = None
        self.lacks: dict[int, int] = {}
        self.first_to: dict[int, int] = {}
        self.ninth: dict[int, int] = {}
        self.ring_card = NOBODY
        self.face_up: list[str] = []
        self.used: list[str] = []
        self.bulls: str | None = None

    # --- the game ---------------------------------------------------------------------------------

    @says("N players")
    def say_players(self, number: int) -> None:
        self.seats = number

    @says("expert")
    def say_expert(self) -> None:
        self.options["expert"] = True

    @says("japanese edition")
    def say_japanese(self) -> None:
        self.options["edition"] = "japanese"

    @says("WHO rules")
    @says("WHO rules hand N")
    def say_rules(self, seat: int, hand: int = 1) -> None:
        self.ruler, self.hand = seat, hand

    @says("face up REST")
    def say_face_up(self, edicts: str) -> None:
        self.face_up = edicts.split()

    @says("used REST")
    def say_used(self, edicts: str) -> None:
        self.used = edicts.split()

    @says("bulls left WORD")
    def say_bulls(self, letters: str) -> None:
        self.bulls = "" if letters == "none" else letters

    @says("florins REST")
    def say_florins(self, purses: str) -> None:
        self.florins = [int(purse) for purse in purses.split()]

    @says("edict WORD")
    def say_edict(self, edict: str) -> None:
        self.force = [edict]

    @says("bull WORD WORD WORD")
    def say_bull(self, *edicts: str) -> None:
        self.force, self.bull = list(edicts), True

    @says("trump WORD")
    def say_trump(self, family: str) -> None:
        self.trump = FAMILIES.index(family)

    @says("WHO sins")
    def say_sins(self, seat: int) -> None:
        self.sinner, self.auction_done = seat, True

    @says("nobody sins")
    def say_nobody_sins(self) -> None:
        self.auction_done = True

    # --- the cards --------------------------------------------------------------------------------

    @says("WHO holds REST")
    def say_holds(self, seat: int, cards: str) -> None:
        self.hands[seat] = self.hands.get(seat, NO_CARDS) | parse_cards(cards)

    @says("WHO has taken N others")
    def say_others(self, seat: int, number: int) -> None:
        self.others[seat] = number

    @says("WHO has taken REST and N others")
    @says("WHO has taken REST and N other")
    def say_taken_and_others(self, seat: int, cards: str, number: int) -> None:
        self.say_taken(seat, cards)
        self.say_others(seat, number)

    @says("WHO has taken REST")
    def say_taken(self, seat: int, cards: str) -> None:
        self.piles[seat] = parse_cards(cards)

    @says("rest taken by WHO")
    def say_rest(self, seat: int) -> None:
        self.rest_to = seat

    @says("trick N")
    def say_trick(self, number: int) -> None:
        self.trick_number = number

    @says("trick N REST")
    def say_trick_and(self, number: int, phrase: str) -> None:
        self.say_trick(number)
        self.read(phrase)

    @says("WHO to lead")
    def say_to_lead(self, seat: int) -> None:
        self.leader = seat

    @says("WHO leads WORD")
    def say_leads(self, seat: int, card: str) -> None:
        self.leader = seat
        self.say_plays(seat, card)

    @says("WHO leads WORD ring")
    def say_leads_ring(self, seat: int, card: str) -> None:
        self.say_leads(seat, card)
        self.say_ring(card)

    @says("WHO plays WORD")
    def say_plays(self, seat: int, card: str) -> None:
        self.trick.append((seat, one_card(card)))

    @says("WHO plays WORD ring")
    def say_plays_ring(self, seat: int, card: str) -> None:
        self.say_plays(seat, card)
        self.say_ring(card)

    @says("ring on WORD")
    def say_ring(self, card: str) -> None:
        self.ring_card = one_card(card)

    @says("WHO lacks WORD")
    def say_lacks(self, seat: int, family: str) -> None:
        self.lacks[seat] = self.lacks.get(seat, NO_CARDS) | FAMILY_CARDS[FAMILIES.index(family)]

    @says("WHO took the first trick")
    def say_first(self, seat: int) -> None:
        self.first_to[1] = seat

    @says("WHO was first to N tricks")
    def say_first_to(self, seat: int, tricks: int) -> None:
        self.first_to[tricks] = seat

    @says("WHO took the ninth WORD")
    def say_ninth(self, seat: int, family: str) -> None:
        self.ninth[FAMILIES.index(family)] = seat


def one_card(text: str) -> int:
    cards = bits(parse_cards(text))
    if len(cards) != 1:
        raise Impossible(f"{text!r} is not one card")
    return cards[0]


def bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def mask_of_bits(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)
