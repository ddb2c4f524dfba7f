"""A balance report as one page: a plot for each question, its numbers, and sentences derived from
them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from simony.core.study import DISTRIBUTION, LUCK, MEAN, CellValue, Question, Study
from simony.lab.balance.estimate import Difference, Estimate
from simony.lab.balance.findings import (
    ABOVE,
    BELOW,
    OPEN,
    Bar,
    Finding,
    count_changes,
    count_differences,
    detectable_difference,
)
from simony.lab.balance.questions import is_common
from simony.lab.report import page, plots
from simony.lab.report.localized_page import LocalizedPage
from simony.lab.report.summary import SummaryRow, SummaryWriter, by_size

_MAX_NAMES = 8
"""The most names that a sentence lists."""
_WEAK, _STRONG = 0.1, 0.3
"""Rank correlations below which luck counts as weak, and from which it counts as strong."""


@dataclass(frozen=True)
class ReportContext:
    """What a report is about."""

    bots: Sequence[str]
    games: int
    seed: str
    rules: str
    """The rule set by the name of its file; empty for the standard rules."""
    other: str | None = None
    """The other rule set, if two are compared."""
    randomized: Sequence[str] = ()


class Report(LocalizedPage):
    """Renders one report in one language."""

    def __init__(
        self, study: Study, found: Sequence[Finding], about: ReportContext, language: str
    ) -> None:
        super().__init__(study.game, language)
        self._study = study
        self._found = found
        self._about = about

    def html(self) -> str:
        sections = [
            page.section(
                finding.question.name,
                self._title(finding.question),
                list(self._sentences(finding)),
                self._body(finding),
            )
            for finding in self._found
        ]
        contents = [
            (finding.question.name, self._title(finding.question)) for finding in self._found
        ]
        return self._page(self._heading(), list(self._lead()), contents, sections, self._about.seed)

    # --- words ------------------------------------------------------------------------------------

    def _title(self, question: Question) -> str:
        return self._translate(
            f"lab-{question.key}"
            if is_common(question)
            else f"{self._study.game.key}-{question.key}"
        )

    def _heading(self) -> str:
        game = self._study.game
        return self._translate("lab-report-title", game=self._name(), players=game.seats)

    def _rules(self, name: str) -> str:
        return name or self._translate("lab-rules-plain")

    def _lead(self) -> Iterator[str]:
        about, game = self._about, self._study.game
        bots = ", ".join(dict.fromkeys(about.bots))
        yield self._translate(
            "lab-lead", games=f"{about.games:,}", bots=bots, rules=self._rules(about.rules)
        )
        if game.options:
            yield self._translate(
                "lab-lead-options",
                options=", ".join(f"{key}={value}" for key, value in game.options.items()),
            )
        if about.randomized:
            yield self._translate("lab-lead-drawn", choices=", ".join(about.randomized))
        if about.other is not None:
            yield self._translate(
                "lab-lead-against", rules=self._rules(about.rules), other=self._rules(about.other)
            )
        yield self._translate("lab-lead-looks", looks=count_differences(self._found))

    def _label(self, question: Question, value: CellValue) -> str:
        text = self._study.label(question.group_by or question.column, value)
        if text is not None:
            return self._words.translate(text)
        if isinstance(value, bool):
            return self._translate("lab-yes" if value else "lab-no")
        if question.group_by == "seat":
            return self._translate("lab-seat", number=int(value or 0))
        if isinstance(value, float):
            return f"{value:g}"
        return str(value)

    def _spoken(self, question: Question, value: CellValue) -> str:
        """Return a label for a sentence, in which a bare number would be unclear."""
        label = self._label(question, value)
        return self._translate("lab-value", value=label) if label == str(value) else label

    def _number_of(self, finding: Finding, value: float, *, signed: bool = False) -> str:
        return self._number(value, is_share=finding.is_share, signed=signed)

    def _size(self, finding: Finding, value: float) -> str:
        """Format a difference; for shares in percentage points."""
        return (
            self._translate("lab-points", number=f"{100 * value:.1f}")
            if finding.is_share
            else f"{value:.2f}"
        )

    def summary(self) -> list[SummaryRow]:
        """Return every difference, real ones first, by size: between two rule sets, or from what
        would be expected.
        """
        writer = SummaryWriter(self._game, self._language)
        rows = []
        for finding in self._found:
            for bar in finding.bars:
                compared = self._about.other is not None
                difference = bar.change if compared else bar.difference
                if difference is None:
                    continue
                verdict = bar.change_verdict if compared else bar.verdict
                rows.append(
                    writer.row(
                        self._bar_name(finding, bar),
                        bar.estimate if compared else finding.against,
                        bar.other if compared else bar.estimate,
                        difference,
                        is_share=finding.is_share,
                        is_real=verdict in (ABOVE, BELOW),
                    )
                )
        return by_size(rows)

    def _bar_name(self, finding: Finding, bar: Bar) -> str:
        title = self._title(finding.question)
        if not finding.question.group_by:
            return title
        name = self._label(finding.question, bar.group)
        return self._translate("lab-titled", title=title, name=name)

    # --- sentences --------------------------------------------------------------------------------

    def _sentences(self, finding: Finding) -> Iterator[str]:
        kind = finding.question.kind
        if kind == MEAN:
            yield from self._mean_sentences(finding)
        elif kind == LUCK:
            yield from self._luck_sentences(finding)
        else:
            yield from self._distribution_sentences(finding)
        yield from self._change_sentences(finding)

    def _mean_sentences(self, finding: Finding) -> Iterator[str]:
        bars = finding.bars
        if finding.against is None:
            bar = bars[0]
            yield self._translate(
                "lab-says-one",
                mean=self._number_of(finding, bar.estimate.mean),
                range=self._interval(finding, bar.estimate),
            )
            return
        if finding.is_share and all(bar.estimate.mean == 0 for bar in bars):
            yield self._translate("lab-says-never")
            return
        kind = "fair" if finding.question.column == "won" else "mean"
        against = self._number_of(finding, finding.against)
        for verdict in (ABOVE, BELOW):
            named = self._format_names(finding, [bar for bar in bars if bar.verdict == verdict])
            if named:
                yield self._translate(f"lab-says-{kind}-{verdict}", against=against, names=named)
        if all(bar.verdict == OPEN for bar in bars):
            size = detectable_difference(
                max(bar.estimate.half for bar in bars), count_differences(self._found)
            )
            yield self._translate(
                f"lab-says-{kind}-none", against=against, size=self._size(finding, size)
            )

    def _format_names(self, finding: Finding, bars: Sequence[Bar]) -> str:
        ordered = sorted(bars, key=lambda bar: -abs(bar.difference.size if bar.difference else 0))
        names = [
            self._translate(
                "lab-named",
                name=self._spoken(finding.question, bar.group),
                number=self._number_of(finding, bar.estimate.mean),
            )
            for bar in ordered[:_MAX_NAMES]
        ]
        if len(ordered) > _MAX_NAMES:
            names.append(self._translate("lab-more", count=len(ordered) - _MAX_NAMES))
        return self._words.join_and(names)

    def _luck_sentences(self, finding: Finding) -> Iterator[str]:
        bar = finding.bars[0]
        gamma = 2 * bar.estimate.mean - 1
        yield self._translate(
            "lab-says-luck",
            share=self._number_of(finding, bar.estimate.mean),
            range=self._interval(finding, bar.estimate),
            gamma=f"{gamma:+.2f}",
        )
        if bar.verdict == OPEN:
            yield self._translate("lab-says-luck-open")
            return
        size = "weak" if abs(gamma) < _WEAK else "strong" if abs(gamma) >= _STRONG else "some"
        yield self._translate(f"lab-says-luck-{size}-{bar.verdict}")

    def _distribution_sentences(self, finding: Finding) -> Iterator[str]:
        if finding.quantiles is None:
            named = [
                self._translate(
                    "lab-named",
                    name=self._spoken(finding.question, bin_.low),
                    number=self._number_of(finding, bin_.share),
                )
                for bin_ in finding.histogram[:_MAX_NAMES]
            ]
            yield self._translate("lab-says-words", names=self._words.join_and(named))
            return
        bar, (low, middle, high) = finding.bars[0], finding.quantiles
        yield self._translate(
            "lab-says-spread",
            mean=self._number_of(finding, bar.estimate.mean),
            range=self._interval(finding, bar.estimate),
            low=f"{low:g}",
            middle=f"{middle:g}",
            high=f"{high:g}",
        )

    def _change_sentences(self, finding: Finding) -> Iterator[str]:
        looked = [bar for bar in finding.bars if bar.change is not None]
        if not looked:
            return
        for verdict in (ABOVE, BELOW):
            named = [
                self._changed_name(finding, bar) for bar in looked if bar.change_verdict == verdict
            ]
            if named:
                yield self._translate(
                    f"lab-says-change-{verdict}",
                    other=self._rules(self._about.other or ""),
                    names=self._words.join_and(named[:_MAX_NAMES]),
                )
        if all(bar.change_verdict == OPEN for bar in looked):
            widest = max(
                (bar.change.high - bar.change.low) / 2 for bar in looked if bar.change is not None
            )
            yield self._translate(
                "lab-says-change-none",
                size=self._size(finding, detectable_difference(widest, count_changes(self._found))),
            )

    def _changed_name(self, finding: Finding, bar: Bar) -> str:
        assert bar.change is not None
        change = self._number_of(finding, bar.change.size, signed=True)
        name = (
            self._spoken(finding.question, bar.group)
            if finding.question.group_by
            else self._title(finding.question)
        )
        return self._translate("lab-named-change", name=name, number=change)

    def _interval(self, finding: Finding, found: Estimate) -> str:
        return self._range(found.low, found.high, is_share=finding.is_share)

    # --- plots and tables -------------------------------------------------------------------------

    def _body(self, finding: Finding) -> str:
        kind = finding.question.kind
        key = self._key() if self._about.other is not None else ""
        if kind == DISTRIBUTION:
            return key + self._histogram(finding)
        body = self._bars(finding, finding.bars)
        if kind == LUCK and len(finding.ranges) > 1:
            body += self._ranges(finding)
        return key + body

    def _key(self) -> str:
        mine, other = (
            escape(self._rules(name)) for name in (self._about.rules, self._about.other or "")
        )
        return f'<p class="key"><span></span>{mine}<span class="other"></span>{other}</p>'

    def _bars(self, finding: Finding, bars: Sequence[Bar]) -> str:
        values = [bound for bar in bars for bound in (bar.estimate.low, bar.estimate.high)]
        values += [
            bound
            for bar in bars
            if bar.other is not None
            for bound in (bar.other.low, bar.other.high)
        ]
        here = plots.scale(values + ([finding.against] if finding.against is not None else []))
        compared = any(bar.change is not None for bar in bars)
        heads = [
            self._head(finding),
            self._translate("lab-head-mean"),
            self._translate("lab-head-interval"),
            self._translate("lab-head-rows"),
        ]
        heads += (
            [self._translate("lab-head-change"), ""]
            if compared
            else ([self._translate("lab-head-verdict"), ""] if bars[0].difference else [""])
        )
        rows = [self._bar(finding, bar, here, compared=compared) for bar in bars]
        return page.table(heads, rows, plotted=True, axis=self._axis(here, finding.is_share))

    def _axis(self, here: plots.Scale, is_share: bool) -> str:
        label = self._translate(f"lab-axis-{'share' if is_share else 'mean'}")
        return plots.dot_axis(here, self._tick(is_share=is_share), label)

    def _head(self, finding: Finding) -> str:
        return (
            ""
            if not finding.question.group_by
            else self._translate(self._meaning(finding.question.group_by))
        )

    def _meaning(self, column: str) -> str:
        own = f"{self._study.game.key}-column-{column.replace('_', '-')}"
        return own if self._words.has(own) else f"lab-column-{column.replace('_', '-')}"

    def _bar(
        self, finding: Finding, bar: Bar, here: plots.Scale, *, compared: bool
    ) -> list[tuple[str, str]]:
        found = bar.estimate
        name = (
            self._label(finding.question, bar.group)
            if finding.question.group_by
            else self._translate("lab-all")
        )
        row = [
            ("", escape(name)),
            ("number", escape(self._number_of(finding, found.mean))),
            ("number between", escape(self._interval(finding, found))),
            ("number rows", f"{found.rows:,}"),
        ]
        share = finding.is_share
        mine = self._told(name, found, is_share=share)
        other = None
        if bar.other is not None:
            mine = self._told(self._rules(self._about.rules), found, is_share=share)
            other = self._told(self._rules(self._about.other or ""), bar.other, is_share=share)
        if compared:
            row.append(
                (
                    f"tell {bar.change_verdict or OPEN}",
                    escape(self._change(finding, bar.change, bar.change_verdict)),
                )
            )
        elif bar.difference is not None:
            row.append(
                (f"tell {bar.verdict}", escape(self._translate(f"lab-verdict-{bar.verdict}")))
            )
        mark = bar.verdict if bar.verdict in (ABOVE, BELOW) and not compared else ""
        row.append(
            (
                "wide",
                plots.dot(here, mine, finding.against, mark, other),
            )
        )
        return row

    def _change(self, finding: Finding, change: Difference | None, verdict: str) -> str:
        if change is None:
            return "–"
        size = self._number_of(finding, change.size, signed=True)
        between = self._range(change.low, change.high, is_share=finding.is_share, signed=True)
        return self._translate(
            f"lab-change-{'open' if verdict == OPEN else 'real'}", size=size, range=between
        )

    def _ranges(self, finding: Finding) -> str:
        """Render how often a seat wins by its amount of luck."""
        bars = finding.ranges
        here = plots.scale(
            [bound for bar in bars for bound in (bar.estimate.low, bar.estimate.high)]
        )
        rows = []
        for bar in bars:
            name = (
                f"{bar.group:g}"
                if bar.group == bar.group_end
                else self._translate("lab-range", low=f"{bar.group:g}", high=f"{bar.group_end:g}")
            )
            found = bar.estimate
            cells = [
                ("", escape(name)),
                ("number", escape(self._number_of(finding, found.mean))),
                ("number between", escape(self._interval(finding, found))),
            ]
            rows.append(
                [
                    *cells,
                    ("number rows", f"{found.rows:,}"),
                    ("wide", plots.dot(here, self._told(name, found, is_share=True), None)),
                ]
            )
        heads = [
            self._translate(self._meaning(finding.question.column)),
            self._translate("lab-head-wins"),
            self._translate("lab-head-interval"),
        ]
        heads += [self._translate("lab-head-rows"), ""]
        return page.table(heads, rows, plotted=True, axis=self._axis(here, is_share=True))

    def _histogram(self, finding: Finding) -> str:
        labels = [self._bin_label(finding, bin_.low, bin_.high) for bin_ in finding.histogram]
        shares, others = (
            [bin_.share for bin_ in finding.histogram],
            [bin_.other for bin_ in finding.histogram],
        )
        description = self._translate(self._meaning(finding.question.column))
        told = [
            self._translate("lab-plot-bar", name=label, share=self._percent(share))
            if other is None
            else self._translate(
                "lab-plot-bars",
                name=label,
                rules=self._rules(self._about.rules),
                share=self._percent(share),
                other=self._rules(self._about.other or ""),
                against=self._percent(other),
            )
            for label, share, other in zip(labels, shares, others, strict=True)
        ]
        shown = self._tick(is_share=True)
        axes = plots.Axes(description, self._translate("lab-head-share"), shown)
        marks = self._marks(finding, labels)
        title = self._title(finding.question)
        plot = plots.histogram(shares, others, told, marks, axes, title)
        heads = [description, self._translate("lab-head-share")] + (
            [self._translate("lab-head-other")]
            if any(other is not None for other in others)
            else []
        )
        rows = [
            [("", escape(label)), ("number", self._share(share))]
            + ([("number", self._share(other))] if other is not None else [])
            for label, share, other in zip(labels, shares, others, strict=True)
        ]
        summary = escape(self._translate("lab-numbers"))
        numbers = page.table(heads, rows)
        return f"{plot}<details><summary>{summary}</summary>{numbers}</details>"

    def _marks(self, finding: Finding, labels: Sequence[str]) -> list[tuple[float, str]]:
        """Return the ticks below a histogram: round numbers, or the words of the bars."""
        first, last = finding.histogram[0], finding.histogram[-1]
        if not isinstance(first.low, int) or isinstance(first.low, bool) or not finding.bars:
            step = max(1, -(-len(labels) // 6))
            return [(place + 0.5, labels[place]) for place in range(0, len(labels), step)]
        assert isinstance(first.high, int)
        assert isinstance(last.high, int)
        wide = first.high - first.low + 1
        return [
            ((tick - first.low + 0.5) / wide, f"{tick:g}")
            for tick in plots.ticks(first.low, last.high, 7)
            if tick == int(tick)
        ]

    def _bin_label(self, finding: Finding, low: CellValue, high: CellValue) -> str:
        return (
            self._label(finding.question, low)
            if low == high
            else self._translate("lab-range", low=str(low), high=str(high))
        )

    def _share(self, share: float) -> str:
        return escape(self._percent(share))

    def _percent(self, share: float) -> str:
        return self._number(share, is_share=True)
