"""Sampled worlds compared with all deals that are consistent with what was seen.

For the dealer: every way to deal a few cards, listed. For the game: endings in which all worlds are
listed and played on together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import pytest

from conformance.tolerance_faults import ForgetsTheTotals, ForgetsWhoDiscarded
from positions.language import viewer_of
from positions.tolerance import TolerancePosition, card_of, codes, position
from shared.chi_square import check_uniform
from simony.conformance import Fault, check_worlds_from
from simony.core.contract import State
from simony.core.rng import Rng
from simony.games.tolerance.rules.figures import CARDS, MONARCH, NATURALS, RANKS
from simony.games.tolerance.rules.rules import ToleranceState
from simony.games.tolerance.view.dealing import Dealer
from simony.games.tolerance.view.view import ToleranceView
from simony.registry import open_game

Hands = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Pool:
    """Cards to be dealt to hands of these sizes, which lack these suits; the rest are set aside."""

    cards: str
    sizes: tuple[int, ...]
    lacks: tuple[str, ...]

    def numbers(self) -> list[int]:
        return [card_of(code) for code in self.cards.split()]

    def takes(self, hand: int, card: int) -> bool:
        return "nctp"[card // RANKS] not in self.lacks[hand] if card < NATURALS else True

    def deals(self) -> set[Hands]:
        """Return every way to deal them; the Monarch is not set aside."""
        found = set(self._deals(0, self.numbers()))
        monarch = [card for card in self.numbers() if card >= MONARCH]
        return {
            hands for hands in found if all(any(card in hand for hand in hands) for card in monarch)
        }

    def _deals(self, hand: int, left: list[int]) -> Iterator[Hands]:
        if hand == len(self.sizes):
            yield ()
            return
        for cards in combinations(
            [card for card in left if self.takes(hand, card)], self.sizes[hand]
        ):
            for rest in self._deals(hand + 1, [card for card in left if card not in cards]):
                yield (cards, *rest)

    def drawn(self, rng: Rng) -> Hands:
        mask = sum(1 << card for card in self.numbers())
        monarch = mask & 7 << MONARCH
        dealer = Dealer(mask & (1 << NATURALS) - 1, mask >> NATURALS, monarch >> NATURALS)
        for size, lacks in zip(self.sizes, self.lacks, strict=True):
            dealer.hand(size, sum(1 << "nctp".index(suit) for suit in lacks))
        dealer.deal(rng)
        got = [
            int(dealer.naturals[hand]) | int(dealer.wilds[hand]) << NATURALS
            for hand in range(len(self.sizes))
        ]
        return tuple(tuple(card for card in range(CARDS) if cards >> card & 1) for cards in got)


POOLS = {
    "nothing known": Pool("n1 n2 c1 t1 w5", (1, 2), ("", "")),
    "one lacks a suit": Pool("n1 n2 c1 t1 w5", (1, 2), ("", "n")),
    "both lack suits": Pool("n1 n2 c1 t1 p1 w5", (2, 2), ("nc", "ct")),
    "one lacks all four": Pool("n1 c1 t1 p1 w5 w6", (1, 1, 2), ("nctp", "n", "")),
    "what is lacked is gone": Pool("n1 n2 n3 w5", (1, 2), ("ctp", "c")),
    "the Monarch": Pool("n1 n2 c1 mary", (1, 2), ("", "")),
    "the Monarch, and voids": Pool("n1 n2 c1 t1 w5 mary", (2, 2), ("n", "c")),
    "the Monarch, and one who lacks all": Pool("n1 n2 c1 t1 w5 mary", (1, 2), ("nctp", "")),
    "three hands, all bound": Pool("n1 c1 c2 t1 p1 w5 mary", (1, 2, 1), ("n", "c", "tp")),
    "nothing is set aside": Pool("n1 n2 c1 c2", (2, 2), ("n", "")),
    "an empty hand": Pool("n1 n2 c1", (0, 2), ("n", "")),
}


def check_pool(pool: Pool, seed: str) -> None:
    deals = pool.deals()
    rng, counted = Rng(seed), Counter[Hands]()
    for _ in range(30 * len(deals)):
        counted[pool.drawn(rng)] += 1
    check_uniform(counted, deals)


@pytest.mark.slow
@pytest.mark.parametrize("name", POOLS)
def test_every_deal_is_equally_likely(name: str) -> None:
    check_pool(POOLS[name], name)


def random_pool(seed: int) -> Pool:
    rng = Rng(f"pool {seed}")
    cards = sorted({rng.below(MONARCH) for _ in range(6)}) + ([MONARCH] if rng.below(2) else [])
    sizes = tuple(rng.below(3) for _ in range(2 + rng.below(2)))
    lacks = tuple("".join(suit for suit in "nctp" if rng.below(3) == 0) for _ in sizes)
    return Pool(codes(cards), sizes, lacks)


@pytest.mark.slow
def test_deals_of_random_pools_are_equally_likely() -> None:
    tried = 0
    for seed in range(60):
        pool = random_pool(seed)
        if 0 < len(pool.deals()) <= 150:
            check_pool(pool, f"random {seed}")
            tried += 1
    assert tried > 20


# --- endings --------------------------------------------------------------------------------------


def worlds_of(at: TolerancePosition, view: ToleranceView) -> list[State]:
    """Return every world by brute force, from the public lacks and sizes."""
    others = [seat for seat in range(at.game.seats) if seat != view.viewer]
    unseen = _unseen(at, view)
    lacks = tuple(
        "".join(suit for number, suit in enumerate("nctp") if view.lacks[seat] >> number & 1)
        for seat in others
    )
    pool = Pool(codes(unseen), tuple(int(view.sizes[seat]) for seat in others), lacks)
    found: list[State] = []
    for hands in pool.deals():
        world = at.state.copy()
        assert isinstance(world, ToleranceState)
        for seat, hand in zip(others, hands, strict=True):
            mask = sum(1 << card for card in hand)
            world.hands[seat], world.wilds[seat] = mask & (1 << NATURALS) - 1, mask >> NATURALS
        found.append(world)
    return found


def _unseen(at: TolerancePosition, view: ToleranceView) -> list[int]:
    wilds = int(at.state.figures.deck_wilds) | 1 << MONARCH - NATURALS + view.reign
    deck = (1 << NATURALS) - 1 | wilds << NATURALS
    seen = int(view.seen_naturals()) | int(view.seen_wilds()) << NATURALS
    return [card for card in range(CARDS) if (deck & ~seen) >> card & 1]


ENDINGS = {
    "one card is left to be played": ((
        "5 players, last trick, A to lead, A holds n3, B holds n4, C holds t5, D holds p6, "
        "E holds p7"
    ), "A: n3, B: n4, C: t5, D: p6", "A"),
    "a Wild shows nothing": ((
        "5 players, last trick, A to lead, A holds n3, B holds n4, C holds t5, D holds w6, "
        "E holds w7"
    ), "A: n3, B: n4, C: t5, D: w6 aside", "A"),
    "the Monarch is still to come": ((
        "5 players, last trick, A to lead, A holds n3, B holds n4, C holds t5, D holds p6, "
        "E holds mary"
    ), "A: n3, B: n4, C: t5, D: p6", "B"),
    "a void shown in the trick before": ((
        "5 players, last trick, A to lead, A holds n14 n3, B holds n4 t4, C holds n5 t5, "
        "D holds n6 t6, E holds p7 p8"
    ), "A: n14, B: n4, C: n5, D: n6, E: p7, A: n3, B: t4, C: t5, D: t6", "A"),
}  # fmt: skip


def ending(name: str) -> tuple[TolerancePosition, list[State], int]:
    said, moves, viewer = ENDINGS[name]
    at = position(said).play(moves)
    return at, worlds_of(at, at.view(viewer)), viewer_of(viewer)


@pytest.mark.parametrize("name", ENDINGS)
def test_sample_gives_exactly_the_possible_worlds(name: str) -> None:
    at, states, viewer = ending(name)
    assert 1 <= len(states) <= 11
    assert check_worlds_from(at.game, states, viewer, 8, counted=40) > 1


def hidden_ending() -> tuple[TolerancePosition, list[State]]:
    """A position where A does not know one card and two roles."""
    hands = "A holds n3, B holds n4, C holds p5"
    at = position(f"3 players, hidden roles ned juba pierre, last trick, A to lead, {hands}").play(
        "A: n3, B: n4"
    )
    states: list[State] = []
    for world in worlds_of(at, at.view("A")):
        for second in range(2, 8):
            for third in set(range(2, 8)) - {second}:
                twin = world.copy()
                assert isinstance(twin, ToleranceState)
                twin.roles[1], twin.roles[2] = second, third
                states.append(twin)
    return at, states


def test_T45_with_hidden_roles_the_next_totals_tell_worlds_apart() -> None:
    at, states = hidden_ending()
    assert len(states) == 35 * 30
    assert check_worlds_from(at.game, states, 0, 25, counted=60) == 25


def test_a_sample_that_ignores_voids_is_detected() -> None:
    at, states, viewer = ending("a void shown in the trick before")
    with pytest.raises(Fault, match="no history leads to"):
        check_worlds_from(ForgetsWhoDiscarded(at.game), states, viewer, 8, counted=40)


def test_a_sample_that_ignores_totals_is_detected() -> None:
    at, states = hidden_ending()
    with pytest.raises(Fault, match="no history leads to"):
        check_worlds_from(ForgetsTheTotals(at.game), states, 0, 25, counted=60)


def test_a_void_is_remembered_until_the_reign_is_over() -> None:
    at = position(
        "3 players, A to lead, A holds n9 n3 n1, B holds t5 t6 p1, C holds n4 n5 w3"
    ).play("A: n9, B: t5, C: n4")
    view, rng = at.view("A"), Rng("voids")
    nobles: list[int] = []
    for _ in range(200):
        world = at.game.sample(view, rng)
        assert isinstance(world, ToleranceState)
        nobles += [int(world.hands[seat]) & (1 << RANKS) - 1 for seat in (1, 2)]
    assert not any(nobles[::2])
    assert any(nobles[1::2])


def test_worlds_at_every_step_of_a_game_look_the_same_to_the_viewer() -> None:
    game = open_game("tolerance", 5, {"roles": "random", "hidden_roles": "on", "plagues": "2"})
    rng, state = Rng("every step"), game.new()
    while not state.over():
        if state.pending() == 0:
            state.apply_chance(state.draw(rng))
        else:
            legal = state.legal(state.seat_to_act())
            state.apply(state.seat_to_act(), legal[rng.below(len(legal))])
        view = state.view(rng.below(6) - 1)
        assert game.sample(view, rng).view(view.viewer).to_bytes() == view.to_bytes()
