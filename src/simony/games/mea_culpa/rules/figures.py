"""The figures of Mea Culpa, validated, in the form that the rules read, and the names of all
pieces.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.errors import BadFigures
from simony.core.figures import FigureDict, Section, short_repr

STONES: Final = ["bread", "wine", "cloth", "jewel", "indulgence"]
"""The contents of the bag: four goods, and the stones that are exchanged for a Letter."""
GOODS: Final = 4
BREAD: Final = 0
WINE: Final = 1
CLOTH: Final = 2
JEWEL: Final = 3
INDULGENCE: Final = 4

COINS: Final = [1, 2, 5, 10]
GIFTS: Final = 8
"""What can be donated: the four goods, then the four coins."""
COIN: Final = 4
"""The first coin among the gifts."""
FACE: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 1, 2, 5, 10])
"""The face value of a gift in taler."""

COLOURS: Final = ["yellow", "blue", "red", "green"]
YELLOW: Final = 0
BLUE: Final = 1
RED: Final = 2
GREEN: Final = 3

CHARACTERS: Final = ["pope", "emperor", "merchant", "petty-sinner"]
POPE: Final = 0
EMPEROR: Final = 1
MERCHANT: Final = 2
SINNER: Final = 3

DENS: Final = ["lust", "greed", "petty-sins"]
LUST: Final = 0
GREED: Final = 1
PETTY: Final = 2

SITES: Final = ["left", "middle", "right"]
CATEGORIES: Final = ["food", "finery", "money"]
"""Categories of donations: bread and wine, cloth and jewels, money."""

BONUSES: Final = ["bread-wine", "jewel", "taler", "blue-letter"]
BREAD_WINE: Final = 0
JEWEL_BONUS: Final = 1
TALER_BONUS: Final = 2
LETTER_BONUS: Final = 3

ROOMS: Final = 4
SUITE_5: Final = 4
SUITE_6: Final = 5
"""Rooms are 0 to 3 (1 to 4 as printed); then the suites."""
NOTCHES: Final = 6
"""The most a post can show."""

CARD_KEYS: Final = [
    "emperor-letter", "pope-letter", "three-steps", "five-steps", "lust", "greed", "move-crew",
    "new-crew", "pope-stone", "good", "steal", "three-taler", "five-taler", "seven-taler",
]  # fmt: skip
CARDS: Final = 14
"""Kinds of cards of the House of Pleasure."""
EMPEROR_LETTER: Final = 0
POPE_LETTER: Final = 1
THREE_STEPS: Final = 2
FIVE_STEPS: Final = 3
LUST_CARD: Final = 4
GREED_CARD: Final = 5
MOVE_CREW_CARD: Final = 6
NEW_CREW: Final = 7
POPE_STONE_CARD: Final = 8
GOOD_CARD: Final = 9
STEAL: Final = 10
THREE_TALER: Final = 11
NO_CARD: Final = -1
_WITH_AMOUNT: Final = (
    "three-steps",
    "five-steps",
    "lust",
    "greed",
    "steal",
    "three-taler",
    "five-taler",
    "seven-taler",
)

SWITCHES: Final = [
    "take_back", "bid_unsettled", "late_notch", "merchant_forgets", "late_payment",
    "pope_without_die", "preliminary_forgotten", "late_lust", "late_greed", "donation_hidden",
]  # fmt: skip
"""The sins of Meta Culpa that a program can offer."""
RESERVED: Final = ["slow", "out_of_turn", "card_not_returned"]
"""Sins that need a clock or hands. They are not offered; the names are reserved."""


class Switches:
    """The options. Those of the variant are off when the variant is off."""

    def __init__(self, options: dict[str, str]) -> None:
        self.open_screens: Final = options["open_screens"] == "on"
        meta: bool = options["meta_culpa"] == "on"
        self.meta_culpa: Final = meta
        self.take_back: Final = meta and options["take_back"] == "on"
        self.bid_unsettled: Final = meta and options["bid_unsettled"] == "on"
        self.late_notch: Final = meta and options["late_notch"] == "on"
        self.merchant_forgets: Final = meta and options["merchant_forgets"] == "on"
        self.late_payment: Final = meta and options["late_payment"] == "on"
        self.pope_without_die: Final = meta and options["pope_without_die"] == "on"
        self.preliminary_forgotten: Final = meta and options["preliminary_forgotten"] == "on"
        self.late_lust: Final = meta and options["late_lust"] == "on"
        self.late_greed: Final = meta and options["late_greed"] == "on"
        self.donation_hidden: Final = meta and options["donation_hidden"] == "on"


class Figures(Switches):
    """The figures. Rows are indexed by the numbers of the things they are about.

    `rows` has the Letters under the cathedrals: by site, category and colour.
    """

    def __init__(self, data: FigureDict, options: dict[str, str]) -> None:
        super().__init__(options)
        top = Section("", data)
        game = top.section("game")
        self.taler: Final[i64] = game.number("taler", 0, 99)
        self.sin_stones: Final[i64] = game.number("sin_stones", 2, 30)
        self.crews: Final[i64] = game.number(
            "crews", 4, 9
        )  # with fewer, an Emperor might have none to place (M26)
        self.market: Final[i64] = game.number("market", 1, 20)
        self.hell: Final[i64] = game.number("hell", 4, 99)
        self.heaven: Final[i64] = game.number("heaven", 4, 99)
        game.reject_unread()
        self.bag: Final[vec[i64]] = _row(top.section("bag"), STONES, 1, 30)
        self.letters: Final[vec[i64]] = _row(top.section("letters"), COLOURS, 1, 60)
        bonus = top.section("bonus")
        self.bonus_coin: Final[i64] = _coin(bonus)
        bonus.reject_unread()
        self.buy: Final[vec[i64]] = _row(top.section("buy"), STONES, 0, 50)
        self.sell: Final[vec[i64]] = _row(top.section("sell"), STONES[:GOODS], 0, 50)
        self.gift_points: Final[vec[i64]] = vec[i64](
            list(_row(top.section("worth"), STONES[:GOODS], 1, 9)) + COINS
        )  # mypyc cannot compile the star form
        """Points of a gift."""
        lift = top.section("lift")
        self.set_lift: Final[i64] = lift.number("set", 0, 50)
        self.letter_lift: Final[i64] = lift.number("letter", 0, 9)
        lift.reject_unread()
        price = top.section("price")
        self.second_action: Final[i64] = price.number("second_action", 0, 6)
        self.greed: Final[i64] = price.number("greed", 0, 9)
        self.suite: Final[i64] = price.number("suite", 0, 9)
        self.yellow_letter: Final[i64] = price.number("yellow_letter", 0, 6)
        self.petty_sinner: Final[i64] = price.number("petty_sinner", 0, 9)
        self.caught_pope: Final[i64] = price.number("caught_pope", 0, 9)
        price.reject_unread()
        self.rows: Final[vec[i64]] = vec[i64](_cathedrals(top.section("cathedral")))
        cards = top.section("card")
        found = [_Card(key, cards.section(key)) for key in CARD_KEYS]
        cards.reject_unread()
        top.reject_unread()
        self.copies: Final[vec[i64]] = vec[i64]([card.copies for card in found])
        self.notches: Final[vec[i64]] = vec[i64]([card.notches for card in found])
        self.amount: Final[vec[i64]] = vec[i64]([card.amount for card in found])
        if sum(card.copies for card in found) < ROOMS:
            raise BadFigures(
                "mea_culpa-error-deck", expected=ROOMS, came=sum(card.copies for card in found)
            )


class _Card:
    """One kind of card as given in the file."""

    def __init__(self, key: str, entry: Section) -> None:
        self.copies: int = entry.number("copies", 0, 9)
        self.notches: int = entry.number("notches", 0, 6)
        self.amount: int = entry.number("amount", 0, 40) if key in _WITH_AMOUNT else 0
        entry.reject_unread()


def _row(section: Section, names: list[str], low: int, high: int) -> vec[i64]:
    found = vec[i64]([section.number(name, low, high) for name in names])
    section.reject_unread()
    return found


def _coin(bonus: Section) -> int:
    """Return the gift that stands for the coin."""
    face = bonus.number("coin", 1, 10)
    if face not in COINS:
        raise BadFigures(
            "error-figures-value",
            entry="bonus.coin",
            expected=" | ".join(map(str, COINS)),
            came=short_repr(face),
        )
    return COIN + COINS.index(face)


def _cathedrals(section: Section) -> list[int]:
    found: list[int] = []
    for site in SITES:
        cathedral = section.section(site)
        for category in CATEGORIES:
            row = cathedral.section(category)
            found.extend([row.number(colour, 0, 9) if row.has(colour) else 0 for colour in COLOURS])
            row.reject_unread()
        cathedral.reject_unread()
    section.reject_unread()
    return found
