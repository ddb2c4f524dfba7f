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

from simony.adapters.episode import ILLEGAL_REWARD, Episode, Reward
from simony.adapters.errors import MissingLibrary
from simony.adapters.rewards import PLACE
from simony.adapters.saving import pack_state, read_or_refuse, unpack_state
from simony.core.contract import Game, View
from simony.core.errors import IllegalAction
from simony.core.event import SPECTATOR
from simony.core.figures import FigureDict
from simony.registry import game_spec, open_game

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

    from simony.adapters.rendering import (
        HUMAN,
        RENDER_MODES,
        RGB_ARRAY,
        Image,
        check_render_mode,
        print_table,
        table_image,
    )
    from simony.adapters.spaces import (
        Observation,
        ObservationEncoder,
        action_space,
        observation_space,
    )
except ImportError as error:
    raise MissingLibrary("PettingZoo", "pettingzoo") from error


_PER_AGENT = ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos")


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    house_rules: FigureDict | str | None = None,
    reward: Reward = PLACE,
    render_mode: str | None = None,
) -> WrappedEnv:
    """Return an environment that asks one seat at a time, with PettingZoo's usual wrappers."""
    raw = RawEnv(open_game(game, seats, options, house_rules), reward, render_mode)
    return WrappedEnv(raw)


def parallel_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    house_rules: FigureDict | str | None = None,
    reward: Reward = PLACE,
    render_mode: str | None = None,
) -> SimultaneousEnv:
    """Return an environment that asks all pending seats at once: several for sealed bids, otherwise
    one. See `SimultaneousEnv`.
    """
    return SimultaneousEnv(open_game(game, seats, options, house_rules), reward, render_mode)


class _SeatAgents:
    """The base of both environments: agents, spaces and the current game."""

    def __init__(self, game: Game, reward: Reward, render_mode: str | None) -> None:
        self.game = game
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": f"simony_{game.key}_v{game_spec(game.key).environment_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._encoder = ObservationEncoder(game)
        self._reward = reward
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

    def render(self) -> str | Image | None:
        """Return the table as `_shown_view` has it if `render_mode` is ``rgb_array``, what a
        spectator saw since the last call if it is ``ansi``, or None. With ``human`` the table is
        printed after each step.
        """
        if self.render_mode == RGB_ARRAY:
            return table_image(self.game, self._shown_view())
        if self.render_mode in (None, HUMAN):
            return None
        return self._episode.spectator_text()

    def _shown_view(self) -> View:
        """Return what is shown: the view of a spectator."""
        return self._episode.view(SPECTATOR)

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            print_table(self.game, self._shown_view())

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._episode.seed(seed)
        self._episode.begin()
        self.agents = list(self.possible_agents)

    def _settings(self) -> dict[str, object]:
        return {"reward": self._episode.reward}

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

    def __init__(self, game: Game, reward: Reward = PLACE, render_mode: str | None = None) -> None:
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
        self._show()

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
        self._show()

    def _shown_view(self) -> View:
        """Return the view of the seat to act."""
        return self._episode.view(self._seats[self.agent_selection])

    @property
    def was_illegal(self) -> bool:
        """Whether an illegal action has ended the game."""
        return any(self.terminations.values()) and not self._episode.over

    def get_state(self) -> bytes:
        """Return the position and the random streams; `set_state` is the inverse."""
        saved = {
            "episode": self._episode.save(),
            "agents": self.agents,
            "selected": self.agent_selection,
            "skipped": self._skip_agent_selection,
            **{name: getattr(self, name) for name in _PER_AGENT},
        }
        return pack_state("pettingzoo", self.game, self._settings(), saved)

    def set_state(self, state: bytes) -> None:
        """Continue where an environment with the same arguments was saved. Raises `BadRecord`, and
        changes nothing, if the bytes are damaged or of another environment.
        """
        saved = unpack_state("pettingzoo", self.game, self._settings(), state)
        read_or_refuse(lambda: self._restore(saved))

    def _restore(self, saved: dict[str, Any]) -> None:
        agents, selected = list(saved["agents"]), str(saved["selected"])
        skipped, found = saved["skipped"], {name: dict(saved[name]) for name in _PER_AGENT}
        self._episode.restore(saved["episode"])
        self.agents, self.agent_selection = agents, selected
        self._skip_agent_selection = skipped
        for name, by_agent in found.items():
            setattr(self, name, by_agent)

    def clone(self) -> RawEnv:
        """Return an environment that continues alike and is independent of this one."""
        twin = RawEnv(self.game, self._reward, self.render_mode)
        twin.set_state(self.get_state())
        return twin


class WrappedEnv(wrappers.OrderEnforcingWrapper[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """`RawEnv` in PettingZoo's usual wrappers: an illegal action ends the game.

    >>> from simony.adapters.pettingzoo import env
    >>> table = env("dogma", seats=3)
    >>> table.reset(seed=7)
    >>> saved = table.get_state()
    >>> table.set_state(saved)
    >>> table.get_state() == saved
    True
    """

    def __init__(self, raw: RawEnv) -> None:
        self._raw = raw
        self._inner = wrappers.TerminateIllegalWrapper(raw, ILLEGAL_REWARD)
        super().__init__(self._inner)

    def get_state(self) -> bytes:
        """Return the position and the random streams; `set_state` is the inverse."""
        return self._raw.get_state()

    def set_state(self, state: bytes) -> None:
        """Continue where an environment with the same arguments was saved, as in `RawEnv`."""
        self._raw.set_state(state)
        self._follow()

    def _follow(self) -> None:
        """Let the wrappers follow after a new state of the raw environment."""
        self._has_reset = self._has_updated = True
        self._inner._prev_obs = self._inner._prev_info = None  # noqa: SLF001  # a cache of the last observation
        self._inner._terminated = self._raw.was_illegal  # noqa: SLF001  # nothing else sets it

    def clone(self) -> WrappedEnv:
        """Return an environment that continues alike and is independent of this one."""
        twin = WrappedEnv(self._raw.clone())
        twin._follow()
        return twin


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

    def __init__(self, game: Game, reward: Reward = PLACE, render_mode: str | None = None) -> None:
        _SeatAgents.__init__(self, game, reward, render_mode)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # PettingZoo's signature
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        self._show()
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
        self._show()
        return (
            {agent: self.observe(agent) for agent in agents},
            {agent: sums[self._seats[agent]] for agent in agents},
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, False),
            {agent: self._info(agent) for agent in agents},
        )

    def get_state(self) -> bytes:
        """Return the position and the random streams; `set_state` is the inverse."""
        saved = {"episode": self._episode.save(), "agents": self.agents}
        return pack_state("pettingzoo parallel", self.game, self._settings(), saved)

    def set_state(self, state: bytes) -> None:
        """Continue where an environment with the same arguments was saved. Raises `BadRecord`, and
        changes nothing, if the bytes are damaged or of another environment.
        """
        saved = unpack_state("pettingzoo parallel", self.game, self._settings(), state)
        read_or_refuse(lambda: self._restore(saved))

    def _restore(self, saved: dict[str, Any]) -> None:
        agents = list(saved["agents"])
        self._episode.restore(saved["episode"])
        self.agents = agents

    def clone(self) -> SimultaneousEnv:
        """Return an environment that continues alike and is independent of this one."""
        twin = SimultaneousEnv(self.game, self._reward, self.render_mode)
        twin.set_state(self.get_state())
        return twin
