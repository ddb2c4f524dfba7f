"""The messages of the line protocol: one JSON object per line.

`docs/bot-protocol.md` describes them.

A program is told what its own seat may know (`View.to_json`) and which actions are legal, and
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
"""The length limit of a line from a bot."""
_MAX_NOTATION = 500


class Hello(Struct, frozen=True, tag="hello", kw_only=True):
    """The first line.

    `options` are all options of the game, `house_rules` the figures that differ from the defaults.
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
    """The search budget, if the bot counts in iterations; 0 if none is set."""
    texts: tuple[str, ...] = LANGUAGES
    """The languages available for text observations."""


class Choice(Struct, frozen=True, omit_defaults=True):
    """A legal action.

    For bots that want texts, `number` is its number in the text (not the action's number) and
    `text` its meaning.
    """

    action: int
    notation: str
    number: int | None = None
    text: str | None = None


class DecisionRequest(Struct, frozen=True, tag="view", kw_only=True, omit_defaults=True):
    """Asks for a decision, to be answered within `seconds`.

    Scene and text are included for bots that want them.
    """

    id: int
    seat: int
    seconds: float
    view: Raw
    legal: list[Choice]
    scene: dict[str, object] | None = None
    text: str | None = None


class Rules(Struct, frozen=True, tag="rules"):
    """The rules of this game and how to answer, as text; sent once to bots that want texts."""

    text: str


class FaultNotice(Struct, frozen=True, tag="fault", kw_only=True):
    """What was wrong with the answer to question `id`, or that none came.

    The server or the arena has played for the bot.
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
    """A bot's answer to `Hello`. Unknown fields are ignored."""

    type: str
    protocol: int
    scene: bool = False
    """Whether the bot also wants each view as a scene: what lies where, by name."""
    text: str = ""
    """The language in which the bot also wants each question as text; empty for none."""
    memory: Annotated[int, Meta(ge=0)] = 0
    """The number of sentences about the history in a text, in addition to new ones."""


class Answer(Struct, frozen=True):
    """A bot's answer to `DecisionRequest`: the number of an action, or its notation."""

    id: int
    action: int | Annotated[str, Meta(max_length=_MAX_NOTATION)]


def encode_line(message: OutgoingMessage) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def make_hello(game: Game, seat: int, seed: str, iterations: int = 0) -> Hello:
    return Hello(
        server=f"simony {metadata.version('simony')}",
        game=game.key,
        seats=game.seats,
        options=game.options,
        house_rules=game.house_rules,
        rules_version=game.rules_version,
        figures_hash=game.figures_hash,
        seat=seat,
        seed=seed,
        iterations=iterations,
    )


def make_rules(game: Game, ready: Ready) -> Rules:
    return Rules(rules_text(game, ready.text))


def make_decision_request(
    game: Game,
    view: View,
    number: int,
    seconds: float,
    wanted: Ready | None = None,
    history: SeatHistory | None = None,
) -> DecisionRequest:
    """Return the question, with the scene and text that the bot asked for in `Ready`."""
    scene = game.scene(view).to_record() if wanted is not None and wanted.scene else None
    legal, text = [Choice(action, game.notation(action)) for action in view.legal], None
    if wanted is not None and wanted.text:
        observation = make_text_observation(game, view, wanted.text, history, wanted.memory)
        legal, text = (
            [
                Choice(each.action, each.notation, each.number, each.text)
                for each in observation.choices
            ],
            observation.text,
        )
    return DecisionRequest(
        id=number,
        seat=int(view.viewer),
        seconds=seconds,
        view=Raw(view.to_bytes()),
        legal=legal,
        scene=scene,
        text=text,
    )


def parse_ready(data: bytes) -> Ready:
    """Parse the `Ready` message; raise `BotFault` for anything else."""
    expected = f'expected {{"type": "ready", "protocol": {PROTOCOL}}}'
    ready: Ready = _decoded(data, Ready, expected)
    if ready.type != "ready" or ready.protocol != PROTOCOL:
        raise BotFault(NONSENSE, f"{expected}, not {printable(_text(data))}")
    if ready.text and ready.text not in LANGUAGES:
        raise BotFault(
            NONSENSE,
            f"expected a text in one of the languages {', '.join(LANGUAGES)}, "
            f"not {printable(ready.text)}",
        )
    return ready


def parse_answer(game: Game, view: View, number: int, data: bytes) -> int | None:
    """Return the action in a line, or None if it answers an earlier question; raise `BotFault` for
    anything else.
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
