"""Copies of the template game under another name: a package of its own (``simony new-game``), or a
game of this repository (``tools/new_game.py``).
"""

from __future__ import annotations

import keyword
import re
import shutil
import tempfile
from importlib.resources import files
from pathlib import Path

from simony import registry
from simony.core.errors import BadOption

_COPIED = (".py", ".toml", ".ftl")
_NOT_COPIED = Path(__file__).name
_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")

_PROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "simony-{dashed}"
version = "0.1.0"
description = "{title}, a game for Simony"
readme = "README.md"
requires-python = ">=3.11"
dependencies = ["simony"]

[project.entry-points."simony.games"]
{name} = "simony_{name}:SPEC"

[tool.setuptools.packages.find]
where = ["src"]

[tool.setuptools.package-data]
"*" = ["cards.toml", "text/*.ftl"]

[tool.pytest.ini_options]
testpaths = ["tests"]
pythonpath = ["src"]
"""

_README = """\
# {title}

A game for Simony. It starts as a copy of the template game; change it bit by bit, and keep the
tests green on the way.

- `src/simony_{name}/cards.toml`: the figures
- `rules/`: figures, states, actions and chance
- `rules/fields.py`: the fields of states and views; after a change run
  `python -m simony.core.fields simony_{name}`, which writes `rules/generated_fields.py`
- `view/`: what one viewer knows
- `game.py`: sampling what a viewer does not know, suggestions, notation
- `ui/` and `text/`: what the table shows, in words

```
pip install -e . pytest
pytest
simony play {name}
```
"""

_TESTS = '''\
"""{title} keeps the contract of every game of Simony, and plays by its rules."""

import pytest

from simony import registry
from simony.conformance import CHECKS, SPEC_CHECKS, Setup, check_worlds_from, setups
from simony.core.fields.generator import is_stale
from simony_{name} import SPEC

registry.register(SPEC)


@pytest.mark.parametrize("check", SPEC_CHECKS)
def test_the_spec(check: str) -> None:
    SPEC_CHECKS[check](SPEC)


@pytest.mark.parametrize("setup", setups(SPEC), ids=str)
@pytest.mark.parametrize("check", CHECKS)
def test_the_contract(check: str, setup: Setup) -> None:
    CHECKS[check](setup.open(SPEC), (0, 1))


def test_the_classes_have_the_declared_fields() -> None:
    assert not is_stale("simony_{name}")


'''

_TESTS_HERE = '''\
"""{title} plays by its rules. The conformance suite finds it by itself."""

import pytest

from simony.conformance import check_worlds_from
from simony.games.{name} import SPEC


'''

_RULE_TESTS = """\
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_every_world_of_a_tiny_game(viewer: int) -> None:
    game = SPEC.open(2, house_rules={"game": {"numbers": 3, "hand": 2}})
    assert check_worlds_from(game, [game.new()], viewer, groups=100) > 1


def test_the_highest_number_that_nobody_else_shows_wins() -> None:
    game = SPEC.open(3)
    state = game.new()
    deal = "red 6, red 1, red 2 / white 6, white 1, white 2 / red 5, red 3, red 4"
    state.apply_chance(game.parse_outcome(f"deal {deal}"))
    for seat, card in enumerate(["red 6", "white 6", "red 5"]):
        state.play(seat, game.parse(card))
        state.play(seat, game.parse("hold"))
    assert state.scores() == [0, 0, 1]
"""

_RULES_PAGE = """\
# {title}

One sentence about the game. The rules as this project implements them, in our own words;
`simony rules {name}` prints the same for players.

## Data

How far a figure can be trusted: **printed** (the rulebook states it), **public** (a published
source states it), **reconstructed** (nobody states it). The figures are in
[`cards.toml`](../../src/simony/games/{name}/cards.toml), each with its status.

## Rulings

Every ruling has a number, which the code and the tests use too.
"""


def copy_template(name: str, target: Path) -> list[Path]:
    """Write a package for a new game into the folder `name` of `target`; return the files.

    Raises `BadOption`, and leaves nothing behind, if that cannot be done.
    """
    _check_name(name)
    folder = target / name
    if folder.exists():
        raise BadOption("error-new-game-exists", folder=str(folder))
    try:
        _write(name, folder)
    except OSError as error:
        raise BadOption(
            "error-file-write", file=str(folder), why=error.strerror or str(error)
        ) from error
    return sorted(path for path in folder.rglob("*") if path.is_file())


def copy_into_repository(name: str, root: Path) -> list[Path]:
    """Write a new game into the repository at `root`; return the files.

    Raises `BadOption` if the name cannot be used.
    """
    _check_name(name)
    words = _words(name)
    contents = {
        f"src/simony/games/{name}/{path}": text
        for path, text in _template(words, f"simony.games.{name}").items()
    }
    contents[f"tests/games/{name}/test_{name}.py"] = _TESTS_HERE.format(**words) + _RULE_TESTS
    contents[f"docs/rules/{name}.md"] = _RULES_PAGE.format(**words)
    for path in contents:
        if (root / path).exists():
            raise BadOption("error-new-game-exists", folder=str(root / path))
    for path, text in contents.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, "utf-8")
    return sorted(root / path for path in contents)


def _check_name(name: str) -> None:
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadOption("error-new-game-name", came=name[:40])
    if name in registry.game_specs():
        raise BadOption("error-new-game-taken", came=name)


def _write(name: str, folder: Path) -> None:
    """Write everything to a temporary folder and move it into place when it is complete."""
    beside = Path(tempfile.mkdtemp(prefix=f".{name}-", dir=folder.parent))
    try:
        whole = beside / name
        for path, text in _contents(name).items():
            (whole / path).parent.mkdir(parents=True, exist_ok=True)
            (whole / path).write_text(text, "utf-8")
        whole.rename(folder)
    finally:
        shutil.rmtree(beside)


def _contents(name: str) -> dict[str, str]:
    words = _words(name)
    package = f"simony_{name}"
    return {
        "pyproject.toml": _PROJECT.format(**words),
        "README.md": _README.format(**words),
        f"tests/test_{name}.py": _TESTS.format(**words) + _RULE_TESTS,
        **{f"src/{package}/{path}": text for path, text in _template(words, package).items()},
    }


def _words(name: str) -> dict[str, str]:
    return {
        "name": name,
        "title": name.replace("_", " ").title(),
        "dashed": name.replace("_", "-"),
    }


def _template(words: dict[str, str], package: str) -> dict[str, str]:
    """Return the files of the template for a new game, by their paths in its package."""
    folder = Path(str(files("simony.template")))
    return {
        path.relative_to(folder).as_posix(): _renamed(path.read_text("utf-8"), words, package)
        for path in sorted(folder.rglob("*"))
        if path.suffix in _COPIED and path.name != _NOT_COPIED
    }


def _renamed(text: str, words: dict[str, str], package: str) -> str:
    """Return a text of the template for a new game.

    In the template ``candle`` is nothing but the name of the game.
    """
    text = text.replace("Candle", words["title"].replace(" ", "")).replace("candle", words["name"])
    text = text.replace("simony.template", package)
    return re.sub(
        rf"(?m)^{words['name']}-name = .*$", f"{words['name']}-name = {words['title']}", text
    )
