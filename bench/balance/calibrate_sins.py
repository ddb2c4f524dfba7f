"""Fits how likely the heuristics make a Sin, from what the sinner holds; the weights in
Indulgence's heuristics.py come from here.

    python bench/balance/calibrate_sins.py [DEALS]

Deals hands at random, lets the Ruler's left neighbour sin and everyone play by the heuristics, and
fits a logistic curve per class of edicts and number of seats. Needs numpy.
"""

import sys

import numpy as np

from simony.core.rng import Rng
from simony.games.indulgence.ai.heuristics import sin_class, sin_features, weakest_family
from simony.games.indulgence.game import IndulgenceGame
from simony.games.indulgence.rules.actions import PICK, SIN, TRICK, TRUMP, TRUMPS
from simony.games.indulgence.rules.chance import deal
from simony.games.indulgence.rules.rules import IndulgenceState
from simony.registry import open_game


def play_sins(seats: int, deals: int) -> dict[int, list[list[float]]]:
    """Return rows of features for each class of edicts, with 1 or 0 for made or missed at the
    end.
    """
    game = open_game("indulgence", seats, {"expert": True, "first_ruler": 1})
    assert isinstance(game, IndulgenceGame)
    edicts = range(len(game.parsed_figures.keys))
    rng = Rng(f"calibrate {seats}")
    found: dict[int, list[list[float]]] = {}
    for edict in edicts:
        others = [other for other in edicts if other != edict][:2]
        for _ in range(deals):
            state = game.new()
            assert isinstance(state, IndulgenceState)
            state.apply_chance([0, 0, sum(1 << each for each in (edict, *others))])
            state.apply_chance(deal(seats, rng))
            state.apply(0, PICK + edict)
            if state.phase == TRUMPS:
                state.apply(0, TRUMP + weakest_family(state.hands[0]))
            row = sin_features(state, 1, edict)
            state.apply(1, SIN)
            before = state.florins[1]
            while state.phase == TRICK:
                seat = state.turn
                state.apply(seat, game.suggest(state, seat, rng))
            found.setdefault(sin_class(state.figures, edict), []).append(
                [*row, float(state.florins[1] > before)]
            )
    return found


def fit(features: np.ndarray, made: np.ndarray) -> np.ndarray:
    """Fit by Newton's method with a small ridge penalty; the constant comes first."""
    mean, spread = features.mean(0), features.std(0) + 1e-9
    rows = np.c_[np.ones(len(features)), (features - mean) / spread]
    weights = np.zeros(rows.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-rows @ weights))
        hessian = (rows * (chance * (1 - chance))[:, None]).T @ rows + np.eye(rows.shape[1])
        weights += np.linalg.solve(hessian, rows.T @ (made - chance) - weights)
    slopes = weights[1:] / spread
    return np.concatenate([[weights[0] - slopes @ mean], slopes])


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 6000
    for seats in (3, 4):
        for kind, rows in sorted(play_sins(seats, deals).items()):
            data = np.array(rows)
            weights = fit(data[:, :-1], data[:, -1])
            chance = 1 / (1 + np.exp(-(weights[0] + data[:, :-1] @ weights[1:])))
            likely = chance > 0.4
            made = data[likely, -1].mean() if likely.any() else float("nan")
            print(
                f"{seats} seats, class {kind}: made {data[:, -1].mean():.3f}; "
                f"when likely ({likely.mean():.3f}) {made:.3f};",
                np.round(weights, 3).tolist(),
            )


if __name__ == "__main__":
    main()
