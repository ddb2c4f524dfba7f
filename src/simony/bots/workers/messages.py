"""Messages between the server and its bot workers: MessagePack, each message after its length in
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
"""The size limit of a message; a longer one counts as a broken connection."""
MAX_OPEN_GAMES = 64
"""The number of games kept open, so that a request need not open its game again."""
_LENGTH = 4


class PackedGame(msgspec.Struct, frozen=True):
    """All that is needed to open exactly this game again, even if its data file has changed."""

    key: str
    seats: int
    options: dict[str, str]
    figures: FigureDict
    house_rules: FigureDict


class BotRequest(msgspec.Struct, frozen=True):
    """Asks for the viewer's action.

    `game` is a packed `PackedGame`; with `statistics`, an `Advice` is returned too.
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
    """Results of one action: games tried, share of wins and average value.

    `low` and `high` are the 95 % interval of the share of wins.
    """

    action: int
    visits: int
    wins: float
    value: float
    low: float = 0.0
    high: float = 1.0


class Advice(msgspec.Struct, frozen=True):
    """A bot's statistics of every action, best first, and one sentence why (a `Text` record)."""

    thoughts: list[ActionReport]
    why: dict[str, object]


class BotReply(msgspec.Struct, frozen=True):
    """The action to take, with advice if it was requested; or the problem with the request."""

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
    """Return the game that was packed."""
    wanted = msgspec.msgpack.decode(packed, type=PackedGame)
    return game_spec(wanted.key).build(
        wanted.seats, wanted.options, wanted.figures, wanted.house_rules
    )


def send(stream: IO[bytes], message: object) -> None:
    data = msgspec.msgpack.encode(message)
    stream.write(len(data).to_bytes(_LENGTH, "big") + data)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes:
    """Return the next message; raise `EOFError` at the end of the stream."""
    length = int.from_bytes(_read_exactly(stream, _LENGTH), "big")
    if length > MAX_MESSAGE_BYTES:
        raise EOFError
    return _read_exactly(stream, length)


def _read_exactly(stream: IO[bytes], length: int) -> bytes:
    data = stream.read(length)
    if len(data) < length:
        raise EOFError
    return data
