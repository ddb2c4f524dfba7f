"""A match: which bots play which game for how long, and every seating of them.

A deal is played in all seatings that turning the table gives, with the same cards in each: so
neither a seat nor a hand is anybody's luck.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass, field

from simony.bots.bot_spec import Budget, canonical_spec
from simony.bots.programs.program import ProgramCommands
from simony.core.contract import Game
from simony.core.errors import BadOption
from simony.lab.simulate.resumable_file import rules_of


@dataclass(frozen=True)
class Match:
    """`bots` are by seat, in the first seating. All that decides how its games go is here."""

    game: Game
    bots: tuple[str, ...]
    seed: str
    budget: Budget = field(default_factory=Budget)
    programs: ProgramCommands = field(default_factory=ProgramCommands)

    @property
    def names(self) -> list[str]:
        """Each bot once, in the order in which they were named."""
        return list(dict.fromkeys(self.bots))

    @property
    def fair(self) -> float:
        """The share of wins that a seat has by right."""
        return 1 / self.game.seats

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """All that turning the table gives, each once: every bot comes to every seat equally
        often.
        """
        turned = (self.bots[turn:] + self.bots[:turn] for turn in range(len(self.bots)))
        return list(dict.fromkeys(turned))

    def question(self) -> dict[str, object]:
        """What is asked, in words: results belong together if they answer the same."""
        return {
            **rules_of(self.game),
            "bots": list(self.bots),
            "programs": {
                name: shlex.join(command)
                for name, command in self.programs.commands.items()
                if name in self.names
            },
            "time": self.budget.seconds,
            "iterations": self.budget.iterations,
            "seed": self.seed,
        }


def arrange(
    game: Game,
    bots: Sequence[str],
    seed: str,
    budget: Budget | None = None,
    programs: ProgramCommands | None = None,
) -> Match:
    """A match of the named bots; the last named takes the seats that are left.

    `BadOption` for bots there are not, or too many.
    """
    programs = programs or ProgramCommands()
    named = [canonical_spec(spec, programs) for spec in bots]
    if not 1 <= len(named) <= game.seats:
        raise BadOption("error-arena-bots", came=len(named), seats=game.seats)
    filled = named + named[-1:] * (game.seats - len(named))
    return Match(game, tuple(filled), seed, budget or Budget(), programs)
