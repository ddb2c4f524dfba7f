"""Meta Culpa: costs that may be left out, actions taken back, and windows in which others may call.

Nothing here happens when the variant is off.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, members
from simony.core.event import EVERYONE, Event, audience_of
from simony.games.mea_culpa.rules.actions import (
    CALL,
    DUE_BID,
    DUE_NOTCHES,
    DUE_STONES,
    DUE_TALER,
    F_DUE,
    F_FREE,
    F_STONES,
    HIDE,
    LET_ALL,
    PAY,
    SECOND,
    first_of,
    seat_of,
    second_of,
)
from simony.games.mea_culpa.rules.figures import FACE, GIFTS, GOODS, PETTY, SINNER
from simony.games.mea_culpa.rules.phases.trade import Trade
from simony.games.mea_culpa.rules.state import (
    CALLS,
    DEEDS,
    FORGOTTEN,
    HIDDEN,
    HIDE_GOODS,
    HIDE_TALER,
    LETS,
    OFFENDER,
    OWED,
    SILENT,
    STEPS,
    UNSETTLED,
    WINDOW_OPEN,
)

TAKEN_BACK: Final = 33554432
"""A bit in the third operand of a turn."""
_ROOM: Final[vec[i64]] = vec[i64]([0] * 256)
"""Space for all that an action may change: 139 numbers in a four-player game."""


class Variant(Trade):
    # --- costs ------------------------------------------------------------------------------------

    def answer_due(self, packed: i64, action: i64, out: list[Event] | None) -> None:
        """`F_DUE`: paid, or left out.

        Taler were reserved when they became due, and notches are reserved now (M50).
        """
        seat: i64 = seat_of(packed)
        what: i64 = first_of(packed)
        amount: i64 = second_of(packed)
        self.pop()
        if what == DUE_BID:
            amount = self.coins[seat]
        if action == PAY:
            self._pay(seat, what, amount, out)
            return
        if out is not None:
            # Others get no event: it is for them to notice that nothing was paid.
            out.append(
                Event(
                    "leaves-out", audience_of(seat), {"seat": seat, "due": what, "amount": amount}
                )
            )
        self.note(seat)
        if what == DUE_NOTCHES:
            self.posts[seat] += amount
        elif what == DUE_BID:
            what = DUE_TALER
        self.ledger[OWED + what] += amount

    def _pay(self, seat: i64, what: i64, amount: i64, out: list[Event] | None) -> None:
        """Taler have already been taken, with the good or at the reveal of bids."""
        if what == DUE_NOTCHES:
            self.turn_post(seat, amount, out)
        elif what != DUE_TALER and what != DUE_BID:
            self.push(F_STONES, seat, what - DUE_STONES, amount, 0)
        elif out is not None:
            out.append(Event("pays", EVERYONE, {"seat": seat, "due": what, "amount": amount}))

    def settle_bid(self, seat: i64) -> None:
        """The coins bid are due when a card is taken."""
        if self.ledger[UNSETTLED] & BIT[seat] != 0:
            self.ledger[UNSETTLED] ^= BIT[seat]
            if self.coins[seat] > 0:
                self.push(F_DUE, seat, DUE_BID, 0, 0)

    def note(self, seat: i64) -> None:
        self.ledger[OFFENDER] = seat + 1

    def owes(self) -> bool:
        """Whether there is anything to be paid late."""
        return (
            self.ledger[0] + self.ledger[1] + self.ledger[2] + self.ledger[3] > 0
            and self.ledger[STEPS] == 0
        )

    def has_sinned(self) -> bool:
        place: i64 = 0
        while place <= DEEDS:
            if self.ledger[place] != 0:
                return True
            place += 1
        return False

    def settle_debts(self, seat: i64, out: list[Event] | None) -> None:
        """M62: what is made good before the turn is over is not a sin."""
        if out is not None:
            out.append(Event("settles", EVERYONE, {"seat": seat}))
        self._pay_debts(seat, out)

    def _pay_debts(self, seat: i64, out: list[Event] | None) -> None:
        """Taler and notches were reserved; stones are placed now, those of Lust first."""
        if self.ledger[OWED + DUE_NOTCHES] > 0 and out is not None:
            turned = {
                "seat": seat,
                "notches": self.ledger[OWED + DUE_NOTCHES],
                "post": self.posts[seat],
            }
            out.append(Event("notches", EVERYONE, {**turned}))
        self.ledger[OWED + DUE_TALER] = 0
        self.ledger[OWED + DUE_NOTCHES] = 0
        den: i64 = 2
        while den >= 0:
            stones: i64 = self.ledger[OWED + DUE_STONES + den]
            self.ledger[OWED + DUE_STONES + den] = 0
            if stones > 0:
                self.push(F_STONES, seat, den, stones, 0)
            den -= 1

    # --- gifts that are not shown -----------------------------------------------------------------

    def hide_gift(self, seat: i64, action: i64, out: list[Event] | None) -> None:
        """M54: others see that something is donated."""
        code: i64 = action - HIDE
        gift: i64 = code >> 1
        self.note(seat)
        self.ledger[DEEDS] += 1
        if self.ledger[HIDDEN] == 0:
            self.ledger[HIDDEN] = code + 1
            self.ledger[HIDE_TALER] = self.taler[seat]
            good: i64 = 0
            while good < GOODS:
                self.ledger[HIDE_GOODS + good] = self.goods[GOODS * seat + good]
                good += 1
        else:
            self.ledger[HIDDEN + 1] = code + 1
        if gift < GOODS:
            self.goods[GOODS * seat + gift] -= 1
        else:
            self.taler[seat] -= FACE[gift]
        if out is not None:
            own: i64 = audience_of(seat)
            out.append(Event("donates-unseen", EVERYONE & ~own, {"seat": seat}))
            out.append(
                Event(
                    "hides-gift", own, {"seat": seat, "gift": gift, "compartment": (code & 1) + 1}
                )
            )

    def limit_hidden_gifts(self, seat: i64) -> None:
        """Limit what may be hidden to what others still see there: what has been spent since was
        not hidden.
        """
        seen: i64 = self.taler[seat]
        gift: i64 = GOODS
        while gift < GIFTS:
            seen += FACE[gift] * self.hidden_gifts(seat, gift)
            gift += 1
        if seen < self.ledger[HIDE_TALER]:
            self.ledger[HIDE_TALER] = seen
        gift = 0
        while gift < GOODS:
            seen = self.goods[GOODS * seat + gift] + self.hidden_gifts(seat, gift)
            if seen < self.ledger[HIDE_GOODS + gift]:
                self.ledger[HIDE_GOODS + gift] = seen
            gift += 1

    def show_gifts(self, out: list[Event] | None) -> None:
        """Show the hidden gifts when the window closes, or when a cathedral is finished before."""
        seat: i64 = self.ledger[OFFENDER] - 1
        place: i64 = HIDDEN
        while place < HIDDEN + 2:
            if self.ledger[place] != 0:
                code: i64 = self.ledger[place] - 1
                self.ledger[place] = 0
                self.put_in_chest(seat, code, out)
            place += 1

    # --- the window -------------------------------------------------------------------------------

    def open_window(self, packed: i64, out: list[Event] | None) -> None:
        """`F_WINDOW`. M54: ask all opponents at once, except those who wish not to be asked."""
        seats_to_act: i64 = self.others(seat_of(packed)) & ~self.ledger[SILENT]
        if second_of(packed) == 0 and seats_to_act != 0:
            self.stack[self.depth - 1] = packed + SECOND
            self.ledger[WINDOW_OPEN] = 1
            self.waiting = seats_to_act
        else:
            self._close_window(packed, out)

    def answer_window(self, seat: i64, action: i64, out: list[Event] | None) -> None:
        """Nobody learns of an answer until all have answered."""
        self.waiting &= ~BIT[seat]
        if action == CALL:
            self.ledger[CALLS] |= BIT[seat]
        elif action == LET_ALL:
            self.ledger[LETS] |= BIT[seat]
        if out is not None:
            answer: i64 = action - CALL
            own: i64 = audience_of(seat)
            out.append(Event("answer", own, {"seat": seat, "answer": answer}))
            out.append(Event("answered", EVERYONE & ~own, {"seat": seat}))

    def _close_window(self, packed: i64, out: list[Event] | None) -> None:
        seat: i64 = seat_of(packed)
        callers: i64 = self.ledger[CALLS]
        self.pop()
        self.ledger[SILENT] |= self.ledger[LETS]
        self.ledger[CALLS] = 0
        self.ledger[LETS] = 0
        self.ledger[WINDOW_OPEN] = 0
        sinned: bool = self.has_sinned()
        if callers != 0 and out is not None:
            out.append(
                Event(
                    "caught-sinning" if sinned else "wrong-call",
                    EVERYONE,
                    {"seat": seat, "callers": members(callers)},
                )
            )
        self.show_gifts(out)
        if callers == 0:
            self._forgive(seat)
        elif sinned:
            self._punish_offender(seat, first_of(packed), out)
        else:
            self._penalize_callers(callers)
        ledger = self.ledger
        place: i64 = 0
        while place < CALLS:
            ledger[place] = 0
            place += 1

    def _forgive(self, seat: i64) -> None:
        """What nobody calls stays unpaid."""
        self.earn(seat, self.ledger[OWED + DUE_TALER])
        self.posts[seat] -= self.ledger[OWED + DUE_NOTCHES]

    def _punish_offender(self, seat: i64, character: i64, out: list[Event] | None) -> None:
        """The offender places a stone, unless they are the Petty Sinner, and pays all that was left
        out.

        M63: one stone, however much it was.
        """
        if self.ledger[FORGOTTEN] != 0:
            self.push(F_FREE, seat, 0, 0, 0)
        self._pay_debts(seat, out)
        if character != SINNER:
            self.push(F_STONES, seat, PETTY, 1, 0)
        self.fall(seat, self.ledger[STEPS], out)

    def _penalize_callers(self, callers: i64) -> None:
        """M53, M31: nearest Hell first."""
        places: i64 = 0
        while callers != 0:
            seat: i64 = self.nearest_hell(callers)
            callers &= ~BIT[seat]
            places = places * 8 + seat + 1
        while places != 0:
            self.push(F_STONES, (places & 7) - 1, PETTY, 1, 0)
            places >>= 3

    # --- taking back ------------------------------------------------------------------------------

    def remember(self) -> None:
        """Save all that an action of a turn may change.

        Donations cannot be taken back, so nothing of this is hidden from anybody.
        """
        kept = _ROOM[:]
        at: i64 = self._copy_rows(kept, True)
        kept[at] = self.depth
        kept[at + 1] = self.hut
        kept[at + 2] = self.suite_5
        kept[at + 3] = self.suite_6
        kept[at + 4] = self.bank
        self.before = kept[: at + 5]

    def forget(self) -> None:
        if len(self.before) > 0:
            self.before = vec[i64]()

    def restore(self, seat: i64, out: list[Event] | None) -> None:
        """M52: restore the state before the last action; that is a sin."""
        at: i64 = self._copy_rows(self.before, False)
        self.depth = self.before[at]
        self.hut = self.before[at + 1]
        self.suite_5 = self.before[at + 2]
        self.suite_6 = self.before[at + 3]
        self.bank = self.before[at + 4]
        self.forget()
        self.stack[self.depth - 1] += TAKEN_BACK
        self.note(seat)
        self.ledger[DEEDS] += 1
        if out is not None:
            out.append(Event("takes-back", EVERYONE, {"seat": seat}))

    def _copy_rows(self, kept: vec[i64], keep: bool) -> i64:
        """Copy all rows, in the order of `fields.BEFORE_ROWS`, into `kept`, or back from there;
        return where they end.

        Each row is named, because a list of rows would box them and all their numbers: that took
        longer than all the rest of the game.
        """
        at: i64 = _copy(self.souls, kept, 0, keep)
        at = _copy(self.posts, kept, at, keep)
        at = _copy(self.taler, kept, at, keep)
        at = _copy(self.goods, kept, at, keep)
        at = _copy(self.letters, kept, at, keep)
        at = _copy(self.sins, kept, at, keep)
        at = _copy(self.bag, kept, at, keep)
        at = _copy(self.market, kept, at, keep)
        at = _copy(self.supply, kept, at, keep)
        at = _copy(self.discard, kept, at, keep)
        at = _copy(self.rooms, kept, at, keep)
        at = _copy(self.pope_stones, kept, at, keep)
        at = _copy(self.crews, kept, at, keep)
        at = _copy(self.built, kept, at, keep)
        at = _copy(self.stack, kept, at, keep)
        return _copy(self.ledger, kept, at, keep)


def _copy(row: vec[i64], kept: vec[i64], at: i64, keep: bool) -> i64:
    """Copy a row into `kept` from index `at` on, or back from there; return the index after it."""
    place: i64 = 0
    while place < len(row):
        if keep:
            kept[at] = row[place]
        else:
            row[place] = kept[at]
        place += 1
        at += 1
    return at
