"""The figures of Indulgence, validated, in the form that the rules read: one row per edict."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT
from simony.core.errors import BadFigures
from simony.core.figures import FigureDict, Section, apply_house_rules

FAMILIES: Final = ["medici", "sforza", "borgia", "orsini"]
NUMBERS: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9]
CARDS: Final = 36
NO_CARD: Final = 36
HIDDEN: Final = 37
"""A face-down card in a view."""
ALL_CARDS: Final = (1 << 36) - 1
FAMILY_CARDS: Final[vec[i64]] = vec[i64]([0x1FF << (9 * family) for family in range(4)])
FAMILY_OF: Final[vec[i64]] = vec[i64]([card // 9 for card in range(CARDS)])
NUMBER_OF: Final[vec[i64]] = vec[i64]([card % 9 + 1 for card in range(CARDS)])
MAX_EDICTS: Final = 40
ROW: Final = 3
"""The number of edicts face up, and so the number that a papal bull puts in force."""

# Lookup tables instead of branches: mispredicted branches took half the time of a random playout.
SHOWS_VOID: Final[vec[i64]] = vec[i64](
    [0 if card // 9 == led else 0x1FF << (9 * led) for led in range(4) for card in range(CARDS)]
)
"""By family led and card: the cards that a player who plays this card to that lead cannot hold."""
TRICK_VALUE: Final[vec[i64]] = vec[i64](
    [
        (card % 9 + 1 if card // 9 in (led, trump) else -1) + (16 if card // 9 == trump else 0)
        for trump in (-1, 0, 1, 2, 3)
        for led in range(4)
        for card in range(CARDS)
    ]
)
"""By trump (-1 for none first), family led and card: the rank of the card in the trick; -1 if it
cannot win.
"""

KINDS: Final = [
    "cards",
    "trump",
    "last",
    "three-tricks",
    "first-or-last",
    "most",
    "tricks",
    "pairs",
]
CARDS_EDICT: Final = 0
TRUMP_EDICT: Final = 1
LAST_EDICT: Final = 2
THREE_EDICT: Final = 3
FIRST_LAST_EDICT: Final = 4
MOST_EDICT: Final = 5
TRICKS_EDICT: Final = 6
PAIRS_EDICT: Final = 7

COLOURS: Final = [
    "red",
    "purple",
    "green",
    "blue",
    "yellow",
    "orange",
    "brown",
    "black",
    "white",
    "grey",
]
SETS: Final = ["basic", "expert"]


def card_of(family: int, number: int) -> int:
    """Return the number of a card, 0 to 35: family by family, 1 to 9."""
    return family * 9 + number - 1


def card_mask(families: list[str], numbers: list[int]) -> int:
    mask = 0
    for family in families:
        for number in numbers:
            mask |= 1 << card_of(FAMILIES.index(family), number)
    return mask


class Figures:
    """The figures. Edicts are numbered in the order of the data file.

    `forbidden` has the cards of a card edict, or of the two families of a pairs edict.
    """

    def __init__(self, data: FigureDict, seats: int, expert: bool) -> None:
        self.expert: Final = expert
        top = Section("", data)
        game = top.section("game")
        self.rounds: Final[i64] = game.number("rounds", 1, 9)
        self.florins: Final[i64] = game.number("florins", 1, 999)
        self.ring: Final[i64] = game.number("ring", 10, 15)
        game.reject_unread()
        sin = top.section("sin")
        self.failed: Final[i64] = sin.number("failed", 0, 999)
        self.failed_bull: Final[i64] = sin.number("failed_bull", 0, 999)
        sin.reject_unread()
        colours = top.section("family")
        self.colours: Final[list[str]] = [colours.word(family, COLOURS) for family in FAMILIES]
        colours.reject_unread()
        edicts = top.section("edict")
        top.reject_unread()
        if len(edicts.names()) > MAX_EDICTS:
            raise BadFigures(
                "indulgence-error-edict-most",
                entry="edict",
                expected=MAX_EDICTS,
                came=len(edicts.names()),
            )

        self.keys: Final[list[str]] = []
        self.families: Final[list[list[int]]] = []
        self.numbers: Final[list[list[int]]] = []
        kinds: list[int] = []
        forbidden: list[int] = []
        banned: list[int] = []
        pays: list[int] = []
        sin_pays: list[int] = []
        goals: list[int] = []
        in_play: i64 = 0
        for key in edicts.names():
            row = _Row(key, edicts.section(key))
            if expert or not row.is_expert:
                in_play |= BIT[len(self.keys)]
            self.keys.append(key)
            self.families.append([FAMILIES.index(family) for family in row.families])
            self.numbers.append(row.numbers)
            kinds.append(KINDS.index(row.kind))
            forbidden.append(card_mask(row.families, row.numbers))
            banned.append(
                card_mask(row.families, row.numbers)
                if row.ban and row.kind == "cards"
                else int(row.ban)
            )
            pays.append(row.pays)
            sin_pays.append(row.sin_pays)
            goals.append(row.goal)
        self.kind: Final[vec[i64]] = vec[i64](kinds)
        self.forbidden: Final[vec[i64]] = vec[i64](forbidden)
        self.banned: Final[vec[i64]] = vec[i64](banned)
        self.pays: Final[vec[i64]] = vec[i64](pays)
        self.sin_pays: Final[vec[i64]] = vec[i64](sin_pays)
        self.goal: Final[vec[i64]] = vec[i64](goals)
        self.in_play: Final[i64] = in_play
        self.of_kind: Final[vec[i64]] = vec[i64](
            [_edicts_of_kind(kinds, kind) for kind in range(len(KINDS))]
        )
        _check_enough_edicts(self, seats, expert)

    def edict(self, key: str) -> int:
        """Return the number of an edict in this game; -1 if there is none with that name."""
        return self.keys.index(key) if key in self.keys else -1


class _Row:
    """One edict as given in the file."""

    def __init__(self, key: str, entry: Section) -> None:
        if not _is_key(key):
            raise BadFigures("indulgence-error-edict-key", entry=entry.name)
        self.kind: str = entry.word("kind", KINDS)
        self.is_expert: bool = entry.word("set", SETS) == "expert"
        self.families: list[str] = []
        self.numbers: list[int] = []
        self.ban: bool = False
        self.goal: int = 0
        if self.kind == "cards":
            self.families = entry.subset("families", FAMILIES)
            self.numbers = entry.subset("numbers", NUMBERS)
        elif self.kind == "last":
            self.families = entry.subset("families", FAMILIES, 1, 1)
            self.numbers = NUMBERS
        elif self.kind == "pairs":
            self.families = entry.subset("families", FAMILIES, 2, 2)
            self.numbers = NUMBERS
        elif self.kind == "three-tricks":
            # With nine tricks and four players somebody always gets three; with five, perhaps
            # nobody.
            self.goal = entry.number("tricks", 1, 3)
        if self.kind in ("cards", "trump"):
            self.ban = entry.flag("ban")
        self.pays: int = entry.number("pays", 0, 99)
        self.sin_pays: int = entry.number("sin_pays", 0, 99)
        entry.reject_unread()


def _is_key(key: str) -> bool:
    return (
        0 < len(key) <= 40
        and key.isascii()
        and key == key.lower()
        and key.replace("-", "").isalnum()
    )


def apply_edition(data: FigureDict, options: dict[str, str]) -> FigureDict:
    """Return the data with the figures of the chosen edition laid over the rest."""
    editions = data["edition"]
    plain = {name: entry for name, entry in data.items() if name != "edition"}
    return apply_house_rules(plain, editions.get(options["edition"], {}), "printed")


def _edicts_of_kind(kinds: list[int], kind: int) -> int:
    """Return the mask of the edicts of one kind."""
    return sum(1 << edict for edict, its_kind in enumerate(kinds) if its_kind == kind)


def _check_enough_edicts(figures: Figures, seats: int, expert: bool) -> None:
    """I3, I5: there is an edict for every hand, and in the expert game three are face up whenever a
    bull may be spent.
    """
    there = sum(1 for index in range(len(figures.keys)) if figures.in_play & BIT[index] != 0)
    hands = int(figures.rounds) * seats
    needed = hands + 2 * seats if expert else hands
    if there < needed:
        raise BadFigures("indulgence-error-edict-count", entry="edict", expected=needed, came=there)
