"""Small games: positions of a game from which every history can be listed, for exact algorithms.

A game's `GameSpec` names the function that returns its small games.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from simony.core.contract import Game, State

Outcomes = list[tuple[list[int], int]]
"""Outcomes of chance with their weights."""


class SmallGame(ABC):
    """A position of `game`, and all that can follow from it by the rules of `game`.

    Utilities add up to 0, and none is above `max_utility` or below its negative. A history has at
    most `max_length` decisions, and a chance node at most `max_outcomes` outcomes.
    """

    def __init__(
        self, key: str, game: Game, max_utility: float, max_length: int, max_outcomes: int
    ) -> None:
        self.key = key
        self.game = game
        self.max_utility = max_utility
        self.max_length = max_length
        self.max_outcomes = max_outcomes

    @abstractmethod
    def start(self) -> State:
        """Return the position, in which chance is to act."""

    @abstractmethod
    def outcomes(self, state: State) -> Outcomes:
        """Return every outcome of chance, where chance is to act."""

    def over(self, state: State) -> bool:
        """Return whether the small game has ended. It may end before the game does."""
        return state.over()

    @abstractmethod
    def utilities(self, state: State) -> list[float]:
        """Return what each seat gets at the end."""
