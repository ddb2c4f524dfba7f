"""Uniform deals against brute force: every way to deal, listed and counted."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from shared.chi_square import check_shares, check_uniform
from simony.core.bits import mask_of
from simony.core.probability.deal import Dealer, binomial, random_subset, weighted_index
from simony.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator

Places = list[tuple[int, set[int]]]
"""A capacity, and the allowed cards."""

ALL = set(range(6))
DEALS: dict[str, tuple[int, Places]] = {
    "anything anywhere": (6, [(2, ALL), (2, ALL), (2, ALL)]),
    "one place only": (4, [(4, ALL)]),
    "nothing to deal": (0, [(0, ALL), (0, ALL)]),
    "one void": (6, [(2, {0, 1, 2}), (2, ALL), (2, ALL)]),
    "two voids that overlap": (6, [(2, {0, 1, 2, 3}), (2, {2, 3, 4, 5}), (2, ALL)]),
    "voids that leave one way": (4, [(2, {0, 1}), (2, {0, 1, 2, 3})]),
    "voids that leave no way": (4, [(2, {0}), (2, {0, 1, 2, 3})]),
    "a full place": (5, [(0, ALL), (3, {0, 1, 2, 4}), (2, ALL)]),
    "every place has its own": (
        8,
        [(2, {0, 1, 2, 6, 7}), (2, {1, 2, 3, 4}), (2, {4, 5, 6, 0}), (2, {0, 3, 5, 7, 2})],
    ),
    "hands and cards on the table": (
        7,
        [(2, {0, 1, 2, 3, 4, 5, 6}), (3, {2, 3, 4, 5, 6}), (1, {0, 1}), (1, {0, 1, 2})],
    ),
    "a card nobody takes": (3, [(2, {0, 1}), (1, {0, 1})]),
}


def every_deal(cards: list[int], places: Places) -> Iterator[tuple[int, ...]]:
    """Return the masks of all places."""
    if not places:
        if not cards:
            yield ()
        return
    room, takes = places[0]
    for hand in combinations([card for card in cards if card in takes], room):
        for rest in every_deal([card for card in cards if card not in hand], places[1:]):
            yield (int(mask_of(list(hand))), *rest)


def dealer_for(places: Places) -> Dealer:
    dealer = Dealer()
    for number, (room, takes) in enumerate(places):
        assert dealer.add_place(room, mask_of(sorted(takes))) == number
    return dealer


@pytest.mark.parametrize(("cards", "places"), DEALS.values(), ids=DEALS)
def test_deals_are_counted_exactly(cards: int, places: Places) -> None:
    assert dealer_for(places).count_deals((1 << cards) - 1) == len(
        list(every_deal(list(range(cards)), places))
    )


@pytest.mark.parametrize(("cards", "places"), DEALS.values(), ids=DEALS)
def test_every_deal_is_equally_likely(cards: int, places: Places) -> None:
    ways = list(every_deal(list(range(cards)), places))
    rng = Rng("deal")
    counted: Counter[tuple[int, ...]] = Counter()
    for _ in range(40 * len(ways)):
        dealer = dealer_for(places)
        dealer.deal((1 << cards) - 1, rng)
        counted[tuple(int(dealer.dealt[number]) for number in range(len(places)))] += 1
    check_uniform(counted, ways)


def test_counting_changes_nothing() -> None:
    dealer = dealer_for(DEALS["two voids that overlap"][1])
    first = dealer.count_deals(63)
    assert dealer.count_deals(63) == first
    assert [int(dealer.capacity[number]) for number in range(3)] == [2, 2, 2]


def test_a_dealer_can_be_used_again() -> None:
    dealer = dealer_for([(1, {0}), (1, {1})])
    dealer.deal(3, Rng(0))
    dealer.clear()
    dealer.add_place(1, 2)
    dealer.add_place(1, 1)
    dealer.deal(3, Rng(0))
    assert [int(dealer.dealt[number]) for number in range(2)] == [2, 1]


def test_a_whole_pack_is_counted() -> None:
    everything = set(range(36))
    assert dealer_for([(9, everything)] * 4).count_deals((1 << 36) - 1) == pytest.approx(
        21452752266265320000, rel=1e-12
    )


def test_whole_hands_with_voids_are_dealt() -> None:
    places: Places = [
        (9, set(range(9, 36))),
        (9, set(range(18)) | set(range(27, 36))),
        (9, set(range(36))),
        (9, set(range(36))),
    ]
    dealer = dealer_for(places)
    dealer.deal((1 << 36) - 1, Rng(1))
    hands = [int(dealer.dealt[number]) for number in range(4)]
    assert sum(hands) == (1 << 36) - 1
    assert all(hand.bit_count() == 9 for hand in hands)
    assert not hands[0] & 0x1FF
    assert not hands[1] & 0x1FF << 18


@pytest.mark.parametrize(
    ("of", "some", "ways"), [(0, 0, 1), (5, 0, 1), (5, 5, 1), (5, 2, 10), (36, 9, 94143280)]
)
def test_choose(of: int, some: int, ways: int) -> None:
    assert binomial(of, some) == pytest.approx(ways, rel=1e-12)


def test_weighted_index_follows_weights_and_skips_zeros() -> None:
    weights = [0.0, 1.0, 0.0, 3.0, 2.0, 0.0]
    rng = Rng("weights")
    counted = Counter(int(weighted_index(weights, 6.0, rng)) for _ in range(3000))
    check_shares(counted, {index: weight for index, weight in enumerate(weights) if weight})


@pytest.mark.parametrize("some", [0, 1, 2, 4])
def test_a_random_subset_is_uniform(some: int) -> None:
    cards = [1, 5, 20, 40]
    rng = Rng("some")
    counted = Counter(int(random_subset(mask_of(cards), 4, some, rng)) for _ in range(600))
    check_uniform(counted, [int(mask_of(list(chosen))) for chosen in combinations(cards, some)])
