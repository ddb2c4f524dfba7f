"""Plays a rule set, or two side by side, and answers what the game's study asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass

from simony.core.contract import Game
from simony.core.errors import BadOption
from simony.lab.balance.findings import Answer, answers, to_record
from simony.lab.balance.questions import Ledger, questions_of
from simony.lab.report.balance_page import About, Report
from simony.lab.simulate.recorded_games import PAIRED
from simony.lab.simulate.simulation import Plan, played
from simony.lab.simulate.studies import study_of
from simony.lab.simulate.workers import Workers

PAGE, NUMBERS = "index.html", "report.json"


@dataclass(frozen=True)
class Rules:
    """A rule set, by the name of its file; empty for the game as it stands."""

    name: str
    game: Game


@dataclass(frozen=True)
class Balance:
    """What was asked and what it came to."""

    rules: Rules
    other: Rules | None
    plan: Plan
    games: int
    answers: list[Answer]

    def html(self, language: str) -> str:
        plan = self.plan
        other = self.other.name if self.other is not None else None
        about = About(plan.bots, self.games, plan.seed, self.rules.name, other, plan.drawn)
        return Report(study_of(self.rules.game), self.answers, about, language).html()

    def to_record(self) -> dict[str, object]:
        other = self.other
        return {
            **self.plan.question(),
            "games": self.games,
            "rules": self.rules.name,
            "against": None
            if other is None
            else {"rules": other.name, "figures_hash": other.game.figures_hash},
            "answers": [to_record(answer) for answer in self.answers],
        }


def measure(
    rules: Rules,
    bots: Sequence[str],
    games: int,
    seed: str,
    *,
    other: Rules | None = None,
    drawn: Sequence[str] = (),
    workers: Workers | None = None,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """So many games with each rule set. `drawn` names choices that are drawn at random."""
    known = study_of(rules.game).randomizable_choices
    for name in drawn:
        if name not in known:
            raise BadOption("error-draw", came=name, known=", ".join(known) or "–")
    ledgers: list[Ledger] = []
    plans: list[Plan] = []
    for each in (rules, other):
        if each is None:
            continue
        study = study_of(each.game)
        ledger = Ledger(study, questions_of(study, bots))
        plan = Plan(each.game, tuple(bots), seed, rows=True, streams=PAIRED, drawn=tuple(drawn))
        with closing(played(plan, games, workers or Workers())) as parts:
            for part in parts:
                ledger.add(part.first, part.games, part.rows)
                if progress is not None:
                    progress(part.games)
        ledger.close()
        ledgers.append(ledger)
        plans.append(plan)
    found = answers(ledgers[0], 1 / rules.game.seats, ledgers[1] if other is not None else None)
    return Balance(rules, other, plans[0], games, found)
