"""Episodes for environments that ask one seat at a time.

Chance acts by itself, and simultaneous choices are made in the order of the seats. Sealed choices
are hidden, so the order reveals nothing.
"""

from __future__ import annotations

import secrets

from simony.adapters.rewards import SCORE, check_reward, final_rewards
from simony.core.contract import Game, State, View
from simony.core.errors import BadOption
from simony.core.event import SPECTATOR, Event
from simony.core.rng import Rng
from simony.i18n.sentences import localization

RENDER_MODES = ("ansi",)
ILLEGAL_REWARD = -1.0
"""The reward for an illegal action, which ends the game."""


def check_render_mode(mode: str | None) -> str | None:
    """Return the render mode. Raises `BadOption` for an unknown one."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption("adapters-render", came=mode, expected=" | ".join(RENDER_MODES))
    return mode


class Episode:
    """A series of games; `seed` determines all chance in them."""

    def __init__(self, game: Game, reward: str, *, record_events: bool = False) -> None:
        self.game = game
        self.reward = check_reward(reward)
        self.rewards = [0.0] * game.seats
        """The reward of each seat for the last decision."""
        self.state: State = game.new()
        self._events: list[Event] | None = [] if record_events else None
        self._base, self._chance, self._number = Rng(secrets.randbits(64)), Rng(0), 0

    def seed(self, seed: int) -> None:
        self._base, self._number = Rng(seed), 0

    def begin(self) -> None:
        """Start the next game, up to its first decision."""
        self._chance.become_stream(self._base, self._number)
        self._number += 1
        self.rewards = [0.0] * self.game.seats
        self.state = self.game.new()
        if self._events is not None:
            self._events.clear()
        self._let_chance_act()

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def seat_to_act(self) -> int:
        """The lowest pending seat, or -1 if the game is over."""
        return int(self.state.seat_to_act())

    def view(self, seat: int) -> View:
        return self.state.view(seat)

    def play(self, seat: int, action: int) -> None:
        """Let a seat act. Raises `IllegalAction` and changes nothing if it may not."""
        before = self.state.scores() if self.reward == SCORE else []
        self.state.play(seat, action, self._events)
        self._let_chance_act()
        if self.reward == SCORE:
            self.rewards = [
                float(now - then) for now, then in zip(self.state.scores(), before, strict=True)
            ]
        elif self.state.over():
            self.rewards = final_rewards(self.reward, self.state.places())

    def _let_chance_act(self) -> None:
        while not self.state.pending() and not self.state.over():
            self.state.apply_chance(self.state.draw(self._chance), self._events)

    def spectator_text(self) -> str:
        """Return what a spectator saw since the last call, one sentence per line."""
        if self._events is None:
            return ""
        lines = [
            localization("en").translate(self.game.describe(event))
            for event in self._events
            if event.seen_by(SPECTATOR)
        ]
        self._events.clear()
        return "\n".join(lines)
