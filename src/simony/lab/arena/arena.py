"""Matches between bots: who is better, with confidence intervals.

Deals are the independent unit: each is played in all seatings, and a bot's average over them is one
value. Intervals are computed from these values. A match of a fixed number of games uses Student's
interval; one that ends as soon as it is decided uses an interval that holds however often one looks
(`simony.lab.arena.confidence`).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from contextlib import closing, nullcontext
from dataclasses import asdict, dataclass, field
from pathlib import Path

from simony.core.errors import BadOption
from simony.lab.arena.confidence import Wager, anytime_interval, interval
from simony.lab.arena.match import Match
from simony.lab.arena.match_game import PlayedGame, win_shares
from simony.lab.arena.match_workers import Task, iter_games
from simony.lab.arena.results import MatchFile

ALL_PLAYED, DECIDED, INTERRUPTED = "games", "decided", "interrupted"
ABOVE, BELOW, OPEN = "above", "below", "open"


@dataclass(frozen=True)
class Standing:
    """The result of one bot.

    `wins` counts shared first places as fractions; `win_share`, scores and places are per seat.

    `low` and `high` are the 95 % interval of the win share, and `verdict` says whether it is known
    to differ from `against`.

    >>> from simony import open_game
    >>> from simony.lab.arena.arena import run_match
    >>> from simony.lab.arena.match import make_match
    >>> match = make_match(open_game("dogma", seats=3), ["priest", "random"], seed="1")
    >>> report = run_match(match, games=6)
    >>> priest, _ = report.bots
    >>> priest.wins, priest.low < priest.win_share < priest.high
    (5.0, True)
    """

    name: str
    seats: int
    wins: float
    win_share: float
    low: float
    high: float
    against: float
    verdict: str
    score: float
    score_low: float | None
    score_high: float | None
    place: float
    place_low: float
    place_high: float
    rating: float
    rating_sigma: float
    decisions: int
    seconds_a_decision: float
    faults: dict[str, int]


@dataclass(frozen=True)
class Report:
    """The result of a match.

    `games` counts complete deals only; `seconds` is the time of this run.

    >>> from simony import open_game
    >>> from simony.lab.arena.arena import run_match
    >>> from simony.lab.arena.match import make_match
    >>> match = make_match(open_game("dogma", seats=3), ["priest", "random"], seed="1")
    >>> report = run_match(match, games=6)
    >>> report.games, report.deals, [bot.name for bot in report.bots]
    (6, 2, ['priest', 'random'])
    """

    match: Match
    games: int
    deals: int
    seconds: float
    stopped: str
    anytime: bool
    bots: list[Standing] = field(default_factory=list)

    def to_record(self) -> dict[str, object]:
        return {
            **self.match.settings(),
            "seated": list(self.match.bots),
            "games": self.games,
            "deals": self.deals,
            "seatings": len(self.match.seatings),
            "seconds": self.seconds,
            "fair_share": self.match.fair,
            "stopped": self.stopped,
            "interval": "anytime" if self.anytime else "student",
            "bots": [asdict(bot) for bot in self.bots],
        }


def run_match(
    match: Match,
    games: int,
    *,
    jobs: int = 1,
    file: str | Path | None = None,
    until_decided: bool = False,
    times_fair: float = 1.0,
    at_least: int = 0,
    on_game: Callable[[PlayedGame], None] | None = None,
) -> Report:
    """Play `games` games, rounded up so that every deal is played in all seatings.

    With `until_decided`, stop as soon as it is known whether the first bot's win share is above or
    below `times_fair` times its fair share, but not before `at_least` games: more games make the
    interval narrower.

    With a `file`, games in it are not played again and new ones are added. `on_game` is called with
    every game. Ctrl-C ends the match in order: the report covers the deals complete by then.
    """
    progress = _MatchProgress(
        match, games, times_fair, until_decided=until_decided, at_least=at_least
    )
    begin = time.perf_counter()
    stopped = ALL_PLAYED
    with MatchFile(Path(file), match) if file is not None else nullcontext() as results:
        try:
            stopped = progress.follow(results, jobs, on_game)
        except KeyboardInterrupt:
            stopped = INTERRUPTED
    return progress.report(time.perf_counter() - begin, stopped)


class _MatchProgress:
    """The games of a match so far, and whether it is decided."""

    def __init__(
        self, match: Match, games: int, times_fair: float, *, until_decided: bool, at_least: int
    ) -> None:
        self._match = match
        self._seatings = match.seatings
        self._deals = math.ceil(games / len(self._seatings))
        self._until_decided = until_decided
        self._at_least = at_least
        self._target = times_fair * match.fair
        if not 0 < self._target < 1:
            raise BadOption("error-arena-target", came=f"{times_fair:g}", most=match.game.seats)
        self._wager = Wager(self._target)
        self._games: list[PlayedGame] = []

    def follow(
        self, results: MatchFile | None, jobs: int, on_game: Callable[[PlayedGame], None] | None
    ) -> str:
        """Play to the end; return why it ended."""
        for kept in results.games if results is not None else ():
            if self._ended() or not self._wants(kept):
                break
            self._take(kept, on_game)
        with closing(iter_games(self._match, self._tasks(), jobs)) as games:
            while not self._ended():
                game = next(games, None)
                if game is None:
                    break
                if results is not None:
                    results.add(game)
                self._take(game, on_game)
        return DECIDED if self._ended() else ALL_PLAYED

    def _wants(self, game: PlayedGame) -> bool:
        return game.deal < self._deals

    def _tasks(self) -> Iterator[Task]:
        seatings = len(self._seatings)
        for number in range(len(self._games), self._deals * seatings):
            yield divmod(number, seatings)

    def _ended(self) -> bool:
        return (
            self._until_decided and len(self._games) >= self._at_least and self._wager.verdict != 0
        )

    def _take(self, game: PlayedGame, on_game: Callable[[PlayedGame], None] | None) -> None:
        self._games.append(game)
        if self._until_decided and len(self._games) % len(self._seatings) == 0:
            self._wager.add(
                _mean(self._wins(self._match.bots[0], self._games[-len(self._seatings) :]))
            )
        if on_game is not None:
            on_game(game)

    # --- results ----------------------------------------------------------------------------------

    def report(self, seconds: float, stopped: str) -> Report:
        deals = len(self._games) // len(self._seatings)
        complete = self._games[: deals * len(self._seatings)]
        bots = self._standings(complete) if complete else []
        return Report(
            self._match, len(complete), deals, seconds, stopped, self._until_decided, bots
        )

    def _standings(self, games: list[PlayedGame]) -> list[Standing]:
        # openskill takes a third of a second to import
        from simony.lab.arena.ratings import ratings

        rated = ratings(games, self._seatings)
        return [
            self._standing(name, games, rated[name].mu, rated[name].sigma)
            for name in self._match.names
        ]

    def _standing(self, name: str, games: list[PlayedGame], mu: float, sigma: float) -> Standing:
        seats, size = self._match.bots.count(name), len(self._seatings)
        deals = [games[first : first + size] for first in range(0, len(games), size)]
        shares = [_mean(self._wins(name, deal)) for deal in deals]
        scores = [_mean(self._rows(name, deal, lambda game: game.scores)) for deal in deals]
        places = [_mean(self._rows(name, deal, lambda game: game.places)) for deal in deals]
        low, high = self._bounds(shares)
        least, most = interval(scores)
        best, worst = interval(places, 1, self._match.game.seats)
        against = self._target if name == self._match.bots[0] else self._match.fair
        decisions = sum(self._rows(name, games, lambda game: game.decisions))
        return Standing(
            name=name,
            seats=seats,
            wins=math.fsum(self._wins(name, games)),
            win_share=_mean(shares),
            low=low,
            high=high,
            against=against,
            verdict=ABOVE if low > against else BELOW if high < against else OPEN,
            score=_mean(scores),
            score_low=least if math.isfinite(least) else None,
            score_high=most if math.isfinite(most) else None,
            place=_mean(places),
            place_low=best,
            place_high=worst,
            rating=mu,
            rating_sigma=sigma,
            decisions=int(decisions),
            seconds_a_decision=math.fsum(self._rows(name, games, lambda game: game.seconds))
            / max(1, decisions),
            faults=_faults(name, games),
        )

    def _bounds(self, shares: list[float]) -> tuple[float, float]:
        if len(self._match.names) == 1:  # against itself every bot has its fair share
            return self._match.fair, self._match.fair
        return anytime_interval(shares) if self._until_decided else interval(shares, 0, 1)

    def _wins(self, name: str, games: list[PlayedGame]) -> list[float]:
        return self._rows(name, games, lambda game: win_shares(game.places))

    def _rows(
        self,
        name: str,
        games: list[PlayedGame],
        row: Callable[[PlayedGame], list[int] | list[float]],
    ) -> list[float]:
        """Return the values of one bot's seats in these games."""
        return [
            figure
            for game in games
            for seat_name, figure in zip(self._seatings[game.seating], row(game), strict=True)
            if seat_name == name
        ]


def _mean(values: list[float]) -> float:
    return math.fsum(values) / len(values)


def _faults(name: str, games: list[PlayedGame]) -> dict[str, int]:
    found: dict[str, int] = {}
    for game in games:
        for counts in game.troubles:
            if counts.bot == name:
                for kind, count in counts.kinds.items():
                    found[kind] = found.get(kind, 0) + count
    return found
