"""A match: the game, the bots, and every seating of them.

A deal is played in all seatings that rotating the table gives, with the same cards in each, so that
neither a seat nor a hand is luck.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass, field

from simony.bots.bot_spec import Budget, canonical_spec
from simony.bots.programs.program import ProgramCommands
from simony.core.contract import Game
from simony.core.errors import BadOption
from simony.lab.simulate.resumable_file import game_settings


@dataclass(frozen=True)
class Match:
    """All that determines the games of a match. `bots` are by seat, in the first seating.

    >>> from simony import open_game
    >>> from simony.lab.arena.match import make_match
    >>> match = make_match(open_game("dogma", seats=3), ["priest", "random"], seed="1")
    >>> match.seatings
    [('priest', 'random', 'random'), ('random', 'random', 'priest'), ('random', 'priest', 'random')]
    """

    game: Game
    bots: tuple[str, ...]
    seed: str
    budget: Budget = field(default_factory=Budget)
    programs: ProgramCommands = field(default_factory=ProgramCommands)

    @property
    def names(self) -> list[str]:
        """Each bot once, in the order of naming."""
        return list(dict.fromkeys(self.bots))

    @property
    def fair(self) -> float:
        """The fair share of wins of one seat."""
        return 1 / self.game.seats

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """All rotations of the bots, each once: every bot gets every seat equally often."""
        turned = (self.bots[turn:] + self.bots[:turn] for turn in range(len(self.bots)))
        return list(dict.fromkeys(turned))

    def settings(self) -> dict[str, object]:
        """Return the settings as a record: results belong together if their settings are equal."""
        return {
            **game_settings(self.game),
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


def make_match(
    game: Game,
    bots: Sequence[str],
    seed: str,
    budget: Budget | None = None,
    programs: ProgramCommands | None = None,
) -> Match:
    """Return a match of the named bots; the last named takes the remaining seats.

    Raise `BadOption` for unknown bots, or too many.
    """
    programs = programs or ProgramCommands()
    named = [canonical_spec(spec, programs) for spec in bots]
    if not 1 <= len(named) <= game.seats:
        raise BadOption("error-arena-bots", came=len(named), seats=game.seats)
    filled = named + named[-1:] * (game.seats - len(named))
    return Match(game, tuple(filled), seed, budget or Budget(), programs)
