"""The rules of Dogma. Rulings are named by number, as in docs/rules/dogma.md."""

# Compiled with mypyc.

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from simony.core.bits import BIT, count, members, members_into
from simony.core.contract import State
from simony.core.event import EVERYONE, Event, audience_of
from simony.core.rng import Rng
from simony.games.dogma.rules.actions import (
    ANSWER,
    BELIEVE,
    CONFESS,
    DEAL,
    DONE,
    DOUBT,
    JOIN,
    LAY,
    LAYING,
    NAME,
    OVER,
    PROCLAIM,
    REPLACE,
    TAKE_OFF,
)
from simony.games.dogma.rules.counts import (
    COPIES,
    KINDS,
    UNIT,
    difference,
    is_card_set,
    kinds_of,
    nameable,
    random_cards,
    remove_of_each,
    sets_in,
    size,
)
from simony.games.dogma.rules.figures import AFTER_RESPONDER, RESPONDER
from simony.games.dogma.rules.state import NOBODY, BaseState
from simony.games.dogma.view.history import CHECKED, SEAT_AT, SETS_AT
from simony.games.dogma.view.memory import DISCARD


@final
class DogmaState(BaseState):
    """The state of a game of Dogma: legal actions, their effects, chance and scoring."""

    def over(self) -> bool:
        return self.phase == OVER

    # --- legal actions ----------------------------------------------------------------------------

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        if self.turn != seat or seat < 0:
            return 0
        if self.phase == CONFESS:
            found: i64 = members_into(nameable(self.altar), NAME, out, 0)
            if self.rubies[seat] == self.figures.rubies and self.proclaimed == 0:  # D16
                found = members_into(BIT[KINDS] - 1 & ~self.altar, PROCLAIM, out, found)  # D17
            return found
        if self.phase == TAKE_OFF:
            return members_into(self.altar, REPLACE, out, 0)
        if self.phase == LAYING:
            found = members_into(self._layable(seat), LAY, out, 0)
            if self.laid != 0:
                out[found] = DONE
                found += 1
            return found
        out[0] = BELIEVE
        out[1] = DOUBT
        out[2] = JOIN
        return 3

    def _layable(self, seat: i64) -> i64:
        return kinds_of(self.hands[seat]) & ~(BIT[self.lowest_kind] - 1)

    # --- effects of actions -----------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, out: list[Event] | None = None) -> None:
        if action < LAY:
            self.name = action - NAME
            self._begin_layer(0)
        elif action < DONE:
            self._lay(seat, action - LAY, out)
        elif action == DONE:
            self._complete(seat, out)
        elif action == JOIN:
            self._begin_layer(1)
        elif action < PROCLAIM:
            self._check(seat, action == BELIEVE, out)
        elif action < REPLACE:
            self._proclaim(seat, action - PROCLAIM, out)
        else:
            self._replace(seat, action - REPLACE, out)

    def _begin_layer(self, joining: i64) -> None:
        self.phase = LAYING
        self.joining = joining
        self.laid = 0
        self.lowest_kind = 0

    def _lay(self, seat: i64, kind: i64, out: list[Event] | None) -> None:
        self.hands[seat] -= UNIT[kind]
        self.laid += UNIT[kind]
        self.lowest_kind = kind
        if size(self.laid) == self.figures.most_cards or self.hands[seat] == 0:
            self._complete(seat, out)

    def _complete(self, seat: i64, out: list[Event] | None) -> None:
        """Finish the layer. Now the others see the name and the number of cards (D8, D9)."""
        if self.joining == 0:
            self.confessions += 1
        self.layers = append(self.layers, self.laid)
        self.owners = append(self.owners, seat)
        if out is not None:
            self._emit_layer(seat, out)
        joined: i64 = self.joining
        self.laid = 0
        self.joining = 0
        self.lowest_kind = 0
        if joined != 0:
            self._leave_if_empty(self.owners[len(self.layers) - 2], out)  # D3: joined over
            if self._end_if_one_is_left(out):
                return
        self.phase = ANSWER
        self.turn = self._next_active(seat)

    def _emit_layer(self, seat: i64, out: list[Event]) -> None:
        """D12: only the owner of the cards sees which they are."""
        kind = "joined" if self.joining != 0 else "confessed"
        own: i64 = audience_of(seat)
        out.append(Event(kind + "-own", own, {"seat": seat, "name": self.name, "cards": self.laid}))
        out.append(
            Event(
                kind, EVERYONE & ~own, {"seat": seat, "name": self.name, "count": size(self.laid)}
            )
        )

    def _proclaim(self, seat: i64, kind: i64, out: list[Event] | None) -> None:
        self.rubies[seat] -= self.figures.rubies
        self.proclaimed = 1
        if out is not None:
            out.append(Event("proclaimed", EVERYONE, {"seat": seat, "dogma": kind}))
        if count(self.altar) == self.figures.altar:  # D19
            self.to_proclaim = kind
            self.phase = TAKE_OFF
        else:
            self.altar |= BIT[kind]

    def _replace(self, seat: i64, kind: i64, out: list[Event] | None) -> None:
        self.altar = (self.altar & ~BIT[kind]) | BIT[self.to_proclaim]
        self.to_proclaim = -1
        self.phase = CONFESS
        if out is not None:
            out.append(Event("replaced", EVERYONE, {"seat": seat, "dogma": kind}))

    # --- the check: reveal, move the pile, ruby, four of a kind, exits, next confession (D5) ------

    def _check(self, responder: i64, believes: bool, out: list[Event] | None) -> None:
        top: i64 = self.layers[len(self.layers) - 1]
        laid_by: i64 = self.owners[len(self.layers) - 1]
        to: i64 = self.pile_goes_to(responder, believes)
        right: bool = to == DISCARD or (to == laid_by and not believes)
        if out is not None:
            said = {
                "seat": responder,
                "believes": int(believes),
                "laid_by": laid_by,
                "name": self.name,
                "cards": top,
                "right": int(right),
            }
            out.append(Event("checked", EVERYONE, {**said}))
        self._remember(to)
        if to == DISCARD:
            self._discard_pile(top, out)
        else:
            self._take_pile(to, out)
        if right and self.rubies[responder] < self.figures.rubies:  # D14, D15
            self.rubies[responder] += 1
            if out is not None:
                out.append(
                    Event("ruby", EVERYONE, {"seat": responder, "rubies": self.rubies[responder]})
                )
        if to != DISCARD:
            self._discard_sets(to, out)
        self._leave_if_empty(laid_by, out)  # D29: the owner of the checked cards ranks first
        if self._end_if_one_is_left(out):
            return
        self._leave_if_empty(responder, out)
        if self._end_if_one_is_left(out):
            return
        self._next_confession(self._next_confessor(responder, right), out)

    def _remember(self, to: i64) -> None:
        """Append the layers, and where they go, to the history that memories read."""
        sets: i64 = 0
        if to != DISCARD:
            sets = kinds_of(sets_in(self.hands[to] + self.pile()))
        past: vec[i64] = self.past
        top: i64 = len(self.layers) - 1
        layer: i64 = 0
        while layer <= top:
            owner: i64 = self.owners[layer]
            cards: i64 = self.layers[layer]
            past = append(past, cards | (owner << SEAT_AT))
            if layer == top:
                self.shown[owner] = difference(self.shown[owner], cards)
            elif owner != to:
                self.shown[owner] = remove_of_each(self.shown[owner], size(cards))
            layer += 1
        self.past = append(past, CHECKED | (to << SEAT_AT) | (sets << SETS_AT))
        if to != DISCARD:
            self.shown[to] += self.layers[top]

    def _discard_pile(self, top: i64, out: list[Event] | None) -> None:
        """D12, D13: only the revealed cards become known."""
        pile: i64 = self.pile()
        self.gone += pile
        self.seen_gone += top
        self._clear_pile()
        if out is not None:
            out.append(
                Event(
                    "discarded", EVERYONE, {"count": size(pile), "unseen": size(pile) - size(top)}
                )
            )

    def _take_pile(self, seat: i64, out: list[Event] | None) -> None:
        """D12: only the taker sees the cards, and all together."""
        pile: i64 = self.pile()
        self.hands[seat] += pile
        self._clear_pile()
        if out is not None:
            own: i64 = audience_of(seat)
            out.append(Event("took", own, {"seat": seat, "cards": pile}))
            out.append(Event("took-hidden", EVERYONE & ~own, {"seat": seat, "count": size(pile)}))

    def _clear_pile(self) -> None:
        self.layers = vec[i64]()
        self.owners = vec[i64]()
        self.name = -1

    def _discard_sets(self, seat: i64, out: list[Event] | None) -> None:
        """D6: four of a kind are discarded at once, publicly."""
        sets: i64 = sets_in(self.hands[seat])
        if sets == 0:
            return
        self.hands[seat] -= sets
        self.shown[seat] = difference(self.shown[seat], sets)
        self.gone += sets
        self.seen_gone += sets
        if out is not None:
            out.append(Event("set", EVERYONE, {"seat": seat, "kinds": members(kinds_of(sets))}))

    # --- going out --------------------------------------------------------------------------------

    def _leave_if_empty(self, seat: i64, out: list[Event] | None) -> None:
        """D3, D27: a player without cards leaves the game."""
        if self.hands[seat] != 0 or self.rank[seat] != 0:
            return
        self.rank[seat] = 1 + len(self.hands) - self.active_count()
        self.rubies[seat] = 0
        if out is not None:
            out.append(Event("out", EVERYONE, {"seat": seat, "rank": self.rank[seat]}))

    def active_count(self) -> i64:
        """Return the number of seats still in the game."""
        total: i64 = 0
        for rank in self.rank:
            if rank == 0:
                total += 1
        return total

    def _end_if_one_is_left(self, out: list[Event] | None) -> bool:
        """The last player left burns, even with an empty hand (D4)."""
        if self.active_count() > 1:
            return False
        seat: i64 = 0
        while seat < len(self.rank):
            if self.rank[seat] == 0:
                self.rank[seat] = len(self.rank)
            seat += 1
        self._end(out)
        return True

    def _end(self, out: list[Event] | None) -> None:
        self.phase = OVER
        self.turn = NOBODY
        if out is not None:
            out.append(
                Event(
                    "game-over",
                    EVERYONE,
                    {"places": self.places(), "stopped": int(self.active_count() > 0)},
                )
            )  # D30

    def _next_active(self, seat: i64) -> i64:
        while True:
            seat += 1
            if seat == len(self.rank):
                seat = 0
            if self.rank[seat] == 0:
                return seat

    # --- the next confession ----------------------------------------------------------------------

    def _next_confessor(self, responder: i64, right: bool) -> i64:
        """D1."""
        stays: bool = right
        if self.figures.next_confessor == RESPONDER:
            stays = True
        elif self.figures.next_confessor == AFTER_RESPONDER:
            stays = self.active_count() == 2
        if stays and self.rank[responder] == 0:
            return responder
        return self._next_active(responder)

    def _next_confession(self, seat: i64, out: list[Event] | None) -> None:
        self.proclaimed = 0
        if self.confessions >= self.figures.confessions:  # D30
            self._end(out)
            return
        self.phase = CONFESS
        self.turn = seat

    # --- chance: the deal -------------------------------------------------------------------------

    def cards_dealt(self, seat: i64, starter: i64) -> i64:
        """Return the number of cards that a seat is dealt.

        All cards are dealt, the extra ones to the first seats from the starter; two players get
        fewer.
        """
        seats: i64 = len(self.hands)
        if seats == 2:
            return self.figures.two_players
        extra: i64 = COPIES * KINDS % seats
        each: i64 = COPIES * KINDS // seats
        if (seat - starter) % seats < extra:
            return each + 1
        return each

    def draw(self, rng: Rng) -> list[int]:
        starter: i64 = self._starter(rng)
        left: i64 = self.box
        hands: list[int] = []
        seat: i64 = 0
        while seat < len(self.hands):
            hand: i64 = random_cards(left, self.cards_dealt(seat, starter), rng)
            left -= hand
            hands.append(hand)
            seat += 1
        return [starter, *hands]

    def _starter(self, rng: Rng) -> i64:
        chosen = self.bound_game.options["first"]
        return rng.below(len(self.hands)) if chosen == "random" else int(chosen) - 1

    def is_possible_outcome(self, outcome: list[int]) -> bool:
        seats: i64 = len(self.hands)
        if self.phase != DEAL or len(outcome) != seats + 1 or outcome[0] < 0 or outcome[0] >= seats:
            return False
        chosen = self.bound_game.options["first"]
        if chosen != "random" and outcome[0] != int(chosen) - 1:
            return False
        left: i64 = self.box
        seat: i64 = 0
        while seat < seats:
            hand: i64 = outcome[seat + 1]
            if (
                not is_card_set(hand)
                or size(hand) != self.cards_dealt(seat, outcome[0])
                or difference(hand, left) != 0
            ):
                return False
            left -= hand
            seat += 1
        return True

    def apply_chance(self, outcome: list[int], out: list[Event] | None = None) -> None:
        starter: i64 = outcome[0]
        seat: i64 = 0
        while seat < len(self.hands):
            self.hands[seat] = outcome[seat + 1]
            self.box -= self.hands[seat]
            seat += 1
        if out is not None:
            out.append(Event("dealt", EVERYONE, {"seat": starter, "left_out": size(self.box)}))
            for each in range(len(self.hands)):
                out.append(
                    Event("hand", audience_of(each), {"seat": each, "cards": self.hands[each]})
                )
        self._start(starter, out)

    def _start(self, starter: i64, out: list[Event] | None) -> None:
        """D6 after the deal: players with empty hands go out in seat order from the starter. If
        nobody is left, the last in that order loses.
        """
        seats: i64 = len(self.hands)
        step: i64 = 0
        while step < seats:
            self._discard_sets((starter + step) % seats, out)
            step += 1
        self.start_history()
        step = 0
        while step < seats:
            self._leave_if_empty((starter + step) % seats, out)
            if self._end_if_one_is_left(out):
                return
            step += 1
        self._next_confession(
            starter if self.rank[starter] == 0 else self._next_active(starter), out
        )

    # --- scores and places ------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Return the number of players that each seat has left behind."""
        places = self.places()
        return [sum(1 for other in places if other > place) for place in places]

    def places(self) -> list[int]:
        """D29, D30: places follow the order of going out. Of those still in, fewer cards are
        better; ties share a place.
        """
        left = [size(self.hands[seat]) if rank == 0 else -1 for seat, rank in enumerate(self.rank)]
        out = len(left) - self.active_count()
        return [
            rank if rank != 0 else 1 + out + sum(1 for other in left if 0 <= other < left[seat])
            for seat, rank in enumerate(self.rank)
        ]

    def copy(self) -> State:
        return DogmaState(self.bound_game, self.figures, self)
