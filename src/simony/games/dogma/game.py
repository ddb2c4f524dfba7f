"""Dogma as a `Game`."""

# Compiled with mypyc.

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from simony.core.contract import Game, State, View
from simony.core.figures import FigureDict
from simony.core.records import decode
from simony.core.rng import Rng
from simony.games.dogma.ai import heuristics, likelihood
from simony.games.dogma.rules.actions import ACTION_COUNT
from simony.games.dogma.rules.fields import FIELDS
from simony.games.dogma.rules.figures import Figures
from simony.games.dogma.rules.rules import DogmaState
from simony.games.dogma.rules.state import MAX_LAYERS
from simony.games.dogma.ui import feature_names, notation, scene
from simony.games.dogma.view import sampling, validation
from simony.games.dogma.view.view import FEATURES, DogmaView

if TYPE_CHECKING:
    from simony.core.event import Event
    from simony.core.scene import Scene
    from simony.i18n.text import Text

RULES_VERSION: Final = 1
_MAX_LEGAL: Final = 21
"""Names and Dogmas together: 21, minus two for each virtue on the Altar."""
_PILE_ACTIONS: Final = 3 * MAX_LAYERS + 4
"""A pile has at most 56 cards in 56 layers, each with a join and a done; plus a name, two actions
for a Dogma, and an answer.
"""


@final
class DogmaGame(Game):
    def __init__(self, seats: int, options: dict[str, str], figures: FigureDict) -> None:
        self.parsed_figures: Final = Figures(figures, options["next_confessor"])
        max_actions = 1 + int(self.parsed_figures.confessions) * _PILE_ACTIONS
        super().__init__(
            "dogma",
            seats,
            options,
            figures,
            RULES_VERSION,
            max_actions,
            _MAX_LEGAL,
            ACTION_COUNT,
            FEATURES,
        )

    def new(self) -> State:
        state = DogmaState(self, self.parsed_figures)
        state.fill_rows(self.seats)
        return state

    def load(self, data: bytes) -> State:
        state = DogmaState(self, self.parsed_figures)
        FIELDS.restore_state(state, decode(data), self.seats)
        validation.check_state(state, self.parsed_figures)
        return state

    def load_view(self, data: bytes | str) -> View:
        view = FIELDS.read_view(DogmaView, decode(data), self)
        validation.check_view(view, self.parsed_figures)
        return view

    def sample(self, view: View, rng: Rng) -> State:
        assert isinstance(view, DogmaView)
        return sampling.sample(self, self.parsed_figures, view, rng)

    def suggest(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, DogmaState)
        return heuristics.suggest(state, seat, rng)

    def likelihood(self, world: State, viewer: i64) -> float:
        assert isinstance(world, DogmaState)
        return likelihood.likelihood(world, viewer)

    def feature_names(self) -> list[str]:
        return feature_names.feature_names()

    def scene(self, view: View) -> Scene:
        assert isinstance(view, DogmaView)
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
        return notation.outcome_text(outcome)

    def parse_outcome(self, text: str) -> list[int]:
        return notation.parse_outcome(text)
