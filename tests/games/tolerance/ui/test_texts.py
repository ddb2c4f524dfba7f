"""The texts of Tolerance: both languages have the same ones, and every scene, event and refusal has
a text.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from positions.language import LETTERS, viewer_of
from positions.tolerance import TolerancePosition, position
from positions.tolerance.tricks import lead_trick
from shared.game_texts import (
    Reader,
    guides_nobody_reads,
    messages,
    same_in_both_languages,
    unused_keys,
    without_a_guide,
)
from simony.conformance import spec_checks
from simony.games.tolerance.rules.figures import CARD_KEYS, CARDS, ROLE_KEYS, Figures
from simony.games.tolerance.ui.phrases import effect
from simony.games.tolerance.ui.rulebook import RULINGS
from simony.i18n.sentences import LANGUAGES, localization
from simony.i18n.text import Text
from simony.registry import game_spec, open_game

PACKAGE = "simony.games.tolerance"
RULES = Path(__file__).parents[4] / "docs" / "rules" / "tolerance.md"
NAMES = dict(enumerate(LETTERS))


def prompted(at: TolerancePosition, who: str, language: str = "en") -> str:
    return localization(language).translate(
        at.game.scene(at.view(who)).prompt, NAMES, viewer_of(who)
    )


def chronicle_of(at: TolerancePosition, who: str) -> list[str]:
    seen = [event for event in at.events if event.seen_by(viewer_of(who))]
    return [
        localization("en").translate(at.game.describe(event), NAMES, viewer_of(who))
        for event in seen
    ]


# --- the text files -------------------------------------------------------------------------------


def test_both_languages_have_the_same_keys_and_variables() -> None:
    same_in_both_languages(PACKAGE)


def test_every_key_is_used() -> None:
    assert unused_keys(PACKAGE) == []


def test_every_decision_is_explained_when_it_first_comes_up() -> None:
    assert without_a_guide(PACKAGE, "start|deal|over.*") == []
    assert guides_nobody_reads(PACKAGE) == []


def test_name_description_and_options_have_texts() -> None:
    spec_checks.texts(game_spec("tolerance"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_role_has_a_name(language: str) -> None:
    keys = list(messages(PACKAGE, language))
    assert [key for key in keys if key.removeprefix("tolerance-card-") in CARD_KEYS] == [
        f"tolerance-card-{key}" for key in CARD_KEYS
    ]
    said = {localization(language).translate(Text(f"tolerance-role-{key}")) for key in ROLE_KEYS}
    assert len(said) == len(ROLE_KEYS)
    cards = {localization(language).translate(Text(f"tolerance-card-{key}")) for key in CARD_KEYS}
    assert len(cards) >= CARDS - 1  # the rulebook has two Bailiffs


def test_every_ruling_has_its_text_and_its_anchor() -> None:
    anchors = re.findall(r'<a id="(t\d+)"></a>', RULES.read_text("utf-8"))
    assert anchors == [f"t{number}" for number in RULINGS]
    keys = [text.key for text in open_game("tolerance", 3).rules()]
    assert [key for key in keys if re.fullmatch(r"tolerance-rules-t\d+", key)] == [
        f"tolerance-rules-{anchor}" for anchor in anchors
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_words_of_its_own(language: str) -> None:
    game = open_game("tolerance", 3)
    figures = Figures(game.figures, game.options)
    said = [localization(language).translate(effect(figures, card)) for card in range(CARDS)]
    assert all(said)
    assert len(set(said)) > 30


def test_effects_in_words() -> None:
    game = open_game("tolerance", 3, None, {"card": {"satyr": {"count": 1}}})
    figures = Figures(game.figures, game.options)
    said = {
        key: localization("en").translate(effect(figures, CARD_KEYS.index(key)))
        for key in CARD_KEYS
    }
    assert said["bailiff-6"] == "collects taxes from all Nobles, Townsfolk, Peasants and Wilds"
    assert said["preacher-gilbert"] == "converts the least pious Protestants"
    assert said["duke-of-guise"] == "kills 1 of the Protestants"
    assert said["satyr"] == "kills 1 of the cards of the highest rank"
    assert said["lawyer"] == "collects taxes from all cards of the monarch’s religion"
    assert said["carpenter"] == "guild member"


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (4, {"roles": "random", "hidden_roles": "on", "plagues": "2"}),
        (5, {"roles": "choose", "open_tableaux": "on"}),
    ],
)
def test_whole_games_have_words(seats: int, options: dict[str, str]) -> None:
    Reader().read_game(
        open_game("tolerance", seats, options), f"words {seats}", scenes=11, reasons=13
    )


def test_house_rules_are_listed() -> None:
    house = {
        "card": {"beggar": {"piety": 5}},
        "role": {"ned": {"mary": {"wild": 3}}},
        "game": {"money": 9},
    }
    game = open_game("tolerance", 3, None, house)
    [own] = [
        localization("en").translate(text)
        for text in game.rules()
        if text.key == "tolerance-rules-house"
    ]
    assert all(part in own for part in ("Beggar: piety 5", "Ned: mary wild 3", "game.money 9"))


# --- sentences ------------------------------------------------------------------------------------


def test_a_trick_is_told_effect_by_effect() -> None:
    at = lead_trick("c10 w10 n9 n8")
    order = "Preacher Gilbert, Bailiff, Catherine de Medici and Valiant Knight"
    assert chronicle_of(at, "spectator")[4:] == [
        f"A wins the trick with Preacher Gilbert. Its cards act in this order: {order}.",
        "Preacher Gilbert converts the least pious Protestants, but finds nobody.",
        "Bailiff collects taxes from Bailiff, Catherine de Medici and Valiant Knight: money +2.",
        (
            "Catherine de Medici collects piety from Preacher Gilbert, "
            "Catherine de Medici and Valiant Knight: Catholic +12, Protestant 0."
        ),
        "A has 32 Catholic piety: pennant 3.",
        "Valiant Knight kills Catherine de Medici.",
        (
            "The trick goes on A’s board: living Catholics Preacher Gilbert, "
            "Bailiff and Valiant Knight; dead Catholics Catherine de Medici."
        ),
    ]


def test_prompts() -> None:
    at = position("3 players, A to lead, A holds n8, B holds n3, C holds p1")
    assert prompted(at, "A") == "Lead a card."
    at.play("A: n8")
    assert prompted(at, "B") == "Follow with Nobles, or play a Wild."
    at.play("B: n3")
    assert prompted(at, "C") == "You have no Nobles: play any card."
    at.play("C: p1")
    assert prompted(at, "A") == "Valiant Knight kills 1 of the Nobles and Peasants: which?"
    assert prompted(at, "B") == "Valiant Knight kills 1 of the Nobles and Peasants: A chooses."
    assert prompted(at, "A", "ja")


def test_what_is_blocked_is_said_why() -> None:
    at = position("3 players, A to lead, A holds n8, B holds n3 c2, C holds p1").play("A: n8")
    scene = at.game.scene(at.view("B"))
    assert [choice.notation for choice in scene.blocked] == ["play clergy 2", "play townsfolk 3"]
    assert (
        str(at.refuses("B: c2"))
        == "Nobles are led and you have some: follow with Young Squire (Nobles 3), or play a Wild."
    )
