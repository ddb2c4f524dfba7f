"""Tolerance as a `Game`."""

# Compiled with mypyc.

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from simony.core.contract import Belief, Game, State, View
from simony.core.errors import BadOption
from simony.core.figures import FigureDict
from simony.core.records import decode
from simony.core.rng import Rng
from simony.games.tolerance.ai import heuristics, likelihood, win_probabilities
from simony.games.tolerance.ai.belief import ToleranceBelief
from simony.games.tolerance.rules.actions import ACTION_COUNT, OVER, STARTER
from simony.games.tolerance.rules.fields import FIELDS
from simony.games.tolerance.rules.figures import MONEY, REIGNS, TRICKS, Figures
from simony.games.tolerance.rules.rules import ToleranceState
from simony.games.tolerance.ui import feature_names, notation, scene
from simony.games.tolerance.view import sampling
from simony.games.tolerance.view.view import FEATURES, ToleranceView

if TYPE_CHECKING:
    from simony.core.event import Event
    from simony.core.scene import Scene
    from simony.i18n.text import Text

RULES_VERSION: Final = 1
_MAX_LEGAL: Final = 59
"""The most victims that an execution may have; a lead of twelve Wilds has 48 ways."""
_SLACK: Final = 2
"""How far beyond the last action `legal_into` may write."""


@final
class ToleranceGame(Game):
    def __init__(self, seats: int, options: dict[str, str], figures: FigureDict) -> None:
        if options["hidden_roles"] == "on" and options["roles"] != "random":
            raise BadOption("tolerance-error-hidden", roles=options["roles"])
        self.parsed_figures: Final = Figures(figures, options)
        # A reign: deal, starter, cards, each of which may have a choice of up to four targets;
        # execution, loans. Plus start and roles.
        max_actions = 1 + seats + len(REIGNS) * (2 + TRICKS * seats * 5 + 1 + seats)
        super().__init__(
            "tolerance",
            seats,
            options,
            figures,
            RULES_VERSION,
            max_actions,
            _MAX_LEGAL + _SLACK,
            ACTION_COUNT,
            FEATURES,
        )

    def new(self) -> State:
        state = ToleranceState(self, self.parsed_figures)
        state.fill_rows(self.seats)
        for seat in range(self.seats):
            money: i64 = self.parsed_figures.money
            state.tallies[3 * seat + MONEY] = money
            state.pennants[3 * seat + MONEY] = money // self.parsed_figures.pennant
        return state

    def load(self, data: bytes) -> State:
        state = ToleranceState(self, self.parsed_figures)
        FIELDS.restore_state(state, decode(data), self.seats)
        return state

    def load_view(self, data: bytes | str) -> View:
        return FIELDS.read_view(ToleranceView, decode(data), self)

    def sample(self, view: View, rng: Rng) -> State:
        assert isinstance(view, ToleranceView)
        return sampling.sample(self, self.parsed_figures, view, rng)

    def suggest(self, state: State, seat: i64, rng: Rng) -> i64:  # noqa: ARG002  # these heuristics are deterministic
        assert isinstance(state, ToleranceState)
        return heuristics.suggest(state, seat)

    def likelihood(self, world: State, viewer: i64) -> float:
        assert isinstance(world, ToleranceState)
        return likelihood.likelihood(world, viewer)

    def belief(self, view: View, rng: Rng) -> Belief | None:
        """With hidden roles there is none, because the values of other players' cards are
        unknown.
        """
        assert isinstance(view, ToleranceView)
        if self.parsed_figures.hidden_roles or not STARTER <= view.phase < OVER:
            return None
        return ToleranceBelief(view, sampling.sample(self, self.parsed_figures, view, rng), rng)

    def search_budgets(self) -> list[int]:
        return [16, 100, 1200]

    def bot_version(self) -> int:
        return 2

    def win_probabilities(self, state: State) -> list[float]:
        assert isinstance(state, ToleranceState)
        return win_probabilities.win_probabilities(state)

    def feature_names(self) -> list[str]:
        return feature_names.feature_names()

    def scene(self, view: View) -> Scene:
        assert isinstance(view, ToleranceView)
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
        return notation.outcome_text(outcome, self.parsed_figures.roles)

    def parse_outcome(self, text: str) -> list[int]:
        return notation.parse_outcome(text, self.parsed_figures.roles)
