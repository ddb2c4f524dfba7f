"""The small games: their chance is that of the rules, and what they declare of themselves is
true.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from simony.core.contract import State
from simony.core.probability.small_game import SmallGame
from simony.core.rng import Rng
from simony.games.dogma.rules.counts import UNIT
from simony.games.dogma.rules.figures import KIND_NAMES
from simony.lab.solve.small_games import build_tree, small_games, to_utility
from simony.lab.solve.solver import Solver, exploitability, value

ALL = list(small_games().values())
FOR_TWO = [small for small in ALL if small.game.seats == 2]


def key_of(small: SmallGame) -> str:
    return small.key


def every_state(small: SmallGame, state: State, decisions: int = 0) -> Iterator[tuple[State, int]]:
    """Yield every state with the number of decisions that led to it."""
    yield state, decisions
    if small.over(state):
        return
    seat = state.seat_to_act()
    if seat < 0:
        for outcome, _ in small.outcomes(state):
            after = state.copy()
            after.apply_chance(outcome)
            yield from every_state(small, after, decisions)
        return
    for action in state.legal(seat):
        after = state.copy()
        after.apply(seat, action)
        yield from every_state(small, after, decisions + 1)


def test_their_keys_are_known() -> None:
    assert list(small_games()) == ["dogma_small", "indulgence_hand", "mea_culpa_auction"]


@pytest.mark.parametrize("small", ALL, ids=key_of)
def test_bounds_are_reached_and_utilities_add_up_to_0(small: SmallGame) -> None:
    most = longest = 0.0
    for state, decisions in every_state(small, small.start()):
        assert min(state.pieces()) >= 0  # no piece is lost or doubled
        if small.over(state):
            utilities = small.utilities(state)
            assert sum(utilities) == 0.0
            most = max(most, *map(abs, utilities))
            longest = max(longest, decisions)
    assert (most, longest) == (small.max_utility, small.max_length)
    assert len(small.outcomes(small.start())) == small.max_outcomes


@pytest.mark.parametrize("small", FOR_TWO, ids=key_of)
def test_chance_is_that_of_the_rules(small: SmallGame) -> None:
    """Every outcome is possible by the rules, and the rules draw it as often as its weight says."""
    start, rng = small.start(), Rng("small games")
    listed = small.outcomes(start)
    assert all(start.is_possible_outcome(outcome) for outcome, _ in listed)
    games = 4000
    drawn = Counter(tuple(start.draw(rng)) for _ in range(games))
    assert set(drawn) <= {tuple(outcome) for outcome, _ in listed}
    total = sum(weight for _, weight in listed)
    for outcome, weight in listed:
        expected = weight / total
        # Five standard deviations: with a fixed seed this passes or fails for good.
        spread = 5 * (games * expected * (1 - expected)) ** 0.5
        assert abs(drawn[tuple(outcome)] - games * expected) < spread


def test_deals_of_dogma_are_counted_card_by_card() -> None:
    small = small_games()["dogma_small"]
    mercy, murder = (UNIT[KIND_NAMES.index(kind)] for kind in ("mercy", "murder"))
    dealt = Counter(
        (cards[0] + cards[1], cards[2] + cards[3])
        for cards in permutations([mercy] * 3 + [murder] * 3)
    )
    listed = {(one, other): ways for (_, one, other), ways in small.outcomes(small.start())}
    assert set(listed) == set(dealt)
    assert all(dealt[deal] * sum(listed.values()) == listed[deal] * 720 for deal in dealt)


def test_a_hand_of_indulgence_is_dealt_in_every_way() -> None:
    small = small_games()["indulgence_hand"]
    listed = small.outcomes(small.start())
    assert len({tuple(outcome) for outcome, _ in listed}) == len(listed) == 90
    assert {weight for _, weight in listed} == {1}
    for (_, *hands), _ in listed:
        assert [hand.bit_count() for hand in hands] == [2, 2, 2]
        assert hands[0] | hands[1] | hands[2] == sum(hands)


def test_an_auction_pays_what_the_rules_take() -> None:
    """Both bid all they have, seat 1 with more notches: it keeps its coins and picks first."""
    small = small_games()["mea_culpa_auction"]
    state = small.start()
    jewel = next(outcome for outcome, _ in small.outcomes(state) if outcome[3] == 1)
    state.apply_chance(jewel)
    parse = small.game.parse
    for seat, bid in ((0, ("bid 1", "coins 2")), (1, ("bid 2", "coins 2"))):
        for action in bid:
            assert not small.over(state)
            state.apply(seat, parse(action))
    assert small.over(state)
    assert small.utilities(state) == [(0 - 1) - (2 - 2 + 8), (2 - 2 + 8) - (0 - 1)]


@pytest.mark.parametrize(
    ("key", "rounds", "worth", "within"),
    [("dogma_small", 200, -0.2100, 0.005), ("mea_culpa_auction", 200, 1.8648, 0.01)],
)
def test_the_values_in_the_documents(key: str, rounds: int, worth: float, within: float) -> None:
    small = small_games()[key]
    tree = build_tree(small)
    solver = Solver(tree, list(range(tree.infos)))
    solver.run(rounds)
    policy = solver.average()
    gap = 2.0 * small.max_utility * exploitability(tree, policy)
    assert gap < within
    assert to_utility(small, value(tree, policy)) == pytest.approx(worth, abs=2 * gap)
