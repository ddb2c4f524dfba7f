"""Where a decision holds a secret the search mixes, as it should; elsewhere nothing is changed by
it.
"""

from __future__ import annotations

import hashlib

import pytest
from librt.vecs import vec

from bots.sample_positions import Slow, decisions
from lab.solve.small_games import BET, PASS, LittleGame, Sealed
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


def secrets(
    key: str, seats: int, most: int, *, hidden: bool = True
) -> list[tuple[Game, State, View]]:
    """Decisions of a game that hold a secret, or none."""
    found = [
        each
        for each in decisions(key, seats, every=3, most=60)
        if has_hidden_choice(each[1], each[2].viewer, each[2].legal) == hidden
    ]
    return found[:: max(1, len(found) // most)][:most]


def thought(opinions: list[ActionStats]) -> list[tuple[int, int, float, float, float]]:
    return [
        (each.action, each.visits, each.wins, each.value, each.probability) for each in opinions
    ]


class SealedGame(LittleGame):
    """Seat 0 wants to choose what the other does; the heuristics always do one thing."""

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
def test_comes_to_the_known_mix_of_a_sealed_choice(seat: int, suggested: int) -> None:
    """A third of PASS, whatever the heuristics always do (a little more, since a place counts,
    too).
    """
    search = Search(SealedGame(suggested), SearchConfig(mix_percent=100))
    opinions = search.run(Sealed().view(seat), Rng("1"), 40000)
    often = {each.action: each.probability for each in opinions}
    assert often[PASS] == pytest.approx(0.55 / 1.6, abs=0.06)
    assert often[PASS] + often[BET] == pytest.approx(1.0)


def test_against_heuristics_alone_it_reads_them() -> None:
    """If nobody ever answers it takes what beats the habit: so it is the answers that make it
    mix.
    """
    for suggested in (PASS, BET):
        opinions = Search(SealedGame(suggested), SearchConfig(mix_percent=1)).run(
            Sealed().view(0), Rng("1"), 180
        )
        assert (opinions[0].action, opinions[0].probability) == (suggested, 1.0)
        opinions = Search(SealedGame(suggested), SearchConfig(mix_percent=1)).run(
            Sealed().view(1), Rng("1"), 180
        )
        assert (opinions[0].action, opinions[0].probability) == (1 - suggested, 1.0)


def test_draws_as_often_as_it_says() -> None:
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
def test_every_secret_gets_a_mix(key: str, seats: int) -> None:
    mixed = 0
    for game, _, view in secrets(key, seats, 6):
        opinions = Search(game, MIX).run(view, Rng("1"), ITERATIONS)
        assert sorted(each.action for each in opinions) == view.legal
        assert sum(each.probability for each in opinions) == pytest.approx(1.0)
        assert opinions[0].probability > 0.0
        rest = [each.probability for each in opinions[1:]]
        assert rest == sorted(rest, reverse=True)
        mixed += opinions[0].probability < 1.0
    assert mixed > 0


@pytest.mark.once
@pytest.mark.parametrize(("key", "seats"), [*SECRETS, ("indulgence", 4), ("tolerance", 4)])
def test_where_nothing_is_hidden_nothing_changes(key: str, seats: int) -> None:
    open_ones = secrets(key, seats, 4, hidden=False)
    assert open_ones
    for game, _, view in open_ones:
        plain, mixing = (
            Search(game, manner).run(view, Rng("1"), ITERATIONS)
            for manner in (SearchConfig(worlds_per_belief=2), MIX)
        )
        assert thought(plain) == thought(mixing)
        assert {each.probability for each in mixing} == {0.0}


@pytest.mark.parametrize("iterations", [0, 1])
def test_without_time_to_think_it_does_what_is_suggested(iterations: int) -> None:
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
    for game, state, view in secrets(key, seats, 5):
        other = game.sample(view, Rng("another world"))
        different += other.position_bytes() != state.position_bytes()
        here, there = (
            Search(game, MIX).run(seen, Rng("1"), ITERATIONS)
            for seen in (view, other.view(view.viewer))
        )
        assert thought(here) == thought(there)
    assert different > 0


def test_both_builds_mix_the_same() -> None:
    """The same digest stands here for the interpreted and the compiled run."""
    thoughts = [
        thought(Search(game, manner).run(view, Rng("1"), 40))
        for manner in (MIX, SearchConfig(tree_depth=2, mix_percent=100))
        for key, seats in SECRETS
        for game, _, view in secrets(key, seats, 2)
    ]
    assert (
        hashlib.sha256(repr(thoughts).encode()).hexdigest()
        == "1346cbaec4b945266d4ed41e345dd96fbdb22ea0a7598f46c84f64710f7f8596"
    )


# --- the budget -----------------------------------------------------------------------------------


@pytest.mark.parametrize("iterations", [1, 10, 33, 90])
def test_what_others_learn_is_in_the_budget(iterations: int) -> None:
    taught = 0
    for game, _, view in secrets("dogma", 4, 5):
        search = Search(game, MIX)
        visits = sum(each.visits for each in search.run(view, Rng("1"), iterations))
        assert visits <= search.iterations <= iterations
        taught += search.iterations - visits
    assert (taught > 0) == (iterations >= 33)


def test_can_be_stopped_at_any_moment() -> None:
    """Step by step it comes to the same as at once, and has a mix all the time."""
    for game, _, view in secrets("dogma", 4, 2):
        search, steps = Search(game, MIX), 0
        search.begin(view, Rng("1"), ITERATIONS)
        while search.step():
            steps += 1
            opinions = search.action_stats()
            assert sorted(each.action for each in opinions) == view.legal
            assert sum(each.probability for each in opinions) == pytest.approx(1.0)
        assert steps > 3
        assert thought(search.action_stats()) == thought(
            Search(game, MIX).run(view, Rng("1"), ITERATIONS)
        )


def test_stops_when_the_time_is_up() -> None:
    """A tenth of a second is enough for 200 suggestions, and a game that was begun is played to its
    end, but no other.
    """
    for game, _, view in secrets("dogma", 2, 2):
        slow = Slow(game)
        opinions = Search(slow, MIX).run(view, Rng("1"), 100000, 0.1)
        assert sorted(each.action for each in opinions) == view.legal
        assert slow.suggestions <= 200 + game.max_actions


def test_a_search_begun_anew_has_forgotten_the_mix() -> None:
    [(game, _, hidden)] = secrets("dogma", 4, 1)
    [(_, _, open_)] = secrets("dogma", 4, 1, hidden=False)
    search = Search(game, MIX)
    fresh = thought(search.run(hidden, Rng("1"), ITERATIONS))
    assert {each.probability for each in search.run(open_, Rng("1"), ITERATIONS)} == {0.0}
    assert thought(search.run(hidden, Rng("1"), ITERATIONS)) == fresh


# --- who answers ----------------------------------------------------------------------------------


def test_who_answers_is_told_apart_by_what_it_saw_and_by_what_is_suggested() -> None:
    game, state, view = secrets("dogma", 4, 1)[0]
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


def test_who_has_very_many_answers_considers_some_and_what_is_suggested() -> None:
    game, state, _ = secrets("dogma", 4, 1)[0]
    reply = ReplyModel(4, 3, 200).find_reply(Wide(state, game), 0, 17, Rng(1))
    assert len(reply.actions) == len(set(reply.actions)) == MAX_REPLIES
    assert reply.actions[0] == 17
    assert reply.matcher.probability(0) == 1.0


@pytest.mark.parametrize(("games", "mixes"), [(0, False), (30, False), (200, False), (2000, True)])
def test_the_fewer_games_the_larger_a_share_must_be_to_count(
    games: int, mixes: bool
) -> None:  # by pytest
    exchange = ReplyModel(2, 2, 0)
    while exchange.own_matcher.average_strategy()[1] < 0.25:
        exchange.own_matcher.update(vec[float]([0.0, 0.25]))
    assert exchange.own_matcher.average_strategy()[1] < 0.3
    assert (exchange.mixed_strategy(games)[1] > 0.0) == mixes
    assert sum(exchange.mixed_strategy(games)) == pytest.approx(1.0)


def test_trust_grows_with_the_budget_but_not_for_ever() -> None:
    def rounds(budget: int) -> int:
        own, taken = ReplyModel(2, 2, budget).own_matcher, 0
        worths = [0.0, 0.25]
        while own.probability(0) > 0.5:
            own.update(vec[float](worths))
            taken += 1
        return taken

    assert rounds(20) < rounds(200) < rounds(MAX_TRUST_BUDGET) == rounds(0) == rounds(10**9)
