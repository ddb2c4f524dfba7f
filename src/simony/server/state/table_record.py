"""A table as data: its stored record, its state in memory, and a change of it.

A `Transaction` is tried on copies. `TableState` is what it leaves, in one piece: a table stores it
first, then puts it in place of the one before.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from simony.core.contract import Game
from simony.core.errors import SimonyError
from simony.core.event import SPECTATOR
from simony.core.figures import MAX_HOUSE_RULES
from simony.core.log import AGREED_END, HAND_OVER, Entry, Log
from simony.server.protocol.problem import Conflict
from simony.server.state.timeline import Clocks, Step, Timeline
from simony.server.store import moderation_rows, rows
from simony.server.store.writer import Statement

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
STAND_IN = "priest"
"""The level of the bot that plays for a seat that resigned."""
Watching = Literal["nobody", "public", "open", "delayed"]
"""Who may watch: nobody; anybody with the link what is public; all hands; all hands with a
delay.
"""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """A time control: every decision that others see has `delay` seconds of its own; beyond
    them the seat's `bank` runs down.
    """

    bank: Annotated[int, Meta(ge=0, le=86_400)]
    delay: Annotated[int, Meta(ge=1, le=86_400)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of a new table."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=15)] | None = None
    options: Annotated[dict[str, str | bool | int], Meta(max_length=40)] = field(
        default_factory=dict
    )
    house_rules: dict[str, Any] | Annotated[str, Meta(max_length=MAX_HOUSE_RULES)] = field(
        default_factory=dict
    )
    """House rules: the text of a house-rules file (TOML), or the same as JSON."""
    bots: Annotated[list[str | None], Meta(max_length=15)] = field(default_factory=list)
    """The level of the bot in each seat, `null` for a person."""
    listed: bool = False
    """Whether the lobby shows the table; otherwise only people with the link find it."""
    clock: Clock | None = None
    watching: Watching = "public"
    delay: Annotated[int, Meta(ge=10, le=3600)] = 300
    """How many seconds later spectators see everything, if `watching` is `delayed`."""
    helps: bool = True
    """Whether anybody may ask for hints."""
    beat: Annotated[float, Meta(ge=0.0, le=10.0)] = 0.9
    """Bots show what they do only at beats, this many seconds apart, so that their thinking
    time reveals nothing.
    """


class Chair(Struct):
    """One seat.

    Its `device` holds it; `bot` is a bot with a seat of its own; `stand_in` is a bot that plays
    until the person is back.
    """

    device: str = ""
    name: str = ""
    bot: str = ""
    stand_in: str = ""
    nonce: str = ""
    consents: bool = False
    webhook: str = ""
    bank: float = 0.0
    name_hidden: bool = False
    reserved: bool = False
    """Whether the seat is only kept for its device, at the table of a rematch: its owner has
    not sat down yet.
    """

    @property
    def taken(self) -> bool:
        return bool(self.device or self.bot)

    @property
    def acting(self) -> str:
        """The level of the bot that decides for this seat, if one does."""
        return self.stand_in or self.bot


class TableRecord(Struct):
    """Everything that is stored of a table except its log and its chat."""

    id: str
    settings: Settings
    host: str
    created: float
    commitment: str
    seats: int
    options: dict[str, str]
    rules_version: int
    figures: msgspec.Raw
    """All figures the table was made with, so that a later version of the program can
    continue with them.
    """
    figures_hash: str
    pin: str
    chairs: list[Chair]
    status: str = OPEN
    muted: list[str] = field(default_factory=list)
    barred: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    """The names the log begins with."""
    nonces: list[str] = field(default_factory=list)
    next: str = ""
    """The table of the rematch."""
    closing: str = ""
    """The closing line of the log, once the game is over: a server with other rules needs it to
    write the log.
    """

    def seats_of(self, device: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if device and chair.device == device]

    def person_seats(self) -> list[int]:
        """The seats that persons hold, whether a bot stands in for them or not."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.device]

    def name(self, seat: int) -> str:
        chair = self.chairs[seat]
        return "" if chair.name_hidden else chair.name

    @property
    def banks(self) -> tuple[float, ...]:
        """The seats' time banks."""
        return tuple(chair.bank for chair in self.chairs)

    @property
    def all_consent(self) -> bool:
        return bool(self.person_seats()) and all(
            self.chairs[seat].consents for seat in self.person_seats()
        )


encode_record = msgspec.json.Encoder().encode
decode_record = msgspec.json.Decoder(TableRecord).decode


# --- in memory ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TableState:
    """What a table holds of its game. A change replaces all of it at once."""

    record: TableRecord
    game: Game | None
    secret: bytes
    clocks: Clocks
    timeline: Timeline | None = None
    problem: SimonyError | None = None
    """Why the game cannot continue here, if it cannot."""
    banks: tuple[float, ...] = ()
    """The seats' time banks when everybody last saw something happen."""
    stored_seats: list[rows.Seat] | None = None
    """The seats as the database has them, once they have been written."""

    @property
    def revealed_secret(self) -> str | None:
        """The secret of the shuffles once nothing more is drawn from it: after the game, or
        if a game was closed before its end.
        """
        record = self.record
        ended = record.status == OVER or (record.status == CLOSED and bool(record.nonces))
        return self.secret.hex() if ended else None

    def revealed_log(self) -> Log:
        """Return the log of a finished game with its secret; without it if the game was
        closed before its end.
        """
        if self.problem is not None:
            raise self.problem
        if self.timeline is None or self.revealed_secret is None:
            raise Conflict("table-not-over")
        log = self.timeline.log.copy()
        log.names = self._shown_names(log.names)
        log.secret = self.secret.hex() if log.over else ""
        return log

    def revealed_names_and_secret(self) -> tuple[list[str], str]:
        """Return what `revealed_log` adds to the entries, also if the game cannot continue here."""
        if self.problem is None:
            log = self.revealed_log()
            return log.names, log.secret
        if self.revealed_secret is None:
            raise self.problem
        is_over = self.record.status == OVER
        return self._shown_names(self.record.names), self.revealed_secret if is_over else ""

    def _shown_names(self, names: list[str]) -> list[str]:
        """Return the names of a log without those that are hidden."""
        return [
            "" if chair.name_hidden else name
            for chair, name in zip(self.record.chairs, names, strict=True)
        ]


class Transaction:
    """The table as it would be. Nobody sees it before it is committed."""

    def __init__(self, state: TableState, at: float) -> None:
        self._state = state
        self._before = encode_record(state.record)
        self.record: TableRecord = decode_record(self._before)
        self._timeline: Timeline | None = None
        self.at = at
        self.steps: list[Step] = []
        self.extra_statements: list[Statement] = []
        """Other statements for the same commit."""

    # --- reading ----------------------------------------------------------------------------------

    @property
    def began(self) -> bool:
        return self._timeline is not None or self._state.timeline is not None

    @property
    def timeline(self) -> Timeline:
        """A copy of the game's timeline that can be changed."""
        if self._timeline is None:
            if self._state.timeline is None:
                raise Conflict("table-not-begun")
            self._timeline = self._state.timeline.copy()
        return self._timeline

    def chair(self, seat: int) -> Chair:
        if seat >= len(self.record.chairs):
            raise Conflict("error-no-such-seat", seat=seat + 1, seats=len(self.record.chairs))
        return self.record.chairs[seat]

    @property
    def is_shown(self) -> bool:
        """Whether something happens that everybody sees, and not only in secret."""
        return any(step.seen_by(SPECTATOR) for step in self.steps)

    def changed_holders(self) -> list[int]:
        """Return the seats that somebody else holds now."""
        chairs = zip(self._state.record.chairs, self.record.chairs, strict=True)
        return [seat for seat, (then, now) in enumerate(chairs) if then.device != now.device]

    def changed_names(self) -> list[int]:
        """Return the seats that have another name or another holder now, so all of
        `changed_holders` too.
        """
        chairs = zip(self._state.record.chairs, self.record.chairs, strict=True)
        return [
            seat
            for seat, (then, now) in enumerate(chairs)
            if (then.device, then.name) != (now.device, now.name)
        ]

    # --- changing ---------------------------------------------------------------------------------

    def begin(self, timeline: Timeline) -> None:
        """Begin the game; chance acts at once."""
        self._timeline = timeline
        self.steps.append(timeline.last)
        self.draw_chance()

    def add(self, entry: Entry) -> None:
        """Add an entry and the chance entries that follow; raise `IllegalAction` if it is not
        allowed.
        """
        self.steps.append(self.timeline.add(entry, self.at))
        self.draw_chance()

    def draw_chance(self) -> None:
        timeline = self.timeline
        while timeline.is_chance_next:
            self.steps.append(timeline.draw_fair_chance(self._state.secret, self.at))
        if timeline.log.over:
            self.record.status = OVER
            self.record.closing = timeline.log.closing_line()

    def retire_seat(self, entry: Entry) -> None:
        """Add the entry of a seat that resigns or runs out of time.

        A bot plays on for it, unless nobody is left to play with.
        """
        self.add(entry)
        if not self.timeline.log.over:
            self.hand_over(entry.seat, STAND_IN)
        given_up = self.timeline.log.retired_seats
        if not self.timeline.log.over and all(
            seat in given_up for seat in self.record.person_seats()
        ):
            self.add(Entry(AGREED_END))

    def hand_over(self, seat: int, level: str) -> None:
        """Let a bot play for the seat from now on."""
        self.chair(seat).stand_in = level
        self.add(Entry(HAND_OVER, seat, handed_to=level))

    # --- its result -------------------------------------------------------------------------------

    def result(self, now: float) -> TableState:
        """Return the table's state after the change. The clocks run until `now`, so it may change
        the time banks.
        """
        state, record, is_shown = self._state, self.record, self.is_shown
        timeline, clocks = self._timeline or state.timeline, state.clocks
        if self.steps and timeline is not None:
            clocks = clocks.after_step(record, timeline, now, shown=is_shown)
        seats = state.stored_seats if state.problem is not None else seat_rows(record, timeline)
        return replace(
            state,
            record=record,
            timeline=timeline,
            clocks=clocks,
            banks=record.banks if is_shown else state.banks,
            stored_seats=seats,
        )

    def statements(self, after: TableState) -> list[Statement]:
        """Return all statements of the change, for one commit."""
        record, found = self.record, list[Statement]()
        if encode_record(record) != self._before:
            found.append(rows.put_table(table_row(record, self._state.secret, self.at)))
        if after.timeline is not None:
            found += self._entry_statements(after.timeline.log)
        if self.is_shown:
            found.append(rows.touch_table(record.id, self.at))
        if after.stored_seats is not None and after.stored_seats != self._state.stored_seats:
            found += rows.put_seats(record.id, after.stored_seats)
        return found + self.extra_statements + self._void_statements(self.changed_names())

    def _entry_statements(self, log: Log) -> list[Statement]:
        entries = [step.entry for step in self.steps if step.entry is not None]
        if not entries:
            return []
        first = len(log.entries) - len(entries) + 1
        lines = [log.entry_line(entry) for entry in entries]
        found = rows.add_entries(self.record.id, first, lines, self.at)
        return found + (_results(self.record, log, self.at) if log.over else [])

    def _void_statements(self, named: list[int]) -> list[Statement]:
        """Delete what concerned a seat's former holder or former name: tickets and reports, and
        the review of the name.
        """
        table, name_at, found = self.record.id, moderation_rows.name_at, list[Statement]()
        for seat in self.changed_holders() if named else ():
            found.append(rows.delete_tickets(table, seat))
            found.append(moderation_rows.delete_reports(table, name_at(seat)))
        return found + [moderation_rows.delete_review(table, name_at(seat)) for seat in named]


def table_row(record: TableRecord, secret: bytes, at: float) -> rows.GameTable:
    settings = record.settings
    return rows.GameTable(
        record.id,
        settings.game,
        settings.listed,
        record.status,
        record.created,
        at,
        secret,
        encode_record(record),
    )


def seat_rows(record: TableRecord, timeline: Timeline | None) -> list[rows.Seat]:
    asked = timeline.seats_to_act() if timeline is not None and record.status == PLAYING else []
    return [
        rows.Seat(seat, chair.device, seat in asked and not chair.acting)
        for seat, chair in enumerate(record.chairs)
        if chair.device
    ]


def _results(record: TableRecord, log: Log, at: float) -> list[Statement]:
    devices = {seat: record.chairs[seat].device for seat in record.person_seats()}
    return rows.add_results(
        record.id,
        rows.Result(record.settings.game, log.places(), log.state.scores(), devices, at),
    )
