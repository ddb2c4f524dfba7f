"""What questions come to, in numbers: means with intervals, what differs from what, and whether
that is real.

On one page stand dozens of intervals, and of twenty one is wrong. So a difference is called real by
Holm's way: with probability 0.95 not one on the page that is called so is an accident. Intervals
are shown as they are, each for itself.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import NormalDist

from simony.core.study import DISTRIBUTION, LUCK, MEAN, CellValue, Question
from simony.lab.arena.confidence import ALPHA
from simony.lab.balance.estimate import (
    Difference,
    Estimate,
    Sums,
    against_value,
    between,
    estimate,
    real,
)
from simony.lab.balance.questions import Kept, Ledger, bins
from simony.lab.simulate.simulation import Z95

ABOVE, BELOW, OPEN = "above", "below", "open"
EVEN = 0.5
_POWER = 0.8
_BARS = 32
"""Bars of a histogram, at the most."""


@dataclass
class Bar:
    """A group: its mean, what it is held against, and the same under the other rules."""

    group: CellValue
    estimate: Estimate
    apart: Difference | None = None
    """From what it is held against."""
    verdict: str = ""
    other: Estimate | None = None
    change: Difference | None = None
    """From these rules to the others."""
    changed: str = ""
    upto: CellValue = None
    """For luck: the end of the range that begins with `group`."""


@dataclass
class Heap:
    """A bar of a histogram: values from `low` to `high`, and the shares of all that lie there,
    under both rules.
    """

    low: CellValue
    high: CellValue
    share: float
    other: float | None = None


@dataclass
class Answer:
    question: Question
    is_share: bool
    against: float | None
    """What every bar is held against: a fair share, the mean of all, or even chances."""
    bars: list[Bar] = field(default_factory=list)
    heaps: list[Heap] = field(default_factory=list)
    middle: tuple[float, float, float] | None = None
    """For a spread of numbers: the tenth, the middle and the ninetieth of a hundred."""
    ranges: list[Bar] = field(default_factory=list)


def answers(ledger: Ledger, fair: float, other: Ledger | None = None) -> list[Answer]:
    """One a question that has rows to go by."""
    found = [_answer(kept, fair) for kept in ledger.kept]
    if other is not None:
        for mine, kept, theirs in zip(found, ledger.kept, other.kept, strict=True):
            if mine is not None:
                _compare(mine, kept, theirs)
    there = [answer for answer in found if answer is not None]
    _judge(there)
    return there


def _answer(kept: Kept, fair: float) -> Answer | None:
    kind = kept.question.kind
    if kind == MEAN:
        return _means(kept, fair)
    return _luck(kept) if kind == LUCK else _spread(kept)


def bounds(kept: Kept) -> tuple[float, float]:
    return (0, 1) if kept.is_share else (-math.inf, math.inf)


def _means(kept: Kept, fair: float) -> Answer | None:
    groups = kept.shown()
    if not groups:
        return None
    alone = len(groups) == 1
    is_win = kept.question.column == "won"
    against = fair if is_win and not alone else None if alone else kept.everything.mean
    answer = Answer(kept.question, kept.is_share, against)
    for group in groups:
        sums = kept.groups[group]
        found = estimate(sums, *bounds(kept))
        assert found is not None
        apart = None if alone else _apart(kept, sums, fair if is_win else None)
        answer.bars.append(Bar(group, found, apart))
    return answer


def _apart(kept: Kept, sums: Sums, fair: float | None) -> Difference:
    if fair is not None:
        return against_value(sums, fair, is_share=True)
    return between(sums, kept.everything, is_share=kept.is_share)


def _luck(kept: Kept) -> Answer | None:
    found = estimate(kept.everything, 0, 1)
    if found is None:
        return None
    answer = Answer(
        kept.question,
        True,
        EVEN,
        [Bar("", found, against_value(kept.everything, EVEN, is_share=True))],
    )
    for low, high, rows, share, error in bins(kept):
        half = Z95 * error
        answer.ranges.append(
            Bar(
                low,
                Estimate(share, max(0.0, share - half), min(1.0, share + half), rows, found.games),
                upto=high,
            )
        )
    return answer


def _spread(kept: Kept) -> Answer | None:
    if not kept.values:
        return None
    answer = Answer(kept.question, False, None)
    found = estimate(kept.everything)
    if found is None:  # words
        total = kept.values.total()
        answer.is_share = True
        answer.heaps = [
            Heap(value, value, count / total) for value, count in kept.values.most_common()
        ]
        return answer
    answer.bars = [Bar("", found)]
    answer.heaps = [Heap(low, high, _part(kept, low, high)) for low, high in _edges([kept])]
    answer.middle = _quantile(kept, 0.1), _quantile(kept, 0.5), _quantile(kept, 0.9)
    return answer


def _edges(both: Sequence[Kept]) -> list[tuple[int, int]]:
    values = [int(float(value or 0)) for kept in both for value in kept.values]
    low, high = min(values), max(values)
    width = max(1, math.ceil((high - low + 1) / _BARS))
    return [(edge, edge + width - 1) for edge in range(low, high + 1, width)]


def _part(kept: Kept, low: int, high: int) -> float:
    return (
        sum(count for value, count in kept.values.items() if low <= float(value or 0) <= high)
        / kept.values.total()
    )


def _quantile(kept: Kept, part: float) -> float:
    wanted, seen = part * kept.values.total(), 0
    for value in sorted(kept.values, key=lambda each: float(each or 0)):
        seen += kept.values[value]
        if seen >= wanted:
            return float(value or 0)
    raise AssertionError


# --- two rule sets --------------------------------------------------------------------------------


def _compare(answer: Answer, mine: Kept, theirs: Kept) -> None:
    if answer.question.kind == MEAN:
        for bar in answer.bars:
            _compare_bar(bar, mine.groups[bar.group], theirs.groups.get(bar.group), mine)
    elif answer.bars:
        _compare_bar(answer.bars[0], mine.everything, theirs.everything, mine)
    if answer.question.kind == DISTRIBUTION and theirs.values:
        if answer.bars:
            answer.heaps = [
                Heap(low, high, _part(mine, low, high), _part(theirs, low, high))
                for low, high in _edges([mine, theirs])
            ]
        else:
            total = theirs.values.total()
            for heap in answer.heaps:
                heap.other = theirs.values[heap.low] / total


def _compare_bar(bar: Bar, mine: Sums, theirs: Sums | None, kept: Kept) -> None:
    if theirs is None or not theirs.rows:
        return
    bar.other = estimate(theirs, *bounds(kept))
    bar.change = between(theirs, mine)


def _judge(found: Sequence[Answer]) -> None:
    """Two families of questions: what differs from what it is held against, and what the other
    rules change.
    """
    held = [bar for answer in found for bar in answer.bars if bar.apart is not None]
    for bar, is_real in zip(
        held, real([bar.apart.p for bar in held if bar.apart is not None]), strict=True
    ):
        assert bar.apart is not None
        bar.verdict = _verdict(bar.apart, is_real)
    changed = [bar for answer in found for bar in answer.bars if bar.change is not None]
    for bar, is_real in zip(
        changed, real([bar.change.p for bar in changed if bar.change is not None]), strict=True
    ):
        assert bar.change is not None
        bar.changed = _verdict(bar.change, is_real)


def _verdict(difference: Difference, is_real: bool) -> str:
    if not is_real or difference.size == 0:
        return OPEN
    return ABOVE if difference.size > 0 else BELOW


def looks(found: Sequence[Answer]) -> int:
    """How many differences were looked at."""
    return sum(bar.apart is not None for answer in found for bar in answer.bars)


def changes(found: Sequence[Answer]) -> int:
    """How many differences between two rule sets."""
    return sum(bar.change is not None for answer in found for bar in answer.bars)


def resolution(widest: float, looked: int) -> float:
    """What difference would be called real in four cases of five, where the widest interval has
    this half, and so many are looked at.
    """
    normal = NormalDist()
    needed = normal.inv_cdf(1 - ALPHA / 2 / max(1, looked)) + normal.inv_cdf(_POWER)
    return widest / Z95 * needed


def to_record(answer: Answer) -> dict[str, object]:
    """For a file that others read."""
    question = answer.question
    return {
        "question": question.name,
        "kind": question.kind,
        "table": question.dataset,
        "of": question.column,
        "by": question.group_by,
        "where": dict(question.where),
        "against": answer.against,
        "groups": [_bar_record(bar) for bar in answer.bars],
        "ranges": [_bar_record(bar) for bar in answer.ranges],
        "heaps": [
            {"low": heap.low, "high": heap.high, "share": heap.share, "other": heap.other}
            for heap in answer.heaps
        ],
        "alpha": ALPHA,
    }


def _bar_record(bar: Bar) -> dict[str, object]:
    def of(found: Estimate | None) -> dict[str, object] | None:
        return (
            None
            if found is None
            else {"mean": found.mean, "low": found.low, "high": found.high, "rows": found.rows}
        )

    change = bar.change
    return {
        "group": bar.group,
        "upto": bar.upto,
        "estimate": of(bar.estimate),
        "p": bar.apart.p if bar.apart else None,
        "verdict": bar.verdict,
        "other": of(bar.other),
        "change": {"size": change.size, "low": change.low, "high": change.high, "p": change.p}
        if change
        else None,
        "changed": bar.changed,
    }
