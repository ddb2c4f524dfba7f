"""Many games at once as a Gymnasium vector environment over a compiled `GameBatch`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from simony.adapters.episode import (
    Reward,
    reward_name,
    rewards_by_function,
)
from simony.adapters.errors import MissingLibrary
from simony.adapters.game_batch import (
    ALL_SEATS,
    DISABLED,
    NEXT_STEP,
    OUTSIDE,
    ROTATING_SEAT,
    SAME_STEP,
    GameBatch,
)
from simony.adapters.opponents import (
    BatchPolicy,
    Opponent,
    Opponents,
    bot_words,
    check_action,
    check_seat,
    make_opponent,
    opponents_per_seat,
    policies_with_state,
)
from simony.adapters.rewards import PLACE
from simony.adapters.saving import (
    Saved,
    make_rng,
    pack_state,
    read_or_refuse,
    restore_policies,
    save_policies,
    unpack_state,
)
from simony.bots.bot import Bot
from simony.bots.bot_spec import Player
from simony.bots.levels import LEVELS, PRIEST, RANDOM
from simony.core.contract import View
from simony.core.errors import BadOption, IllegalAction
from simony.core.figures import FigureDict
from simony.core.rng import Rng
from simony.registry import open_game

try:
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from simony.adapters.spaces import (
        Observation,
        ObservationEncoder,
        action_space,
        observation_space,
    )
except ImportError as error:
    raise MissingLibrary("Gymnasium", "gymnasium") from error

_INSIDE = {LEVELS[level]: level for level in (RANDOM, PRIEST)}
"""The bots that play inside the batch, compiled: those that do not search."""
_AUTORESET = {
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.DISABLED: DISABLED,
}

Array = NDArray[Any]


class SimonyVectorEnv(VectorEnv[Observation, Array, Array]):
    """`num_envs` games at once. Each `step` takes one decision in each game.

    With `bots` (one for all, or one per seat after the learner's) the learner has `seat`, or
    another seat in each game if it is None, and everything else is as in `SimonyEnv`. Without bots
    all seats are played from outside: ``infos["seat"]`` has the seat to act in each game, and
    ``infos["rewards"]`` the rewards of all seats; `rewards` has that of the seat that acted.

    `autoreset_mode` says when another game follows one that has ended: in the same step, in the
    next step, or when `reset` is called with ``options={"reset_mask": …}``. When a game ends,
    ``infos["place"]`` and ``infos["score"]`` have a row with all seats, and in the mode of the same
    step ``infos["final_obs"]`` the last observation of the learner, or of the seat that acted last.
    An illegal action raises `IllegalAction` before anything happens in any game.

    Without `copy`, observations are arrays that the next step overwrites.

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
        bots: Opponents | None = None,
        options: Mapping[str, object] | None = None,
        house_rules: FigureDict | str | None = None,
        reward: Reward = PLACE,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = True,
    ) -> None:
        self.game = open_game(game, seats, options, house_rules)
        if num_envs < 1:
            raise BadOption("adapters-games", came=num_envs)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.autoreset_mode = _autoreset(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self._copy = copy
        self._self_play = bots is None
        self._opponents = [] if bots is None else opponents_per_seat(self.game, bots)
        self._levels = [_level(opponent) for opponent in self._opponents]
        self._reward_name = reward_name(reward)
        self._reward_function = None if isinstance(reward, str) else reward
        self._encoder = ObservationEncoder(self.game)
        self._seeds = [0] * num_envs
        self._players: dict[tuple[int, int], tuple[int, Player]] = {}
        """By the number of the game and the place of the bot: which game it is for, and the bot."""
        self._batch = GameBatch(
            self.game,
            num_envs,
            self._learner_choice(seat),
            self._levels,
            self._reward_name,
            _AUTORESET[self.autoreset_mode],
        )
        self._make_arrays()
        self._arguments: dict[str, Any] = {
            "game": game,
            "num_envs": num_envs,
            "seats": seats,
            "seat": seat,
            "bots": bots,
            "options": options,
            "house_rules": house_rules,
            "reward": reward,
            "autoreset_mode": autoreset_mode,
            "copy": copy,
        }

    def _learner_choice(self, seat: int | None) -> int:
        check_seat(self.game, seat)
        if self._self_play:
            return ALL_SEATS
        return ROTATING_SEAT if seat is None else seat

    def _make_arrays(self) -> None:
        """Make arrays over the buffers, without a copy: they always show the last step."""
        batch, rows, seats = self._batch, self.num_envs, self.game.seats
        self._observations = np.frombuffer(memoryview(batch.observations), np.float32).reshape(
            rows, -1
        )
        self._finals = np.frombuffer(memoryview(batch.final_observations), np.float32).reshape(
            rows, -1
        )
        self._masks = np.frombuffer(memoryview(batch.masks), np.int8).reshape(rows, -1)
        self._chosen = np.frombuffer(memoryview(batch.chosen), np.int64)
        self._rewards = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(rows, seats)
        self._own_rewards = np.frombuffer(memoryview(batch.own_rewards), np.float64)
        self._asked = np.frombuffer(memoryview(batch.seats_to_act), np.int64)
        self._waiting = np.frombuffer(memoryview(batch.waiting), np.int64)
        self._ended = np.frombuffer(memoryview(batch.ended), np.bool_)
        self._over = np.frombuffer(memoryview(batch.over), np.bool_)
        self._places = np.frombuffer(memoryview(batch.places), np.int64).reshape(rows, seats)
        self._scores = np.frombuffer(memoryview(batch.scores), np.int64).reshape(rows, seats)

    # --- playing ----------------------------------------------------------------------------------

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Start all games, or those of ``options["reset_mask"]``."""
        super().reset(seed=seed, options=options)
        mask = (options or {}).get("reset_mask")
        if mask is None:
            number = int(self.np_random.integers(2**63))
            self._seeds = [number] * self.num_envs
            self._batch.begin(number)
        else:
            self._reset_some(np.asarray(mask), reseed=seed is not None)
        self._let_opponents_play()
        return self._observation(), self._infos(self._rewards)

    def _reset_some(self, mask: Array, *, reseed: bool) -> None:
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not mask.any():
            raise BadOption("adapters-reset-mask", games=self.num_envs)
        base = None
        if reseed:
            seed = int(self.np_random.integers(2**63))
            base = Rng(seed)
        for number in np.flatnonzero(mask).tolist():
            if base is not None:
                self._seeds[number] = seed
            self._batch.restart(number, base)

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        self._check(actions)
        views = self._views() if self._reward_function is not None else []
        resets = self._over.copy() if views else None
        self._batch.step()
        self._let_opponents_play()
        ended = self._ended.copy()
        rewards, all_rewards = self._own_rewards.copy(), self._rewards
        if resets is not None:
            rewards, all_rewards = self._shaped(views, resets)
        infos = self._infos(all_rewards)
        if ended.any():
            self._add_final_infos(ended, infos)
        return self._observation(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def random_actions(self) -> Array:
        """Return a random legal action for each game, each equally likely; the seed of `reset`
        determines them too.
        """
        self._batch.choose_at_random()
        return self._chosen.copy()

    def _check(self, actions: Array) -> None:
        chosen: list[int] = np.asarray(actions).tolist()
        if len(chosen) != self.num_envs:
            raise BadOption("adapters-actions", games=self.num_envs, came=len(chosen))
        if self.autoreset_mode == AutoresetMode.DISABLED and self._over.any():
            raise BadOption("adapters-over", number=int(self._over.argmax()))
        wrong = int(self._batch.choose(chosen))
        if wrong >= 0:
            raise IllegalAction("adapters-illegal", number=wrong, action=chosen[wrong])

    def _observation(self) -> Observation:
        if not self._copy:
            return {"observation": self._observations, "action_mask": self._masks}
        return {"observation": self._observations.copy(), "action_mask": self._masks.copy()}

    def _infos(self, rewards: Array) -> dict[str, Any]:
        infos: dict[str, Any] = {"seat": self._asked.copy()}
        if self._self_play:
            infos["rewards"] = rewards.copy()
        return infos

    def _add_final_infos(self, ended: Array, infos: dict[str, Any]) -> None:
        """Add the results of ended games as Gymnasium expects: for each entry, the entry with a `_`
        before its name says for which games it is set.
        """
        results: dict[str, Any] = {"place": self._places.copy(), "score": self._scores.copy()}
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            results["final_obs"] = np.full(self.num_envs, None, dtype=object)
            for number in np.flatnonzero(ended):
                results["final_obs"][number] = {
                    "observation": self._finals[number].copy(),
                    "action_mask": np.zeros(self.game.action_count, np.int8),
                }
        infos |= results
        infos |= {f"_{name}": ended.copy() for name in results}

    # --- opponents outside the batch --------------------------------------------------------------

    def _let_opponents_play(self) -> None:
        """Ask the opponents that games are waiting for, until no game is waiting."""
        if OUTSIDE not in self._levels:
            return
        while self._waiting.any():
            waiting = self._waiting.copy()
            for place in np.unique(waiting[waiting > 0]).tolist():
                numbers: list[int] = np.flatnonzero(waiting == place).tolist()
                views = [self._view(number) for number in numbers]
                chosen = self._decisions(place, numbers, views)
                for number, view, action in zip(numbers, views, chosen, strict=True):
                    self._batch.answer(number, check_action(view, int(action)))

    def _decisions(self, place: int, numbers: list[int], views: list[View]) -> list[int]:
        opponent = self._opponents[place - 1]
        if isinstance(opponent, BatchPolicy):
            return list(np.asarray(opponent.choose(self._encoder.batch(views))).tolist())
        return [
            self._player(number, place, opponent, int(view.viewer)).decide(view)
            for number, view in zip(numbers, views, strict=True)
        ]

    def _player(self, number: int, place: int, opponent: Opponent, seat: int) -> Player:
        """Return the opponent of one game; a bot is made anew for each, with its own stream."""
        assert not isinstance(opponent, BatchPolicy)
        started = int(self._batch.games_started[number])
        begun, player = self._players.get((number, place), (-1, None))
        if player is None or begun != started:
            seed = f"bots {self._seeds[number]} {number} {started} {seat}"
            player = make_opponent(self.game, opponent, seat, seed)
            self._players[number, place] = (started, player)
        return player

    def _view(self, number: int) -> View:
        """Return the view of the seat to act in a game."""
        return self._batch.states[number].view(int(self._asked[number]))

    # --- rewards by a function --------------------------------------------------------------------

    def _views(self) -> list[list[View]]:
        """Return, for each game, the views of the seats that get a reward."""
        return [
            [state.view(seat) for seat in self._rewarded_seats(number)]
            for number, state in enumerate(self._batch.states)
        ]

    def _rewarded_seats(self, number: int) -> list[int]:
        if self._self_play:
            return list(range(self.game.seats))
        return [int(self._batch.learner_seats[number])]

    def _shaped(self, before: list[list[View]], resets: Array) -> tuple[Array, Array]:
        """Return the rewards of the seats that acted, and of all seats; 0 where the step has only
        started a game.
        """
        assert self._reward_function is not None
        own, everyone = np.zeros(self.num_envs), np.zeros((self.num_envs, self.game.seats))
        for number in np.flatnonzero(~resets).tolist():
            ended, seat = bool(self._ended[number]), int(self._batch.acted[number])
            batch, action = self._batch, int(self._chosen[number])
            state = batch.final_states[number] if ended else batch.states[number]
            found = rewards_by_function(self._reward_function, before[number], seat, action, state)
            for view, reward in zip(before[number], found, strict=True):
                everyone[number, int(view.viewer)] = reward
            own[number] = everyone[number, seat]
        return own, everyone

    # --- saving -----------------------------------------------------------------------------------

    def get_state(self) -> bytes:
        """Return all positions and random streams; `set_state` is the inverse.

        A policy of the caller's own is saved if it has methods ``get_state`` and ``set_state``.
        """
        batch = self._batch
        saved: Saved = {
            "states": [state.to_bytes().decode() for state in batch.states],
            "chance": [rng.words() for rng in batch.rngs],
            "bases": [base.words() for base in batch.bases],
            "chooser": batch.chooser.words(),
            **{name: list(getattr(batch, name)) for name in _PER_GAME},
            "seeds": self._seeds,
            "bots": [
                [number, place, begun, bot_words(player)]
                for (number, place), (begun, player) in self._players.items()
                if isinstance(player, Bot)
            ],
            "numpy": self.np_random.bit_generator.state,
            "policies": save_policies(policies_with_state(self._opponents)),
        }
        return pack_state("vector", self.game, self._settings(), saved)

    def set_state(self, state: bytes) -> None:
        """Continue where an environment with the same arguments was saved. Raises `BadRecord`, and
        changes nothing, if the bytes are damaged or of another environment.
        """
        saved = unpack_state("vector", self.game, self._settings(), state)
        read_or_refuse(lambda: self._restore(saved))

    def _restore(self, saved: Saved) -> None:
        batch, every = self._batch, range(self.num_envs)
        states = [self.game.load(saved["states"][number].encode()) for number in every]
        chance = [make_rng(saved["chance"][number]) for number in every]
        bases = [make_rng(saved["bases"][number]) for number in every]
        bots = [(int(n), int(p), int(b), make_rng(words)) for n, p, b, words in saved["bots"]]
        batch.chooser.set_words(saved["chooser"])
        for number in every:
            batch.states[number] = states[number]
            batch.rngs[number] = chance[number]
            batch.bases[number] = bases[number]
            for name in _PER_GAME:
                getattr(batch, name)[number] = int(saved[name][number])
        self._seeds = [int(saved["seeds"][number]) for number in every]
        self._players = {}
        for number, place, begun, rng in bots:
            seat = (int(batch.learner_seats[number]) + place) % self.game.seats
            opponent = self._opponents[place - 1]
            assert not isinstance(opponent, BatchPolicy)
            player = make_opponent(self.game, opponent, seat, "")
            assert isinstance(player, Bot)
            player.rng.set_words(rng.words())
            self._players[number, place] = (begun, player)
        self.np_random.bit_generator.state = saved["numpy"]
        restore_policies(policies_with_state(self._opponents), saved["policies"])
        batch.observe_again()

    def observe(self) -> tuple[Observation, dict[str, Any]]:
        """Return the current observation and infos again, for example after `set_state`."""
        return self._observation(), self._infos(self._rewards)

    def clone(self) -> SimonyVectorEnv:
        """Return an environment that continues alike and is independent of this one; it shares
        policies that are not bots.
        """
        twin = SimonyVectorEnv(**self._arguments)
        twin.set_state(self.get_state())
        return twin

    def _settings(self) -> dict[str, object]:
        return {
            "num_envs": self.num_envs,
            "seat": int(self._batch.learner_choice),
            "bots": [bot if isinstance(bot, str) else "policy" for bot in self._opponents],
            "reward": self._reward_name,
            "autoreset_mode": self.autoreset_mode.value,
        }


_PER_GAME = ("games_started", "learner_seats", "seats_to_act", "over", "acted")


def _autoreset(mode: AutoresetMode | str) -> AutoresetMode:
    """Return the mode, which may be given by its name. Raises `BadOption`."""
    for known in _AUTORESET:
        if mode in (known, known.value, known.name):
            return known
    raise BadOption(
        "adapters-autoreset",
        came=str(mode),
        expected=" | ".join(known.name for known in _AUTORESET),
    )


def _level(opponent: Opponent) -> int:
    """Return the level of a bot that plays inside the batch, or `OUTSIDE`."""
    return _INSIDE.get(opponent, OUTSIDE) if isinstance(opponent, str) else OUTSIDE
