"""Plays one rule set, or two for comparison, and answers the questions of the game's study."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass

from simony.core.contract import Game
from simony.core.errors import BadOption, did_you_mean
from simony.lab.balance.findings import Finding, make_findings, to_record
from simony.lab.balance.questions import QuestionTallies, questions_of
from simony.lab.report.balance_page import Report, ReportContext
from simony.lab.report.summary import SummaryRow
from simony.lab.simulate.recorded_games import PAIRED
from simony.lab.simulate.simulation import Plan, play_chunks
from simony.lab.simulate.studies import study_of
from simony.lab.simulate.workers import Workers

PAGE, NUMBERS = "index.html", "report.json"


@dataclass(frozen=True)
class RuleSet:
    """A rule set and the name of its file; empty for the standard rules.

    >>> from simony import open_game
    >>> from simony.lab.report.balance import RuleSet
    >>> game = open_game("indulgence", seats=3, house_rules={"game": {"rounds": 1}})
    >>> RuleSet("one-round.toml", game).game.house_rules
    {'game': {'rounds': 1}}
    """

    name: str
    game: Game


@dataclass(frozen=True)
class Balance:
    """A balance measurement and its findings.

    >>> from simony import open_game
    >>> from simony.lab.report.balance import RuleSet, measure_balance
    >>> game = open_game("indulgence", seats=3, house_rules={"game": {"rounds": 1}})
    >>> rules = RuleSet("one-round.toml", game)
    >>> balance = measure_balance(rules, ["priest"] * 3, games=20, seed="1")
    >>> balance.games, balance.html("en").startswith("<!doctype html>")
    (20, True)
    """

    rules: RuleSet
    other: RuleSet | None
    plan: Plan
    games: int
    findings: list[Finding]

    def html(self, language: str) -> str:
        return self._report(language).html()

    def summary(self, language: str) -> list[SummaryRow]:
        """Return the findings as rows of a table."""
        return self._report(language).summary()

    def _report(self, language: str) -> Report:
        plan = self.plan
        other = self.other.name if self.other is not None else None
        about = ReportContext(
            plan.bots, self.games, plan.seed, self.rules.name, other, plan.randomized
        )
        return Report(study_of(self.rules.game), self.findings, about, language)

    def to_record(self) -> dict[str, object]:
        other = self.other
        return {
            **self.plan.settings(),
            "games": self.games,
            "rules": self.rules.name,
            "against": None
            if other is None
            else {"rules": other.name, "figures_hash": other.game.figures_hash},
            "answers": [to_record(finding) for finding in self.findings],
        }


def measure_balance(
    rules: RuleSet,
    bots: Sequence[str],
    games: int,
    seed: str,
    *,
    other: RuleSet | None = None,
    randomized: Sequence[str] = (),
    workers: Workers | None = None,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Play `games` games with each rule set.

    `randomized` names choices that are made at random instead of by the bots.
    """
    known = study_of(rules.game).randomizable_choices
    for name in randomized:
        if name not in known:
            problem = BadOption("error-draw", came=name, known=", ".join(known) or "–")
            raise did_you_mean(problem, name, known)
    all_tallies: list[QuestionTallies] = []
    plans: list[Plan] = []
    for each in (rules, other):
        if each is None:
            continue
        study = study_of(each.game)
        tallies = QuestionTallies(study, questions_of(study, bots))
        plan = Plan(
            each.game, tuple(bots), seed, rows=True, streams=PAIRED, randomized=tuple(randomized)
        )
        with closing(play_chunks(plan, games, workers or Workers())) as parts:
            for part in parts:
                tallies.add(part.first, part.games, part.rows)
                if progress is not None:
                    progress(part.games)
        tallies.close()
        all_tallies.append(tallies)
        plans.append(plan)
    found = make_findings(
        all_tallies[0], 1 / rules.game.seats, all_tallies[1] if other is not None else None
    )
    return Balance(rules, other, plans[0], games, found)
