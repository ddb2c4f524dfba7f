"""The preview has every text, with all its forms, and says where it is shown."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.shell import simony
from simony.i18n.messages import parse_texts
from simony.translate.parts import Part, all_parts
from simony.translate.preview import write_preview
from simony.translate.samples import Sampler
from simony.translate.sources import Sources


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("screens")
    told = {
        "name": "start-phone",
        "file": "start-phone.png",
        "keys": ["web-home-title", "web-undo"],
        "overflows": ["web-undo"],
    }
    (folder / "start-phone.json").write_text(json.dumps(told), "utf-8")
    return write_preview("de", folder)


def row(page: str, key: str) -> str:
    found = re.search(rf'<tr id="{key}".*?</tr>', page, re.DOTALL)
    assert found
    return found[0]


def test_every_text_has_a_row(page: str) -> None:
    keys = [key for part in all_parts() for key in part.english]
    assert len(keys) > 2000
    assert re.findall(r'<tr id="([^"]+)"', page) == keys


def test_a_row_has_all_forms_in_both_languages(page: str) -> None:
    shown = row(page, "dogma-believes")
    for sentence in ("You believe Anna.", "Du glaubst Anna.", "Bo glaubt dir.", "Bo glaubt Anna."):
        assert sentence in shown
    cards = row(page, "dogma-card-count")
    assert all(each in cards for each in ("1 card", "2 cards", "1 Karte", "2 Karten"))
    assert "missing" not in cards
    assert 'class="missing"' in row(page, "indulgence-card-hidden")


def test_a_row_says_where_the_text_is_shown(page: str) -> None:
    assert "a prompt of dogma" in row(page, "dogma-prompt-confess")
    assert "start-phone" in row(page, "web-home-title")
    assert "why a move of dogma is illegal" in row(page, "dogma-why-vice")
    assert "the guide of dogma" in row(page, "dogma-guide-confess")
    assert "used by simony/cli/" in row(page, "cli-interrupted")


def test_a_text_that_no_game_shows_has_the_file_that_uses_it() -> None:
    sources = Sources(
        [
            ("look.svelte", "t(`web-look-${prefs.values.look}`) + t('web-go')"),
            ("verify.html", "<h1>{{ page-verify-title }}</h1>"),
            ("column.py", 'f"column-{self.name}"'),
            ("noise.py", 'f"{first}-{second}", "no key", x - y'),
        ]
    )
    assert sources.of("web-look-dark") == "look.svelte"
    assert sources.of("web-go") == "look.svelte"
    assert sources.of("web-go-home") == "look.svelte"
    assert sources.of("page-verify-title") == "verify.html"
    assert sources.of("dogma-column-lies") == "column.py"
    assert sources.of("web-welcome") == ""


def test_few_texts_have_no_place(page: str) -> None:
    """Those of the browser have one only in the repository, where its sources are."""
    unknown = re.findall(r'<tr id="([^"]+)"(?:(?!</tr>).)*No place known', page, re.DOTALL)
    assert len([key for key in unknown if not key.startswith(("web-", "page-"))]) <= 20


def test_the_screens_are_shown_with_what_does_not_fit(page: str) -> None:
    assert 'src="start-phone.png"' in page
    assert "does not fit: web-undo" in page
    assert "Du beichtest: Nenne eine Tugend" in page  # in the terminal


def test_each_plural_form_of_the_language_has_a_sample() -> None:
    source = "tiny =\n    { $count ->\n        [one] one\n       *[other] { $count }\n    }\n"
    part = Part("simony.core", (source,))
    sampler = Sampler([], "pl")
    message = parse_texts(source).messages["tiny"]
    counts = [args["count"] for args in sampler._combinations(["count"], message.selections)]
    assert {1, 2, 5} <= set(counts)
    assert part.english.keys() == {"tiny"}


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    outcome = simony(tmp_path, "translate", "preview", "ja", "--out", "page.html")
    assert outcome.code == 0
    assert "The preview is page.html." in outcome.out
    assert 'id="dogma-prompt-confess"' in (tmp_path / "page.html").read_text("utf-8")
    unwritable = simony(tmp_path, "translate", "preview", "ja", "--out", "nowhere/page.html")
    assert unwritable.code == 2
