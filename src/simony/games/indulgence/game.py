"""Indulgence as a `Game`."""

# Compiled with mypyc.

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT
from simony.core.contract import Game, State, View
from simony.core.figures import FigureDict
from simony.core.records import decode
from simony.core.rng import Rng
from simony.games.indulgence.ai import heuristics, likelihood, win_probabilities
from simony.games.indulgence.rules.action_lists import SLACK
from simony.games.indulgence.rules.actions import ACTION_COUNT
from simony.games.indulgence.rules.fields import FIELDS
from simony.games.indulgence.rules.figures import CARDS, Figures
from simony.games.indulgence.rules.rules import IndulgenceState
from simony.games.indulgence.ui import feature_names, notation, scene
from simony.games.indulgence.view import sampling
from simony.games.indulgence.view.view import FEATURES, IndulgenceView

if TYPE_CHECKING:
    from simony.core.event import Event
    from simony.core.scene import Scene
    from simony.i18n.text import Text

RULES_VERSION: Final = 1


@final
class IndulgenceGame(Game):
    def __init__(self, seats: int, options: dict[str, str], figures: FigureDict) -> None:
        self.expert: Final = options["expert"] == "on"
        self.parsed_figures: Final = Figures(figures, seats, self.expert)
        held = CARDS // seats
        # A hand: edict, trump, passes, plays, four ties; draw and deal. Plus one start.
        max_actions = int(self.parsed_figures.rounds) * seats * (2 + seats - 1 + CARDS + 4 + 2) + 1
        super().__init__(
            "indulgence",
            seats,
            options,
            figures,
            RULES_VERSION,
            max_actions,
            2 * held + SLACK,
            ACTION_COUNT,
            FEATURES,
        )

    def new(self) -> State:
        state = IndulgenceState(self, self.parsed_figures)
        state.fill_rows(self.seats)
        state.florins = vec[i64]([self.parsed_figures.florins] * self.seats)
        state.deck = self.parsed_figures.in_play
        if self.expert:
            state.bulls = BIT[self.seats] - 1
        return state

    def load(self, data: bytes) -> State:
        state = IndulgenceState(self, self.parsed_figures)
        FIELDS.restore_state(state, decode(data), self.seats)
        return state

    def load_view(self, data: bytes | str) -> View:
        return FIELDS.read_view(IndulgenceView, decode(data), self)

    def sample(self, view: View, rng: Rng) -> State:
        assert isinstance(view, IndulgenceView)
        return sampling.sample(self, self.parsed_figures, view, rng)

    def suggest(self, state: State, seat: i64, rng: Rng) -> i64:  # noqa: ARG002  # these heuristics are deterministic
        assert isinstance(state, IndulgenceState)
        return heuristics.suggest(state, seat)

    def likelihood(self, world: State, viewer: i64) -> float:
        assert isinstance(world, IndulgenceState)
        return likelihood.likelihood(world, viewer)

    def win_probabilities(self, state: State) -> list[float]:
        """Not in the expert game, where florins say little for a long time: bulls, and a champion,
        may still turn it.
        """
        assert isinstance(state, IndulgenceState)
        return [] if self.expert else win_probabilities.win_probabilities(state)

    def search_budgets(self) -> list[int]:
        """Few simulated games are enough here, because they end with the hand
        (`win_probabilities`).
        """
        return [8, 48, 1200]

    def feature_names(self) -> list[str]:
        return feature_names.feature_names(self.parsed_figures)

    def scene(self, view: View) -> Scene:
        assert isinstance(view, IndulgenceView)
        return scene.scene(self.parsed_figures, view)

    def describe(self, event: Event) -> Text:
        return scene.describe(self.parsed_figures, event)

    def rules(self) -> list[Text]:
        return scene.rules(self.parsed_figures, self.figures)

    def notation(self, action: i64) -> str:
        return notation.action_text(self.parsed_figures, action)

    def parse(self, text: str) -> int:
        return notation.parse_action(self.parsed_figures, text)

    def outcome_notation(self, outcome: list[int]) -> str:
        return notation.outcome_text(self.parsed_figures, outcome)

    def parse_outcome(self, text: str) -> list[int]:
        return notation.parse_outcome(self.parsed_figures, text)
