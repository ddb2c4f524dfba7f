"""The texts of Mea Culpa: both languages have the same ones, and every scene, event and refusal has
a text.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shared.game_texts import (
    Reader,
    guides_nobody_reads,
    same_in_both_languages,
    unused_keys,
    without_a_guide,
)
from simony.conformance import spec_checks
from simony.core.contract import Game
from simony.core.figures import FigureDict
from simony.games.mea_culpa import SPEC
from simony.games.mea_culpa.rules.figures import (
    BONUSES,
    CARD_KEYS,
    CHARACTERS,
    COLOURS,
    DENS,
    SITES,
    STONES,
    SWITCHES,
)
from simony.games.mea_culpa.ui.rulebook import RULINGS, VARIANT
from simony.i18n.sentences import LANGUAGES, add_text_package, localization
from simony.i18n.text import Text

RULES = Path(__file__).parents[4] / "docs" / "rules" / "mea_culpa.md"

add_text_package(SPEC.package)


def opened(seats: int = 4, house: FigureDict | None = None, **options: str) -> Game:
    return SPEC.open(seats, options, house)


def test_both_languages_have_the_same_keys_and_variables() -> None:
    same_in_both_languages(SPEC.package)


def test_every_key_is_used() -> None:
    assert unused_keys(SPEC.package) == []


def test_the_guide_explains_every_kind_of_decision() -> None:
    assert without_a_guide(SPEC.package, "start|prepare|over|bid-wait|meeting|window-wait") == []
    assert guides_nobody_reads(SPEC.package) == []


def test_name_description_and_options_have_texts() -> None:
    spec_checks.texts(SPEC)


NAMED = {
    "card": CARD_KEYS,
    "card-full": CARD_KEYS,
    "character": CHARACTERS,
    "colour": COLOURS,
    "letter": COLOURS,
    "den": DENS,
    "site": SITES,
    "stone": STONES,
    "some": STONES,
    "bonus": BONUSES,
    "sin": SWITCHES,
    "rules": CHARACTERS,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", NAMED)
def test_every_piece_has_a_name_of_its_own(kind: str, language: str) -> None:
    texts = [
        Text(f"mea_culpa-{kind}-{name}", amount=ord(name[0]), count=2, taler="10", petty="2")
        for name in NAMED[kind]
    ]
    assert len({localization(language).translate(text) for text in texts}) == len(texts)


def test_every_ruling_has_its_text_and_its_anchor() -> None:
    anchors = re.findall(r'<a id="(m\d+)"></a>', RULES.read_text("utf-8"))
    assert anchors == [f"m{number}" for number in sorted((*RULINGS, *VARIANT))]
    for game, wanted in ((opened(), RULINGS), (opened(2, meta_culpa="on"), (*RULINGS, *VARIANT))):
        keys = [text.key for text in game.rules()]
        assert [key for key in keys if re.fullmatch(r"mea_culpa-rules-m\d+", key)] == [
            f"mea_culpa-rules-m{number}" for number in wanted
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_begins_with_its_number(language: str) -> None:
    for text in opened(meta_culpa="on").rules():
        found = re.fullmatch(r"mea_culpa-rules-m(\d+)", text.key)
        if found:
            assert localization(language).translate(text).startswith(f"M{found[1]}. ")


# --- figures --------------------------------------------------------------------------------------


def said(game: Game, key: str, language: str = "en") -> str:
    [found] = [
        localization(language).translate(text)
        for text in game.rules()
        if text.key == f"mea_culpa-rules-{key}"
    ]
    return found


def test_what_is_reconstructed_is_named() -> None:
    own = said(opened(), "reconstructed")
    assert all(
        part in own
        for part in ("to buy: wine 4", "to sell: jewel 12", "the step that is Heaven 36")
    )
    assert "bread" not in own
    assert "cathedral." not in own


def test_house_rules_are_listed_and_filled_in() -> None:
    house = {
        "game": {"taler": 30, "hell": 20},
        "buy": {"bread": 3},
        "lift": {"set": 9},
        "cathedral": {"left": {"food": {"blue": 4}}},
    }
    game = opened(4, house)
    own = said(game, "house")
    assert all(
        part in own
        for part in ("game.taler 30", "to buy: bread 3", "lift.set 9", "cathedral.left.food.blue 4")
    )
    assert said(game, "setup").startswith("Everybody has 30 taler, 7 sin stones")
    assert "every set of four colours 9 steps" in said(game, "end")
    assert "would pass space 20" in said(game, "m3")
    assert "20マス目" in said(game, "m3", "ja")


def test_a_card_that_is_not_in_the_deck_is_not_listed() -> None:
    game = opened(4, {"card": {"steal": {"copies": 0}}})
    cards = [
        localization("en").translate(text)
        for text in game.rules()
        if text.key == "mea_culpa-rules-one-card"
    ]
    assert len(cards) == len(CARD_KEYS) - 1
    assert not any("steal" in card for card in cards)


def test_only_the_sins_a_table_has_agreed_on_are_listed() -> None:
    game = opened(3, meta_culpa="on", take_back="off", late_greed="off")
    assert "taking an action back" not in said(game, "register")
    assert "donating without showing it" in said(game, "register")
    assert not [
        text
        for text in opened(3).rules()
        if text.key in ("mea_culpa-rules-meta", "mea_culpa-rules-register")
    ]


# --- whole games in words -------------------------------------------------------------------------


VARIANTS: list[dict[str, str]] = [{}, {"open_screens": "on"}, {"meta_culpa": "on"}]


@pytest.mark.slow
@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", SPEC.seat_counts)
def test_a_game_reads_in_both_languages(seats: int, options: dict[str, str]) -> None:
    Reader().read_game(
        opened(seats, None, **options), f"read aloud by {seats}", scenes=9, reasons=11
    )


@pytest.mark.slow
def test_games_with_few_pieces_read_in_both_languages() -> None:
    """Few Letters and few stones, so that everything runs out."""
    few = {
        "letters": {"yellow": 1, "blue": 1, "red": 1, "green": 1},
        "game": {"sin_stones": 2, "hell": 6, "heaven": 4, "taler": 99},
    }
    reader = Reader()
    for seats in (2, 3, 4):
        reader.read_game(opened(seats, few), f"scarce {seats}", scenes=9, reasons=11)
