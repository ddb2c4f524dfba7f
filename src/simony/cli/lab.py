"""``simony lab``: how a game is balanced, as a page with plots."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from simony.cli.arguments import add_game, add_game_choices, file_name, language_of, options_from, seed_of, whole_number
from simony.cli.simulate import levels_for
from simony.cli.working import add_workers, progress, told_to_stop, workers_from
from simony.core.errors import SimonyError
from simony.games.registry import open_game
from simony.lab.balance import Rules, measure
from simony.terminal.voice import Voice

NAME = "lab"
HELP = "say how a game is balanced: a page with plots"

MOST_GAMES = 1_000_000
PLAIN = "plain"


class Unwritable(SimonyError):
    """A folder that cannot be written to."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_game_choices(parser)
    parser.add_argument("--house", dest="house_rules", metavar="FILE", type=file_name, help="the same as --house-rules")
    against_help = f"compare with the figures in this TOML file; {PLAIN} compares with the game as it stands"
    parser.add_argument("--against", metavar="FILE", type=file_name, help=against_help)
    parser.add_argument("--games", metavar="K", type=whole_number(2, MOST_GAMES), default=2000, help="how many games (default: 2000)")
    parser.add_argument(
        "--bots", metavar="LEVEL[,LEVEL…]", default="priest", help="one level for all seats or one a seat (default: priest)"
    )
    draw_help = "choices to be drawn at random instead of made, with commas between, so that a difference is the choice's own"
    parser.add_argument("--draw", metavar="CHOICE[,CHOICE…]", default="", help=draw_help)
    parser.add_argument("--out", metavar="FOLDER", type=file_name, required=True, help="where the page is written")
    add_workers(parser)


def run(arguments: argparse.Namespace) -> int:
    voice = Voice(language_of(arguments))
    rules = rules_from(arguments, arguments.house_rules)
    other = rules_from(arguments, None if arguments.against == PLAIN else arguments.against) if arguments.against else None
    bots = levels_for(rules.game, arguments.bots)
    drawn = [word.strip() for word in arguments.draw.split(",") if word.strip()]
    total = arguments.games * (2 if other else 1)
    with told_to_stop(), progress(total, voice, quiet=False) as advance:
        found = measure(
            rules, bots, arguments.games, seed_of(arguments), other=other, drawn=drawn, workers=workers_from(arguments), progress=advance
        )
    try:
        page = found.write(Path(arguments.out), language_of(arguments))
    except OSError as error:
        raise Unwritable("cli-unwritable", file=arguments.out, why=error.strerror or str(error)) from error
    sys.stdout.write(voice.tell("cli-lab-page", file=str(page)) + "\n")
    return 0


def rules_from(arguments: argparse.Namespace, house: str | None) -> Rules:
    """The rule set of a house-rules file, or the game as it stands."""
    game = open_game(arguments.game, arguments.players, options_from(arguments.options), house)
    return Rules(Path(house).name if house else "", game)
