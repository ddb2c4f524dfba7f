"""Pages about figures: the curves of a sweep, the result of a search, and the sensitivity of the
game.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from html import escape

from simony.core.contract import Game
from simony.lab.balance.estimate import Estimate
from simony.lab.balance.figures import format_value
from simony.lab.balance.sensitivity import FigureEffect, Sensitivity
from simony.lab.balance.sweep import Candidate, Fit, Point, Sweep
from simony.lab.balance.targets import Measure
from simony.lab.report import page, plots
from simony.lab.report.localized_page import LocalizedPage
from simony.lab.report.summary import SummaryRow, SummaryWriter, by_size
from simony.lab.simulate.studies import study_of

_MAX_NAMES = 6
_MAX_ROWS = 120
"""The most rows on a sensitivity page; the JSON file has all of them."""


# --- sweeps ---------------------------------------------------------------------------------------


class SweepPage(LocalizedPage):
    def __init__(
        self, game: Game, found: Sweep, bots: Sequence[str], seed: str, language: str
    ) -> None:
        super().__init__(game, language)
        self._found = found
        self._bots = bots
        self._seed = seed

    def html(self) -> str:
        found = self._found
        figures = ", ".join(found.figures)
        lead = [
            self._translate(
                "lab-sweep-lead",
                games=f"{found.games:,}",
                bots=", ".join(dict.fromkeys(self._bots)),
                count=len(found.points),
            ),
            self._translate(
                "lab-sweep-standing",
                values=", ".join(
                    f"{name} = {format_value(value)}"
                    for name, value in found.current_values.items()
                ),
            ),
        ]
        contents = [
            (f"measure-{place}", measure.text) for place, measure in enumerate(found.measures)
        ]
        sections = [self._section(place, measure) for place, measure in enumerate(found.measures)]
        return self._page(
            self._translate("lab-sweep-title", game=self._name(), figures=figures),
            lead,
            contents,
            sections,
            self._seed,
        )

    def _section(self, place: int, measure: Measure) -> str:
        there = [
            (point, each)
            for point in self._found.points
            if (each := point.estimates[place]) is not None
        ]
        if not there:
            return page.section(
                f"measure-{place}", measure.text, [self._translate("lab-sweep-nothing")], ""
            )
        now = next(
            (
                number
                for number, (point, _) in enumerate(there)
                if point.values == self._found.current_values
            ),
            None,
        )
        dots = [
            (point.name, self._told(point.name, each, is_share=measure.is_share))
            for point, each in there
        ]
        figures = ", ".join(self._found.figures)
        title = self._translate("lab-sweep-told", measure=measure.text, figures=figures)
        axes = plots.Axes(figures, measure.text, self._tick(is_share=measure.is_share))
        plot = plots.curve(dots, axes, title, now)
        rows = [self._row(point, each, place, measure) for point, each in there]
        heads = [
            ", ".join(self._found.figures),
            *(self._translate(f"lab-head-{name}") for name in ("mean", "interval", "change")),
        ]
        return page.section(
            f"measure-{place}",
            measure.text,
            list(self._sentences(place, measure, there)),
            plot + page.table(heads, rows),
        )

    def _row(
        self, point: Point, found: Estimate, place: int, measure: Measure
    ) -> list[tuple[str, str]]:
        share = measure.is_share
        cells = [
            ("", escape(point.name)),
            ("number", escape(self._number(found.mean, is_share=share))),
        ]
        cells.append(("number", escape(self._range(found.low, found.high, is_share=share))))
        return [*cells, ("number", escape(self._change(point, place, share)))]

    def _change(self, point: Point, place: int, share: bool) -> str:
        change = point.changes[place]
        if change is None or (change.size == 0 and change.low == change.high):
            return "–"
        size = self._number(change.size, is_share=share, signed=True)
        between = self._range(change.low, change.high, is_share=share, signed=True)
        return self._translate(
            f"lab-change-{'real' if point.real[place] else 'open'}", size=size, range=between
        )

    def _sentences(
        self, place: int, measure: Measure, there: list[tuple[Point, Estimate]]
    ) -> Iterator[str]:
        low, high = (
            min(there, key=lambda each: each[1].mean),
            max(there, key=lambda each: each[1].mean),
        )
        least, most = (
            self._number(each[1].mean, is_share=measure.is_share) for each in (low, high)
        )
        yield self._translate(
            "lab-sweep-says", least=least, at=low[0].name, most=most, peak=high[0].name
        )
        real = sorted(
            (
                (point, change)
                for point, _ in there
                if point.real[place] and (change := point.changes[place]) is not None
            ),
            key=lambda each: -abs(each[1].size),
        )
        if real:
            names = [
                self._translate(
                    "lab-named-change",
                    name=point.name,
                    number=self._number(change.size, is_share=measure.is_share, signed=True),
                )
                for point, change in real[:_MAX_NAMES]
            ]
            if len(real) > _MAX_NAMES:
                names.append(self._translate("lab-more", count=len(real) - _MAX_NAMES))
            yield self._translate("lab-sweep-real", names=self._words.join_and(names))
        elif any(point.changes[place] is not None for point, _ in there):
            yield self._translate("lab-sweep-open")


def sweep_record(found: Sweep) -> list[dict[str, object]]:
    """Return one record per setting and measure."""
    return [
        {
            **point.values,
            "measure": measure.text,
            "mean": each.mean if each else None,
            "low": each.low if each else None,
            "high": each.high if each else None,
            "change": change.size if change else None,
            "change_low": change.low if change else None,
            "change_high": change.high if change else None,
            "p": change.p if change else None,
            "real": real if change else None,
        }
        for point in found.points
        for measure, each, change, real in zip(
            found.measures, point.estimates, point.changes, point.real, strict=True
        )
    ]


def sweep_summary(game: Game, found: Sweep, language: str) -> list[SummaryRow]:
    """Return every change from the current setting, real ones first, by size."""
    writer = SummaryWriter(game, language)
    return by_size(
        [
            writer.row(
                f"{measure.text}, {_setting_name(point)}",
                before,
                point.estimates[place],
                change,
                is_share=measure.is_share,
                is_real=point.real[place],
            )
            for point in found.points
            for place, (measure, before) in enumerate(
                zip(found.measures, found.current, strict=True)
            )
            if (change := point.changes[place]) is not None and point.values != found.current_values
        ]
    )


def _setting_name(point: Point) -> str:
    """Return the values with the last part of the figures' names: ``pays = 3``."""
    return ", ".join(
        f"{name.rpartition('.')[2]} = {format_value(value)}" for name, value in point.values.items()
    )


def sweep_csv(found: Sweep) -> str:
    rows = sweep_record(found)
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


# --- searches -------------------------------------------------------------------------------------


class FitPage(LocalizedPage):
    def __init__(self, game: Game, found: Fit, seed: str, language: str) -> None:
        super().__init__(game, language)
        self._found = found
        self._seed = seed

    def html(self) -> str:
        tried, targets = self._found.tried, self._found.targets
        figures = ", ".join(tried[0].values)
        heads = [
            figures,
            *(target.measure.text for target in targets),
            self._translate("lab-head-games"),
            "",
        ]
        body = page.table(heads, [self._row(each) for each in tried])
        wanted = ", ".join(
            f"{target.measure.text} = "
            + self._number(target.value, is_share=target.measure.is_share)
            for target in targets
        )
        sections = [
            page.section("search", self._translate("lab-fit-section"), list(self.sentences()), body)
        ]
        lead = [self._translate("lab-fit-lead", wishes=wanted, count=len(tried))]
        title = self._translate("lab-fit-title", game=self._name(), figures=figures)
        return self._page(
            title, lead, [("search", self._translate("lab-fit-section"))], sections, self._seed
        )

    def sentences(self) -> Iterator[str]:
        left = [each for each in self._found.tried if not each.eliminated]
        best = left[0]
        yield self._translate("lab-fit-best", values=_format_names(best), games=f"{best.games:,}")
        if len(left) > 1:
            yield self._translate(
                "lab-fit-level",
                count=len(left) - 1,
                values="; ".join(_format_names(each) for each in left[1 : 1 + _MAX_NAMES]),
            )
        else:
            yield self._translate("lab-fit-alone")
        for target, error in zip(self._found.targets, best.errors, strict=True):
            if error is not None and not error.low <= 0 <= error.high:
                size = self._number(error.mean, is_share=target.measure.is_share, signed=True)
                yield self._translate("lab-fit-missed", measure=target.measure.text, size=size)

    def _row(self, tried: Candidate) -> list[tuple[str, str]]:
        cells = [("", escape(", ".join(format_value(value) for value in tried.values.values())))]
        for target, error in zip(self._found.targets, tried.errors, strict=True):
            share, wanted = target.measure.is_share, target.value
            if error is None:
                cells.append(("number", "–"))
                continue
            mean = self._number(error.mean + wanted, is_share=share)
            between = self._range(error.low + wanted, error.high + wanted, is_share=share)
            cells.append(("number", escape(f"{mean} ({between})")))
        state = "given-up" if tried.eliminated else "left"
        kind = "tell open" if tried.eliminated else "tell above"
        return [
            *cells,
            ("number", f"{tried.games:,}"),
            (kind, escape(self._translate(f"lab-fit-{state}"))),
        ]


def _format_names(tried: Candidate) -> str:
    return ", ".join(f"{name} = {format_value(value)}" for name, value in tried.values.items())


# --- sensitivity ----------------------------------------------------------------------------------


class SensitivityPage(LocalizedPage):
    def __init__(
        self, game: Game, found: Sensitivity, bots: Sequence[str], seed: str, language: str
    ) -> None:
        super().__init__(game, language)
        self._found = found
        self._bots = bots
        self._seed = seed
        self._study = study_of(game)

    def html(self) -> str:
        found = self._found
        figures = len({effect.figure for effect in found.found})
        lead = [
            self._translate(
                "lab-doubts-lead",
                figures=figures,
                games=f"{found.games:,}",
                bots=", ".join(dict.fromkeys(self._bots)),
            ),
            self._translate("lab-doubts-how"),
        ]
        if found.left_out:
            lead.append(self._translate("lab-doubts-left-out", names=", ".join(found.left_out)))
        names = ("figure", "course", "result", "moved", "win-change")
        heads = [*(self._translate(f"lab-head-{name}") for name in names), ""]
        here = plots.scale([0.0, *(effect.result.high for effect in found.found)])
        rows = [self._row(effect, here) for effect in found.found[:_MAX_ROWS]]
        axis = plots.dot_axis(here, self._tick(is_share=True), self._translate("lab-head-result"))
        title = self._translate("lab-doubts-section")
        sections = [
            page.section(
                "doubts",
                title,
                list(self.sentences()),
                page.table(heads, rows, plotted=True, axis=axis if rows else ""),
            )
        ]
        return self._page(
            self._translate("lab-doubts-title", game=self._name()),
            lead,
            [("doubts", title)],
            sections,
            self._seed,
        )

    def sentences(self) -> Iterator[str]:
        found = self._found.found
        figures = list(dict.fromkeys(effect.figure for effect in found))
        without_effect = [
            name
            for name in figures
            if all(effect.course.mean == 0 for effect in found if effect.figure == name)
        ]
        significant = list(dict.fromkeys(effect.figure for effect in found if effect.is_real))
        most = list(dict.fromkeys(effect.figure for effect in found if effect.result.mean > 0))
        if most:
            yield self._translate("lab-doubts-most", names=self._words.join_and(most[:_MAX_NAMES]))
        if significant:
            yield self._translate(
                "lab-doubts-real",
                names=self._words.join_and(significant[:_MAX_NAMES]),
                count=len(significant),
            )
        else:
            yield self._translate("lab-doubts-none-real")
        if without_effect:
            yield self._translate(
                "lab-doubts-quiet",
                count=len(without_effect),
                names=self._words.join_and(without_effect[:_MAX_NAMES]),
            )

    def _row(self, effect: FigureEffect, here: plots.Scale) -> list[tuple[str, str]]:
        figure = f"{effect.figure}: {format_value(effect.value)} → {format_value(effect.tried)}"
        result = effect.result
        of_result = (
            f"{self._share(result.mean)} ({self._range(result.low, result.high, is_share=True)})"
        )
        return [
            ("", escape(figure)),
            ("number rows", escape(self._share(effect.course.mean))),
            ("number", escape(of_result)),
            ("number between", f"{effect.moved.mean:.2f}"),
            (f"tell {'below' if effect.is_real else 'open'}", escape(self._wins(effect))),
            (
                "wide",
                plots.dot(
                    here,
                    self._told(figure, result, is_share=True),
                    None,
                    "below" if effect.is_real else "",
                ),
            ),
        ]

    def _share(self, share: float) -> str:
        return self._number(share, is_share=True)

    def _wins(self, effect: FigureEffect) -> str:
        if effect.group is None or effect.wins[effect.group].size == 0:
            return "–"
        column, value = effect.group
        change = effect.wins[effect.group]
        text = self._study.label(column, value)
        name = (
            self._words.translate(text)
            if text is not None
            else self._translate("lab-group", column=column, value=str(value))
        )
        size = self._number(change.size, is_share=True, signed=True)
        between = self._range(change.low, change.high, is_share=True, signed=True)
        description = self._translate(
            f"lab-change-{'real' if effect.is_real else 'open'}", size=size, range=between
        )
        return f"{name}: {description}"
