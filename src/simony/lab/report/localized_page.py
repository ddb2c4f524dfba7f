"""What all pages of the laboratory share: words and numbers in one language, and the footer."""

from __future__ import annotations

from collections.abc import Sequence

from simony.core.contract import Game
from simony.i18n.sentences import localization
from simony.i18n.text import Arg, Text
from simony.lab.balance.estimate import Estimate
from simony.lab.report import page, plots


class LocalizedPage:
    """A page about a game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self._game = game
        self._language = language
        self._words = localization(language)

    def _translate(self, key: str, **args: Arg) -> str:
        return self._words.translate(Text(key, **args))

    def _name(self) -> str:
        key = f"{self._game.key}-name"
        return self._translate(key) if self._words.has(key) else self._game.key

    def _number(self, value: float, *, is_share: bool, signed: bool = False) -> str:
        sign = "+" if signed else ""
        if is_share:
            return self._translate(
                "lab-points" if signed else "lab-percent", number=f"{100 * value:{sign}.1f}"
            )
        return f"{value:{sign}.2f}"

    def _range(self, low: float, high: float, *, is_share: bool, signed: bool = False) -> str:
        sign, unit, places = "+" if signed else "", 100 if is_share else 1, 1 if is_share else 2
        ends = self._translate(
            "lab-range",
            low=f"{unit * low:{sign}.{places}f}",
            high=f"{unit * high:{sign}.{places}f}",
        )
        return (
            self._translate("lab-points" if signed else "lab-percent", number=ends)
            if is_share
            else ends
        )

    def _told(self, name: str, found: Estimate, *, is_share: bool) -> plots.Interval:
        """Return an estimate for a plot, with its words."""
        mean = self._number(found.mean, is_share=is_share)
        between = self._range(found.low, found.high, is_share=is_share)
        told = self._translate("lab-plot-told", name=name, mean=mean, range=between)
        return plots.Interval(found.mean, found.low, found.high, told)

    def _tick(self, *, is_share: bool) -> plots.Format:
        """Return the format of ticks: round numbers, with their unit."""
        if is_share:
            return lambda value: self._translate("lab-percent", number=f"{round(100 * value, 6):g}")
        return lambda value: f"{value:g}"

    def _page(
        self,
        title: str,
        lead: Sequence[str],
        contents: Sequence[tuple[str, str]],
        sections: Sequence[str],
        seed: str,
    ) -> str:
        foot = self._translate(
            "lab-foot", seed=seed, rules=self._game.rules_version, figures=self._game.figures_hash
        )
        return page.page(self._language, title, lead, contents, sections, [foot])
