"""The line protocol, as messages: one JSON object a line.

`docs/bot-protocol.md` says what they mean.

A program is told what its own seat may know (`View.to_json`) and which actions it may take, and
nothing else.
"""

from __future__ import annotations

from importlib import metadata
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from simony.bots.fault import ILLEGAL, NONSENSE, BotFault, printable
from simony.bots.programs.text_observation import SeatHistory, make_text_observation, rules_text
from simony.core.contract import Game, View
from simony.core.errors import BadNotation
from simony.core.figures import FigureDict
from simony.i18n.sentences import LANGUAGES

PROTOCOL = 1
MAX_LINE_BYTES = 64 * 1024
"""No line of a bot is longer."""
_MAX_NOTATION = 500


class Hello(Struct, frozen=True, tag="hello", kw_only=True):
    """The first line.

    `options` are all of the game's, `house_rules` the figures that differ from the usual ones.
    """

    protocol: int = PROTOCOL
    server: str
    game: str
    seats: int
    options: dict[str, str]
    house_rules: FigureDict
    rules_version: int
    figures_hash: str
    seat: int
    seed: str
    iterations: int
    """How much the bot is meant to search, if it counts in iterations; 0 if nobody says."""
    texts: tuple[str, ...] = LANGUAGES
    """The languages in which questions can be had as text."""


class Choice(Struct, frozen=True, omit_defaults=True):
    """What may be done.

    For bots that want texts with its number in the text, which is no action's number, and what it
    means.
    """

    action: int
    notation: str
    number: int | None = None
    text: str | None = None


class DecisionRequest(Struct, frozen=True, tag="view", kw_only=True, omit_defaults=True):
    """What shall the seat do?

    To be answered within `seconds`. Scene and text are there for bots that want them.
    """

    id: int
    seat: int
    seconds: float
    view: Raw
    legal: list[Choice]
    scene: dict[str, object] | None = None
    text: str | None = None


class Rules(Struct, frozen=True, tag="rules"):
    """The rules of this game, and how to answer, as text: once, for bots that want texts."""

    text: str


class FaultNotice(Struct, frozen=True, tag="fault", kw_only=True):
    """What was wrong with the answer to question `id`, or that none came.

    Somebody else has played for the bot.
    """

    id: int
    kind: str
    problem: str


class GameOver(Struct, frozen=True, tag="over"):
    places: list[int]
    scores: list[int]


class Bye(Struct, frozen=True, tag="bye"):
    """Nothing follows."""


OutgoingMessage = Hello | Rules | DecisionRequest | FaultNotice | GameOver | Bye


class Ready(Struct, frozen=True):
    """What a bot answers to `Hello`. Fields we do not know are its own affair."""

    type: str
    protocol: int
    scene: bool = False
    """Whether it wants each view as a scene, too: what lies where, by name."""
    text: str = ""
    """The language in which it wants each question as text, too; none if it is empty."""
    memory: Annotated[int, Meta(ge=0)] = 0
    """How many sentences about the past a text has, besides those that are new."""


class Answer(Struct, frozen=True):
    """What a bot answers to `DecisionRequest`: the number of an action, or its notation."""

    id: int
    action: int | Annotated[str, Meta(max_length=_MAX_NOTATION)]


def encode_line(message: OutgoingMessage) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def make_hello(game: Game, seat: int, seed: str, iterations: int = 0) -> Hello:
    return Hello(
        server=f"simony {metadata.version('simony')}", game=game.key, seats=game.seats, options=game.options, house_rules=game.house_rules,
        rules_version=game.rules_version, figures_hash=game.figures_hash, seat=seat, seed=seed, iterations=iterations,
    )  # fmt: skip


def make_rules(game: Game, ready: Ready) -> Rules:
    return Rules(rules_text(game, ready.text))


def make_decision_request(
    game: Game,
    view: View,
    number: int,
    seconds: float,
    wanted: Ready | None = None,
    past: SeatHistory | None = None,
) -> DecisionRequest:
    """The question, with what the bot has wanted besides when it was ready."""
    drawn = game.scene(view).to_record() if wanted is not None and wanted.scene else None
    legal, text = [Choice(action, game.notation(action)) for action in view.legal], None
    if wanted is not None and wanted.text:
        written = make_text_observation(game, view, wanted.text, past, wanted.memory)
        legal, text = (
            [
                Choice(each.action, each.notation, each.number, each.text)
                for each in written.choices
            ],
            written.text,
        )
    return DecisionRequest(
        id=number,
        seat=int(view.viewer),
        seconds=seconds,
        view=Raw(view.to_bytes()),
        legal=legal,
        scene=drawn,
        text=text,
    )


def parse_ready(data: bytes) -> Ready:
    """What a bot says that is ready; `BotFault` for all else."""
    expected = f'expected {{"type": "ready", "protocol": {PROTOCOL}}}'
    ready: Ready = _decoded(data, Ready, expected)
    if ready.type != "ready" or ready.protocol != PROTOCOL:
        raise BotFault(NONSENSE, f"{expected}, not {printable(_text(data))}")
    if ready.text and ready.text not in LANGUAGES:
        raise BotFault(
            NONSENSE,
            f"expected a text in one of the languages {', '.join(LANGUAGES)}, not {printable(ready.text)}",
        )
    return ready


def parse_answer(game: Game, view: View, number: int, data: bytes) -> int | None:
    """The action that a line takes, or None if it answers an earlier question; `BotFault` for all
    else.
    """
    answer: Answer = _decoded(data, Answer, f'expected {{"id": {number}, "action": …}}')
    if answer.id < number:
        return None
    if answer.id > number:
        raise BotFault(
            NONSENSE, f"expected an answer to question {number}, not to {printable(answer.id)}"
        )
    action = answer.action if isinstance(answer.action, int) else _parsed(game, answer.action)
    if action not in view.legal:
        raise BotFault(
            ILLEGAL,
            f"expected one of the {len(view.legal)} legal actions, not {printable(answer.action)}",
        )
    return action


def _parsed(game: Game, text: str) -> int:
    try:
        return game.parse(text)
    except BadNotation as error:
        raise BotFault(
            NONSENSE, f"expected the number or the notation of an action, not {printable(text)}"
        ) from error


def _decoded(data: bytes, kind: type[Any], expected: str) -> Any:  # noqa: ANN401  # a struct of that kind
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BotFault(NONSENSE, f"{expected}, not {printable(_text(data))}") from error


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace").rstrip("\r\n")
