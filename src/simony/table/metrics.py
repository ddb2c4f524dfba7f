"""Figures of the running server, in Prometheus's text format.

Everything here belongs to the thread of the event loop. Labels must have few values: after `MOST` of them the rest are counted as one, so
that nobody can fill the memory by making up new ones.
"""

from __future__ import annotations

import math
import re
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
MOST = 200
OTHER = "other"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_NAME = re.compile(r"[a-zA-Z_:][a-zA-Z0-9_:]*", re.ASCII)
_LABEL = re.compile(r"(?!__)[a-zA-Z_][a-zA-Z0-9_]*", re.ASCII)

AnyMetric = TypeVar("AnyMetric", bound="Metric")
Sample = tuple[str, tuple[str, ...], float]
"""What follows the metric's name, the values of the labels, the figure."""


class Metric:
    """One name with its labels."""

    kind = "untyped"

    def __init__(self, name: str, about: str, labels: Sequence[str] = ()) -> None:
        if not _NAME.fullmatch(name) or not all(map(_LABEL.fullmatch, labels)):
            raise ValueError(name, labels)
        self.name = name
        self.about = about
        self.labels = tuple(labels)

    def samples(self) -> Iterator[Sample]:
        raise NotImplementedError

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {_escape(self.about)}"
        yield f"# TYPE {self.name} {self.kind}"
        for suffix, values, figure in self.samples():
            names = self.labels if len(values) == len(self.labels) else (*self.labels, "le")
            pairs = ",".join(f'{label}="{_escape(value, quotes=True)}"' for label, value in zip(names, values, strict=True))
            yield f"{self.name}{suffix}{{{pairs}}} {_figure(figure)}" if pairs else f"{self.name}{suffix} {_figure(figure)}"

    def _row(self, values: tuple[str, ...], known: dict[tuple[str, ...], float] | dict[tuple[str, ...], _Shape]) -> tuple[str, ...]:
        if len(values) != len(self.labels):
            raise ValueError(self.name, values)
        return values if values in known or len(known) < MOST else (OTHER,) * len(values)


class Counter(Metric):
    """Only ever rises."""

    kind = "counter"

    def __init__(self, name: str, about: str, labels: Sequence[str] = ()) -> None:
        super().__init__(name, about, labels)
        self._figures: dict[tuple[str, ...], float] = {} if labels else {(): 0}

    def add(self, *values: str, by: float = 1) -> None:
        if by < 0:
            raise ValueError(self.name, by)
        row = self._row(values, self._figures)
        self._figures[row] = self._figures.get(row, 0) + by

    def samples(self) -> Iterator[Sample]:
        for values, figure in self._figures.items():
            yield "", values, figure


class Gauge(Metric):
    """Rises and falls; or is read when somebody looks."""

    kind = "gauge"

    def __init__(self, name: str, about: str, labels: Sequence[str] = (), read: Callable[[], float] | None = None) -> None:
        super().__init__(name, about, labels)
        self._read = read
        self._figures: dict[tuple[str, ...], float] = {} if labels else {(): 0}

    def set(self, figure: float, *values: str) -> None:
        self._figures[self._row(values, self._figures)] = figure

    def add(self, *values: str, by: float = 1) -> None:
        row = self._row(values, self._figures)
        self._figures[row] = self._figures.get(row, 0) + by

    def samples(self) -> Iterator[Sample]:
        if self._read is not None:
            self._figures[()] = self._read()
        for values, figure in self._figures.items():
            yield "", values, figure


class _Shape:
    """How often each bound was not passed, and the sum of everything seen."""

    def __init__(self, bounds: int) -> None:
        self.counts = [0] * (bounds + 1)
        self.total = 0.0


class Histogram(Metric):
    """How figures are spread: how many were at most so large."""

    kind = "histogram"

    def __init__(self, name: str, about: str, labels: Sequence[str] = (), bounds: Sequence[float] = SECONDS) -> None:
        super().__init__(name, about, labels)
        if "le" in labels or not bounds or list(bounds) != sorted(set(bounds)):
            raise ValueError(name, labels, bounds)
        self._bounds = tuple(bounds)
        self._shapes: dict[tuple[str, ...], _Shape] = {} if labels else {(): _Shape(len(bounds))}

    def see(self, figure: float, *values: str) -> None:
        row = self._row(values, self._shapes)
        if row not in self._shapes:
            self._shapes[row] = _Shape(len(self._bounds))
        shape = self._shapes[row]
        shape.counts[bisect_left(self._bounds, figure)] += 1
        shape.total += figure

    def samples(self) -> Iterator[Sample]:
        for values, shape in self._shapes.items():
            count = 0
            for bound, more in zip((*self._bounds, math.inf), shape.counts, strict=True):
                count += more
                yield "_bucket", (*values, _figure(bound)), count
            yield "_sum", values, shape.total
            yield "_count", values, count


class Metrics:
    """All of them."""

    def __init__(self) -> None:
        self._metrics: dict[str, Metric] = {}

    def counter(self, name: str, about: str, labels: Sequence[str] = ()) -> Counter:
        return self._keep(Counter(name, about, labels))

    def gauge(self, name: str, about: str, labels: Sequence[str] = (), read: Callable[[], float] | None = None) -> Gauge:
        return self._keep(Gauge(name, about, labels, read))

    def histogram(self, name: str, about: str, labels: Sequence[str] = (), bounds: Sequence[float] = SECONDS) -> Histogram:
        return self._keep(Histogram(name, about, labels, bounds))

    def text(self) -> str:
        return "".join(f"{line}\n" for metric in self._metrics.values() for line in metric.lines())

    def _keep(self, metric: AnyMetric) -> AnyMetric:
        if metric.name in self._metrics:
            raise ValueError(metric.name)
        self._metrics[metric.name] = metric
        return metric


def _escape(text: str, *, quotes: bool = False) -> str:
    text = text.replace("\\", "\\\\").replace("\n", "\\n")
    return text.replace('"', '\\"') if quotes else text


def _figure(figure: float) -> str:
    if math.isnan(figure):
        return "NaN"
    if math.isinf(figure):
        return "+Inf" if figure > 0 else "-Inf"
    return str(int(figure)) if figure == int(figure) and abs(figure) < 2**53 else repr(figure)
