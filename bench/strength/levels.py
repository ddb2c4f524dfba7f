"""Plays each level of bots against the one below it, in every game, for a table of docs/bots.md.

    make levels       the table; add ARGUMENTS='--write docs/bots.md' to update the document
    python bench/strength/levels.py [--levels random,priest,bishop]
        [--levels dogma:random,priest,bishop/iterations=300] [--game dogma] …

One bot of a level plays among others of the next lower one, on duplicate deals in all seatings,
until it is decided with 95 % confidence whether it wins more or less than its fair share. Games are
saved in a folder, and a later run resumes from it. With --against, all levels are measured against
one bot, and with --times-fair against more than a fair share.
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

SAVED = Path(__file__).resolve().parents[1] / "kept/levels"
MAKER = "make levels"


def main() -> None:
    parser = argparse.ArgumentParser(description="Play each level against the one below it.")
    parser.add_argument(
        "--levels", action="append", default=[], metavar="[GAME:]BOT,BOT…", help="weakest first"
    )
    parser.add_argument(
        "--game", action="append", metavar="GAME", help="play only this game; may be repeated"
    )
    parser.add_argument(
        "--players", type=int, help="number of players (default: depends on the game)"
    )
    parser.add_argument(
        "--against",
        metavar="BOT",
        help="play all levels against this bot instead of the level below",
    )
    parser.add_argument(
        "--times-fair",
        type=float,
        default=1.0,
        metavar="X",
        help="compare with X fair shares (default: 1)",
    )
    parser.add_argument(
        "--most",
        type=int,
        default=4000,
        metavar="K",
        help="most games per match (default: 4000)",
    )
    parser.add_argument(
        "--least",
        type=int,
        default=0,
        metavar="K",
        help="fewest games per match, for narrower intervals",
    )
    parser.add_argument(
        "--minutes",
        type=float,
        default=0.0,
        metavar="M",
        help="stop after M minutes; finished games are saved",
    )
    parser.add_argument(
        "--folder",
        type=Path,
        default=SAVED,
        help="folder of saved matches (default: bench/kept/levels)",
    )
    parser.add_argument("--seed", default="levels-2")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--write",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="also put a matrix into this document",
    )
    arguments = parser.parse_args()
    reports = play_all(arguments)
    print(f"\n{markdown(reports)}", end="")
    for file in arguments.write:
        generated_parts.write(file, matrix(reports), MAKER)


def play_all(arguments: argparse.Namespace) -> list[Report]:
    levels = levels_by_game(arguments.levels)
    settings = LadderSettings(
        arguments.folder,
        arguments.seed,
        arguments.most,
        arguments.jobs,
        arguments.times_fair,
        arguments.least,
    )
    on_game = until(arguments.minutes)
    reports: list[Report] = []
    for key in arguments.game or game_specs():
        pairs = level_pairs(levels.get(key, levels[""]), arguments.against)
        for report in play_ladder(open_game(key, arguments.players), pairs, settings, on_game):
            reports.append(report)
            print(markdown([report]).splitlines()[-1], file=sys.stderr)
            if report.stopped == "interrupted":
                return reports
    return reports


def levels_by_game(given: list[str]) -> dict[str, list[str]]:
    """Return the levels by game; those for all games have an empty key."""
    found = {"": list(LEVELS)}
    for words in given:
        game, _, bots = words.rpartition(":")
        found[game] = bots.split(",")
    return found


def until(minutes: float) -> Callable[[PlayedGame], None]:
    """Return a callback that ends a match in order, like Ctrl-C, when the time is over."""
    end = time.monotonic() + 60 * minutes

    def on_game(_game: PlayedGame) -> None:
        if minutes and time.monotonic() > end:
            raise KeyboardInterrupt

    return on_game


if __name__ == "__main__":
    main()
