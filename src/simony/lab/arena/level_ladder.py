"""Many matches of one kind: one bot among others of a lower level, for a list of levels, and a
table of what came of it.

Each match has a file of its own in a folder, and goes on from it; it ends when it is decided.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from simony.core.contract import Game
from simony.lab.arena.arena import ABOVE, BELOW, Report, arena
from simony.lab.arena.match import Match, arrange
from simony.lab.arena.match_game import Played

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
class Terms:
    """How the matches are played: `at_least` so many games and `games` at most, until it is known
    whether the bot wins more or less than `times_fair` fair shares.
    """

    folder: Path
    seed: str
    games: int
    jobs: int = 1
    times_fair: float = 1.0
    at_least: int = 0


def pairs(levels: Sequence[str], against: str | None = None) -> list[tuple[str, str]]:
    """Each level with the one below it, weakest first; or each with one that all are measured
    against.
    """
    if against is not None:
        return [(level, against) for level in levels if level != against]
    return list(zip(levels[1:], levels[:-1], strict=True))


def neighbours(
    game: Game,
    met: Sequence[tuple[str, str]],
    terms: Terms,
    hear: Callable[[Played], None] | None = None,
) -> Iterator[Report]:
    """One of the first against a table of the second, for every pair.

    What is interrupted is reported too, and ends it.
    """
    terms.folder.mkdir(parents=True, exist_ok=True)
    for higher, lower in met:
        match = arrange(game, [higher, lower], terms.seed)
        report = arena(
            match,
            terms.games,
            jobs=terms.jobs,
            file=terms.folder / file_of(match),
            until_decided=True,
            times_fair=terms.times_fair,
            at_least=terms.at_least,
            hear=hear,
        )
        yield report
        if report.stopped == "interrupted":
            return


def file_of(match: Match) -> str:
    """Named after its match, so that it is found again."""
    words = (match.game.key, str(match.game.seats), *match.names)
    return re.sub(r"[^a-z0-9.=-]+", "_", " ".join(words)) + ".jsonl"


def markdown(reports: Sequence[Report]) -> str:
    """A table for the documents: a claim a row, with all that it takes to check it."""
    rows = [_HEADS, ("---",) * len(_HEADS), *(_row(report) for report in reports if report.bots)]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def matrix(reports: Sequence[Report]) -> str:
    """The same as one row a game and one column a pair, in the order they come; what is not decided
    is called open.
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
        ["", *met],
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
    share = f"{_percent(first.win_share)} ({100 * first.low:.1f} – {100 * first.high:.1f}), {report.games}"
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
