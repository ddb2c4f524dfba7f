"""The rules of Mea Culpa: what is on top of the stack, and its consequences.

Rulings are named by number, as in docs/rules/mea_culpa.md.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, lowest, members_into
from simony.core.errors import IllegalAction
from simony.core.event import EVERYONE, Event, audience_of
from simony.core.rng import Rng
from simony.games.mea_culpa.rules import chance
from simony.games.mea_culpa.rules.actions import (
    BONUS,
    CALL,
    CHOOSE,
    CREW,
    DIE,
    DONATE,
    EMPTY,
    F_BID,
    F_BONUS,
    F_CHEST,
    F_CREW,
    F_DISCARD,
    F_DUE,
    F_DUEL,
    F_EARLY_VISIT,
    F_EVALUATE,
    F_FREE,
    F_GIVE,
    F_GOOD,
    F_LAP,
    F_LETTERS,
    F_LINE,
    F_MOVE_CREW,
    F_MOVE_STONE,
    F_PICK,
    F_PRELIMINARY,
    F_PREPARE,
    F_ROB,
    F_STONES,
    F_SUITE,
    F_TURN,
    F_VISITED,
    F_WINDOW,
    GIVE,
    GUESS,
    HIDE,
    HOLD,
    LET,
    LET_ALL,
    MOVE_CREW,
    MOVE_STONE,
    PASS,
    PAY,
    PICK,
    ROB,
    ROOM,
    SKIP,
    TAKE,
    VISIT,
    first_of,
    seat_of,
)
from simony.games.mea_culpa.rules.phases.rounds import SEALED, combine_keys
from simony.games.mea_culpa.rules.phases.turns import Turns
from simony.games.mea_culpa.rules.state import CALLS, FORGOTTEN, HIDDEN, LETS
from simony.games.mea_culpa.ui import explanations


@final
class MeaCulpaState(Turns):
    """The state of a game of Mea Culpa: legal actions, their effects, chance and scoring."""

    def copy(self) -> MeaCulpaState:
        return MeaCulpaState(self.bound_game, self.figures, self)

    # --- legal actions ----------------------------------------------------------------------------

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        if seat < 0 or self.waiting & BIT[seat] == 0:
            return 0
        top: i64 = self.top()
        kind: i64 = top & 31
        if kind == F_TURN:
            return self.turn_into(top, out)
        if kind == F_BID:
            return self.bids_into(seat, out)
        if kind <= F_FREE:
            return self._round_into(top, kind, out)
        if kind <= F_STONES:
            return self._visit_into(seat, top, kind, out)
        if kind >= F_DUE:
            return self._variant_into(kind, out)
        return self._card_into(seat, kind, out)

    def _variant_into(self, kind: i64, out: vec[i64]) -> i64:
        if kind == F_DUE:
            out[0] = PAY
            out[1] = SKIP
            return 2
        out[0] = CALL
        out[1] = LET
        out[2] = LET_ALL
        return 3

    def _round_into(self, top: i64, kind: i64, out: vec[i64]) -> i64:
        """Write the legal actions between turns."""
        if kind == F_PICK:
            return members_into(self.characters_on_offer(), PICK, out, 0)
        if kind == F_PRELIMINARY:
            return self.preliminary_into(first_of(top), out)
        if kind == F_FREE:
            return self.free_into(top, out)
        if kind == F_EARLY_VISIT:
            out[0] = PASS
            return members_into(self.open_rooms(), VISIT, out, 1)
        if kind == F_BONUS:
            return members_into(self.bonuses, BONUS, out, 0)
        return self.compartments_into(lowest(first_of(top)), out, 0)

    def _visit_into(self, seat: i64, top: i64, kind: i64, out: vec[i64]) -> i64:
        """Write the legal actions in the House."""
        if kind == F_DUEL:
            if seat == seat_of(top):
                return members_into(self.open_rooms(), DIE, out, 0)
            return members_into(self.open_rooms(), GUESS, out, 0)
        if kind == F_SUITE:
            return members_into(self.open_rooms() & 15, ROOM, out, 0)
        return members_into(self.dens_of(seat), EMPTY, out, 0)

    def _card_into(self, seat: i64, kind: i64, out: vec[i64]) -> i64:
        """Write the legal actions for cards and cathedrals."""
        if kind == F_LETTERS:
            return members_into(self.colours_shown(), CHOOSE, out, 0)
        if kind == F_CREW:
            return members_into(self.open_sites(), CREW, out, 0)
        if kind == F_MOVE_CREW:
            return members_into(self.crew_moves(), MOVE_CREW, out, 0)
        if kind == F_MOVE_STONE:
            return self.stone_moves_into(out)
        if kind == F_GOOD:
            return members_into(self.goods_on_offer(), TAKE, out, 0)
        if kind == F_ROB:
            return members_into(self.others(seat), ROB, out, 0)
        return members_into(self.colours_of(seat), GIVE, out, 0)

    def explain_illegal(self, seat: i64, action: i64) -> IllegalAction:
        return explanations.explain_illegal(self.view(seat), self.figures, action)

    # --- effects of actions -----------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, out: list[Event] | None = None) -> None:
        kind: i64 = self.top() & 31
        if len(self.before) > 0 and seat != seat_of(self.stack[1]):
            self.forget()  # M52: somebody else decides
        if kind == F_BID:
            self.bid(seat, action, out)
        elif kind == F_DUEL:
            self.set_die(seat, action, out)
        elif kind == F_WINDOW:
            self.answer_window(seat, action, out)
        else:
            self.waiting = 0
            if kind == F_TURN:
                self.act(seat, action, out)
            else:
                self._decide(seat, action, kind, out)
        if self.waiting == 0:
            self._advance(out)

    def _decide(self, seat: i64, action: i64, kind: i64, out: list[Event] | None) -> None:
        """Apply every decision of one seat but those of a turn."""
        top: i64 = self.top()
        if kind == F_PICK:
            self.pick(seat, action - PICK, out)
        elif kind == F_PRELIMINARY:
            self.preliminary(seat, action, out)
        elif kind == F_DUE:
            self.answer_due(top, action, out)
        elif kind == F_FREE or kind == F_GOOD:
            self._take(seat, action, out)
        elif kind == F_LETTERS:
            self.choose_letter(seat, action - CHOOSE, out)
        elif kind == F_STONES:
            self.empty_den(seat, action - EMPTY, out)
        elif kind == F_BONUS:
            self.take_bonus(seat, action - BONUS, out)
        elif kind == F_CHEST:
            self.put_bonus(seat, action - DONATE, out)
        else:
            self.pop()
            self._use(seat, action, kind, top, out)

    def _take(self, seat: i64, action: i64, out: list[Event] | None) -> None:
        if action != PASS:
            self.take(seat, action, out)
            return
        self.pop()
        self.note(seat)
        self.ledger[FORGOTTEN] = 1
        if out is not None:
            out.append(Event("forgets", audience_of(seat), {"seat": seat}))

    def _use(self, seat: i64, action: i64, kind: i64, top: i64, out: list[Event] | None) -> None:
        """Apply a single decision that a card, or an early visit, has for a seat."""
        if kind == F_EARLY_VISIT:
            if action != PASS:
                self.visit(
                    seat, action - VISIT, 0, self.figures.suite, out
                )  # M41: as Petty Sinner, and with stones
            elif out is not None:
                out.append(Event("no-visit", EVERYONE, {"seat": seat}))
        elif kind == F_SUITE:
            self.use_room(seat, action - ROOM, out)
        elif kind == F_CREW:
            self.hut -= 1
            self.place_crew(seat, action - CREW, out)
        elif kind == F_MOVE_CREW:
            self.move_crew(seat, action - MOVE_CREW, out)
        elif kind == F_MOVE_STONE:
            self.move_pope_stone(seat, action - MOVE_STONE, out)
        elif kind == F_ROB:
            self.rob(seat, action - ROB, out)
        else:
            self.give_letter(seat, first_of(top), action - GIVE, out)

    def _advance(self, out: list[Event] | None) -> None:
        """Process the top of the stack until a seat must decide, chance acts or the game
        is over.
        """
        while self.waiting == 0 and self.depth > 0:
            top: i64 = self.stack[self.depth - 1]
            kind: i64 = top & 31
            if kind == F_LINE or kind == F_PREPARE:
                return
            if kind <= F_FREE:
                self._advance_round(top, kind, out)
            elif kind <= F_STONES:
                self._advance_visit(top, kind, out)
            elif kind == F_WINDOW:
                self.open_window(top, out)
            else:
                self._advance_card(top, kind, out)

    def _advance_round(self, top: i64, kind: i64, out: list[Event] | None) -> None:
        if kind == F_TURN:
            if self.has_choice(top):
                self.ask(seat_of(top))
            else:
                self.end_turn()
        elif kind == F_LAP:
            self.next_turn(top, out)
        elif kind == F_FREE:
            self.take_free(top, out)
        elif kind == F_PICK:
            self.next_pick(top, out)
        elif kind == F_BONUS:
            self.next_bonus(top, out)
        elif (kind == F_CHEST and first_of(top) == 0) or (
            kind == F_EARLY_VISIT and self.open_rooms() == 0
        ):
            self.pop()
        else:
            self.ask(seat_of(top))

    def _advance_visit(self, top: i64, kind: i64, out: list[Event] | None) -> None:
        if kind == F_STONES:
            self.place_stones(top, out)
        elif kind == F_VISITED:
            self.visited(top, out)
        elif kind == F_DISCARD:
            self.discard_card(top)
        elif kind == F_DUEL:
            self.duel(top, out)
        else:
            self.choose_room(top, out)

    def _advance_card(self, top: i64, kind: i64, out: list[Event] | None) -> None:
        if kind == F_LETTERS:
            self.share_letters(top, out)
        elif kind == F_EVALUATE:
            self.forget()  # M52: compartments have been opened
            if self.evaluate(top, out):
                self._end_game(out)
        elif kind == F_MOVE_CREW:
            self.choose_crew(top, out)
        elif kind == F_GOOD:
            self.take_good(top, out)
        elif kind == F_ROB:
            self.choose_victim(top, out)
        elif kind == F_GIVE:
            self.present_letter(top, out)
        else:
            self.ask(seat_of(top))

    def _end_game(self, out: list[Event] | None) -> None:
        """M28: at once, whatever else is in progress."""
        while self.depth > 0:
            self.pop()
        self.compare_posts(out)
        self.lift_souls(out)
        if out is not None:
            out.append(Event("over", EVERYONE, {"places": self.places()}))

    # --- observations and views -------------------------------------------------------------------

    def observed(self, viewer: i64, seat: i64, action: i64) -> i64:
        key: i64 = self._observed_now(viewer, seat, action)
        if self.ledger[HIDDEN] != 0 or action >= HIDE:
            # Hidden gifts are shown when the window closes, which may be at once if nobody wishes
            # to be asked.
            after = self.copy()
            after.apply(seat, action)
            if after.ledger[HIDDEN] == 0:
                key = (1 + key) * 1024 + self._hidden_key(action, after.finished != self.finished)
        return key

    def _observed_now(self, viewer: i64, seat: i64, action: i64) -> i64:
        kind: i64 = self.top() & 31
        if kind == F_BID:
            return self.observed_bid(viewer, seat, action)
        if kind == F_DUEL:
            return self._observed_die(viewer, seat, action)
        if kind == F_WINDOW:
            return self._observed_answer(viewer, seat, action)
        if action >= HIDE and viewer != seat:
            return HIDE
        if self.finished == 0:
            if DONATE <= action < VISIT and viewer != seat:
                return action & ~1  # the gift, but not the compartment
            if CREW <= action < MOVE_CREW and self.finishes(action - CREW):
                return self._opened_key(action)
            if MOVE_CREW <= action < HOLD:
                code: i64 = action - MOVE_CREW
                if self.finishes(((code >> 1) + 1 + (code & 1)) % 3):
                    return self._opened_key(action)
        return action

    def _observed_answer(self, viewer: i64, seat: i64, action: i64) -> i64:
        """The last answer closes the window, and then all are shown."""
        if self.waiting == BIT[seat]:
            answers: i64 = self.ledger[CALLS] * 16 + self.ledger[LETS]
            if action == CALL:
                answers += 16 * BIT[seat]
            elif action == LET_ALL:
                answers += BIT[seat]
            return 1000 + answers
        if viewer == seat:
            return action
        return SEALED

    def _hidden_key(self, action: i64, opened: bool) -> i64:
        """Return the key of the hidden gifts, including the one being hidden now, and of their
        compartments if these are opened.
        """
        key: i64 = 0
        place: i64 = HIDDEN
        while place < HIDDEN + 3:
            code: i64 = 0
            if place < HIDDEN + 2:
                code = self.ledger[place]
            elif action >= HIDE:
                code = action - HIDE + 1
            if code != 0:
                if not opened:
                    code = 1 + (code - 1) // 2
                key = key * 32 + code
            place += 1
        return key

    def _opened_key(self, action: i64) -> i64:
        """The first evaluation shows every compartment I."""
        key: i64 = action + 1
        at: i64 = 0
        while at < len(self.first):
            key = combine_keys(key, self.first[at])
            at += 1
        return key

    def _observed_die(self, viewer: i64, seat: i64, action: i64) -> i64:
        if self.waiting == BIT[seat]:
            die: i64 = self.die
            guess: i64 = self.guess
            if seat == seat_of(self.top()):
                die = action - DIE
            else:
                guess = action - GUESS
            return 1000 + 8 * die + guess
        if viewer == seat:
            return action
        return SEALED

    # --- chance -----------------------------------------------------------------------------------

    def draw(self, rng: Rng) -> list[int]:
        if self.top() & 31 == F_LINE:
            return chance.draw_line(len(self.souls), rng)
        discard: vec[i64] = self.with_rooms()
        return chance.draw_round(self.bag, self.figures.market, self.deck, discard, rng)

    def apply_chance(self, outcome: list[int], out: list[Event] | None = None) -> None:
        if self.top() & 31 == F_LINE:
            seat: i64 = 0
            while seat < len(self.souls):
                self.line[seat] = outcome[seat]
                seat += 1
            if out is not None:
                out.append(Event("line", EVERYONE, {"places": list(outcome)}))
            self.replace_top(F_BONUS, 0, 0, 0, 0)
            self._advance(out)
            return
        self.prepare(outcome)
        if out is not None:
            told: dict[str, int | list[int]] = {
                "round": self.round,
                "stones": list(self.market),
                "cards": list(self.rooms),
            }
            out.append(Event("prepared", EVERYONE, {**told, "yellow": self.suite_6}))

    def is_possible_outcome(self, outcome: list[int]) -> bool:
        kind: i64 = self.top() & 31
        if kind == F_LINE:
            return chance.is_line(outcome, len(self.souls))
        return kind == F_PREPARE and chance.is_round(
            outcome, self.bag, self.figures.market, self.deck, self.with_rooms()
        )

    def chance_outcomes(self) -> list[tuple[list[int], int]] | None:
        """Return the lines; the setups of a round are too many to list."""
        if self.top() & 31 == F_LINE:
            return chance.lines(len(self.souls))
        return None
