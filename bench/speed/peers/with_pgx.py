"""Pgx: many games at once, compiled by JAX for this processor.

They are made for accelerators, which make them far faster.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset
from serving import rate, serve

TABLES = 1024
STEPS = 16
NAMES = ("leduc_holdem", "connect_four", "backgammon")


def many(name: str) -> Callable[[], int]:
    """Random legal actions at all tables, a new game where one is over."""
    game = pgx.make(name)
    step = auto_reset(game.step, game.init)

    def decide(state: Any, key: Any) -> Any:  # noqa: ANN401  # JAX's arrays
        choice, chance = jax.random.split(key)
        action = jax.random.categorical(choice, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        return step(state, action, chance)

    @jax.jit  # type: ignore[untyped-decorator,unused-ignore]
    def play(states: Any, key: Any) -> Any:  # noqa: ANN401  # the same
        def everywhere(found: Any, key: Any) -> Any:  # noqa: ANN401  # the same
            return jax.vmap(decide)(found, jax.random.split(key, TABLES)), None

        return jax.lax.scan(everywhere, states, jax.random.split(key, STEPS))[0]

    key = jax.random.PRNGKey(1)
    states = play(
        jax.jit(jax.vmap(game.init))(jax.random.split(key, TABLES)), key
    )  # compiled here, off the clock

    def portion() -> int:
        nonlocal states, key
        key, other = jax.random.split(key)
        states = jax.block_until_ready(play(states, other))
        return TABLES * STEPS

    return portion


if __name__ == "__main__":
    serve(
        ["pgx", "jax"], {f"learners: {name}, {TABLES} at once": rate(many(name)) for name in NAMES}
    )
