"""A slow, simple reference implementation of Dogma, written from the specification alone to
cross-check the engine.

The public record is a list of events. Who is out, and the number of confessions, are derived from
it each time they are needed. Cards of a kind look alike, so hands are counters of kinds. Chance
(starter, deal) comes from outside.
"""

import copy
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

VICES = ("murder", "deceit", "greed", "lust", "gluttony", "pride", "heresy")
VIRTUES = ("mercy", "sincerity", "generosity", "chastity", "temperance", "humility", "faith")
KINDS = (*VICES, *VIRTUES)
COPIES = 4
DECK = Counter(dict.fromkeys(KINDS, COPIES))

MOST_CARDS = 3
MOST_RUBIES = 2
DOGMA_COSTS = 2
ALTAR_HOLDS = 3
DEALT_TO_TWO = 20
CONFESSIONS = 500
OPTIONS = ("responder", "after_responder", "responder_if_right")


@dataclass(frozen=True)
class Event:
    """One public fact.

    What: deal, set, out, proclaim, replace, name, join, layer, believe, doubt, reveal, take,
    discard, ruby, stop.

    Of a layer, a pick-up or a discarded pile everybody knows only the count; kinds are given where
    they are shown.
    """

    what: str
    seat: int
    kinds: tuple[str, ...] = ()
    count: int = 0


@dataclass
class Layer:
    seat: int
    cards: list[str] = field(default_factory=list)


@dataclass
class Naive:
    seats: int
    next_confessor: str = "responder"

    # Phases: deal (chance); turn (proclaim or name), replace, lay, answer (a seat); over.
    phase: str = "deal"
    turn: int = 0
    hands: list[Counter[str]] = field(default_factory=list)
    rubies: list[int] = field(default_factory=list)
    altar: list[str] = field(default_factory=list)
    proclaimed: str | None = None
    name: str | None = None
    layers: list[Layer] = field(default_factory=list)
    discard: Counter[str] = field(default_factory=Counter)
    left_out: Counter[str] = field(default_factory=Counter)
    events: list[Event] = field(default_factory=list)
    confessions_before: int = 0

    def __post_init__(self) -> None:
        assert 2 <= self.seats <= 8, f"expected 2 to 8 seats, got {self.seats}"
        assert self.next_confessor in OPTIONS, (
            f"expected one of {OPTIONS}, got {self.next_confessor}"
        )
        self.rubies = self.rubies or [0] * self.seats

    @classmethod
    def position(
        cls,
        seats: int,
        hands: Sequence[Iterable[str]],
        turn: int,
        altar: Sequence[str] = (),
        rubies: Sequence[int] = (),
        next_confessor: str = "responder",
        confessions: int = 0,
        out: Sequence[int] = (),
    ) -> "Naive":
        """Return the start of a turn, after this many confessions.

        Hands are counters or lists of kinds; all other cards are in the discard.

        Seats with an empty hand are out, in seat order unless `out` gives their order.
        """
        game = cls(seats, next_confessor, "turn", turn, confessions_before=confessions)
        game.hands = [Counter(hand) for hand in hands]
        game.rubies, game.altar = list(rubies) or [0] * seats, list(altar)
        empty = [seat for seat in range(seats) if not game.hands[seat].total()]
        assert len(game.hands) == len(game.rubies) == seats, (
            "expected a hand and rubies for every seat"
        )
        assert game.in_hands() <= DECK, "expected at most four of a kind"
        assert all(COPIES not in hand.values() for hand in game.hands), (
            "D6: four of a kind never stay in a hand"
        )
        assert all(0 <= held <= MOST_RUBIES for held in game.rubies), (
            f"D15: expected at most two rubies, got {rubies}"
        )
        assert all(kind in KINDS for kind in altar), f"expected kinds on the Altar, got {altar}"
        assert len(set(altar)) == len(altar) <= ALTAR_HOLDS, (
            f"expected up to three different kinds, got {altar}"
        )
        assert turn not in empty, "expected the player whose turn it is to hold cards"
        assert sorted(out or empty) == empty, f"expected the order of {empty}, got {out}"
        game.discard = DECK - game.in_hands()
        for seat in out or empty:
            game._leave(seat)
        game._start_turn(turn)
        return game

    # Chance

    def hand_sizes(self, starter: int) -> list[int]:
        """The extra cards go to the first seats from the starter; two players get 20 each."""
        if self.seats == 2:
            return [DEALT_TO_TWO] * 2
        each, extra = divmod(DECK.total(), self.seats)
        return [each + ((seat - starter) % self.seats < extra) for seat in range(self.seats)]

    def deal(self, starter: int, hands: list[Counter[str]]) -> None:
        assert self.phase == "deal", f"expected {self.phase}, got a deal"
        assert [hand.total() for hand in hands] == self.hand_sizes(starter), (
            f"expected {self.hand_sizes(starter)} cards"
        )
        self.hands = [Counter(hand) for hand in hands]
        assert self.in_hands() <= DECK, "expected at most four of a kind"
        self.left_out = DECK - self.in_hands()
        self._tell("deal", starter)
        from_starter = [(starter + steps) % self.seats for steps in range(self.seats)]
        for seat in from_starter:
            self._discard_sets(seat)
        self._let_empty_hands_leave(from_starter)
        self._start_turn(starter if self.is_in(starter) else self.next_in(starter))

    # What the table shows

    def is_in(self, seat: int) -> bool:
        return seat not in self.exits()

    def still_in(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.is_in(seat)]

    def exits(self) -> list[int]:
        return [event.seat for event in self.events if event.what == "out"]

    def next_in(self, seat: int) -> int:
        """The next player still in the game, clockwise."""
        following = [(seat + steps) % self.seats for steps in range(1, self.seats + 1)]
        return next(other for other in following if self.is_in(other))

    def is_unchecked(self, seat: int) -> bool:
        """D3, what the specification calls pending: an empty hand, and the cards lie unchecked."""
        return (
            self.is_in(seat)
            and not self.hands[seat].total()
            and any(layer.seat == seat for layer in self.layers)
        )

    def confessions(self) -> int:
        return self.confessions_before + sum(1 for event in self.events if event.what == "name")

    def counts_as_virtue(self, kind: str) -> bool:
        """A Dogma turns its kind over."""
        return (kind in VIRTUES) != (kind in self.altar)

    def in_hands(self) -> Counter[str]:
        return sum(self.hands, Counter[str]())

    @property
    def pile(self) -> Counter[str]:
        return Counter(card for layer in self.layers for card in layer.cards)

    # Decisions

    def pending(self) -> int | None:
        return None if self.phase in ("deal", "over") else self.turn

    def legal(self) -> list[str]:
        moves: list[str] = []
        if self.phase == "turn":
            moves = self.legal_proclamations() + [
                f"name {kind}" for kind in KINDS if self.counts_as_virtue(kind)
            ]  # D20, D22
        elif self.phase == "replace":
            moves = [f"replace {kind}" for kind in self.altar]
        elif self.phase == "lay":
            moves = self.legal_lays()
        elif self.phase == "answer":
            moves = (
                ["believe", "doubt", "join"]
                if self.hands[self.turn].total()
                else ["believe", "doubt"]
            )  # D11
        return sorted(moves)

    def legal_proclamations(self) -> list[str]:
        """D16: spending both rubies leaves none for a second one.

        D17: also of a kind already gone.
        """
        can_pay = self.rubies[self.turn] >= DOGMA_COSTS
        return [f"proclaim {kind}" for kind in KINDS if kind not in self.altar] if can_pay else []

    def legal_lays(self) -> list[str]:
        """A layer has no order, so it is laid in the order of the kinds."""
        laid = self.layers[-1].cards
        lowest = KINDS.index(laid[-1]) if laid else 0
        cards = [f"lay {kind}" for kind in KINDS[lowest:] if self.hands[self.turn][kind]]
        return [*cards, "done"] if laid else cards

    def play(self, move: str) -> None:
        assert move in self.legal(), f"expected one of {self.legal()}, got {move!r}"
        match move.split():
            case ["proclaim", kind]:
                self._proclaim(kind)
            case ["replace", kind]:
                self._replace(kind)
            case ["name", kind]:
                self.name = kind
                self._tell("name", self.turn, (kind,))
                self._start_layer()
            case ["lay", kind]:
                self._lay(kind)
            case ["done"]:
                self._finish_layer()
            case ["join"]:
                self._tell("join", self.turn)
                self._start_layer()  # D9: the name stays
            case [answer]:
                self._check(believed=answer == "believe")

    def _proclaim(self, kind: str) -> None:
        self.rubies[self.turn] -= DOGMA_COSTS
        self._tell("proclaim", self.turn, (kind,))
        if len(self.altar) == ALTAR_HOLDS:
            self.proclaimed, self.phase = kind, "replace"
        else:
            self.altar.append(kind)

    def _replace(self, kind: str) -> None:
        """D19: the new Dogma takes the place of the old one, which reverts before the confession is
        named.
        """
        assert self.proclaimed is not None, "expected a proclaimed Dogma"
        self._tell("replace", self.turn, (kind,))
        self.altar[self.altar.index(kind)] = self.proclaimed
        self.proclaimed, self.phase = None, "turn"

    def _start_layer(self) -> None:
        self.layers.append(Layer(self.turn))
        self.phase = "lay"

    def _lay(self, kind: str) -> None:
        hand, laid = self.hands[self.turn], self.layers[-1].cards
        hand[kind] -= 1
        laid.append(kind)
        if len(laid) == MOST_CARDS or not hand.total():
            self._finish_layer()

    def _finish_layer(self) -> None:
        """D8: the number of cards is public. D3: a pending player is out once joined over."""
        self._tell("layer", self.turn, count=len(self.layers[-1].cards))
        self._let_empty_hands_leave([layer.seat for layer in self.layers[-2:-1]])
        if len(self.still_in()) == 1:  # D4: even if the joiner has laid their last cards
            self.phase = "over"
        else:
            self.turn, self.phase = self.next_in(self.turn), "answer"

    # The check (D5: reveal, move the pile, ruby, four of a kind, exits, next confession)

    def _check(self, *, believed: bool) -> None:
        responder, layer = self.turn, self.layers[-1]
        truthful = all(card == self.name for card in layer.cards)  # D7
        right = believed == truthful
        self._tell("believe" if believed else "doubt", responder)
        self._tell("reveal", layer.seat, tuple(layer.cards))
        taker = self.taker(responder, layer.seat, believed=believed, truthful=truthful)
        self._move_pile(taker)
        if right and self.rubies[responder] < MOST_RUBIES:  # D14, D15
            self.rubies[responder] += 1
            self._tell("ruby", responder)
        if taker is not None:
            self._discard_sets(taker)
        self._let_empty_hands_leave([layer.seat, responder])  # D29
        self._start_turn(self.confessor_after(responder, right=right))

    @staticmethod
    def taker(responder: int, confessor: int, *, believed: bool, truthful: bool) -> int | None:
        """Who takes the pile; None is the discard."""
        if believed:
            return None if truthful else responder
        return responder if truthful else confessor

    def _move_pile(self, taker: int | None) -> None:
        """D12: the whole pile, hidden cards included."""
        if taker is None:
            self._tell("discard", self.turn, count=self.pile.total())
            self.discard += self.pile
        else:
            self._tell("take", taker, count=self.pile.total())
            self.hands[taker] += self.pile
        self.layers, self.name = [], None

    def _discard_sets(self, seat: int) -> None:
        """D6: the Altar does not matter."""
        for kind in KINDS:
            if self.hands[seat][kind] == COPIES:
                self._tell("set", seat, (kind,))
                self.discard[kind] += COPIES
                self.hands[seat][kind] = 0

    def _let_empty_hands_leave(self, order: list[int]) -> None:
        """D4, D6: when one player is left, they have lost, even with an empty hand."""
        for seat in order:
            if len(self.still_in()) > 1 and not self.hands[seat].total():
                self._leave(seat)

    def _leave(self, seat: int) -> None:
        self._tell("out", seat)
        self.rubies[seat] = 0  # D27

    def confessor_after(self, responder: int, *, right: bool) -> int:
        """D1, for the players left after the exits."""
        if self.next_confessor == "after_responder":
            stays = len(self.still_in()) == 2
        elif self.next_confessor == "responder_if_right":
            stays = right
        else:
            stays = True
        return responder if stays and self.is_in(responder) else self.next_in(responder)

    def _start_turn(self, seat: int) -> None:
        self.turn, self.phase = seat, "turn"
        if len(self.still_in()) == 1:
            self.phase = "over"
        elif self.confessions() >= CONFESSIONS:  # D30
            self._tell("stop", seat)
            self.phase = "over"

    def _tell(self, what: str, seat: int, kinds: tuple[str, ...] = (), count: int = 0) -> None:
        self.events.append(Event(what, seat, kinds, count))

    # The end

    def over(self) -> bool:
        return self.phase == "over"

    def places(self) -> list[int]:
        """D29: the order of going out.

        D30: those still in rank behind by fewest cards, ties shared.
        """

        def demerit(seat: int) -> tuple[bool, int]:
            return self.is_in(seat), self.hands[seat].total() if self.is_in(
                seat
            ) else self.exits().index(seat)

        demerits = [demerit(seat) for seat in range(self.seats)]
        return [1 + sum(1 for other in demerits if other < mine) for mine in demerits]


def after(game: Naive, move: str) -> Naive:
    twin = copy.deepcopy(game)
    twin.play(move)
    return twin


def count_tree(game: Naive, depth: int) -> tuple[int, int]:
    """Count the decision nodes within this many moves (root and frontier included), and the
    histories that end by then.
    """
    if game.over():
        return 0, 1
    if depth == 0:
        return 1, 0
    branches = [count_tree(after(game, move), depth - 1) for move in game.legal()]
    return 1 + sum(nodes for nodes, _ in branches), sum(histories for _, histories in branches)
