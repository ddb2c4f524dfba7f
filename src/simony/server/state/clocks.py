"""Time control: whose clock is running, and how much time is left."""

from __future__ import annotations

from dataclasses import dataclass

from simony.server.state.table_record import TableRecord
from simony.server.state.timeline import NOT_ASKED, Timeline


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clocks of one table: the prompt for which each seat's clock runs, and since when.

    Only people's clocks run. A clock runs from when a seat has to decide until everybody sees what
    it did. What it does in secret meanwhile neither stops nor restarts the clock: the remaining
    bank would reveal it, and a player who undoes and repeats would have time without end.
    """

    prompts: tuple[int, ...]
    since: tuple[float, ...]

    def after_step(
        self, record: TableRecord, timeline: Timeline, now: float, *, shown: bool
    ) -> Clocks:
        """Return the clocks after a step; `shown` says whether everybody saw it.

        What a seat used beyond the delay is subtracted from its bank in `record`.
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
        """Return for each running clock when it runs out, its seat, and the prompt it runs for."""
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
