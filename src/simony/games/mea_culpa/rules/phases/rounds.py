"""Rounds up to their first turn: bonuses, setup, bids, characters."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, lowest, members_into
from simony.core.event import EVERYONE, UNSEEN, Event, audience_of
from simony.games.mea_culpa.rules.actions import (
    BID,
    COINS,
    CREW,
    DUE_STONES,
    F_BID,
    F_CHEST,
    F_DUE,
    F_EARLY_VISIT,
    F_LAP,
    F_PICK,
    F_PRELIMINARY,
    F_PREPARE,
    F_STONES,
    F_WINDOW,
    FIRST,
    HOLD,
    HUNDRED,
    MAY_HOLD,
    MOVE_A_STONE,
    MOVE_CREW,
    MOVE_STONE,
    PASS,
    PLACE_A_CREW,
    SECOND,
    first_of,
    second_of,
)
from simony.games.mea_culpa.rules.figures import (
    BLUE,
    BREAD_WINE,
    CARDS,
    EMPEROR,
    FACE,
    GOODS,
    JEWEL,
    JEWEL_BONUS,
    MERCHANT,
    NO_CARD,
    NOTCHES,
    PETTY,
    POPE,
    ROOMS,
    SINNER,
    TALER_BONUS,
    YELLOW,
)
from simony.games.mea_culpa.rules.state import NOBODY, SILENT, UNSETTLED
from simony.games.mea_culpa.rules.variant import Variant

SEALED: Final = 0
"""What others observe when a seat seals a bid, a die or a guess: only that it has."""
_CHARACTERS: Final = 15


def combine_keys(key: i64, number: i64) -> i64:
    """Return a hash of a key and a number, of 40 bits: two different inputs have the same key about
    once in 10¹². 40 bits times 20 fit an i64.
    """
    key = ((key ^ number) * 1000003) & 0xFFFFFFFFFF
    return key ^ (key >> 17)


class Rounds(Variant):
    # --- legal actions ----------------------------------------------------------------------------

    def bids_into(self, seat: i64, out: vec[i64]) -> i64:
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

    def characters_on_offer(self) -> i64:
        """Return the mask of the characters that nobody has picked."""
        found: i64 = _CHARACTERS
        character: i64 = 0
        while character < 4:
            if self.holders[character] >= 0:
                found ^= BIT[character]
            character += 1
        return found

    def stone_moves_into(self, out: vec[i64]) -> i64:
        """M13: from a Den to a different one."""
        found: i64 = 0
        code: i64 = 0
        while code < 6:
            if self.pope_stones[code >> 1] > 0:
                out[found] = MOVE_STONE + code
                found += 1
            code += 1
        return found

    def preliminary_into(self, what: i64, out: vec[i64]) -> i64:
        found: i64 = 0
        if what & MOVE_A_STONE != 0:
            found = self.stone_moves_into(out)
        if what & PLACE_A_CREW != 0:
            found = members_into(self.open_sites(), CREW, out, found)
        if what & MAY_HOLD != 0:
            out[found] = HOLD
            found += 1
        if what == MOVE_A_STONE:
            out[found] = PASS
            found += 1
        return found

    # --- a new round ------------------------------------------------------------------------------

    def with_rooms(self) -> vec[i64]:
        """Return the discard with the cards left in the rooms, which are discarded first."""
        found = self.discard[:]
        for card in self.rooms:
            if card != NO_CARD:
                found[card] += 1
        return found

    def prepare(self, outcome: list[int]) -> None:
        """Set up a round: market, rooms, suites, characters, a crew for the Emperor. Then
        all bid.
        """
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
        self.ledger[SILENT] = 0
        self.round += 1
        self.replace_top(F_BID, 0, 0, 0, 0)
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

    # --- starting bonuses -------------------------------------------------------------------------

    def next_bonus(self, packed: i64, out: list[Event] | None) -> None:
        """`F_BONUS`: the soul nearest Heaven picks first."""
        step: i64 = first_of(packed)
        if step == len(self.souls):
            self.bonuses = 0
            self.replace_top(F_PREPARE, 0, 0, 0, 0)
            return
        seat: i64 = 0
        while self.line[seat] != len(self.souls) - 1 - step:
            seat += 1
        if self.bonuses & (self.bonuses - 1) == 0:
            self.take_bonus(seat, lowest(self.bonuses), out)
        else:
            self.ask(seat)

    def take_bonus(self, seat: i64, bonus: i64, out: list[Event] | None) -> None:
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

    def put_bonus(self, seat: i64, code: i64, out: list[Event] | None) -> None:
        """`F_CHEST`: put the pieces of a bonus into the chest one by one, from the bag or
        the bank.
        """
        gift: i64 = code >> 1
        self.stack[self.depth - 1] -= BIT[gift] * FIRST
        if gift < GOODS:
            self.bag[gift] -= 1
        else:
            self.bank -= FACE[gift]
        self.put_in_chest(seat, code, out)

    # --- bids -------------------------------------------------------------------------------------

    def bid(self, seat: i64, action: i64, out: list[Event] | None) -> None:
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
        """Fix the order and the coin-keeper, and settle all coins.

        Ties: nearer Hell counts as higher.
        """
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
            bids: dict[str, int | list[int]] = {
                "notches": list(self.notches),
                "coins": list(self.coins),
            }
            out.append(
                Event("bids", EVERYONE, {**bids, "order": list(self.order), "keeper": keeper})
            )
        self.replace_top(F_PICK, 0, 0, 0, 0)

    def _outbids(self, seat: i64, other: i64) -> bool:
        more: i64 = self.notches[seat] + self.coins[seat] - self.notches[other] - self.coins[other]
        if more != 0:
            return more > 0
        return self.standing(seat) < self.standing(other)

    def observed_bid(self, viewer: i64, seat: i64, action: i64) -> i64:
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
        """Return the key of all bids, when the last is sealed."""
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
            key = combine_keys(key, coins * 8 + notches)
            other += 1
        return key

    # --- characters -------------------------------------------------------------------------------

    def next_pick(self, packed: i64, out: list[Event] | None) -> None:
        """`F_PICK`.

        In a two-player game each picks two characters, A-B-A-B. The last card needs no picking.
        """
        turn: i64 = first_of(packed)
        seats: i64 = len(self.souls)
        picks: i64 = seats
        if seats == 2:
            picks = 4
        if turn == picks:
            self.replace_top(F_LAP, 0, 0, 0, 0)
            if seats == 3:
                self._leftover(second_of(packed))
            return
        left: i64 = self.characters_on_offer()
        seat: i64 = self.order[turn % seats]
        if left & (left - 1) == 0:
            self.pick(seat, lowest(left), out)
        else:
            self.ask(seat)

    def pick(self, seat: i64, character: i64, out: list[Event] | None) -> None:
        """The preliminary action follows at once; M40: in a three-player game it may be
        held back.
        """
        self.holders[character] = seat
        held: i64 = second_of(self.top())
        self.stack[self.depth - 1] += FIRST - held * SECOND
        if out is not None:
            out.append(Event("picks", EVERYONE, {"seat": seat, "character": character}))
        if self.figures.meta_culpa:
            self.push(F_WINDOW, seat, character, 0, 0)
        if character == SINNER:
            self._pick_petty_sinner(seat)
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

    def _pick_petty_sinner(self, seat: i64) -> None:
        """The Petty Sinner places two stones, and may visit the House."""
        self.push(F_EARLY_VISIT, seat, 0, 0, 0)
        if self.figures.preliminary_forgotten and self.figures.petty_sinner > 0:
            self.push(F_DUE, seat, DUE_STONES + PETTY, self.figures.petty_sinner, 0)
        else:
            self.push(F_STONES, seat, PETTY, self.figures.petty_sinner, 0)

    def _keep_held(self, held: i64) -> None:
        """Record what was held back in the frame of picking, which is below whatever the pick
        added.
        """
        at: i64 = self.depth - 1
        while self.stack[at] & 31 != F_PICK:
            at -= 1
        self.stack[at] += held * SECOND

    def _leftover(self, held: i64) -> None:
        """M40: if Pope or Emperor is left over, the holder of the other does what remains, in
        either order.
        """
        if self.holders[POPE] < 0:
            self.push(F_PRELIMINARY, self.holders[EMPEROR], MOVE_A_STONE | held, 0, 0)
        elif self.holders[EMPEROR] < 0:
            self.push(F_PRELIMINARY, self.holders[POPE], PLACE_A_CREW | held, 0, 0)

    def preliminary(self, seat: i64, action: i64, out: list[Event] | None) -> None:
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
        self.replace_top(F_PRELIMINARY, seat, left, 0, 0)
        if left == 0:
            self.pop()
        if action < CREW:
            self.move_pope_stone(seat, action - MOVE_STONE, out)
        elif action < MOVE_CREW:
            self.on_card = 0
            self.place_crew(seat, action - CREW, out)
        elif out is not None:
            out.append(Event("no-stone", EVERYONE, {"seat": seat}))
