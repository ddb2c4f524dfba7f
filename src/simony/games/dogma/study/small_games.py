"""Endings of Dogma for two that are small enough for a full game tree, with the real rules; most
kinds are gone before they begin.

Cards outside the pool lie in the discard for all to see, and the Altar closes the names that are
not open, so that views, worlds, heuristics and bots need not know that the game is small. Cards are
dealt from the pool, the rest of it stays out unseen. After `confessions` confessions the game stops
as D30 says, the fewest cards winning: that makes the tree finite. Rubies are out of reach (a Dogma
costs nine).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

from simony.core.contract import State
from simony.core.probability.small_game import Outcomes, SmallGame
from simony.games.dogma import SPEC
from simony.games.dogma.game import DogmaGame
from simony.games.dogma.rules.counts import ALL, KINDS, UNIT, nameable, of_kind
from simony.games.dogma.rules.figures import KIND_NAMES
from simony.games.dogma.rules.rules import DogmaState


@dataclass(frozen=True)
class Ending:
    """An ending: `pool` has the number of cards of each kind, `names` what may be confessed, `hand`
    the number of cards each player gets.
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
        game = SPEC.open(2, {"first": 1}, {"game": figures})
        assert isinstance(game, DogmaGame)
        return game

    def start(self, game: DogmaGame) -> DogmaState:
        """Return the state before the deal."""
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

    def outcomes(self) -> Outcomes:
        """Return every deal from the pool, with its multiplicity among distinguishable cards."""
        pool = self.cards()
        deals: Outcomes = []
        for first in _hands(pool, self.hand):
            ways = _ways(pool, first)
            deals.extend(
                ([0, first, second], ways * _ways(pool - first, second))
                for second in _hands(pool - first, self.hand)
            )
        return deals


def _hands(cards: int, wanted: int, kind: int = 0) -> list[int]:
    """Return every set of `wanted` of these cards."""
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


class SmallDogma(SmallGame):
    """An ending as a small game: the winner gets 1, the loser -1, and a tie is worth 0."""

    def __init__(self, key: str, ending: Ending, max_length: int) -> None:
        self._ending = ending
        self._deals = ending.outcomes()
        self._own = ending.game()
        super().__init__(key, self._own, 1.0, max_length, len(self._deals))

    def start(self) -> State:
        return self._ending.start(self._own)

    def outcomes(self, state: State) -> Outcomes:  # noqa: ARG002  # there is only the deal
        return self._deals

    def utilities(self, state: State) -> list[float]:
        one, other = state.places()
        return [float(other - one), float(one - other)]


def small_games() -> list[SmallGame]:
    """Three Mercy and three Murder, two cards each, one name and two confessions: all about how
    often to lie and to doubt.
    """
    ending = Ending({"mercy": 3, "murder": 3}, ("mercy",), 2, 2, 2)
    return [SmallDogma("dogma_small", ending, 15)]
