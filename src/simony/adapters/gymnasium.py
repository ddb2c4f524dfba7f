"""The games as Gymnasium environments for one learner: one game against bots (`SimonyEnv`), or many
games at once (`vector`).

>>> from simony.adapters.gymnasium import SimonyEnv
>>> table = SimonyEnv("indulgence", seats=4, bots=["priest", "priest", "random"])
>>> observation, info = table.reset(seed=7)
>>> sorted(observation)
['action_mask', 'observation']

Importing this module registers both: ``gymnasium.make("simony/dogma-v1", seats=5)``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from simony.adapters.episode import ILLEGAL_REWARD, RENDER_MODES, Episode, check_render_mode
from simony.adapters.errors import MissingLibrary
from simony.adapters.opponents import check_bots, check_seat, seat_bots
from simony.adapters.rewards import PLACE
from simony.core.errors import IllegalAction
from simony.core.figures import FigureDict
from simony.registry import game_specs, open_game

try:
    import gymnasium
    import numpy as np

    from simony.adapters.spaces import (
        Observation,
        ObservationEncoder,
        action_space,
        observation_space,
    )
except ImportError as error:
    raise MissingLibrary("Gymnasium", "gymnasium") from error


class SimonyEnv(gymnasium.Env[Observation, np.int64]):
    """One game against bots.

    `seat` is the learner's seat, or None for a random one in each game; `bots` have the seats after
    it. An illegal action ends the game with a reward of -1; `info` has the reason.

    >>> from simony.adapters.gymnasium import SimonyEnv
    >>> table = SimonyEnv("dogma", seats=3, bots="novice")
    >>> observation, info = table.reset(seed=7)
    >>> over = False
    >>> while not over:
    ...     action = int(observation["action_mask"].argmax())
    ...     observation, reward, over, _, info = table.step(action)
    >>> info["place"], reward
    (3, -1.0)
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # Gymnasium's type

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        bots: str | Sequence[str] = "priest",
        options: Mapping[str, object] | None = None,
        house_rules: FigureDict | str | None = None,
        reward: str = PLACE,
        render_mode: str | None = None,
    ) -> None:
        self.game = open_game(game, seats, options, house_rules)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)
        self._learner_seat = check_seat(self.game, seat)
        self._specs = check_bots(self.game, bots)
        self._encoder = ObservationEncoder(self.game)
        self._episode = Episode(self.game, reward, record_events=render_mode is not None)
        self._seat = seat or 0
        self._bots = seat_bots(self.game, self._seat, self._specs, "")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        number = int(self.np_random.integers(2**63))
        self._seat = number % self.game.seats if self._learner_seat is None else self._learner_seat
        self._bots = seat_bots(self.game, self._seat, self._specs, f"bots {number}")
        self._episode.seed(number)
        self._begin()
        while self._episode.over:  # skip games without a decision of the learner
            self._begin()
        return self._observation(), self._info()

    def _begin(self) -> None:
        self._episode.begin()
        self._let_bots_play()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self._episode.play(self._seat, int(action))
        except IllegalAction as error:
            return (
                self._observation(),
                ILLEGAL_REWARD,
                True,
                False,
                {**self._info(), "illegal": str(error)},
            )
        reward = self._episode.rewards[self._seat] + self._let_bots_play()
        return self._observation(), reward, self._episode.over, False, self._info()

    def render(self) -> str | None:
        """Return what a spectator saw since the last call, if `render_mode` is ``ansi``."""
        return self._episode.spectator_text() if self.render_mode is not None else None

    def _let_bots_play(self) -> float:
        """Play until the learner must decide or the game is over; return the learner's reward."""
        episode, reward = self._episode, 0.0
        while not episode.over and episode.seat_to_act != self._seat:
            seat = episode.seat_to_act
            episode.play(seat, self._bots[seat].decide(episode.view(seat)))
            reward += episode.rewards[self._seat]
        return reward

    def _observation(self) -> Observation:
        return self._encoder.observation(self._episode.view(self._seat))

    def _info(self) -> dict[str, Any]:
        state = self._episode.state
        info: dict[str, Any] = {"seat": self._seat}
        if state.over():
            info |= {"place": state.places()[self._seat], "score": state.scores()[self._seat]}
        return info


for _key, _spec in game_specs().items():
    gymnasium.register(
        f"simony/{_key}-v{_spec.environment_version}",
        entry_point="simony.adapters.gymnasium:SimonyEnv",
        vector_entry_point="simony.adapters.vector:SimonyVectorEnv",
        kwargs={"game": _key},
    )
