"""Metrics: the text format, read back by a parser of our own."""

from __future__ import annotations

import math
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simony.table.metrics import MOST, Counter, Gauge, Histogram, Metrics
from table.demo import REPEATABLE

SAMPLE = re.compile(r"([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)")
LABEL = re.compile(r'([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)')
Labels = frozenset[tuple[str, str]]


def parse(text: str) -> tuple[dict[str, str], dict[str, str], dict[tuple[str, Labels], float]]:
    """Helps, kinds and samples; an assertion where the format is broken."""
    helps: dict[str, str] = {}
    kinds: dict[str, str] = {}
    samples: dict[tuple[str, Labels], float] = {}
    assert text == "" or text.endswith("\n")
    for line in text.split("\n")[:-1]:
        if line.startswith("# "):
            word, name, rest = line[2:].split(" ", 2)
            assert name not in {"HELP": helps, "TYPE": kinds}[word]
            {"HELP": helps, "TYPE": kinds}[word][name] = rest
            continue
        match = SAMPLE.fullmatch(line)
        assert match is not None, line
        labels = match[2] or ""
        assert LABEL.sub("", labels) == "", line
        key = (match[1], frozenset((name, unescape(value)) for name, value in LABEL.findall(labels)))
        assert key not in samples
        assert match[1] in kinds or re.sub("_(bucket|sum|count)$", "", match[1]) in kinds
        samples[key] = float(match[3])
    return helps, kinds, samples


def unescape(text: str) -> str:
    return re.sub(r"\\(.)", lambda match: {"n": "\n"}.get(match[1], match[1]), text)


def labelled(**labels: str) -> Labels:
    return frozenset(labels.items())


def test_counters_gauges_and_histograms() -> None:
    metrics = Metrics()
    moves = metrics.counter("simony_moves_total", "Moves, accepted or not.", ["answer"])
    moves.add("accepted")
    moves.add("accepted", by=2)
    moves.add("stale")
    tables = metrics.gauge("simony_tables", "Tables.")
    tables.set(7)
    tables.add(by=-2)
    metrics.gauge("simony_memory_bytes", "Memory.", read=lambda: 1.5)
    waits = metrics.histogram("simony_wait_seconds", "Waits.", ["game"], bounds=(0.1, 1))
    for wait in (0.05, 0.1, 0.5, 3):
        waits.see(wait, "dogma")
    helps, kinds, samples = parse(metrics.text())
    assert helps["simony_tables"] == "Tables."
    assert kinds == {
        "simony_moves_total": "counter",
        "simony_tables": "gauge",
        "simony_memory_bytes": "gauge",
        "simony_wait_seconds": "histogram",
    }
    assert samples == {
        ("simony_moves_total", labelled(answer="accepted")): 3,
        ("simony_moves_total", labelled(answer="stale")): 1,
        ("simony_tables", labelled()): 5,
        ("simony_memory_bytes", labelled()): 1.5,
        ("simony_wait_seconds_bucket", labelled(game="dogma", le="0.1")): 2,
        ("simony_wait_seconds_bucket", labelled(game="dogma", le="1")): 3,
        ("simony_wait_seconds_bucket", labelled(game="dogma", le="+Inf")): 4,
        ("simony_wait_seconds_sum", labelled(game="dogma")): pytest.approx(3.65),
        ("simony_wait_seconds_count", labelled(game="dogma")): 4,
    }


def test_the_format_byte_for_byte() -> None:
    metrics = Metrics()
    metrics.counter("a_total", 'All \\ "of"\nit.', ["x"]).add('q"\\\n')
    metrics.histogram("b", "B.", bounds=(0.5,)).see(1)
    assert metrics.text() == (
        '# HELP a_total All \\\\ "of"\\nit.\n# TYPE a_total counter\na_total{x="q\\"\\\\\\n"} 1\n'
        '# HELP b B.\n# TYPE b histogram\nb_bucket{le="0.5"} 0\nb_bucket{le="+Inf"} 1\nb_sum 1\nb_count 1\n'
    )


def test_what_has_no_labels_is_there_from_the_beginning() -> None:
    metrics = Metrics()
    metrics.counter("a_total", "A.")
    metrics.counter("b_total", "B.", ["x"])
    metrics.histogram("c", "C.", bounds=(1,))
    names = [name for name, _ in parse(metrics.text())[2]]
    assert names == ["a_total", "c_bucket", "c_bucket", "c_sum", "c_count"]


@REPEATABLE
@given(st.lists(st.tuples(st.text(), st.text()), max_size=20))
def test_any_label_can_be_read_back(rows: list[tuple[str, str]]) -> None:
    metrics = Metrics()
    counter = metrics.counter("a_total", "A.", ["x", "y"])
    for row in rows:
        counter.add(*row)
    samples = parse(metrics.text())[2]
    assert {labels: figure for (_, labels), figure in samples.items()} == {labelled(x=x, y=y): rows.count((x, y)) for x, y in rows}


@pytest.mark.parametrize("figure", [0, -3, 2.5, 1e300, -math.inf, math.inf, 2**60, 1e-9])
def test_any_figure_can_be_read_back(figure: float) -> None:
    gauge = Gauge("a", "A.")
    gauge.set(figure)
    assert float(list(gauge.lines())[-1].split(" ")[1]) == figure


def test_no_number_is_a_figure_too() -> None:
    gauge = Gauge("a", "A.")
    gauge.set(math.nan)
    assert list(gauge.lines())[-1] == "a NaN"


def test_labels_cannot_fill_the_memory() -> None:
    counter = Counter("a_total", "A.", ["x"])
    for number in range(10 * MOST):
        counter.add(str(number))
    counter.add("3")
    samples = dict(line.rsplit(" ", 1) for line in list(counter.lines())[2:])
    assert len(samples) == MOST + 1
    assert samples['a_total{x="other"}'] == str(9 * MOST)
    assert samples['a_total{x="3"}'] == "2"


def test_what_cannot_be_is_refused() -> None:
    metrics = Metrics()
    counter = metrics.counter("a_total", "A.", ["x"])
    with pytest.raises(ValueError, match="a_total"):
        metrics.counter("a_total", "A.")
    with pytest.raises(ValueError, match="a_total"):
        counter.add("x", by=-1)
    with pytest.raises(ValueError, match="a_total"):
        counter.add()
    for wrong in ("", "1a", "a-b", "a b"):
        with pytest.raises(ValueError, match=re.escape(repr(wrong))):
            Counter(wrong, "A.")
    with pytest.raises(ValueError, match="le"):
        Histogram("b", "B.", ["le"])
    with pytest.raises(ValueError, match="b"):
        Histogram("b", "B.", bounds=(2, 1))
    with pytest.raises(ValueError, match="__x"):
        Gauge("c", "C.", ["__x"])
