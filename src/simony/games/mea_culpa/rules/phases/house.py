"""The House of Pleasure: visits, the Pope's die, and the effects of its cards."""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, lowest
from simony.core.event import EVERYONE, Event, audience_of
from simony.games.mea_culpa.rules.actions import (
    DIE,
    DUE_NOTCHES,
    DUE_STONES,
    F_CREW,
    F_DISCARD,
    F_DUE,
    F_DUEL,
    F_GIVE,
    F_GOOD,
    F_MOVE_CREW,
    F_MOVE_STONE,
    F_ROB,
    F_STONES,
    F_SUITE,
    F_VISITED,
    first_of,
    seat_of,
    second_of,
)
from simony.games.mea_culpa.rules.figures import (
    EMPEROR,
    EMPEROR_LETTER,
    GOOD_CARD,
    GOODS,
    GREED,
    GREED_CARD,
    LUST,
    LUST_CARD,
    MOVE_CREW_CARD,
    NEW_CREW,
    NO_CARD,
    NOTCHES,
    POPE,
    POPE_LETTER,
    POPE_STONE_CARD,
    ROOMS,
    STEAL,
    SUITE_5,
    SUITE_6,
    YELLOW,
)
from simony.games.mea_culpa.rules.phases.building import Building
from simony.games.mea_culpa.view.view import UNKNOWN


class House(Building):
    def room_notches(self, room: i64) -> i64:
        """Return the notches of a visit; Suite 5 costs only a stone."""
        if room == SUITE_6:
            return self.figures.yellow_letter
        if room == SUITE_5:
            return 0
        return self.figures.notches[self.rooms[room]]

    def affordable_rooms(self, post: i64) -> i64:
        """Return the mask of the open rooms and suites that a post at this many notches can pay
        for.
        """
        found: i64 = self.open_rooms()
        room: i64 = 0
        while room <= SUITE_6:
            if found & BIT[room] != 0 and post + self.room_notches(room) > NOTCHES:
                found ^= BIT[room]
            room += 1
        return found

    def visit(
        self, seat: i64, room: i64, notches: i64, stones: i64, out: list[Event] | None
    ) -> None:
        """M18: stone, notches, action, discard. So the stone is pushed on top of what
        follows it.
        """
        if out is not None:
            card: i64 = NO_CARD
            if room < ROOMS:
                card = self.rooms[room]
            out.append(Event("visits", EVERYONE, {"seat": seat, "room": room, "card": card}))
        if self.figures.late_notch and notches > 0:
            self.push(F_VISITED, seat, room, 0, 0)
            self.push(F_DUE, seat, DUE_NOTCHES, notches, 0)
        else:
            self.push(F_VISITED, seat, room, notches, 0)
        if room >= SUITE_5 and stones > 0:
            if self.figures.late_lust:
                self.push(F_DUE, seat, DUE_STONES + LUST, stones, 0)
            else:
                self.push(F_STONES, seat, LUST, stones, 0)

    def visited(self, packed: i64, out: list[Event] | None) -> None:
        """`F_VISITED`: the stone lies in its Den; now turn the notches and give the benefit."""
        seat: i64 = seat_of(packed)
        room: i64 = first_of(packed)
        self.pop()
        self.turn_post(seat, second_of(packed), out)
        if room == SUITE_6:
            self.suite_6 = 0
            self.letters[4 * seat + YELLOW] += 1
            if out is not None:
                out.append(Event("yellow-letter", EVERYONE, {"seat": seat}))
        elif room == SUITE_5:
            self.suite_5 = 0
            self.push(F_SUITE, seat, 0, 0, 0)
        else:
            self.use_room(seat, room, out)

    def choose_room(self, packed: i64, out: list[Event] | None) -> None:
        """`F_SUITE`: any room; if only one is open, that one."""
        rooms: i64 = self.open_rooms() & 15
        if rooms & (rooms - 1) == 0:
            self.pop()
            self.use_room(seat_of(packed), lowest(rooms), out)
        else:
            self.ask(seat_of(packed))

    def use_room(self, seat: i64, room: i64, out: list[Event] | None) -> None:
        """Do what the card says, and discard it after all its consequences."""
        card: i64 = self.rooms[room]
        if out is not None:
            out.append(Event("card", EVERYONE, {"seat": seat, "card": card, "room": room}))
        self.push(F_DISCARD, 0, room, 0, 0)
        self._do(seat, card, out)

    def discard_card(self, packed: i64) -> None:
        """`F_DISCARD`."""
        room: i64 = first_of(packed)
        self.discard[self.rooms[room]] += 1
        self.rooms[room] = NO_CARD
        self.pop()

    # --- the Pope's die ---------------------------------------------------------------------------

    def meet(self, seat: i64, out: list[Event] | None) -> None:
        """M14: of the others, the one nearest Hell guesses."""
        guesser: i64 = self.nearest_hell(self.others(seat))
        if out is not None:
            out.append(Event("meeting", EVERYONE, {"seat": seat, "guesser": guesser}))
        self.push(F_DUEL, seat, guesser, 0, 0)

    def duel(self, packed: i64, out: list[Event] | None) -> None:
        """`F_DUEL`: ask both, and then resolve.

        With one room open both know it, and nobody is asked.
        """
        if self.die != UNKNOWN:
            self._resolve_duel(packed, out)
            return
        rooms: i64 = self.open_rooms()
        if rooms & (rooms - 1) == 0:
            self.die = lowest(rooms)
            self.guess = self.die
        else:
            self.waiting = BIT[seat_of(packed)] | BIT[first_of(packed)]

    def set_die(self, seat: i64, action: i64, out: list[Event] | None) -> None:
        """Set the Pope's die, or guess: nobody else learns the room until both are done."""
        room: i64 = (action - DIE) % 6
        pope: bool = seat == seat_of(self.top())
        if pope:
            self.die = room
        else:
            self.guess = room
        self.waiting &= ~BIT[seat]
        if out is not None:
            own: i64 = audience_of(seat)
            out.append(Event("die" if pope else "guess", own, {"seat": seat, "room": room}))
            out.append(Event("die-set" if pope else "guess-made", EVERYONE & ~own, {"seat": seat}))

    def _resolve_duel(self, packed: i64, out: list[Event] | None) -> None:
        """M14: if caught, the step comes first; M16: a Pope who then cannot pay has no visit at
        all.
        """
        seat: i64 = seat_of(packed)
        room: i64 = self.die
        caught: bool = self.die == self.guess
        if out is not None:
            shown = {"seat": seat, "guesser": first_of(packed), "room": room, "guess": self.guess}
            out.append(Event("caught" if caught else "unseen", EVERYONE, {**shown}))
        self.pop()
        self.die = UNKNOWN
        self.guess = UNKNOWN
        if not caught:
            self.visit(seat, room, 0, 0, out)
            return
        self.fall(seat, self.figures.caught_pope, out)
        notches: i64 = self.room_notches(room)
        if self.posts[seat] + notches > NOTCHES:
            self.turn_post(seat, NOTCHES - self.posts[seat], out)
            if out is not None:
                out.append(Event("turned-away", EVERYONE, {"seat": seat, "room": room}))
        else:
            self.visit(seat, room, notches, self.figures.suite, out)

    # --- the cards --------------------------------------------------------------------------------

    def _do(self, seat: i64, card: i64, out: list[Event] | None) -> None:
        """M13: what can be done must be done. M20: a card may do nothing."""
        done: bool = True
        if card < MOVE_CREW_CARD:
            done = self._do_to_others(seat, card, out)
        elif card > STEAL:
            self.earn(seat, self.figures.amount[card])
            if out is not None:
                out.append(
                    Event("taler", EVERYONE, {"seat": seat, "amount": self.figures.amount[card]})
                )
        else:
            done = self._choose(seat, card)
        if not done and out is not None:
            out.append(Event("nothing", EVERYONE, {"seat": seat, "card": card}))

    def _do_to_others(self, seat: i64, card: i64, out: list[Event] | None) -> bool:
        if card == EMPEROR_LETTER:
            return self._emperor_presents(seat)
        if card == POPE_LETTER:
            return self._pope_presents(seat, out)
        if card == LUST_CARD:
            self._others_place(seat, LUST, self.figures.amount[card])
        elif card == GREED_CARD:
            self._others_place(seat, GREED, self.figures.amount[card])
        else:
            self.all_fall(
                self.others(seat), vec[i64]([self.figures.amount[card]] * len(self.souls)), out
            )
        return True

    def _choose(self, seat: i64, card: i64) -> bool:
        """Cards with a decision of the visitor, if there is anything to decide."""
        kind: i64 = F_ROB
        if card == MOVE_CREW_CARD:
            if self.crew_moves() == 0:
                return False
            kind = F_MOVE_CREW
        elif card == NEW_CREW:
            if self.hut == 0:  # M26
                return False
            kind = F_CREW
        elif card == GOOD_CARD:
            if self.goods_on_offer() == 0:  # M21
                return False
            kind = F_GOOD
        elif card == POPE_STONE_CARD:
            kind = F_MOVE_STONE
        self.push(kind, seat, 0, 0, 0)
        return True

    def earn(self, seat: i64, amount: i64) -> None:
        """Take taler from the bank; a negative amount is paid to it."""
        self.taler[seat] += amount
        self.bank -= amount

    def goods_on_offer(self) -> i64:
        """Return the mask of the goods in the market."""
        found: i64 = 0
        good: i64 = 0
        while good < GOODS:
            if self.market[good] > 0:
                found |= BIT[good]
            good += 1
        return found

    def colours_of(self, seat: i64) -> i64:
        """Return the mask of the colours of a player's Letters."""
        found: i64 = 0
        colour: i64 = 0
        while colour < 4:
            if self.letters[4 * seat + colour] > 0:
                found |= BIT[colour]
            colour += 1
        return found

    def _emperor_presents(self, seat: i64) -> bool:
        giver: i64 = self.holders[EMPEROR]
        if giver < 0 or giver == seat or self.colours_of(giver) == 0:
            return False
        self.push(F_GIVE, giver, seat, 0, 0)
        return True

    def _pope_presents(self, seat: i64, out: list[Event] | None) -> bool:
        giver: i64 = self.holders[POPE]
        if giver < 0 or giver == seat or self.letters[4 * giver + YELLOW] == 0:
            return False
        self.give_letter(giver, seat, YELLOW, out)
        return True

    def give_letter(self, giver: i64, taker: i64, colour: i64, out: list[Event] | None) -> None:
        self.letters[4 * giver + colour] -= 1
        self.letters[4 * taker + colour] += 1
        if out is not None:
            out.append(
                Event("gives-letter", EVERYONE, {"seat": giver, "to": taker, "colour": colour})
            )

    def present_letter(self, packed: i64, out: list[Event] | None) -> None:
        """`F_GIVE`: the giver chooses one."""
        giver: i64 = seat_of(packed)
        colours: i64 = self.colours_of(giver)
        if colours & (colours - 1) == 0:
            self.pop()
            self.give_letter(giver, first_of(packed), lowest(colours), out)
        else:
            self.ask(giver)

    def _others_place(self, seat: i64, den: i64, stones: i64) -> None:
        """M31: nearest Hell first, so that seat is on top.

        Players still to place have not moved, so the order stays the same.
        """
        left: i64 = self.others(seat)
        places: i64 = 0
        while left != 0 and stones > 0:
            other: i64 = self.nearest_hell(left)
            left &= ~BIT[other]
            places = places * 8 + other + 1
        while places != 0:
            self.push(F_STONES, (places & 7) - 1, den, stones, 0)
            places >>= 3

    def rob(self, seat: i64, other: i64, out: list[Event] | None) -> None:
        """A victim with less gives nothing."""
        amount: i64 = self.figures.amount[STEAL]
        if self.taler[other] < amount:
            amount = 0
        self.taler[other] -= amount
        self.taler[seat] += amount
        if out is not None:
            out.append(Event("robs", EVERYONE, {"seat": seat, "victim": other, "amount": amount}))

    def choose_victim(self, packed: i64, out: list[Event] | None) -> None:
        """`F_ROB`: any opponent."""
        seat: i64 = seat_of(packed)
        others: i64 = self.others(seat)
        if others & (others - 1) == 0:
            self.pop()
            self.rob(seat, lowest(others), out)
        else:
            self.ask(seat)
