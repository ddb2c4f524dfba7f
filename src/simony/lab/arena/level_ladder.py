"""Matches of each level of bots against the one below, and tables of the results.

Each match has its own file in a folder and resumes from it; it ends when it is decided.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from simony.core.contract import Game
from simony.lab.arena.arena import ABOVE, BELOW, Report, run_match
from simony.lab.arena.match import Match, make_match
from simony.lab.arena.match_game import PlayedGame

_HEADS = (
    "game",
    "players",
    "bot",
    "against",
    "games",
    "wins",
    "95 %",
    "asked",
    "answer",
    "ms a decision",
    "seed",
)
_ANSWERS = {ABOVE: "more", BELOW: "less"}


@dataclass(frozen=True)
class LadderSettings:
    """How the matches are played: at least `at_least` and at most `games` games, until it is known
    whether the bot wins more or less than `times_fair` fair shares.
    """

    folder: Path
    seed: str
    games: int
    jobs: int = 1
    times_fair: float = 1.0
    at_least: int = 0


def level_pairs(levels: Sequence[str], against: str | None = None) -> list[tuple[str, str]]:
    """Return each level with the one below it, weakest first; or each with `against`."""
    if against is not None:
        return [(level, against) for level in levels if level != against]
    return list(zip(levels[1:], levels[:-1], strict=True))


def play_ladder(
    game: Game,
    met: Sequence[tuple[str, str]],
    terms: LadderSettings,
    on_game: Callable[[PlayedGame], None] | None = None,
) -> Iterator[Report]:
    """Play one bot of the first against a table of the second, for every pair.

    An interrupted match is reported too, and ends the iteration.
    """
    terms.folder.mkdir(parents=True, exist_ok=True)
    for higher, lower in met:
        match = make_match(game, [higher, lower], terms.seed)
        report = run_match(
            match,
            terms.games,
            jobs=terms.jobs,
            file=terms.folder / match_file_name(match),
            until_decided=True,
            times_fair=terms.times_fair,
            at_least=terms.at_least,
            on_game=on_game,
        )
        yield report
        if report.stopped == "interrupted":
            return


def match_file_name(match: Match) -> str:
    """Return the file name of a match, so that it can be resumed."""
    words = (match.game.key, str(match.game.seats), *match.names)
    return re.sub(r"[^a-z0-9.=-]+", "_", " ".join(words)) + ".jsonl"


def markdown(reports: Sequence[Report]) -> str:
    """Return a Markdown table with one row per match and all that is needed to check it."""
    rows = [_HEADS, ("---",) * len(_HEADS), *(_row(report) for report in reports if report.bots)]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def matrix(reports: Sequence[Report]) -> str:
    """Return a Markdown table with one row per game and one column per pair; undecided matches are
    marked open.
    """
    cells = {
        (_game(report.match), _pair(report.match)): _cell(report)
        for report in reports
        if report.bots
    }
    games, met = (
        list(dict.fromkeys(game for game, _ in cells)),
        list(dict.fromkeys(pair for _, pair in cells)),
    )
    rows = [
        ["game", *met],
        ["---"] * (1 + len(met)),
        *([game, *(cells.get((game, pair), "") for pair in met)] for game in games),
    ]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _game(match: Match) -> str:
    return f"{match.game.key.replace('_', ' ').title()}, {match.game.seats} players"


def _pair(match: Match) -> str:
    return ", ".join(f"`{name}`" for name in dict.fromkeys(match.bots))


def _cell(report: Report) -> str:
    first = report.bots[0]
    interval = f"({100 * first.low:.1f} – {100 * first.high:.1f})"
    share = f"{_percent(first.win_share)} {interval}, {report.games}"
    return share if first.verdict in _ANSWERS else f"open: {share}"


def _row(report: Report) -> tuple[str, ...]:
    first, match = report.bots[0], report.match
    others = [bot.name for bot in report.bots[1:]] or [first.name]
    return (
        match.game.key,
        str(match.game.seats),
        f"`{first.name}`",
        f"{match.game.seats - first.seats} × `{others[0]}`",
        f"{report.games:,} ({report.deals:,} × {len(match.seatings)})",
        _percent(first.win_share),
        f"{_percent(first.low)} – {_percent(first.high)}",
        _percent(first.against),
        _ANSWERS.get(first.verdict, "open"),
        f"{1000 * first.seconds_a_decision:.3g}",
        f"`{match.seed}`",
    )


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
