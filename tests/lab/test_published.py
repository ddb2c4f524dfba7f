"""The tables of levels and yardsticks in docs/bots.md match the saved games in bench/kept."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from pathlib import Path

import pytest

from lab.bench.scripts import ROOT, generated_part, load_script
from simony.bots.levels import LEVELS
from simony.registry import game_specs

KEPT = sorted((ROOT / "bench/kept/levels").glob("*_4_*.jsonl"))
YARDSTICKS = sorted((ROOT / "bench/kept/yardsticks").glob("*_4_*.jsonl"))
PAIRS = list(zip(LEVELS[1:], LEVELS[:-1], strict=True))


def cells() -> dict[tuple[str, str, str], str]:
    """Return the matrix by game, level and the level below."""
    head, _, *rows = [
        line.strip("| ").split(" | ")
        for line in generated_part("docs/bots.md", load_script("strength/levels").MAKER)
        .strip()
        .splitlines()
    ]
    met = [tuple(re.findall(r"`(\w+)`", pair)) for pair in head[1:]]
    found = {}
    for name, *row in rows:
        for (higher, lower), cell in zip(met, row, strict=True):
            found[name.removesuffix(", 4 players"), higher, lower] = cell
    return found


def won(file: Path) -> tuple[tuple[str, str, str], str]:
    """Return the cell of a file, and the win share of its first bot, counted here from complete
    deals only.
    """
    header, *games = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    seats = header["players"]
    deals: dict[int, list[float]] = defaultdict(list)
    for game in games:
        first = [seat for seat, place in enumerate(game["places"]) if place == 1]
        deals[game["deal"]].append(((seats - game["seating"]) % seats in first) / len(first))
    whole = [share for shares in deals.values() if len(shares) == seats for share in shares]
    name = header["game"].replace("_", " ").title()
    return (
        name,
        header["bots"][0],
        header["bots"][-1],
    ), f"{100 * sum(whole) / len(whole):.1f} % of {len(whole)}"


def test_the_matrix_has_every_level_of_every_game_and_nothing_is_open() -> None:
    played = {file.stem.partition("_4_")[0] for file in KEPT}
    names = [key.replace("_", " ").title() for key in game_specs() if key in played]
    assert len(names) >= 4
    assert set(cells()) == {(name, *pair) for name in names for pair in PAIRS}
    for cell in cells().values():
        assert float(re.findall(r"\((\d+\.\d) – ", cell)[0]) >= 25.0


def test_every_cell_has_its_file() -> None:
    assert len(KEPT) == len(cells())


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_cell_matches_its_games(file: Path) -> None:
    where, said = won(file)
    share, games = said.split(" % of ")
    assert cells()[where].startswith(f"{share} % (")
    assert cells()[where].endswith(f", {games}")


def rows_of_yardsticks() -> dict[str, str]:
    """Return the cells after the name of each game, in all tables of that section."""
    _, section = (ROOT / "docs/bots.md").read_text("utf-8").split("### Against fixed yardsticks\n")
    found: dict[str, str] = defaultdict(str)
    for name, cells_of in re.findall(
        r"^\| ([A-Z][\w ]+) \|(.*)\|$", section.split("\n## ")[0], re.MULTILINE
    ):
        found[name] += cells_of
    return found


@pytest.mark.parametrize("file", YARDSTICKS, ids=lambda file: file.stem)
def test_a_yardstick_matches_its_games(file: Path) -> None:
    (name, *_), said = won(file)
    share, games = said.split(" % of ")
    assert re.search(
        rf"\*\*{share} %\*\* \([\d.]+ – [\d.]+\), {int(games):,}\b", rows_of_yardsticks()[name]
    ), said


def test_every_yardstick_has_its_file() -> None:
    said = "".join(rows_of_yardsticks().values())
    assert len(re.findall(r"\*\*[\d.]+ %\*\*", said)) == len(YARDSTICKS)
