"""The rules of Indulgence. Rulings are named by number, as in docs/rules/indulgence.md."""

# Compiled with mypyc.

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, count, lowest, members, members_into, nth
from simony.core.errors import IllegalAction
from simony.core.event import EVERYONE, Event, audience_of
from simony.core.rng import Rng
from simony.games.indulgence.rules import chance
from simony.games.indulgence.rules.action_lists import cards_into, family_into
from simony.games.indulgence.rules.actions import (
    AUCTION,
    BULL,
    DEAL,
    DRAW,
    EDICT,
    NAME,
    OVER,
    PASS,
    PICK,
    PLAY_RING,
    SIN,
    START,
    TIE,
    TRICK,
    TRUMP,
    TRUMPS,
)
from simony.games.indulgence.rules.figures import (
    ALL_CARDS,
    CARDS,
    FAMILY_CARDS,
    FAMILY_OF,
    LAST_EDICT,
    MOST_EDICT,
    NO_CARD,
    NUMBER_OF,
    ROW,
    SHOWS_VOID,
    TRICK_VALUE,
    TRUMP_EDICT,
)
from simony.games.indulgence.rules.scoring import (
    MADE,
    MISSED,
    NOBODY,
    is_settled,
    owed,
    pack,
    packed,
    seats_with_most,
    sin_status,
    taken_cards,
)
from simony.games.indulgence.rules.state import BaseState
from simony.games.indulgence.ui import explanations


@final
class IndulgenceState(BaseState):
    """The state of a game of Indulgence: legal actions, their effects, chance and scoring."""

    def copy(self) -> IndulgenceState:
        # Through the constructor, not __new__: 130 ns against 350 ns, measured.
        return IndulgenceState(self.bound_game, self.figures, self)

    # --- legal actions ----------------------------------------------------------------------------

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        if self.turn != seat or seat < 0:
            return 0
        if self.phase != TRICK:
            return self._others_into(seat, out)
        if seat != self.leader:
            base: i64 = 9 * FAMILY_OF[self.trick[self.leader]]
            following: i64 = (self.hands[seat] >> base) & 511
            if following != 0:  # the same as `playable`, but faster
                found: i64 = family_into(following, base, out, 0)
                if self.may_ring(seat):
                    found = family_into(following, base + PLAY_RING, out, found)
                return found
        playable: i64 = self.playable(seat)
        found = cards_into(playable, 0, out, 0)
        if self.may_ring(seat):
            found = cards_into(playable, PLAY_RING, out, found)
        return found

    def random_action(self, seat: i64, rng: Rng, out: vec[i64]) -> i64:
        if self.phase != TRICK:
            return out[rng.below(self._others_into(seat, out))]
        playable: i64 = self.playable(seat)
        cards: i64 = count(playable)
        if not self.may_ring(seat):
            return nth(playable, rng.below(cards))
        number: i64 = rng.below(2 * cards)
        if number < cards:
            return nth(playable, number)
        return PLAY_RING + nth(playable, number - cards)

    def _others_into(self, seat: i64, out: vec[i64]) -> i64:
        """Write the actions of every phase but tricks. Separate, so that the hot path
        stays short.
        """
        if self.phase == AUCTION:
            out[0] = PASS
            out[1] = SIN
            return 2
        if self.phase == EDICT:
            return self._edicts_into(seat, out)
        if self.phase == TRUMPS:
            return members_into(15, TRUMP, out, 0)
        return members_into(seats_with_most(self.taken, self.tied_family()), NAME, out, 0)

    def _edicts_into(self, seat: i64, out: vec[i64]) -> i64:
        found: i64 = members_into(self.row, PICK, out, 0)
        if self.bulls & BIT[seat] != 0 and count(self.row) == ROW:  # I5
            out[found] = BULL
            found += 1
        return found

    def explain_illegal(self, seat: i64, action: i64) -> IllegalAction:
        return explanations.explain_illegal(self.view(seat), self.figures, action)

    # --- effects of actions -----------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, out: list[Event] | None = None) -> None:
        if self.phase != TRICK:
            self._decide(seat, action, out)
            return
        card: i64 = action
        if action >= PLAY_RING:
            card = action - PLAY_RING
            self.ring_card = card
        self.hands[seat] ^= BIT[card]
        self.trick[seat] = card
        hidden: bool = self.face_down()
        if not hidden:
            self._record_lacks(seat, card)
        if out is not None:
            self._emit_play(seat, card, action >= PLAY_RING, hidden, out)
        self.turn = self.left_of(seat)
        if self.turn == self.leader:
            self._take_trick(hidden, out)

    def _decide(self, seat: i64, action: i64, out: list[Event] | None) -> None:
        """Apply every decision but the playing of cards."""
        if self.phase == AUCTION:
            self._bid(seat, action, out)
        elif self.phase == EDICT:
            self._proclaim(seat, action, out)
        elif self.phase == TRUMPS:
            self.trump = action - TRUMP
            if out is not None:
                out.append(Event("trump", EVERYONE, {"seat": seat, "family": self.trump}))
            self._open_auction()
        else:
            family: i64 = self.tied_family()
            self.named = pack(self.named, family, action - NAME)
            if out is not None:
                out.append(
                    Event(
                        "named", EVERYONE, {"seat": seat, "family": family, "named": action - NAME}
                    )
                )
            self._break_ties(out)

    def _proclaim(self, seat: i64, action: i64, out: list[Event] | None) -> None:
        if action == BULL:  # I6, I7
            self.bull = 1
            self.bulls &= ~BIT[seat]
            self.force = self.row
        else:
            self.force = BIT[action - PICK]
        self.row &= ~self.force
        if out is not None:
            kind = "bull" if self.bull != 0 else "edict"
            out.append(Event(kind, EVERYONE, {"seat": seat, "edicts": members(self.force)}))
        if self.force & self.figures.of_kind[TRUMP_EDICT] != 0:
            self.phase = TRUMPS
        else:
            self._open_auction()

    def _open_auction(self) -> None:
        self.phase = AUCTION
        self.turn = self.left_of(self.ruler)

    def _bid(self, seat: i64, action: i64, out: list[Event] | None) -> None:
        if action == SIN:
            self.sinner = seat
        else:
            self.turn = self.left_of(seat)
        if out is not None:
            out.append(Event("sin" if action == SIN else "pass", EVERYONE, {"seat": seat}))
        if action == SIN or self.turn == self.ruler:  # I12
            self.phase = TRICK
            self.leader = self.turn

    def _record_lacks(self, seat: i64, card: i64) -> None:
        """Record the cards that the seat cannot hold, having played this card to the trick."""
        if seat != self.leader:
            led: i64 = FAMILY_OF[self.trick[self.leader]]
            self.lacks[seat] |= SHOWS_VOID[led * CARDS + card]
        elif self.trick_number == 0:
            banned: i64 = self.banned()
            if BIT[card] & banned != 0:
                self.lacks[seat] |= ALL_CARDS & ~banned

    def _take_trick(self, hidden: bool, out: list[Event] | None) -> None:
        winner: i64 = self._winner()
        cards: i64 = 0
        seat: i64 = 0
        while seat < len(self.trick):
            cards |= BIT[self.trick[seat]]
            if hidden:  # I22: now all cards are turned up
                self._record_lacks(seat, self.trick[seat])
            seat += 1
        self.taken[winner] |= cards
        self.won[winner] += 1
        self.trick_number += 1
        if out is not None:
            out.append(
                Event(
                    "taken",
                    EVERYONE,
                    {"seat": winner, "cards": list(self.trick), "turned": int(hidden)},
                )
            )
        self._record_public(winner)
        seat = 0
        while seat < len(self.trick):
            self.trick[seat] = NO_CARD
            seat += 1
        self.leader = winner
        self.turn = winner
        if self._hand_ends():
            self._end_hand(out)

    def _winner(self) -> i64:
        values: i64 = ((self.trump + 1) * 4 + FAMILY_OF[self.trick[self.leader]]) * CARDS
        best: i64 = -1
        winner: i64 = self.leader
        seat: i64 = 0
        while seat < len(self.trick):
            card: i64 = self.trick[seat]
            value: i64 = TRICK_VALUE[values + card]
            if card == self.ring_card and value >= 0:  # I19: a 10 of its own family
                value += self.figures.ring - NUMBER_OF[card]
            if value > best:
                best = value
                winner = seat
            seat += 1
        return winner

    def _record_public(self, winner: i64) -> None:
        """Record what everybody knows once a trick is taken."""
        won: i64 = self.won[winner]
        if won <= 3 and packed(self.raced, won) == NOBODY:
            self.raced = pack(self.raced, won, winner)
        if self.force & self.figures.of_kind[LAST_EDICT] != 0:
            gone: i64 = taken_cards(self.taken)
            family: i64 = 0
            while family < 4:  # I23
                if FAMILY_CARDS[family] & ~gone == 0 and packed(self.ninth, family) == NOBODY:
                    self.ninth = pack(self.ninth, family, winner)
                family += 1

    # --- the end of a hand ------------------------------------------------------------------------

    def _last_taker(self) -> i64:
        """Return who took the last trick, once it is taken."""
        if self.trick_number == CARDS // len(self.hands):
            return self.leader
        return NOBODY

    def _hand_ends(self) -> bool:
        if self.trick_number == CARDS // len(self.hands):
            return True
        if self.sinner != NOBODY:
            return self._sin_result() != 0
        left: i64 = self.force
        while left != 0:
            edict: i64 = lowest(left)
            left &= left - 1
            if not is_settled(
                self.figures, edict, self.trump, self.ruler, self.taken, self.raced, self.ninth
            ):
                return False
        return True

    def _sin_result(self) -> i64:
        """I8, I26: return MISSED if any Sin in force is missed, MADE if all are made, otherwise
        OPEN.
        """
        fate: i64 = MADE
        last: i64 = self._last_taker()
        left: i64 = self.force
        while left != 0:
            edict: i64 = lowest(left)
            left &= left - 1
            stands: i64 = sin_status(
                self.figures,
                edict,
                self.trump,
                self.sinner,
                self.taken,
                self.raced,
                self.ninth,
                last,
            )
            if stands == MISSED:
                return MISSED
            if stands != MADE:
                fate = 0
        return fate

    def _end_hand(self, out: list[Event] | None) -> None:
        if out is not None:
            out.append(
                Event(
                    "hand-over", EVERYONE, {"hand": self.hand_number, "tricks": self.trick_number}
                )
            )
        if self.sinner != NOBODY:
            self._pay_sin(self._sin_result() == MADE, out)
        elif self.force & self.figures.of_kind[MOST_EDICT] != 0:
            self._find_leaders()
            self._break_ties(out)
        else:
            self._pay_ruler(out)

    def _find_leaders(self) -> None:
        """I17: a player who alone holds the most of a family pays for it."""
        family: i64 = 0
        while family < 4:
            ahead: i64 = seats_with_most(self.taken, family)
            if count(ahead) == 1:
                self.named = pack(self.named, family, lowest(ahead))
            family += 1

    def _break_ties(self, out: list[Event] | None) -> None:
        if self.tied_family() >= 0:
            self.phase = TIE
            self.turn = self.ruler
        else:
            self._pay_ruler(out)

    def _pay_ruler(self, out: list[Event] | None) -> None:
        seat: i64 = self.left_of(self.ruler)
        while seat != self.ruler:
            self._pay(seat, self.ruler, self._owes(seat), out)
            seat = self.left_of(seat)
        self._next_hand(out)

    def _owes(self, seat: i64) -> i64:
        """I7: return what a seat owes for all edicts in force."""
        total: i64 = 0
        left: i64 = self.force
        while left != 0:
            total += self._owes_for(seat, lowest(left))
            left &= left - 1
        return total

    def _owes_for(self, seat: i64, edict: i64) -> i64:
        cards: i64 = self.taken[seat]
        last: i64 = self._last_taker()
        return owed(
            self.figures,
            edict,
            self.trump,
            seat,
            cards,
            self.won[seat],
            self.raced,
            self.ninth,
            last,
            self.named,
        )

    def _pay_sin(self, made: bool, out: list[Event] | None) -> None:
        if out is not None:
            out.append(Event("sin-made" if made else "sin-missed", EVERYONE, {"seat": self.sinner}))
        if not made:
            self._pay(
                self.sinner,
                self.ruler,
                self.figures.failed_bull if self.bull != 0 else self.figures.failed,
                out,
            )
        elif self.bull != 0:  # I8
            self.champion = self.sinner
        else:
            price: i64 = self.figures.sin_pays[lowest(self.force)]
            seat: i64 = self.left_of(self.sinner)
            while seat != self.sinner:  # I15: the Ruler too
                self._pay(seat, self.sinner, price, out)
                seat = self.left_of(seat)
        self._next_hand(out)

    def _pay(self, payer: i64, payee: i64, amount: i64, out: list[Event] | None) -> None:
        """I27: a payer who is short pays all there is; the payee is credited in full."""
        if amount == 0:
            return
        paid: i64 = amount
        if self.florins[payer] < amount:
            paid = self.florins[payer]
            self.short = 1
            self.bank += amount - paid
        self.florins[payer] -= paid
        self.florins[payee] += amount
        if out is not None:
            self._emit_payment(payer, payee, amount, paid, out)

    def _next_hand(self, out: list[Event] | None) -> None:
        """I2, I11: used edicts leave for good and the cards are gathered. The Ruler's left
        neighbour rules next, unless the game is over.
        """
        self.used |= self.force
        self.force = 0
        self.bull = 0
        self.sinner = NOBODY
        self.leader = NOBODY
        self.turn = NOBODY
        self.trump = -1
        self.ring_card = -1
        self.raced = 0
        self.ninth = 0
        self.named = 0
        self.trick_number = 0
        seat: i64 = 0
        while seat < len(self.hands):
            self.hands[seat] = 0
            self.taken[seat] = 0
            self.lacks[seat] = 0
            self.won[seat] = 0
            seat += 1
        last: bool = self.hand_number + 1 == self.figures.rounds * len(self.hands)
        if last or self.short != 0 or self.champion != NOBODY:
            self.phase = OVER
            if out is not None:
                out.append(
                    Event(
                        "game-over",
                        EVERYONE,
                        {
                            "places": self.places(),
                            "florins": list(self.florins),
                            "champion": self.champion,
                        },
                    )
                )
            return
        self.hand_number += 1
        self.ruler = self.left_of(self.ruler)
        self.phase = DRAW if self.deck != 0 and count(self.row) < ROW else DEAL

    def _emit_payment(
        self, payer: i64, payee: i64, amount: i64, paid: i64, out: list[Event]
    ) -> None:
        """Emit a payment with the part for each edict, so that a bull's total can be understood. A
        Sin has no parts.
        """
        edicts: list[int] = []
        parts: list[int] = []
        left: i64 = self.force if self.sinner == NOBODY else 0
        while left != 0:
            edict: i64 = lowest(left)
            left &= left - 1
            part: i64 = self._owes_for(payer, edict)
            if part != 0:
                edicts.append(edict)
                parts.append(part)
        out.append(
            Event(
                "paid",
                EVERYONE,
                {
                    "seat": payer,
                    "to": payee,
                    "owed": amount,
                    "paid": paid,
                    "edicts": edicts,
                    "parts": parts,
                },
            )
        )

    def _emit_play(
        self, seat: i64, card: i64, ringed: bool, hidden: bool, out: list[Event]
    ) -> None:
        ring = int(ringed)
        led: i64 = FAMILY_OF[card] if seat == self.leader else -1
        own: i64 = audience_of(seat) if hidden else EVERYONE
        out.append(
            Event(
                "played",
                own,
                {"seat": seat, "card": card, "ring": ring, "hidden": int(hidden), "led": led},
            )
        )
        if hidden:
            out.append(
                Event("played-hidden", EVERYONE & ~own, {"seat": seat, "led": led, "ring": ring})
            )

    # --- chance -----------------------------------------------------------------------------------

    def draw(self, rng: Rng) -> list[int]:
        if self.phase == START:
            return [START, self._first_ruler(rng), chance.random_subset(self.deck, ROW, rng)]
        if self.phase == DRAW:
            return [DRAW, chance.random_subset(self.deck, self.room_in_row(), rng)]
        return chance.deal(len(self.hands), rng)

    def _first_ruler(self, rng: Rng) -> i64:
        chosen = self.bound_game.options["first_ruler"]  # I1
        return rng.below(len(self.hands)) if chosen == "random" else int(chosen) - 1

    def room_in_row(self) -> i64:
        """Return the number of edicts to lay out, as far as the deck reaches."""
        room: i64 = ROW - count(self.row)
        left: i64 = count(self.deck)
        return room if room < left else left

    def apply_chance(self, outcome: list[int], out: list[Event] | None = None) -> None:
        if self.phase == DEAL:
            self._deal(outcome, out)
            return
        if self.phase == START:
            self.ruler = outcome[1]
        drawn: i64 = outcome[len(outcome) - 1]
        self.deck &= ~drawn
        self.row |= drawn
        if out is not None:
            if self.phase == START:
                out.append(Event("first-ruler", EVERYONE, {"seat": self.ruler}))
            out.append(Event("edicts-laid", EVERYONE, {"edicts": members(drawn)}))
        self.phase = DEAL

    def _deal(self, outcome: list[int], out: list[Event] | None) -> None:
        seat: i64 = 0
        while seat < len(self.hands):
            self.hands[seat] = outcome[seat + 1]
            seat += 1
        self.phase = EDICT
        self.turn = self.ruler
        if out is not None:
            out.append(Event("dealt", EVERYONE, {"seat": self.ruler, "hand": self.hand_number}))
            seat = 0
            while seat < len(self.hands):
                out.append(
                    Event(
                        "hand",
                        audience_of(seat),
                        {"seat": seat, "cards": members(self.hands[seat])},
                    )
                )
                seat += 1

    def is_possible_outcome(self, outcome: list[int]) -> bool:
        if self.phase == START:
            if len(outcome) != 3 or outcome[0] != START or not 0 <= outcome[1] < len(self.hands):
                return False
            chosen = self.bound_game.options["first_ruler"]
            return chosen in ("random", str(outcome[1] + 1)) and chance.is_subset(
                outcome[2], self.deck, ROW
            )
        if self.phase == DRAW:
            return (
                len(outcome) == 2
                and outcome[0] == DRAW
                and chance.is_subset(outcome[1], self.deck, self.room_in_row())
            )
        return self.phase == DEAL and chance.is_deal(outcome, len(self.hands))

    def chance_outcomes(self) -> list[tuple[list[int], int]] | None:
        if self.phase == START:
            chosen = self.bound_game.options["first_ruler"]
            rulers = list(range(len(self.hands))) if chosen == "random" else [int(chosen) - 1]
            layouts = chance.all_subsets(members(self.deck), ROW)
            return [([START, ruler, layout], 1) for ruler in rulers for layout in layouts]
        if self.phase == DRAW:
            return [
                ([DRAW, drawn], 1)
                for drawn in chance.all_subsets(members(self.deck), self.room_in_row())
            ]
        return None
