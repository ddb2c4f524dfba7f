"""Games one after another, for an environment that asks one seat at a time: chance acts by itself, and choices made at the same time come
in the order of the seats. Nobody sees a sealed choice, so the order tells nobody anything."""

from __future__ import annotations

import secrets

from simony.adapters.rewards import SCORE, at_end, check_reward
from simony.core.contract import Game, State, View
from simony.core.errors import BadOption
from simony.core.event import SPECTATOR, Event
from simony.core.rng import Rng
from simony.core.words import words

RENDER_MODES = ("ansi",)
ILLEGAL_REWARD = -1.0
"""For whoever ends a game by an illegal action."""


def check_render(mode: str | None) -> str | None:
    """`BadOption` for a render mode there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption("adapters-render", came=mode, expected=" | ".join(RENDER_MODES))
    return mode


class Episode:
    """`seed` decides all chance of the games that follow: the first, the second and so on."""

    def __init__(self, game: Game, reward: str, *, telling: bool = False) -> None:
        self.game = game
        self.reward = check_reward(reward)
        self.rewards = [0.0] * game.seats
        """What the last decision brought each seat."""
        self.state: State = game.new()
        self._told: list[Event] | None = [] if telling else None
        self._base, self._chance, self._number = Rng(secrets.randbits(64)), Rng(0), 0

    def seed(self, seed: int) -> None:
        self._base, self._number = Rng(seed), 0

    def begin(self) -> None:
        """The next game, up to its first decision."""
        self._chance.become_stream(self._base, self._number)
        self._number += 1
        self.rewards = [0.0] * self.game.seats
        self.state = self.game.new()
        if self._told is not None:
            self._told.clear()
        self._let_chance_act()

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def asked(self) -> int:
        """The seat to decide: the lowest of those that owe a decision, -1 if the game is over."""
        return int(self.state.asked())

    def view(self, seat: int) -> View:
        return self.state.view(seat)

    def play(self, seat: int, action: int) -> None:
        """`IllegalAction` says why if it may not be; then nothing has happened."""
        before = self.state.scores() if self.reward == SCORE else []
        self.state.play(seat, action, self._told)
        self._let_chance_act()
        if self.reward == SCORE:
            self.rewards = [float(now - then) for now, then in zip(self.state.scores(), before, strict=True)]
        elif self.state.over():
            self.rewards = at_end(self.reward, self.state.places())

    def _let_chance_act(self) -> None:
        while not self.state.pending() and not self.state.over():
            self.state.settle(self.state.draw(self._chance), self._told)

    def told(self) -> str:
        """What a spectator was told since this was last asked, a sentence a line."""
        if self._told is None:
            return ""
        lines = [words("en").say(self.game.tell(event)) for event in self._told if event.seen_by(SPECTATOR)]
        self._told.clear()
        return "\n".join(lines)
