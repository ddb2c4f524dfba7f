"""The rules of Mea Culpa: bonuses, bids, characters, turns, the end. Rulings are named by number, as in docs/rules/mea_culpa.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, lowest, members_into
from simony.core.errors import IllegalAction
from simony.core.event import EVERYONE, UNSEEN, Event, audience_of
from simony.core.rng import Rng
from simony.games.mea_culpa import chance, reasons
from simony.games.mea_culpa.actions import (
    BID,
    BONUS,
    BUYING,
    CALL,
    CHOOSE,
    COINS,
    CREW,
    DIE,
    DONATE,
    DONATING,
    DUE_NOTCHES,
    DUE_STONES,
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
    FIRST,
    GIVE,
    GUESS,
    HIDE,
    HOLD,
    HUNDRED,
    LET,
    LET_ALL,
    MAY_HOLD,
    MEET,
    MOVE_A_STONE,
    MOVE_CREW,
    MOVE_STONE,
    PASS,
    PAY,
    PICK,
    PLACE_A_CREW,
    ROB,
    ROOM,
    SECOND,
    SELL,
    SELLING,
    SETTLE,
    SKIP,
    TAKE,
    TAKE_BACK,
    THIRD,
    VISIT,
    VISITING,
    first_of,
    seat_of,
    second_of,
    third_of,
)
from simony.games.mea_culpa.figures import (
    BLUE,
    BREAD_WINE,
    CARDS,
    EMPEROR,
    FACE,
    GOODS,
    JEWEL,
    JEWEL_BONUS,
    LUST,
    MERCHANT,
    NO_CARD,
    NOTCHES,
    PETTY,
    POPE,
    ROOMS,
    SINNER,
    SUITE_5,
    TALER_BONUS,
    YELLOW,
)
from simony.games.mea_culpa.table import CALLS, DEEDS, FORGOTTEN, HIDDEN, LETS, NOBODY, OWED, STANDING, STEPS, UNSETTLED
from simony.games.mea_culpa.variant import TAKEN_BACK, Variant

SEALED: Final = 0
"""What others learn when a seat has sealed a bid, a die or a guess: that it has."""
_CHARACTERS: Final = 15


def is_donation(action: i64) -> bool:
    return DONATE <= action < VISIT or action >= HIDE


def mixed(key: i64, number: i64) -> i64:
    """One key for many numbers, of 40 bits: two that differ have the same key about once in 10¹² times. 40 bits times 20 fit an i64."""
    key = ((key ^ number) * 1000003) & 0xFFFFFFFFFF
    return key ^ (key >> 17)


@final
class MeaCulpaState(Variant):
    """What happens at the table."""

    def copy(self) -> MeaCulpaState:
        twin = MeaCulpaState(
            self.home,
            self.figures,
            self.souls[:],
            self.line[:],
            self.posts[:],
            self.taler[:],
            self.goods[:],
            self.letters[:],
            self.sins[:],
            self.given[:],
            self.first[:],
            self.notches[:],
            self.coins[:],
            self.order[:],
            self.holders[:],
            self.bag[:],
            self.market[:],
            self.supply[:],
            self.display[:],
            self.deck[:],
            self.discard[:],
            self.rooms[:],
            self.pope_stones[:],
            self.crews[:],
            self.built[:],
            self.stack[:],
            self.ledger[:],
            self.before[:],
        )
        twin.depth = self.depth
        twin.waiting = self.waiting
        twin.round = self.round
        twin.finished = self.finished
        twin.hut = self.hut
        twin.on_card = self.on_card
        twin.suite_5 = self.suite_5
        twin.suite_6 = self.suite_6
        twin.bonuses = self.bonuses
        twin.die = self.die
        twin.guess = self.guess
        twin.lap_stones = self.lap_stones
        twin.bank = self.bank
        return twin

    # --- what a seat may do ---------------------------------------------------------------------------------------------------------------

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        if seat < 0 or self.waiting & BIT[seat] == 0:
            return 0
        top: i64 = self.top()
        kind: i64 = top & 31
        if kind == F_TURN:
            return self._turn_into(top, out)
        if kind == F_BID:
            return self._bids_into(seat, out)
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
        """Between turns."""
        if kind == F_PICK:
            return members_into(self._on_offer(), PICK, out, 0)
        if kind == F_PRELIMINARY:
            return self._preliminary_into(first_of(top), out)
        if kind == F_FREE:
            return self.free_into(top, out)
        if kind == F_EARLY_VISIT:
            out[0] = PASS
            return members_into(self.open_rooms(), VISIT, out, 1)
        if kind == F_BONUS:
            return members_into(self.bonuses, BONUS, out, 0)
        return self.compartments_into(lowest(first_of(top)), out, 0)

    def _visit_into(self, seat: i64, top: i64, kind: i64, out: vec[i64]) -> i64:
        """In the House."""
        if kind == F_DUEL:
            if seat == seat_of(top):
                return members_into(self.open_rooms(), DIE, out, 0)
            return members_into(self.open_rooms(), GUESS, out, 0)
        if kind == F_SUITE:
            return members_into(self.open_rooms() & 15, ROOM, out, 0)
        return members_into(self.dens_of(seat), EMPTY, out, 0)

    def _card_into(self, seat: i64, kind: i64, out: vec[i64]) -> i64:
        """What cards and cathedrals ask."""
        if kind == F_LETTERS:
            return members_into(self.colours_shown(), CHOOSE, out, 0)
        if kind == F_CREW:
            return members_into(self.open_sites(), CREW, out, 0)
        if kind == F_MOVE_CREW:
            return members_into(self.crew_moves(), MOVE_CREW, out, 0)
        if kind == F_MOVE_STONE:
            return self._stone_moves_into(out)
        if kind == F_GOOD:
            return members_into(self.goods_on_offer(), TAKE, out, 0)
        if kind == F_ROB:
            return members_into(self.others(seat), ROB, out, 0)
        return members_into(self.colours_of(seat), GIVE, out, 0)

    def _bids_into(self, seat: i64, out: vec[i64]) -> i64:
        """M44: only coins that are owned. First the notches, then the coins."""
        found: i64 = 0
        if self.notches[seat] == 0:
            while found < NOTCHES:
                out[found] = BID + found
                found += 1
            return found
        left: i64 = self.taler[seat] - self.coins[seat]
        while found <= left and found < 100:
            out[found] = COINS + found
            found += 1
        if left >= 100:
            out[found] = HUNDRED
            found += 1
        return found

    def _on_offer(self) -> i64:
        """The characters nobody has picked."""
        found: i64 = _CHARACTERS
        character: i64 = 0
        while character < 4:
            if self.holders[character] >= 0:
                found ^= BIT[character]
            character += 1
        return found

    def _stone_moves_into(self, out: vec[i64]) -> i64:
        """M13: from a Den to a different one."""
        found: i64 = 0
        code: i64 = 0
        while code < 6:
            if self.pope_stones[code >> 1] > 0:
                out[found] = MOVE_STONE + code
                found += 1
            code += 1
        return found

    def _preliminary_into(self, what: i64, out: vec[i64]) -> i64:
        found: i64 = 0
        if what & MOVE_A_STONE != 0:
            found = self._stone_moves_into(out)
        if what & PLACE_A_CREW != 0:
            found = members_into(self.open_sites(), CREW, out, found)
        if what & MAY_HOLD != 0:
            out[found] = HOLD
            found += 1
        if what == MOVE_A_STONE:
            out[found] = PASS
            found += 1
        return found

    def reason(self, seat: i64, action: i64) -> IllegalAction:
        return reasons.reason(self.view(seat), self.figures, action)

    # --- a turn ---------------------------------------------------------------------------------------------------------------------------

    def _turn_into(self, top: i64, out: vec[i64]) -> i64:
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
        """What the variant adds to a turn."""
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
        """One action, and a second for a notch; M33: not at six."""
        if kinds == 0:
            return True
        if kinds & (kinds - 1) != 0:
            return False
        return self.posts[seat] + self.figures.second_action <= NOTCHES

    def _rooms_for(self, seat: i64, character: i64, kinds: i64) -> i64:
        """M5: the limit is tested after the notch for a second action. The Petty Sinner pays none for rooms."""
        if character == SINNER:
            return self.open_rooms()
        post: i64 = self.posts[seat]
        if kinds != 0:
            post += self.figures.second_action
        return self.affordable_rooms(post)

    def _has_choice(self, top: i64) -> bool:
        """Whether there is anything to do in a turn but to end it."""
        seat: i64 = seat_of(top)
        kinds: i64 = second_of(top)
        if third_of(top) & 1 != 0 and self.can_donate(seat):
            return True
        if self.figures.meta_culpa and (len(self.before) > 0 or self.owes() or self.ledger[HIDDEN] != 0):
            return True  # with a gift hidden, lest it show that nothing is left
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

    def _act(self, seat: i64, action: i64, out: list[Event] | None) -> None:
        """What a player does in a turn. `more` is whether this donation is the second of the Emperor's one action."""
        if action == PASS:
            if out is not None:
                out.append(Event("passes", EVERYONE, {"seat": seat}))
            self._end_turn()
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
            self.tighten(seat)
        if second and self.figures.late_notch and self.figures.second_action > 0:
            self.push(F_DUE, seat, DUE_NOTCHES, self.figures.second_action, 0)

    def _act_on(self, seat: i64, action: i64, top: i64, more: bool, out: list[Event] | None) -> None:
        """The action itself: what it is goes into the frame of the turn, `top`, first."""
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
        """M52: one take-back a turn, and not of a donation, nor of anything while a gift is hidden."""
        self.forget()
        if self.figures.take_back and top & TAKEN_BACK == 0 and self.ledger[HIDDEN] == 0 and action != MEET and not is_donation(action):
            self.remember()

    def _make_good(self, seat: i64, action: i64, out: list[Event] | None) -> None:
        if action == TAKE_BACK:
            self.restore(seat, out)
        else:
            self.forget()
            self.settle_debts(seat, out)

    def _go_to_the_house(self, seat: i64, character: i64, action: i64, out: list[Event] | None) -> None:
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
        """M64: as if nobody had guessed the room; whoever calls has the Pope pay as if somebody had."""
        self.note(seat)
        self.ledger[STEPS] += self.figures.caught_pope
        self.ledger[DEEDS] += 1
        self.ledger[OWED + DUE_NOTCHES] += notches
        self.posts[seat] += notches  # M50: reserved
        if room >= SUITE_5:
            self.ledger[OWED + DUE_STONES + LUST] += self.figures.suite

    def _end_turn(self) -> None:
        """The Merchant takes a stone; M39: where nobody is the Merchant, whoever is nearest Hell at the end of their turn does."""
        top: i64 = self.top()
        seat: i64 = seat_of(top)
        self.pop()
        if self.figures.meta_culpa:
            self.forget()
            self.push(F_WINDOW, seat, first_of(top), 0, 0)
        may_forget: i64 = 0
        if self.figures.merchant_forgets:
            may_forget = 1
        if first_of(top) == MERCHANT or (self.holders[MERCHANT] < 0 and self.nearest_hell(self.everybody()) == seat):
            self.push(F_FREE, seat, may_forget, 0, 0)

    def _next_turn(self, packed: i64, out: list[Event] | None) -> None:
        """`F_LAP`. M1: the empty market is tested when a turn is over, the Merchant's stone taken."""
        if self.market_size() == 0:
            self.compare_posts(out)
            self.become(F_PREPARE, 0, 0, 0, 0)
            return
        character: i64 = first_of(packed)
        if character == 0:
            self.lap_stones = self.market_size()
        if character == 4:
            self.become(F_LAP, 0, 0, 0, 0)
            if self.lap_stones == self.market_size():  # M39, M51: so a round always ends
                self.push(F_FREE, self.nearest_hell(self.everybody()), 0, 0, 0)
            return
        self.stack[self.depth - 1] = packed + FIRST
        if self.holders[character] >= 0:
            self.push(F_TURN, self.holders[character], character, 0, 0)

    # --- what they do ---------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, out: list[Event] | None = None) -> None:
        kind: i64 = self.top() & 31
        if len(self.before) > 0 and seat != seat_of(self.stack[1]):
            self.forget()  # M52: somebody else decides
        if kind == F_BID:
            self._bid(seat, action, out)
        elif kind == F_DUEL:
            self.set_die(seat, action, out)
        elif kind == F_WINDOW:
            self.answer_window(seat, action, out)
        else:
            self.waiting = 0
            if kind == F_TURN:
                self._act(seat, action, out)
            else:
                self._decide(seat, action, kind, out)
        if self.waiting == 0:
            self._go_on(out)

    def _decide(self, seat: i64, action: i64, kind: i64, out: list[Event] | None) -> None:
        """Every decision of one seat but those of a turn."""
        top: i64 = self.top()
        if kind == F_PICK:
            self._pick(seat, action - PICK, out)
        elif kind == F_PRELIMINARY:
            self._preliminary(seat, action, out)
        elif kind == F_DUE:
            self.answer_due(top, action, out)
        elif kind == F_FREE or kind == F_GOOD:
            self._take(seat, action, out)
        elif kind == F_LETTERS:
            self.choose_letter(seat, action - CHOOSE, out)
        elif kind == F_STONES:
            self.empty_den(seat, action - EMPTY, out)
        elif kind == F_BONUS:
            self._take_bonus(seat, action - BONUS, out)
        elif kind == F_CHEST:
            self._put_bonus(seat, action - DONATE, out)
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
        """What a card, or an early visit, has a seat decide once."""
        if kind == F_EARLY_VISIT:
            if action != PASS:
                self.visit(seat, action - VISIT, 0, self.figures.suite, out)  # M41: as Petty Sinner, and with stones
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

    def _go_on(self, out: list[Event] | None) -> None:
        """Let what is on top of the stack happen, until somebody must decide, chance acts or the game is over."""
        while self.waiting == 0 and self.depth > 0:
            top: i64 = self.stack[self.depth - 1]
            kind: i64 = top & 31
            if kind == F_LINE or kind == F_PREPARE:
                return
            if kind <= F_FREE:
                self._go_on_round(top, kind, out)
            elif kind <= F_STONES:
                self._go_on_visit(top, kind, out)
            elif kind == F_WINDOW:
                self.open_window(top, out)
            else:
                self._go_on_card(top, kind, out)

    def _go_on_round(self, top: i64, kind: i64, out: list[Event] | None) -> None:
        if kind == F_TURN:
            if self._has_choice(top):
                self.ask(seat_of(top))
            else:
                self._end_turn()
        elif kind == F_LAP:
            self._next_turn(top, out)
        elif kind == F_FREE:
            self.take_free(top, out)
        elif kind == F_PICK:
            self._next_pick(top, out)
        elif kind == F_BONUS:
            self._next_bonus(top, out)
        elif (kind == F_CHEST and first_of(top) == 0) or (kind == F_EARLY_VISIT and self.open_rooms() == 0):
            self.pop()
        else:
            self.ask(seat_of(top))

    def _go_on_visit(self, top: i64, kind: i64, out: list[Event] | None) -> None:
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

    def _go_on_card(self, top: i64, kind: i64, out: list[Event] | None) -> None:
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
        """M28: at once, whatever else was going on."""
        while self.depth > 0:
            self.pop()
        self.compare_posts(out)
        self.lift_souls(out)
        if out is not None:
            out.append(Event("over", EVERYONE, {"places": self.places()}))

    # --- starting bonuses -----------------------------------------------------------------------------------------------------------------

    def _next_bonus(self, packed: i64, out: list[Event] | None) -> None:
        """`F_BONUS`: the soul nearest Heaven picks first."""
        step: i64 = first_of(packed)
        if step == len(self.souls):
            self.bonuses = 0
            self.become(F_PREPARE, 0, 0, 0, 0)
            return
        seat: i64 = 0
        while self.line[seat] != len(self.souls) - 1 - step:
            seat += 1
        if self.bonuses & (self.bonuses - 1) == 0:
            self._take_bonus(seat, lowest(self.bonuses), out)
        else:
            self.ask(seat)

    def _take_bonus(self, seat: i64, bonus: i64, out: list[Event] | None) -> None:
        """Goods and money go into the chest at once, the Letter behind the screen."""
        if out is not None:
            out.append(Event("bonus", EVERYONE, {"seat": seat, "bonus": bonus}))
        self.bonuses ^= BIT[bonus]
        self.stack[self.depth - 1] += FIRST
        if bonus == BREAD_WINE:
            self.push(F_CHEST, seat, 3, 0, 0)
        elif bonus == JEWEL_BONUS:
            self.push(F_CHEST, seat, BIT[JEWEL], 0, 0)
        elif bonus == TALER_BONUS:
            self.push(F_CHEST, seat, BIT[self.figures.bonus_coin], 0, 0)
        else:
            self.supply[BLUE] -= 1
            self.letters[4 * seat + BLUE] += 1

    def _put_bonus(self, seat: i64, code: i64, out: list[Event] | None) -> None:
        """`F_CHEST`: piece by piece, from the bag or the bank."""
        gift: i64 = code >> 1
        self.stack[self.depth - 1] -= BIT[gift] * FIRST
        if gift < GOODS:
            self.bag[gift] -= 1
        else:
            self.bank -= FACE[gift]
        self.put_in_chest(seat, code, out)

    # --- bids -----------------------------------------------------------------------------------------------------------------------------

    def _bid(self, seat: i64, action: i64, out: list[Event] | None) -> None:
        if action < COINS:
            self.notches[seat] = action - BID + 1
            if self.taler[seat] > 0:
                return
        elif action == HUNDRED:
            self.coins[seat] += 100
            return
        else:
            self.coins[seat] += action - COINS
        self.waiting &= ~BIT[seat]
        if out is not None:
            bid = {"seat": seat, "notches": self.notches[seat], "coins": self.coins[seat]}
            own: i64 = audience_of(seat)
            out.append(Event("bid", own, {**bid}))
            out.append(Event("sealed", EVERYONE & ~own, {"seat": seat}))
        if self.waiting == 0:
            self._reveal(out)

    def _reveal(self, out: list[Event] | None) -> None:
        """Order and coin-keeper are fixed now, and all coins settled. Ties: nearer Hell counts as higher."""
        seats: i64 = len(self.souls)
        keeper: i64 = 0
        seat: i64 = 0
        while seat < seats:
            at: i64 = seat
            while at > 0 and self._outbids(seat, self.order[at - 1]):
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = seat
            more: i64 = self.notches[seat] - self.notches[keeper]
            if more > 0 or (more == 0 and self.standing(seat) < self.standing(keeper)):
                keeper = seat
            seat += 1
        seat = 0
        while seat < seats:
            self.posts[seat] = self.notches[seat]
            if seat != keeper:
                self.earn(seat, -self.coins[seat])
            seat += 1
        if self.figures.bid_unsettled:
            self.ledger[UNSETTLED] = self.everybody() & ~BIT[keeper]
        if out is not None:
            bids: dict[str, int | list[int]] = {"notches": list(self.notches), "coins": list(self.coins)}
            out.append(Event("bids", EVERYONE, {**bids, "order": list(self.order), "keeper": keeper}))
        self.become(F_PICK, 0, 0, 0, 0)

    def _outbids(self, seat: i64, other: i64) -> bool:
        more: i64 = self.notches[seat] + self.coins[seat] - self.notches[other] - self.coins[other]
        if more != 0:
            return more > 0
        return self.standing(seat) < self.standing(other)

    # --- characters -----------------------------------------------------------------------------------------------------------------------

    def _next_pick(self, packed: i64, out: list[Event] | None) -> None:
        """`F_PICK`. At a table of two each picks two characters, A-B-A-B. The last card needs no picking."""
        turn: i64 = first_of(packed)
        seats: i64 = len(self.souls)
        picks: i64 = seats
        if seats == 2:
            picks = 4
        if turn == picks:
            self.become(F_LAP, 0, 0, 0, 0)
            if seats == 3:
                self._leftover(second_of(packed))
            return
        left: i64 = self._on_offer()
        seat: i64 = self.order[turn % seats]
        if left & (left - 1) == 0:
            self._pick(seat, lowest(left), out)
        else:
            self.ask(seat)

    def _pick(self, seat: i64, character: i64, out: list[Event] | None) -> None:
        """The preliminary action comes at once; M40: but at a table of three it may be held back."""
        self.holders[character] = seat
        held: i64 = second_of(self.top())
        self.stack[self.depth - 1] += FIRST - held * SECOND
        if out is not None:
            out.append(Event("picks", EVERYONE, {"seat": seat, "character": character}))
        if self.figures.meta_culpa:
            self.push(F_WINDOW, seat, character, 0, 0)
        if character == SINNER:
            self._sin_at_once(seat)
            self._keep_held(held)
        elif character == MERCHANT:
            self._keep_held(held)
        else:
            own: i64 = MOVE_A_STONE
            other: i64 = EMPEROR
            if character == EMPEROR:
                own = PLACE_A_CREW
                other = POPE
            may_hold: i64 = 0
            if len(self.souls) == 3 and self.holders[other] < 0:
                may_hold = MAY_HOLD
            self.push(F_PRELIMINARY, seat, own + may_hold, 0, 0)
            if held != 0:
                self.push(F_PRELIMINARY, self.holders[other], held, 0, 0)
        if self.figures.bid_unsettled:
            self.settle_bid(seat)

    def _sin_at_once(self, seat: i64) -> None:
        """The Petty Sinner: two stones, and a visit if they like."""
        self.push(F_EARLY_VISIT, seat, 0, 0, 0)
        if self.figures.preliminary_forgotten and self.figures.petty_sinner > 0:
            self.push(F_DUE, seat, DUE_STONES + PETTY, self.figures.petty_sinner, 0)
        else:
            self.push(F_STONES, seat, PETTY, self.figures.petty_sinner, 0)

    def _keep_held(self, held: i64) -> None:
        """What was held back stays so: it is noted in the frame of picking, which is below whatever the pick brought."""
        at: i64 = self.depth - 1
        while self.stack[at] & 31 != F_PICK:
            at -= 1
        self.stack[at] += held * SECOND

    def _leftover(self, held: i64) -> None:
        """M40: of Pope and Emperor, if one is left over, the holder of the other does what remains, in either order."""
        if self.holders[POPE] < 0:
            self.push(F_PRELIMINARY, self.holders[EMPEROR], MOVE_A_STONE | held, 0, 0)
        elif self.holders[EMPEROR] < 0:
            self.push(F_PRELIMINARY, self.holders[POPE], PLACE_A_CREW | held, 0, 0)

    def _preliminary(self, seat: i64, action: i64, out: list[Event] | None) -> None:
        what: i64 = first_of(self.top())
        if action == HOLD:
            self.pop()
            self._keep_held(what ^ MAY_HOLD)
            if out is not None:
                out.append(Event("holds", EVERYONE, {"seat": seat}))
            return
        left: i64 = 0
        if action < CREW:
            left = what & PLACE_A_CREW
        elif action < MOVE_CREW:
            left = what & MOVE_A_STONE
        self.become(F_PRELIMINARY, seat, left, 0, 0)
        if left == 0:
            self.pop()
        if action < CREW:
            self.move_pope_stone(seat, action - MOVE_STONE, out)
        elif action < MOVE_CREW:
            self.on_card = 0
            self.place_crew(seat, action - CREW, out)
        elif out is not None:
            out.append(Event("no-stone", EVERYONE, {"seat": seat}))

    # --- what is seen ---------------------------------------------------------------------------------------------------------------------

    def observed(self, viewer: i64, seat: i64, action: i64) -> i64:
        key: i64 = self._observed_now(viewer, seat, action)
        if self.ledger[HIDDEN] != 0 or action >= HIDE:
            # Gifts that were hidden are shown when the window closes, which may be at once where nobody wishes to be asked.
            after = self.copy()
            after.apply(seat, action)
            if after.ledger[HIDDEN] == 0:
                key = (1 + key) * 1024 + self._hidden_key(action, after.finished != self.finished)
        return key

    def _observed_now(self, viewer: i64, seat: i64, action: i64) -> i64:
        kind: i64 = self.top() & 31
        if kind == F_BID:
            return self._observed_bid(viewer, seat, action)
        if kind == F_DUEL:
            return self._observed_die(viewer, seat, action)
        if kind == F_WINDOW:
            return self._observed_answer(viewer, seat, action)
        if action >= HIDE and viewer != seat:
            return HIDE
        if self.finished == 0:
            if DONATE <= action < VISIT and viewer != seat:
                return action & ~1  # the gift, and not the compartment
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
        """The gifts hidden, with the one that is being hidden now; and their compartments, where these are opened."""
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
            key = mixed(key, self.first[at])
            at += 1
        return key

    def _observed_bid(self, viewer: i64, seat: i64, action: i64) -> i64:
        seals: bool = action >= COINS and action != HUNDRED
        if action < COINS and self.taler[seat] == 0:
            seals = True
        if seals and self.waiting == BIT[seat]:
            return self._bids_key(seat, action)
        if viewer == seat:
            return action
        if seals:
            return SEALED
        return UNSEEN

    def _bids_key(self, seat: i64, action: i64) -> i64:
        """All bids, when the last is sealed."""
        key: i64 = 1
        other: i64 = 0
        while other < len(self.souls):
            notches: i64 = self.notches[other]
            coins: i64 = self.coins[other]
            if other == seat:
                if action < COINS:
                    notches = action - BID + 1
                else:
                    coins += action - COINS
            key = mixed(key, coins * 8 + notches)
            other += 1
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

    # --- chance ---------------------------------------------------------------------------------------------------------------------------

    def draw(self, rng: Rng) -> list[int]:
        if self.top() & 31 == F_LINE:
            return chance.draw_line(len(self.souls), rng)
        discard: vec[i64] = self._with_rooms()
        return chance.draw_round(self.bag, self.figures.market, self.deck, discard, rng)

    def _with_rooms(self) -> vec[i64]:
        """The discard with the cards left in the rooms, which are discarded first."""
        found = self.discard[:]
        for card in self.rooms:
            if card != NO_CARD:
                found[card] += 1
        return found

    def settle(self, outcome: list[int], out: list[Event] | None = None) -> None:
        if self.top() & 31 == F_LINE:
            seat: i64 = 0
            while seat < len(self.souls):
                self.line[seat] = outcome[seat]
                seat += 1
            if out is not None:
                out.append(Event("line", EVERYONE, {"places": list(outcome)}))
            self.become(F_BONUS, 0, 0, 0, 0)
            self._go_on(out)
            return
        self._prepare(outcome)
        if out is not None:
            told: dict[str, int | list[int]] = {"round": self.round, "stones": list(self.market), "cards": list(self.rooms)}
            out.append(Event("prepared", EVERYONE, {**told, "yellow": self.suite_6}))

    def _prepare(self, outcome: list[int]) -> None:
        """A new round: market, rooms, suites, characters, a crew for the Emperor; and all bid."""
        kind: i64 = 0
        while kind < 5:
            stones: i64 = outcome[kind]
            self.bag[kind] -= stones
            self.market[kind] += stones
            kind += 1
        self._fill_rooms(outcome)
        self.suite_5 = 1
        if self.suite_6 == 0 and self.supply[YELLOW] > 0:  # M23
            self.suite_6 = 1
            self.supply[YELLOW] -= 1
        character: i64 = 0
        while character < 4:
            self.holders[character] = NOBODY
            character += 1
        self.hut -= 1
        self.on_card = 1
        seat: i64 = 0
        while seat < len(self.souls):
            self.posts[seat] = 0
            self.notches[seat] = 0
            self.coins[seat] = 0
            self.order[seat] = seat
            seat += 1
        self.ledger[STANDING] = 0
        self.round += 1
        self.become(F_BID, 0, 0, 0, 0)
        self.waiting = self.everybody()

    def _fill_rooms(self, outcome: list[int]) -> None:
        left: i64 = 0
        room: i64 = 0
        while room < ROOMS:
            if self.rooms[room] != NO_CARD:
                self.discard[self.rooms[room]] += 1
            room += 1
        card: i64 = 0
        while card < CARDS:
            left += self.deck[card]
            card += 1
        room = 0
        while room < ROOMS:
            if left == 0:
                card = 0
                while card < CARDS:
                    self.deck[card] = self.discard[card]
                    left += self.discard[card]
                    self.discard[card] = 0
                    card += 1
            card = outcome[5 + room]
            self.deck[card] -= 1
            self.rooms[room] = card
            left -= 1
            room += 1

    def fits(self, outcome: list[int]) -> bool:
        kind: i64 = self.top() & 31
        if kind == F_LINE:
            return chance.is_line(outcome, len(self.souls))
        return kind == F_PREPARE and chance.is_round(outcome, self.bag, self.figures.market, self.deck, self._with_rooms())

    def chances(self) -> list[tuple[list[int], int]] | None:
        """The lines; what a round may begin with is too much to list."""
        if self.top() & 31 == F_LINE:
            return chance.lines(len(self.souls))
        return None
