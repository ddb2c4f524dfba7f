"""Time control: which seat's time is running, and how much is left."""

from __future__ import annotations

from dataclasses import dataclass

from simony.server.state.table_record import TableRecord
from simony.server.state.timeline import NOT_ASKED, Timeline


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clocks of one table: the prompt each seat's time is running for, and since when.

    Only persons' time runs.

    It runs from when a seat is asked until everybody sees what it did. What it does behind its hand
    meanwhile neither stops the clock nor starts it anew: how much is left in the bank would tell of
    it, and whoever takes back and does again would have time for ever.
    """

    prompts: tuple[int, ...]
    since: tuple[float, ...]

    def after_step(
        self, record: TableRecord, timeline: Timeline, now: float, *, shown: bool
    ) -> Clocks:
        """The clocks after a step, which everybody was `shown` or not.

        What a seat used beyond the delay leaves its bank in `record`.
        """
        if record.settings.clock is None:
            return self
        prompts = [
            NOT_ASKED if chair.acting or timeline.log.over else timeline.prompt(seat)
            for seat, chair in enumerate(record.chairs)
        ]
        since = list(self.since)
        for seat, prompt in enumerate(prompts):
            if prompt != self.prompts[seat] and (
                shown or NOT_ASKED in (prompt, self.prompts[seat])
            ):
                self._stop(record, seat, now)
                since[seat] = now
        return Clocks(tuple(prompts), tuple(since))

    def _stop(self, record: TableRecord, seat: int, now: float) -> None:
        assert record.settings.clock is not None
        used = now - self.since[seat] - record.settings.clock.delay
        if self.prompts[seat] != NOT_ASKED and used > 0:
            record.chairs[seat].bank = max(0.0, record.chairs[seat].bank - used)

    def deadlines(self, record: TableRecord) -> list[tuple[float, int, int]]:
        """When the time of each running seat is up: the moment, the seat, the prompt it has not
        answered.
        """
        control = record.settings.clock
        if control is None:
            return []
        running = [
            (seat, prompt) for seat, prompt in enumerate(self.prompts) if prompt != NOT_ASKED
        ]
        return [
            (self.since[seat] + control.delay + record.chairs[seat].bank, seat, prompt)
            for seat, prompt in running
        ]


def stopped_clocks(seats: int) -> Clocks:
    return Clocks((NOT_ASKED,) * seats, (0.0,) * seats)
