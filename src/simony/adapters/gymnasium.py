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

from collections.abc import Mapping
from typing import Any

from simony.adapters.episode import (
    ILLEGAL_REWARD,
    Episode,
    Reward,
    place_if_over,
    reward_name,
)
from simony.adapters.errors import MissingLibrary
from simony.adapters.opponents import (
    BatchPolicy,
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
    pack_state,
    read_or_refuse,
    restore_policies,
    save_policies,
    unpack_state,
)
from simony.bots.bot import Bot
from simony.bots.bot_spec import Player
from simony.core.errors import IllegalAction
from simony.core.figures import FigureDict
from simony.registry import game_specs, open_game

try:
    import gymnasium
    import numpy as np

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
        BatchPolicyPlayer,
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
    it: bots by name, or policies (`opponents.Opponent`). `reward` is a name, or a function
    (`episode.RewardFunction`) of the views at a decision and at the learner's next one. An illegal
    action ends the game with a reward of -1; `info` has the reason.

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
        bots: Opponents = "priest",
        options: Mapping[str, object] | None = None,
        house_rules: FigureDict | str | None = None,
        reward: Reward = PLACE,
        render_mode: str | None = None,
    ) -> None:
        self.game = open_game(game, seats, options, house_rules)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)
        self._learner_seat = check_seat(self.game, seat)
        self._opponents = opponents_per_seat(self.game, bots)
        self._encoder = ObservationEncoder(self.game)
        self._reward_name = reward_name(reward)
        self._reward_function = None if isinstance(reward, str) else reward
        self._episode = Episode(
            self.game,
            reward if isinstance(reward, str) else PLACE,
            record_events=render_mode is not None,
        )
        self._seat = seat or 0
        self._players: dict[int, Player] = {}
        self._arguments: dict[str, Any] = {
            "game": game,
            "seats": seats,
            "seat": seat,
            "bots": bots,
            "options": options,
            "house_rules": house_rules,
            "reward": reward,
            "render_mode": render_mode,
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        number = int(self.np_random.integers(2**63))
        self._take_seat(
            number % self.game.seats if self._learner_seat is None else self._learner_seat,
            f"bots {number}",
        )
        self._episode.seed(number)
        self._begin()
        while self._episode.over:  # skip games without a decision of the learner
            self._begin()
        self._show()
        return self._observation(), self._info()

    def _take_seat(self, seat: int, seed: str) -> None:
        """Give the learner a seat, and the seats after it to the opponents."""
        self._seat = seat
        self._players = {}
        for step, opponent in enumerate(self._opponents, 1):
            other = (seat + step) % self.game.seats
            self._players[other] = (
                BatchPolicyPlayer(opponent, self._encoder)
                if isinstance(opponent, BatchPolicy)
                else make_opponent(self.game, opponent, other, f"{seed} {other}")
            )

    def _begin(self) -> None:
        self._episode.begin()
        self._let_bots_play()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self._episode
        before = episode.view(self._seat)
        try:
            episode.play(self._seat, int(action))
        except IllegalAction as error:
            return (
                self._observation(),
                ILLEGAL_REWARD,
                True,
                False,
                {**self._info(), "illegal": str(error)},
            )
        reward = episode.rewards[self._seat] + self._let_bots_play()
        if self._reward_function is not None:
            after, place = episode.view(self._seat), place_if_over(episode.state, self._seat)
            reward = float(self._reward_function(before, int(action), after, place))
        self._show()
        return self._observation(), reward, episode.over, False, self._info()

    def render(self) -> str | Image | None:
        """Return the table as the learner sees it if `render_mode` is ``rgb_array``, what a
        spectator saw since the last call if it is ``ansi``, or None. With ``human`` the table is
        printed after each step.
        """
        if self.render_mode == RGB_ARRAY:
            return table_image(self.game, self._episode.view(self._seat))
        if self.render_mode in (None, HUMAN):
            return None
        return self._episode.spectator_text()

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            print_table(self.game, self._episode.view(self._seat))

    def _let_bots_play(self) -> float:
        """Play until the learner must decide or the game is over; return the learner's reward."""
        episode, reward = self._episode, 0.0
        while not episode.over and episode.seat_to_act != self._seat:
            seat = episode.seat_to_act
            view = episode.view(seat)
            episode.play(seat, check_action(view, int(self._players[seat].decide(view))))
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

    # --- saving -----------------------------------------------------------------------------------

    def get_state(self) -> bytes:
        """Return the position and all random streams; `set_state` is the inverse.

        A policy of the caller's own is saved if it has methods ``get_state`` and ``set_state``.
        """
        saved = {
            "episode": self._episode.save(),
            "seat": self._seat,
            "chance": self.np_random.bit_generator.state,
            "bots": {seat: bot_words(player) for seat, player in self._players.items()},
            "policies": save_policies(policies_with_state(self._opponents)),
        }
        return pack_state("gymnasium", self.game, self._settings(), saved)

    def set_state(self, state: bytes) -> None:
        """Continue where an environment with the same arguments was saved. Raises `BadRecord`, and
        changes nothing, if the bytes are damaged or of another environment.
        """
        saved = unpack_state("gymnasium", self.game, self._settings(), state)
        read_or_refuse(lambda: self._restore(saved))

    def _restore(self, saved: dict[str, Any]) -> None:
        seat, words = int(saved["seat"]), dict(saved["bots"])
        self._episode.restore(saved["episode"])
        self._take_seat(seat, "")
        for other, player in self._players.items():
            if words and isinstance(player, Bot):
                player.rng.set_words(words[str(other)])
        self.np_random.bit_generator.state = saved["chance"]
        restore_policies(policies_with_state(self._opponents), saved["policies"])

    def clone(self) -> SimonyEnv:
        """Return an environment that continues alike and is independent of this one; it shares
        policies that are not bots.
        """
        twin = SimonyEnv(**self._arguments)
        twin.set_state(self.get_state())
        return twin

    def _settings(self) -> dict[str, object]:
        return {
            "seat": self._learner_seat,
            "bots": [bot if isinstance(bot, str) else "policy" for bot in self._opponents],
            "reward": self._reward_name,
        }


for _key, _spec in game_specs().items():
    gymnasium.register(
        f"simony/{_key}-v{_spec.environment_version}",
        entry_point="simony.adapters.gymnasium:SimonyEnv",
        vector_entry_point="simony.adapters.vector:SimonyVectorEnv",
        kwargs={"game": _key},
    )
