"""The opponents of a learner: bots by name, and policies of the caller's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast, runtime_checkable

from simony.bots.bot import Bot
from simony.bots.bot_spec import Budget, Player, canonical_spec, make_player
from simony.core.contract import Game, View
from simony.core.errors import BadOption, IllegalAction

Policy = Callable[[View], int]
"""Returns one of ``view.legal``."""


@dataclass(frozen=True)
class BatchPolicy:
    """A policy that decides in several games with one call, from observations instead of views.

    `choose` gets a dictionary like the observation of an environment, with a row for each game
    that waits for the policy, and returns as many actions. In an environment of one game there is
    one row.

    >>> import numpy as np
    >>> from simony.adapters.opponents import BatchPolicy
    >>> first_legal = BatchPolicy(lambda seen: seen["action_mask"].argmax(1))
    >>> first_legal.choose({"action_mask": np.array([[0, 1, 1], [1, 0, 0]])}).tolist()
    [1, 0]
    """

    choose: Callable[[Mapping[str, Any]], Any]


Opponent = str | Player | Policy | BatchPolicy
"""A bot's spec such as ``"bishop/iterations=100"``, an object with a method ``decide``, a function,
or a `BatchPolicy`.
"""
Opponents = Opponent | Sequence[Opponent]
"""One for all seats after the learner's, or one for each of them."""


@runtime_checkable
class HasState(Protocol):
    """A policy that remembers something, which is saved with its environment."""

    def get_state(self) -> bytes: ...

    def set_state(self, state: bytes) -> None: ...


def check_seat(game: Game, seat: int | None) -> int | None:
    """Return the learner's seat, or None for any. Raises `BadOption`."""
    if seat is not None and not 0 <= seat < game.seats:
        raise BadOption("adapters-seat", came=seat, last=game.seats - 1)
    return seat


def opponents_per_seat(game: Game, bots: Opponents) -> list[Opponent]:
    """Return the opponents in the seats after the learner's. Raises `BadOption` for an invalid one.

    The specs of bots are in their canonical form.
    """
    if isinstance(bots, Sequence) and not isinstance(bots, str):
        found = list(bots)
    else:
        found = [bots] * (game.seats - 1)
    if len(found) != game.seats - 1:
        raise BadOption("adapters-bots", came=len(found), seats=game.seats)
    return [_checked(each) for each in found]


def _checked(opponent: Opponent) -> Opponent:
    if isinstance(opponent, str):
        return canonical_spec(opponent)
    if isinstance(opponent, BatchPolicy) or hasattr(opponent, "decide") or callable(opponent):
        return opponent
    raise BadOption("adapters-policy", came=str(opponent))


class PolicyPlayer:
    """A function as a player."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def decide(self, view: View) -> int:
        return int(self._policy(view))


def make_opponent(game: Game, opponent: str | Player | Policy, seat: int, seed: str) -> Player:
    """Return the player of a seat. `seed` determines a bot's choices."""
    if isinstance(opponent, str):
        return make_player(game, opponent, seat, seed, Budget())
    if hasattr(opponent, "decide"):
        return cast("Player", opponent)
    return PolicyPlayer(opponent)


def check_action(view: View, action: int) -> int:
    """Return the action of a policy. Raises `IllegalAction`."""
    if action not in view.legal:
        raise IllegalAction("adapters-policy-illegal", seat=view.viewer + 1, action=action)
    return action


def bot_words(player: Player | None) -> list[int]:
    """Return where the random stream of a bot is; nothing for other players."""
    return player.rng.words() if isinstance(player, Bot) else []


def policies_with_state(opponents: Sequence[Opponent]) -> list[HasState]:
    """Return the policies whose state is saved, each once."""
    found: list[HasState] = []
    for opponent in opponents:
        inner: object = opponent.choose if isinstance(opponent, BatchPolicy) else opponent
        if isinstance(inner, HasState) and not any(inner is each for each in found):
            found.append(inner)
    return found
