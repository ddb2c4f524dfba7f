"""The engine and the naive reference in one game: the same chance, the same moves, and only
notation between them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import permutations
from typing import TYPE_CHECKING

from games.indulgence.reference.naive import CARDS, FAMILIES, Card, Naive, Played, Trick
from simony.games.indulgence.rules.actions import AUCTION, DEAL, EDICT, PICK, START, TRICK
from simony.games.indulgence.rules.rules import IndulgenceState
from simony.games.indulgence.rules.scoring import packed
from simony.registry import open_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from positions.indulgence import IndulgencePosition
    from simony.core.contract import Game
    from simony.core.event import Event
    from simony.core.rng import Rng


def cards_in(mask: int) -> list[Card]:
    return [card for number, card in enumerate(CARDS) if mask >> number & 1]


def keys_in(game: Game, mask: int) -> list[str]:
    return [key for number, key in enumerate(game.figures["edict"]) if mask >> number & 1]


@dataclass
class Pair:
    """One game played by both."""

    state: IndulgenceState
    naive: Naive
    game: Game

    @classmethod
    def open(cls, seats: int, *, expert: bool, edition: str) -> Pair:
        game = open_game("indulgence", seats, {"expert": expert, "edition": edition})
        state = game.new()
        assert isinstance(state, IndulgenceState)
        return cls(state, Naive(seats, expert, edition), game)

    def shuffle(self, rng: Rng, *, favour: bool = False) -> None:
        outcome = self.state.draw(rng)
        if favour and outcome[0] == DEAL:
            outcome = favoured(outcome, self.state.left_of(self.state.ruler), rng.below(4))
        assert self.state.is_possible_outcome(outcome)
        if outcome[0] == DEAL:
            self.naive.deal([cards_in(hand) for hand in outcome[1:]])
        elif outcome[0] == START:
            self.naive.start(outcome[1], keys_in(self.game, outcome[2]))
        else:
            self.naive.lay(keys_in(self.game, outcome[1]))
        self.state.apply_chance(outcome)

    def play(self, action: int, out: list[Event] | None = None) -> None:
        self.naive.play(self.game.notation(action))
        self.state.play(self.state.turn, action, out)

    def agree(self) -> None:
        """Check that everything both can answer is the same."""
        seat = self.naive.pending()
        assert self.state.pending_seats() == ([] if seat is None else [seat])
        assert (self.state.over(), list(self.state.florins), self.state.places()) == (
            self.naive.over(),
            self.naive.florins,
            self.naive.places(),
        )
        if seat is not None:
            assert (
                sorted(self.game.notation(action) for action in self.state.legal(seat))
                == self.naive.legal()
            )


def favoured(outcome: list[int], seat: int, family: int) -> list[int]:
    """Return a deal in which the seat has a whole family, and the highest cards for the rest of the
    hand, by swaps with the others.
    """
    size = outcome[1].bit_count()
    wanted = sorted(range(36), key=lambda card: (card // 9 != family, -(card % 9)))[:size]
    mine = sum(1 << card for card in wanted)
    given = [card for card in range(36) if outcome[seat + 1] >> card & 1 and card not in wanted]
    deal = list(outcome)
    for other in range(1, len(outcome)):
        lost = (deal[other] & mine).bit_count()
        if other != seat + 1:
            deal[other] = deal[other] & ~mine | sum(1 << given.pop() for _ in range(lost))
    deal[seat + 1] = mine
    return deal


def sinful(state: IndulgenceState, seat: int, rng: Rng) -> int:
    """Return a move in a game where players sin whenever they may and the others help: high cards
    from the sinner, low ones from the rest.
    """
    legal = state.legal(seat)
    if state.phase == AUCTION:
        return legal[-1]
    if state.phase != TRICK or state.sinner < 0:
        return legal[rng.below(len(legal))]
    plain = [action for action in legal if action < 36]
    if seat == state.sinner:
        if len(plain) < len(legal) and state.leader != seat and rng.below(2) == 0:
            return legal[-1]
        return max(plain, key=lambda card: card % 9)
    return min(plain, key=lambda card: card % 9)


def blind(state: IndulgenceState, seat: int, rng: Rng) -> int:
    """Return a random move; but few sin, and *most*, with its ties, is picked whenever it is
    available.
    """
    legal = state.legal(seat)
    most = PICK + state.figures.edict("most")
    if state.phase == EDICT and most in legal:
        return most
    if state.phase == AUCTION:
        return legal[0 if rng.below(8) else 1]
    return legal[rng.below(len(legal))]


# --- an ending for both ---------------------------------------------------------------------------


def as_naive(at: IndulgencePosition) -> Naive:
    """Return the same ending for the reference: the piles as tricks, in an order that agrees with
    what the state knows of the past.
    """
    state = at.state
    tricks = [trick for seat in range(at.game.seats) for trick in tricks_of(state, seat)]
    options = at.game.options
    for order in permutations(tricks) if needs_order(at) else iter([tuple(tricks)]):
        naive = Naive.ending(
            at.game.seats,
            ruler=state.ruler,
            edicts=at.edicts("force"),
            hands=[cards_in(hand) for hand in state.hands],
            leader=state.leader,
            expert=options["expert"] == "on",
            edition=options["edition"],
            sinner=None if state.sinner < 0 else state.sinner,
            bull=state.bull == 1,
            trump=None if state.trump < 0 else FAMILIES[state.trump],
            tricks=order,
            florins=at.florins(),
            hand=state.hand_number,
            ring_used=state.ring_card >= 0,
        )
        if same_past(state, naive, needs_order(at)):
            return naive
    raise AssertionError("no order of the tricks fits what is known of the past")


def needs_order(at: IndulgencePosition) -> bool:
    return any(
        key.startswith("last-") or key in ("three-tricks", "first-or-last")
        for key in at.edicts("force")
    )


def same_past(state: IndulgenceState, naive: Naive, in_order: bool) -> bool:
    assert [naive.taken(seat) for seat in range(naive.seats)] == [
        set(cards_in(pile)) for pile in state.taken
    ]
    assert naive.pending() == state.turn
    if not in_order:
        return True
    ninth = [naive.ninth_taker(family) for family in FAMILIES]
    first = naive.winners()[:1] or [-1]
    known = [packed(state.ninth, family) for family in range(4)] if state.ninth else [-1] * 4
    same_ninth = not state.ninth or [-1 if seat is None else seat for seat in ninth] == known
    return same_ninth and first == [packed(state.raced, 1)]


def tricks_of(state: IndulgenceState, seat: int) -> Iterator[Trick]:
    """Cut a pile into tricks that this seat wins: it leads the highest trump, or else the highest
    of some family.
    """
    pile = sorted(
        cards_in(state.taken[seat]),
        key=lambda card: (state.trump >= 0 and card[0] == FAMILIES[state.trump], card[1]),
    )
    seats = len(state.taken)
    while pile:
        best: Played = (seat, pile.pop(), False)
        yield [best, *(((seat + step) % seats, pile.pop(0), False) for step in range(1, seats))]


# --- trees ----------------------------------------------------------------------------------------


def tree(state: IndulgenceState) -> tuple[int, Counter[tuple[int, ...]]]:
    """Count the decision nodes when the hand is played out over all legal moves, and the florins at
    each of its ends.
    """
    if state.pending() == 0:
        return 0, Counter([tuple(state.florins)])
    nodes, tally = 1, Counter[tuple[int, ...]]()
    for action in state.legal(state.turn):
        twin = state.copy()
        twin.apply(state.turn, action)
        more, ends = tree(twin)
        nodes += more
        tally += ends
    return nodes, tally
