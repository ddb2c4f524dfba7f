"""Findings: the answers to questions in numbers, with intervals and significant differences.

A page shows dozens of intervals, and one in twenty misses. So a difference is reported only after
Holm correction: with probability 0.95 none of those on the page is a false positive. Intervals are
shown uncorrected.
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
    GameSums,
    difference_from,
    estimate,
    holm_significant,
    paired_difference,
)
from simony.lab.balance.questions import QuestionTallies, QuestionTally, luck_bins
from simony.lab.simulate.simulation import Z95

ABOVE, BELOW, OPEN = "above", "below", "open"
EVEN = 0.5
_POWER = 0.8
_BARS = 32
"""The most bars of a histogram."""


@dataclass
class Bar:
    """A group: its mean, its difference from the reference, and the same under the other rules."""

    group: CellValue
    estimate: Estimate
    difference: Difference | None = None
    """The difference from the reference value."""
    verdict: str = ""
    other: Estimate | None = None
    change: Difference | None = None
    """The change from these rules to the others."""
    change_verdict: str = ""
    group_end: CellValue = None
    """For luck: the end of the range that starts with `group`."""


@dataclass
class HistogramBin:
    """A histogram bin: values from `low` to `high`, and their share under both rules."""

    low: CellValue
    high: CellValue
    share: float
    other: float | None = None


@dataclass
class Finding:
    question: Question
    is_share: bool
    against: float | None
    """The reference of every bar: a fair share, the overall mean, or even chances."""
    bars: list[Bar] = field(default_factory=list)
    histogram: list[HistogramBin] = field(default_factory=list)
    quantiles: tuple[float, float, float] | None = None
    """For a distribution of numbers: the 10th, 50th and 90th percentile."""
    ranges: list[Bar] = field(default_factory=list)


def make_findings(
    tallies: QuestionTallies, fair: float, other: QuestionTallies | None = None
) -> list[Finding]:
    """Return one finding for each question that has rows."""
    found = [_make_finding(tally, fair) for tally in tallies.tallies]
    if other is not None:
        for mine, tally, theirs in zip(found, tallies.tallies, other.tallies, strict=True):
            if mine is not None:
                _compare(mine, tally, theirs)
    there = [finding for finding in found if finding is not None]
    _judge(there)
    return there


def _make_finding(tally: QuestionTally, fair: float) -> Finding | None:
    kind = tally.question.kind
    if kind == MEAN:
        return _means(tally, fair)
    return _luck(tally) if kind == LUCK else _spread(tally)


def bounds(tally: QuestionTally) -> tuple[float, float]:
    return (0, 1) if tally.is_share else (-math.inf, math.inf)


def _means(tally: QuestionTally, fair: float) -> Finding | None:
    groups = tally.shown_groups()
    if not groups:
        return None
    alone = len(groups) == 1
    is_win = tally.question.column == "won"
    against = fair if is_win and not alone else None if alone else tally.everything.mean
    finding = Finding(tally.question, tally.is_share, against)
    for group in groups:
        sums = tally.groups[group]
        found = estimate(sums, *bounds(tally))
        assert found is not None
        difference = None if alone else _group_difference(tally, sums, fair if is_win else None)
        finding.bars.append(Bar(group, found, difference))
    return finding


def _group_difference(tally: QuestionTally, sums: GameSums, fair: float | None) -> Difference:
    if fair is not None:
        return difference_from(sums, fair, is_share=True)
    return paired_difference(sums, tally.everything, is_share=tally.is_share)


def _luck(tally: QuestionTally) -> Finding | None:
    found = estimate(tally.everything, 0, 1)
    if found is None:
        return None
    finding = Finding(
        tally.question,
        True,
        EVEN,
        [Bar("", found, difference_from(tally.everything, EVEN, is_share=True))],
    )
    for low, high, rows, share, error in luck_bins(tally):
        half = Z95 * error
        finding.ranges.append(
            Bar(
                low,
                Estimate(share, max(0.0, share - half), min(1.0, share + half), rows, found.games),
                group_end=high,
            )
        )
    return finding


def _spread(tally: QuestionTally) -> Finding | None:
    if not tally.values:
        return None
    finding = Finding(tally.question, False, None)
    found = estimate(tally.everything)
    if found is None:  # words
        total = tally.values.total()
        finding.is_share = True
        finding.histogram = [
            HistogramBin(value, value, count / total) for value, count in tally.values.most_common()
        ]
        return finding
    finding.bars = [Bar("", found)]
    finding.histogram = [
        HistogramBin(low, high, _part(tally, low, high)) for low, high in _edges([tally])
    ]
    finding.quantiles = _quantile(tally, 0.1), _quantile(tally, 0.5), _quantile(tally, 0.9)
    return finding


def _edges(both: Sequence[QuestionTally]) -> list[tuple[int, int]]:
    values = [int(float(value or 0)) for tally in both for value in tally.values]
    low, high = min(values), max(values)
    width = max(1, math.ceil((high - low + 1) / _BARS))
    return [(edge, edge + width - 1) for edge in range(low, high + 1, width)]


def _part(tally: QuestionTally, low: int, high: int) -> float:
    return (
        sum(count for value, count in tally.values.items() if low <= float(value or 0) <= high)
        / tally.values.total()
    )


def _quantile(tally: QuestionTally, part: float) -> float:
    wanted, seen = part * tally.values.total(), 0
    for value in sorted(tally.values, key=lambda each: float(each or 0)):
        seen += tally.values[value]
        if seen >= wanted:
            return float(value or 0)
    raise AssertionError


# --- two rule sets --------------------------------------------------------------------------------


def _compare(finding: Finding, mine: QuestionTally, theirs: QuestionTally) -> None:
    if finding.question.kind == MEAN:
        for bar in finding.bars:
            _compare_bar(bar, mine.groups[bar.group], theirs.groups.get(bar.group), mine)
    elif finding.bars:
        _compare_bar(finding.bars[0], mine.everything, theirs.everything, mine)
    if finding.question.kind == DISTRIBUTION and theirs.values:
        if finding.bars:
            finding.histogram = [
                HistogramBin(low, high, _part(mine, low, high), _part(theirs, low, high))
                for low, high in _edges([mine, theirs])
            ]
        else:
            total = theirs.values.total()
            for bin_ in finding.histogram:
                bin_.other = theirs.values[bin_.low] / total


def _compare_bar(bar: Bar, mine: GameSums, theirs: GameSums | None, tally: QuestionTally) -> None:
    if theirs is None or not theirs.rows:
        return
    bar.other = estimate(theirs, *bounds(tally))
    bar.change = paired_difference(theirs, mine)


def _judge(found: Sequence[Finding]) -> None:
    """Set the verdicts, with one Holm correction over differences from references and one over
    changes between rules.
    """
    bars = [bar for finding in found for bar in finding.bars]
    for bar, verdict in _verdicts([(bar, bar.difference) for bar in bars]):
        bar.verdict = verdict
    for bar, verdict in _verdicts([(bar, bar.change) for bar in bars]):
        bar.change_verdict = verdict


def _verdicts(tested: Sequence[tuple[Bar, Difference | None]]) -> list[tuple[Bar, str]]:
    """Return the verdicts of one Holm correction, for the bars that have such a difference."""
    held = [(bar, difference) for bar, difference in tested if difference is not None]
    real = holm_significant([difference.p for _, difference in held])
    return [
        (bar, _verdict(difference, is_real))
        for (bar, difference), is_real in zip(held, real, strict=True)
    ]


def _verdict(difference: Difference, is_real: bool) -> str:
    if not is_real or difference.size == 0:
        return OPEN
    return ABOVE if difference.size > 0 else BELOW


def count_differences(found: Sequence[Finding]) -> int:
    """Return the number of differences that were tested."""
    return sum(bar.difference is not None for finding in found for bar in finding.bars)


def count_changes(found: Sequence[Finding]) -> int:
    """Return the number of tested changes between two rule sets."""
    return sum(bar.change is not None for finding in found for bar in finding.bars)


def detectable_difference(widest: float, looked: int) -> float:
    """Return the difference that would be found significant with a probability of 80 %.

    `widest` is half of the widest interval, `looked` the number of differences tested.
    """
    normal = NormalDist()
    needed = normal.inv_cdf(1 - ALPHA / 2 / max(1, looked)) + normal.inv_cdf(_POWER)
    return widest / Z95 * needed


def to_record(finding: Finding) -> dict[str, object]:
    """Return the finding as a record for JSON files."""
    question = finding.question
    return {
        "question": question.name,
        "kind": question.kind,
        "table": question.dataset,
        "of": question.column,
        "by": question.group_by,
        "where": dict(question.where),
        "against": finding.against,
        "groups": [_bar_record(bar) for bar in finding.bars],
        "ranges": [_bar_record(bar) for bar in finding.ranges],
        "heaps": [
            {"low": bin_.low, "high": bin_.high, "share": bin_.share, "other": bin_.other}
            for bin_ in finding.histogram
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

    return {
        "group": bar.group,
        "upto": bar.group_end,
        "estimate": of(bar.estimate),
        "p": bar.difference.p if bar.difference else None,
        "difference": _difference_record(bar.difference),
        "verdict": bar.verdict,
        "other": of(bar.other),
        "change": _difference_record(bar.change),
        "changed": bar.change_verdict,
    }


def _difference_record(found: Difference | None) -> dict[str, float] | None:
    if found is None:
        return None
    return {"size": found.size, "low": found.low, "high": found.high, "p": found.p}
