"""Small starting positions of Dogma whose hidden cards can be enumerated, for brute-force checks.

A start deals a few hidden cards; all others are publicly gone. All its deals are played on together
(see `simony.conformance.world_enumeration`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import factorial, prod

from simony.core.contract import Game, State
from simony.core.rng import Rng
from simony.games.dogma import SPEC
from simony.games.dogma.rules.actions import CONFESS
from simony.games.dogma.rules.counts import (
    ALL,
    KINDS,
    difference,
    of_kind,
    random_cards,
    sets_in,
    size,
)
from simony.games.dogma.rules.figures import NEXT_CONFESSOR
from simony.games.dogma.rules.rules import DogmaState
from simony.games.dogma.view.memory import DISCARD, LEFT_OUT
from simony.games.dogma.view.view import DogmaView


@dataclass(frozen=True)
class Beginning:
    """A start: the viewer holds `own` (a spectator nothing), the others `sizes` of the `pool`; the
    rest was left out, or is gone unseen.
    """

    seats: int
    viewer: int
    own: int
    pool: int
    sizes: tuple[int, ...]
    turn: int = 0
    unseen: bool = False
    next_confessor: str = "responder"

    def game(self) -> Game:
        return SPEC.open(self.seats, {"next_confessor": self.next_confessor})

    def others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.viewer]

    def states(self, game: Game) -> list[State]:
        """Return every deal, once."""
        return [
            self._state(game, hands, left) for hands, left in self._deals(self.others(), self.pool)
        ]

    def _deals(self, seats: list[int], left: int) -> Iterator[tuple[dict[int, int], int]]:
        if not seats:
            yield {}, left
            return
        for hand in sets_of(left, self.sizes[seats[0]]):
            if not sets_in(hand):  # D6
                for hands, rest in self._deals(seats[1:], left - hand):
                    yield {seats[0]: hand, **hands}, rest

    def _state(self, game: Game, hands: dict[int, int], left: int) -> State:
        state = game.new()
        assert isinstance(state, DogmaState)
        for seat, hand in hands.items():
            state.hands[seat] = hand
        if self.viewer >= 0:
            state.hands[self.viewer] = self.own
        state.seen_gone = ALL - self.own - self.pool
        state.gone = state.seen_gone + (left if self.unseen else 0)
        state.box = 0 if self.unseen else left
        state.phase, state.turn = CONFESS, self.turn
        state.start_history()
        return state


def sets_of(cards: int, wanted: int, kind: int = 0) -> Iterator[int]:
    """Return every set of this many of these cards; copies of a kind are not told apart."""
    if kind == KINDS:
        if wanted == 0:
            yield 0
        return
    for some in range(min(wanted, of_kind(cards, kind)) + 1):
        for rest in sets_of(cards, wanted - some, kind + 1):
            yield rest + (some << 3 * kind)


def random_beginning(seed: int) -> Beginning | None:
    """Return a few cards of two to four kinds; None if no game could start so."""
    rng = Rng(f"beginning {seed}")
    seats = 2 + rng.below(3)
    viewer = rng.below(seats + 1) - 1
    deck = sum(4 << 3 * kind for kind in (0, 7, 13, 8)[: 2 + rng.below(3)])
    pool = random_cards(deck, min(5 + rng.below(4), size(deck) - 3), rng)
    own = (
        random_cards(deck - pool, min(size(deck - pool), 1 + rng.below(3)), rng)
        if viewer >= 0
        else 0
    )
    kept_out = rng.below(3)
    others = [seat for seat in range(seats) if seat != viewer]
    spread = size(pool) - kept_out - len(others)
    turn = rng.below(seats)
    if spread < 0 or sets_in(own):
        return None
    sizes = [1 if seat in others else 0 for seat in range(seats)]
    for _ in range(spread):
        sizes[others[rng.below(len(others))]] += 1
    option = NEXT_CONFESSOR[rng.below(3)]
    return Beginning(seats, viewer, own, pool, tuple(sizes), turn, seats > 2, option)


# --- what a view's claims allow -------------------------------------------------------------------


def sides_of(state: DogmaState, view: DogmaView) -> list[int]:
    """Return the true cards of each side that the viewer does not see."""
    sides = [0] * (LEFT_OUT + 1)
    for seat in range(len(state.hands)):
        sides[seat] = 0 if seat == view.viewer else int(state.side(seat))
    sides[DISCARD] = state.gone - state.seen_gone - view.own_gone
    sides[LEFT_OUT] = int(state.box)
    return sides


def holds(view: DogmaView, sides: list[int]) -> bool:
    """Whether everything that the viewer knows is true of these sides."""
    if any(sets_in(cards) for cards in sides[:DISCARD]):
        return False
    for mask, cards, slack in zip(
        view.claim_sides, view.claim_cards, view.claim_slack, strict=True
    ):
        missing = cards
        for side, there in enumerate(sides):
            if mask >> side & 1:
                missing = difference(missing, there)
        if size(missing) > slack:
            return False
    return True


def all_sides(view: DogmaView) -> dict[tuple[int, ...], int]:
    """Return every way to put the hidden cards on the sides so that all the viewer knows holds,
    with the number of ways card by card.
    """
    rooms = {
        seat: int(view.side_size(seat)) for seat in range(len(view.sizes)) if seat != view.viewer
    }
    rooms |= {DISCARD: int(view.unseen_gone), LEFT_OUT: int(view.left_out)}
    rooms = {side: room for side, room in rooms.items() if room}
    pool = view.pool()
    splits = [list(_splits(of_kind(pool, kind), len(rooms))) for kind in range(KINDS)]
    found: dict[tuple[int, ...], int] = {}
    for rows in product(*splits):
        if all(
            sum(row[place] for row in rows) == room for place, room in enumerate(rooms.values())
        ):
            sides = [0] * (LEFT_OUT + 1)
            for place, side in enumerate(rooms):
                sides[side] = sum(row[place] << 3 * kind for kind, row in enumerate(rows))
            if holds(view, sides):
                found[tuple(sides)] = prod(
                    factorial(sum(row)) // prod(factorial(some) for some in row) for row in rows
                )
    return found


def _splits(copies: int, places: int) -> Iterator[tuple[int, ...]]:
    if places == 1:
        yield (copies,)
        return
    for some in range(copies + 1):
        for rest in _splits(copies - some, places - 1):
            yield (some, *rest)
