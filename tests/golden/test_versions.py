"""A change of rules, figures or environments raises the version that promises them
(docs/versions.md).
"""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from golden import pin_versions
from golden.pin_versions import Pin, broken_promises, current, missing_figures, our_games, pinned
from simony.core import game_spec as core
from simony.core.figures import (
    OLDER_FIGURES,
    FigureDict,
    apply_house_rules,
    hash_figures,
    read_figures,
    read_older_figures,
)
from simony.registry import game_spec

PINNED = pinned()
GAMES = sorted(our_games())


def test_every_game_is_pinned() -> None:
    assert sorted(PINNED) == GAMES, "run `make versions`"


@pytest.mark.parametrize("key", GAMES)
def test_versions_keep_their_promise(key: str) -> None:
    spec, pin = game_spec(key), PINNED[key]
    now = current(spec, pin.figures)
    assert not (problems := broken_promises(key, pin, now)), "\n".join(problems)
    assert not (missing := missing_figures(spec, pin)), (
        f"cards.toml of {key} changed, and {', '.join(missing)} is not in {OLDER_FIGURES}: logs of "
        "earlier releases would be refused. Run `make versions`, which takes it from the history."
    )
    assert now == pin, "a version was raised: run `make versions`"


@pytest.mark.parametrize("key", GAMES)
def test_earlier_rules_name_the_release_that_has_them(key: str) -> None:
    spec = game_spec(key)
    assert len(spec.older_rules) == spec.open().rules_version - 1, (
        f"`older_rules` of {key} needs the last release of every earlier version of the rules"
    )


@pytest.mark.parametrize("key", GAMES)
def test_earlier_figures_still_open(key: str) -> None:
    """Rules that read a new figure must say what it was before: see docs/versions.md."""
    spec = game_spec(key)
    for older in read_older_figures(spec.package):
        for seats in spec.seat_counts:
            options = spec.recorded_options(seats, {})
            assert spec.build(seats, options, spec.prepare(older, options)).new() is not None


@pytest.mark.parametrize("key", GAMES)
def test_earlier_figures_are_named_by_their_hash(key: str) -> None:
    folder = files(game_spec(key).package) / OLDER_FIGURES
    names = sorted(file.name for file in folder.iterdir()) if folder.is_dir() else []
    found = [f"{hash_figures(each)}.toml" for each in read_older_figures(game_spec(key).package)]
    assert names == found


# --- the checks fail when they must ---------------------------------------------------------------


def problems_of(now: Pin) -> str:
    return "\n".join(broken_promises("dogma", PINNED["dogma"], now))


def test_other_golden_games_need_other_rules() -> None:
    pin = PINNED["dogma"]
    assert "raise RULES_VERSION" in problems_of(replace(pin, golden="other"))
    assert problems_of(replace(pin, golden="other", rules_version=2)) == ""


@pytest.mark.parametrize("part", sorted(PINNED["dogma"].environment))
def test_another_environment_needs_another_number(part: str) -> None:
    pin = PINNED["dogma"]
    other = {**pin.environment, part: "other"}
    assert f"({part})" in problems_of(replace(pin, environment=other))
    assert problems_of(replace(pin, environment=other, environment_version=2)) == ""


def test_a_changed_data_file_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the hash of the figures, the environment changes and the earlier file is missing."""

    def changed(package: str) -> FigureDict:
        return apply_house_rules(read_figures(package), {"game": {"rubies": 3}})

    spec, pin = game_spec("dogma"), PINNED["dogma"]
    for module in (core, pin_versions):
        monkeypatch.setattr(module, "read_figures", changed)
    now = current(spec, pin.figures)
    assert missing_figures(spec, pin) == pin.figures
    assert now.figures == [*pin.figures, hash_figures(changed(spec.package))]
    assert "figures" in problems_of(now)


@pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
def test_a_data_file_of_the_past_is_found_in_the_history(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "past_game"
    package.mkdir()
    (package / "__init__.py").touch()
    cards = package / "cards.toml"
    cards.write_text("[game]\nbet = 1\n")
    older = cards.read_text()
    git = ["git", "-C", str(package), "-c", "user.name=a", "-c", "user.email=a@example.org"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "Add a game"]):
        subprocess.run([*git, *words], check=True)  # our own words
    monkeypatch.syspath_prepend(str(tmp_path))
    spec = replace(game_spec("dogma"), package="past_game")
    pin = replace(PINNED["dogma"], figures=[hash_figures(read_figures("past_game"))])
    cards.write_text("[game]\nbet = 2\n")
    assert missing_figures(spec, pin) == pin.figures
    pin_versions.archive(spec, pin.figures[0])
    assert (package / OLDER_FIGURES / f"{pin.figures[0]}.toml").read_text() == older
    assert missing_figures(spec, pin) == []
