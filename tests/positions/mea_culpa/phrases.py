"""The phrases that describe a position of Mea Culpa."""

from __future__ import annotations

from positions.language import Description, Impossible, says, seat_of
from simony.games.mea_culpa.rules.figures import CARD_KEYS, CHARACTERS, COINS, COLOURS, DENS, STONES

GIFTS = [*STONES[:4], *(str(face) for face in COINS)]


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def counted(text: str, names: list[str]) -> dict[str, int]:
    """``bread 2 wine 1``."""
    words = text.split()
    found = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    for name in found:
        if name not in names:
            raise Impossible(f"{name!r} is none of {', '.join(names)}")
    return found


class MeaCulpaDescription(Description):
    def __init__(self) -> None:
        self.seats = 4
        self.round = 1
        self.moment = "turn pope"
        self.options: dict[str, object] = {}
        self.rows: dict[str, list[int]] = {}
        self.line: list[int] = []
        self.order: list[int] = []
        self.has: list[tuple[int, dict[str, int]]] = []
        self.sins: list[tuple[int, dict[str, int]]] = []
        self.gave: list[tuple[int, list[tuple[int, int]]]] = []
        self.market: dict[str, int] = {"bread": 3}
        self.rooms = [-1] * 4
        self.characters: dict[int, int] = {}
        self.suites = {5: 1, 6: 1}
        self.finished = -1
        self.deck_empty = False

    @says("N players")
    def players(self, seats: int) -> None:
        self.seats = seats

    @says("round N")
    def round_is(self, number: int) -> None:
        self.round = number

    @says("souls REST")
    def souls(self, text: str) -> None:
        self.rows["souls"] = numbers(text)

    @says("posts REST")
    def posts(self, text: str) -> None:
        self.rows["posts"] = numbers(text)

    @says("taler REST")
    def taler(self, text: str) -> None:
        self.rows["taler"] = numbers(text)

    @says("pope stones REST")
    def pope_stones(self, text: str) -> None:
        self.rows["pope_stones"] = numbers(text)

    @says("crews REST")
    def crews(self, text: str) -> None:
        self.rows["crews"] = numbers(text)

    @says("built REST")
    def built(self, text: str) -> None:
        self.rows["built"] = numbers(text)

    @says("line REST")
    def line_is(self, text: str) -> None:
        """From nearest Hell on."""
        self.line = [seat_of(letter) for letter in text.split()]

    @says("WHO has REST")
    def holds(self, seat: int, text: str) -> None:
        self.has.append((seat, counted(text, [*STONES[:4], *COLOURS])))

    @says("WHO sins REST")
    def sinned(self, seat: int, text: str) -> None:
        self.sins.append((seat, counted(text, DENS)))

    @says("WHO gave REST")
    def donated(self, seat: int, text: str) -> None:
        words = text.split()
        pairs = zip(words[::2], words[1::2], strict=True)
        self.gave.append(
            (
                seat,
                [
                    (GIFTS.index(gift), ["I", "II"].index(compartment))
                    for gift, compartment in pairs
                ],
            )
        )

    @says("market REST")
    def market_has(self, text: str) -> None:
        self.market = {} if text == "empty" else counted(text, STONES)

    @says("rooms REST")
    def rooms_have(self, text: str) -> None:
        self.rooms = [-1 if word == "-" else CARD_KEYS.index(word) for word in text.split()]

    @says("WHO is WORD")
    def is_character(self, seat: int, character: str) -> None:
        self.characters[CHARACTERS.index(character)] = seat

    @says("suite N closed")
    def suite_closed(self, number: int) -> None:
        self.suites[number] = 0

    @says("deck empty")
    def no_deck(self) -> None:
        self.deck_empty = True

    @says("turn WORD")
    def turn(self, character: str) -> None:
        self.moment = f"turn {character}"

    @says("bidding")
    def bidding(self) -> None:
        self.moment = "bidding"

    @says("picking REST")
    def picking(self, text: str) -> None:
        """In this order."""
        self.moment = "picking"
        self.order = [seat_of(letter) for letter in text.split()]

    @says("with WORD")
    def option(self, key: str) -> None:
        self.options[key] = "on"

    @says("without WORD")
    def no_option(self, key: str) -> None:
        self.options[key] = "off"
