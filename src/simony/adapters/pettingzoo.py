"""The games as PettingZoo environments.

>>> from simony.adapters.pettingzoo import env
>>> table = env("dogma", seats=5)
>>> table.reset(seed=7)
>>> observation, reward, termination, truncation, info = table.last()
>>> sorted(observation)
['action_mask', 'observation']

Agents are ``seat_0``, ``seat_1`` and so on. `env` asks one seat at a time, `parallel_env` all
pending seats at once. An illegal action ends the game: its agent gets -1, and the others get 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from simony.adapters.episode import ILLEGAL_REWARD, RENDER_MODES, Episode, check_render_mode
from simony.adapters.errors import MissingLibrary
from simony.adapters.rewards import PLACE
from simony.core.contract import Game
from simony.core.errors import IllegalAction
from simony.core.figures import FigureDict
from simony.registry import game_spec, open_game

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

    from simony.adapters.spaces import (
        Observation,
        ObservationEncoder,
        action_space,
        observation_space,
    )
except ImportError as error:
    raise MissingLibrary("PettingZoo", "pettingzoo") from error


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    house_rules: FigureDict | str | None = None,
    reward: str = PLACE,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """Return an environment that asks one seat at a time, with PettingZoo's usual wrappers."""
    raw = RawEnv(open_game(game, seats, options, house_rules), reward, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw, ILLEGAL_REWARD))


def parallel_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    house_rules: FigureDict | str | None = None,
    reward: str = PLACE,
    render_mode: str | None = None,
) -> ParallelEnv[str, Observation, int]:
    """Return an environment that asks all pending seats at once: several for sealed bids, otherwise
    one. See `SimultaneousEnv`.
    """
    return SimultaneousEnv(open_game(game, seats, options, house_rules), reward, render_mode)


class _SeatAgents:
    """The base of both environments: agents, spaces and the current game."""

    def __init__(self, game: Game, reward: str, render_mode: str | None) -> None:
        self.game = game
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": f"simony_{game.key}_v{game_spec(game.key).environment_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._encoder = ObservationEncoder(game)
        self._episode = Episode(game, reward, record_events=render_mode is not None)
        self._observation_spaces = {
            agent: observation_space(game) for agent in self.possible_agents
        }
        self._action_spaces = {agent: action_space(game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self._action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        return self._encoder.observation(self._episode.view(self._seats[agent]))

    def render(self) -> str | None:
        """Return what a spectator saw since the last call, if `render_mode` is ``ansi``."""
        return self._episode.spectator_text() if self.render_mode is not None else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._episode.seed(seed)
        self._episode.begin()
        self.agents = list(self.possible_agents)

    def _info(self, agent: str) -> dict[str, Any]:
        """Return the place and score at the end, nothing before."""
        if not self._episode.over:
            return {}
        seat = self._seats[agent]
        return {
            "place": self._episode.state.places()[seat],
            "score": self._episode.state.scores()[seat],
        }


class RawEnv(_SeatAgents, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Asks one seat at a time, without wrappers: an illegal action raises `IllegalAction` and
    changes nothing.

    >>> from simony import open_game
    >>> from simony.adapters.pettingzoo import RawEnv
    >>> table = RawEnv(open_game("dogma", seats=3))
    >>> table.reset(seed=7)
    >>> agent = table.agent_selection
    >>> table.step(int(table.observe(agent)["action_mask"].argmax()))
    >>> table.terminations[agent]
    False
    """

    def __init__(self, game: Game, reward: str = PLACE, render_mode: str | None = None) -> None:
        AECEnv.__init__(self)
        _SeatAgents.__init__(self, game, reward, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  # PettingZoo's signature
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self._episode.seat_to_act]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction("error-illegal")
        episode = self._episode
        episode.play(self._seats[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, episode.rewards, strict=True))
        self._accumulate_rewards()
        if episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {each: self._info(each) for each in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[episode.seat_to_act]


class SimultaneousEnv(_SeatAgents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """All pending seats act in one step. The action of another seat, whose mask is all zeros, is
    ignored.

    Rewards are summed over the actions of one step.

    >>> from simony import open_game
    >>> from simony.adapters.pettingzoo import SimultaneousEnv
    >>> table = SimultaneousEnv(open_game("dogma", seats=3))
    >>> observations, infos = table.reset(seed=7)
    >>> actions = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
    >>> observations, rewards, terminations, truncations, infos = table.step(actions)
    >>> rewards
    {'seat_0': 0.0, 'seat_1': 0.0, 'seat_2': 0.0}
    """

    def __init__(self, game: Game, reward: str = PLACE, render_mode: str | None = None) -> None:
        _SeatAgents.__init__(self, game, reward, render_mode)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # PettingZoo's signature
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {
            agent: {} for agent in self.agents
        }

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        episode, agents = self._episode, self.agents
        sums = [0.0] * self.game.seats
        illegal = False
        asked = {seat: episode.state.legal(seat) for seat in episode.state.pending_seats()}
        for seat, legal in asked.items():
            if episode.state.legal(seat) != legal:
                continue  # another choice of this step changed this one: the seat is asked again
            try:
                episode.play(seat, int(actions.get(self.possible_agents[seat], -1)))
            except IllegalAction:
                sums = [ILLEGAL_REWARD if each == seat else 0.0 for each in range(self.game.seats)]
                illegal = True
                break
            sums = [total + reward for total, reward in zip(sums, episode.rewards, strict=True)]
        ended = episode.over or illegal
        if ended:
            self.agents = []
        return (
            {agent: self.observe(agent) for agent in agents},
            {agent: sums[self._seats[agent]] for agent in agents},
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, False),
            {agent: self._info(agent) for agent in agents},
        )
