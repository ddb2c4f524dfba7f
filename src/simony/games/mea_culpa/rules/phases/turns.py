"""Turns: legal actions, their effects, and the order of turns."""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import members_into
from simony.core.event import EVERYONE, Event
from simony.games.mea_culpa.rules.actions import (
    BUYING,
    DONATE,
    DONATING,
    DUE_NOTCHES,
    DUE_STONES,
    F_DUE,
    F_FREE,
    F_LAP,
    F_PREPARE,
    F_TURN,
    F_WINDOW,
    FIRST,
    HIDE,
    MEET,
    PASS,
    SECOND,
    SELL,
    SELLING,
    SETTLE,
    TAKE_BACK,
    THIRD,
    VISIT,
    VISITING,
    first_of,
    is_donation,
    seat_of,
    second_of,
    third_of,
)
from simony.games.mea_culpa.rules.figures import (
    EMPEROR,
    GOODS,
    LUST,
    MERCHANT,
    NOTCHES,
    POPE,
    SINNER,
    SUITE_5,
)
from simony.games.mea_culpa.rules.phases.rounds import Rounds
from simony.games.mea_culpa.rules.state import DEEDS, HIDDEN, OWED, STEPS
from simony.games.mea_culpa.rules.variant import TAKEN_BACK


class Turns(Rounds):
    # --- legal actions ----------------------------------------------------------------------------

    def turn_into(self, top: i64, out: vec[i64]) -> i64:
        seat: i64 = seat_of(top)
        kinds: i64 = second_of(top)
        out[0] = PASS
        found: i64 = 1
        another: bool = self._may_act(seat, kinds)
        if another and kinds & BUYING == 0:
            found = self.purchases_into(seat, out, found)
        if another and kinds & SELLING == 0:
            found = self.sales_into(seat, out, found)
        donating: bool = third_of(top) & 1 != 0 or (another and kinds & DONATING == 0)
        if donating:
            found = self.donations_into(seat, out, found)
        if another and kinds & VISITING == 0:
            found = self._visits_into(seat, first_of(top), kinds, out, found)
        if self.figures.meta_culpa:
            found = self._sins_into(seat, donating, out, found)
        return found

    def _visits_into(self, seat: i64, character: i64, kinds: i64, out: vec[i64], found: i64) -> i64:
        if character != POPE or self.figures.pope_without_die:
            found = members_into(self._rooms_for(seat, character, kinds), VISIT, out, found)
        if character == POPE and self.open_rooms() != 0:
            out[found] = MEET
            found += 1
        return found

    def _sins_into(self, seat: i64, donating: bool, out: vec[i64], found: i64) -> i64:
        """Write what the variant adds to a turn."""
        if self.owes():
            out[found] = SETTLE
            found += 1
        if len(self.before) > 0:
            out[found] = TAKE_BACK
            found += 1
        if donating and self.figures.donation_hidden:
            shown: i64 = found
            found = self.donations_into(seat, out, found)
            while shown < found:
                out[shown] += HIDE - DONATE
                shown += 1
        return found

    def _may_act(self, seat: i64, kinds: i64) -> bool:
        """One action, and a second one for a notch; M33: not at six."""
        if kinds == 0:
            return True
        if kinds & (kinds - 1) != 0:
            return False
        return self.posts[seat] + self.figures.second_action <= NOTCHES

    def _rooms_for(self, seat: i64, character: i64, kinds: i64) -> i64:
        """M5: the limit is tested after the notch for a second action.

        The Petty Sinner pays none for rooms.
        """
        if character == SINNER:
            return self.open_rooms()
        post: i64 = self.posts[seat]
        if kinds != 0:
            post += self.figures.second_action
        return self.affordable_rooms(post)

    def has_choice(self, top: i64) -> bool:
        """Whether there is anything to do in a turn but to end it."""
        seat: i64 = seat_of(top)
        kinds: i64 = second_of(top)
        if third_of(top) & 1 != 0 and self.can_donate(seat):
            return True
        if self.figures.meta_culpa and (
            len(self.before) > 0 or self.owes() or self.ledger[HIDDEN] != 0
        ):
            return True  # with a gift hidden, so as not to show that nothing is left
        if not self._may_act(seat, kinds):
            return False
        if kinds & DONATING == 0 and self.can_donate(seat):
            return True
        if kinds & SELLING == 0 and self.has_goods(seat):
            return True
        if kinds & VISITING == 0:
            character: i64 = first_of(top)
            if character == POPE:
                if self.open_rooms() != 0:
                    return True
            elif self._rooms_for(seat, character, kinds) != 0:
                return True
        return kinds & BUYING == 0 and self._can_buy(seat)

    def _can_buy(self, seat: i64) -> bool:
        taler: i64 = self.taler[seat]
        good: i64 = 0
        while good < GOODS:
            if self.market[good] > 0 and self.figures.buy[good] <= taler:
                return True
            good += 1
        return self.figures.buy[4] <= taler and self.letters_on_offer() != 0

    # --- effects of actions -----------------------------------------------------------------------

    def act(self, seat: i64, action: i64, out: list[Event] | None) -> None:
        """Apply an action of a turn.

        `more` is whether this donation is the second of the Emperor's one action.
        """
        if action == PASS:
            if out is not None:
                out.append(Event("passes", EVERYONE, {"seat": seat}))
            self.end_turn()
            return
        if action >= SETTLE and action < HIDE:
            self._make_good(seat, action, out)
            return
        top: i64 = self.top()
        more: bool = third_of(top) & 1 != 0 and is_donation(action)
        second: bool = second_of(top) != 0 and not more
        if self.figures.meta_culpa:
            self._remember(top, action)
        if second and not self.figures.late_notch:
            self.turn_post(seat, self.figures.second_action, out)  # M5, M34
        if third_of(top) & 1 != 0:
            top -= THIRD
        self._act_on(seat, action, top, more, out)
        if self.ledger[HIDDEN] != 0:
            self.limit_hidden_gifts(seat)
        if second and self.figures.late_notch and self.figures.second_action > 0:
            self.push(F_DUE, seat, DUE_NOTCHES, self.figures.second_action, 0)

    def _act_on(
        self, seat: i64, action: i64, top: i64, more: bool, out: list[Event] | None
    ) -> None:
        """Apply the action itself; first its kind is recorded in the frame of the turn, `top`."""
        if is_donation(action):
            if not more:
                top += DONATING * SECOND
                if first_of(top) == EMPEROR:
                    top += THIRD
            self.stack[self.depth - 1] = top
            if action >= HIDE:
                self.hide_gift(seat, action, out)
            else:
                self.donate(seat, action - DONATE, out)
        elif action < SELL:
            self.stack[self.depth - 1] = top + BUYING * SECOND
            self.buy(seat, action, out)
        elif action < DONATE:
            self.stack[self.depth - 1] = top + SELLING * SECOND
            self.sell(seat, action - SELL, out)
        else:
            self.stack[self.depth - 1] = top + VISITING * SECOND
            self._go_to_the_house(seat, first_of(top), action, out)

    def _remember(self, top: i64, action: i64) -> None:
        """M52: one action may be taken back per turn, but not a donation, and nothing while a gift
        is hidden.
        """
        self.forget()
        if (
            self.figures.take_back
            and top & TAKEN_BACK == 0
            and self.ledger[HIDDEN] == 0
            and action != MEET
            and not is_donation(action)
        ):
            self.remember()

    def _make_good(self, seat: i64, action: i64, out: list[Event] | None) -> None:
        if action == TAKE_BACK:
            self.restore(seat, out)
        else:
            self.forget()
            self.settle_debts(seat, out)

    def _go_to_the_house(
        self, seat: i64, character: i64, action: i64, out: list[Event] | None
    ) -> None:
        if action == MEET:
            self.meet(seat, out)
            return
        room: i64 = action - VISIT
        notches: i64 = self.room_notches(room)
        if character == POPE:
            self._go_without_the_die(seat, room, notches)
            self.visit(seat, room, 0, 0, out)
        elif character == SINNER:
            self.visit(seat, room, 0, self.figures.suite, out)
        else:
            self.visit(seat, room, notches, self.figures.suite, out)

    def _go_without_the_die(self, seat: i64, room: i64, notches: i64) -> None:
        """M64: as if nobody had guessed the room; a caller makes the Pope pay as if
        somebody had.
        """
        self.note(seat)
        self.ledger[STEPS] += self.figures.caught_pope
        self.ledger[DEEDS] += 1
        self.ledger[OWED + DUE_NOTCHES] += notches
        self.posts[seat] += notches  # M50: reserved
        if room >= SUITE_5:
            self.ledger[OWED + DUE_STONES + LUST] += self.figures.suite

    # --- the order of turns -----------------------------------------------------------------------

    def end_turn(self) -> None:
        """The Merchant takes a stone; M39: if nobody is the Merchant, the player nearest Hell does
        at the end of their turn.
        """
        top: i64 = self.top()
        seat: i64 = seat_of(top)
        self.pop()
        if self.figures.meta_culpa:
            self.forget()
            self.push(F_WINDOW, seat, first_of(top), 0, 0)
        may_forget: i64 = 0
        if self.figures.merchant_forgets:
            may_forget = 1
        if first_of(top) == MERCHANT or (
            self.holders[MERCHANT] < 0 and self.nearest_hell(self.everybody()) == seat
        ):
            self.push(F_FREE, seat, may_forget, 0, 0)

    def next_turn(self, packed: i64, out: list[Event] | None) -> None:
        """`F_LAP`.

        M1: the empty market is tested when a turn is over, after the Merchant's stone is taken.
        """
        if self.market_size() == 0:
            self.compare_posts(out)
            self.replace_top(F_PREPARE, 0, 0, 0, 0)
            return
        character: i64 = first_of(packed)
        if character == 0:
            self.lap_stones = self.market_size()
        if character == 4:
            self.replace_top(F_LAP, 0, 0, 0, 0)
            if self.lap_stones == self.market_size():  # M39, M51: so a round always ends
                self.push(F_FREE, self.nearest_hell(self.everybody()), 0, 0, 0)
            return
        self.stack[self.depth - 1] = packed + FIRST
        if self.holders[character] >= 0:
            self.push(F_TURN, self.holders[character], character, 0, 0)
