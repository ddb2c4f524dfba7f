"""Faults of the template in copies, records and replays, in the rules, and in texts."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from conformance.planted_faults import Patch, caught_by
from simony.core.contract import Game, State, View
from simony.core.errors import IllegalAction
from simony.core.event import Event
from simony.core.rng import Rng
from simony.core.scene import Scene
from simony.i18n.text import Text
from simony.template.game import CandleGame
from simony.template.rules.fields import NONE
from simony.template.rules.figures import Figures
from simony.template.rules.state import CandleState
from simony.template.view.view import CandleView

Kept = dict[int, int]

# --- copies, records, replays ---------------------------------------------------------------------


@caught_by("copies-independent", "changed while its original was played on: flames was")
def a_shallow_copy(patch: Patch) -> None:
    honest = CandleState.copy

    def copy(self: CandleState) -> CandleState:
        twin = honest(self)
        twin.flames = self.flames
        return twin

    patch(CandleState, "copy", copy)


@caught_by("copies-complete", "copy() forgets or spoils a field: prize was")
def a_copy_that_forgets_a_field(patch: Patch) -> None:
    honest = CandleState.copy

    def copy(self: CandleState) -> CandleState:
        twin = honest(self)
        twin.prize = self.figures.prize
        return twin

    patch(CandleState, "copy", copy)


@caught_by("copies-complete", "fields of the state that record() leaves out")
def a_field_nobody_saves(patch: Patch) -> None:
    honest = CandleState.apply_chance

    def settle(self: CandleState, outcome: list[int], out: list[Event] | None = None) -> None:
        honest(self, outcome, out)
        vars(self)["rounds"] = 0

    patch(CandleState, "apply_chance", settle)


def keep_what_is_burnt(
    patch: Patch, keep: Callable[[Kept, int, int], int], copied: Callable[[Kept], Kept]
) -> None:
    """States keep for each viewer which cards it saw burnt, and say that this is a cache."""
    init, view, copy = CandleState.__init__, CandleState.view, CandleState.copy

    def new_init(
        self: CandleState, home: Game, figures: Figures, source: CandleState | None = None
    ) -> None:
        init(self, home, figures, source)
        vars(self)["kept"] = {}

    def new_view(self: CandleState, seat: int) -> CandleView:
        shown = view(self, seat)
        shown.burnt = keep(vars(self)["kept"], seat, shown.burnt)
        return shown

    def new_copy(self: CandleState) -> CandleState:
        twin = copy(self)
        vars(twin)["kept"] = copied(vars(self)["kept"])
        return twin

    patch(CandleState, "__init__", new_init)
    patch(CandleState, "view", new_view)
    patch(CandleState, "copy", new_copy)
    patch(CandleState, "cache_fields", lambda _self: ("kept",))


@caught_by(
    "copies-complete", "the cache of the state, ('kept',), differs from a fresh computation for"
)
def a_cache_that_grows_stale(patch: Patch) -> None:
    keep_what_is_burnt(patch, dict.setdefault, dict)


@caught_by("copies-independent", "they share something mutable")
def a_cache_that_copies_share_and_change(patch: Patch) -> None:
    def keep(kept: Kept, seat: int, burnt: int) -> int:
        kept[seat] = kept.get(seat, 0) | burnt
        return kept[seat]

    keep_what_is_burnt(patch, keep, lambda kept: kept)


@caught_by(
    "copies-complete", "cache_fields() must name fields of the state that are not in record()"
)
def a_cache_that_is_saved_too(patch: Patch) -> None:
    patch(CandleState, "cache_fields", lambda _self: ("burnt",))


@caught_by("queries", "places() changed the state")
def a_question_that_changes_the_state(patch: Patch) -> None:
    def places(self: CandleState) -> list[int]:
        self.flames.sort()
        return [1 + sum(other > flames for other in self.flames) for flames in self.flames]

    patch(CandleState, "places", places)


@caught_by("determinism", "stored outside the state")
def a_game_that_counts_all_games(patch: Patch) -> None:
    honest, deals = CandleState.apply_chance, itertools.count()

    def settle(self: CandleState, outcome: list[int], out: list[Event] | None = None) -> None:
        honest(self, outcome, out)
        self.prize += next(deals)

    patch(CandleState, "apply_chance", settle)


@caught_by("replay", "depends on whether events are asked for")
def events_that_change_the_game(patch: Patch) -> None:
    honest = CandleState.apply_chance

    def settle(self: CandleState, outcome: list[int], out: list[Event] | None = None) -> None:
        honest(self, outcome, out)
        self.prize += out is not None

    patch(CandleState, "apply_chance", settle)


@caught_by("records", "must raise BadRecord for nothing, not JSONDecodeError")
def a_load_that_trusts_what_it_reads(patch: Patch) -> None:
    def load(self: CandleGame, data: bytes) -> State:
        record = json.loads(data)
        state = CandleState(self, self.parsed_figures)
        vars(state).update(record)
        return state

    patch(CandleGame, "load", load)


# --- rules ----------------------------------------------------------------------------------------


@caught_by("conservation", "are lost")
def a_lost_card(patch: Patch) -> None:
    honest = CandleState._next_round

    def next_round(self: CandleState) -> None:
        honest(self)
        self.burnt &= self.burnt - 1

    patch(CandleState, "_next_round", next_round)


@caught_by("conservation", "are in two places")
def a_doubled_card(patch: Patch) -> None:
    honest = CandleState.apply_chance

    def settle(self: CandleState, outcome: list[int], out: list[Event] | None = None) -> None:
        honest(self, outcome, out)
        self.box |= outcome[0] & -outcome[0]

    patch(CandleState, "apply_chance", settle)


@caught_by("arrival-order", "the same sealed choices give another state")
def a_bonus_for_sealing_first(patch: Patch) -> None:
    honest = CandleState.apply

    def apply(self: CandleState, seat: int, action: int, out: list[Event] | None = None) -> None:
        if action >= self.figures.cards and all(bet == NONE for bet in self.bets):
            self.flames[seat] += 1
        honest(self, seat, action, out)

    patch(CandleState, "apply", apply)


@caught_by("arrival-order", "must not depend on who is first")
def a_window_closed_by_the_first(patch: Patch) -> None:
    honest = CandleState.pending

    def pending(self: CandleState) -> int:
        asked = honest(self)
        chosen = sum(1 << seat for seat, card in enumerate(self.chosen) if card != NONE)
        return asked & chosen or asked

    patch(CandleState, "pending", pending)


@caught_by("length", "the game continues after max_actions")
def a_game_without_end(patch: Patch) -> None:
    def next_round(self: CandleState) -> None:
        self.chosen = [NONE] * len(self.hands)
        self.bets = [NONE] * len(self.hands)

    patch(CandleState, "_next_round", next_round)


@caught_by("illegal", "was allowed action 0 (red 1)")
def an_illegal_action_accepted(patch: Patch) -> None:
    honest = CandleState.why_illegal

    def objection(self: CandleState, seat: int, action: int) -> IllegalAction | None:
        return None if action == 0 and seat in self.pending_seats() else honest(self, seat, action)

    patch(CandleState, "why_illegal", objection)


@caught_by("illegal", "has no translation")
def a_reason_without_words(patch: Patch) -> None:
    patch(
        CandleState,
        "explain_illegal",
        lambda _self, _seat, _action: IllegalAction("candle-error-forgotten"),
    )


@caught_by("pending", "is not pending but has choices")
def a_choice_for_who_is_not_asked(patch: Patch) -> None:
    def legal_into(self: CandleState, seat: int, out: vec[i64]) -> int:
        if self.chosen[seat] == NONE:
            return honest(self, seat, out)
        out[0] = self.figures.hold_action
        return 1

    honest = CandleState.legal_into
    patch(CandleState, "legal_into", legal_into)


@caught_by("places", "the best place is 1")
def a_tie_that_takes_the_worse_place(patch: Patch) -> None:
    patch(
        CandleState,
        "places",
        lambda self: [sum(other >= flames for other in self.flames) for flames in self.flames],
    )


@caught_by("chance", "is_possible_outcome() must accept any numbers")
def fits_that_breaks(patch: Patch) -> None:
    honest = CandleState.is_possible_outcome
    patch(
        CandleState,
        "is_possible_outcome",
        lambda self, outcome: outcome[0] >= 0 and honest(self, outcome),
    )


@caught_by("chance", "but then pieces are lost or in two places")
def fits_that_lets_a_card_pass_twice(patch: Patch) -> None:
    def fits(self: CandleState, outcome: list[int]) -> bool:
        right = len(outcome) == len(self.hands) and self.dealt == 0
        return right and all(
            0 <= hand <= self.box and hand.bit_count() == self.figures.hand for hand in outcome
        )

    patch(CandleState, "is_possible_outcome", fits)


@caught_by("chance-outcomes", "which chance_outcomes() does not list")
def a_list_that_leaves_out_half_the_deals(patch: Patch) -> None:
    honest = CandleState.chance_outcomes
    patch(
        CandleState,
        "chance_outcomes",
        lambda self: [each for each in honest(self) or [] if each[0][0] & 1] or None,
    )


@caught_by("chance-outcomes", "does not follow the weights")
def a_loaded_deal(patch: Patch) -> None:
    """With one card each of four there are twelve deals; the lowest card comes too seldom."""
    honest = CandleState.draw

    def draw(self: CandleState, rng: Rng) -> list[int]:
        outcome = honest(self, rng)
        return honest(self, rng) if outcome[0] == 1 else outcome

    patch(CandleState, "draw", draw)


# --- words ----------------------------------------------------------------------------------------


@caught_by("notation", "have the same notation")
def two_actions_with_one_notation(patch: Patch) -> None:
    honest = CandleGame.notation
    patch(
        CandleGame,
        "notation",
        lambda self, action: honest(self, action).removeprefix("red ").removeprefix("white "),
    )


@caught_by("notation", "is the notation of action")
def a_parse_that_takes_case_to_heart(patch: Patch) -> None:
    honest = CandleGame.parse
    patch(CandleGame, "parse", lambda self, text: 0 if text.isupper() else honest(self, text))


@caught_by("fuzz", "must raise BadNotation, not KeyError")
def a_parse_with_a_key_error(patch: Patch) -> None:
    def parse(self: CandleGame, text: str) -> int:
        return {self.notation(action): action for action in range(self.action_count)}[
            " ".join(text.lower().split())
        ]

    patch(CandleGame, "parse", parse)


@caught_by("scenes", "are legal")
def a_scene_without_choices(patch: Patch) -> None:
    honest = CandleGame.scene

    def scene(self: CandleGame, view: View) -> Scene:
        return replace(honest(self, view), choices=())

    patch(CandleGame, "scene", scene)


@caught_by("scenes", "is blocked, but it is legal")
def a_scene_that_blocks_what_is_legal(patch: Patch) -> None:
    honest = CandleGame.scene

    def scene(self: CandleGame, view: View) -> Scene:
        plain = honest(self, view)
        return replace(plain, blocked=plain.choices)

    patch(CandleGame, "scene", scene)


@caught_by("chronicle", "has no translation for")
def an_event_that_cannot_be_told(patch: Patch) -> None:
    patch(CandleGame, "describe", lambda _self, event: Text(f"candle-tale-{event.kind}"))


@caught_by("chronicle", "no argument may be called 'kind'")
def an_event_that_gives_itself_another_kind(patch: Patch) -> None:
    honest = CandleState.apply_chance

    def settle(self: CandleState, outcome: list[int], out: list[Event] | None = None) -> None:
        honest(self, outcome, out)
        if out is not None:
            out.append(Event(out[0].kind, out[0].audience, {**out[0].args, "kind": 1}))

    patch(CandleState, "apply_chance", settle)


@caught_by("rules", "a rule has no translation")
def a_rule_without_its_figure(patch: Patch) -> None:
    patch(CandleGame, "rules", lambda _self: [Text("candle-rule-bet")])


@caught_by("about", "which is none of")
def a_figure_of_unknown_status(patch: Patch) -> None:
    honest = CandleGame.new

    def new(self: CandleGame) -> State:
        self.figures["game"]["bet"] = {"value": 1, "status": "guessed"}
        return honest(self)

    patch(CandleGame, "new", new)


@caught_by("pending", "of the seats pending the lowest is")
def a_loop_that_asks_somebody_else(patch: Patch) -> None:
    """The quick answer for loops names the highest pending seat, not the lowest."""
    patch(CandleState, "seat_to_act", lambda self: max(self.pending_seats(), default=-1))


@caught_by("pending", "of the choices")
def a_random_choice_that_is_always_the_first(patch: Patch) -> None:
    """The quick answer for loops draws, but takes no notice."""

    def random_action(self: CandleState, seat: int, rng: Rng, out: vec[i64]) -> int:
        rng.below(self.legal_into(seat, out))
        return out[0]

    patch(CandleState, "random_action", random_action)


@caught_by("pending", "must draw exactly once, below")
def a_random_choice_that_draws_twice(patch: Patch) -> None:
    """The right action, but whatever comes after it is drawn differently than after listing all
    choices.
    """
    honest = CandleState.random_action

    def random_action(self: CandleState, seat: int, rng: Rng, out: vec[i64]) -> int:
        action = honest(self, seat, rng, out)
        rng.bits32()
        return action

    patch(CandleState, "random_action", random_action)
