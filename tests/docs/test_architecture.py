"""The pages about the architecture name files and folders that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs.documents import ROOT

PAGES = [ROOT / "CONTRIBUTING.md", ROOT / "docs" / "architecture.md"]
PAGES += sorted((ROOT / "docs" / "architecture").glob("*.md"))
PACKAGE = ROOT / "src" / "simony"
GAMES = sorted(path.parent for path in PACKAGE.glob("games/*/cards.toml"))
BASES = [ROOT, PACKAGE, PACKAGE / "server", ROOT / "tests", *GAMES]
BASES += [game / "rules" for game in GAMES]
BASES += [path for path in (ROOT / "tests").rglob("*") if path.is_dir()]
NAMED = re.compile(
    r"`([\w./<>-]+(?:\.(?:py|ts|svelte|toml|md|sh|ftl)|/)|(?:src|tests|tools|web)/[\w./-]+)`"
)
MADE_UP = "vesper"
"""The game that CONTRIBUTING.md adds."""


def named(page: Path) -> set[str]:
    """Return the paths that a page mentions as code."""
    return {name for name in NAMED.findall(page.read_text("utf-8")) if MADE_UP not in name}


def exists(name: str) -> bool:
    if "<game>" in name:
        rest = name.split("<game>/", 1)[-1]
        return all((game / rest).exists() for game in GAMES) or name.startswith("docs/rules/")
    return any((base / name).exists() for base in BASES)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_is_named_exists(page: Path) -> None:
    assert [name for name in sorted(named(page)) if not exists(name)] == []


def test_a_file_that_is_gone_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    text = (
        "See `server/draft.py`, `games/<game>/rules.py`, `tests/tables`, `tests/games` and `core/`."
    )
    page.write_text(text, "utf-8")
    assert {name for name in named(page) if not exists(name)} == {
        "server/draft.py",
        "games/<game>/rules.py",
        "tests/tables",
    }
