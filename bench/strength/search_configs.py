"""Compares search configurations on the same deals, for a table of docs/bots.md.

    python bench/strength/search_configs.py --game indulgence
        --bots flat/iterations=100,tree/iterations=100 --against priest --games 160

One bot of each kind plays among others of one kind, on the same duplicate deals in all seatings. So
the difference to the first kind is known more precisely than the share of each: the table has both,
with 95 % intervals over deals. Games are saved in a folder; a later run resumes.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from simony.lab.arena.arena import run_match
from simony.lab.arena.confidence import interval
from simony.lab.arena.level_ladder import match_file_name
from simony.lab.arena.match import Match, make_match
from simony.lab.arena.match_game import PlayedGame, win_shares
from simony.registry import open_game

_HEADS = ("bot", "games", "wins", "more than the first, on the same deals", "ms per decision")


@dataclass(frozen=True)
class Row:
    """One kind of bot: its share of the wins in every deal."""

    bot: str
    shares: list[float]
    seatings: int
    milliseconds: float


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare search configurations on the same deals.")
    parser.add_argument("--game", required=True)
    parser.add_argument(
        "--players", type=int, help="number of players (default: depends on the game)"
    )
    parser.add_argument(
        "--bots", required=True, metavar="BOT,BOT…", help="the others are compared with the first"
    )
    parser.add_argument(
        "--against",
        default="priest",
        metavar="BOT",
        help="bot in the other seats (default: priest)",
    )
    parser.add_argument(
        "--games", type=int, default=160, metavar="K", help="games for each bot (default: 160)"
    )
    parser.add_argument(
        "--folder",
        type=Path,
        default=Path(".cache/manners"),
        help="folder of saved games (default: .cache/manners)",
    )
    parser.add_argument("--seed", default="manners")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    game = open_game(arguments.game, arguments.players)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    rows: list[Row] = []
    print(
        f"{game.key}, {game.seats} players, one among {game.seats - 1} × {arguments.against}, "
        f"seed {arguments.seed}\n",
        flush=True,
    )
    for head in (_HEADS, ("---",) * len(_HEADS)):
        print(f"| {' | '.join(head)} |", flush=True)
    for bot in arguments.bots.split(","):
        rows.append(measure(make_match(game, [bot, arguments.against], arguments.seed), arguments))
        print(f"| {' | '.join(_cells(rows[-1], rows[0]))} |", flush=True)


def measure(match: Match, arguments: argparse.Namespace) -> Row:
    games: list[PlayedGame] = []
    report = run_match(
        match,
        arguments.games,
        jobs=arguments.jobs,
        file=arguments.folder / match_file_name(match),
        on_game=games.append,
    )
    size, bot = len(match.seatings), match.bots[0]
    shares = [0.0] * report.deals
    for game in games[: report.games]:
        for name, share in zip(match.seatings[game.seating], win_shares(game.places), strict=True):
            if name == bot:
                shares[game.deal] += share / size
    return Row(bot, shares, size, 1000 * report.bots[0].seconds_a_decision)


def _cells(row: Row, first: Row) -> tuple[str, ...]:
    gains = [one - other for one, other in zip(row.shares, first.shares, strict=False)]
    return (
        f"`{row.bot}`",
        f"{len(row.shares) * row.seatings:,}",
        _with_interval(row.shares, ""),
        "–" if row is first else _with_interval(gains, "+"),
        f"{row.milliseconds:.3g}",
    )


def _with_interval(values: Sequence[float], sign: str) -> str:
    low, high = interval(values)
    return f"{(low + high) / 2:{sign}.3f} ± {(high - low) / 2:.3f}"


if __name__ == "__main__":
    main()
