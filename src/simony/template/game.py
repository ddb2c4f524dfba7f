"""Candle as a `Game`: initial state, sampled worlds, suggestions and notation."""

from __future__ import annotations

from typing import Final

from simony.core.bits import mask_of, members
from simony.core.contract import Game, State, View
from simony.core.errors import BadNotation
from simony.core.event import Event
from simony.core.features import FeatureNames
from simony.core.figures import FigureDict
from simony.core.records import decode
from simony.core.rng import Rng
from simony.core.scene import Scene
from simony.i18n.text import Text
from simony.template.rules.fields import FIELDS, NONE
from simony.template.rules.figures import COPIES, Figures, number_of
from simony.template.rules.state import CandleState
from simony.template.ui import scene
from simony.template.view.view import CandleView

RULES_VERSION: Final = 1
"""Raise it whenever an old log would play out differently."""
COLOURS: Final = ["red", "white"]
"""The colours of the cards of one number."""


class CandleGame(Game):
    def __init__(self, seats: int, options: dict[str, str], figures: FigureDict) -> None:
        self.parsed_figures: Final = Figures(figures, seats)
        max_actions = 1 + 2 * seats * self.parsed_figures.hand
        max_legal = max(self.parsed_figures.hand, 2)
        features = 3 * self.parsed_figures.cards + 1 + 2 * seats
        super().__init__(
            "candle",
            seats,
            options,
            figures,
            RULES_VERSION,
            max_actions,
            max_legal,
            self.parsed_figures.cards + 2,
            features,
        )

    def new(self) -> State:
        state = CandleState(self, self.parsed_figures)
        state.fill_rows(self.seats)
        state.box = (1 << self.parsed_figures.cards) - 1
        state.prize = self.parsed_figures.prize
        return state

    def load(self, data: bytes) -> State:
        state = CandleState(self, self.parsed_figures)
        FIELDS.restore_state(state, decode(data), self.seats)
        return state

    def load_view(self, data: bytes | str) -> View:
        return FIELDS.read_view(CandleView, decode(data), self)

    def sample(self, view: View, rng: Rng) -> State:
        """Deal the cards that the viewer has not seen. A seat that has sealed may have sealed any
        of its cards, with or without a bet.
        """
        assert isinstance(view, CandleView)
        world = CandleState(self, self.parsed_figures)
        world.fill_rows(self.seats)
        world.take_public(view)
        unseen = [
            card
            for card in range(self.parsed_figures.cards)
            if not (view.hand | view.burnt) >> card & 1
        ]
        for seat in range(self.seats):
            if seat == view.viewer:
                world.hands[seat], world.chosen[seat], world.bets[seat] = (
                    view.hand,
                    view.chosen,
                    view.bet,
                )
                continue
            hand = [unseen.pop(rng.below(len(unseen))) for _ in range(view.left)]
            world.hands[seat] = mask_of(hand)
            if view.sealed >> seat & 1:
                world.chosen[seat] = hand[rng.below(len(hand))]
                world.bets[seat] = rng.below(2)
        world.box = mask_of(unseen)
        return world

    def suggest(self, state: State, seat: int, rng: Rng) -> int:
        """Bet on a card with a number in the upper half; otherwise choose at random."""
        assert isinstance(state, CandleState)
        chosen = state.chosen[seat]
        if chosen != NONE:
            return (
                self.parsed_figures.bet_action
                if 2 * chosen >= self.parsed_figures.cards
                else self.parsed_figures.hold_action
            )
        cards = members(state.hands[seat])
        return cards[rng.below(len(cards))]

    def feature_names(self) -> list[str]:
        """Return the names in the order of `CandleView.features_into`."""
        names = FeatureNames()
        for what in ("own hand", "chosen", "burnt"):
            names.add_block(
                what, [self.notation(card) for card in range(self.parsed_figures.cards)]
            )
        names.add("own bet")
        for seat in range(self.seats):
            names.add_block(f"seat {seat}", ["sealed", "flames: 0.5 and one hundredth each"])
        return names.names

    def scene(self, view: View) -> Scene:
        assert isinstance(view, CandleView)
        return scene.scene(self, view)

    def describe(self, event: Event) -> Text:
        return scene.describe(event)

    def rules(self) -> list[Text]:
        return scene.rules(self.parsed_figures, self.options)

    def notation(self, action: int) -> str:
        if action == self.parsed_figures.hold_action:
            return "hold"
        if action == self.parsed_figures.bet_action:
            return "bet"
        return f"{COLOURS[action % COPIES]} {number_of(action)}"

    def parse(self, text: str) -> int:
        wanted = " ".join(text.lower().split())
        for action in range(self.action_count):
            if self.notation(action) == wanted:
                return action
        raise BadNotation(
            "error-notation", came=text[:40], expected="red NUMBER · white NUMBER · hold · bet"
        )

    def outcome_notation(self, outcome: list[int]) -> str:
        return "deal " + " / ".join(
            ", ".join(self.notation(card) for card in members(hand)) for hand in outcome
        )

    def parse_outcome(self, text: str) -> list[int]:
        word, _, hands = text.strip().lower().partition(" ")
        if word != "deal":
            raise BadNotation(
                "error-notation", came=text[:40], expected="deal CARD, CARD / CARD, CARD …"
            )
        return [
            mask_of([self.parse(card) for card in hand.split(",")]) for hand in hands.split("/")
        ]
