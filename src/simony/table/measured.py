"""What the server measures of itself."""

from __future__ import annotations

from simony.table.metrics import Metrics


class Measured:
    """Every figure by name; `metrics.text()` prints them."""

    def __init__(self) -> None:
        self.metrics = Metrics()
        counter, gauge, histogram = self.metrics.counter, self.metrics.gauge, self.metrics.histogram
        self.commands = counter("simony_commands_total", "Commands, by what was asked and how it was answered.", ("command", "answer"))
        self.command_seconds = histogram("simony_command_seconds", "From a command to its answer, the commit included.")
        self.steps = counter("simony_steps_total", "Entries of games that were written down.")
        self.frames = counter("simony_frames_total", "Frames that were sent.")
        self.bot_decisions = counter("simony_bot_decisions_total", "Decisions of bots.")
        self.bot_failures = counter("simony_bot_failures_total", "Decisions for which no thinker answered.")
        self.bot_faults = counter("simony_bot_faults_total", "Turns that programs lost, by program and kind of fault.", ("bot", "kind"))
        self.sockets = gauge("simony_sockets", "Connected clients.")
        self.slow_clients = counter("simony_slow_clients_total", "Clients that were let go because they did not read.")
        self.refused = counter("simony_rate_limited_total", "Requests that came too fast, by what they were.", ("kind",))
        self.webhooks = counter("simony_webhooks_total", "Calls of webhooks, by how they went.", ("outcome",))
