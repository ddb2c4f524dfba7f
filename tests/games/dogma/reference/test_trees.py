"""Exact trees: every continuation of a small position for some moves, counted by the engine and by
the naive reference.
"""

from collections import Counter

import pytest

from games.dogma.reference.naive import Naive, after, count_tree
from positions.dogma import DogmaPosition, position
from positions.language import seat_of
from simony.core.contract import State
from simony.games.dogma.rules.counts import of_kind
from simony.games.dogma.rules.figures import KIND_NAMES

# Each with how many moves deep, the number of decisions and of ways to end by then, the table, and
# what is played before counting.
TREES = {
    "two players with a card each": (8, (784, 99), """
        2 players, A to confess, A holds mercy, B holds lust
    """, ""),
    "two players, some true and some false": (6, (967, 28), """
        2 players, A to confess, A holds mercy murder, B holds mercy lust
    """, ""),
    "two players with four names left": (7, (729, 24), """
        2 players, A to confess, altar mercy humility faith, A holds sincerity lust
        B holds chastity lust
    """, ""),
    "the fourth of a kind empties a hand": (9, (558, 59), """
        2 players, A to confess, altar mercy humility faith, A holds sincerity, B holds 3 sincerity
    """, ""),
    "three players": (7, (489, 32), """
        3 players, A to confess, altar mercy humility faith, A holds sincerity, B holds lust
        C holds sincerity
    """, ""),
    "three players, the next one confesses": (7, (572, 17), """
        3 players, next confessor after_responder, A to confess, altar mercy humility faith
        A holds sincerity lust, B holds lust, C holds sincerity
    """, "A: sincerity with lust"),
    "three players, who is right confesses": (8, (514, 31), """
        3 players, next confessor responder_if_right, A to confess, altar mercy humility faith
        A holds sincerity, B holds 3 sincerity, C holds pride
    """, ""),
    "two of three left, one pending with a lie": (8, (557, 76), """
        3 players, next confessor after_responder, A to confess, altar mercy humility faith
        A holds murder, C holds chastity murder, out B
    """, "A: chastity with murder"),
    "a pending player of four": (7, (756, 3), """
        4 players, A to confess, altar mercy humility faith, A holds murder, B holds lust
        C holds 2 chastity, D holds murder
    """, "A: chastity with murder"),
    "a pending player of four, joined over": (7, (719, 14), """
        4 players, next confessor responder_if_right, C to confess, altar mercy humility faith
        A holds murder, B holds lust, C holds chastity, D holds murder lust
    """, "C: chastity with chastity, D: join with lust"),
    "a pile with many hidden cards": (6, (355, 7), """
        3 players, next confessor after_responder, A to confess, altar mercy humility faith
        A holds 3 murder lust, B holds murder 2 lust, C holds lust pride
    """, "A: sincerity with 2 murder, B: join with 2 lust, C: join with lust"),
    "four players, two out": (6, (329, 12), """
        4 players, next confessor responder_if_right, D to confess, altar mercy humility faith
        B holds 2 sincerity lust, D holds sincerity lust, out CA
    """, ""),
    "a Dogma to proclaim": (4, (547, 126), """
        2 players, A to confess, rubies 2 1, A holds mercy, B holds lust
    """, ""),
    "a Dogma for a full Altar": (5, (1250, 227), """
        2 players, A to confess, rubies 2 2, altar lust mercy faith, A holds murder, B holds lust
    """, ""),
    "rubies to be won by four players": (5, (536, 5), """
        4 players, next confessor after_responder, B to confess, rubies 1 0 1 2
        altar mercy humility
        A holds lust, B holds lust greed, C holds faith, D holds greed
    """, "B: faith with lust, C: join with faith, D: believe"),
    "three vices on the Altar": (5, (781, 0), """
        3 players, A to confess, altar lust greed pride, A holds lust mercy, B holds 3 lust
        C holds greed
    """, ""),
    "the last confession of all": (12, (121, 120), """
        3 players, A to confess, 499 confessions, altar mercy humility faith
        A holds sincerity lust, B holds lust, C holds 2 pride
    """, ""),
    "the last two confessions": (8, (337, 216), """
        3 players, next confessor after_responder, B to confess, 498 confessions
        altar mercy humility faith
        A holds sincerity, B holds lust, C holds pride
    """, ""),
}  # fmt: skip


def as_naive(at: DogmaPosition) -> Naive:
    """Return the same start of a turn for the reference."""
    state = at.state
    hands = [
        Counter({name: int(of_kind(hand, kind)) for kind, name in enumerate(KIND_NAMES)})
        for hand in state.hands
    ]
    return Naive.position(
        at.game.seats,
        hands,
        state.turn,
        at.altar(),
        at.rubies(),
        at.game.options["next_confessor"],
        state.confessions,
        [seat_of(letter) for letter in at.out()],
    )


def both(description: str, moves: str) -> tuple[DogmaPosition, Naive]:
    at = position(description)
    naive = as_naive(at)
    for move in filter(None, moves.split(", ")):
        seat, said = seat_of(move[0]), move[3:]
        for step in at.steps(seat, said):
            assert naive.pending() == seat
            naive.play(step)
        at.play(move)
    return at, naive


def tree(state: State, depth: int) -> tuple[int, Counter[tuple[int, ...]]]:
    """Count the decision nodes within this many moves (root and frontier included), and the places
    at every end by then.
    """
    if state.over():
        return 0, Counter([tuple(state.places())])
    nodes, tally = 1, Counter[tuple[int, ...]]()
    [seat] = state.pending_seats()
    for action in state.legal(seat) if depth else []:
        twin = state.copy()
        twin.apply(seat, action)
        more, ends = tree(twin, depth - 1)
        nodes += more
        tally += ends
    return nodes, tally


def naive_ends(naive: Naive, depth: int) -> Counter[tuple[int, ...]]:
    if naive.over():
        return Counter([tuple(naive.places())])
    tally = Counter[tuple[int, ...]]()
    for move in naive.legal() if depth else []:
        tally += naive_ends(after(naive, move), depth - 1)
    return tally


@pytest.mark.parametrize(("depth", "size", "description", "moves"), TREES.values(), ids=TREES)
def test_tree(depth: int, size: tuple[int, int], description: str, moves: str) -> None:
    at, naive = both(description, moves)
    nodes, tally = tree(at.state, depth)
    assert (nodes, tally.total()) == count_tree(naive, depth) == size
    assert tally == naive_ends(naive, depth)
