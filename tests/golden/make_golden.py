"""Write the golden games: twenty whole games of each game, chosen out of thousands by what they
cover.

Run it with `make golden` when rules change, and raise the rules version; with the name of a game,
for that one. If the same games only show more (a view or an event has gained something), `--same`
keeps them and rewrites what they showed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from golden import dogma, indulgence, mea_culpa, tolerance
from golden.trace import trace_digest
from simony.core.log import Log
from simony.registry import read_log

GAMES = Path(__file__).parent / "games"
WANTED = 20

Chosen = tuple[Log, set[str]]


class Maker(Protocol):
    """A module with games by number: fixed ones to begin with, and candidates to choose from."""

    @property
    def FIRST(self) -> tuple[tuple[int, str], ...]: ...

    @property
    def CANDIDATES(self) -> Sequence[int]: ...

    def play(self, number: int, outside: str = "") -> Chosen:
        """Return the game of that number, and what it covers; `outside` says how it ends outside
        the rules.
        """

    def cost(self, log: Log) -> int:
        """Of games that cover equally much, the one with the lowest cost is taken, and of these the
        first.
        """

    def every_cover(self) -> set[str]:
        """Return what the golden games must cover together."""


MAKERS: dict[str, Maker] = {
    "dogma": dogma,
    "indulgence": indulgence,
    "mea_culpa": mea_culpa,
    "tolerance": tolerance,
}


def choose_games(maker: Maker) -> list[Chosen]:
    """Greedily choose the game that adds most coverage; of these the cheapest."""
    chosen = [maker.play(number, outside) for number, outside in maker.FIRST]
    pool: dict[int, tuple[int, set[str]]] = {}
    for number in maker.CANDIDATES:
        log, covers = maker.play(number)
        pool[number] = (maker.cost(log), covers)
    covered: set[str] = set().union(*(covers for _, covers in chosen))
    while len(chosen) < WANTED:
        best = max(
            pool, key=lambda number: (len(pool[number][1] - covered), -pool[number][0], -number)
        )
        covered |= pool.pop(best)[1]
        chosen.append(maker.play(best))
    return chosen


def write(key: str, maker: Maker) -> None:
    index: dict[str, dict[str, object]] = {}
    held: set[str] = set()
    for old in GAMES.glob(f"{key}-*.log"):
        old.unlink()
    for number, (log, covers) in enumerate(choose_games(maker), 1):
        name = f"{key}-{number:02}.log"
        (GAMES / name).write_text(log.dump(), "utf-8")
        held |= covers
        index[name] = {"trace": trace_digest(log), "covers": sorted(covers)}
    (GAMES / f"{key}.json").write_text(json.dumps(index, indent=1) + "\n", "utf-8")
    sys.stdout.write(
        f"{key}: {len(index)} games; not covered: {sorted(maker.every_cover() - held)}\n"
    )


def retrace(key: str) -> None:
    path = GAMES / f"{key}.json"
    index: dict[str, dict[str, object]] = json.loads(path.read_text("utf-8"))
    for name, entry in index.items():
        entry["trace"] = trace_digest(read_log(GAMES / name))
    path.write_text(json.dumps(index, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    same = "--same" in sys.argv
    for asked in [word for word in sys.argv[1:] if word != "--same"] or MAKERS:
        if same:
            retrace(asked)
        else:
            write(asked, MAKERS[asked])
