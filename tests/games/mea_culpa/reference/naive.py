"""A slow reference implementation of movement, Dens and donations: written from the rules alone,
with names and sets, and independent of the engine.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

HELL, START, HEAVEN = -40, 0, 36
DENS = ("lust", "greed", "petty-sins")
CATEGORIES = {
    "food": {"bread": 1, "wine": 2},
    "finery": {"cloth": 1, "jewel": 2},
    "money": {"1": 1, "2": 2, "5": 5, "10": 10},
}
LETTERS = {
    ("left", "food"): "BBBRG", ("left", "finery"): "RRRBG", ("left", "money"): "GGGBR",
    ("middle", "food"): "RRRBG", ("middle", "finery"): "GGGBR", ("middle", "money"): "BBBRG",
    ("right", "food"): "GGGBR", ("right", "finery"): "BBBRG", ("right", "money"): "RRRBG",
}  # fmt: skip
COLOURS = {"B": "blue", "R": "red", "G": "green"}


@dataclass
class Record:
    """The Record of Sins: where each soul is, and who stands nearer Hell on Start."""

    souls: dict[str, int]
    line: list[str]
    """From nearest Hell on."""

    def nearness(self, who: str) -> Fraction:
        """Return a number that is lower the nearer the soul is to Hell: between two spaces there is
        room for the whole line.
        """
        return self.souls[who] + Fraction(self.line.index(who), len(self.line))

    def from_hell(self, some: set[str]) -> list[str]:
        return sorted(some, key=self.nearness)

    def taken(self, who: str) -> set[int]:
        return {space for other, space in self.souls.items() if other != who}

    def down(self, who: str, steps: int) -> None:
        """Step by step past everybody; then further while the space is taken.

        Nobody goes beyond the last space: such a move is void.
        """
        if not steps:
            return
        free = [
            space
            for space in range(self.souls[who] - steps, HELL - 1, -1)
            if space not in self.taken(who)
        ]
        if free:
            self.souls[who] = free[0]

    def up(self, who: str, steps: int) -> None:
        if not steps:
            return
        free = [
            space
            for space in range(self.souls[who] + steps, HEAVEN)
            if space not in self.taken(who)
        ]
        self.souls[who] = free[0] if free else HEAVEN

    def all_down(self, steps: dict[str, int]) -> None:
        for who in self.from_hell(set(steps)):
            self.down(who, steps[who])

    def compare(self, posts: dict[str, int]) -> None:
        highest = {who for who, post in posts.items() if post == max(posts.values())}
        self.down(self.from_hell(highest)[-1], max(posts.values()) - min(posts.values()))

    def lift(self, letters: dict[str, dict[str, int]]) -> None:
        for who in self.from_hell(set(self.souls)):
            counts = [letters[who].get(colour, 0) for colour in ("yellow", "blue", "red", "green")]
            sets = min(counts)
            self.up(who, 8 * sets + sum(counts) - 4 * sets)

    def places(self) -> dict[str, int]:
        def better(one: str, other: str) -> bool:
            if self.souls[one] == self.souls[other] == HEAVEN:
                return False
            return self.nearness(one) > self.nearness(other)

        return {who: 1 + sum(better(other, who) for other in self.souls) for who in self.souls}


def punish(record: Record, sins: dict[str, dict[str, int]], spared: str, placer: str) -> None:
    """All Pope stones lie at one Den: the sins of the two others are atoned for, and come back."""
    steps = {
        who: sum(stones for den, stones in dens.items() if den != spared)
        for who, dens in sins.items()
    }
    record.all_down({who: number for who, number in steps.items() if who != placer})
    for dens in sins.values():
        for den in DENS:
            if den != spared:
                dens[den] = 0


@dataclass
class Evaluation:
    """Who gets what for the donations of one compartment, if donors take the first available colour
    of their `wishes`.
    """

    record: Record
    gifts: dict[str, dict[str, int]]
    supply: dict[str, int]
    wishes: dict[str, list[str]]
    got: dict[str, list[str]] = field(default_factory=dict)

    def run(self, site: str) -> dict[str, list[str]]:
        self.got = {who: [] for who in self.gifts}
        for category, worths in CATEGORIES.items():
            points = {
                who: sum(worths.get(gift, 0) * number for gift, number in gifts.items())
                for who, gifts in self.gifts.items()
            }
            donors = sorted(
                (who for who in points if points[who]),
                key=lambda who: (-points[who], self.record.nearness(who)),
            )
            if donors:
                self._share(donors[:2], self._displayed(LETTERS[site, category]))
        return self.got

    def _displayed(self, listed: str) -> list[str]:
        shown = []
        for letter in listed:
            if self.supply[COLOURS[letter]]:
                self.supply[COLOURS[letter]] -= 1
                shown.append(COLOURS[letter])
        return shown

    def _share(self, donors: list[str], shown: list[str]) -> None:
        turns = self._turns(donors)
        while shown:
            who = turns.pop(0)
            colour = next(wish for wish in self.wishes[who] if wish in shown)
            shown.remove(colour)
            self.got[who].append(colour)

    def _turns(self, donors: list[str]) -> list[str]:
        if len(donors) == 1:
            return donors * 9
        first, second = donors
        if len(self.gifts) == 2:
            return [first, first, second, second, *[first] * 9]
        return [first, second] * 9
