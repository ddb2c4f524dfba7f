"""What a learner sees and may do, as Gymnasium's spaces: for PettingZoo too, which uses them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from simony.core.contract import Game, View

Observation = dict[str, Any]
"""`observation` has the view's features (`Game.feature_names` says what each is), `action_mask` 1 for each legal action."""


def observation_space(game: Game) -> spaces.Dict[Any]:
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (game.feature_count,), np.float32),
            "action_mask": spaces.Box(0, 1, (game.action_count,), np.int8),
        }
    )


def action_space(game: Game) -> spaces.Discrete[np.int64]:
    return spaces.Discrete(game.action_count)


def observation(game: Game, view: View) -> Observation:
    """A seat that is not asked has no legal action, and a mask of zeros."""
    mask = np.zeros(game.action_count, np.int8)
    mask[view.legal] = 1
    return {"observation": np.array(view.features(), np.float32), "action_mask": mask}
