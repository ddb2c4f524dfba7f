"""The games with all their players, options and house rules.

**Chance.** OpenSpiel needs a list of outcomes, but there are too many deals to list. If a game
lists few outcomes, these are used; otherwise chance draws eight numbers below 256, one after
another, as a seed of the outcome. So every history can be replayed.

**Information states** are views: everything that follows from what a seat has seen, as a player
with perfect memory knows it, without the history of observations. In a world of
`resample_from_infostate` OpenSpiel's history is empty: nothing of the true one can be read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from simony.adapters.openspiel.house_rules import (
    NAME,
    format_house_rules,
    parse_house_rules,
    source_name,
)
from simony.adapters.rewards import PLACE, ZERO_SUM, check_reward, final_rewards
from simony.core.contract import Game, State
from simony.core.game_spec import GameSpec, Option
from simony.core.rng import Rng

PREFIX = "simony_"
DIGITS = 8
BASE = 256
"""A seed of chance: 64 bits."""
_RANDOM = "random"
_DIGIT = [(digit, 1.0 / BASE) for digit in range(BASE)]


def _game_type(spec: GameSpec) -> pyspiel.GameType:
    usual = spec.open()
    return pyspiel.GameType(
        short_name=f"{PREFIX}{spec.key}",
        long_name=f"Simony {spec.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(spec.seat_counts),
        min_num_players=min(spec.seat_counts),
        provides_information_state_string=True,
        # features are rounded: an observation, not an information state
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": usual.seats,
            "reward": PLACE,
            NAME: "",
            **{option.key: _default(option) for option in spec.options},
        },
    )


def _is_number(option: Option) -> bool:
    """Return whether an option has only numbers (and random) as values. OpenSpiel parses these as
    numbers; 0 means random.
    """
    return all(value.isdigit() or value == _RANDOM for value in option.values)


def _default(option: Option) -> str | int:
    if not _is_number(option):
        return option.default
    return 0 if option.default == _RANDOM else int(option.default)


def _chosen(spec: GameSpec, params: dict[str, Any]) -> dict[str, object]:
    found: dict[str, object] = {}
    for option in spec.options:
        value = params[option.key]
        found[option.key] = _RANDOM if value == 0 and _RANDOM in option.values else value
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game for a number of players with options and house rules. `game_class` makes a subclass
    for each game.

    OpenSpiel keeps what is registered until after Python has ended: a class survives that, a
    function crashes.

    >>> import pyspiel
    >>> import simony.adapters.openspiel
    >>> game = pyspiel.load_game("simony_dogma(players=3)")
    >>> game.num_players(), game.game.key
    (3, 'dogma')
    """

    spec: GameSpec
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Any]) -> None:
        house_rules = parse_house_rules(params[NAME])
        self.game: Game = self.spec.open(
            params["players"], _chosen(self.spec, params), house_rules, source_name(params[NAME])
        )
        self.reward = check_reward(params["reward"], ZERO_SUM)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.action_count,
            max_chance_outcomes=BASE,
            num_players=self.game.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.max_actions,
        )
        # The rules themselves, not the name of their file, so that the game's text is complete.
        super().__init__(self.game_type, info, {**params, NAME: format_house_rules(house_rules)})

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS * self.game.max_actions

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Any] | None = None,
    ) -> Observer:
        private = (
            iig_obs_type is None
            or iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        return Observer(self.game, private=private, params=params)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state, and the numbers that chance has drawn so far for its next outcome.

    OpenSpiel copies and pickles all attributes, so there are only these.

    >>> import pyspiel
    >>> import simony.adapters.openspiel
    >>> game = pyspiel.load_game("simony_dogma(players=3)")
    >>> state = game.new_initial_state()
    >>> while state.is_chance_node():
    ...     state.apply_action(state.chance_outcomes()[0][0])
    >>> state.legal_actions() == state.simony_state.legal(state.current_player())
    True
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._reward = game.reward
        self._digits: list[int] = []
        self._state: State = game.game.new()

    @property
    def simony_state(self) -> State:
        """The wrapped state."""
        return self._state

    def current_player(self) -> int:
        """Return the player to act: the lowest pending seat, chance or terminal."""
        if self._state.over():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = int(self._state.seat_to_act())
        return seat if seat >= 0 else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return self._state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        listed = self._listed()
        if listed is None:
            return _DIGIT
        total = sum(weight for _, weight in listed)
        return [(number, weight / total) for number, (_, weight) in enumerate(listed)]

    def _listed(self) -> list[tuple[list[int], int]] | None:
        """Return the outcomes of chance, or None if there are too many."""
        listed = self._state.chance_outcomes()
        return listed if listed is not None and len(listed) <= BASE else None

    def _apply_action(self, action: int) -> None:
        seat = int(self._state.seat_to_act())
        if seat >= 0:
            self._state.apply(seat, action)
            return
        listed = self._listed()
        if listed is not None:
            self._state.apply_chance(listed[action][0])
            return
        self._digits.append(int(action))
        if len(self._digits) == DIGITS:
            self._state.apply_chance(self._state.draw(Rng(" ".join(map(str, self._digits)))))
            self._digits = []

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self._state.game().notation(action)
        listed = self._listed()
        return (
            f"seed {action}"
            if listed is None
            else self._state.game().outcome_notation(listed[action][0])
        )

    def is_terminal(self) -> bool:
        return self._state.over()

    def returns(self) -> list[float]:
        if not self._state.over():
            return [0.0] * self._state.game().seats
        return final_rewards(self._reward, self._state.places())

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> SpielState:
        """Return a world that is consistent with the player's view."""
        world: SpielState = self.get_game().new_initial_state()
        rng = Rng(f"{probability_sampler()!r} {probability_sampler()!r}")
        world._state = self._state.game().sample(self._state.view(player_id), rng)
        world._digits = list(self._digits)  # drawn already, but hidden from all players
        return world

    def __str__(self) -> str:
        return " ".join([self._state.position_bytes().decode(), *map(str, self._digits)])


class Observer:
    """An observer of a player's view, or of the spectator's without private information.

    >>> import pyspiel
    >>> import simony.adapters.openspiel
    >>> game = pyspiel.load_game("simony_dogma(players=3)")
    >>> observer = game.make_py_observer()
    >>> observer.set_from(game.new_initial_state(), player=0)
    >>> observer.tensor.shape
    (402,)
    """

    def __init__(self, game: Game, *, private: bool, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        self._private = private
        self.tensor = np.zeros(game.feature_count, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.simony_state.view(player if self._private else -1).features()

    def string_from(self, state: SpielState, player: int) -> str:
        return state.simony_state.view(player if self._private else -1).to_json()


def game_class(spec: GameSpec) -> type[SpielGame]:
    """Return the class of a game."""
    return type(
        f"SpielGame_{spec.key}", (SpielGame,), {"spec": spec, "game_type": _game_type(spec)}
    )
