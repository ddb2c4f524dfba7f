"""Texts for the browser: each game has its own, in its own text files, and no key exists twice."""

from __future__ import annotations

import sys
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from simony.i18n import sentences
from simony.i18n.sentences import LANGUAGES, add_text_package, fluent_source
from simony.registry import game_specs

PACKAGES = ["simony.core", "simony.server", *(spec.package for spec in game_specs().values())]


def keys(package: str, language: str) -> list[str]:
    body = (
        FluentParser().parse((files(package) / "text" / f"{language}.ftl").read_text("utf-8")).body
    )
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_there_twice(language: str) -> None:
    counts = Counter(key for package in PACKAGES for key in keys(package, language))
    assert [key for key, count in counts.items() if count > 1] == []


def test_a_game_says_only_what_is_its_own_or_the_browsers() -> None:
    for game, spec in game_specs().items():
        assert [
            key for key in keys(spec.package, "en") if not key.startswith((f"{game}-", "web-"))
        ] == []


def test_no_key_of_the_server_names_a_game() -> None:
    assert [
        key
        for key in keys("simony.server", "en")
        for game in game_specs()
        if game in key.split("-")
    ] == []


def test_a_games_words_for_the_browser_come_with_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "simony_vespers" / "text"
    folder.mkdir(parents=True)
    (tmp_path / "simony_vespers" / "__init__.py").touch()
    for language in LANGUAGES:
        (folder / f"{language}.ftl").write_text(
            "vespers-name = Vespers\nweb-minutes-vespers = 5 minutes\n", "utf-8"
        )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sentences, "_packages", list(sentences._packages))
    try:
        add_text_package("simony_vespers")
        for language in LANGUAGES:
            assert "web-minutes-vespers = 5 minutes" in fluent_source(language)
    finally:
        sys.modules.pop("simony_vespers", None)
        sentences.localization.cache_clear()
