"""Episodes for environments that ask one seat at a time.

Chance acts by itself, and simultaneous choices are made in the order of the seats. Sealed choices
are hidden, so the order reveals nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from simony.adapters.rewards import SCORE, check_reward, final_rewards
from simony.adapters.saving import Saved, make_rng
from simony.core.contract import Game, State, View
from simony.core.event import SPECTATOR, Event
from simony.core.rng import Rng
from simony.i18n.sentences import localization

ILLEGAL_REWARD = -1.0
"""The reward for an illegal action, which ends the game."""

RewardFunction = Callable[[View, int | None, View, int | None], float]
"""A user-defined reward: ``reward(before, action, after, place)``.

`before` and `after` are views of the seat that gets the reward; `action` is what it did between
them, or None if another seat acted; `place` is its place if the game is over, otherwise None.
"""
Reward = str | RewardFunction

BY_FUNCTION = "function"


def reward_name(reward: Reward) -> str:
    """Return the name of a reward. Raises `BadOption` for an unknown one."""
    return check_reward(reward) if isinstance(reward, str) else BY_FUNCTION


class Episode:
    """A series of games; `seed` determines all chance in them."""

    def __init__(self, game: Game, reward: Reward, *, record_events: bool = False) -> None:
        self.game = game
        self.reward = reward_name(reward)
        self.rewards = [0.0] * game.seats
        """The reward of each seat for the last decision."""
        self.state: State = game.new()
        self._function = None if isinstance(reward, str) else reward
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

    def views(self) -> list[View]:
        return [self.state.view(seat) for seat in range(self.game.seats)]

    def play(self, seat: int, action: int) -> None:
        """Let a seat act. Raises `IllegalAction` and changes nothing if it may not."""
        before = self.state.scores() if self.reward == SCORE else []
        views = self.views() if self._function is not None else []
        self.state.play(seat, action, self._events)
        self._let_chance_act()
        if self._function is not None:
            self.rewards = rewards_by_function(self._function, views, seat, action, self.state)
        elif self.reward == SCORE:
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

    def save(self) -> Saved:
        """Return everything but the sentences for a spectator; `restore` is the inverse."""
        return {
            "state": self.state.to_bytes().decode(),
            "base": self._base.words(),
            "chance": self._chance.words(),
            "number": self._number,
            "rewards": self.rewards,
        }

    def restore(self, saved: Saved) -> None:
        """Continue where another episode was saved. Raises an error, and changes nothing, if the
        data is damaged.
        """
        state = self.game.load(saved["state"].encode())
        base, chance = make_rng(saved["base"]), make_rng(saved["chance"])
        number, rewards = int(saved["number"]), [float(reward) for reward in saved["rewards"]]
        self.state, self.rewards = state, rewards
        self._base, self._chance, self._number = base, chance, number
        if self._events is not None:
            self._events.clear()


def place_if_over(state: State, seat: int) -> int | None:
    return state.places()[seat] if state.over() else None


def rewards_by_function(
    function: RewardFunction, before: list[View], seat: int, action: int, state: State
) -> list[float]:
    """Return the reward of each seat after `seat` has acted, given their views before."""
    return [
        float(
            function(
                view,
                action if view.viewer == seat else None,
                state.view(view.viewer),
                place_if_over(state, int(view.viewer)),
            )
        )
        for view in before
    ]
