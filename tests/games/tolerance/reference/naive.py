"""A slow, simple reference implementation of Tolerance, written from the rules alone. It shares
nothing with the engine, not even its figures.

The whole game is one generator that follows the rulebook. Where a player decides or chance acts, it
yields an `Ask` and is sent the answer: a move in notation, or the outcome of chance. Cards are
words (``nobles 8``, ``wild 1b``, ``wild mary``).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from itertools import permutations

CARDS = """
nobles 1       prevailing   1   2  taxes           monarch                          all
nobles 2       prevailing   1   1  piety           nobles+peasants                  all
nobles 3       prevailing   1   1  -               -                                -
nobles 4       prevailing   2   1  taxes           clergy+townsfolk                 all
nobles 5       protestant   5   0  kill            catholic                         all
nobles 6       catholic     5   0  kill            protestant                       all
nobles 7       protestant   3   2  -               -                                -
nobles 8       prevailing   2   0  kill            nobles+peasants                  1
nobles 9       catholic     4   3  piety           nobles+clergy                    all
nobles 10      protestant   3   3  taxes           nobles+clergy                    all
nobles 11      catholic     4   2  kill            protestant                       1
nobles 12      catholic     3   4  taxes           protestant                       all
nobles 13      protestant   4   2  kill            catholic                         1
nobles 14      prevailing   2   4  taxes           all                              all
clergy 1       catholic     2  -1  convert         protestant                       lowest
clergy 2       protestant   3  -1  convert         catholic                         lowest
clergy 3       protestant   4  -2  condemn         catholic                         lowest
clergy 4       catholic     4   0  convert         protestant                       lowest
clergy 5       protestant   4  -2  piety           protestant                       all
clergy 6       catholic     3  -2  piety           catholic                         all
clergy 7       catholic     4  -2  condemn         protestant                       lowest
clergy 8       protestant   5  -2  convert         catholic                         lowest
clergy 9       catholic     5  -2  condemn         protestant                       lowest
clergy 10      catholic     6  -2  convert         protestant                       lowest
clergy 11      protestant   6  -2  piety           all                              1
clergy 12      protestant   5  -3  taxes           clergy+townsfolk                 all
clergy 13      catholic     4  -4  taxes           townsfolk+wild                   all
clergy 14      catholic     6  -4  taxes+piety     all                              all
townsfolk 1    prevailing   2  -1  -               -                                -
townsfolk 2    catholic     2   0  -               -                                -
townsfolk 3    protestant   1   1  -               -                                -
townsfolk 4    prevailing   1   1  -               -                                -
townsfolk 5    prevailing   1   0  -               -                                -
townsfolk 6    protestant   2   2  -               -                                -  guild
townsfolk 7    protestant   2   1  -               -                                -
townsfolk 8    prevailing   0   1  piety           nobles+peasants                  all
townsfolk 9    prevailing   2   2  -               -                                -  guild
townsfolk 10   prevailing   1   2  -               -                                -  guild
townsfolk 11   catholic     2   3  -               -                                -  guild
townsfolk 12   protestant   1   4  -               -                                -  guild
townsfolk 13   protestant   2   3  taxes           nobles+townsfolk                 all
townsfolk 14   prevailing   2   4  taxes           townsfolk+wild                   all
peasants 1     prevailing   1   0  -               -                                -
peasants 2     catholic     2   0  -               -                                -
peasants 3     protestant   2   0  -               -                                -
peasants 4     prevailing   1   0  -               -                                -
peasants 5     catholic     2   0  -               -                                -
peasants 6     protestant   2   1  -               -                                -
peasants 7     prevailing   1   1  -               -                                -
peasants 8     prevailing   3   0  -               -                                -
peasants 9     protestant   3   0  piety           peasants                         all
peasants 10    catholic     4  -1  piety           all                              all
peasants 11    protestant   2   1  -               -                                -
peasants 12    prevailing   1   1  taxes           peasants                         all
peasants 13    prevailing   3   1  piety           nobles+peasants                  all
peasants 14    prevailing   2   2  taxes           peasants                         all
wild 1         prevailing   0  -1  kill            all                              1
wild 1b        prevailing   0  -1  kill            all                              1
wild 2         prevailing   0   1  taxes           nobles+clergy                    all
wild 3         prevailing   0   0  kill            highest_rank                     tied
wild 4         protestant   3   0  piety           all                              all
wild 5         prevailing   0  -1  kill            highest_money                    tied
wild 6         prevailing   1  -1  taxes           nobles+townsfolk+peasants+wild   all
wild 7         protestant   3  -1  kill            catholic                         1
wild 8         prevailing   0   1  kill            townsfolk                        1
wild 9         prevailing   0  -1  kill            highest_piety                    tied
wild 10        prevailing   1  -1  taxes           nobles+townsfolk+peasants+wild   all
wild 11        catholic     4  -1  kill            protestant                       1
wild 12        prevailing   1   0  taxes           townsfolk+peasants               all
wild 13        catholic     3  -1  lose_piety      -                                2
wild mary      prevailing   5   3  royal_execution any_tableau                      1
wild elizabeth prevailing   3   4  royal_execution any_tableau                      1
wild james     prevailing   3   4  royal_execution any_tableau                      1
"""
ROLES = """
bertram    mary        0  1  0  2  0 -1 -2 -1  1
bertram    elizabeth   2  1  1  1  0  0  3 -1 -1
bertram    james       1  0  1  1  0  2  4  1 -1
ned        mary        1  0  2  0  0  1  2  1 -1
ned        elizabeth   1  0  2  0  0  1  3  1 -1
ned        james       2  0  2  0  0  2  4  1 -1
pierre     mary        3  1  0  0  0 -1 -2 -1  2
pierre     elizabeth   3  1  0  0  0 -1 -2 -1  2
pierre     james       3  1  0  0  0 -1 -2 -1  3
george     mary        0  1  0  1  0  0  0 -1  2
george     elizabeth   1  2  0  1  0  0  0 -1  2
george     james       1  2  0  1  0  0  0 -2  2
juba       mary        0  0  2  1  0  1  2 -1 -1
juba       elizabeth   0  0  2  1  0  2  3 -1 -1
juba       james       1  0  3  1  0  3  4 -1 -1
margaret   mary        1  1  1  2  0  0  0 -1 -1
margaret   elizabeth   1  1  1  2  0  0  0 -2 -2
margaret   james       1  1  1  2  0  0  0 -1 -1
gregory    mary       -1  0  1  3  1  0  0 -1  0
gregory    elizabeth  -1 -1  1  4  1  0  0 -1 -1
gregory    james      -1  0  1  4  1  0  0  0 -1
patchwork  mary        0  0  0  1  2  2 -2  2  2
patchwork  elizabeth   0  0  0  1  3  2 -2  2  2
patchwork  james       0  0  0  1  2  2 -2  2  2
"""
PENNANTS = """
bertram     1  2  2
ned         2  0  4
pierre      1  4  0
george      1  4  0
juba        4  1  2
margaret    0  3  2
gregory     4  1  1
patchwork   3  0  0
"""
SUITS = ["nobles", "clergy", "townsfolk", "peasants", "wild"]
MONARCHS = ["mary", "elizabeth", "james"]
PREVAILING = {"mary": "catholic", "elizabeth": "neutral", "james": "protestant"}
LINES = [*SUITS, "guild_any", "guild_most", "dead_catholic", "dead_protestant"]
TALLIES = ["money", "catholic", "protestant"]


@dataclass
class Printed:
    """A card as it is printed."""

    name: str
    religion: str
    piety: int
    money: int
    effects: list[str]
    target: list[str]
    count: str
    guild: bool

    @property
    def suit(self) -> str:
        return self.name.split()[0]

    @property
    def rank(self) -> int:
        word = self.name.split()[1]
        return 14 if word in MONARCHS else int(word.removesuffix("b"))


def _printed(line: str) -> Printed:
    words = line.split()
    name, (religion, piety, money, effects, target, count) = " ".join(words[:2]), words[2:8]
    return Printed(
        name,
        religion,
        int(piety),
        int(money),
        effects.split("+"),
        target.split("+"),
        count,
        "guild" in words,
    )


DECK = {card.name: card for card in map(_printed, CARDS.strip().splitlines())}
LINES_OF = {
    (role, reign): dict(zip(LINES, map(int, points), strict=True))
    for role, reign, *points in map(str.split, ROLES.strip().splitlines())
}
WORTH = {
    role: dict(zip(TALLIES, map(int, points), strict=True))
    for role, *points in map(str.split, PENNANTS.strip().splitlines())
}
SEVEN = [role for role in WORTH if role != "bertram"]


@dataclass
class Card:
    """A card in a trick or on a board: the parts that may change."""

    name: str
    religion: str
    alive: bool = True

    @property
    def printed(self) -> Printed:
        return DECK[self.name]


@dataclass
class Ask:
    """A decision and its seat; no seat for chance."""

    seat: int | None
    moves: list[str]


@dataclass
class Player:
    role: str = ""
    hand: set[str] = field(default_factory=set)
    board: list[Card] = field(default_factory=list)
    tally: dict[str, int] = field(
        default_factory=lambda: {"money": 5, "catholic": 0, "protestant": 0}
    )
    pennants: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TALLIES, 0))
    loan: bool = False
    points: int = 0
    may_be: list[str] = field(default_factory=lambda: list(SEVEN))

    def living(self, religion: str | None = None) -> list[Card]:
        return [card for card in self.board if card.alive and religion in (None, card.religion)]

    def dead(self, religion: str) -> int:
        return sum(not card.alive and card.religion == religion for card in self.board)

    def guilds(self) -> int:
        return sum(card.printed.guild for card in self.living())

    def collect(self, tally: str, amount: int) -> None:
        total = min(69, self.tally[tally] + amount)
        if tally != "money" or self.loan:
            total = max(0, total)
        self.tally[tally] = total
        self.pennants[tally] = max(self.pennants[tally], total // 10)

    def take_loan_if_in_debt(self) -> None:
        if self.tally["money"] < 0:
            self.loan = True
            self.tally["money"] = 1


Answer = str | list[list[str]] | tuple[int, list[str] | int]
Course = Generator[Ask, Answer, None]


class Naive:
    """A game. `ask` is the current decision, None when it is over; `give` answers it."""

    def __init__(self, seats: int, roles: str = "bertram") -> None:
        self.players = [Player() for _ in range(seats)]
        self.roles = roles
        self.reign = "mary"
        self.starter = 0
        self.trick: list[Card] = []
        self.winner = 0
        self._begin(self._game())

    @classmethod
    def ending(
        cls, players: Sequence[Player], reign: str, starter: int, leader: int, tricks: int
    ) -> Naive:
        """Return the rest of a reign with this many tricks to come.

        It stops when the next one would be dealt.
        """
        naive = cls(len(players))
        naive.players = list(players)
        naive.reign = reign
        naive.starter = starter
        naive._begin(naive._rest(leader, tricks))
        return naive

    def _rest(self, leader: int, tricks: int) -> Course:
        for _ in range(tricks):
            leader = yield from self._trick(leader)
        yield from self._end_of_reign()
        if self.reign == "james":
            self._end_of_game()

    def _begin(self, course: Course) -> None:
        self._course = course
        self.ask: Ask | None = next(course)

    def give(self, answer: Answer) -> None:
        try:
            self.ask = self._course.send(answer)
        except StopIteration:
            self.ask = None

    def _from(self, seat: int) -> list[int]:
        """All seats, clockwise from one."""
        return [(seat + step) % len(self.players) for step in range(len(self.players))]

    # --- the game ---------------------------------------------------------------------------------

    def _game(self) -> Course:
        start = yield Ask(None, [])
        assert isinstance(start, tuple)
        chooser, given = start
        if isinstance(given, int):
            yield from self._choose_roles(given)
        else:
            for player, role in zip(
                self.players, given or ["bertram"] * len(self.players), strict=True
            ):
                player.role = role
        for reign in MONARCHS:
            self.reign = reign
            yield from self._one_reign(chooser)
            chooser = min(
                [*self._from(self.starter)[1:], self.starter],
                key=lambda seat: self.players[seat].points,
            )
        self._end_of_game()

    def _choose_roles(self, first: int) -> Course:
        left = list(SEVEN)
        for seat in self._from(first):
            move = yield Ask(seat, [f"role {role}" for role in left])
            self.players[seat].role = str(move).split()[1]
            left.remove(self.players[seat].role)

    def _one_reign(self, chooser: int) -> Course:
        hands = yield Ask(None, [])
        assert isinstance(hands, list)
        for player, hand in zip(self.players, hands, strict=True):
            player.hand = set(hand)
            player.board = []
        move = yield Ask(chooser, [f"first {seat + 1}" for seat in range(len(self.players))])
        leader = self.starter = int(str(move).split()[1]) - 1
        for _ in range(12):
            leader = yield from self._trick(leader)
        yield from self._end_of_reign()

    # --- a trick ----------------------------------------------------------------------------------

    def _trick(self, leader: int) -> Generator[Ask, Answer, int]:
        played: list[tuple[int, str, str]] = []  # seat, card, the suit it is played as
        for seat in self._from(leader):
            move = yield Ask(seat, self._playable(seat, played[0][2] if played else None))
            card = " ".join(str(move).split()[1:3])
            words = str(move).split()[3:]
            suit = words[1] if words[:1] == ["as"] else "aside" if words else card.split()[0]
            self.players[seat].hand.remove(card)
            played.append((seat, card, suit))
        led = played[0][2]
        best = max(
            (each for each in played if each[2] == led),
            key=lambda each: (
                DECK[each[1]].rank,
                DECK[each[1]].suit != "wild",
                -played.index(each),
            ),
        )
        self.winner = best[0]
        cards = sorted(
            (card for _, card, _ in played),
            key=lambda card: (-DECK[card].rank, SUITS.index(DECK[card].suit)),
        )
        self.trick = [Card(card, self._religion(card)) for card in cards]
        yield from self._resolve()
        self.players[self.winner].board.extend(self.trick)
        self.trick = []
        self.players[self.winner].take_loan_if_in_debt()
        return self.winner

    def _religion(self, card: str) -> str:
        return (
            PREVAILING[self.reign] if DECK[card].religion == "prevailing" else DECK[card].religion
        )

    def _playable(self, seat: int, led: str | None) -> list[str]:
        hand = self.players[seat].hand
        natural = [card for card in hand if not card.startswith("wild")]
        following = [card for card in natural if card.startswith(f"{led} ")]
        moves = [f"play {card}" for card in following or natural]
        for card in hand - set(natural):
            moves.extend(f"play {card} as {suit}" for suit in (SUITS[:4] if led is None else [led]))
            if led is not None:
                moves.append(f"play {card} aside")
        return moves

    def _resolve(self) -> Course:
        for card in self.trick:
            if card.alive:
                yield from self._act(card)

    def _act(self, card: Card) -> Course:
        player = self.players[self.winner]
        printed = card.printed
        if printed.effects == ["lose_piety"]:
            player.collect("catholic", -int(printed.count))
            player.collect("protestant", -int(printed.count))
            return
        if printed.effects in (["-"], ["royal_execution"]):
            return
        collects = set(printed.effects) <= {"taxes", "piety"}
        there = [each for each in self.trick if each.alive and (collects or each is not card)]
        reached = self._narrowed(card, [each for each in there if self._fits(each, printed.target)])
        if printed.count.isdigit() and len(reached) > int(printed.count):
            assert int(printed.count) == 1
            move = yield Ask(self.winner, [f"target {each.name}" for each in reached])
            reached = [each for each in reached if str(move) == f"target {each.name}"]
        for effect in printed.effects:
            self._do(effect, reached)

    def _fits(self, card: Card, target: list[str]) -> bool:
        kinds = {card.printed.suit, card.religion, "all"}
        if card.religion == PREVAILING[self.reign]:
            kinds.add("monarch")
        return bool(kinds & set(target)) or target[0].startswith("highest")

    def _narrowed(self, card: Card, reached: list[Card]) -> list[Card]:
        printed = card.printed
        if printed.target[0].startswith("highest"):
            value = printed.target[0].removeprefix("highest_")
            highest = max((getattr(each.printed, value) for each in reached), default=0)
            return [each for each in reached if getattr(each.printed, value) == highest]
        if printed.count == "lowest":
            lowest = min((each.printed.piety for each in reached), default=0)
            return [each for each in reached if each.printed.piety == lowest < printed.piety]
        return reached

    def _do(self, effect: str, reached: list[Card]) -> None:
        player = self.players[self.winner]
        if effect == "taxes":
            player.collect("money", sum(card.printed.money for card in reached))
        elif effect == "piety":
            for religion in ("catholic", "protestant"):
                player.collect(
                    religion,
                    sum(card.printed.piety for card in reached if card.religion == religion),
                )
        elif effect == "convert":
            for card in reached:
                card.religion = {"catholic": "protestant", "protestant": "catholic"}[card.religion]
        else:
            for card in reached:
                card.alive = False

    # --- the end of a reign -----------------------------------------------------------------------

    def _end_of_reign(self) -> Course:
        yield from self._execution()
        for player in self.players:
            player.collect("money", len(player.living(PREVAILING[self.reign])))
            player.take_loan_if_in_debt()
        for player in self.players:
            for religion in ("catholic", "protestant"):
                player.collect(religion, len(player.living(religion)))
        for seat in self._from(self.starter):
            yield from self._repay(seat)
        most = max(player.guilds() for player in self.players)
        for player in self.players:
            before = player.points
            player.points = self._scored(player, player.role, most)
            if self.reign != "james":
                player.may_be = [
                    role
                    for role in player.may_be
                    if self._scored(player, role, most, before) == player.points
                ]

    def _execution(self) -> Course:
        monarch = f"wild {self.reign}"
        owner = [
            seat
            for seat, player in enumerate(self.players)
            if any(card.name == monarch for card in player.living())
        ]
        victims = [
            (player, card)
            for player in self.players
            for card in player.living()
            if card.name != monarch
        ]
        if not owner or not victims:
            return
        if len(victims) > 1:
            move = yield Ask(owner[0], [f"target {card.name}" for _, card in victims])
            victims = [
                (player, card) for player, card in victims if str(move) == f"target {card.name}"
            ]
        (player, card) = victims[0]
        card.alive = False
        player.board.remove(card)
        player.board.append(card)

    def _repay(self, seat: int) -> Course:
        player = self.players[seat]
        if not player.loan or player.tally["money"] < 5:
            return
        move: Answer = "repay"
        if self.reign != "james":
            move = yield Ask(seat, ["repay", "keep"])
        if move == "repay":
            player.loan = False
            player.tally["money"] -= 5

    def _scored(self, player: Player, role: str, most: int, before: int | None = None) -> int:
        lines = LINES_OF[role, self.reign]
        points = player.points if before is None else before
        points = max(0, points + sum(lines[card.printed.suit] for card in player.living()))
        if player.guilds():
            points += lines["guild_any"] + (lines["guild_most"] if player.guilds() == most else 0)
        points = max(0, points)
        dead = (
            player.dead("catholic") * lines["dead_catholic"]
            + player.dead("protestant") * lines["dead_protestant"]
        )
        return max(0, points + dead)

    def _end_of_game(self) -> None:
        for player in self.players:
            player.points += sum(
                player.pennants[tally] * WORTH[player.role][tally] for tally in TALLIES
            )
            player.points -= 3 if player.loan else 0

    def places(self) -> list[int]:
        ranks = [
            (player.points, player.tally["catholic"] + player.tally["protestant"])
            for player in self.players
        ]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]


def role_worlds(naive: Naive, knows: int | None) -> set[tuple[str, ...]]:
    """Return every assignment of roles that the published points leave open to one player, or to a
    spectator.
    """
    seats = range(len(naive.players))
    return {
        roles
        for roles in permutations(SEVEN, len(naive.players))
        if all(roles[seat] in naive.players[seat].may_be for seat in seats)
        and (knows is None or roles[knows] == naive.players[knows].role)
    }
