"""The check of a language finds a fault of each kind, and only faults."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.shell import simony
from simony.i18n.catalogue import LANGUAGES, MORE_FOLDERS, own_source
from simony.translate.check import check_texts, missing_keys, plural_categories
from simony.translate.parts import Part, all_parts
from simony.translate.report import make_report

ENGLISH = """\
tiny-name = Vespers
tiny-hello = Good evening, { $name }.
tiny-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
tiny-tell =
    { $who-is ->
        [you] You win { tiny-cards }.
       *[other] { $who } wins { tiny-cards }.
    }
tiny-start = Begin
tiny-mark-led = led
"""
JAPANESE = ENGLISH.replace("Good evening", "こんばんは")
PART = Part("simony_tiny", (ENGLISH, JAPANESE))

GERMAN = """\
tiny-name = Vesper
tiny-hello = Guten Abend, { $name }.
tiny-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
tiny-tell =
    { $who-is ->
        [you] Du gewinnst { tiny-cards }.
       *[other] { $who } gewinnt { tiny-cards }.
    }
tiny-start = Anfangen
tiny-mark-led = zuerst
"""


def faults(own: str, code: str = "de") -> list[str]:
    return [str(each) for each in check_texts(PART, own, code)]


def planted(old: str, new: str, code: str = "de") -> str:
    """Return the one fault that a change to the German texts makes."""
    assert old in GERMAN
    [fault] = faults(GERMAN.replace(old, new), code)
    return fault


def test_good_texts_have_no_fault_and_nothing_missing() -> None:
    assert faults(GERMAN) == []
    assert missing_keys(PART, GERMAN) == []


def test_missing_texts_are_no_fault() -> None:
    own = "tiny-start = Anfangen\n"
    assert faults(own) == []
    assert missing_keys(PART, own) == [
        "tiny-name", "tiny-hello", "tiny-cards", "tiny-tell", "tiny-mark-led",
    ]  # fmt: skip


def test_an_unknown_id_with_the_one_that_was_meant() -> None:
    fault = planted("tiny-start =", "tiny-strat =")
    assert fault == "line 13: tiny-strat: there is no such id; perhaps tiny-start"


@pytest.mark.parametrize("wrong", ["{ $nmae }", "{ $name-is }"])
def test_a_variable_that_nobody_fills(wrong: str) -> None:
    fault = faults(GERMAN.replace("{ $name }", "{ $name } " + wrong))[0]
    assert fault == f"line 2: tiny-hello: nobody fills {wrong} here; there are: {{ $name }}"


def test_a_variable_that_is_missing() -> None:
    assert planted(", { $name }.", ".") == "line 2: tiny-hello: { $name } is missing"


def test_a_variable_may_come_from_a_text_within() -> None:
    assert faults("tiny-tell = { $who } gewinnt { tiny-cards }.\n") == []


def test_a_text_within_that_does_not_exist() -> None:
    fault = faults("tiny-name = { tiny-nmae }\n")[0]
    assert fault == "line 1: tiny-name: there is no text { tiny-nmae }"


def test_what_cannot_be_read_with_its_line_and_column() -> None:
    assert planted("Abend, { $name }.", "Abend, { $name .") == (
        'line 2, column 35: Expected token: "}"'
    )


def test_an_id_that_is_there_twice() -> None:
    assert faults(GERMAN + "tiny-start = Los\n") == ["line 15: tiny-start: this id is here twice"]


def test_a_plural_form_that_is_missing() -> None:
    fault = planted("        [one] 1 Karte\n", "")
    assert fault == "line 3: tiny-cards: the plural form [one] of { $count } is missing"


def test_a_plural_form_that_the_language_does_not_have() -> None:
    fault = planted("[one] 1 Karte", "[one] 1 Karte\n        [few] wenige Karten")
    assert fault == (
        "line 3: tiny-cards: this language has no plural form [few]; it has: [one], [other]"
    )


def test_no_plural_forms_at_all_unless_the_text_fits_every_number() -> None:
    text = "tiny-cards = { $count } Karten\n"
    assert "no plural forms: choose by { $count } between [one], [other]" in faults(text)[0]
    assert faults("# fits every number\n" + text) == []
    assert faults(text, "ja") == []


def test_the_exact_number_covers_the_plural_form() -> None:
    assert faults(GERMAN.replace("[one]", "[1]")) == []


def test_slavic_plurals_need_all_their_forms() -> None:
    text = "tiny-cards = { $count ->\n    [one] karta\n   *[other] { $count } kart\n    }\n"
    assert [fault.split("form ")[1][:6] for fault in faults(text, "pl")] == ["[few] ", "[many]"]
    assert plural_categories("fr") == {"one", "other"}  # [many] is for millions only


def test_a_variant_that_is_never_chosen_and_one_that_is_missing() -> None:
    found = faults(GERMAN.replace("[you] Du", "[du] Du"))
    assert found == [
        "line 8: tiny-tell: [du] is never chosen; there are: [you], [other]",
        "line 8: tiny-tell: the variant [you] is missing",
    ]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("= Anfangen", "= Jetzt das Spiel endlich einmal anfangen lassen"),
        ("= zuerst", "= zuerst ausgespielt"),
    ],
)
def test_a_text_that_is_too_long_for_its_place(old: str, new: str) -> None:
    assert "too long for its place" in planted(old, new)
    own = GERMAN.replace(old, new)
    line = next(line for line in own.splitlines() if new in line)
    assert faults(own.replace(line, f"# has room\n{line}")) == []


def test_english_that_is_left() -> None:
    fault = planted("Guten Abend", "Good evening")
    assert "this is the English text" in fault
    assert faults("# as in English\ntiny-hello = Good evening, { $name }.\n") == []
    assert faults("tiny-name = Vespers\n") == []  # one word may be the same


# --- the languages there are ----------------------------------------------------------------------


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_every_language_passes(code: str) -> None:
    report = make_report(code)
    assert [str(each) for part in report.parts for each in part.findings] == []
    assert report.problems == 0


def test_german_has_the_start_page_the_set_up_and_dogma() -> None:
    report = make_report("de")
    missing = {each.part.name: each.missing for each in report.parts}
    assert missing["dogma"] == ()
    assert [key for key in missing["server"] if key.startswith(("web-", "page-"))] == []
    assert [key for key in missing["core"] if key.startswith(("tell-", "why-", "list-"))] == []


def test_every_package_with_texts_is_a_part() -> None:
    names = [each.name for each in all_parts()]
    assert len(names) == len(set(names))
    assert {"core", "server", "dogma", "dogma-study", "cli"} <= set(names)
    assert all(own_source(each.package, "en") == each.complete[0] for each in all_parts())


# --- the command ----------------------------------------------------------------------------------


def write_language(folder: Path, texts: dict[str, str], told: str) -> None:
    folder.mkdir()
    (folder / "language.toml").write_text(told, "utf-8")
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")


def test_the_command_says_what_is_there_and_what_is_missing(tmp_path: Path) -> None:
    outcome = simony(tmp_path, "translate", "check", "de")
    assert outcome.code == 0
    assert "dogma.ftl: 228 of 228 texts" in outcome.out
    assert "Nothing is wrong." in outcome.out
    listed = simony(tmp_path, "translate", "check", "de", "--missing").out
    assert "missing: indulgence-card-hidden = a face-down card" in listed


def test_the_command_fails_for_a_fault_and_for_a_file_that_belongs_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = {"core.ftl": "seat-nmae = Speler\n", "dogmas.ftl": ""}
    write_language(tmp_path / "nl", texts, 'name = "Nederlands"\nstatus = "draft"\n')
    monkeypatch.setenv(MORE_FOLDERS, str(tmp_path))
    outcome = simony(tmp_path, "translate", "check", "nl")
    assert outcome.code == 1
    assert "line 1: seat-nmae: there is no such id; perhaps seat-name" in outcome.out
    assert "dogmas.ftl: no part has this name" in outcome.out
    assert "Problems: 2" in outcome.out


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("name = 3\n", "expected the language’s own name"),
        ('name = "Nederlands"\nstatus = "done"\n', "draft or complete, not 'done'"),
        ("name\n", "nl/language.toml:"),
    ],
)
def test_the_command_says_what_is_wrong_with_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: str, said: str
) -> None:
    write_language(tmp_path / "nl", {}, told)
    monkeypatch.setenv(MORE_FOLDERS, str(tmp_path))
    outcome = simony(tmp_path, "translate", "check", "nl")
    assert outcome.code == 2
    assert said in outcome.err


@pytest.mark.parametrize("code", ["en", "xx"])
def test_the_command_names_the_languages_there_are(tmp_path: Path, code: str) -> None:
    outcome = simony(tmp_path, "translate", "check", code)
    assert outcome.code == 2
    assert "There is: ja, de" in outcome.err
