"""Mea Culpa as a `Game`."""

# Compiled with mypyc.

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.contract import Game, State, View
from simony.core.figures import FigureDict
from simony.core.records import decode
from simony.core.rng import Rng
from simony.games.mea_culpa.ai import heuristics, win_probabilities
from simony.games.mea_culpa.rules.actions import ACTION_COUNT, CALL, F_LINE, LET
from simony.games.mea_culpa.rules.fields import FIELDS
from simony.games.mea_culpa.rules.figures import Figures
from simony.games.mea_culpa.rules.rules import MeaCulpaState
from simony.games.mea_culpa.ui import feature_names, notation, scene
from simony.games.mea_culpa.view import sampling
from simony.games.mea_culpa.view.view import FEATURES, MeaCulpaView

if TYPE_CHECKING:
    from simony.core.event import Event
    from simony.core.scene import Scene
    from simony.i18n.text import Text

RULES_VERSION: Final = 1
_MAX_LEGAL: Final = 101
"""The number of ways to continue a bid."""
_ROUNDS: Final = 11
"""M27."""


@final
class MeaCulpaGame(Game):
    def __init__(self, seats: int, options: dict[str, str], figures: FigureDict) -> None:
        self.parsed_figures: Final = Figures(figures, options)
        super().__init__(
            "mea_culpa",
            seats,
            options,
            figures,
            RULES_VERSION,
            _max_entries(seats, self.parsed_figures),
            _MAX_LEGAL,
            ACTION_COUNT,
            FEATURES,
        )

    def new(self) -> State:
        seats = self.seats
        figures = self.parsed_figures
        state = MeaCulpaState(self, figures)
        state.fill_rows(seats)
        state.line = vec[i64](range(seats))
        state.order = vec[i64](range(seats))
        state.taler = vec[i64]([figures.taler] * seats)
        state.bank = -figures.taler * seats
        state.bag = figures.bag[:]
        state.supply = figures.letters[:]
        state.deck = figures.copies[:]
        state.hut = figures.crews
        state.bonuses = 15
        state.stack[0] = F_LINE
        state.depth = 1
        return state

    def load(self, data: bytes) -> State:
        state = MeaCulpaState(self, self.parsed_figures)
        FIELDS.restore_state(state, decode(data), self.seats)
        return state

    def load_view(self, data: bytes | str) -> View:
        return FIELDS.read_view(MeaCulpaView, decode(data), self)

    def sample(self, view: View, rng: Rng) -> State:
        assert isinstance(view, MeaCulpaView)
        return sampling.sample(self, self.parsed_figures, view, rng)

    def suggest(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, MeaCulpaState)
        return heuristics.suggest(state, seat, rng)

    def unnoticed_action(self, legal: list[int]) -> i64:
        """M54: return the action of not noticing what was left out in a turn."""
        if CALL in legal:
            return LET
        return -1

    def search_budgets(self) -> list[int]:
        return [5, 15, 400]

    def bot_version(self) -> int:
        return 2

    def win_probabilities(self, state: State) -> list[float]:
        assert isinstance(state, MeaCulpaState)
        return win_probabilities.win_probabilities(state)

    def feature_names(self) -> list[str]:
        return feature_names.feature_names()

    def scene(self, view: View) -> Scene:
        assert isinstance(view, MeaCulpaView)
        return scene.scene(self.parsed_figures, view)

    def describe(self, event: Event) -> Text:
        return scene.describe(self.parsed_figures, event)

    def rules(self) -> list[Text]:
        return scene.rules(self.parsed_figures, self.figures)

    def notation(self, action: i64) -> str:
        return notation.action_text(action)

    def parse(self, text: str) -> int:
        return notation.parse_action(text)

    def outcome_notation(self, outcome: list[int]) -> str:
        return notation.outcome_text(outcome, self.seats)

    def parse_outcome(self, text: str) -> list[int]:
        return notation.parse_outcome(text, self.seats)


def _max_entries(seats: int, figures: Figures) -> int:
    """Return the length of the longest possible log.

    There are at most eleven rounds (M27), each with at most as many laps as stones in the market,
    because every lap takes one (M39).

    A turn has at most two actions, one of them a visit: 2 for the Emperor's donations, 5 for a
    visit (room, die, guess, room of Suite 5, card) and, each time sin stones are placed, as many
    Dens to empty as stones, for a visitor and all others; its end, and a free stone. A bid is
    notches, coins, and one more decision for each hundred taler: all goods sold at the best price
    in every round, plus all the money of the House, is less than 5,000.
    """
    stones = (
        max(int(figures.amount[4]), int(figures.amount[5])) * (seats - 1)
        + int(figures.suite)
        + int(figures.greed)
    )
    turn = 2 + 2 + 5 + stones + 2
    # One action may be taken back, each has up to three costs to leave out, and at the end all
    # others answer.
    if figures.meta_culpa:
        turn = 2 * (turn + 6) + stones + seats + 8
    bids = seats * (2 + 50)
    picks = 4 * (
        2 + 5 + stones + int(figures.petty_sinner) + (seats + 10 if figures.meta_culpa else 0)
    )
    letters = 2 * 9 * 9
    return (
        1
        + 3 * seats
        + _ROUNDS * (1 + bids + picks + int(figures.market) * (4 * turn + 1))
        + letters
    )
