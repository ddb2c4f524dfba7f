"""Endings of Dogma for two that are small enough to be written out: the rules are the real ones,
most kinds are gone before it begins.

What is not in the pool lies in the discard for all to see, and the Altar closes the names that are
not open, so that views, worlds, heuristics and bots need not know that the game is small. Cards are
dealt from the pool, the rest of it stays out unseen. After so many confessions the game stops as
D30 says, the fewest cards winning: that makes the tree finite. Rubies are out of reach (a Dogma
costs nine).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

from simony.games.dogma.game import DogmaGame
from simony.games.dogma.rules.counts import ALL, KINDS, UNIT, nameable, of_kind
from simony.games.dogma.rules.figures import KIND_NAMES
from simony.games.dogma.rules.rules import DogmaState
from simony.registry import open_game


@dataclass(frozen=True)
class Ending:
    """`pool` says how many cards of each kind are left, `names` what may be confessed, `hand` how
    many cards each of two gets.
    """

    pool: dict[str, int]
    names: tuple[str, ...]
    hand: int
    most_cards: int
    confessions: int

    def game(self) -> DogmaGame:
        figures = {
            "two_players": self.hand,
            "most_cards": self.most_cards,
            "confessions": self.confessions,
            "rubies": 9,
        }
        game = open_game("dogma", 2, {"first": 1}, {"game": figures})
        assert isinstance(game, DogmaGame)
        return game

    def start(self, game: DogmaGame) -> DogmaState:
        """Before the deal."""
        state = game.new()
        assert isinstance(state, DogmaState)
        cards = self.cards()
        state.box = cards
        state.gone = ALL - cards
        state.seen_gone = ALL - cards
        opened = sum(1 << KIND_NAMES.index(name) for name in self.names)
        state.altar = nameable(0) ^ opened
        assert nameable(state.altar) == opened
        return state

    def cards(self) -> int:
        return sum(copies * UNIT[KIND_NAMES.index(kind)] for kind, copies in self.pool.items())

    def outcomes(self) -> list[tuple[list[int], int]]:
        """Every deal from the pool, with the number of ways to get it from cards that can be told
        apart.
        """
        pool = self.cards()
        deals: list[tuple[list[int], int]] = []
        for first in _hands(pool, self.hand):
            ways = _ways(pool, first)
            deals.extend(
                ([0, first, second], ways * _ways(pool - first, second))
                for second in _hands(pool - first, self.hand)
            )
        return deals


def _hands(cards: int, wanted: int, kind: int = 0) -> list[int]:
    """Every set of so many of these cards."""
    if wanted == 0:
        return [0]
    if kind == KINDS:
        return []
    found: list[int] = []
    for copies in range(min(wanted, int(of_kind(cards, kind))) + 1):
        found.extend(
            copies * UNIT[kind] + rest for rest in _hands(cards, wanted - copies, kind + 1)
        )
    return found


def _ways(cards: int, hand: int) -> int:
    ways = 1
    for kind in range(KINDS):
        ways *= comb(int(of_kind(cards, kind)), int(of_kind(hand, kind)))
    return ways
