"""All messages between a table and its clients. docs/protocol.md describes them in words;
`codec` encodes and decodes them.

A client sends commands; each is answered once. A move is answered by `Accepted`, `Stale`, `Illegal`
or `NotYours`, every other command by `Done` or `Refused`; any of them by `SlowDown` or
`Unavailable` if nothing was done at all. A table also sends `Frame`, `News` and `ChatLine`. Seats
are counted from 0, as in scenes.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from simony.core.scene import Scene
from simony.server.protocol.problem import Problem

MAX_FRAME = 8 * 1024
"""Bytes of the longest message that a client may send."""
MAX_ACTIONS = 64

Seat = Annotated[int, Meta(ge=0, le=15, description="A seat, counted from 0.")]
Count = Annotated[int, Meta(ge=0, le=2**53)]
MoveId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        description="The client's own name for this move, another for each.",
    ),
]
Nonce = Annotated[
    str,
    Meta(
        max_length=64,
        description="A random word of the seat's own; its SHA-256 goes into the shuffles.",
    ),
]
Level = Annotated[str, Meta(min_length=1, max_length=16, description="A level of bots.")]
Url = Annotated[str, Meta(max_length=500)]
Action = Annotated[int, Meta(ge=-(2**53), le=2**53)]


class Command(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True, frozen=True):
    """Base class of all commands. `id` comes back with the answer."""

    id: Count = 0


# --- the game -------------------------------------------------------------------------------------


class Move(Command, tag="move", frozen=True):
    """Answer a prompt: one action, or a sequence of actions that counts as one move."""

    prompt: Count
    actions: Annotated[list[Action], Meta(min_length=1, max_length=MAX_ACTIONS)]
    move_id: MoveId
    seat: Seat | None = None
    """Which of the device's seats; by default the one it looks at, or its only one."""


class Undo(Command, tag="undo", frozen=True):
    """Undo what nobody else has seen; if others have seen it, ask them all."""

    seat: Seat | None = None


class Resign(Command, tag="resign", frozen=True):
    seat: Seat | None = None


class Offer(Command, tag="offer", frozen=True):
    """Ask everybody to end the game now."""

    what: Literal["end"]
    seat: Seat | None = None


class Reply(Command, tag="reply", frozen=True):
    """Say yes or no to another seat's offer.

    One no withdraws it; so does a no of the seat that made it.
    """

    offer: Count
    yes: bool


class Hint(Command, tag="hint", frozen=True):
    """Ask what a cardinal would do. It is answered when the bot has decided."""

    prompt: Count
    seat: Seat | None = None


# --- who sits where -------------------------------------------------------------------------------


class Take(Command, tag="take", frozen=True):
    """Sit down, before the game begins."""

    seat: Seat
    name: Annotated[str, Meta(max_length=200)] = ""
    nonce: Nonce = ""


class Leave(Command, tag="leave", frozen=True):
    """Stand up. In a running game that is resigning."""

    seat: Seat


class SetBot(Command, tag="bot", frozen=True):
    """The host puts a bot in an empty seat, or removes it (no level), before the game begins."""

    seat: Seat
    level: Level | None = None


class Start(Command, tag="start", frozen=True):
    """The host begins the game; every seat must be taken."""


class Replace(Command, tag="replace", frozen=True):
    """Let a bot play for somebody who has been away for a while.

    They get their seat back when they return.
    """

    seat: Seat
    level: Level = "priest"


class Back(Command, tag="back", frozen=True):
    """Take over again from a bot that stood in."""

    seat: Seat


class Remove(Command, tag="remove", frozen=True):
    """The host removes somebody: at an open table the seat is empty again, in a running game
    a bot takes over for good.
    """

    seat: Seat


class MakeTicket(Command, tag="ticket", frozen=True):
    """Make a link, valid once and for a day, that moves a seat to another device."""

    seat: Seat


class Consent(Command, tag="consent", frozen=True):
    """Say whether spectators may see this seat's hand, at a table that allows it. All must
    agree.
    """

    seat: Seat
    yes: bool


class SetWebhook(Command, tag="webhook", frozen=True):
    """Set a URL that is called when it is this seat's turn; none to stop it."""

    seat: Seat
    url: Url | None = None


# --- chat and moderation --------------------------------------------------------------------------


class Chat(Command, tag="chat", frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Mute(Command, tag="mute", frozen=True):
    """The host mutes the writer of a line of chat, or lifts that."""

    line: Count
    on: bool = True


class Hide(Command, tag="hide", frozen=True):
    """The host hides a line of chat or the name at a seat, or shows it again.

    Reports do not change it from then on.
    """

    line: Count | None = None
    seat: Seat | None = None
    on: bool = True


class Report(Command, tag="report", frozen=True):
    """Report a name or a line of chat as unfit.

    Reports from several addresses hide it until the host has reviewed it.
    """

    seat: Seat | None = None
    line: Count | None = None


class Close(Command, tag="close", frozen=True):
    """The host closes a table: nothing more happens at it.

    A game that is being played cannot be closed.
    """


class Rematch(Command, tag="rematch", frozen=True):
    """Make another table for the same people, with the same settings."""


# --- only on a socket -----------------------------------------------------------------------------


class Look(Command, tag="look", frozen=True):
    """Choose what to see from now on: one's own seat, `null` for what is public, or with `open`
    everything, if all agreed.

    `frame` is the number of the last frame that the client has seen in this view: it is sent what
    it missed, or a whole frame.
    """

    seat: Seat | None = None
    open: bool = False
    frame: Count | None = None
    chat: Count = 0


class Ping(Command, tag="ping", frozen=True):
    """Ask for a `Pong`."""


AnyCommand = (
    Move
    | Undo
    | Resign
    | Offer
    | Reply
    | Hint
    | Take
    | Leave
    | SetBot
    | Start
    | Replace
    | Back
    | Remove
    | MakeTicket
    | Consent
    | SetWebhook
    | Chat
    | Mute
    | Hide
    | Report
    | Close
    | Rematch
    | Look
    | Ping
)


# --- messages from a table ------------------------------------------------------------------------


class Message(Struct, tag_field="type", kw_only=True, frozen=True):
    """Base class of all messages that a table sends."""


class Answer(Message, kw_only=True, frozen=True):
    """Base class of all answers to a command, whose `id` they have."""

    id: int = 0


class Frame(Message, tag="frame", frozen=True):
    """What the viewer sees now, and what happened since the frame before.

    `number` counts the frames of this viewer.
    """

    table: str
    viewer: int
    """A seat, -1 for what is public, -2 for everything."""
    number: int
    events: list[dict[str, Any]]
    scene: Scene
    prompt: int | None = None
    """What a move must name to answer the current prompt; none if the viewer has nothing to
    decide.
    """
    undo: int = 0
    """How many of its last actions the seat may undo without asking."""
    result: Result | None = None
    whole: bool = False
    """Whether this frame stands alone: those before it were lost, and `events` is empty."""


class Result(Struct, frozen=True):
    places: list[int]
    scores: list[int]
    by_rules: bool
    """Whether the game ended by its rules, and not by resignation or agreement."""


class Accepted(Answer, tag="accepted", frozen=True):
    move_id: str
    frame: int
    """The number of the frame that shows the seat the result of its move."""


class Stale(Answer, tag="stale", frozen=True):
    """The move answers a prompt that is no longer open."""

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
    """The command was carried out. `value` is its result, if it has one: a ticket, the id of
    another table.
    """

    value: str = ""


class Refused(Answer, tag="refused", frozen=True):
    problem: Problem


class SlowDown(Answer, tag="slow_down", frozen=True):
    """Too many messages: nothing was done; try again after this many seconds."""

    retry_after: float
    problem: Problem


class Unavailable(Answer, tag="unavailable", frozen=True):
    """The table could not store the change: nothing was done; try again."""

    problem: Problem


class Opinion(Struct, frozen=True):
    """Results of simulated games that began with this action.

    Of `visits` games the seat won the share `wins`; `value` counts places and margins too. `low`
    and `high` are the 95 % interval of `wins`.
    """

    action: int
    visits: int
    wins: float
    value: float
    low: float
    high: float


class Hinted(Answer, tag="hinted", frozen=True):
    """A cardinal's evaluation of every legal action, the best first, and its reason for the
    best: a text.
    """

    opinions: list[Opinion]
    why: dict[str, Any]


class SeatNews(Struct, frozen=True):
    """One seat.

    `present` is whether a client looks at this seat's view now; `replaceable` whether a bot may
    stand in for its absent owner. `name_hidden` is whether the name is not shown: it was reported,
    or the host hid it. `reserved` is whether the seat is kept for somebody from the game before,
    who has not sat down yet.
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
    """The state of the table around the game: who sits where, which offers are open.

    Sent whole whenever it changes.
    """

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
