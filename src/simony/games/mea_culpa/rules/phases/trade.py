"""The market and the chests: buying, selling, donating, and stones taken for free."""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import lowest, members_into
from simony.core.event import EVERYONE, Event, audience_of
from simony.games.mea_culpa.rules.actions import (
    BUY,
    BUY_LETTER,
    BUY_TWO,
    DONATE,
    DUE_STONES,
    DUE_TALER,
    F_DUE,
    F_STONES,
    PASS,
    RETURN,
    SELL,
    TAKE,
    TAKE_LETTER,
    first_of,
    seat_of,
)
from simony.games.mea_culpa.rules.figures import FACE, GIFTS, GOODS, GREED, INDULGENCE, RED
from simony.games.mea_culpa.rules.phases.house import House


class Trade(House):
    # --- buying and selling -----------------------------------------------------------------------

    def letters_on_offer(self) -> i64:
        """Return whether a Letter is available for an indulgence stone: bit 0 red, bit 1 green.

        M22: of the colours that are left.
        """
        found: i64 = 0
        if self.market[INDULGENCE] > 0:
            if self.supply[RED] > 0:
                found = 1
            if self.supply[RED + 1] > 0:
                found |= 2
        return found

    def purchases_into(self, seat: i64, out: vec[i64], found: i64) -> i64:
        taler: i64 = self.taler[seat]
        good: i64 = 0
        while good < GOODS:
            if self.market[good] > 0 and self.figures.buy[good] <= taler:
                out[found] = BUY + good
                found += 1
            good += 1
        good = 0
        while good < GOODS:
            if self.market[good] > 1 and self.figures.buy[good] <= taler:
                out[found] = BUY_TWO + good
                found += 1
            good += 1
        if self.figures.buy[INDULGENCE] <= taler:
            found = members_into(self.letters_on_offer(), BUY_LETTER, out, found)
        return found

    def sales_into(self, seat: i64, out: vec[i64], found: i64) -> i64:
        good: i64 = 0
        while good < GOODS:
            if self.goods[GOODS * seat + good] > 0:
                out[found] = SELL + good
                found += 1
            good += 1
        return found

    def buy(self, seat: i64, action: i64, out: list[Event] | None) -> None:
        if action >= BUY_LETTER:
            self._charge(seat, self.figures.buy[INDULGENCE])
            if out is not None:
                bought = {
                    "seat": seat,
                    "colour": RED + action - BUY_LETTER,
                    "price": self.figures.buy[INDULGENCE],
                }
                out.append(Event("buys-letter", EVERYONE, {**bought}))
            self._exchange(seat, RED + action - BUY_LETTER)
            return
        number: i64 = 1
        good: i64 = action - BUY
        if action >= BUY_TWO:
            number = 2
            good = action - BUY_TWO
            if self.figures.late_greed and self.figures.greed > 0:
                self.push(F_DUE, seat, DUE_STONES + GREED, self.figures.greed, 0)
            else:
                self.push(F_STONES, seat, GREED, self.figures.greed, 0)
        self._charge(seat, self.figures.buy[good])
        self.market[good] -= number
        self.goods[GOODS * seat + good] += number
        if out is not None:
            bought = {"seat": seat, "good": good, "number": number, "price": self.figures.buy[good]}
            out.append(Event("buys", EVERYONE, {**bought}))

    def _charge(self, seat: i64, price: i64) -> None:
        """M50: a price that may be left out is reserved."""
        self.earn(seat, -price)
        if self.figures.late_payment and price > 0:
            self.push(F_DUE, seat, DUE_TALER, price, 0)

    def sell(self, seat: i64, good: i64, out: list[Event] | None) -> None:
        """A sold good goes into the bag at once."""
        self.goods[GOODS * seat + good] -= 1
        self.bag[good] += 1
        self.earn(seat, self.figures.sell[good])
        if out is not None:
            out.append(
                Event(
                    "sells",
                    EVERYONE,
                    {"seat": seat, "good": good, "price": self.figures.sell[good]},
                )
            )

    def _exchange(self, seat: i64, colour: i64) -> None:
        """Exchange an indulgence stone for a Letter."""
        self.market[INDULGENCE] -= 1
        self.bag[INDULGENCE] += 1
        self.supply[colour] -= 1
        self.letters[4 * seat + colour] += 1

    # --- donating ---------------------------------------------------------------------------------

    def can_donate(self, seat: i64) -> bool:
        return self.taler[seat] > 0 or self.has_goods(seat)

    def donations_into(self, seat: i64, out: vec[i64], found: i64) -> i64:
        taler: i64 = self.taler[seat]
        gift: i64 = 0
        while gift < GOODS:
            if self.goods[GOODS * seat + gift] > 0:
                found = self.compartments_into(gift, out, found)
            gift += 1
        while (
            gift < GIFTS and FACE[gift] <= taler
        ):  # M36: change is free; coins are there from the smallest on
            found = self.compartments_into(gift, out, found)
            gift += 1
        return found

    def compartments_into(self, gift: i64, out: vec[i64], found: i64) -> i64:
        """After the first evaluation everything goes into compartment II."""
        if self.finished == 0:
            out[found] = DONATE + 2 * gift
            found += 1
        out[found] = DONATE + 2 * gift + 1
        return found + 1

    def donate(self, seat: i64, code: i64, out: list[Event] | None) -> None:
        """Donate a gift from behind the screen; `code` is 2 · gift + compartment."""
        gift: i64 = code >> 1
        if gift < GOODS:
            self.goods[GOODS * seat + gift] -= 1
        else:
            self.taler[seat] -= FACE[gift]
        self.put_in_chest(seat, code, out)

    def put_in_chest(self, seat: i64, code: i64, out: list[Event] | None) -> None:
        """Everybody sees the gift, and nobody else the compartment."""
        at: i64 = GIFTS * seat + (code >> 1)
        self.given[at] += 1
        if code & 1 == 0:
            self.first[at] += 1
        if out is not None:
            own: i64 = audience_of(seat)
            out.append(Event("donates", EVERYONE & ~own, {"seat": seat, "gift": code >> 1}))
            out.append(
                Event(
                    "donates-into",
                    own,
                    {"seat": seat, "gift": code >> 1, "compartment": (code & 1) + 1},
                )
            )

    # --- stones taken free ------------------------------------------------------------------------

    def free_into(self, packed: i64, out: vec[i64]) -> i64:
        """Any one stone of the market; in the variant the Merchant may forget it."""
        found: i64 = first_of(packed)
        out[0] = PASS
        found = members_into(self.goods_on_offer(), TAKE, out, found)
        letters: i64 = self.letters_on_offer()
        if letters != 0:
            found = members_into(letters, TAKE_LETTER, out, found)
        elif self.market[INDULGENCE] > 0:
            out[found] = RETURN  # M22
            found += 1
        return found

    def take_free(self, packed: i64, out: list[Event] | None) -> None:
        """`F_FREE`: if there is only one thing to take, it is taken."""
        goods: i64 = self.goods_on_offer()
        letters: i64 = self.letters_on_offer()
        if first_of(packed) != 0 and self.market_size() > 0:
            self.ask(seat_of(packed))
        elif goods == 0 and letters == 0:
            if self.market[INDULGENCE] > 0:
                self.take(seat_of(packed), RETURN, out)
            else:
                self.pop()
        elif letters == 0 and self.market[INDULGENCE] == 0 and goods & (goods - 1) == 0:
            self.take(seat_of(packed), TAKE + lowest(goods), out)
        elif goods == 0 and letters & (letters - 1) == 0:
            self.take(seat_of(packed), TAKE_LETTER + lowest(letters), out)
        else:
            self.ask(seat_of(packed))

    def take_good(self, packed: i64, out: list[Event] | None) -> None:
        """`F_GOOD`: take a good for a card."""
        goods: i64 = self.goods_on_offer()
        if goods & (goods - 1) == 0:
            self.take(seat_of(packed), TAKE + lowest(goods), out)
        else:
            self.ask(seat_of(packed))

    def take(self, seat: i64, action: i64, out: list[Event] | None) -> None:
        """Take a stone for free, and pop the frame that gives it."""
        self.pop()
        if action < TAKE_LETTER:
            good: i64 = action - TAKE
            self.market[good] -= 1
            self.goods[GOODS * seat + good] += 1
            if out is not None:
                out.append(Event("takes", EVERYONE, {"seat": seat, "good": good}))
        elif action < RETURN:
            self._exchange(seat, RED + action - TAKE_LETTER)
            if out is not None:
                out.append(
                    Event(
                        "takes-letter",
                        EVERYONE,
                        {"seat": seat, "colour": RED + action - TAKE_LETTER},
                    )
                )
        else:
            self.market[INDULGENCE] -= 1
            self.bag[INDULGENCE] += 1
            if out is not None:
                out.append(Event("returns-stone", EVERYONE, {"seat": seat}))
