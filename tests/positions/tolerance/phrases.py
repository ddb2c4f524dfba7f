"""The phrases that describe a position of Tolerance."""

from __future__ import annotations

from positions.language import Description, Impossible, says, seat_of
from simony.games.tolerance.rules.figures import CARDS, REIGNS, RELIGIONS, ROLE_KEYS
from simony.games.tolerance.rules.scoring import DEAD
from simony.games.tolerance.ui.notation import card_words


def code_of(card: int) -> str:
    suit, rank = card_words(card).split()
    return rank if rank in REIGNS else suit[0] + rank


CODES = [code_of(card) for card in range(CARDS)]


def card_of(code: str) -> int:
    if code not in CODES:
        raise Impossible(f"{code!r} is no card: say n8, c14, w1b or mary")
    return CODES.index(code)


def codes(cards: list[int]) -> str:
    return " ".join(CODES[card] for card in cards)


def pile_named(life: str, religion: str) -> int:
    return (DEAD if life == "dead" else 0) + RELIGIONS.index(religion)


class ToleranceDescription(Description):
    """The phrases of Tolerance."""

    def __init__(self) -> None:
        self.seats = 4
        self.options: dict[str, object] = {}
        self.reign = 0
        self.leader = 0
        self.starter: int | None = None
        self.last = False
        self.hands: dict[int, list[int]] = {}
        self.boards: dict[tuple[int, int], list[int]] = {}
        self.rows: dict[str, list[int]] = {}
        self.loans: list[int] = []
        self.roles: list[int] = []

    @says("N players")
    def say_players(self, number: int) -> None:
        self.seats = number

    @says("reign WORD")
    def say_reign(self, name: str) -> None:
        self.reign = REIGNS.index(name)

    @says("WHO to lead")
    def say_leader(self, seat: int) -> None:
        self.leader = seat

    @says("WHO started")
    def say_starter(self, seat: int) -> None:
        self.starter = seat

    @says("last trick")
    def say_last(self) -> None:
        self.last = True

    @says("two plagues")
    def say_plagues(self) -> None:
        self.options["plagues"] = "2"

    @says("hidden roles REST")
    def say_hidden_roles(self, names: str) -> None:
        self.options["hidden_roles"] = "on"
        self.say_roles(names)

    @says("roles REST")
    def say_roles(self, names: str) -> None:
        self.options["roles"] = "random"
        self.roles = [ROLE_KEYS.index(name) for name in names.split()]

    @says("open tableaux")
    def say_open_tableaux(self) -> None:
        self.options["open_tableaux"] = "on"

    @says("WHO holds REST")
    def say_holds(self, seat: int, cards: str) -> None:
        self.hands[seat] = [card_of(code) for code in cards.split()]

    @says("WHO has WORD WORD REST")
    def say_has(self, seat: int, life: str, religion: str, cards: str) -> None:
        self.boards.setdefault((seat, pile_named(life, religion)), []).extend(
            card_of(code) for code in cards.split()
        )

    @says("loans WORD")
    def say_loans(self, letters: str) -> None:
        self.loans = [seat_of(letter) for letter in letters]

    @says("money REST")
    def say_money(self, numbers: str) -> None:
        self.rows["money"] = [int(number) for number in numbers.split()]

    @says("catholic REST")
    def say_catholic(self, numbers: str) -> None:
        self.rows["catholic"] = [int(number) for number in numbers.split()]

    @says("protestant REST")
    def say_protestant(self, numbers: str) -> None:
        self.rows["protestant"] = [int(number) for number in numbers.split()]

    @says("points REST")
    def say_points(self, numbers: str) -> None:
        self.rows["points"] = [int(number) for number in numbers.split()]
