"""The server's metrics, kept by `prometheus_client`.

Each server has its own registry, so that two servers in one process, as in the tests, count
separately. Label values must come from sets that our code or the operator fixes, never from what a
client sends: each value stays in memory for good.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4 as CONTENT_TYPE

__all__ = ["CONTENT_TYPE", "Metrics"]

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

# Otherwise each counter also prints the time of its creation: a second series for each, and one
# that differs between two otherwise equal servers.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library does not annotate it


class Metrics:
    """All metrics of one server by name; `text` prints them."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        counter, gauge = (
            partial(Counter, registry=self.registry),
            partial(Gauge, registry=self.registry),
        )
        histogram = partial(Histogram, registry=self.registry, buckets=SECONDS)
        self.commands = counter(
            "simony_commands_total",
            "Commands, by what was asked and how it was answered.",
            ("command", "answer"),
        )
        self.command_seconds = histogram(
            "simony_command_seconds", "From a command to its answer, the commit included."
        )
        self.steps = counter("simony_steps_total", "Entries of games that were written down.")
        self.bot_decisions = counter("simony_bot_decisions_total", "Decisions of bots.")
        self.bot_failures = counter(
            "simony_bot_failures_total", "Decisions for which no thinker answered."
        )
        self.bot_faults = counter(
            "simony_bot_faults_total",
            "Turns that programs lost, by program and kind of fault.",
            ("bot", "kind"),
        )
        self.sockets = gauge("simony_sockets", "Connected clients.")
        self.slow_clients = counter(
            "simony_slow_clients_total", "Clients that were let go because they did not read."
        )
        self.hasty_clients = counter(
            "simony_hasty_clients_total", "Clients that were let go because they did not slow down."
        )
        self.refused = counter(
            "simony_rate_limited_total",
            "Requests that came too fast, by what they were.",
            ("kind",),
        )
        self.slow_turns = counter(
            "simony_slow_turns_total",
            "Turns of the event loop over 100 ms, by the request that ran and by cause.",
            ("request", "cause"),
        )
        self.slow_turn_cpu_seconds = counter(
            "simony_slow_turn_cpu_seconds_total", "Processor time of the event loop in such turns."
        )
        self.webhooks = counter(
            "simony_webhooks_total", "Calls of webhooks, by how they went.", ("outcome",)
        )
        self.connections_refused = counter(
            "simony_connections_refused_total",
            "Connections refused or closed, by cap.",
            ("reason",),
        )
        self.connection_timeouts = counter(
            "simony_connection_timeouts_total",
            "Connections that took too long, by phase.",
            ("phase",),
        )
        self.accept_errors = counter(
            "simony_accept_errors_total",
            "Tries to accept a connection that failed for want of resources.",
        )

    def gauge(self, name: str, about: str, read: Callable[[], float]) -> None:
        """Add a gauge whose value is read whenever the metrics are."""
        Gauge(name, about, registry=self.registry).set_function(read)

    def text(self) -> bytes:
        """Return all metrics in Prometheus's text format."""
        return generate_latest(self.registry)
