"""The server's metrics and their text format."""

from __future__ import annotations

import prometheus_client
import pytest
from prometheus_client.parser import text_string_to_metric_families

from server.harness import Harness, play_out
from server.table_actions import with_harness
from simony.server.runtime.metrics import CONTENT_TYPE, SECONDS, Metrics

KINDS = {
    "simony_bot_decisions_total": "counter",
    "simony_bot_failures_total": "counter",
    "simony_bot_faults_total": "counter",
    "simony_command_seconds": "histogram",
    "simony_commands_total": "counter",
    "simony_rate_limited_total": "counter",
    "simony_slow_clients_total": "counter",
    "simony_sockets": "gauge",
    "simony_steps_total": "counter",
    "simony_webhooks_total": "counter",
}
"""The names and types that dashboards of operators rely on."""
GAUGES = {
    "simony_tables",
    "simony_commits",
    "simony_commit_failures",
    "simony_commit_seconds",
    "simony_commit_batch",
}


def kinds(metrics: Metrics) -> dict[str, str]:
    lines = [
        line.split(" ")
        for line in metrics.text().decode().splitlines()
        if line.startswith("# TYPE ")
    ]
    return {name: kind for _, _, name, kind in lines}


def samples(metrics: Metrics) -> dict[str, float]:
    """Every sample by its name with its labels, as `name{label="value"}`."""
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(metrics.text().decode()):
        for sample in family.samples:
            labels = ",".join(f'{name}="{value}"' for name, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


@with_harness
async def test_moves_and_decisions_of_bots_are_counted(harness: Harness) -> None:
    [anna] = await harness.begun("Anna", game="dogma", seats=2, bots=[None, "priest"])
    await play_out([anna])
    found = samples(harness.server.services.metrics)
    assert anna.table.timeline is not None
    assert found["simony_steps_total"] == len(anna.table.timeline.log.entries)
    assert found["simony_bot_decisions_total"] > 0


def test_names_and_types_stay() -> None:
    assert KINDS.items() <= kinds(Metrics()).items()


@with_harness
async def test_a_server_adds_gauges_that_are_read_when_asked(harness: Harness) -> None:
    metrics = harness.server.services.metrics
    assert dict.fromkeys(GAUGES, "gauge").items() <= kinds(metrics).items()
    commits = samples(metrics)["simony_commits"]
    await harness.server.services.store.commit([("SELECT 1", ())])
    assert samples(metrics)["simony_commits"] > commits


def test_the_type_of_the_answer_is_that_of_the_text_format() -> None:
    assert CONTENT_TYPE == "text/plain; version=0.0.4; charset=utf-8"


def test_counters_with_labels_gauges_and_histograms() -> None:
    metrics = Metrics()
    metrics.commands.labels("Move", "Accepted").inc()
    metrics.commands.labels("Move", "Accepted").inc()
    metrics.sockets.inc()
    metrics.sockets.dec()
    for seconds in (0.0005, 0.001, 0.5, 60.0):
        metrics.command_seconds.observe(seconds)
    found = samples(metrics)
    assert found['simony_commands_total{answer="Accepted",command="Move"}'] == 2
    assert found["simony_sockets"] == 0
    assert found['simony_command_seconds_bucket{le="0.001"}'] == 2
    assert found['simony_command_seconds_bucket{le="10.0"}'] == 3
    assert found['simony_command_seconds_bucket{le="+Inf"}'] == 4
    assert found["simony_command_seconds_sum"] == pytest.approx(60.5015)
    assert len([name for name in found if "_bucket" in name]) == len(SECONDS) + 1


def test_metrics_without_labels_are_printed_from_the_start() -> None:
    found = samples(Metrics())
    assert found["simony_slow_clients_total"] == 0
    assert not [name for name in found if name.startswith("simony_commands_total")]


def test_no_series_has_the_creation_time_of_a_counter() -> None:
    """The wall clock would make the answers of two otherwise equal servers differ."""
    metrics = Metrics()
    metrics.commands.labels("Move", "Accepted").inc()
    metrics.command_seconds.observe(1.0)
    assert b"_created" not in metrics.text()


def test_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.slow_clients.inc()
    assert samples(one)["simony_slow_clients_total"] == 1
    assert samples(other)["simony_slow_clients_total"] == 0
    assert b"simony_" not in prometheus_client.generate_latest(prometheus_client.REGISTRY)
