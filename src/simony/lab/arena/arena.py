"""The arena: who is better at a game, and how sure that is.

Deals are the independent unit: each is played in all seatings, and what a bot made of it on average
is one value. Intervals are made from these. A match of a fixed number of games has Student's; one
that ends as soon as the question is decided has those that hold however often one looks
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
from simony.lab.arena.match_game import Played, win_shares
from simony.lab.arena.match_workers import Task, played
from simony.lab.arena.results import Results

ALL_PLAYED, DECIDED, INTERRUPTED = "games", "decided", "interrupted"
ABOVE, BELOW, OPEN = "above", "below", "open"


@dataclass(frozen=True)
class Standing:
    """One bot.

    `wins` counts shared first places in parts; `win_share` is for one of its `seats`, and so are
    scores and places.

    `low` and `high` bound the win share with 95 % confidence, and `verdict` says whether it is
    known to differ from `against`.
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
    """What a match came to.

    `games` are those of complete deals, `seconds` what they took this time.
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
            **self.match.question(),
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


def arena(
    match: Match,
    games: int,
    *,
    jobs: int = 1,
    file: str | Path | None = None,
    until_decided: bool = False,
    times_fair: float = 1.0,
    at_least: int = 0,
    hear: Callable[[Played], None] | None = None,
) -> Report:
    """Play so many games, or a few more, so that every deal is played in all seatings; with
    `until_decided` stop as soon as it is known whether the first bot's win share is above or
    below `times_fair` times its fair one, but not before `at_least` games: more make the
    interval narrower.

    With a `file`, what it holds is not played again, and what is played is added. `hear` is told of
    every game. Ctrl-C ends it in order: the report is about the deals that are complete then.
    """
    course = _Course(match, games, times_fair, until_decided=until_decided, at_least=at_least)
    begin = time.perf_counter()
    stopped = ALL_PLAYED
    with Results(Path(file), match) if file is not None else nullcontext() as results:
        try:
            stopped = course.follow(results, jobs, hear)
        except KeyboardInterrupt:
            stopped = INTERRUPTED
    return course.report(time.perf_counter() - begin, stopped)


class _Course:
    """How a match goes: the games so far, and whether it is decided."""

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
        self._games: list[Played] = []

    def follow(
        self, results: Results | None, jobs: int, hear: Callable[[Played], None] | None
    ) -> str:
        """To the end; gives why it ended."""
        for kept in results.games if results is not None else ():
            if self._ended() or not self._wants(kept):
                break
            self._take(kept, hear)
        with closing(played(self._match, self._tasks(), jobs)) as games:
            while not self._ended():
                game = next(games, None)
                if game is None:
                    break
                if results is not None:
                    results.add(game)
                self._take(game, hear)
        return DECIDED if self._ended() else ALL_PLAYED

    def _wants(self, game: Played) -> bool:
        return game.deal < self._deals

    def _tasks(self) -> Iterator[Task]:
        seatings = len(self._seatings)
        for number in range(len(self._games), self._deals * seatings):
            yield divmod(number, seatings)

    def _ended(self) -> bool:
        return (
            self._until_decided and len(self._games) >= self._at_least and self._wager.verdict != 0
        )

    def _take(self, game: Played, hear: Callable[[Played], None] | None) -> None:
        self._games.append(game)
        if self._until_decided and len(self._games) % len(self._seatings) == 0:
            self._wager.see(
                _mean(self._wins(self._match.bots[0], self._games[-len(self._seatings) :]))
            )
        if hear is not None:
            hear(game)

    # --- what it comes to -------------------------------------------------------------------------

    def report(self, seconds: float, stopped: str) -> Report:
        deals = len(self._games) // len(self._seatings)
        complete = self._games[: deals * len(self._seatings)]
        bots = self._standings(complete) if complete else []
        return Report(
            self._match, len(complete), deals, seconds, stopped, self._until_decided, bots
        )

    def _standings(self, games: list[Played]) -> list[Standing]:
        from simony.lab.arena.ratings import (
            ratings,
        )  # openskill takes a third of a second to import

        rated = ratings(games, self._seatings)
        return [
            self._standing(name, games, rated[name].mu, rated[name].sigma)
            for name in self._match.names
        ]

    def _standing(self, name: str, games: list[Played], mu: float, sigma: float) -> Standing:
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

    def _wins(self, name: str, games: list[Played]) -> list[float]:
        return self._rows(name, games, lambda game: win_shares(game.places))

    def _rows(
        self, name: str, games: list[Played], row: Callable[[Played], list[int] | list[float]]
    ) -> list[float]:
        """What a row holds for every seat of one bot in these games."""
        return [
            figure
            for game in games
            for borne, figure in zip(self._seatings[game.seating], row(game), strict=True)
            if borne == name
        ]


def _mean(values: list[float]) -> float:
    return math.fsum(values) / len(values)


def _faults(name: str, games: list[Played]) -> dict[str, int]:
    found: dict[str, int] = {}
    for game in games:
        for trouble in game.troubles:
            if trouble.bot == name:
                for kind, count in trouble.kinds.items():
                    found[kind] = found.get(kind, 0) + count
    return found
