"""A change to a table: made on copies, then stored, and only then put in place and shown."""

from __future__ import annotations

from simony.core.contract import Game
from simony.core.event import SPECTATOR
from simony.core.log import AGREED_END, HAND_OVER, Entry
from simony.server.protocol.problem import Conflict
from simony.server.state.table_record import OVER, Chair, TableRecord, decode_record, encode_record
from simony.server.state.timeline import Step, Timeline
from simony.server.store.store import Statement

STAND_IN = "priest"
"""The level of the bot that plays for a seat that resigned."""


class Transaction:
    """The table as it would be. Nobody sees it before it is committed."""

    def __init__(
        self, record: TableRecord, timeline: Timeline | None, secret: bytes, at: float
    ) -> None:
        self._before = encode_record(record)
        self.record = decode_record(self._before)
        self._base = timeline
        self._timeline: Timeline | None = None
        self.secret = secret
        self.at = at
        self.steps: list[Step] = []
        self.extra_statements: list[Statement] = []
        """Other statements for the same commit."""

    # --- reading ----------------------------------------------------------------------------------

    @property
    def began(self) -> bool:
        return self._timeline is not None or self._base is not None

    @property
    def timeline(self) -> Timeline:
        """A copy of the game's timeline that can be changed."""
        if self._timeline is None:
            if self._base is None:
                raise Conflict("table-not-begun")
            self._timeline = self._base.copy()
        return self._timeline

    @property
    def kept_timeline(self) -> Timeline | None:
        """The timeline to commit."""
        return self._timeline or self._base

    @property
    def game(self) -> Game:
        return self.timeline.log.game

    def chair(self, seat: int) -> Chair:
        if seat >= len(self.record.chairs):
            raise Conflict("error-no-such-seat", seat=seat + 1, seats=len(self.record.chairs))
        return self.record.chairs[seat]

    @property
    def is_record_changed(self) -> bool:
        return encode_record(self.record) != self._before

    @property
    def is_shown(self) -> bool:
        """Whether something happens that everybody sees, and not only in secret."""
        return any(step.seen_by(SPECTATOR) for step in self.steps)

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
            self.steps.append(timeline.draw_fair_chance(self.secret, self.at))
        if timeline.log.over:
            self.record.status = OVER

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
