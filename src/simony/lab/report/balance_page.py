"""A balance report as one page: a plot for each question, its numbers, and sentences that follow
from them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from simony.core.study import DISTRIBUTION, LUCK, MEAN, CellValue, Question, Study
from simony.i18n.sentences import Localization, localization
from simony.i18n.text import Arg, Text
from simony.lab.balance.estimate import Difference, Estimate
from simony.lab.balance.findings import ABOVE, BELOW, OPEN, Answer, Bar, changes, looks, resolution
from simony.lab.balance.questions import is_common
from simony.lab.report import page, plots

_FEW = 8
"""Names that a sentence lists."""
_WEAK, _STRONG = 0.1, 0.3
"""Rank correlations up to which one says hardly, and from which on one says much."""


@dataclass(frozen=True)
class About:
    """What a report is about, in words that differ from run to run."""

    bots: Sequence[str]
    games: int
    seed: str
    rules: str
    """The rule set, by the name of its file; empty for the game as it stands."""
    other: str | None = None
    """The other rule set, if two are compared."""
    drawn: Sequence[str] = ()


class Report:
    """Says one report in one language."""

    def __init__(self, study: Study, found: Sequence[Answer], about: About, language: str) -> None:
        self._study = study
        self._found = found
        self._about = about
        self._words: Localization = localization(language)
        self._language = language

    def html(self) -> str:
        sections = [page.section(answer.question.name, self._title(answer.question), list(self._says(answer)), self._body(answer))
                    for answer in self._found]  # fmt: skip
        contents = [(answer.question.name, self._title(answer.question)) for answer in self._found]
        return page.page(
            self._language,
            self._heading(),
            list(self._lead()),
            contents,
            sections,
            list(self._foot()),
        )

    # --- words ------------------------------------------------------------------------------------

    def _say(self, key: str, **args: Arg) -> str:
        return self._words.translate(Text(key, **args))

    def _title(self, question: Question) -> str:
        return self._say(
            f"lab-{question.key}"
            if is_common(question)
            else f"{self._study.game.key}-{question.key}"
        )

    def _heading(self) -> str:
        game = self._study.game
        return self._say("lab-report-title", game=self._game_name(), players=game.seats)

    def _game_name(self) -> str:
        key = f"{self._study.game.key}-name"
        return self._say(key) if self._words.has(key) else self._study.game.key

    def _rules(self, name: str) -> str:
        return name or self._say("lab-rules-plain")

    def _lead(self) -> Iterator[str]:
        about, game = self._about, self._study.game
        bots = ", ".join(dict.fromkeys(about.bots))
        yield self._say(
            "lab-lead", games=f"{about.games:,}", bots=bots, rules=self._rules(about.rules)
        )
        if game.options:
            yield self._say(
                "lab-lead-options",
                options=", ".join(f"{key}={value}" for key, value in game.options.items()),
            )
        if about.drawn:
            yield self._say("lab-lead-drawn", choices=", ".join(about.drawn))
        if about.other is not None:
            yield self._say(
                "lab-lead-against", rules=self._rules(about.rules), other=self._rules(about.other)
            )
        yield self._say("lab-lead-looks", looks=looks(self._found))

    def _foot(self) -> Iterator[str]:
        game = self._study.game
        yield self._say(
            "lab-foot", seed=self._about.seed, rules=game.rules_version, figures=game.figures_hash
        )

    def _label(self, question: Question, value: CellValue) -> str:
        text = self._study.label(question.group_by or question.column, value)
        if text is not None:
            return self._words.translate(text)
        if isinstance(value, bool):
            return self._say("lab-yes" if value else "lab-no")
        if question.group_by == "seat":
            return self._say("lab-seat", number=int(value or 0))
        if isinstance(value, float):
            return f"{value:g}"
        return str(value)

    def _number(self, answer: Answer, value: float, *, signed: bool = False) -> str:
        sign = "+" if signed else ""
        if answer.is_share:
            unit = "lab-points" if signed else "lab-percent"
            return self._say(unit, number=f"{100 * value:{sign}.1f}")
        return f"{value:{sign}.2f}"

    def _size(self, answer: Answer, value: float) -> str:
        """Of a difference; between shares that is points, not per cent."""
        return (
            self._say("lab-points", number=f"{100 * value:.1f}")
            if answer.is_share
            else f"{value:.2f}"
        )

    def _between(self, answer: Answer, low: float, high: float, *, signed: bool = False) -> str:
        sign, unit = "+" if signed else "", 100 if answer.is_share else 1
        places = 1 if answer.is_share else 2
        ends = self._say(
            "lab-range",
            low=f"{unit * low:{sign}.{places}f}",
            high=f"{unit * high:{sign}.{places}f}",
        )
        return (
            self._say("lab-points" if signed else "lab-percent", number=ends)
            if answer.is_share
            else ends
        )

    # --- sentences --------------------------------------------------------------------------------

    def _says(self, answer: Answer) -> Iterator[str]:
        kind = answer.question.kind
        if kind == MEAN:
            yield from self._says_means(answer)
        elif kind == LUCK:
            yield from self._says_luck(answer)
        else:
            yield from self._says_spread(answer)
        yield from self._says_changes(answer)

    def _says_means(self, answer: Answer) -> Iterator[str]:
        bars = answer.bars
        if answer.against is None:
            bar = bars[0]
            yield self._say(
                "lab-says-one",
                mean=self._number(answer, bar.estimate.mean),
                range=self._range(answer, bar.estimate),
            )
            return
        if answer.is_share and all(bar.estimate.mean == 0 for bar in bars):
            yield self._say("lab-says-never")
            return
        kind = "fair" if answer.question.column == "won" else "mean"
        against = self._number(answer, answer.against)
        for verdict in (ABOVE, BELOW):
            named = self._named(answer, [bar for bar in bars if bar.verdict == verdict])
            if named:
                yield self._say(f"lab-says-{kind}-{verdict}", against=against, names=named)
        if all(bar.verdict == OPEN for bar in bars):
            size = resolution(max(bar.estimate.half for bar in bars), looks(self._found))
            yield self._say(f"lab-says-{kind}-none", against=against, size=self._size(answer, size))

    def _named(self, answer: Answer, bars: Sequence[Bar]) -> str:
        ordered = sorted(bars, key=lambda bar: -abs(bar.apart.size if bar.apart else 0))
        names = [
            self._say(
                "lab-named",
                name=self._label(answer.question, bar.group),
                number=self._number(answer, bar.estimate.mean),
            )
            for bar in ordered[:_FEW]
        ]
        if len(ordered) > _FEW:
            names.append(self._say("lab-more", count=len(ordered) - _FEW))
        return self._words.join_and(names)

    def _says_luck(self, answer: Answer) -> Iterator[str]:
        bar = answer.bars[0]
        gamma = 2 * bar.estimate.mean - 1
        yield self._say(
            "lab-says-luck",
            share=self._number(answer, bar.estimate.mean),
            range=self._range(answer, bar.estimate),
            gamma=f"{gamma:+.2f}",
        )
        if bar.verdict == OPEN:
            yield self._say("lab-says-luck-open")
            return
        size = "weak" if abs(gamma) < _WEAK else "strong" if abs(gamma) >= _STRONG else "some"
        yield self._say(f"lab-says-luck-{size}-{bar.verdict}")

    def _says_spread(self, answer: Answer) -> Iterator[str]:
        if answer.middle is None:
            named = [self._say("lab-named", name=self._label(answer.question, heap.low), number=self._number(answer, heap.share))
                     for heap in answer.heaps[:_FEW]]  # fmt: skip
            yield self._say("lab-says-words", names=self._words.join_and(named))
            return
        bar, (low, middle, high) = answer.bars[0], answer.middle
        yield self._say(
            "lab-says-spread",
            mean=self._number(answer, bar.estimate.mean),
            range=self._range(answer, bar.estimate),
            low=f"{low:g}",
            middle=f"{middle:g}",
            high=f"{high:g}",
        )

    def _says_changes(self, answer: Answer) -> Iterator[str]:
        looked = [bar for bar in answer.bars if bar.change is not None]
        if not looked:
            return
        for verdict in (ABOVE, BELOW):
            named = [self._changed_name(answer, bar) for bar in looked if bar.changed == verdict]
            if named:
                yield self._say(
                    f"lab-says-change-{verdict}",
                    other=self._rules(self._about.other or ""),
                    names=self._words.join_and(named[:_FEW]),
                )
        if all(bar.changed == OPEN for bar in looked):
            widest = max(
                (bar.change.high - bar.change.low) / 2 for bar in looked if bar.change is not None
            )
            yield self._say(
                "lab-says-change-none",
                size=self._size(answer, resolution(widest, changes(self._found))),
            )

    def _changed_name(self, answer: Answer, bar: Bar) -> str:
        assert bar.change is not None
        change = self._number(answer, bar.change.size, signed=True)
        name = (
            self._label(answer.question, bar.group)
            if answer.question.group_by
            else self._title(answer.question)
        )
        return self._say("lab-named", name=name, number=change)

    def _range(self, answer: Answer, found: Estimate) -> str:
        return self._between(answer, found.low, found.high)

    # --- plots and tables -------------------------------------------------------------------------

    def _body(self, answer: Answer) -> str:
        kind = answer.question.kind
        key = self._key() if self._about.other is not None else ""
        if kind == DISTRIBUTION:
            return key + self._heaps(answer)
        body = self._bars(answer, answer.bars)
        if kind == LUCK and len(answer.ranges) > 1:
            body += self._ranges(answer)
        return key + body

    def _key(self) -> str:
        mine, other = (
            escape(self._rules(name)) for name in (self._about.rules, self._about.other or "")
        )
        return f'<p class="key"><span></span>{mine}<span class="other"></span>{other}</p>'

    def _bars(self, answer: Answer, bars: Sequence[Bar]) -> str:
        values = [bound for bar in bars for bound in (bar.estimate.low, bar.estimate.high)]
        values += [
            bound
            for bar in bars
            if bar.other is not None
            for bound in (bar.other.low, bar.other.high)
        ]
        here = plots.scale(values + ([answer.against] if answer.against is not None else []))
        compared = any(bar.change is not None for bar in bars)
        heads = [
            self._head(answer),
            self._say("lab-head-mean"),
            self._say("lab-head-interval"),
            self._say("lab-head-rows"),
        ]
        heads += (
            [self._say("lab-head-change"), ""]
            if compared
            else ([self._say("lab-head-verdict"), ""] if bars[0].apart else [""])
        )
        rows = [self._bar(answer, bar, here, compared=compared) for bar in bars]
        return page.table(heads, rows, plotted=True)

    def _head(self, answer: Answer) -> str:
        return (
            ""
            if not answer.question.group_by
            else self._say(self._meaning(answer.question.group_by))
        )

    def _meaning(self, column: str) -> str:
        own = f"{self._study.game.key}-column-{column.replace('_', '-')}"
        return own if self._words.has(own) else f"lab-column-{column.replace('_', '-')}"

    def _bar(
        self, answer: Answer, bar: Bar, here: plots.Scale, *, compared: bool
    ) -> list[tuple[str, str]]:
        found = bar.estimate
        name = (
            self._label(answer.question, bar.group)
            if answer.question.group_by
            else self._say("lab-all")
        )
        row = [
            ("", escape(name)),
            ("number", escape(self._number(answer, found.mean))),
            ("number between", escape(self._range(answer, found))),
            ("number rows", f"{found.rows:,}"),
        ]
        other = None if bar.other is None else (bar.other.mean, bar.other.low, bar.other.high)
        if compared:
            row.append(
                (
                    f"tell {bar.changed or OPEN}",
                    escape(self._change(answer, bar.change, bar.changed)),
                )
            )
        elif bar.apart is not None:
            row.append((f"tell {bar.verdict}", escape(self._say(f"lab-verdict-{bar.verdict}"))))
        mark = bar.verdict if bar.verdict in (ABOVE, BELOW) and not compared else ""
        row.append(
            (
                "wide",
                plots.dot(here, found.mean, found.low, found.high, answer.against, mark, other),
            )
        )
        return row

    def _change(self, answer: Answer, change: Difference | None, verdict: str) -> str:
        if change is None:
            return "–"
        size = self._number(answer, change.size, signed=True)
        between = self._between(answer, change.low, change.high, signed=True)
        return self._say(
            f"lab-change-{'open' if verdict == OPEN else 'real'}", size=size, range=between
        )

    def _ranges(self, answer: Answer) -> str:
        """Luck: how often one wins with so much of it."""
        bars = answer.ranges
        here = plots.scale(
            [bound for bar in bars for bound in (bar.estimate.low, bar.estimate.high)]
        )
        rows = []
        for bar in bars:
            name = (
                f"{bar.group:g}"
                if bar.group == bar.upto
                else self._say("lab-range", low=f"{bar.group:g}", high=f"{bar.upto:g}")
            )
            found = bar.estimate
            cells = [
                ("", escape(name)),
                ("number", escape(self._number(answer, found.mean))),
                ("number between", escape(self._range(answer, found))),
            ]
            rows.append(
                [
                    *cells,
                    ("number rows", f"{found.rows:,}"),
                    ("wide", plots.dot(here, found.mean, found.low, found.high, None)),
                ]
            )
        heads = [
            self._say(self._meaning(answer.question.column)),
            self._say("lab-head-wins"),
            self._say("lab-head-interval"),
        ]
        return page.table([*heads, self._say("lab-head-rows"), ""], rows, plotted=True)

    def _heaps(self, answer: Answer) -> str:
        labels = [self._heap(answer, heap.low, heap.high) for heap in answer.heaps]
        shares, others = (
            [heap.share for heap in answer.heaps],
            [heap.other for heap in answer.heaps],
        )
        told = self._say(self._meaning(answer.question.column))
        plot = plots.histogram(shares, others, labels, self._title(answer.question), told)
        heads = [told, self._say("lab-head-share")] + (
            [self._say("lab-head-other")] if any(other is not None for other in others) else []
        )
        rows = [
            [("", escape(label)), ("number", self._share(share))]
            + ([("number", self._share(other))] if other is not None else [])
            for label, share, other in zip(labels, shares, others, strict=True)
        ]
        return f"{plot}<details><summary>{escape(self._say('lab-numbers'))}</summary>{page.table(heads, rows)}</details>"

    def _heap(self, answer: Answer, low: CellValue, high: CellValue) -> str:
        return (
            self._label(answer.question, low)
            if low == high
            else self._say("lab-range", low=str(low), high=str(high))
        )

    def _share(self, share: float) -> str:
        return escape(self._say("lab-percent", number=f"{100 * share:.1f}"))
