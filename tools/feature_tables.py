"""Writes docs/features.md: the names of all features and actions, as the games define them.

    .venv/bin/python tools/feature_tables.py

A test checks that the file is up to date.
"""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

from simony.core.contract import Game
from simony.registry import game_specs

FILE = Path(__file__).parents[1] / "docs" / "features.md"
HEAD = """# Observations and actions, number by number

Made by `tools/feature_tables.py` from `Game.feature_names` and `Game.notation`;
[adapters.md](adapters.md) says how to use them.

Every number is from 0 to 1. *of N* means: divided by N, and 1 for more than N; without it the
number is 1 or 0. Seats are counted from the viewer: seat +0 is the viewer's own, seat +1 the next.
A game has the same numbers for every number of players; the parts of missing seats are zeros. Items
are in the order of their numbers. In Python, `game.feature_names()[index]` is the name of one, and
`game.notation(number)` the text of an action.
"""
_SEVERAL = 3
"""A list of items that occurs this often is written out once."""


def split(name: str) -> tuple[str, str, str]:
    """Return block, item and share of a name made by `FeatureNames`."""
    found = re.fullmatch(r"(?:(.*?): )?(.*?)(?: \(of (\d+)\))?", name)
    assert found is not None
    return found[1] or "", found[2], found[3] or ""


def rows(game: Game) -> list[tuple[int, str, list[str], str]]:
    """Return first index, block, items and share of adjacent features that belong together."""
    found = []
    index = 0
    for (block, share), names in groupby(
        map(split, game.feature_names()), key=lambda parts: (parts[0], parts[2])
    ):
        items = [item for _, item, _ in names]
        if block:
            found.append((index, block, items, share))
        else:
            found.extend((index + place, item, [], share) for place, item in enumerate(items))
        index += len(items)
    return found


def span(first: int, count: int) -> str:
    return str(first) if count == 1 else f"{first}–{first + count - 1}"


def table(game: Game) -> list[str]:
    parts = rows(game)
    lists = [tuple(items) for _, _, items, _ in parts]
    shared = {items: f"list {chr(65 + number)}" for number, items in enumerate(_often(lists))}
    lines = [f"{game.feature_count} numbers.", ""]
    for items, name in shared.items():
        lines += [f"*{name}*: {', '.join(items)}.", ""]
    lines += ["| index | what | items | of |", "|---|---|---|---|"]
    for first, block, listed, share in parts:
        said = f"*{shared[tuple(listed)]}*" if tuple(listed) in shared else ", ".join(listed)
        lines.append(f"| {span(first, max(1, len(listed)))} | {block} | {said} | {share} |")
    return lines


def _often(lists: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    return [
        items
        for items in dict.fromkeys(lists)
        if len(items) > _SEVERAL and lists.count(items) >= _SEVERAL
    ]


def actions(game: Game) -> list[str]:
    """Return actions by their first word, one row for adjacent ones that share it."""
    lines = [f"{game.action_count} actions.", "", "| number | action |", "|---|---|"]
    number = 0
    for _, texts in groupby(
        (game.notation(action) for action in range(game.action_count)),
        key=lambda text: text.split()[0],
    ):
        run = list(texts)
        said = ", ".join(run) if len(run) <= _SEVERAL else f"{run[0]}, {run[1]}, … {run[-1]}"
        lines.append(f"| {span(number, len(run))} | {said} |")
        number += len(run)
    return lines


def document() -> str:
    lines = [HEAD]
    for key, spec in game_specs().items():
        game = spec.open()
        lines += [f"## {key}", "", *table(game), "", *actions(game), ""]
    return "\n".join(lines)


if __name__ == "__main__":
    FILE.write_text(document(), "utf-8")
