"""What a table and its thinkers say to each other: MessagePack, each message after its length in
four bytes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import IO

import msgspec

from simony.core.contract import Game
from simony.core.figures import FigureDict
from simony.registry import game_spec

MAX_MESSAGE_BYTES = 16 * 1024 * 1024
"""No message is longer: who sends more has lost the thread."""
MAX_OPEN_GAMES = 64
"""So many games stay open, so that a question need not open its game again."""
_LENGTH = 4


class PackedGame(msgspec.Struct, frozen=True):
    """Enough to open exactly this game again, whatever its data file says by now."""

    key: str
    seats: int
    options: dict[str, str]
    figures: FigureDict
    house_rules: FigureDict


class BotRequest(msgspec.Struct, frozen=True):
    """What should the viewer do?

    `game` is an `PackedGame`, packed; with `statistics` an opinion of every action is wanted.
    """

    game: bytes
    view: bytes
    level: str
    seed: str
    seconds: float
    iterations: int = 0
    statistics: bool = False
    id: int = 0


class ActionReport(msgspec.Struct, frozen=True):
    """What came of one action: so many games were tried, with this share of wins and this value on
    average.

    The share of wins lies between `low` and `high` in 95 of 100 cases.
    """

    action: int
    visits: int
    wins: float
    value: float
    low: float = 0.0
    high: float = 1.0


class Advice(msgspec.Struct, frozen=True):
    """What a bot thinks of every action, the best first, and why in one sentence: a `Text` as it is
    written down.
    """

    thoughts: list[ActionReport]
    why: dict[str, object]


class BotReply(msgspec.Struct, frozen=True):
    """The action to take, and the thoughts about it if they were wanted; or what is wrong with the
    question.
    """

    id: int
    action: int = -1
    advice: Advice | None = None
    problem: str = ""


def pack_game(game: Game) -> bytes:
    return msgspec.msgpack.encode(
        PackedGame(game.key, game.seats, game.options, game.figures, game.house_rules)
    )


@lru_cache(maxsize=MAX_OPEN_GAMES)
def unpack_game(packed: bytes) -> Game:
    """The game that was packed."""
    wanted = msgspec.msgpack.decode(packed, type=PackedGame)
    game = game_spec(wanted.key).make(wanted.seats, wanted.options, wanted.figures)
    game.house_rules = wanted.house_rules
    return game


def send(stream: IO[bytes], message: object) -> None:
    data = msgspec.msgpack.encode(message)
    stream.write(len(data).to_bytes(_LENGTH, "big") + data)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes:
    """The next message; ``EOFError`` where there is none any more."""
    length = int.from_bytes(_read_exactly(stream, _LENGTH), "big")
    if length > MAX_MESSAGE_BYTES:
        raise EOFError
    return _read_exactly(stream, length)


def _read_exactly(stream: IO[bytes], length: int) -> bytes:
    data = stream.read(length)
    if len(data) < length:
        raise EOFError
    return data
