"""Simulations: many games, on one core or several, the same games whatever the number of jobs."""

from __future__ import annotations

import hashlib
import json
import math
import os
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path

from simony.bots.bot import level_index
from simony.bots.levels import NOVICE, PRIEST, RANDOM
from simony.core.contract import Game
from simony.core.errors import BadOption
from simony.core.study import GAME_ROWS
from simony.i18n.sentences import localization
from simony.i18n.text import Text
from simony.lab.simulate.journal import Journal, hash_bytes
from simony.lab.simulate.playout import Chunk, empty_chunk, play_games
from simony.lab.simulate.recorded_games import SIMULATED, GameRecorder, RecordedChunk
from simony.lab.simulate.resumable_file import game_settings
from simony.lab.simulate.row_files import CSV, check_format
from simony.lab.simulate.studies import column_text_key, dataset_columns, study_of
from simony.lab.simulate.workers import Workers

CHUNK = 100
"""Games per chunk: the unit of progress, of work sharing and of what is lost on a kill."""
SLOW_CHUNK = 4
"""Games per chunk if a bot searches."""
ABOUT = "about.json"
Z95 = 1.959963984540054


@dataclass(frozen=True)
class Plan:
    """All that determines the games, and what is recorded of them.

    >>> from simony import open_game
    >>> from simony.lab.simulate.simulation import Plan, play_chunk
    >>> plan = Plan(open_game("dogma", seats=3), ("priest", "novice", "random"), seed="1")
    >>> play_chunk(plan, (0, 5)).games
    5
    """

    game: Game
    bots: tuple[str, ...]
    seed: str
    rows: bool = False
    streams: str = SIMULATED
    randomized: tuple[str, ...] = ()

    @property
    def levels(self) -> list[int]:
        return [level_index(level) for level in self.bots]

    @property
    def chunk(self) -> int:
        quick = all(level in (RANDOM, NOVICE, PRIEST) for level in self.levels)
        return CHUNK if quick else SLOW_CHUNK

    def settings(self) -> dict[str, object]:
        """Return the settings as a record: results belong together if their settings are equal."""
        return {
            **game_settings(self.game),
            "bots": list(self.bots),
            "seed": self.seed,
            "streams": self.streams,
            "drawn": list(self.randomized),
        }


def play_chunks(
    plan: Plan, games: int, workers: Workers, first: int = 0
) -> Generator[RecordedChunk]:
    """Play games from number `first` up to `games`, in order, a chunk at a time."""
    size = plan.chunk
    tasks = ((number, min(size, games - number)) for number in range(first, games, size))
    yield from workers.run(play_chunk, plan, tasks)


def play_chunk(plan: Plan, task: tuple[int, int]) -> RecordedChunk:
    """Play one chunk, given the number of its first game and its size."""
    first, count = task
    if plan.rows:
        return GameRecorder(plan.game, plan.bots, plan.levels, plan.streams, plan.randomized).games(
            plan.seed, first, count
        )
    chunk = play_games(plan.game, plan.levels, plan.seed, first, count)
    return RecordedChunk(
        first,
        chunk.games,
        chunk.decisions,
        chunk.wins,
        chunk.scores,
        chunk.square_scores,
        chunk.hashes,
    )


@dataclass(frozen=True)
class Report:
    """Totals over all simulated games.

    `win_share` counts a shared first place as a fraction; intervals are at 95 %.

    >>> from simony import open_game, simulate
    >>> game = open_game("dogma", seats=3)
    >>> report = simulate(game, games=20, bots=["priest", "random", "random"], seed="1")
    >>> report.games, report.win_share, report.digest[:8]
    (20, [0.85, 0.15, 0.0], '07319a61')
    """

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
        return {
            **vars(self),
            "decisions_per_second": round(self.decisions_per_second),
            "decisions_per_game": self.decisions_per_game,
        }


def simulate(
    game: Game,
    games: int,
    bots: list[str],
    seed: str,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    *,
    workers: Workers | None = None,
    folder: Path | None = None,
    kind: str = CSV,
) -> Report:
    """Play games with a bot of the given level in each seat, and report the results.

    `progress` is called with the number of games of each chunk. With a `folder`, a row is written
    for every game, seat and unit (`simony.core.study`), and games already there are not played
    again.
    """
    plan = Plan(game, tuple(bots), seed, rows=folder is not None)
    begin = time.perf_counter()
    check_format(kind)
    sums = _Sums(game.seats)
    with Journal(folder, plan.settings()) if folder is not None else nullcontext() as journal:
        for part in _kept(journal, games):
            sums.add(part, progress)
        with closing(play_chunks(plan, games, workers or Workers(jobs), sums.total.games)) as parts:
            for part in parts:
                if journal is not None:
                    journal.append_chunk(part)
                sums.add(part, progress)
        report = _report(plan, sums, time.perf_counter() - begin)
        if folder is not None and journal is not None:
            columns = dataset_columns(study_of(game))
            journal.write_tables(columns, kind, sums.total, report.digest)
            _write_about(folder, plan, report)
            journal.compact()
    return report


def _kept(journal: Journal | None, games: int) -> Iterator[RecordedChunk]:
    """Yield the chunks played before.

    A last chunk that was cut short is continued after its last game.
    """
    if journal is None:
        return
    if journal.games > games:
        raise BadOption("error-simulation-more", came=games, kept=journal.games)
    yield from journal.parts()


class _Sums:
    """The totals of all chunks so far."""

    def __init__(self, seats: int) -> None:
        self.total = empty_chunk(seats)
        self.digest = hashlib.sha256()

    def add(self, part: RecordedChunk, progress: Callable[[int], None] | None) -> None:
        self.digest.update(hash_bytes(part.hashes))
        _merge(self.total, part.chunk)
        if progress is not None:
            progress(part.games)


def _report(plan: Plan, sums: _Sums, seconds: float) -> Report:
    total, games = sums.total, sums.total.games
    return Report(
        game=plan.game.key,
        players=plan.game.seats,
        games=games,
        bots=list(plan.bots),
        decisions=total.decisions,
        seconds=seconds,
        win_share=[wins / games for wins in total.wins],
        win_share_interval=[wilson(wins, games) for wins in total.wins],
        score_mean=[scores / games for scores in total.scores],
        score_interval=[_mean_interval(total, seat) for seat in range(plan.game.seats)],
        seed=plan.seed,
        digest=sums.digest.hexdigest(),
    )


def _write_about(folder: Path, plan: Plan, report: Report) -> None:
    """Write a description of the row files, without anything that depends on time or machine."""
    study = study_of(plan.game)
    columns = {
        name: [
            {
                "name": each.name,
                "kind": each.kind,
                "means": localization("en").translate(Text(column_text_key(study, each))),
            }
            for each in found
        ]
        for name, found in dataset_columns(study).items()
    }
    about = {**plan.settings(), GAME_ROWS: report.games, "digest": report.digest, "tables": columns}
    written = folder / f".{ABOUT}.part"
    written.write_text(json.dumps(about, indent=1, ensure_ascii=False) + "\n", "utf-8")
    os.replace(written, folder / ABOUT)  # noqa: PTH105  # over what is there, on Windows too


def _merge(total: Chunk, chunk: Chunk) -> None:
    total.games += chunk.games
    total.decisions += chunk.decisions
    for seat in range(len(chunk.wins)):
        total.wins[seat] += chunk.wins[seat]
        total.scores[seat] += chunk.scores[seat]
        total.square_scores[seat] += chunk.square_scores[seat]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the Wilson interval of a share, which also holds near 0 and 1."""
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
