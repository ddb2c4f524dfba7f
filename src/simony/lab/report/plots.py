"""Plots as SVG, made without a library or external files.

Horizontal positions are percentages, so that a plot fills the available width and its text keeps
its size, on a phone as on a large screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

HEIGHT = 170
_FOOT = 26
_HEAD = 8


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


def dot(
    here: Scale,
    mean: float,
    low: float,
    high: float,
    against: float | None,
    mark: str = "",
    other: tuple[float, float, float] | None = None,
) -> str:
    """Return one row of an interval plot; hidden from screen readers, because the numbers are
    beside it.
    """
    tall = 30 if other is None else 40
    middle = tall // 2 if other is None else 13
    parts = [f'<svg class="dot" width="100%" height="{tall}" aria-hidden="true">']
    parts.append(f'<line class="rule" x1="0%" x2="100%" y1="{tall - 1}" y2="{tall - 1}"/>')
    if against is not None:
        parts.append(
            f'<line class="fair" x1="{here.at(against):.2f}%" x2="{here.at(against):.2f}%" '
            f'y1="0" y2="{tall}"/>'
        )
    parts.append(_whisker(here, mean, low, high, middle, mark))
    if other is not None:
        parts.append(_whisker(here, *other, 28, "other"))
    return "".join(parts) + "</svg>"


def _whisker(here: Scale, mean: float, low: float, high: float, middle: int, mark: str) -> str:
    left, right, at = here.at(low), here.at(high), here.at(mean)
    shape = (
        f'<rect x="{at:.2f}%" y="{middle - 5}" width="10" height="10" transform="translate(-5 0)"/>'
        if mark == "other"
        else f'<circle cx="{at:.2f}%" cy="{middle}" r="6"/>'
    )
    ends = "".join(
        f'<line x1="{end:.2f}%" x2="{end:.2f}%" y1="{middle - 4}" y2="{middle + 4}"/>'
        for end in (left, right)
    )
    line = f'<line x1="{left:.2f}%" x2="{right:.2f}%" y1="{middle}" y2="{middle}"/>'
    return f'<g class="mark {mark}">{line}{ends}{shape}</g>'


def histogram(
    shares: Sequence[float],
    others: Sequence[float | None],
    labels: Sequence[str],
    title: str,
    description: str,
) -> str:
    """Return a histogram; labels are left out if there are too many."""
    most = max([*shares, *(other for other in others if other is not None), 1e-9])
    tall, wide = HEIGHT - _FOOT - _HEAD, 96 / len(shares)
    parts = [_open(title, description)]
    for place, share in enumerate(shares):
        other = others[place]
        full = 0.84 * wide if other is None else 0.42 * wide
        left = 2 + wide * (place + 0.08)
        parts.append(_column(left, full, share / most * tall, "bar"))
        if other is not None:
            parts.append(_column(left + full, full, other / most * tall, "bar other"))
    base = HEIGHT - _FOOT
    parts.append(f'<line class="rule" x1="1%" x2="99%" y1="{base}" y2="{base}"/>')
    step = max(1, -(-len(labels) // 6))
    under = ((2 + wide * (place + 0.5), labels[place]) for place in range(0, len(labels), step))
    parts += [
        f'<text x="{across:.2f}%" y="{HEIGHT - 7}">{escape(label)}</text>'
        for across, label in under
    ]
    return "".join(parts) + "</svg>"


def _column(left: float, wide: float, tall: float, mark: str) -> str:
    top = HEIGHT - _FOOT - tall
    return (
        f'<rect class="{mark}" x="{left:.2f}%" width="{wide:.2f}%" '
        f'y="{top:.1f}" height="{tall:.1f}"/>'
    )


Dot = tuple[str, float, float, float]
"""A label, a mean and its interval."""


def curve_ends(points: Sequence[Dot]) -> tuple[float, float]:
    """Return the lowest and the highest value of a curve."""
    return min(low for _, _, low, _ in points), max(high for _, _, _, high in points)


def curve(
    points: Sequence[Dot],
    axis: Sequence[str],
    title: str,
    description: str,
    marked: int | None = None,
) -> str:
    """Return a curve of means with intervals, one for each value of a figure, in even steps.

    `axis` has the labels of the lowest and the highest value.
    """
    tall = 220
    base = tall - _FOOT
    ends = curve_ends(points)
    here = scale(ends)

    def height(value: float) -> float:
        return _HEAD + (1 - (value - here.low) / (here.high - here.low)) * (base - _HEAD)

    def across(place: int) -> float:
        return 12 + 86 * (place + 0.5) / len(points)

    parts = [_open(title, description, tall)]
    for value, label in zip(ends, axis, strict=True):
        parts.append(
            f'<line class="rule" x1="12%" x2="99%" '
            f'y1="{height(value):.1f}" y2="{height(value):.1f}"/>'
        )
        parts.append(
            f'<text class="axis" x="0%" y="{height(value) + 5:.1f}">{escape(label)}</text>'
        )
    for place in range(1, len(points)):
        before, now = points[place - 1][1], points[place][1]
        line = (
            f'x1="{across(place - 1):.2f}%" y1="{height(before):.1f}" '
            f'x2="{across(place):.2f}%" y2="{height(now):.1f}"'
        )
        parts.append(f'<line class="path" {line}/>')
    for place, (label, mean, low, high) in enumerate(points):
        at, mark = f"{across(place):.2f}%", "mark above" if place == marked else "mark"
        parts.append(
            f'<g class="{mark}"><line x1="{at}" x2="{at}" '
            f'y1="{height(low):.1f}" y2="{height(high):.1f}"/>'
        )
        parts.append(f'<circle cx="{at}" cy="{height(mean):.1f}" r="6"/></g>')
        parts.append(f'<text x="{at}" y="{tall - 7}">{escape(label)}</text>')
    return "".join(parts) + "</svg>"


def _open(title: str, description: str, tall: int = HEIGHT) -> str:
    return (
        f'<svg class="plot" role="img" width="100%" height="{tall}">'
        f"<title>{escape(title)}</title><desc>{escape(description)}</desc>"
    )
