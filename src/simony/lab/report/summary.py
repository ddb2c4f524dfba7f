"""Findings as rows of a table: what was compared, both means, their difference, and the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from simony.lab.balance.estimate import Difference, Estimate
from simony.lab.report.localized_page import LocalizedPage


@dataclass(frozen=True)
class SummaryRow:
    """A comparison of two means. Each mean and the difference come with their range."""

    name: str
    before: tuple[str, str]
    after: tuple[str, str]
    difference: tuple[str, str]
    verdict: str
    is_real: bool
    is_share: bool
    size: float


class SummaryWriter(LocalizedPage):
    """Formats comparisons in one language."""

    def row(
        self,
        name: str,
        before: Estimate | float | None,
        after: Estimate | None,
        change: Difference,
        *,
        is_share: bool,
        is_real: bool,
    ) -> SummaryRow:
        """Return a row; `before` is a mean, or a value that is known without an interval."""
        return SummaryRow(
            name,
            self._mean(before, is_share=is_share),
            self._mean(after, is_share=is_share),
            (
                self._number(change.size, is_share=is_share, signed=True),
                self._ends(change.low, change.high, is_share=is_share, signed=True),
            ),
            self._translate(f"lab-verdict-{'real' if is_real else 'chance'}"),
            is_real,
            is_share,
            change.size,
        )

    def _mean(self, found: Estimate | float | None, *, is_share: bool) -> tuple[str, str]:
        if found is None:
            return "–", ""
        if isinstance(found, Estimate):
            ends = self._ends(found.low, found.high, is_share=is_share)
            return self._number(found.mean, is_share=is_share), ends
        return self._number(found, is_share=is_share), ""

    def _ends(self, low: float, high: float, *, is_share: bool, signed: bool = False) -> str:
        """Return a range without its unit, which the mean above it has."""
        unit, places = (100, 1) if is_share else (1, 2)
        sign = "+" if signed else ""
        return self._translate(
            "lab-range",
            low=f"{unit * low:{sign}.{places}f}",
            high=f"{unit * high:{sign}.{places}f}",
        )


def by_size(rows: Sequence[SummaryRow]) -> list[SummaryRow]:
    """Return the rows with the real differences first, then shares, then the largest."""
    return sorted(rows, key=lambda row: (not row.is_real, not row.is_share, -abs(row.size)))
