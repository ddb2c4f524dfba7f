"""``simony new-game NAME``: the template game under another name, as a package of its own that can
be installed and tested at once.
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
from simony.i18n.sentences import LANGUAGES

_MODULES = ("__init__.py", "figures.py", "view.py", "rules.py", "game.py", "scene.py", "cards.toml")
_TEXTS = tuple(f"text/{language}.ftl" for language in LANGUAGES)
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

A game for Simony. It begins as a copy of the template game; change it bit by bit, and keep the tests
green on the way.

- `src/simony_{name}/cards.toml`: the figures
- `figures.py`, `rules.py`, `view.py`: the rules, and who sees what
- `game.py`: sampling what a viewer does not know, suggestions, notation
- `scene.py` and `text/`: what lies on the table, in words

```
pip install -e . pytest
pytest
simony play {name}
```
"""

_TESTS = '''\
"""{title} keeps the contract of every game of Simony, and plays by its rules."""

import pytest
from simony.conformance import CHECKS, SPEC_CHECKS, Setup, check_worlds_from, setups
from simony import registry

from simony_{name} import SPEC

registry.register(SPEC)


@pytest.mark.parametrize("check", SPEC_CHECKS)
def test_the_spec(check: str) -> None:
    SPEC_CHECKS[check](SPEC)


@pytest.mark.parametrize("setup", setups(SPEC), ids=str)
@pytest.mark.parametrize("check", CHECKS)
def test_the_contract(check: str, setup: Setup) -> None:
    CHECKS[check](setup.open(SPEC), (0, 1))


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_every_world_of_a_tiny_game(viewer: int) -> None:
    game = SPEC.open(2, house_rules={{"game": {{"numbers": 3, "hand": 2}}}})
    assert check_worlds_from(game, [game.new()], viewer, groups=100) > 1


def test_the_highest_number_that_nobody_else_shows_wins() -> None:
    game = SPEC.open(3)
    state = game.new()
    state.apply_chance(game.parse_outcome("deal red 6, red 1, red 2 / white 6, white 1, white 2 / red 5, red 3, red 4"))
    for seat, card in enumerate(["red 6", "white 6", "red 5"]):
        state.play(seat, game.parse(card))
        state.play(seat, game.parse("hold"))
    assert state.scores() == [0, 0, 1]
'''


def copy_template(name: str, target: Path) -> list[Path]:
    """Write the folder `name` into `target`; the answer is the files written.

    `BadOption` where that cannot be: then nothing is left.
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


def _check_name(name: str) -> None:
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadOption("error-new-game-name", came=name[:40])
    if name in registry.game_specs():
        raise BadOption("error-new-game-taken", came=name)


def _write(name: str, folder: Path) -> None:
    """Everything is written beside its place first, and moved there when it is complete."""
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
    words = {
        "name": name,
        "title": name.replace("_", " ").title(),
        "dashed": name.replace("_", "-"),
    }
    contents = {
        "pyproject.toml": _PROJECT.format(**words),
        "README.md": _README.format(**words),
        f"tests/test_{name}.py": _TESTS.format(**words),
    }
    template = files("simony.template")
    for path in _MODULES + _TEXTS:
        contents[f"src/simony_{name}/{path}"] = _renamed(
            (template / path).read_text("utf-8"), words
        )
    return contents


def _renamed(text: str, words: dict[str, str]) -> str:
    """The template's words are chosen so that ``candle`` is nothing but the name of the game."""
    text = text.replace("Candle", words["title"].replace(" ", "")).replace("candle", words["name"])
    text = text.replace("simony.template", f"simony_{words['name']}")
    return re.sub(
        rf"(?m)^{words['name']}-name = .*$", f"{words['name']}-name = {words['title']}", text
    )
