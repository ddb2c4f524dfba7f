"""Plots as SVG, made without a library or external files.

Horizontal positions are percentages, so that a plot fills the available width and its text keeps
its size, on a phone as on a large screen. Every axis has a line, ticks at round numbers and a
label. Each mark shows its value while the pointer is over it or it has the focus, without a script;
screen readers read the same words.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

HEIGHT = 210
_FOOT = 46
_HEAD = 26
_LEFT, _RIGHT = 12.0, 99.0
_ROUND = (1, 2, 2.5, 5, 10)

Format = Callable[[float], str]
"""Formats the number of a tick, with its unit."""


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Return round numbers between `low` and `high`, at most `most`, in even steps."""
    wide = high - low
    if wide <= 0:
        return [low]
    power = 10.0 ** math.floor(math.log10(wide / most))
    for factor in (*_ROUND, 20, 50):
        step = factor * power
        first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
        if last - first < most:
            return [round(number * step, 10) + 0.0 for number in range(first, last + 1)]
    raise AssertionError


@dataclass(frozen=True)
class Scale:
    """A linear scale from values to percentages of the width."""

    low: float
    high: float

    def at(self, value: float) -> float:
        wide = self.high - self.low or 1.0
        return 2 + 96 * (min(self.high, max(self.low, value)) - self.low) / wide


def scale(values: Sequence[float]) -> Scale:
    """Return a scale for all values, with a small margin."""
    low, high = min(values), max(values)
    beside = 0.04 * (high - low) or 0.5
    return Scale(low - beside, high + beside)


@dataclass(frozen=True)
class Interval:
    """A mean and its interval, and the words for both."""

    mean: float
    low: float
    high: float
    told: str


def dot(
    here: Scale,
    found: Interval,
    against: float | None,
    mark: str = "",
    other: Interval | None = None,
) -> str:
    """Return one row of an interval plot; `dot_axis` goes below the last row."""
    tall = 30 if other is None else 40
    middle = tall // 2 if other is None else 13
    parts = [f'<svg class="dot" width="100%" height="{tall}">']
    parts += [_upright("grid", here.at(tick), 0, tall) for tick in ticks(here.low, here.high)]
    if against is not None:
        parts.append(_upright("fair", here.at(against), 0, tall))
    parts.append(_whisker(here, found, middle, mark))
    if other is not None:
        parts.append(_whisker(here, other, 28, "other"))
    return "".join(parts) + "</svg>"


def dot_axis(here: Scale, shown: Format, label: str) -> str:
    """Return the axis of an interval plot."""
    parts = ['<svg class="dot" width="100%" height="44" aria-hidden="true">']
    parts.append('<line class="axis-line" x1="0%" x2="100%" y1="1" y2="1"/>')
    for tick in ticks(here.low, here.high):
        at = here.at(tick)
        parts.append(_upright("axis-line", at, 1, 6))
        parts.append(f'<text x="{at:.2f}%" y="20">{escape(shown(tick))}</text>')
    return "".join(parts) + f'<text x="50%" y="39">{escape(label)}</text></svg>'


def _upright(kind: str, at: float, top: float, bottom: float) -> str:
    return f'<line class="{kind}" x1="{at:.2f}%" x2="{at:.2f}%" y1="{top:.1f}" y2="{bottom:.1f}"/>'


def _whisker(here: Scale, found: Interval, middle: int, mark: str) -> str:
    left, right, at = here.at(found.low), here.at(found.high), here.at(found.mean)
    shape = (
        f'<rect x="{at:.2f}%" y="{middle - 5}" width="10" height="10" transform="translate(-5 0)"/>'
        if mark == "other"
        else f'<circle cx="{at:.2f}%" cy="{middle}" r="6"/>'
    )
    ends = "".join(_upright("end", end, middle - 4, middle + 4) for end in (left, right))
    line = f'<line x1="{left:.2f}%" x2="{right:.2f}%" y1="{middle}" y2="{middle}"/>'
    hit = (
        f'<rect class="hit" x="{left:.2f}%" width="{right - left:.2f}%" '
        f'y="{middle - 11}" height="22"/>'
    )
    return _told(f"mark {mark}", hit + line + ends + shape, at, middle - 11, found.told)


def _told(kind: str, shapes: str, at: float, top: float, told: str) -> str:
    """Return a mark that shows its value when it is pointed at or has the focus."""
    anchor = "start" if at < 30 else "end" if at > 70 else "middle"
    tip = f'<text class="tip {anchor}" x="{at:.2f}%" y="{top:.1f}">{escape(told)}</text>'
    return (
        f'<g class="{kind.strip()}" tabindex="0" role="img" aria-label="{escape(told)}">'
        f"{shapes}{tip}</g>"
    )


@dataclass(frozen=True)
class Axes:
    """The labels of both axes, and the format of the ticks of the upright one."""

    across: str
    upright: str
    shown: Format


def histogram(
    shares: Sequence[float],
    others: Sequence[float | None],
    told: Sequence[str],
    marks: Sequence[tuple[float, str]],
    axes: Axes,
    title: str,
) -> str:
    """Return a histogram.

    `told` are the words for each bar; `marks` are positions on the axis, in bars, and their labels.
    """
    most = max([*shares, *(other for other in others if other is not None), 1e-9])
    base = HEIGHT - _FOOT
    tall, wide = base - _HEAD, (_RIGHT - _LEFT) / len(shares)
    parts = [_open(title, HEIGHT)]
    parts += _upright_axis(axes, 0, most, lambda value: base - value / most * tall, base)
    for place, share in enumerate(shares):
        other = others[place]
        full = 0.84 * wide if other is None else 0.42 * wide
        left = _LEFT + wide * (place + 0.08)
        bars = _column(left, full, base, share / most * tall, "bar")
        if other is not None:
            bars += _column(left + full, full, base, other / most * tall, "bar other")
        hit = (
            f'<rect class="hit" x="{left - 0.08 * wide:.2f}%" width="{wide:.2f}%" '
            f'y="{_HEAD}" height="{tall}"/>'
        )
        parts.append(_told("column", hit + bars, left + 0.42 * wide, _HEAD + 6, told[place]))
    for at, label in marks:
        across = _LEFT + wide * at
        parts.append(_upright("axis-line", across, base, base + 5))
        parts.append(f'<text x="{across:.2f}%" y="{base + 19}">{escape(label)}</text>')
    return "".join([*parts, _across_label(axes.across, HEIGHT), "</svg>"])


def _column(left: float, wide: float, base: float, tall: float, mark: str) -> str:
    return (
        f'<rect class="{mark}" x="{left:.2f}%" width="{wide:.2f}%" '
        f'y="{base - tall:.1f}" height="{tall:.1f}"/>'
    )


def _upright_axis(
    axes: Axes, low: float, high: float, height: Callable[[float], float], base: float
) -> list[str]:
    """Return the upright axis with its ticks and grid, and the line of the axis across."""
    parts = [f'<text class="axis" x="0%" y="14">{escape(axes.upright)}</text>']
    for tick in ticks(low, high):
        at = f"{height(tick):.1f}"
        parts.append(f'<line class="grid" x1="{_LEFT}%" x2="{_RIGHT}%" y1="{at}" y2="{at}"/>')
        parts.append(
            f'<text class="upright" x="{_LEFT - 1}%" y="{height(tick) + 5:.1f}">'
            f"{escape(axes.shown(tick))}</text>"
        )
    parts.append(_upright("axis-line", _LEFT, _HEAD, base))
    parts.append(f'<line class="axis-line" x1="{_LEFT}%" x2="{_RIGHT}%" y1="{base}" y2="{base}"/>')
    return parts


def _across_label(label: str, tall: int) -> str:
    return f'<text x="{(_LEFT + _RIGHT) / 2}%" y="{tall - 6}">{escape(label)}</text>'


def curve(
    points: Sequence[tuple[str, Interval]], axes: Axes, title: str, marked: int | None = None
) -> str:
    """Return a curve of means with intervals, one for each value of a figure, in even steps."""
    tall = 260
    base = tall - _FOOT
    here = scale([bound for _, found in points for bound in (found.low, found.high)])

    def height(value: float) -> float:
        return _HEAD + (1 - (value - here.low) / (here.high - here.low)) * (base - _HEAD)

    def across(place: int) -> float:
        return _LEFT + (_RIGHT - _LEFT) * (place + 0.5) / len(points)

    parts = [_open(title, tall), *_upright_axis(axes, here.low, here.high, height, base)]
    for place in range(1, len(points)):
        before, now = points[place - 1][1].mean, points[place][1].mean
        line = (
            f'x1="{across(place - 1):.2f}%" y1="{height(before):.1f}" '
            f'x2="{across(place):.2f}%" y2="{height(now):.1f}"'
        )
        parts.append(f'<line class="path" {line}/>')
    step = max(1, -(-len(points) // 8))
    for place, (label, found) in enumerate(points):
        at = across(place)
        hit = (
            f'<rect class="hit" x="{at:.2f}%" width="24" y="{_HEAD}" height="{base - _HEAD}" '
            f'transform="translate(-12 0)"/>'
        )
        shapes = (
            hit
            + _upright("end", at, height(found.low), height(found.high))
            + f'<circle cx="{at:.2f}%" cy="{height(found.mean):.1f}" r="6"/>'
        )
        mark = "mark above" if place == marked else "mark"
        parts.append(_told(mark, shapes, at, height(found.high) - 8, found.told))
        parts.append(_upright("axis-line", at, base, base + 5))
        if place % step == 0:
            parts.append(f'<text x="{at:.2f}%" y="{base + 19}">{escape(label)}</text>')
    return "".join([*parts, _across_label(axes.across, tall), "</svg>"])


def _open(title: str, tall: int) -> str:
    return (
        f'<svg class="plot" role="group" aria-label="{escape(title)}" width="100%" height="{tall}">'
    )
