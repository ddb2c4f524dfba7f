"""The small games (`simony.core.probability.small_game`), for OpenSpiel's exact algorithms.

Chance lists all its outcomes, and the information state is the whole sequence of what a player has
observed, including its own actions: perfect recall, which these algorithms need. Two histories have
the same information state exactly if the player cannot tell them apart (`State.observed`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pyspiel

from simony.adapters.openspiel.games import PREFIX, Observer
from simony.core.contract import State
from simony.core.event import UNSEEN, Event
from simony.core.probability.small_game import SmallGame
from simony.lab.solve.small_games import small_games


class ObservedState:
    """A state of a small game, with what each seat has observed: a line for each step, with the key
    of `State.observed`, the action if it was its own, and the events that it saw.

    It is pickled as its history. The state itself cannot be: loading one checks it, and the start
    of a small game need not pass as a position of the whole game.
    """

    def __init__(self, small: SmallGame, state: State, seen: list[str], history: list[int]) -> None:
        self.small = small
        self.state = state
        self.seen = seen
        self.history = history

    def seat_to_act(self) -> int:
        return int(self.state.seat_to_act())

    def apply(self, action: int) -> None:
        """Let the seat to act take an action, or chance an outcome by its number."""
        state, seat, seats = self.state, self.seat_to_act(), range(len(self.seen))
        events: list[Event] = []
        own = ""
        if seat >= 0:
            keys = [int(state.observed(viewer, seat, action)) for viewer in seats]
            own = " " + state.game().notation(action)
            state.apply(seat, action, events)
        else:
            outcome = self.small.outcomes(state)[action][0]
            keys = [int(state.observed_chance(viewer, outcome)) for viewer in seats]
            state.apply_chance(outcome, events)
        self.history.append(action)
        for viewer, key in enumerate(keys):
            if key != UNSEEN:
                shown = [f" {event.kind}{event.args}" for event in events if event.seen_by(viewer)]
                self.seen[viewer] += f"\n{key}{own if viewer == seat else ''}{''.join(shown)}"

    def copy(self) -> ObservedState:
        return ObservedState(self.small, self.state.copy(), self.seen[:], self.history[:])

    def __deepcopy__(self, memo: object) -> ObservedState:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return replay, (self.small.key, self.history)


def replay(key: str, history: list[int]) -> ObservedState:
    """Return the state of a small game after a history of actions and numbers of outcomes."""
    small = small_games()[key]
    found = ObservedState(
        small, small.start(), [f"seat {seat}" for seat in range(small.game.seats)], []
    )
    for action in history:
        found.apply(action)
    return found


class SmallSpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A small game. `small_game_class` makes a subclass for each.

    >>> import pyspiel
    >>> import simony.adapters.openspiel
    >>> game = pyspiel.load_game("simony_dogma_small")
    >>> len(game.new_initial_state().chance_outcomes())
    7
    """

    small: SmallGame
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        small = self.small
        info = pyspiel.GameInfo(
            num_distinct_actions=small.game.action_count,
            max_chance_outcomes=small.max_outcomes,
            num_players=small.game.seats,
            min_utility=-small.max_utility,
            max_utility=small.max_utility,
            utility_sum=0.0,
            max_game_length=small.max_length,
        )
        super().__init__(self.game_type, info, params or {})
        self.start = replay(small.key, [])

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def new_initial_state(self) -> SmallSpielState:
        return SmallSpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Any] | None = None,
    ) -> Observer | SequenceObserver:
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return SequenceObserver()
        private = (
            iig_obs_type is None
            or iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        return Observer(self.small.game, private=private, params=params)


class SmallSpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state of a small game. OpenSpiel copies and pickles its only attribute."""

    def __init__(self, game: SmallSpielGame) -> None:
        super().__init__(game)
        self._observed = game.start.copy()

    @property
    def simony_state(self) -> State:
        """The wrapped state."""
        return self._observed.state

    def observations(self, player: int) -> str:
        """Return all that a player has observed so far."""
        return self._observed.seen[player]

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self._observed.seat_to_act()
        return seat if seat >= 0 else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return self._observed.state.legal(player)

    def _listed(self) -> list[tuple[list[int], int]]:
        return self._observed.small.outcomes(self._observed.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        listed = self._listed()
        total = sum(weight for _, weight in listed)
        return [(number, weight / total) for number, (_, weight) in enumerate(listed)]

    def _apply_action(self, action: int) -> None:
        self._observed.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._observed.small.game
        if player != pyspiel.PlayerId.CHANCE:
            return game.notation(action)
        return game.outcome_notation(self._listed()[action][0])

    def is_terminal(self) -> bool:
        return self._observed.small.over(self._observed.state)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * len(self._observed.seen)
        return self._observed.small.utilities(self._observed.state)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> SmallSpielState:
        """Return a state in which the player has observed the same, drawn with the probability that
        it has if the others choose at random.
        """
        worlds = list(_consistent_states(self.get_game().new_initial_state(), self, player_id, 1.0))
        left = probability_sampler() * sum(weight for _, weight in worlds)
        for world, weight in worlds:
            left -= weight
            if left < 0.0:
                return world
        return worlds[-1][0]

    def __str__(self) -> str:
        return self._observed.state.position_bytes().decode()


def _consistent_states(
    world: SmallSpielState, state: SmallSpielState, player: int, weight: float
) -> Iterator[tuple[SmallSpielState, float]]:
    """Yield every state that follows `world`, with its weight, in which the player has observed
    the same as in `state` and the same player is to act.
    """
    wanted, seen = state.observations(player), world.observations(player)
    if seen == wanted and world.current_player() == state.current_player():
        yield world, weight
    elif not world.is_terminal() and f"{wanted}\n".startswith(f"{seen}\n"):
        outcomes = (
            world.chance_outcomes()
            if world.is_chance_node()
            else [(action, 1.0 / len(world.legal_actions())) for action in world.legal_actions()]
        )
        for action, probability in outcomes:
            share = 1.0 if world.current_player() == player else probability
            yield from _consistent_states(world.child(action), state, player, weight * share)


class SequenceObserver:
    """An observer of all that a player has observed so far, as text. It has no tensor."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, object] = {}

    def set_from(self, state: SmallSpielState, player: int) -> None:
        """Do nothing, as there is no tensor. OpenSpiel wants the method."""

    def string_from(self, state: SmallSpielState, player: int) -> str:
        return state.observations(player)


def small_game_class(small: SmallGame) -> type[SmallSpielGame]:
    """Return the class of a small game."""
    game_type = pyspiel.GameType(
        short_name=f"{PREFIX}{small.key}",
        long_name=f"Simony {small.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=small.game.seats,
        min_num_players=small.game.seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )
    return type(
        f"SmallSpielGame_{small.key}", (SmallSpielGame,), {"small": small, "game_type": game_type}
    )
