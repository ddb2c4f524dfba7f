"""The search mixes in decisions with a hidden choice, and only there."""

from __future__ import annotations

import hashlib

import pytest
from librt.vecs import vec

from bots.sample_positions import SlowGame, decisions
from lab.solve.small_games import BET, PASS, Sealed, SmallGame
from simony.bots.search.action_stats import ActionStats
from simony.bots.search.config import SearchConfig
from simony.bots.search.regret import has_hidden_choice
from simony.bots.search.reply_model import MAX_REPLIES, MAX_TRUST_BUDGET, ReplyModel
from simony.bots.search.search import Search
from simony.core.contract import Game, State, View
from simony.core.rng import Rng

MIX = SearchConfig(worlds_per_belief=2, mix_percent=50)
ITERATIONS = 60
SECRETS = [("dogma", 2), ("dogma", 4), ("mea_culpa", 2), ("mea_culpa", 3)]


def hidden_choices(
    key: str, seats: int, most: int, *, hidden: bool = True
) -> list[tuple[Game, State, View]]:
    """Return the decisions of a game that have a hidden choice, or have none."""
    found = [
        each
        for each in decisions(key, seats, every=3, most=60)
        if has_hidden_choice(each[1], each[2].viewer, each[2].legal) == hidden
    ]
    return found[:: max(1, len(found) // most)][:most]


def as_rows(stats: list[ActionStats]) -> list[tuple[int, int, float, float, float]]:
    return [(each.action, each.visits, each.wins, each.value, each.probability) for each in stats]


class SealedGame(SmallGame):
    """Seat 0 wants to choose what the other does; the heuristics always suggest the same."""

    def __init__(self, suggested: int) -> None:
        super().__init__("sealed")
        self.suggested = suggested

    def sample(self, view: View, rng: Rng) -> State:  # noqa: ARG002  # as the contract has it
        return Sealed()

    def suggest(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002  # as the contract has it
        return self.suggested


# --- what it comes to -----------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("suggested", [PASS, BET])
def test_converges_to_the_known_mix_of_a_sealed_choice(seat: int, suggested: int) -> None:
    """A third of PASS, whatever the heuristics suggest (slightly more, since a place counts,
    too).
    """
    search = Search(SealedGame(suggested), SearchConfig(mix_percent=100))
    stats = search.run(Sealed().view(seat), Rng("1"), 40000)
    probabilities = {each.action: each.probability for each in stats}
    assert probabilities[PASS] == pytest.approx(0.55 / 1.6, abs=0.06)
    assert probabilities[PASS] + probabilities[BET] == pytest.approx(1.0)


def test_without_replies_it_exploits_the_heuristics() -> None:
    """Without replies it takes what beats the habit: so it is the replies that make it mix."""
    for suggested in (PASS, BET):
        stats = Search(SealedGame(suggested), SearchConfig(mix_percent=1)).run(
            Sealed().view(0), Rng("1"), 180
        )
        assert (stats[0].action, stats[0].probability) == (suggested, 1.0)
        stats = Search(SealedGame(suggested), SearchConfig(mix_percent=1)).run(
            Sealed().view(1), Rng("1"), 180
        )
        assert (stats[0].action, stats[0].probability) == (1 - suggested, 1.0)


def test_samples_as_often_as_its_probability_says() -> None:
    drawn = [
        Search(SealedGame(BET), SearchConfig(mix_percent=100)).run(
            Sealed().view(0), Rng(str(seed)), 400
        )[0]
        for seed in range(200)
    ]
    share = sum(each.action == PASS for each in drawn) / len(drawn)
    expected = sum(
        each.probability if each.action == PASS else 1 - each.probability for each in drawn
    ) / len(drawn)
    assert 0.1 < share < 0.9
    assert share == pytest.approx(expected, abs=0.12)


@pytest.mark.once
@pytest.mark.parametrize(("key", "seats"), SECRETS)
def test_every_hidden_choice_gets_a_mix(key: str, seats: int) -> None:
    mixed = 0
    for game, _, view in hidden_choices(key, seats, 6):
        stats = Search(game, MIX).run(view, Rng("1"), ITERATIONS)
        assert sorted(each.action for each in stats) == view.legal
        assert sum(each.probability for each in stats) == pytest.approx(1.0)
        assert stats[0].probability > 0.0
        rest = [each.probability for each in stats[1:]]
        assert rest == sorted(rest, reverse=True)
        mixed += stats[0].probability < 1.0
    assert mixed > 0


@pytest.mark.once
@pytest.mark.parametrize(("key", "seats"), [*SECRETS, ("indulgence", 4), ("tolerance", 4)])
def test_open_decisions_are_unaffected_by_mixing(key: str, seats: int) -> None:
    open_ones = hidden_choices(key, seats, 4, hidden=False)
    assert open_ones
    for game, _, view in open_ones:
        plain, mixing = (
            Search(game, config).run(view, Rng("1"), ITERATIONS)
            for config in (SearchConfig(worlds_per_belief=2), MIX)
        )
        assert as_rows(plain) == as_rows(mixing)
        assert {each.probability for each in mixing} == {0.0}


@pytest.mark.parametrize("iterations", [0, 1])
def test_without_budget_it_takes_the_suggestion(iterations: int) -> None:
    for suggested in (PASS, BET):
        assert (
            Search(SealedGame(suggested), SearchConfig(mix_percent=50))
            .run(Sealed().view(1), Rng("1"), iterations)[0]
            .action
            == suggested
        )


# --- the same in every world, on every machine ----------------------------------------------------


@pytest.mark.once
@pytest.mark.parametrize(("key", "seats"), SECRETS)
def test_mixes_the_same_in_worlds_that_cannot_be_told_apart(key: str, seats: int) -> None:
    different = 0
    for game, state, view in hidden_choices(key, seats, 5):
        other = game.sample(view, Rng("another world"))
        different += other.position_bytes() != state.position_bytes()
        here, there = (
            Search(game, MIX).run(seen, Rng("1"), ITERATIONS)
            for seen in (view, other.view(view.viewer))
        )
        assert as_rows(here) == as_rows(there)
    assert different > 0


def test_both_builds_mix_the_same() -> None:
    """The digest is the same for the interpreted and the compiled run."""
    thoughts = [
        as_rows(Search(game, config).run(view, Rng("1"), 40))
        for config in (MIX, SearchConfig(tree_depth=2, mix_percent=100))
        for key, seats in SECRETS
        for game, _, view in hidden_choices(key, seats, 2)
    ]
    assert (
        hashlib.sha256(repr(thoughts).encode()).hexdigest()
        == "1346cbaec4b945266d4ed41e345dd96fbdb22ea0a7598f46c84f64710f7f8596"
    )


# --- the budget -----------------------------------------------------------------------------------


@pytest.mark.parametrize("iterations", [1, 10, 33, 90])
def test_learning_replies_counts_towards_the_budget(iterations: int) -> None:
    taught = 0
    for game, _, view in hidden_choices("dogma", 4, 5):
        search = Search(game, MIX)
        visits = sum(each.visits for each in search.run(view, Rng("1"), iterations))
        assert visits <= search.iterations <= iterations
        taught += search.iterations - visits
    assert (taught > 0) == (iterations >= 33)


def test_can_be_stopped_at_any_moment() -> None:
    """Stepping gives the same result as running at once, and there is a mix at any time."""
    for game, _, view in hidden_choices("dogma", 4, 2):
        search, steps = Search(game, MIX), 0
        search.begin(view, Rng("1"), ITERATIONS)
        while search.step():
            steps += 1
            stats = search.action_stats()
            assert sorted(each.action for each in stats) == view.legal
            assert sum(each.probability for each in stats) == pytest.approx(1.0)
        assert steps > 3
        assert as_rows(search.action_stats()) == as_rows(
            Search(game, MIX).run(view, Rng("1"), ITERATIONS)
        )


def test_stops_at_the_time_limit() -> None:
    """A tenth of a second is enough for 200 suggestions; a game that was begun is played to its
    end, but no other is started.
    """
    for game, _, view in hidden_choices("dogma", 2, 2):
        slow = SlowGame(game)
        stats = Search(slow, MIX).run(view, Rng("1"), 100000, 0.1)
        assert sorted(each.action for each in stats) == view.legal
        assert slow.suggestions <= 200 + game.max_actions


def test_a_new_search_does_not_remember_the_mix() -> None:
    [(game, _, hidden)] = hidden_choices("dogma", 4, 1)
    [(_, _, open_)] = hidden_choices("dogma", 4, 1, hidden=False)
    search = Search(game, MIX)
    fresh = as_rows(search.run(hidden, Rng("1"), ITERATIONS))
    assert {each.probability for each in search.run(open_, Rng("1"), ITERATIONS)} == {0.0}
    assert as_rows(search.run(hidden, Rng("1"), ITERATIONS)) == fresh


# --- who answers ----------------------------------------------------------------------------------


def test_replies_are_told_apart_by_observation_and_suggestion() -> None:
    game, state, view = hidden_choices("dogma", 4, 1)[0]
    other = (view.viewer + 1) % 4
    exchange = ReplyModel(4, 3, 200)

    def reply(actions: list[int], suggested: int) -> object:
        exchange.restart()
        for action in actions:
            exchange.observe(state, view.viewer, action)
        at = Stub(state, game)
        return exchange.find_reply(at, other, suggested, Rng(1))

    same, again = reply(view.legal[:1], 0), reply(view.legal[:1], 0)
    assert same is again
    first = state.observed(other, view.viewer, view.legal[0])
    alike = [action for action in view.legal if state.observed(other, view.viewer, action) == first]
    assert len(alike) > 1
    assert reply(alike[1:2], 0) is same
    assert reply(view.legal[:1], 1) is not same


class Stub(State):
    """A decision between three."""

    def __init__(self, _state: State, game: Game) -> None:
        self.home = game

    def game(self) -> Game:
        return self.home

    def legal(self, seat: int) -> list[int]:  # noqa: ARG002  # as the contract has it
        return [0, 1, 2]


class Wide(Stub):
    def legal(self, seat: int) -> list[int]:  # noqa: ARG002  # as the contract has it
        return list(range(40))


def test_many_replies_are_limited_and_include_the_suggestion() -> None:
    game, state, _ = hidden_choices("dogma", 4, 1)[0]
    reply = ReplyModel(4, 3, 200).find_reply(Wide(state, game), 0, 17, Rng(1))
    assert len(reply.actions) == len(set(reply.actions)) == MAX_REPLIES
    assert reply.actions[0] == 17
    assert reply.matcher.probability(0) == 1.0


@pytest.mark.parametrize(("games", "mixes"), [(0, False), (30, False), (200, False), (2000, True)])
def test_fewer_games_raise_the_noise_threshold(games: int, mixes: bool) -> None:  # by pytest
    exchange = ReplyModel(2, 2, 0)
    while exchange.own_matcher.average_strategy()[1] < 0.25:
        exchange.own_matcher.update(vec[float]([0.0, 0.25]))
    assert exchange.own_matcher.average_strategy()[1] < 0.3
    assert (exchange.mixed_strategy(games)[1] > 0.0) == mixes
    assert sum(exchange.mixed_strategy(games)) == pytest.approx(1.0)


def test_trust_grows_with_the_budget_up_to_a_limit() -> None:
    def rounds(budget: int) -> int:
        own, taken = ReplyModel(2, 2, budget).own_matcher, 0
        worths = [0.0, 0.25]
        while own.probability(0) > 0.5:
            own.update(vec[float](worths))
            taken += 1
        return taken

    assert rounds(20) < rounds(200) < rounds(MAX_TRUST_BUDGET) == rounds(0) == rounds(10**9)
