"""The state of Candle and its rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import count, mask_of, members
from simony.core.contract import LOST, only_place
from simony.core.errors import IllegalAction
from simony.core.event import EVERYONE, UNSEEN, Event, audience_of
from simony.core.rng import Rng
from simony.template.rules.fields import NONE
from simony.template.rules.figures import number_of
from simony.template.rules.generated_fields import StateFields
from simony.template.view.view import CandleView

SEALED: Final = 0
"""What others observe when a seat has decided."""
MAX_LISTED_DEALS: Final = 1000
"""`chance_outcomes` lists the deals if there are no more than this."""


class CandleState(StateFields):
    """The rules. The fields are declared in `fields`."""

    def over(self) -> bool:
        return self.dealt == 1 and not any(self.hands)

    def pending(self) -> int:
        if self.dealt == 0 or self.over():
            return 0
        return mask_of([seat for seat, bet in enumerate(self.bets) if bet == NONE])

    def legal_into(self, seat: int, out: vec[i64]) -> int:
        if not self.pending() >> seat & 1:
            return 0
        open_actions = (
            members(self.hands[seat])
            if self.chosen[seat] == NONE
            else [self.figures.hold_action, self.figures.bet_action]
        )
        for place, action in enumerate(open_actions):
            out[place] = action
        return len(open_actions)

    def explain_illegal(self, seat: int, action: int) -> IllegalAction:
        if self.chosen[seat] != NONE:
            return IllegalAction("candle-error-bet-now")
        if action < self.figures.cards:
            return IllegalAction("candle-error-not-held", number=number_of(action))
        return IllegalAction("candle-error-card-first")

    # --- actions of seats -------------------------------------------------------------------------

    def apply(self, seat: int, action: int, out: list[Event] | None = None) -> None:
        events = [] if out is None else out
        if action < self.figures.cards:
            self.chosen[seat] = action
            events.append(Event("chosen", audience_of(seat), {"seat": seat, "card": action}))
            return
        self.bets[seat] = int(action == self.figures.bet_action)
        events.append(Event("sealed", EVERYONE, {"seat": seat}))
        if self.pending() == 0:
            self._turn_up(events)

    def _turn_up(self, events: list[Event]) -> None:
        events.append(
            Event("shown", EVERYONE, {"cards": list(self.chosen), "bets": list(self.bets)})
        )
        winner = self._winner()
        for seat, bet in enumerate(self.bets):
            self.flames[seat] += bet * (self.figures.bet if seat == winner else -self.figures.bet)
        if winner == NONE:
            events.append(Event("nobody", EVERYONE, {"prize": self.prize}))
            self.prize += self.figures.prize
        else:
            events.append(Event("won", EVERYONE, {"seat": winner, "prize": self.prize}))
            self.flames[winner] += self.prize
            self.prize = self.figures.prize
        self._next_round()

    def _winner(self) -> int:
        """Return the seat with the highest number shown only once (in the wind: the lowest)."""
        numbers = [number_of(card) for card in self.chosen]
        alone = [number for number in numbers if numbers.count(number) == 1]
        best = min if self.bound_game.options["wind"] == "on" else max
        return numbers.index(best(alone)) if alone else NONE

    def _next_round(self) -> None:
        for seat, card in enumerate(self.chosen):
            self.hands[seat] ^= 1 << card
            self.burnt |= 1 << card
        self.shown = self.chosen
        self.chosen = [NONE] * len(self.hands)
        self.bets = [NONE] * len(self.hands)

    # --- chance: one deal, a mask of cards for each seat ------------------------------------------

    def draw(self, rng: Rng) -> list[int]:
        left = members(self.box)
        return [
            mask_of([left.pop(rng.below(len(left))) for _ in range(self.figures.hand)])
            for _ in self.hands
        ]

    def apply_chance(self, outcome: list[int], out: list[Event] | None = None) -> None:
        self.hands = list(outcome)
        self.box ^= sum(outcome)
        self.dealt = 1
        if out is not None:
            out.append(Event("dealt", EVERYONE, {"each": self.figures.hand}))
            out.extend(
                Event("hand", audience_of(seat), {"cards": members(hand)})
                for seat, hand in enumerate(outcome)
            )

    def is_possible_outcome(self, outcome: list[int]) -> bool:
        if self.dealt == 1 or len(outcome) != len(self.hands):
            return False
        left = self.box
        for hand in outcome:
            if hand < 0 or hand & ~left or hand.bit_count() != self.figures.hand:
                return False
            left ^= hand
        return True

    def chance_outcomes(self) -> list[tuple[list[int], int]] | None:
        if self.figures.deals > MAX_LISTED_DEALS:
            return None
        return [(deal, 1) for deal in _deals(members(self.box), self.figures.hand, len(self.hands))]

    # --- observations -----------------------------------------------------------------------------

    def observed(self, viewer: int, seat: int, action: int) -> int:
        if action < self.figures.cards:
            return action if viewer == seat else UNSEEN
        if self.pending() == 1 << seat:  # the last to seal turns all cards up
            bets = [
                int(action == self.figures.bet_action) if other == seat else bet
                for other, bet in enumerate(self.bets)
            ]
            return sum(
                (2 * card + bet) << 6 * other
                for other, (card, bet) in enumerate(zip(self.chosen, bets, strict=True))
            )
        return action if viewer == seat else SEALED

    def observed_chance(self, viewer: int, outcome: list[int]) -> int:
        return outcome[viewer] if viewer >= 0 else 0

    def view(self, seat: int) -> CandleView:
        view = CandleView(seat, self.legal(seat) if seat >= 0 else [])
        self.show_public(view)
        if seat >= 0:
            view.hand, view.chosen, view.bet = self.hands[seat], self.chosen[seat], self.bets[seat]
        view.sealed = mask_of([other for other, bet in enumerate(self.bets) if bet != NONE])
        view.left = count(self.hands[0])
        view.cards = self.figures.cards
        return view

    # --- scores and pieces ------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return list(self.flames)

    def places(self) -> list[int]:
        return [1 + sum(other > flames for other in self.flames) for flames in self.flames]

    def pieces(self) -> list[int]:
        """Return the place of each card: 0 box, 1 burnt, 10 + seat in a hand, 20 + seat sealed."""
        return [self._where(card) for card in range(self.figures.cards)]

    def _where(self, card: int) -> int:
        places = [place for place, mask in enumerate((self.box, self.burnt)) if mask >> card & 1]
        for seat, hand in enumerate(self.hands):
            if hand >> card & 1:
                places.append(
                    20 + seat
                    if self.chosen[seat] == card and self.bets[seat] != NONE
                    else 10 + seat
                )
        return only_place(places, LOST)

    def copy(self) -> CandleState:
        return CandleState(self.bound_game, self.figures, self)


def _deals(cards: list[int], each: int, seats: int) -> Iterator[list[int]]:
    """Yield every way to deal `each` cards to each seat."""
    if seats == 0:
        yield []
        return
    for hand in combinations(cards, each):
        rest = [card for card in cards if card not in hand]
        yield from ([mask_of(list(hand)), *others] for others in _deals(rest, each, seats - 1))
