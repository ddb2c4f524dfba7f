"""An auction of Mea Culpa for two that is small enough for a full game tree, with the real rules.

Chance lays one stone in the market, both bid in secret, the bids are revealed and the coins are
paid. There it stops, before characters are picked. Each seat then has, in taler, what is left in
its purse, less one for each notch that its post shows; the seat that picks first also has the price
of the stone, which a Merchant takes free. A seat gets the difference to the other.
"""

from __future__ import annotations

from typing import Final

from simony.core.contract import State
from simony.core.probability.small_game import Outcomes, SmallGame
from simony.games.mea_culpa import SPEC
from simony.games.mea_culpa.game import MeaCulpaGame
from simony.games.mea_culpa.rules.actions import F_BID, F_PREPARE
from simony.games.mea_culpa.rules.figures import CARD_KEYS, ROOMS, STONES
from simony.games.mea_culpa.rules.rules import MeaCulpaState

TALER: Final = 2
ONLY_CARD: Final = "good"
"""All cards of the House are alike, so that chance has nothing to draw there."""
LINE: Final = [0, 1]
"""Seat 0 is nearer Hell, and so ahead of an equal bid."""


def _open_game() -> MeaCulpaGame:
    cards = {key: {"copies": ROOMS if key == ONLY_CARD else 0} for key in CARD_KEYS}
    game = SPEC.open(2, {}, {"game": {"taler": TALER, "market": 1}, "card": cards})
    assert isinstance(game, MeaCulpaGame)
    return game


class SmallMeaCulpa(SmallGame):
    """The auction."""

    def __init__(self, key: str) -> None:
        self._own = _open_game()
        figures = self._own.parsed_figures
        room_cards = [CARD_KEYS.index(ONLY_CARD)] * ROOMS
        self._stones: Outcomes = [
            ([*(int(other == stone) for other in STONES), *room_cards], int(copies))
            for stone, copies in zip(STONES, figures.bag, strict=True)
        ]
        # 8 for a jewel, and 2 if both bid one notch and all coins: seat 0 keeps its own.
        super().__init__(key, self._own, 10.0, 4, len(self._stones))

    def start(self) -> State:
        """Return the state before the first round, without the starting bonuses."""
        state = self._own.new()
        assert isinstance(state, MeaCulpaState)
        state.apply_chance(LINE)
        state.bonuses = 0
        state.waiting = 0
        state.replace_top(F_PREPARE, 0, 0, 0, 0)
        return state

    def outcomes(self, state: State) -> Outcomes:  # noqa: ARG002  # there is only the market
        return self._stones

    def over(self, state: State) -> bool:
        assert isinstance(state, MeaCulpaState)
        return state.top() & 31 not in (F_PREPARE, F_BID)

    def utilities(self, state: State) -> list[float]:
        assert isinstance(state, MeaCulpaState)
        prices = self._own.parsed_figures.buy
        worth = [float(state.taler[seat] - state.posts[seat]) for seat in range(2)]
        worth[state.order[0]] += sum(
            float(stones * price) for stones, price in zip(state.market, prices, strict=True)
        )
        return [worth[0] - worth[1], worth[1] - worth[0]]


def small_games() -> list[SmallGame]:
    return [SmallMeaCulpa("mea_culpa_auction")]
