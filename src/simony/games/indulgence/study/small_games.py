"""A hand of Indulgence for three that is small enough for a full game tree, with the real rules.

Two cards each are dealt from six; the other thirty are ten tricks that the Ruler has already taken,
for all to see. So two tricks are played, the eleventh and the twelfth: the ban on the first lead no
longer binds, and the ring may be used at once. It is the last hand of a game, with two Edicts to
choose from, and the game ends with it.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from simony.core.contract import State
from simony.core.probability.small_game import Outcomes, SmallGame
from simony.games.indulgence import SPEC
from simony.games.indulgence.game import IndulgenceGame
from simony.games.indulgence.rules.actions import DEAL
from simony.games.indulgence.rules.figures import ALL_CARDS, CARDS, FAMILIES, card_of
from simony.games.indulgence.rules.rules import IndulgenceState
from simony.games.indulgence.rules.scoring import pack

SEATS: Final = 3
EACH: Final = 2
RULER: Final = 0
POOL: Final = (
    ("medici", 2), ("medici", 5), ("medici", 8), ("sforza", 3), ("sforza", 6), ("sforza", 9),
)  # fmt: skip
FACE_UP: Final = ("last-medici", "first-or-last")
REMOVED: Final = ("last-borgia", "last-orsini")
"""With ten Edicts for nine hands two are left for the last one (I3)."""


def deals(cards: list[int], each: int) -> list[list[int]]:
    """Return every deal of these cards, `each` to a seat, as one mask per seat."""
    if not cards:
        return [[]]
    return [
        [sum(1 << card for card in hand), *others]
        for hand in combinations(cards, each)
        for others in deals([card for card in cards if card not in hand], each)
    ]


class SmallIndulgence(SmallGame):
    """The hand: each seat gets the florins that it gains."""

    def __init__(self, key: str) -> None:
        # The first Ruler is chosen so that the last of the nine hands is seat 0's.
        removed = {edict: {"remove": True} for edict in REMOVED}
        self._own = SPEC.open(SEATS, {"first_ruler": 2}, {"edict": removed})
        self._cards = [card_of(FAMILIES.index(family), number) for family, number in POOL]
        self._deals: Outcomes = [([DEAL, *hands], 1) for hands in deals(self._cards, EACH)]
        # The last Medici costs 8 florins. A hand is an Edict, two bids and six cards.
        super().__init__(key, self._own, 8.0, 9, len(self._deals))
        self._florins = self.start().scores()

    def start(self) -> State:
        game, state = self._own, self._own.new()
        assert isinstance(game, IndulgenceGame)
        assert isinstance(state, IndulgenceState)
        figures = game.parsed_figures
        state.phase = DEAL
        state.ruler = RULER
        state.hand_number = figures.rounds * SEATS - 1
        state.row = sum(1 << figures.keys.index(edict) for edict in FACE_UP)
        state.deck = 0
        state.used = figures.in_play & ~state.row
        state.trick_number = CARDS // SEATS - EACH
        state.taken[RULER] = ALL_CARDS & ~sum(1 << card for card in self._cards)
        state.won[RULER] = state.trick_number
        for tricks in (1, 2, 3):
            state.raced = pack(state.raced, tricks, RULER)
        return state

    def outcomes(self, state: State) -> Outcomes:  # noqa: ARG002  # there is only the deal
        return self._deals

    def utilities(self, state: State) -> list[float]:
        return [
            float(after - before)
            for after, before in zip(state.scores(), self._florins, strict=True)
        ]


def small_games() -> list[SmallGame]:
    return [SmallIndulgence("indulgence_hand")]
