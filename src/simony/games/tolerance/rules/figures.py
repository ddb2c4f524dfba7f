"""The figures of Tolerance, validated, in the form that the rules read: one row per card, one per
role.

Cards are 0 to 72: the four suits from 1 to 14, then the Wilds: two Plaguebearers, 2 to 13, three
Monarchs. 73 are too many for one mask, so a set of cards is two masks: the 56 cards of suits, 14
bits each, and the 17 Wilds.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.errors import BadFigures
from simony.core.figures import FigureDict, Section, short_repr

CARD_KEYS: Final = [
    "lawyer", "executioner", "young-squire", "standard-bearer", "humble-alain", "guy-fawkes",
    "lady-in-waiting", "valiant-knight", "catherine-de-medici", "earl-cecil", "duke-of-guise",
    "francis-ii", "gaspard-de-coligny", "henry-of-france", "vicar-filemon", "vicar-longleaf",
    "vicar-penance", "hermit", "vicar-bottomsly", "father-crossroad", "father-highhall",
    "father-eggert", "father-humbolt", "preacher-gilbert", "preacher-lamb", "bishop-marcus",
    "cardinal-charles", "pope-leo", "beggar", "washerwoman", "street-hawker", "night-watchman",
    "minstrel", "apothecary", "barber-surgeon", "alluring-witches", "carpenter", "innkeeper",
    "master-tailor", "merchant-lord", "merchant-matriarch", "mayor", "orphan", "milkmaid",
    "shepherd", "swineherd", "woodcutter", "fisherman", "miller", "midwife", "ploughman",
    "parish-priest", "yeoman", "village-reeve", "elder-council", "manor-lord", "plaguebearer",
    "second-plaguebearer", "tax-collector", "satyr", "medical-scholars", "unluck", "bailiff-6",
    "witch-hunters", "bandits", "ravisher", "bailiff-10", "inquisition", "courier", "flagellants",
    "mary-i", "elizabeth-i", "james-i",
]  # fmt: skip
CARDS: Final = 73
NO_CARD: Final = 73
NATURALS: Final = 56
"""The number of cards with one of the four suits; the numbers of the Wilds begin here."""
ALL_NATURALS: Final = (1 << 56) - 1
WILDS: Final = 17
ALL_WILDS: Final = (1 << 17) - 1
RANKS: Final = 14
MONARCH: Final = 70
"""Mary's card; Elizabeth's and James's follow."""
SECOND_PLAGUE: Final = 57
_SUIT_WILDS: Final = (1 << 14) - 1

SUITS: Final = ["nobles", "clergy", "townsfolk", "peasants", "wild"]
WILD: Final = 4
SUIT_MASK: Final = (1 << 14) - 1
SUIT_CARDS: Final[vec[i64]] = vec[i64]([0x3FFF << (RANKS * suit) for suit in range(WILD)])
SUIT_OF: Final[vec[i64]] = vec[i64]([min(card // RANKS, WILD) for card in range(CARDS)])
RANK_OF: Final[vec[i64]] = vec[i64](
    [card % RANKS + 1 for card in range(NATURALS)] + [1, *range(1, 14), 14, 14, 14]
)
TURN_OF: Final[vec[i64]] = vec[i64](
    [(RANKS - RANK_OF[card]) * len(SUITS) + SUIT_OF[card] for card in range(CARDS)]
)
"""When a card acts: from rank 14 down, equal ranks by suit, Wild last.

Only two Plaguebearers have the same turn (T16).
"""
TIMED: Final[vec[i64]] = vec[i64]([TURN_OF[card] << 10 | card for card in range(CARDS)])
"""The same above ten bits: the card's number in the lowest seven, and room for when it
was played.
"""
STANDING: Final[vec[i64]] = vec[i64](
    [
        2 * RANK_OF[card] + int(card < NATURALS) if SUIT_OF[card] in (led, WILD) else 0
        for led in range(WILD)
        for card in range(CARDS)
    ]
)
"""By the suit led: the rank of a card in a trick, 0 if it cannot win.

Of equal rank, a natural card beats a Wild (T3).
"""

# The contents of a board or pile, packed in one number: six bits for each suit, then guild members,
# then all cards.
FIELD: Final = 6
GUILDS: Final = 5
SIZE: Final = 6

RELIGIONS: Final = ["neutral", "catholic", "protestant"]
NEUTRAL: Final = 0
CATHOLIC: Final = 1
PROTESTANT: Final = 2
MONEY: Final = 0
"""Tallies are money and, at the number of their religion, the two pieties."""
TALLIES: Final = ["money", "catholic_piety", "protestant_piety"]

REIGNS: Final = ["mary", "elizabeth", "james"]
TRICKS: Final = 12
"""Tricks in a reign, and so cards dealt to each seat."""

ROLE_KEYS: Final = [
    "bertram",
    "ned",
    "pierre",
    "george",
    "juba",
    "margaret",
    "gregory",
    "patchwork",
]
BERTRAM: Final = 0
ALL_ROLES: Final = 0b11111110
"""The seven roles, as a mask."""
LINES: Final = [
    "nobles",
    "clergy",
    "townsfolk",
    "peasants",
    "wild",
    "guild_any",
    "guild_most",
    "dead_catholic",
    "dead_protestant",
]
GUILD_ANY: Final = 5
GUILD_MOST: Final = 6
DEAD_CATHOLIC: Final = 7
DEAD_PROTESTANT: Final = 8

EFFECTS: Final = [
    "none",
    "taxes",
    "piety",
    "taxes_piety",
    "kill",
    "condemn",
    "convert",
    "lose_piety",
    "royal_execution",
]
NO_EFFECT: Final = 0
TAXES: Final = 1
PIETY: Final = 2
TAXES_PIETY: Final = 3
"""Effects that collect are at most this, which is the two bits together."""
KILL: Final = 4
CONDEMN: Final = 5
CONVERT: Final = 6
LOSE_PIETY: Final = 7
ROYAL_EXECUTION: Final = 8

# Marks of a card, and marks that an effect reaches, as bits: five suits, three religions, the
# religion of the monarch.
RELIGION_MARK: Final = 5
MONARCHS_MARK: Final = 1 << 8
EVERY_SUIT: Final = 31
HIGHEST: Final = ["highest_rank", "highest_money", "highest_piety"]
HIGHEST_MARK: Final = 1 << 9
"""The first of three marks by which a highest is found; cards never have these."""
TARGETS: Final = [*SUITS, *RELIGIONS, "monarch", *HIGHEST, "all"]

ALL_OF_THEM: Final = 0
LOWEST: Final = -1
"""Counts that are not a number: everything in reach, or the cards with the lowest piety."""
COUNTS: Final = "all | lowest | tied | 1–4"


class Figures:
    """The figures. Rows over cards have 73 numbers; `religion`, which depends on the reign, has
    them three times.

    `roles` is how roles are assigned: ``bertram``, ``random`` or ``choose``. `faiths` has, by reign
    and card, the religions that its effect reaches, as a mask; `kinds` a card's suit, plus five for
    a guild member; `units` what a living card adds to a board, as packed in `scoring`; `lines` the
    victory points by role, reign and line; `pennant_points` those of a pennant by role and tally;
    `deck_wilds` the Wilds that are shuffled, without Monarchs.
    """

    def __init__(self, data: FigureDict, options: dict[str, str]) -> None:
        self.roles: Final[str] = options["roles"]
        self.hidden_roles: Final = options["hidden_roles"] == "on"
        self.open_tableaux: Final = options["open_tableaux"] == "on"
        self.plagues: Final[i64] = int(options["plagues"])
        top = Section("", data)
        game = top.section("game")
        self.money: Final[i64] = game.number("money", 0, 69)
        self.most: Final[i64] = game.number("most", 9, 99)
        self.pennant: Final[i64] = game.number("pennant", 1, 99)
        self.living_piety: Final[i64] = game.number("living_piety", 0, 9)
        game.reject_unread()
        loan = top.section("loan")
        self.loan_leaves: Final[i64] = loan.number("leaves", 0, 9)
        self.loan_repay: Final[i64] = loan.number("repay", 0, 69)
        self.loan_costs: Final[i64] = loan.number("costs", 0, 99)
        loan.reject_unread()

        reigns = _reigns(top.section("reign"))
        self.prevailing: Final[vec[i64]] = vec[i64]([reign.prevailing for reign in reigns])
        self.taxed: Final[vec[i64]] = vec[i64]([reign.taxed for reign in reigns])
        self.tax: Final[vec[i64]] = vec[i64]([reign.tax for reign in reigns])

        rows = _cards(top.section("card"))
        self.piety: Final[vec[i64]] = vec[i64]([row.piety for row in rows])
        self.coins: Final[vec[i64]] = vec[i64]([row.money for row in rows])
        self.effect: Final[vec[i64]] = vec[i64]([row.effect for row in rows])
        self.target: Final[vec[i64]] = vec[i64]([row.target for row in rows])
        self.count: Final[vec[i64]] = vec[i64]([row.count for row in rows])
        self.guild: Final[vec[i64]] = vec[i64]([int(row.guild) for row in rows])
        self.kinds: Final[vec[i64]] = vec[i64](
            [SUIT_OF[card] + len(SUITS) * int(row.guild) for card, row in enumerate(rows)]
        )
        self.units: Final[vec[i64]] = vec[i64](
            [_unit(card, row.guild) for card, row in enumerate(rows)]
        )
        self.faiths: Final[vec[i64]] = vec[i64](
            [reign.faiths(row.target) for reign in reigns for row in rows]
        )
        self.prevails: Final[list[bool]] = [row.religion < 0 for row in rows]
        self.religion: Final[vec[i64]] = vec[i64](
            [row.religion_in(reign) for reign in reigns for row in rows]
        )

        roles = _roles(top.section("role"))
        self.lines: Final[vec[i64]] = vec[i64]([points for role in roles for points in role.lines])
        self.pennant_points: Final[vec[i64]] = vec[i64](
            [points for role in roles for points in role.pennants]
        )
        top.reject_unread()
        self.deck_wilds: Final[i64] = (
            _SUIT_WILDS if self.plagues == 2 else _SUIT_WILDS & ~(1 << (SECOND_PLAGUE - NATURALS))
        )


class _Reign:
    """One reign as given in the file."""

    def __init__(self, entry: Section) -> None:
        self.prevailing: int = RELIGIONS.index(entry.word("prevailing", RELIGIONS))
        self.taxed: int = RELIGIONS.index(entry.word("taxed", RELIGIONS))
        self.tax: int = entry.number("tax", -9, 9)
        entry.reject_unread()

    def faiths(self, target: int) -> int:
        """Return the religions that have one of these marks."""
        return sum(1 << religion for religion in range(3) if self._marks(religion) & target != 0)

    def _marks(self, religion: int) -> int:
        """T15: a card of the monarch's religion has an additional mark."""
        return 1 << (RELIGION_MARK + religion) | (
            MONARCHS_MARK if religion == self.prevailing else 0
        )


class _Role:
    """One role as given in the file."""

    def __init__(self, entry: Section) -> None:
        self.lines: list[int] = []
        for reign in REIGNS:
            row = entry.section(reign)
            self.lines.extend([row.number(line, -9, 9) for line in LINES])
            row.reject_unread()
        pennants = entry.section("pennants")
        self.pennants: list[int] = [pennants.number(tally, -9, 9) for tally in TALLIES]
        pennants.reject_unread()
        entry.reject_unread()


def _reigns(section: Section) -> list[_Reign]:
    found = [_Reign(section.section(key)) for key in REIGNS]
    section.reject_unread()
    return found


def _cards(section: Section) -> list[_Row]:
    found = [_Row(key, section.section(key)) for key in CARD_KEYS]
    section.reject_unread()
    return found


def _roles(section: Section) -> list[_Role]:
    found = [_Role(section.section(key)) for key in ROLE_KEYS]
    section.reject_unread()
    return found


class _Row:
    """One card as given in the file.

    An effect that needs no target or count may have them all the same.
    """

    def __init__(self, key: str, entry: Section) -> None:
        religion = entry.word("religion", ["prevailing", *RELIGIONS])
        self.religion: int = RELIGIONS.index(religion) if religion in RELIGIONS else -1
        self.piety: int = entry.number("piety", 0, 9)
        self.money: int = entry.number("money", -9, 9)
        self.guild: bool = entry.flag("guild")
        allowed = EFFECTS if key in CARD_KEYS[MONARCH:] else EFFECTS[:ROYAL_EXECUTION]
        self.effect: int = EFFECTS.index(entry.word("effect", allowed))
        self.target: int = 0
        self.count: int = 0
        if self.effect == LOSE_PIETY:
            self.count = entry.number("count", 1, 9)
        elif self.effect in (TAXES, PIETY, TAXES_PIETY, KILL, CONDEMN, CONVERT):
            words = (
                entry.subset("target", ["catholic", "protestant"], 1, 1)
                if self.effect == CONVERT
                else entry.subset("target", TARGETS)
            )
            self.target = _target(entry.name, words)
            self.count = _count(entry, self.target)
        entry.reject_unread("target", "count")

    def religion_in(self, reign: _Reign) -> int:
        return reign.prevailing if self.religion < 0 else self.religion


def _unit(card: int, guild: bool) -> int:
    """Return one card as a board's fields count it: its suit, whether it is a guild member, and
    itself.
    """
    return 1 << (FIELD * SUIT_OF[card]) | int(guild) << (FIELD * GUILDS) | 1 << (FIELD * SIZE)


def _target(card: str, words: list[str]) -> int:
    """Return the marks that an effect reaches. A highest, or all, must be the only one."""
    if len(words) > 1 and (set(words) & {*HIGHEST, "all"}):
        raise BadFigures("tolerance-error-target", entry=f"{card}.target", came=short_repr(words))
    if words == ["all"]:
        return EVERY_SUIT
    return sum(1 << TARGETS.index(word) for word in words)


def _count(entry: Section, target: int) -> int:
    value = entry.take("count", COUNTS)
    highest = target >= HIGHEST_MARK
    if value == "tied" and highest:
        return ALL_OF_THEM
    if value == "all" and not highest:
        return ALL_OF_THEM
    if value == "lowest" and not highest:
        return LOWEST
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 4:
        return value
    expected = "tied | 1–4" if highest else COUNTS.replace("tied | ", "")
    raise BadFigures(
        "error-figures-value",
        entry=f"{entry.name}.count",
        expected=expected,
        came=short_repr(value),
    )


def card_of(suit: int, rank: int) -> int:
    """Return a card of one of the four suits."""
    return suit * RANKS + rank - 1
