"""The state of Dogma: what can be asked of it, and what each viewer may know.

Its fields are declared in `fields`; the rules that change it are in `rules`.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, members
from simony.core.contract import DOUBLED, LOST, View
from simony.core.errors import IllegalAction
from simony.core.event import UNSEEN
from simony.core.features import FeatureWriter
from simony.core.records import encode
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
    PROCLAIM,
)
from simony.games.dogma.rules.counts import ALL, COPIES, KINDS, kinds_of, of_kind, sets_in, size
from simony.games.dogma.rules.generated_fields import StateFields
from simony.games.dogma.ui import explanations
from simony.games.dogma.view.history import CARDS, CHECKED, SEAT_AT, SETS_AT
from simony.games.dogma.view.memory import DISCARD, LEFT_OUT, SIDES, Memory
from simony.games.dogma.view.view import DogmaView

NOBODY: Final = -1
MAX_LAYERS: Final = 56
_GONE: Final = 100
_BOX: Final = 101
_FACTORIAL: Final = (1, 1, 2, 6, 24)


class BaseState(StateFields):
    """What can be asked of a state without changing it, and the history that memories read."""

    def pending(self) -> i64:
        if self.turn < 0:
            return 0
        return BIT[self.turn]

    def seat_to_act(self) -> i64:
        return self.turn

    def explain_illegal(self, seat: i64, action: i64) -> IllegalAction:
        view = self.view(seat)
        assert isinstance(view, DogmaView)
        return explanations.explain_illegal(view, self.figures, action)

    # --- memory -----------------------------------------------------------------------------------

    def start_history(self) -> None:
        """Let the history begin here: memories start from the current cards."""
        seats: i64 = len(self.hands)
        self.start = vec[i64]([0] * (seats + 2))
        self.past = vec[i64]()
        seat: i64 = 0
        while seat < seats:
            self.start[seat] = self.side(seat)
            seat += 1
        self.start[seats] = self.seen_gone
        self.start[seats + 1] = size(self.gone) - size(self.seen_gone)
        self.memories = None

    def side(self, seat: i64) -> i64:
        """Return the cards of a seat, in hand and in the pile."""
        cards: i64 = self.hands[seat]
        if seat == self.turn:
            cards += self.laid
        layer: i64 = 0
        while layer < len(self.layers):
            if self.owners[layer] == seat:
                cards += self.layers[layer]
            layer += 1
        return cards

    def memory(self, viewer: i64) -> Memory:
        """Return what a viewer remembers by now."""
        memories = self.memories
        memory: Memory | None = None
        if memories is None:
            memories = [None] * (len(self.hands) + 1)
        else:
            memory = memories[viewer + 1]
        if memory is None:
            memory = self._first_memory(viewer)
        elif memory.read == len(self.past):
            return memory
        memory = self._replay_past(memory.copy())
        memories = memories[:]  # copies of this state share the list
        memories[viewer + 1] = memory
        self.memories = memories
        return memory

    def _first_memory(self, viewer: i64) -> Memory:
        known = self.known
        if known is not None and viewer == self.knower:
            return known
        seats: i64 = len(self.hands)
        pool: i64 = ALL - self.start[seats]
        sizes: vec[i64] = vec[i64]([0] * SIDES)
        sizes[DISCARD] = self.start[seats + 1]
        sizes[LEFT_OUT] = size(self.box)
        seat: i64 = 0
        while seat < seats:
            if seat == viewer:
                pool -= self.start[seat]
            else:
                sizes[seat] = size(self.start[seat])
            seat += 1
        return Memory(viewer, pool, 0, sizes)

    def _replay_past(self, memory: Memory) -> Memory:
        seats: i64 = len(self.hands)
        covered: vec[i64] = vec[i64]([0] * seats)
        place: i64 = memory.read
        while place < len(self.past):
            entry: i64 = self.past[place]
            cards: i64 = entry & CARDS
            seat: i64 = (entry >> SEAT_AT) & 15
            if entry & CHECKED == 0:
                covered[seat] += cards
            else:
                top: i64 = self.past[place - 1]
                shown_by: i64 = (top >> SEAT_AT) & 15
                covered[shown_by] -= top & CARDS
                sets: i64 = full_sets((entry >> SETS_AT) & 16383)
                memory.check(top & CARDS, shown_by, covered, seat, sets)
                each: i64 = 0
                while each < seats:
                    covered[each] = 0
                    each += 1
            place += 1
        memory.read = place
        return memory

    # --- views ------------------------------------------------------------------------------------

    def view(self, seat: i64) -> View:
        view = DogmaView(seat, [] if seat < 0 else self.legal(seat))
        self.show_public(view)
        self._show_hidden(view, seat)
        return view

    def features_into(self, seat: i64, writer: FeatureWriter) -> None:
        view = DogmaView(seat, [])
        self.lend_public(view)
        self._show_hidden(view, seat)
        view.features_into(writer)

    def _show_hidden(self, view: DogmaView, seat: i64) -> None:
        """Show what only some may see, and what they remember."""
        view.sizes = self._sizes_for(seat)
        view.phase = self.phase
        view.name = self.name
        if seat >= 0:
            view.hand = self.hands[seat]
        if self.phase == LAYING:
            if seat == self.turn:
                view.laid = self.laid
                view.lowest_kind = self.lowest_kind
                view.joining = self.joining
            elif self.joining != 0:
                view.phase = ANSWER
            else:
                view.phase = CONFESS
                view.name = -1
        layer: i64 = 0
        while layer < len(self.layers):
            owner: i64 = self.owners[layer]
            view.owners.append(owner)
            view.counts.append(size(self.layers[layer]))
            view.layers.append(self.layers[layer] if owner == seat else 0)
            layer += 1
        view.left_out = size(self.box)
        if self.phase != DEAL:
            memory = self.memory(seat)
            view.own_gone = memory.own_gone
            view.unseen_gone = memory.sizes[DISCARD]
            view.claim_sides = memory.sides[: memory.count]
            view.claim_cards = memory.cards[: memory.count]
            view.claim_slack = memory.slack[: memory.count]

    def _sizes_for(self, viewer: i64) -> vec[i64]:
        """D8: for others, the cards of a layer being laid are still in the hand."""
        sizes: vec[i64] = vec[i64]([0] * len(self.hands))
        seat: i64 = 0
        while seat < len(self.hands):
            sizes[seat] = size(self.hands[seat])
            seat += 1
        if self.laid != 0 and viewer != self.turn:
            sizes[self.turn] += size(self.laid)
        return sizes

    def observed(self, viewer: i64, seat: i64, action: i64) -> i64:
        if action == BELIEVE or action == DOUBT:
            return self._observed_check(viewer, seat, action)
        if viewer == seat or action >= PROCLAIM:
            return action
        if action == DONE:
            return self._observed_layer(size(self.laid))
        if action < LAY or action == JOIN:
            return UNSEEN
        laid: i64 = size(self.laid) + 1
        if laid == self.figures.most_cards or size(self.hands[seat]) == 1:
            return self._observed_layer(laid)
        return UNSEEN

    def _observed_layer(self, cards: i64) -> i64:
        """Return the key of what others learn of a layer: the name and the number of cards."""
        return 64 + 4 * self.name + cards

    def _observed_check(self, viewer: i64, responder: i64, action: i64) -> i64:
        """Return the key of an answer: the cards shown; for the taker the whole pile, for others
        the sets made.
        """
        top: i64 = self.layers[len(self.layers) - 1]
        to: i64 = self.pile_goes_to(responder, action == BELIEVE)
        key: i64 = _few_cards(top) * 2 + action - BELIEVE
        if to == DISCARD:
            return key + 128
        if viewer == to:
            return key + 128 + 8192 * (self.pile() - top)
        return key + 128 + 8192 * kinds_of(sets_in(self.hands[to] + self.pile()))

    def pile(self) -> i64:
        total: i64 = 0
        layer: i64 = 0
        while layer < len(self.layers):
            total += self.layers[layer]
            layer += 1
        return total

    def pile_goes_to(self, responder: i64, believes: bool) -> i64:
        """Return the seat that gets the pile, or DISCARD."""
        top: i64 = self.layers[len(self.layers) - 1]
        true: bool = size(top) == of_kind(top, self.name)  # D7
        if believes and true:
            return DISCARD
        if not believes and not true:
            return self.owners[len(self.layers) - 1]
        return responder

    def observed_chance(self, viewer: i64, outcome: list[int]) -> i64:
        """Return a hash of the starter, the viewer's hand and everybody's sets, which do not fit
        into one number.
        """
        key: i64 = outcome[0]
        seat: i64 = 0
        while seat < len(self.hands):
            cards: i64 = outcome[seat + 1]
            if seat != viewer:
                cards = sets_in(cards)
            key = _hash(key, cards)
            seat += 1
        return key

    # --- pieces --------------------------------------------------------------------------

    def pieces(self) -> list[int]:
        """The cards, kind by kind. A hand is its seat number; the layers of the pile count from 8,
        with the layer being laid last.
        """
        places: list[tuple[int, i64]] = [
            (seat, self.hands[seat]) for seat in range(len(self.hands))
        ]
        places.extend((8 + layer, self.layers[layer]) for layer in range(len(self.layers)))
        places.append((8 + MAX_LAYERS, self.laid))
        places.append((_GONE, self.gone))
        places.append((_BOX, self.box))
        found: list[int] = []
        for kind in range(KINDS):
            where: list[int] = []
            for place, cards in places:
                where.extend([place] * of_kind(cards, kind))
            if len(where) > COPIES:
                where = [DOUBLED] * COPIES
            found.extend(where + [LOST] * (COPIES - len(where)))
        return found

    def position_bytes(self) -> bytes:
        found = self.record()
        for name in ("start", "past", "knower", "known"):
            del found[name]
        return encode(found)

    def multiplicity(self, viewer: i64) -> int:
        """The four cards of a kind look alike."""
        memory = self.memory(viewer)
        places = [self.hands[seat] for seat in range(len(self.hands)) if seat != viewer]
        places.extend(
            self.layers[layer] for layer in range(len(self.layers)) if self.owners[layer] != viewer
        )
        places.append(self.gone - self.seen_gone - memory.own_gone)
        places.append(self.box)
        total = 1
        for kind in range(KINDS):
            total *= _FACTORIAL[of_kind(memory.pool, kind)]
            for cards in places:
                total //= _FACTORIAL[of_kind(cards, kind)]
        return total


def full_sets(kinds: i64) -> i64:
    cards: i64 = 0
    for kind in members(kinds):
        cards += COPIES << (3 * kind)
    return cards


def _few_cards(cards: i64) -> i64:
    """Return a different number below 4096 for each set of at most three cards."""
    code: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        copies: i64 = of_kind(cards, kind)
        while copies > 0:
            code = code * 16 + kind + 1
            copies -= 1
        kind += 1
    return code


def _hash(key: i64, more: i64) -> i64:
    """Return a hash of both numbers, from 0 to 2**62 - 1."""
    key ^= more + 0x1E3779B97F4A7C15 + ((key & 0xFFFFFFFFFFFFFF) << 6) + (key >> 2)
    key &= 0x3FFFFFFFFFFFFFFF
    key ^= key >> 31
    key = (key & 0x7FFFFFFF) * 0x4F6CDD1D + (key >> 31)
    key &= 0x3FFFFFFFFFFFFFFF
    return key ^ (key >> 29)
