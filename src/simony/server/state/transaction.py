"""A change to a table before it is true: tried on copies, written down, and only then put in place
and shown.
"""

from __future__ import annotations

from simony.core.contract import Game
from simony.core.event import SPECTATOR
from simony.core.log import AGREED_END, HAND_OVER, Entry
from simony.server.protocol.problem import NotNow
from simony.server.state.table_record import OVER, Chair, Charter, decode_charter, encode_charter
from simony.server.state.timeline import Course, Step
from simony.server.store.store import Statement

STAND_IN = "priest"
"""Who plays on for somebody who gave up."""


class Draft:
    """What the table would be like. Nobody sees it before it is kept."""

    def __init__(self, charter: Charter, course: Course | None, secret: bytes, at: float) -> None:
        self._before = encode_charter(charter)
        self.charter = decode_charter(self._before)
        self._base = course
        self._course: Course | None = None
        self.secret = secret
        self.at = at
        self.steps: list[Step] = []
        self.more: list[Statement] = []
        """What else is to be written down in the same breath."""

    # --- what there is ----------------------------------------------------------------------------

    @property
    def began(self) -> bool:
        return self._course is not None or self._base is not None

    @property
    def course(self) -> Course:
        """The game, to be changed."""
        if self._course is None:
            if self._base is None:
                raise NotNow("table-not-begun")
            self._course = self._base.copy()
        return self._course

    @property
    def kept_course(self) -> Course | None:
        """The game as it is to be kept."""
        return self._course or self._base

    @property
    def game(self) -> Game:
        return self.course.log.game

    def chair(self, seat: int) -> Chair:
        if seat >= len(self.charter.chairs):
            raise NotNow("error-no-such-seat", seat=seat + 1, seats=len(self.charter.chairs))
        return self.charter.chairs[seat]

    @property
    def is_charter_changed(self) -> bool:
        return encode_charter(self.charter) != self._before

    @property
    def is_shown(self) -> bool:
        """Whether something happens in the game that everybody sees, and not only behind somebody's
        hand.
        """
        return any(step.seen_by(SPECTATOR) for step in self.steps)

    # --- what may change --------------------------------------------------------------------------

    def begin(self, course: Course) -> None:
        """The first card: chance acts at once."""
        self._course = course
        self.steps.append(course.last)
        self.go_on()

    def add(self, entry: Entry) -> None:
        """An entry, and whatever chance does then. `IllegalAction` where it may not be."""
        self.steps.append(self.course.add(entry, self.at))
        self.go_on()

    def go_on(self) -> None:
        course = self.course
        while course.is_chance_next:
            self.steps.append(course.fair_chance(self.secret, self.at))
        if course.log.over:
            self.charter.status = OVER

    def give_up(self, entry: Entry) -> None:
        """A seat resigns or its time is up.

        A bot plays on for it, unless there is nobody left to play with.
        """
        self.add(entry)
        if not self.course.log.over:
            self.hand_over(entry.seat, STAND_IN)
        given_up = self.course.log.retired_seats
        if not self.course.log.over and all(seat in given_up for seat in self.charter.people()):
            self.add(Entry(AGREED_END))

    def hand_over(self, seat: int, level: str) -> None:
        """A bot plays for the seat from now on."""
        self.chair(seat).stand_in = level
        self.add(Entry(HAND_OVER, seat, handed_to=level))
