"""Faults of the template in views, events, decisions, suggestions and sampled worlds."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i32, i64

from conformance.planted_faults import Patch, caught_by
from simony.core.contract import Belief, State, View
from simony.core.errors import IllegalAction
from simony.core.event import EVERYONE, Event
from simony.core.features import ONE, FeatureWriter, float_bits
from simony.core.rng import Rng
from simony.core.scene import Scene
from simony.i18n.text import SeatName, Text
from simony.template.game import CandleGame
from simony.template.rules.fields import NONE
from simony.template.rules.figures import number_of
from simony.template.rules.state import SEALED, CandleState
from simony.template.view.view import CandleView


def left_of(state: CandleState, seat: int) -> int:
    return (seat + 1) % len(state.hands)


# --- what is seen ---------------------------------------------------------------------------------


def change_views(patch: Patch, change: Callable[[CandleState, int, CandleView], None]) -> None:
    honest = CandleState.view

    def view(self: CandleState, seat: int) -> CandleView:
        shown = honest(self, seat)
        change(self, seat, shown)
        return shown

    patch(CandleState, "view", view)


@caught_by("sample", "shows it another view: prize is")
def a_card_leaked_in_the_view(patch: Patch) -> None:
    def change(state: CandleState, seat: int, view: CandleView) -> None:
        view.prize += state.hands[left_of(state, seat)]

    change_views(patch, change)


@caught_by("sample", "shows it another view: prize is")
def a_leaked_parity_bit(patch: Patch) -> None:
    def change(state: CandleState, seat: int, view: CandleView) -> None:
        view.prize += 100 * (
            sum(
                number_of(card)
                for card in range(24)
                if state.hands[left_of(state, seat)] >> card & 1
            )
            % 2
        )

    change_views(patch, change)


@caught_by("secrecy", "learns different things (a leak, or too coarse): shown is")
def a_sealed_card_in_the_view(patch: Patch) -> None:
    def change(state: CandleState, _seat: int, view: CandleView) -> None:
        view.shown = [
            card if bet != NONE else NONE
            for card, bet in zip(state.chosen, state.bets, strict=True)
        ]

    change_views(patch, change)


@caught_by("secrecy", "learns different things (a leak, or too coarse): events are")
def an_event_with_its_secret(patch: Patch) -> None:
    honest = CandleState.apply

    def apply(self: CandleState, seat: int, action: int, out: list[Event] | None = None) -> None:
        card = self.chosen[seat]
        honest(self, seat, action, out)
        if out is not None and action >= self.figures.cards:
            out.append(Event("chosen", EVERYONE, {"seat": seat, "card": card}))

    patch(CandleState, "apply", apply)


@caught_by("secrecy", "gets the same observed key 0, but learns different things")
def a_reveal_observed_too_coarsely(patch: Patch) -> None:
    def observed(self: CandleState, viewer: int, seat: int, action: int) -> int:
        if viewer == seat:
            return action
        return -1 if action < self.figures.cards else SEALED

    patch(CandleState, "observed", observed)


@caught_by("secrecy", "sees no change and no event, so observed must be UNSEEN")
def an_unseen_choice_observed_too_finely(patch: Patch) -> None:
    honest = CandleState.observed

    def observed(self: CandleState, viewer: int, seat: int, action: int) -> int:
        return action if action < self.figures.cards else honest(self, viewer, seat, action)

    patch(CandleState, "observed", observed)


@caught_by("secrecy", "(too fine)")
def a_sealed_bet_observed_too_finely(patch: Patch) -> None:
    honest = CandleState.observed

    def observed(self: CandleState, viewer: int, seat: int, action: int) -> int:
        return action if action == self.figures.bet_action else honest(self, viewer, seat, action)

    patch(CandleState, "observed", observed)


@caught_by("secrecy", "but other seats are pending after them")
def a_pause_for_who_holds_the_highest_card(patch: Patch) -> None:
    """The seat with the highest card of all is asked last; the view says nothing of it."""
    honest = CandleState.pending

    def pending(self: CandleState) -> int:
        asked = honest(self)
        late = 1 << max(range(len(self.hands)), key=lambda seat: self.hands[seat])
        return asked & ~late or asked

    def view_asked(state: CandleState, seat: int, view: CandleView) -> None:
        view.legal = view.legal or (state.legal(seat) if seat >= 0 else [])

    patch(CandleState, "pending", pending)
    change_views(patch, view_asked)


@caught_by("sample", "shows it another view: legal is")
def legal_by_what_others_hold(patch: Patch) -> None:
    """A card is not legal while its twin is in the left neighbour's hand, unless there is no
    other.
    """
    honest = CandleState.legal_into

    def legal_into(self: CandleState, seat: int, out: vec[i64]) -> int:
        found = honest(self, seat, out)
        actions = [out[place] for place in range(found)]
        fine = [
            action for action in actions if not self.hands[left_of(self, seat)] >> (action ^ 1) & 1
        ] or actions
        for place, action in enumerate(fine):
            out[place] = action
        return len(fine)

    patch(CandleState, "legal_into", legal_into)


@caught_by("suggestions", "it uses hidden information")
def a_suggestion_that_peeks(patch: Patch) -> None:
    honest = CandleGame.suggest

    def suggest(self: CandleGame, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, CandleState)
        if state.chosen[seat] != NONE and max(state.hands) > 1 << state.chosen[seat]:
            return self.parsed_figures.hold_action
        return honest(self, state, seat, rng)

    patch(CandleGame, "suggest", suggest)


@caught_by("reasons", "the reasons differ")
def a_reason_that_leaks(patch: Patch) -> None:
    def reason(self: CandleState, _seat: int, action: int) -> IllegalAction:
        holders: list[int] = [other for other, hand in enumerate(self.hands) if hand >> action & 1]
        return IllegalAction("candle-prompt-wait", seats=[SeatName(other) for other in holders])

    patch(CandleState, "explain_illegal", reason)


@caught_by("scenes", "it uses something that is not in the record")
def a_scene_with_a_secret(patch: Patch) -> None:
    honest = CandleGame.scene

    def whisper(state: CandleState, seat: int, view: CandleView) -> None:
        vars(view)["secret"] = state.hands[left_of(state, seat)]

    def scene(self: CandleGame, view: View) -> Scene:
        plain = honest(self, view)
        secret: int = vars(view).get("secret", 0)
        return replace(plain, facts=(Text("candle-fact-prize", flames=secret),))

    change_views(patch, whisper)
    patch(CandleGame, "scene", scene)


def change_last_feature(patch: Patch, number: Callable[[CandleView], float]) -> None:
    honest = CandleView.features_into

    def features_into(self: CandleView, writer: FeatureWriter) -> None:
        honest(self, writer)
        writer.buffer[writer.position - 1] = i32(float_bits(number(self)))

    patch(CandleView, "features_into", features_into)


@caught_by("features", "they use something that is not in the record")
def features_that_know_more(patch: Patch) -> None:
    def whisper(state: CandleState, seat: int, view: CandleView) -> None:
        vars(view)["secret"] = state.hands[left_of(state, seat)] & 1

    change_views(patch, whisper)
    change_last_feature(patch, lambda view: float(vars(view).get("secret", 0)))


@caught_by("features", "must be from 0 to 1")
def features_out_of_bounds(patch: Patch) -> None:
    change_last_feature(patch, lambda view: float(view.flames[0]))


@caught_by("features", "must be left to it")
def features_written_past_the_writer(patch: Patch) -> None:
    honest = CandleView.features_into

    def features_into(self: CandleView, writer: FeatureWriter) -> None:
        honest(self, writer)
        if self.flames[0] > self.flames[1]:
            writer.buffer[writer.first] = ONE

    patch(CandleView, "features_into", features_into)


@caught_by("features", "differs from the features of its view")
def features_of_a_state_that_know_more(patch: Patch) -> None:
    def features_into(self: CandleState, seat: int, writer: FeatureWriter) -> None:
        view = self.view(seat)
        view.features_into(writer)
        writer.position -= 1
        writer.flag(bool(self.hands[left_of(self, seat)] & 1))

    patch(CandleState, "features_into", features_into)


@caught_by("features", "3 names")
def features_without_names(patch: Patch) -> None:
    patch(CandleGame, "feature_names", lambda _self: ["one", "two", "three"])


@caught_by("features", "of them different")
def features_with_the_same_name(patch: Patch) -> None:
    honest = CandleGame.feature_names
    patch(CandleGame, "feature_names", lambda self: [honest(self)[0]] * self.feature_count)


@caught_by("legal-in-view", "but")
def a_view_without_choices(patch: Patch) -> None:
    def change(_state: CandleState, _seat: int, view: CandleView) -> None:
        view.legal = []

    change_views(patch, change)


# --- worlds ---------------------------------------------------------------------------------------


def change_samples(patch: Patch, change: Callable[[CandleState, CandleView], None]) -> None:
    honest = CandleGame.sample

    def sample(self: CandleGame, view: View, rng: Rng) -> State:
        world = honest(self, view, rng)
        assert isinstance(world, CandleState)
        assert isinstance(view, CandleView)
        change(world, view)
        return world

    patch(CandleGame, "sample", sample)


@caught_by("sample", "pieces are lost or in two places")
def a_sample_with_a_burnt_card(patch: Patch) -> None:
    def change(world: CandleState, view: CandleView) -> None:
        other = (view.viewer + 1) % len(world.hands)
        lowest = world.hands[other] & -world.hands[other]
        if world.burnt and lowest:
            world.hands[other] ^= lowest
            world.hands[other] |= world.burnt & -world.burnt

    change_samples(patch, change)


class Burning(Belief):
    """Gives worlds in which a card of another seat has been burnt."""

    def __init__(self, game: CandleGame, view: View) -> None:
        super().__init__()
        self._game, self._view = game, view

    def sample_world(self, rng: Rng) -> State:
        world = self._game.sample(self._view, rng)
        assert isinstance(world, CandleState)
        for seat, hand in enumerate(world.hands):
            if seat != self._view.viewer:
                world.hands[seat] = hand & hand - 1
        return world


@caught_by("beliefs", "pieces are lost or in two places")
def a_guess_with_burnt_cards(patch: Patch) -> None:
    patch(CandleGame, "belief", lambda game, view, _: Burning(game, view))


@caught_by("exact-worlds", "sample leaves out a world that could be true")
def a_sample_that_always_seals_the_lowest_card(patch: Patch) -> None:
    def change(world: CandleState, view: CandleView) -> None:
        for seat, hand in enumerate(world.hands):
            if seat != view.viewer and world.chosen[seat] != NONE:
                world.chosen[seat] = (hand & -hand).bit_length() - 1

    change_samples(patch, change)


@caught_by("exact-worlds", "sample is not uniform")
def a_sample_that_mostly_bets(patch: Patch) -> None:
    moods = itertools.cycle([0, 1, 1])

    def change(world: CandleState, view: CandleView) -> None:
        for seat, bet in enumerate(world.bets):
            if seat != view.viewer and bet == 0:
                world.bets[seat] = next(moods)

    change_samples(patch, change)
