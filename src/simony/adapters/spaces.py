"""Observation and action spaces of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i32
from numpy.typing import NDArray

from simony.adapters.opponents import BatchPolicy
from simony.core.contract import Game, View
from simony.core.features import FeatureWriter

Observation = dict[str, Any]
"""`observation` has the view's features (named by `Game.feature_names`), `action_mask` a 1 for each
legal action.
"""


def observation_space(game: Game) -> spaces.Dict[Any]:
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (game.feature_count,), np.float32),
            "action_mask": spaces.Box(0, 1, (game.action_count,), np.int8),
        }
    )


def action_space(game: Game) -> spaces.Discrete[np.int64]:
    return spaces.Discrete(game.action_count)


class ObservationEncoder:
    """Makes observations from views. Features are written into one buffer and copied from there.

    >>> from simony import Rng, open_game
    >>> from simony.adapters.spaces import ObservationEncoder
    >>> game = open_game("dogma", seats=3)
    >>> state = game.new()
    >>> state.apply_chance(state.draw(Rng(1)))
    >>> [seat] = state.pending_seats()
    >>> observation = ObservationEncoder(game).observation(state.view(seat))
    >>> observation["action_mask"].nonzero()[0].tolist() == state.legal(seat)
    True
    """

    def __init__(self, game: Game) -> None:
        self._writer = FeatureWriter(vec[i32]([0] * game.feature_count))
        self._buffer = np.frombuffer(memoryview(self._writer.buffer), np.float32)
        self._empty_mask = np.zeros(game.action_count, np.int8)

    def features(self, view: View) -> NDArray[np.float32]:
        self._writer.restart()
        view.features_into(self._writer)
        return self._buffer.copy()

    def observation(self, view: View) -> Observation:
        """Return the observation of a view; a seat that is not pending has a mask of zeros."""
        mask = self._empty_mask.copy()
        mask[view.legal] = 1
        return {"observation": self.features(view), "action_mask": mask}

    def batch(self, views: Sequence[View]) -> Observation:
        """Return the observations of several views, a row for each."""
        rows = [self.observation(view) for view in views]
        return {name: np.stack([row[name] for row in rows]) for name in rows[0]}


class BatchPolicyPlayer:
    """A `BatchPolicy` as the player of one seat.

    >>> from simony import Rng, open_game
    >>> from simony.adapters.opponents import BatchPolicy
    >>> from simony.adapters.spaces import BatchPolicyPlayer, ObservationEncoder
    >>> game = open_game("dogma", seats=3, options={"first": "1"})
    >>> state = game.new()
    >>> state.apply_chance(state.draw(Rng(1)))
    >>> first_legal = BatchPolicy(lambda seen: seen["action_mask"].argmax(1))
    >>> player = BatchPolicyPlayer(first_legal, ObservationEncoder(game))
    >>> player.decide(state.view(0)) == min(state.legal(0))
    True
    """

    def __init__(self, policy: BatchPolicy, encoder: ObservationEncoder) -> None:
        self._policy = policy
        self._encoder = encoder

    def decide(self, view: View) -> int:
        return int(np.asarray(self._policy.choose(self._encoder.batch([view])))[0])
