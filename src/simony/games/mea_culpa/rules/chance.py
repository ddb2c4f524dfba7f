"""Chance in Mea Culpa: the line on Start, and the setup of each round.

Bag and deck have no order until they are drawn from.
"""

# Compiled with mypyc.

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.rng import Rng
from simony.games.mea_culpa.rules.figures import CARDS, ROOMS, STONES

STONE_KINDS = len(STONES)


def draw_line(seats: i64, rng: Rng) -> list[int]:
    """Return the place of each seat in the line on Start, 0 nearest Hell."""
    line = vec[i64](range(seats))
    rng.shuffle(line)
    return list(line)


def is_line(outcome: list[int], seats: i64) -> bool:
    return len(outcome) == seats and sorted(outcome) == list(range(seats))


def lines(seats: int) -> list[tuple[list[int], int]]:
    """Return all possible lines."""
    found: list[list[int]] = [[]]
    for _ in range(seats):
        found = [[*line, place] for line in found for place in range(seats) if place not in line]
    return [(line, 1) for line in found]


def draw_round(
    bag: vec[i64], stones: i64, deck: vec[i64], discard: vec[i64], rng: Rng
) -> list[int]:
    """Return the number of stones of each kind for the market, then the cards of rooms 1 to 4.

    When the deck has run out, the discard is shuffled and drawn from.
    """
    left = bag[:]
    outcome: list[int] = []
    total: i64 = count_pieces(left)
    if stones > total:
        stones = total
    while stones > 0:
        left[_one_of(left, total, rng)] -= 1
        total -= 1
        stones -= 1
    kind: i64 = 0
    while kind < len(bag):
        outcome.append(bag[kind] - left[kind])
        kind += 1
    cards = deck[:]
    total = count_pieces(cards)
    room: i64 = 0
    while room < 4:
        if total == 0:
            cards = discard[:]
            total = count_pieces(cards)
        card: i64 = _one_of(cards, total, rng)
        cards[card] -= 1
        total -= 1
        outcome.append(card)
        room += 1
    return outcome


def is_round(
    outcome: list[int], bag: vec[i64], stones: i64, deck: vec[i64], discard: vec[i64]
) -> bool:
    if len(outcome) != STONE_KINDS + ROOMS:
        return False
    total = int(count_pieces(bag))
    for kind in range(STONE_KINDS):
        if not 0 <= outcome[kind] <= bag[kind]:
            return False
    if sum(outcome[:STONE_KINDS]) != min(int(stones), total):
        return False
    cards = list(deck)
    for card in outcome[STONE_KINDS:]:
        if sum(cards) == 0:
            cards = list(discard)
        if not 0 <= card < CARDS or cards[card] == 0:
            return False
        cards[card] -= 1
    return True


def count_pieces(row: vec[i64]) -> i64:
    """Return how many pieces a row has, of all kinds."""
    total: i64 = 0
    at: i64 = 0
    while at < len(row):
        total += row[at]
        at += 1
    return total


def _one_of(row: vec[i64], total: i64, rng: Rng) -> i64:
    """Return a kind, with probability proportional to the number of its pieces."""
    at: i64 = rng.below(total)
    kind: i64 = 0
    while at >= row[kind]:
        at -= row[kind]
        kind += 1
    return kind
