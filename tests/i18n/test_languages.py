"""Languages are found by their folders; a draft shows English where it has no text."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from cli.shell import simony
from simony.i18n.catalogue import (
    LANGUAGES,
    MORE_FOLDERS,
    Language,
    find_languages,
    known_variables,
    own_source,
    part_name,
    text_source,
)
from simony.i18n.sentences import LANGUAGES as COMPLETE
from simony.i18n.sentences import fluent_source, localization
from simony.i18n.text import Text
from simony.registry import game_specs

game_specs()  # they bring their texts


@pytest.fixture
def dutch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Language:
    """A language that somebody has begun."""
    folder = tmp_path / "nl"
    folder.mkdir()
    (folder / "language.toml").write_text('name = "Nederlands"\nstatus = "draft"\n', "utf-8")
    (folder / "core.ftl").write_text(
        "seat-name = Speler { $number }\nerror-log-over = { $nobody } klaar\nlist-or = { $head\n",
        "utf-8",
    )
    monkeypatch.setenv(MORE_FOLDERS, str(tmp_path))
    language = find_languages()["nl"]
    monkeypatch.setitem(LANGUAGES, "nl", language)
    return language


def test_a_folder_makes_a_language() -> None:
    places = files("simony.i18n") / "languages"
    assert set(LANGUAGES) == {each.name for each in places.iterdir()}
    assert next(iter(LANGUAGES)) == "en"
    assert COMPLETE == ("en", "ja")
    assert (LANGUAGES["de"].name, LANGUAGES["de"].draft) == ("Deutsch", True)


def test_more_folders_come_last(dutch: Language) -> None:
    assert list(find_languages())[:2] == ["en", "ja"]
    assert find_languages()["nl"] == dutch


def test_a_folder_that_cannot_be_used_is_left_out(tmp_path: Path, dutch: Language) -> None:
    assert dutch.draft
    (tmp_path / "nl" / "language.toml").write_text("status = 1\n", "utf-8")
    assert "nl" not in find_languages()


def test_a_text_that_is_missing_or_unusable_is_in_english(dutch: Language) -> None:
    source = text_source("simony.core", dutch.code)
    assert "seat-name = Speler { $number }" in source
    assert "Player" not in source
    assert "error-log-over = The game is over." in source  # nobody fills { $nobody }
    assert "list-or = { $head } or { $last }" in source  # it could not be read
    assert "error-illegal = That is not allowed now." in source


def test_a_part_without_a_file_is_in_english(dutch: Language) -> None:
    texts = text_source("simony.games.dogma", dutch.code)
    assert "dogma-kind-murder = Murder" in texts
    assert own_source("simony.games.dogma", dutch.code) is None


def test_complete_languages_are_as_they_were_written() -> None:
    for code in COMPLETE:
        written = (files("simony.core") / "text" / f"{code}.ftl").read_text("utf-8")
        assert text_source("simony.core", code) == written


def test_german_and_english_are_mixed_text_by_text() -> None:
    german = localization("de")
    assert german.translate(Text("dogma-kind-murder")) == "Mord"
    assert german.translate(Text("indulgence-card-hidden")) == "a face-down card"
    assert german.translate(Text("seat-name", number=1234)) == "Spieler 1.234"
    assert german.join_and(["a", "b", "c"]) == "a, b und c"


def test_every_language_has_every_text() -> None:
    keys = known_variables((fluent_source("en"),))
    for code in LANGUAGES:
        assert [key for key in keys if not localization(code).has(key)] == []


def test_parts_are_named_after_their_packages() -> None:
    assert part_name("simony.games.dogma.study") == "dogma-study"
    assert part_name("simony.core") == "core"
    assert part_name("simony_vespers") == "simony_vespers"


def test_a_new_folder_is_enough_for_the_terminal(tmp_path: Path, dutch: Language) -> None:
    outcome = simony(tmp_path, "games", "--lang", dutch.code)
    assert outcome.code == 0
    assert "dogma" in outcome.out
    assert dutch.code in simony(tmp_path, "--help").out


def test_a_draft_is_not_chosen_by_the_system(tmp_path: Path) -> None:
    played = ("rules", "dogma")
    assert "bluffing" in simony(tmp_path, *played, LC_ALL="de_DE.UTF-8").out
    assert "Bluffspiel" in simony(tmp_path, *played, "--lang", "de").out
