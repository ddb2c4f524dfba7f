"""Many games, on one core or several, the same games whatever the number of jobs."""

from __future__ import annotations

import hashlib
import math
import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from simony.bots.bot import level_number
from simony.core.contract import Game
from simony.lab.playout import Chunk, empty_chunk, play_games

CHUNK = 100
"""Games a chunk: the unit of progress and of sharing out work. The digest is made chunk by chunk, so changing it changes digests."""
Z95 = 1.959963984540054


@dataclass(frozen=True)
class Report:
    """What the games came to. `win_share` counts a shared first place in parts; intervals are at 95 %."""

    game: str
    players: int
    games: int
    bots: list[str]
    decisions: int
    seconds: float
    win_share: list[float]
    win_share_interval: list[tuple[float, float]]
    score_mean: list[float]
    score_interval: list[tuple[float, float]]
    seed: str
    digest: str

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds > 0 else 0.0

    @property
    def decisions_per_game(self) -> float:
        return self.decisions / self.games

    def to_record(self) -> dict[str, object]:
        return {**vars(self), "decisions_per_second": round(self.decisions_per_second), "decisions_per_game": self.decisions_per_game}


def simulate(
    game: Game,
    games: int,
    bots: list[str],
    seed: str,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play so many games with a bot of the given level in each seat, and report; `progress` hears how many games each chunk held."""
    levels = [level_number(level) for level in bots]
    begin = time.perf_counter()
    digest = hashlib.sha256()
    total = empty_chunk(game.seats)
    for chunk in _chunks(game, games, levels, seed, jobs):
        digest.update(b"".join(number.to_bytes(5, "big") for number in chunk.hashes))
        _merge(total, chunk)
        if progress is not None:
            progress(chunk.games)
    seconds = time.perf_counter() - begin
    return Report(
        game=game.key,
        players=game.seats,
        games=games,
        bots=bots,
        decisions=total.decisions,
        seconds=seconds,
        win_share=[wins / games for wins in total.wins],
        win_share_interval=[wilson(wins, games) for wins in total.wins],
        score_mean=[scores / games for scores in total.scores],
        score_interval=[_mean_interval(total, seat) for seat in range(game.seats)],
        seed=seed,
        digest=digest.hexdigest(),
    )


def _chunks(game: Game, games: int, levels: list[int], seed: str, jobs: int) -> Iterator[Chunk]:
    tasks = [(game, levels, seed, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    if jobs == 1 or len(tasks) == 1:
        yield from map(_play_chunk, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(tasks)), _ignore_interrupts) as pool:
        yield from pool.imap(_play_chunk, tasks)


def _ignore_interrupts() -> None:
    """Ctrl-C is for whoever asked for the games, not for each worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(task: tuple[Game, list[int], str, int, int]) -> Chunk:
    return play_games(*task)


def _merge(total: Chunk, chunk: Chunk) -> None:
    total.games += chunk.games
    total.decisions += chunk.decisions
    for seat in range(len(total.wins)):
        total.wins[seat] += chunk.wins[seat]
        total.scores[seat] += chunk.scores[seat]
        total.square_scores[seat] += chunk.square_scores[seat]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The Wilson interval of a share: honest also near 0 and 1."""
    share = wins / games
    spread = Z95 * Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def _mean_interval(total: Chunk, seat: int) -> tuple[float, float]:
    games = total.games
    mean = total.scores[seat] / games
    variance = max(0.0, total.square_scores[seat] / games - mean * mean) * games / max(1, games - 1)
    half = Z95 * math.sqrt(variance / games)
    return mean - half, mean + half
