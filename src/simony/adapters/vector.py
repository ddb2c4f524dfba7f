"""Many games at once as a Gymnasium vector environment over a compiled `GameBatch`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from simony.adapters.errors import MissingLibrary
from simony.adapters.game_batch import ALL_SEATS, ROTATING_SEAT, GameBatch
from simony.adapters.opponents import bots_per_seat, check_seat
from simony.adapters.rewards import PLACE, check_reward
from simony.bots.levels import LEVELS, PRIEST, RANDOM
from simony.core.errors import BadOption, IllegalAction
from simony.core.figures import FigureDict
from simony.registry import open_game

try:
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from simony.adapters.spaces import Observation, action_space, observation_space
except ImportError as error:
    raise MissingLibrary("Gymnasium", "gymnasium") from error

ALLOWED_BOTS = (LEVELS[RANDOM], LEVELS[PRIEST])
"""The bots that can play inside the batch: those that do not search."""

Array = NDArray[Any]


class SimonyVectorEnv(VectorEnv[Observation, Array, Array]):
    """`num_envs` games at once. Each `step` takes one decision in each game; a game that ends is
    followed by another in the same step.

    With `bots` (one for all, or one per seat after the learner's) the learner has `seat`, or
    another seat in each game if it is None, and everything else is as in `SimonyEnv`. Without bots
    all seats are played from outside: ``infos["seat"]`` has the seat to act in each game, and
    ``infos["rewards"]`` the rewards of all seats; `rewards` has that of the seat that acted.

    When a game ends, ``infos["place"]`` and ``infos["score"]`` have a row with all seats, and
    ``infos["final_obs"]`` the last observation of the learner, or of the seat that acted last. An
    illegal action raises `IllegalAction` before anything happens in any game.

    >>> from simony.adapters.vector import SimonyVectorEnv
    >>> tables = SimonyVectorEnv("dogma", num_envs=4, seats=3, bots="priest")
    >>> observations, infos = tables.reset(seed=7)
    >>> actions = observations["action_mask"].argmax(axis=1)
    >>> observations, rewards, terminations, truncations, infos = tables.step(actions)
    >>> rewards.shape, observations["observation"].shape[0]
    ((4,), 4)
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # Gymnasium's type

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        seats: int | None = None,
        seat: int | None = 0,
        bots: str | Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
        house_rules: FigureDict | str | None = None,
        reward: str = PLACE,
    ) -> None:
        self.game = open_game(game, seats, options, house_rules)
        if num_envs < 1:
            raise BadOption("adapters-games", came=num_envs)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._self_play = bots is None
        levels = [] if bots is None else _levels(bots_per_seat(self.game, bots))
        self._batch = GameBatch(
            self.game, num_envs, self._learner_choice(seat), levels, check_reward(reward)
        )
        self._make_arrays()

    def _learner_choice(self, seat: int | None) -> int:
        check_seat(self.game, seat)
        if self._self_play:
            return ALL_SEATS
        return ROTATING_SEAT if seat is None else seat

    def _make_arrays(self) -> None:
        """Make arrays over the buffers, without a copy: they always show the last step."""
        batch, rows, seats = self._batch, self.num_envs, self.game.seats
        self._observations = np.frombuffer(memoryview(batch.observations), np.float64).reshape(
            rows, -1
        )
        self._finals = np.frombuffer(memoryview(batch.final_observations), np.float64).reshape(
            rows, -1
        )
        self._masks = np.frombuffer(memoryview(batch.masks), np.int8).reshape(rows, -1)
        self._rewards = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(rows, seats)
        self._asked = np.frombuffer(memoryview(batch.seats_to_act), np.int64)
        self._ended = np.frombuffer(memoryview(batch.ended), np.bool_)
        self._places = np.frombuffer(memoryview(batch.places), np.int64).reshape(rows, seats)
        self._scores = np.frombuffer(memoryview(batch.scores), np.int64).reshape(rows, seats)
        self._rows = np.arange(rows)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._batch.begin(int(self.np_random.integers(2**63)))
        return self._observation(), self._infos()

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        chosen: list[int] = np.asarray(actions).tolist()
        self._check(chosen)
        acting = self._asked.copy()
        self._batch.step(chosen)
        ended = self._ended.copy()
        infos = self._infos()
        if ended.any():
            self._add_final_infos(ended, infos)
        return (
            self._observation(),
            self._rewards[self._rows, acting],
            ended,
            np.zeros(self.num_envs, np.bool_),
            infos,
        )

    def _check(self, chosen: list[int]) -> None:
        if len(chosen) != self.num_envs:
            raise BadOption("adapters-actions", games=self.num_envs, came=len(chosen))
        wrong = int(self._batch.first_illegal(chosen))
        if wrong >= 0:
            raise IllegalAction("adapters-illegal", number=wrong, action=chosen[wrong])

    def _observation(self) -> Observation:
        return {
            "observation": self._observations.astype(np.float32),
            "action_mask": self._masks.copy(),
        }

    def _infos(self) -> dict[str, Any]:
        infos: dict[str, Any] = {"seat": self._asked.copy()}
        if self._self_play:
            infos["rewards"] = self._rewards.copy()
        return infos

    def _add_final_infos(self, ended: Array, infos: dict[str, Any]) -> None:
        """Add the results of ended games as Gymnasium expects: for each entry, the entry with a `_`
        before its name says for which games it is set.
        """
        finals = np.full(self.num_envs, None, dtype=object)
        for number in np.flatnonzero(ended):
            nothing = np.zeros(self.game.action_count, np.int8)
            finals[number] = {
                "observation": self._finals[number].astype(np.float32),
                "action_mask": nothing,
            }
        infos |= {"final_obs": finals, "place": self._places.copy(), "score": self._scores.copy()}
        infos |= {f"_{name}": ended.copy() for name in ("final_obs", "place", "score")}


def _levels(names: list[str]) -> list[int]:
    for name in names:
        if name not in ALLOWED_BOTS:
            raise BadOption("adapters-opponents", came=name, expected=" | ".join(ALLOWED_BOTS))
    return [LEVELS.index(name) for name in names]
