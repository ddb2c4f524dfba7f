"""A slow, simple reference implementation of Indulgence, written from the specification alone to
cross-check the engine.

Nothing is stored that can be derived: winners, taken cards and debts are computed from the list of
completed tricks each time they are needed. Chance (first Ruler, edicts, deals) always comes from
outside.
"""

import copy
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

Card = tuple[str, int]
Played = tuple[int, Card, bool]  # seat, card, under the ring
Trick = list[Played]

FAMILIES = ("medici", "sforza", "borgia", "orsini")
NUMBERS = (1, 2, 3, 4, 5, 6, 7, 8, 9)
EVEN = (2, 4, 6, 8)
CARDS = [(family, number) for family in FAMILIES for number in NUMBERS]

FLORINS = 30
FACE_UP = 3
TIMES_RULER = 3
FAILED_SIN = 6
FAILED_BULL_SIN = 18


@dataclass(frozen=True)
class Edict:
    """Families and numbers say which cards it is about; pays is a unit price, sin_pays what each
    other player pays.
    """

    kind: str
    pays: int
    sin_pays: int
    families: tuple[str, ...] = FAMILIES
    numbers: tuple[int, ...] = NUMBERS


BASIC = {
    **{f"any-{family}": Edict("cards", 1, 4, (family,)) for family in FAMILIES},
    **{f"last-{family}": Edict("last", 8, 3, (family,)) for family in FAMILIES},
    "three-tricks": Edict("three tricks", 8, 1),
    "twos-and-threes": Edict("cards", 1, 6, numbers=(2, 3)),
    "sixes": Edict("cards", 2, 5, numbers=(6,)),
    "first-or-last": Edict("first or last", 4, 3),
}
EXPERT = {
    "most": Edict("most", 2, 4),
    "trump": Edict("trump", 1, 4),
    "tricks": Edict("tricks", 1, 8),
    "even-medici-sforza": Edict("cards", 1, 5, ("medici", "sforza"), EVEN),
    "even-borgia-orsini": Edict("cards", 1, 5, ("borgia", "orsini"), EVEN),
    "pairs-medici-orsini": Edict("pairs", 2, 6, ("medici", "orsini")),
    "pairs-sforza-borgia": Edict("pairs", 2, 6, ("sforza", "borgia")),
    "pairs-medici-borgia": Edict("pairs", 2, 6, ("medici", "borgia")),
}
JAPANESE = {
    "sixes": Edict("cards", 1, 5, numbers=(6,)),
    "even-medici-sforza": Edict("cards", 1, 6, ("medici", "sforza")),
    "even-borgia-orsini": Edict("cards", 1, 6, ("borgia", "orsini")),
}


@dataclass
class Naive:
    seats: int
    expert: bool = False
    edition: str = "english"

    # The game. Phases: layout, deal (chance); edict, trump, auction, play, name (a seat); over.
    phase: str = "layout"
    ruler: int = 0
    hand: int = 0
    florins: list[int] = field(default_factory=list)
    layout: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    bulls: list[bool] = field(default_factory=list)
    short: bool = False
    bull_sinner: int | None = None

    # The hand.
    hands: list[list[Card]] = field(default_factory=list)
    in_force: list[str] = field(default_factory=list)
    bull: bool = False
    trump: str | None = None
    passes: int = 0
    sinner: int | None = None
    leader: int = 0
    ring_used: bool = False
    tricks: list[Trick] = field(default_factory=list)
    table: Trick = field(default_factory=list)
    named: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        assert self.seats in (3, 4), f"expected 3 or 4 seats, got {self.seats}"
        assert self.edition in ("english", "japanese"), (
            f"expected english or japanese, got {self.edition}"
        )
        self.florins = self.florins or [FLORINS] * self.seats
        self.bulls = self.bulls or [self.expert] * self.seats

    @classmethod
    def ending(
        cls,
        seats: int,
        *,
        ruler: int,
        edicts: Sequence[str],
        hands: Sequence[Sequence[Card]],
        leader: int,
        expert: bool = False,
        edition: str = "english",
        sinner: int | None = None,
        bull: bool = False,
        trump: str | None = None,
        tricks: Sequence[Sequence[Played]] = (),
        florins: Sequence[int] = (),
        hand: int = 0,
        ring_used: bool = False,
    ) -> "Naive":
        """The middle of a hand, between two tricks.

        If the tricks already end the hand, it is closed at once.
        """
        assert len(hands) == seats, "expected a hand for every seat"
        assert len({len(held) for held in hands}) == 1, "expected hands of equal length"
        assert sinner is None or sinner != ruler, "the Ruler never sins"
        assert (trump is not None) == ("trump" in edicts), (
            "expected a trump family exactly when trump is in force"
        )
        game = cls(seats, expert, edition, "play", ruler, hand, list(florins))
        game.hands = [list(held) for held in hands]
        game.in_force, game.drawn = list(edicts), list(edicts)
        game.bull, game.trump, game.sinner, game.leader, game.ring_used = (
            bull,
            trump,
            sinner,
            leader,
            ring_used,
        )
        game.bulls[ruler] = game.bulls[ruler] and not bull
        game.tricks = [list(trick) for trick in tricks]
        if game.hand_is_done():
            game._close()
        return game

    # Chance

    def start(self, first_ruler: int, layout: list[str]) -> None:
        assert not self.drawn, "the game has started"
        self.ruler = first_ruler
        self.lay(layout)

    def needs(self) -> str | None:
        return self.phase if self.phase in ("layout", "deal") else None

    def draw_count(self) -> int:
        """How many edicts chance must lay: up to three face up, as far as the deck reaches (I3,
        I11).
        """
        return min(FACE_UP - len(self.layout), len(self.undrawn()))

    def undrawn(self) -> list[str]:
        deck = [*BASIC, *EXPERT] if self.expert else [*BASIC]
        return [key for key in deck if key not in self.drawn]

    def lay(self, keys: list[str]) -> None:
        assert self.phase == "layout", f"cannot lay {keys} now"
        assert len(keys) == len(set(keys)) == self.draw_count(), f"cannot lay {keys}"
        assert all(key in self.undrawn() for key in keys), f"not in the deck: {keys}"
        self.layout += keys
        self.drawn += keys
        self.phase = "deal"

    def deal(self, hands: list[list[Card]]) -> None:
        assert self.phase == "deal", f"expected {self.phase}, got a deal"
        assert [len(held) for held in hands] == [len(CARDS) // self.seats] * self.seats, (
            "expected equal hands"
        )
        assert sorted(card for held in hands for card in held) == sorted(CARDS), (
            "expected every card once"
        )
        self.hands = [list(held) for held in hands]
        self.phase = "edict"

    # Decisions

    def pending(self) -> int | None:
        if self.phase in ("edict", "trump", "name"):
            return self.ruler
        if self.phase == "auction":
            return (
                self.ruler + 1 + self.passes
            ) % self.seats  # I12: clockwise from the Ruler's left
        if self.phase == "play":
            return (self.leader + len(self.table)) % self.seats
        return None

    def seat_to_act(self) -> int:
        seat = self.pending()
        assert seat is not None, f"nobody decides in phase {self.phase}"
        return seat

    def legal(self) -> list[str]:
        moves: list[str] = []
        if self.phase == "edict":
            moves = self.legal_edicts()
        elif self.phase == "trump":
            moves = [f"trump {family}" for family in FAMILIES]
        elif self.phase == "auction":
            moves = ["pass", "sin"]
        elif self.phase == "play":
            moves = self.legal_plays()
        elif self.phase == "name":
            moves = [f"name {seat + 1}" for seat in self.tied(self.open_ties()[0])]
        return sorted(moves)

    def legal_edicts(self) -> list[str]:
        picks = [f"edict {key}" for key in self.layout]
        can_bull = self.bulls[self.ruler] and len(self.layout) == FACE_UP  # I5
        return [*picks, "bull"] if can_bull else picks

    def legal_plays(self) -> list[str]:
        seat = self.seat_to_act()
        plain = [f"play {family} {number}" for family, number in self.playable(seat)]
        return plain + [f"{move} ring" for move in plain] if self.may_ring(seat) else plain

    def playable(self, seat: int) -> list[Card]:
        held = self.hands[seat]
        if self.table:
            led = self.table[0][1][0]
            return [card for card in held if card[0] == led] or held  # I33: no duty to trump
        if not self.tricks:
            # I10, I13: the bans of all edicts in force add up and bind a sinner too
            banned = {card for key in self.in_force for card in self.lead_ban(key)}
            return [card for card in held if card not in banned] or held
        return held

    def may_ring(self, seat: int) -> bool:
        """I19: sinner only, once in the hand, not in the first trick."""
        placed = self.ring_used or any(
            ringed for trick in [*self.tricks, self.table] for _, _, ringed in trick
        )
        return seat == self.sinner and len(self.tricks) > 0 and not placed

    def play(self, move: str) -> None:
        assert move in self.legal(), f"expected one of {self.legal()}, got {move!r}"
        match move.split():
            case ["edict", key]:
                self._enforce([key])
            case ["bull"]:
                self.bull = True
                self.bulls[self.ruler] = False
                self._enforce(list(self.layout))
            case ["trump", family]:
                self.trump = family
                self.phase = "auction"
            case ["pass"]:
                self.passes += 1
                if self.passes == self.seats - 1:
                    self.leader, self.phase = self.ruler, "play"
            case ["sin"]:
                self.sinner = self.leader = self.seat_to_act()
                self.phase = "play"
            case ["play", family, number, *ring]:
                self._play_card((family, int(number)), bool(ring))
            case ["name", seat]:
                self.named[self.open_ties()[0]] = int(seat) - 1
                self._close()

    def _enforce(self, keys: list[str]) -> None:
        self.in_force = keys
        self.layout = [key for key in self.layout if key not in keys]  # I2
        self.phase = "trump" if "trump" in keys else "auction"

    def _play_card(self, card: Card, ringed: bool) -> None:
        seat = self.seat_to_act()
        self.hands[seat].remove(card)
        self.table.append((seat, card, ringed))
        if len(self.table) < self.seats:
            return
        self.leader = self.winner(self.table)
        self.tricks.append(self.table)
        self.table = []
        if self.hand_is_done():
            self._close()

    # What the completed tricks say

    def winner(self, trick: Trick) -> int:
        led = trick[0][1][0]

        def strength(played: Played) -> tuple[bool, bool, int]:
            _, (family, number), ringed = played
            return (
                family == self.trump,
                family == led,
                10 if ringed else number,
            )  # I19: a 10 of its own family

        return max(trick, key=strength)[0]

    def winners(self) -> list[int]:
        return [self.winner(trick) for trick in self.tricks]

    def taken(self, seat: int) -> set[Card]:
        """I20: with the printed numbers."""
        return {card for trick in self.tricks if self.winner(trick) == seat for _, card, _ in trick}

    def taken_by_anybody(self) -> set[Card]:
        return {card for trick in self.tricks for _, card, _ in trick}

    def count(self, seat: int, family: str) -> int:
        return sum(1 for card in self.taken(seat) if card[0] == family)

    def out(self, family: str) -> int:
        """Cards of the family not yet taken; after the last trick nothing more can come."""
        gone = sum(1 for card in self.taken_by_anybody() if card[0] == family)
        return len(NUMBERS) - gone if self.cards_are_left() else 0

    def cards_are_left(self) -> bool:
        return any(self.hands)

    def ninth_taker(self, family: str) -> int | None:
        """I23: the winner of the trick that holds the ninth card."""
        gone = 0
        for trick in self.tricks:
            gone += sum(1 for _, card, _ in trick if card[0] == family)
            if gone == len(NUMBERS):
                return self.winner(trick)
        return None

    def first_to_three(self) -> int | None:
        won: Counter[int] = Counter()
        for seat in self.winners():
            won[seat] += 1
            if won[seat] == 3:
                return seat
        return None

    def tied(self, family: str) -> list[int]:
        """The seats that hold the most of a family: one seat, or several in a tie, or none."""
        counts = [self.count(seat, family) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if counts[seat] == max(counts) > 0]

    def open_ties(self) -> list[str]:
        """I17: families in table order in which the Ruler still has to name somebody."""
        if "most" not in self.in_force or self.sinner is not None:
            return []
        return [
            family for family in FAMILIES if len(self.tied(family)) > 1 and family not in self.named
        ]

    # What the edicts say

    def edict(self, key: str) -> Edict:
        table = BASIC | EXPERT
        return (table | JAPANESE)[key] if self.edition == "japanese" else table[key]

    def cards_of(self, key: str) -> set[Card]:
        edict = self.edict(key)
        families = (self.trump,) if edict.kind == "trump" else edict.families
        return {
            (family, number)
            for family, number in CARDS
            if family in families and number in edict.numbers
        }

    def lead_ban(self, key: str) -> set[Card]:
        return self.cards_of(key) if self.edict(key).kind in ("cards", "trump") else set()

    def pair(self, key: str, number: int) -> set[Card]:
        return {(family, number) for family in self.edict(key).families}

    def caught(self, key: str) -> int | None:
        """The one seat that a *last* or *three tricks* is about, once it is known."""
        edict = self.edict(key)
        return (
            self.first_to_three()
            if edict.kind == "three tricks"
            else self.ninth_taker(edict.families[0])
        )

    def offences(self, key: str, seat: int) -> int:
        """Return how many times the seat owes the edict's price; called only when the
        hand is over.
        """
        edict = self.edict(key)
        if edict.kind in ("last", "three tricks"):
            return int(self.caught(key) == seat)
        if edict.kind == "first or last":
            return [self.winners()[0], self.winners()[-1]].count(seat)  # I25
        if edict.kind == "most":
            return sum(
                1
                for family in FAMILIES
                if self.named.get(family) == seat or self.tied(family) == [seat]
            )
        if edict.kind == "tricks":
            return self.winners().count(seat)
        if edict.kind == "pairs":
            return sum(1 for number in NUMBERS if self.pair(key, number) <= self.taken(seat))  # I24
        return len(self.taken(seat) & self.cards_of(key))

    def settled(self, key: str) -> bool:
        """I26, no Sin: nothing still to be played can change what is owed, judged by taken cards
        alone.
        """
        kind = self.edict(key).kind
        if kind in ("last", "three tricks"):
            return self.caught(key) is not None
        if kind in ("first or last", "tricks"):
            return not self.cards_are_left()
        if kind == "most":
            return all(self.most_is_settled(family) for family in FAMILIES)
        if kind == "pairs":
            return all(self.pair_is_settled(key, number) for number in NUMBERS)
        return self.cards_of(key) <= self.taken_by_anybody()

    def most_is_settled(self, family: str) -> bool:
        counts = sorted(self.count(seat, family) for seat in range(self.seats))
        return self.out(family) == 0 or counts[-1] - counts[-2] > self.out(family)

    def pair_is_settled(self, key: str, number: int) -> bool:
        pair = self.pair(key, number)
        return pair <= self.taken_by_anybody() or bool(pair & self.taken(self.ruler))

    # What the Sins say

    def sin_is_made(self, key: str, sinner: int) -> bool:
        kind = self.edict(key).kind
        if kind in ("last", "three tricks"):
            return self.caught(key) == sinner
        if kind in ("first or last", "tricks"):
            return not self.cards_are_left() and not self.sin_is_lost(key, sinner)
        if kind == "most":
            return all(
                self.lead_over_others(sinner, family) >= self.out(family) for family in FAMILIES
            )
        return self.cards_of(key) <= self.taken(sinner)

    def sin_is_lost(self, key: str, sinner: int) -> bool:
        kind = self.edict(key).kind
        if kind in ("last", "three tricks"):
            return self.caught(key) not in (None, sinner)
        if kind == "first or last":
            decided = (
                self.winners()[:1]
                if self.cards_are_left()
                else [self.winners()[0], self.winners()[-1]]
            )
            return any(seat != sinner for seat in decided)
        if kind == "tricks":
            return any(seat != sinner for seat in self.winners())
        if kind == "most":
            return any(
                self.lead_over_others(sinner, family) < -self.out(family) for family in FAMILIES
            )
        return bool(self.cards_of(key) & (self.taken_by_anybody() - self.taken(sinner)))

    def lead_over_others(self, sinner: int, family: str) -> int:
        """I18: zero is a tie, and the tie is the sinner's."""
        others = [self.count(seat, family) for seat in range(self.seats) if seat != sinner]
        return self.count(sinner, family) - max(others)

    # The end of the hand and of the game

    def hand_is_done(self) -> bool:
        """I26.

        For every Sin the sinner's best case is to take all that is left, so each may be judged
        alone.
        """
        if not self.cards_are_left():
            return True
        if self.sinner is None:
            return all(self.settled(key) for key in self.in_force)
        made = all(self.sin_is_made(key, self.sinner) for key in self.in_force)
        return made or any(self.sin_is_lost(key, self.sinner) for key in self.in_force)

    def _close(self) -> None:
        if self.open_ties():
            self.phase = "name"
            return
        self._score()
        if self.short or self.bull_sinner is not None or self.hand + 1 == TIMES_RULER * self.seats:
            self.phase = "over"
        else:
            self._next_hand()

    def _score(self) -> None:
        others = [seat for seat in range(self.seats) if seat not in (self.ruler, self.sinner)]
        if self.sinner is None:
            for (
                seat
            ) in others:  # I7: all edicts add up; I16: the Ruler's cards cost nobody anything
                self._pay(
                    seat,
                    self.ruler,
                    sum(self.edict(k).pays * self.offences(k, seat) for k in self.in_force),
                )
        elif not all(self.sin_is_made(key, self.sinner) for key in self.in_force):
            self._pay(self.sinner, self.ruler, FAILED_BULL_SIN if self.bull else FAILED_SIN)
        elif self.bull:
            self.bull_sinner = self.sinner  # I8: wins at once, nothing is paid
        else:
            for seat in [*others, self.ruler]:  # I15
                self._pay(seat, self.sinner, self.edict(self.in_force[0]).sin_pays)

    def _pay(self, payer: int, payee: int, amount: int) -> None:
        """I27: the short payer pays all they have, the payee is credited in full.

        I28: exactly zero is not short.
        """
        self.short = self.short or self.florins[payer] < amount
        self.florins[payer] = max(0, self.florins[payer] - amount)
        self.florins[payee] += amount

    def _next_hand(self) -> None:
        self.ruler = (self.ruler + 1) % self.seats
        self.hand += 1
        self.hands, self.in_force, self.tricks, self.table, self.named = [], [], [], [], {}
        self.bull, self.trump, self.passes, self.sinner, self.ring_used = (
            False,
            None,
            0,
            None,
            False,
        )
        self.phase = "layout" if self.draw_count() else "deal"

    def over(self) -> bool:
        return self.phase == "over"

    def places(self) -> list[int]:
        """I29.

        The last Ruler is the most recent one; seats that never ruled share the place behind. A
        reign begins with the deal.
        """
        waiting = 1 if self.phase in ("layout", "deal") else 0

        def merit(seat: int) -> tuple[bool, int, int]:
            last_ruled = self.hand - waiting - (self.ruler - waiting - seat) % self.seats
            return seat == self.bull_sinner, self.florins[seat], max(last_ruled, -1)

        merits = [merit(seat) for seat in range(self.seats)]
        return [1 + sum(1 for other in merits if other > mine) for mine in merits]


def after(game: Naive, move: str) -> Naive:
    twin = copy.deepcopy(game)
    twin.play(move)
    return twin


def count_tree(game: Naive) -> tuple[int, int]:
    """Decision nodes and terminal histories when the current hand is played out over all legal
    moves.
    """
    if game.pending() is None:
        return 0, 1
    branches = [count_tree(after(game, move)) for move in game.legal()]
    return 1 + sum(nodes for nodes, _ in branches), sum(histories for _, histories in branches)


def tally_tree(game: Naive) -> Counter[tuple[int, ...]]:
    """Florins when the current hand has been scored -> the number of histories that lead there."""
    if game.pending() is None:
        return Counter([tuple(game.florins)])
    tally: Counter[tuple[int, ...]] = Counter()
    for move in game.legal():
        tally += tally_tree(after(game, move))
    return tally
