"""Whether each level of bots beats the one below it, in every game: a table for docs/bots.md.

    make levels       the table; into a document, too, with ARGUMENTS='--write docs/bots.md'
    python bench/strength/levels.py [--levels random,priest,bishop] [--levels
    dogma:random,priest,bishop/iterations=300] [--game dogma] …

One bot of a level sits among others of the next lower one, on duplicate deals in all seatings,
until it is decided with 95 % confidence whether it wins more or less than its fair share. What was
played is kept in a folder, so that a long run can be spread: started again, it goes on. With
--against, all levels are measured against one bot, and with --times-fair against more than a fair
share.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))
import generated_parts

from simony.bots.levels import LEVELS
from simony.lab.arena.arena import Report
from simony.lab.arena.level_ladder import LadderSettings, level_pairs, markdown, matrix, play_ladder
from simony.lab.arena.match_game import PlayedGame
from simony.registry import game_specs, open_game

KEPT = Path(__file__).resolve().parents[1] / "kept/levels"
MAKER = "make levels"


def main() -> None:
    parser = argparse.ArgumentParser(description="Whether each level beats the one below it.")
    parser.add_argument(
        "--levels", action="append", default=[], metavar="[GAME:]BOT,BOT…", help="weakest first"
    )
    parser.add_argument(
        "--game", action="append", metavar="GAME", help="only this one; may be given several times"
    )
    parser.add_argument("--players", type=int, help="how many (default: as many as usual)")
    parser.add_argument(
        "--against", metavar="BOT", help="all against this one, and not against their neighbours"
    )
    parser.add_argument(
        "--times-fair",
        type=float,
        default=1.0,
        metavar="X",
        help="ask for more than X fair shares (default: 1)",
    )
    parser.add_argument(
        "--most",
        type=int,
        default=4000,
        metavar="K",
        help="games a match, if it is not decided before (default: 4000)",
    )
    parser.add_argument(
        "--least",
        type=int,
        default=0,
        metavar="K",
        help="games a match, decided or not, for narrower intervals",
    )
    parser.add_argument(
        "--minutes",
        type=float,
        default=0.0,
        metavar="M",
        help="stop after so long; what was played is kept",
    )
    parser.add_argument(
        "--folder",
        type=Path,
        default=KEPT,
        help="where matches are kept (default: bench/kept/levels)",
    )
    parser.add_argument("--seed", default="levels-2")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--write",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="put a matrix into this document, too",
    )
    arguments = parser.parse_args()
    reports = played(arguments)
    print(f"\n{markdown(reports)}", end="")
    for file in arguments.write:
        generated_parts.write(file, matrix(reports), MAKER)


def played(arguments: argparse.Namespace) -> list[Report]:
    levels = levels_by_game(arguments.levels)
    terms = LadderSettings(
        arguments.folder,
        arguments.seed,
        arguments.most,
        arguments.jobs,
        arguments.times_fair,
        arguments.least,
    )
    hear = until(arguments.minutes)
    reports: list[Report] = []
    for key in arguments.game or game_specs():
        met = level_pairs(levels.get(key, levels[""]), arguments.against)
        for report in play_ladder(open_game(key, arguments.players), met, terms, hear):
            reports.append(report)
            print(markdown([report]).splitlines()[-1], file=sys.stderr)
            if report.stopped == "interrupted":
                return reports
    return reports


def levels_by_game(given: list[str]) -> dict[str, list[str]]:
    """By the key of a game; those for all under no name."""
    found = {"": list(LEVELS)}
    for words in given:
        game, _, bots = words.rpartition(":")
        found[game] = bots.split(",")
    return found


def until(minutes: float) -> Callable[[PlayedGame], None]:
    """Ends a match in order, as Ctrl-C would, when the time is over."""
    end = time.monotonic() + 60 * minutes

    def hear(_game: PlayedGame) -> None:
        if minutes and time.monotonic() > end:
            raise KeyboardInterrupt

    return hear


if __name__ == "__main__":
    main()
