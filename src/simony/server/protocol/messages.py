"""Everything that travels between a table and its clients. docs/protocol.md says the same in words.

A client sends commands; each is answered once. A move is answered by `Accepted`, `Stale`, `Illegal` or `NotYours`, every other command by
`Done` or `Refused`; any of them by `SlowDown` or `Unavailable` where nothing was done at all. Besides answers a table sends `Frame`,
`News` and `ChatLine`. Seats are counted from 0, as in scenes.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import Meta, Struct

from simony.core.scene import Scene
from simony.i18n.text import SeatName, Text
from simony.server.protocol.decoding import read_json
from simony.server.protocol.problem import Problem, Refusal

MAX_FRAME = 8 * 1024
"""What a client sends at once is no longer."""
MAX_ACTIONS = 64

Seat = Annotated[int, Meta(ge=0, le=15, description="A seat, counted from 0.")]
Count = Annotated[int, Meta(ge=0, le=2**53)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64, description="The client's own name for this move, another for each.")]
Nonce = Annotated[str, Meta(max_length=64, description="A random word of the seat's own; its SHA-256 goes into the shuffles.")]
Level = Annotated[str, Meta(min_length=1, max_length=16, description="A level of bots.")]
Url = Annotated[str, Meta(max_length=500)]
Action = Annotated[int, Meta(ge=-(2**53), le=2**53)]


class Command(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True, frozen=True):
    """`id` comes back with the answer."""

    id: Count = 0


# --- the game ---------------------------------------------------------------------------------------------------------------------------


class Move(Command, tag="move", frozen=True):
    """Answer a prompt: one action, or a staged sequence that counts as one."""

    prompt: Count
    actions: Annotated[list[Action], Meta(min_length=1, max_length=MAX_ACTIONS)]
    move_id: MoveId
    seat: Seat | None = None
    """Which of the device's seats; the one it looks through, or its only one, if not said."""


class Undo(Command, tag="undo", frozen=True):
    """Take back what nobody else has seen; where others have, ask them all."""

    seat: Seat | None = None


class Resign(Command, tag="resign", frozen=True):
    seat: Seat | None = None


class Offer(Command, tag="offer", frozen=True):
    """Ask everybody to end the game as it stands."""

    what: Literal["end"]
    seat: Seat | None = None


class Reply(Command, tag="reply", frozen=True):
    """Say yes or no to what another seat asks. One no, and it is off the table; the seat that asked takes it back with a no."""

    offer: Count
    yes: bool


class Hint(Command, tag="hint", frozen=True):
    """What would a cardinal do? Answered when it has thought about it."""

    prompt: Count
    seat: Seat | None = None


# --- who sits where ---------------------------------------------------------------------------------------------------------------------


class Take(Command, tag="take", frozen=True):
    """Sit down, before the game begins."""

    seat: Seat
    name: Annotated[str, Meta(max_length=200)] = ""
    nonce: Nonce = ""


class Leave(Command, tag="leave", frozen=True):
    """Stand up. From a running game that is resigning."""

    seat: Seat


class SetBot(Command, tag="bot", frozen=True):
    """The host lets a bot sit down in an empty seat, or stand up (no level), before the game begins."""

    seat: Seat
    level: Level | None = None


class Start(Command, tag="start", frozen=True):
    """The host begins the game; every seat must be taken."""


class Replace(Command, tag="replace", frozen=True):
    """Let a bot play for somebody who has been away for a while. They get their seat back when they return."""

    seat: Seat
    level: Level = "priest"


class Back(Command, tag="back", frozen=True):
    """Play on oneself where a bot has stood in."""

    seat: Seat


class Remove(Command, tag="remove", frozen=True):
    """The host sends somebody away: from an open table the seat is empty again, in a running game a bot takes over for good."""

    seat: Seat


class MakeTicket(Command, tag="ticket", frozen=True):
    """A link, good once and for a day, that moves a seat to another device."""

    seat: Seat


class Consent(Command, tag="consent", frozen=True):
    """Whether spectators may see one's hand, at a table that was made for it. All must agree."""

    seat: Seat
    yes: bool


class SetWebhook(Command, tag="webhook", frozen=True):
    """An address that is told when it is this seat's turn; none to stop it."""

    seat: Seat
    url: Url | None = None


# --- talk and order ---------------------------------------------------------------------------------------------------------------------


class Chat(Command, tag="chat", frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Mute(Command, tag="mute", frozen=True):
    """The host lets the writer of a line of chat write no more, or again."""

    line: Count
    on: bool = True


class Hide(Command, tag="hide", frozen=True):
    """The host hides a line of chat or the name at a seat, or shows it again. Reports do not change it from then on."""

    line: Count | None = None
    seat: Seat | None = None
    on: bool = True


class Report(Command, tag="report", frozen=True):
    """Say that a name or a line of chat does not belong here. Reports from several addresses hide it until the host has looked."""

    seat: Seat | None = None
    line: Count | None = None


class Close(Command, tag="close", frozen=True):
    """The host closes a table: nothing more happens at it. A game that is being played cannot be closed."""


class Rematch(Command, tag="rematch", frozen=True):
    """Another table for the same people, with the same settings."""


# --- only on a socket -------------------------------------------------------------------------------------------------------------------


class Look(Command, tag="look", frozen=True):
    """Through whose eyes to look from now on: a seat of one's own, `null` for what is public, or with `open` everything, where all agreed.

    `frame` is the last frame the client has seen through these eyes: it gets what it missed, or a whole frame.
    """

    seat: Seat | None = None
    open: bool = False
    frame: Count | None = None
    chat: Count = 0


class Ping(Command, tag="ping", frozen=True):
    """Is anybody there?"""


AnyCommand = (
    Move | Undo | Resign | Offer | Reply | Hint | Take | Leave | SetBot | Start | Replace | Back | Remove | MakeTicket | Consent
    | SetWebhook | Chat | Mute | Hide | Report | Close | Rematch | Look | Ping
)  # fmt: skip


# --- what a table says ------------------------------------------------------------------------------------------------------------------


class Message(Struct, tag_field="type", kw_only=True, frozen=True):
    """Whatever a table says."""


class Answer(Message, kw_only=True, frozen=True):
    """What a table says to a command, whose `id` it has."""

    id: int = 0


class Frame(Message, tag="frame", frozen=True):
    """What the viewer sees now, and what happened since the frame before. `number` counts what this viewer was shown."""

    table: str
    viewer: int
    """A seat, -1 for what is public, -2 for everything."""
    number: int
    events: list[dict[str, Any]]
    scene: Scene
    prompt: int | None = None
    """What a move must name to answer what is asked now; none if nothing is asked of the viewer."""
    undo: int = 0
    """How many of its last actions the seat may take back without asking."""
    result: Result | None = None
    whole: bool = False
    """Whether this stands alone: what came before it was lost, and `events` is empty."""


class Result(Struct, frozen=True):
    places: list[int]
    scores: list[int]
    by_rules: bool
    """Whether the game ended by its rules, and not because somebody gave up or everybody agreed."""


class Accepted(Answer, tag="accepted", frozen=True):
    move_id: str
    frame: int
    """The number of the frame that shows the seat what came of it."""


class Stale(Answer, tag="stale", frozen=True):
    """The move answers a prompt that is no longer asked."""

    move_id: str
    problem: Problem
    frame: Frame


class Illegal(Answer, tag="illegal", frozen=True):
    move_id: str
    problem: Problem


class NotYours(Answer, tag="not_yours", frozen=True):
    move_id: str
    problem: Problem


class Done(Answer, tag="done", frozen=True):
    """`value` is what the command was for, where it was for something: a ticket, the id of another table."""

    value: str = ""


class Refused(Answer, tag="refused", frozen=True):
    problem: Problem


class SlowDown(Answer, tag="slow_down", frozen=True):
    """Too much at once: nothing was done; try again after so many seconds."""

    retry_after: float
    problem: Problem


class Unavailable(Answer, tag="unavailable", frozen=True):
    """The table could not write it down: nothing was done; try again."""

    problem: Problem


class Opinion(Struct, frozen=True):
    """Of `visits` imagined games that began with this action the seat won the share `wins`; `value` counts places and margins too.

    `low` and `high` are the 95 % interval of `wins`.
    """

    action: int
    visits: int
    wins: float
    value: float
    low: float
    high: float


class Hinted(Answer, tag="hinted", frozen=True):
    """What a cardinal thinks of everything that may be done, the best first, and why it would do that: a text."""

    opinions: list[Opinion]
    why: dict[str, Any]


class SeatNews(Struct, frozen=True):
    """`present` is whether somebody looks through this seat's eyes now; `replaceable` whether a bot may stand in for who is away.

    `name_hidden` is whether the name is not shown: it was reported, or the host hid it.
    `reserved` is whether the seat is kept for somebody from the game before, who has not sat down yet.
    """

    seat: int
    name: str
    taken: bool
    bot: str
    stand_in: str
    present: bool
    replaceable: bool
    consents: bool
    seconds_left: float | None
    reserved: bool
    name_hidden: bool = False


class OfferNews(Struct, frozen=True):
    number: int
    what: str
    seat: int
    waiting: list[int]


class News(Message, tag="table", frozen=True):
    """How things stand around the game: who sits where, what is on offer. Sent whole whenever it changes."""

    table: str
    game: str
    status: str
    seats: list[SeatNews]
    options: dict[str, str]
    house_rules: bool
    rules_version: int
    figures: str
    pin: str
    commitment: str
    listed: bool
    watching: str
    delay: int
    watchers: int
    helps: bool
    host: bool
    yours: list[int]
    offers: list[OfferNews]
    next: str
    problem: Problem | None = None


class ChatLine(Message, tag="chat", frozen=True):
    table: str
    line: int
    name: str
    seat: int | None
    text: str
    at: float
    hidden: bool


class Pong(Answer, tag="pong", frozen=True):
    pass


def _plain(value: object) -> object:
    if isinstance(value, Text):
        if value.encoded_cache is None:
            value.encoded_cache = msgspec.Raw(_encoder.encode({"key": value.key, "args": value.args}))
        return value.encoded_cache
    if isinstance(value, SeatName):
        return {"seat": value.seat}
    raise NotImplementedError(f"{type(value).__name__} does not travel")


def custom_schema(kind: type) -> dict[str, Any]:
    """How a type of ours travels, for the OpenAPI document."""
    if kind is Text:
        return {
            "type": "object",
            "description": 'A text before it is words: a key into the text files and what to fill in. A seat is {"seat": n}.',
            "properties": {"key": {"type": "string"}, "args": {"type": "object"}},
            "required": ["key", "args"],
        }
    raise NotImplementedError(kind)


_encoder = msgspec.json.Encoder(enc_hook=_plain)
_accepted = msgspec.json.Decoder(Accepted)


def encode(message: object) -> bytes:
    return _encoder.encode(message)


def decode_answer(data: bytes) -> Answer:
    """The answer to an accepted move, as it was kept."""
    return _accepted.decode(data)


def read_command(data: bytes | str) -> AnyCommand:
    """A command; a `Refusal` says what is wrong with it."""
    try:
        return read_json(data.encode() if isinstance(data, str) else data, cast(type[AnyCommand], AnyCommand))
    except UnicodeError as error:  # half a character, which JSON cannot hold
        raise Refusal("table-door-json", why=str(error.reason) if isinstance(error, UnicodeEncodeError) else "") from None


class _Numbered(Struct):
    id: Count = 0


_numbered = msgspec.json.Decoder(_Numbered)


def number_in(data: bytes | str) -> int:
    """The `id` of whatever it is, so that an answer can have it even where nothing else could be read."""
    try:
        return _numbered.decode(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0
