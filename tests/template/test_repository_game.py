"""The checklist of CONTRIBUTING.md, performed on the template in a copy of this repository.

Every step is needed: without it a check of the repository fails.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from docs.documents import ROOT

COPIED = ("src", "tools", "docs/rules", "docs/features.md")
FILES = ("pyproject.toml", "setup.py", "mkdocs.yml", "README.md")
NAME = "vesper"

CONFORMS = f"""
from simony.conformance import CHECKS, check_game
from simony.registry import game_spec
findings = [str(each) for each in check_game(game_spec("{NAME}"), games=1, names=%s)]
assert findings == [], findings
"""
FEATURES = """
import runpy
from pathlib import Path
document = runpy.run_path("tools/feature_tables.py")["document"]
assert document() == Path("docs/features.md").read_text("utf-8")
"""


class Repository:
    """A copy of this repository, without what a game does not touch."""

    def __init__(self, root: Path) -> None:
        self.root = root
        ignore = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "web", ".mypy_cache")
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, root / name, ignore=ignore)
            else:
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, root / name)
        for name in FILES:
            shutil.copy(ROOT / name, root / name)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run Python with the copy's own sources, which nothing installed may hide."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.root / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "SIMONY_PURE": "1",
        }
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def tool(self, *arguments: str) -> None:
        ended = self.run(*arguments)
        assert ended.returncode == 0, ended.stdout + ended.stderr

    def insert(self, name: str, before: str, line: str) -> None:
        path = self.root / name
        text = path.read_text("utf-8")
        assert before in text
        path.write_text(text.replace(before, f"{line}\n{before}", 1), "utf-8")


# --- the steps, by the words that open them in the document ---------------------------------------


def copy_the_template(repository: Repository) -> None:
    repository.tool("tools/new_game.py", NAME)
    repository.tool("setup.py", "-q", "egg_info")  # as an installation does


def write_the_game(repository: Repository) -> None:
    """Write nothing: the template is a whole game. What it must not lack is checked."""


def list_the_rules_page(repository: Repository) -> None:
    repository.insert("docs/rules/index.md", "| [Mea Culpa]", f"| [Vesper]({NAME}.md) | 2–4 | … |")
    repository.insert("mkdocs.yml", "      - House rules:", f"      - Vesper: rules/{NAME}.md")


def number_the_features(repository: Repository) -> None:
    repository.tool("tools/feature_tables.py")


STEPS: dict[str, Callable[[Repository], None]] = {
    "Copy the template": copy_the_template,
    "Write the game": write_the_game,
    "List the rules page": list_the_rules_page,
    "Number the features": number_the_features,
}


# --- what must hold afterwards --------------------------------------------------------------------


def is_registered(repository: Repository) -> bool:
    ended = repository.run("-m", "simony.cli", "games")
    return ended.returncode == 0 and NAME in ended.stdout


def conforms(repository: Repository) -> bool:
    return repository.run("-c", CONFORMS % "CHECKS").returncode == 0


def has_texts(repository: Repository) -> bool:
    """Run only the checks of the `GameSpec`."""
    return repository.run("-c", CONFORMS % "()").returncode == 0


def keeps_the_layers(repository: Repository) -> bool:
    code = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"
    return repository.run("-c", code).returncode == 0


def is_linted(repository: Repository) -> bool:
    folder = f"src/simony/games/{NAME}"
    if not (repository.root / folder).exists():
        return False
    commands = (("check", "--no-cache", folder), ("format", "--no-cache", "--check", folder))
    return all(repository.run("-m", "ruff", *each).returncode == 0 for each in commands)


def has_a_rules_page(repository: Repository) -> bool:
    return not unlisted_rules(repository.root, [NAME])


def has_features(repository: Repository) -> bool:
    return is_registered(repository) and repository.run("-c", FEATURES).returncode == 0


CHECKS = (
    is_registered,
    conforms,
    keeps_the_layers,
    is_linted,
    has_a_rules_page,
    has_features,
)


def unlisted_rules(root: Path, games: list[str]) -> list[str]:
    """Return the games whose rules have no page, or one that the site does not list."""
    index = (root / "docs/rules/index.md").read_text("utf-8")
    site = (root / "mkdocs.yml").read_text("utf-8")
    return [
        game
        for game in games
        if not (root / f"docs/rules/{game}.md").exists()
        or f"]({game}.md)" not in index
        or f"rules/{game}.md\n" not in site
    ]


@pytest.fixture(scope="module")
def complete(tmp_path_factory: pytest.TempPathFactory) -> Repository:
    """A repository with all steps done."""
    repository = Repository(tmp_path_factory.mktemp("repository"))
    for step in STEPS.values():
        step(repository)
    return repository


def test_the_document_lists_these_steps() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    section = text.partition("## A game in this repository\n")[2]
    assert re.findall(r"(?m)^\d\. \*\*([^*]*?)\.?\*\*", section) == list(STEPS)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_with_all_steps_done_the_game_is_there(
    complete: Repository, check: Callable[[Repository], bool]
) -> None:
    assert check(complete)


def test_its_own_tests_pass(complete: Repository) -> None:
    ended = complete.run(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir=.", f"tests/games/{NAME}"
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr


NEEDED = {
    "Copy the template": is_registered,
    "Write the game": has_texts,
    "List the rules page": has_a_rules_page,
    "Number the features": has_features,
}
"""The check that fails without a step."""


@pytest.mark.parametrize("left_out", STEPS)
def test_no_step_can_be_left_out(left_out: str, tmp_path: Path) -> None:
    repository = Repository(tmp_path)
    for name, step in STEPS.items():
        if name != left_out:
            step(repository)
    if left_out == "Write the game":  # the template's is there already: take a part away
        (tmp_path / f"src/simony/games/{NAME}/text/ja.ftl").write_text("", "utf-8")
    assert not NEEDED[left_out](repository)


def test_the_games_of_this_repository_have_their_rules_pages() -> None:
    games = [path.parent.name for path in (ROOT / "src/simony/games").glob("*/cards.toml")]
    assert len(games) >= 4
    assert unlisted_rules(ROOT, games) == []


def test_a_module_outside_the_layers_is_refused(complete: Repository) -> None:
    stray = complete.root / f"src/simony/games/{NAME}/stray.py"
    stray.write_text('"""Belongs in no layer."""\n', "utf-8")
    assert not keeps_the_layers(complete)
    stray.unlink()
    assert keeps_the_layers(complete)
