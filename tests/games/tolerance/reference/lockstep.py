"""The engine and the naive reference in one game: the same chance, the same moves, and only
notation between them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.tolerance.reference.naive import MONARCHS, TALLIES, Card, Naive, Player
from simony.games.tolerance.rules.actions import DEAL
from simony.games.tolerance.rules.figures import CARDS, NATURALS, RELIGIONS, ROLE_KEYS
from simony.games.tolerance.rules.rules import ToleranceState
from simony.games.tolerance.rules.scoring import DEAD, OFF, owner_of, pile_of
from simony.games.tolerance.ui.notation import card_words
from simony.registry import open_game

if TYPE_CHECKING:
    from simony.core.contract import Game
    from simony.core.event import Event
    from simony.core.rng import Rng


def words_of(naturals: int, wilds: int) -> list[str]:
    return [card_words(card) for card in range(CARDS) if (naturals | wilds << NATURALS) >> card & 1]


def cards_on(state: ToleranceState, seat: int) -> list[Card]:
    """Return a board's cards from the first laid to the last."""
    mine = [
        card
        for card in range(CARDS)
        if state.board[card] != OFF and owner_of(state.board[card]) == seat
    ]
    return [
        _card(card, state.board[card])
        for card in sorted(mine, key=lambda card: state.board[card] >> 5)
    ]


def _card(card: int, where: int) -> Card:
    pile = pile_of(where)
    return Card(card_words(card), RELIGIONS[pile % DEAD], alive=pile < DEAD)


def suspected(state: ToleranceState, seat: int) -> list[str]:
    return [role for number, role in enumerate(ROLE_KEYS) if state.suspects[seat] >> number & 1]


@dataclass
class Pair:
    """One game played by both."""

    state: ToleranceState
    naive: Naive
    game: Game

    @classmethod
    def open(cls, seats: int, options: dict[str, str]) -> Pair:
        game = open_game("tolerance", seats, options)
        state = game.new()
        assert isinstance(state, ToleranceState)
        return cls(state, Naive(seats), game)

    def shuffle(self, rng: Rng) -> None:
        outcome = self.state.draw(rng)
        assert self.state.is_possible_outcome(outcome)
        if outcome[0] == DEAL:
            self.naive.give(
                [words_of(outcome[at], outcome[at + 1]) for at in range(1, len(outcome), 2)]
            )
        elif self.game.options["roles"] == "choose":
            self.naive.give((outcome[1], outcome[2]))
        else:
            self.naive.give((outcome[1], [ROLE_KEYS[role] for role in outcome[2:]]))
        self.state.apply_chance(outcome)

    def play(self, action: int, out: list[Event] | None = None) -> None:
        self.naive.give(self.game.notation(action))
        self.state.play(self.state.turn, action, out)

    def agree(self) -> None:
        """Check that everything both can answer is the same."""
        state, naive = self.state, self.naive
        assert state.over() == (naive.ask is None)
        seat = naive.ask.seat if naive.ask else None
        assert state.pending_seats() == ([] if seat is None else [seat])
        if naive.ask and seat is not None:
            assert sorted(self.game.notation(action) for action in state.legal(seat)) == sorted(
                naive.ask.moves
            )
        for number, player in enumerate(naive.players):
            self._agree_about(number, player)
        assert (state.scores(), state.places()) == (
            [player.points for player in naive.players],
            naive.places(),
        )

    def _agree_about(self, seat: int, player: Player) -> None:
        state = self.state
        assert list(state.tallies[3 * seat : 3 * seat + 3]) == [
            player.tally[tally] for tally in TALLIES
        ]
        assert list(state.pennants[3 * seat : 3 * seat + 3]) == [
            player.pennants[tally] for tally in TALLIES
        ]
        assert bool(state.loans >> seat & 1) == player.loan
        assert set(words_of(state.hands[seat], state.wilds[seat])) == player.hand
        if state.turn >= 0:
            assert cards_on(state, seat) == player.board
        if self.game.options["hidden_roles"] == "on" and player.role:
            assert suspected(state, seat) == player.may_be


# --- an ending for both ---------------------------------------------------------------------------


def as_naive(state: ToleranceState) -> Naive:
    """Return the same ending, between two tricks, for the reference."""
    players = [
        Player(
            role=ROLE_KEYS[state.roles[seat]],
            hand=set(words_of(state.hands[seat], state.wilds[seat])),
            board=cards_on(state, seat),
            tally=dict(zip(TALLIES, state.tallies[3 * seat : 3 * seat + 3], strict=True)),
            pennants=dict(zip(TALLIES, state.pennants[3 * seat : 3 * seat + 3], strict=True)),
            loan=bool(state.loans >> seat & 1),
            points=state.points[seat],
        )
        for seat in range(len(state.hands))
    ]
    return Naive.ending(
        players, MONARCHS[state.reign], state.starter, state.leader, 12 - state.trick_number
    )


Ends = Counter[tuple[tuple[int, ...], tuple[int, ...]]]
"""How often each points and tallies come up."""


def tree(state: ToleranceState) -> tuple[int, Ends]:
    """Count the decisions when the reign is played out over all legal moves, and the results at
    each of its ends.
    """
    if state.pending() == 0:
        return 0, Counter([(tuple(state.points), tuple(state.tallies))])
    nodes, ends = 1, Ends()
    for action in state.legal(state.turn):
        twin = state.copy()
        twin.apply(state.turn, action)
        more, found = tree(twin)
        nodes += more
        ends += found
    return nodes, ends


def naive_tree(start: ToleranceState, moves: tuple[str, ...] = ()) -> tuple[int, Ends]:
    """The same for the reference, which is restarted for every line of play."""
    naive = as_naive(start)
    for move in moves:
        naive.give(move)
    if naive.ask is None:
        points = tuple(player.points for player in naive.players)
        return 0, Counter(
            [(points, tuple(player.tally[tally] for player in naive.players for tally in TALLIES))]
        )
    nodes, ends = 1, Ends()
    for move in naive.ask.moves:
        more, found = naive_tree(start, (*moves, move))
        nodes += more
        ends += found
    return nodes, ends
