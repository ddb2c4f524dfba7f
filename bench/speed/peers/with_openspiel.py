"""OpenSpiel's games in C++: played in C++ by its own random bots, or from Python, and there with an
observation for each decision.

Chance is not counted, as with us.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pyspiel
from serving import SLICE, Row, rate, serve

NAMES = ("hearts", "euchre", "oh_hell", "crazy_eights", "leduc_poker", "liars_dice")
BATCH = 50


def in_cpp(name: str) -> Row:
    """Whole games without coming back to Python; what happened in them is counted afterwards, off
    the clock.
    """
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    seed = 0

    def run() -> float:
        nonlocal seed
        decisions, spent = 0, 0.0
        while spent < SLICE:
            states = [game.new_initial_state() for _ in range(BATCH)]
            begin = time.process_time()
            for state in states:
                seed += 1
                pyspiel.evaluate_bots(state, bots, seed)
            spent += time.process_time() - begin
            decisions += sum(move.player >= 0 for state in states for move in state.full_history())
        return decisions / spent

    return run


def from_python(name: str, *, observed: bool) -> Callable[[], int]:
    game = pyspiel.load_game(name)
    chooser = random.Random(1)

    def portion() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chooser.random() * len(outcomes))][0])
                continue
            if observed:
                state.information_state_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[int(chooser.random() * len(legal))])
            decisions += 1
        return decisions

    return portion


if __name__ == "__main__":
    rows = {f"rules: {name}, in C++": in_cpp(name) for name in NAMES}
    rows["rules: hearts, from Python"] = rate(from_python("hearts", observed=False))
    rows |= {
        f"learners: {name}, from Python": rate(from_python(name, observed=True))
        for name in ("hearts", "euchre", "oh_hell")
    }
    serve(["open_spiel"], rows)
