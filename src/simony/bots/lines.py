"""The line protocol, as messages: one JSON object a line. `docs/bot-protocol.md` says what they mean.

A program is told what its own seat may know (`View.to_json`) and which actions it may take, and nothing else.
"""

from __future__ import annotations

from importlib import metadata
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from simony.bots.fault import ILLEGAL, NONSENSE, Fault, shown
from simony.core.contract import Game, View
from simony.core.errors import BadNotation
from simony.core.figures import Table

PROTOCOL = 1
MOST_BYTES = 64 * 1024
"""No line of a bot is longer."""
_LONGEST_NOTATION = 500


class Hello(Struct, frozen=True, tag="hello", kw_only=True):
    """The first line. `options` are all of the game's, `house_rules` the figures that differ from the usual ones."""

    protocol: int = PROTOCOL
    server: str
    game: str
    seats: int
    options: dict[str, str]
    house_rules: Table
    rules_version: int
    figures_hash: str
    seat: int
    seed: str
    iterations: int
    """How much the bot is meant to search, if it counts in iterations; 0 if nobody says."""


class Choice(Struct, frozen=True):
    action: int
    notation: str


class Asked(Struct, frozen=True, tag="view", kw_only=True, omit_defaults=True):
    """What shall the seat do? To be answered within `seconds`. The scene is there for bots that want it."""

    id: int
    seat: int
    seconds: float
    view: Raw
    legal: list[Choice]
    scene: dict[str, object] | None = None


class Faulted(Struct, frozen=True, tag="fault", kw_only=True):
    """What was wrong with the answer to question `id`, or that none came. Somebody else has played for the bot."""

    id: int
    kind: str
    problem: str


class Over(Struct, frozen=True, tag="over"):
    places: list[int]
    scores: list[int]


class Bye(Struct, frozen=True, tag="bye"):
    """Nothing follows."""


Told = Hello | Asked | Faulted | Over | Bye


class Ready(Struct, frozen=True):
    """What a bot answers to `Hello`. Fields we do not know are its own affair."""

    type: str
    protocol: int
    scene: bool = False
    """Whether it wants each view as a scene, too: what lies where, by name."""


class Answer(Struct, frozen=True):
    """What a bot answers to `Asked`: the number of an action, or its notation."""

    id: int
    action: int | Annotated[str, Meta(max_length=_LONGEST_NOTATION)]


def line(message: Told) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def hello(game: Game, seat: int, seed: str, iterations: int = 0) -> Hello:
    return Hello(
        server=f"simony {metadata.version('simony')}", game=game.key, seats=game.seats, options=game.options, house_rules=game.house_rules,
        rules_version=game.rules_version, figures_hash=game.figures_hash, seat=seat, seed=seed, iterations=iterations,
    )  # fmt: skip


def asked(game: Game, view: View, number: int, seconds: float, *, scene: bool = False) -> Asked:
    drawn = game.scene(view).to_record() if scene else None
    legal = [Choice(action, game.notation(action)) for action in view.legal]
    return Asked(id=number, seat=int(view.viewer), seconds=seconds, view=Raw(view.to_bytes()), legal=legal, scene=drawn)


def read_ready(data: bytes) -> Ready:
    """What a bot says that is ready; `Fault` for all else."""
    expected = f'expected {{"type": "ready", "protocol": {PROTOCOL}}}'
    ready: Ready = _decoded(data, Ready, expected)
    if ready.type != "ready" or ready.protocol != PROTOCOL:
        raise Fault(NONSENSE, f"{expected}, not {shown(_text(data))}")
    return ready


def read_answer(game: Game, view: View, number: int, data: bytes) -> int | None:
    """The action that a line takes, or None if it answers an earlier question; `Fault` for all else."""
    answer: Answer = _decoded(data, Answer, f'expected {{"id": {number}, "action": …}}')
    if answer.id < number:
        return None
    if answer.id > number:
        raise Fault(NONSENSE, f"expected an answer to question {number}, not to {shown(answer.id)}")
    action = answer.action if isinstance(answer.action, int) else _parsed(game, answer.action)
    if action not in view.legal:
        raise Fault(ILLEGAL, f"expected one of the {len(view.legal)} legal actions, not {shown(answer.action)}")
    return action


def _parsed(game: Game, text: str) -> int:
    try:
        return game.parse(text)
    except BadNotation as error:
        raise Fault(NONSENSE, f"expected the number or the notation of an action, not {shown(text)}") from error


def _decoded(data: bytes, kind: type[Any], expected: str) -> Any:  # noqa: ANN401  # a struct of that kind
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Fault(NONSENSE, f"{expected}, not {shown(_text(data))}") from error


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace").rstrip("\r\n")
