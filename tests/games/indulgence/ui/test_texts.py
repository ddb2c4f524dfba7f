"""The texts of Indulgence: both languages have the same ones, and every scene, event and refusal
has a text.
"""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from positions.indulgence import IndulgencePosition, dealt, ending
from shared.game_texts import (
    Reader,
    guides_nobody_reads,
    same_in_both_languages,
    unused_keys,
    without_a_guide,
)
from simony.core.contract import Game
from simony.core.figures import FigureDict
from simony.core.scene import Scene
from simony.games.indulgence.game import IndulgenceGame
from simony.games.indulgence.ui.phrases import ODD, edict_name, sin_goal
from simony.games.indulgence.ui.rulebook import RULINGS
from simony.i18n.sentences import localization
from simony.i18n.text import Text
from simony.registry import open_game

PACKAGE = "simony.games.indulgence"
RULES = Path(__file__).parents[4] / "docs" / "rules" / "indulgence.md"

TWO = ["medici", "borgia"]
HOUSE: FigureDict = {
    "game": {"rounds": 1, "florins": 12},
    "family": {"orsini": "yellow"},
    "edict": {
        "odd": {
            "kind": "cards",
            "set": "basic",
            "families": ["orsini"],
            "numbers": ODD,
            "ban": False,
            "pays": 5,
            "sin_pays": 1,
        },
        "one": {
            "kind": "cards",
            "set": "basic",
            "families": ["borgia"],
            "numbers": [1],
            "ban": True,
            "pays": 9,
            "sin_pays": 2,
        },
        "high": {
            "kind": "cards",
            "set": "basic",
            "families": TWO,
            "numbers": [8, 9],
            "ban": True,
            "pays": 3,
            "sin_pays": 2,
        },
        "secret": {"kind": "tricks", "set": "basic", "pays": 2, "sin_pays": 7},
        "second-trump": {"kind": "trump", "set": "basic", "ban": False, "pays": 2, "sin_pays": 7},
        "greed": {"kind": "most", "set": "basic", "pays": 2, "sin_pays": 7},
        "haste": {"kind": "three-tricks", "set": "basic", "tricks": 1, "pays": 2, "sin_pays": 7},
    },
}


# --- the text files -------------------------------------------------------------------------------


@pytest.mark.parametrize("package", ["simony.core", PACKAGE])
def test_both_languages_have_the_same_keys_and_variables(package: str) -> None:
    same_in_both_languages(package)


def test_every_key_is_used() -> None:
    assert unused_keys(PACKAGE) == []


def test_the_guide_explains_every_kind_of_decision() -> None:
    assert without_a_guide(PACKAGE, "start|draw|deal|over.*") == []
    assert guides_nobody_reads(PACKAGE) == []


def test_every_ruling_has_its_text_and_its_anchor() -> None:
    anchors = re.findall(r'<a id="(i\d+)"></a>', RULES.read_text("utf-8"))
    assert anchors == [f"i{number}" for number in RULINGS]
    for game in games():
        keys = [text.key for text in game.rules()]
        assert [key for key in keys if re.fullmatch(r"indulgence-rules-i\d+", key)] == [
            f"indulgence-rules-{each}" for each in anchors
        ]


# --- whole games in words -------------------------------------------------------------------------


def games() -> list[Game]:
    tables: list[tuple[dict[str, object], FigureDict | None]] = [
        ({}, None),
        ({"expert": True, "edition": "japanese"}, None),
        ({"expert": True}, HOUSE),
    ]
    return [
        open_game("indulgence", seats, options, house)
        for seats in (3, 4)
        for options, house in tables
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    games(),
    ids=lambda game: f"{game.seats}-{game.options['expert']}-{game.parsed_figures.rounds}",
)
def test_a_game_reads_in_both_languages(game: Game) -> None:
    Reader().read_game(game, "read aloud")


# --- single words ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edict", "name", "goal"),
    [
        ("any-medici", "No Medici", "take all 9 of the Medici"),
        ("twos-and-threes", "No 2s or 3s", "take all 8 of the 2s and 3s"),
        (
            "even-medici-sforza",
            "No even Medici or Sforza",
            "take all 8 of the even Medici and Sforza",
        ),
        ("last-borgia", "Not the last Borgia", "take the last Borgia to be played"),
        ("odd", "No odd Orsini", "take all 5 of the odd Orsini"),
        ("one", "No Borgia 1", "take the Borgia 1"),
        (
            "high",
            "No 8s or 9s of Medici or Borgia",
            "take all 4 of the 8s and 9s of Medici and Borgia",
        ),
        ("haste", "Not the first to take a trick", "be the first to take a trick"),
    ],
)
def test_an_edict_is_called_by_what_it_forbids(edict: str, name: str, goal: str) -> None:
    game = open_game("indulgence", 4, {"expert": True}, HOUSE)
    assert isinstance(game, IndulgenceGame)
    number = game.parsed_figures.edict(edict)
    assert localization("en").translate(edict_name(game.parsed_figures, number)) == name
    assert localization("en").translate(sin_goal(game.parsed_figures, number)) == goal


def refusal_text(at: IndulgencePosition, move: str, ruling: str = "") -> str:
    """Return the text with which a move is refused."""
    refusal = at.refuses(move, ruling)
    return localization("en").translate(
        refusal.text, dict(enumerate("ABCD")), "ABCD".index(move[0])
    )


def test_a_refusal_names_the_cards_that_follow() -> None:
    at = dealt(
        "4 players, A rules, edict three-tricks, nobody sins, A holds m12 s1, B holds m38 s2"
    ).play("A: m1")
    assert (
        refusal_text(at, "B: s2")
        == "The led family is Medici and you hold the 3 and the 8: you must follow."
    )
    assert refusal_text(at, "B: m9").startswith(
        "You do not hold the Medici 9. You may play Medici 3 and 8."
    )


def test_I13_I10_a_refusal_names_the_cards_that_may_be_led() -> None:
    at = dealt("4 players, A rules, edict any-medici, B sins, B holds m3456789 b1 o2")
    assert refusal_text(at, "B: m7", "I13") == (
        "The Medici 7 is banned from the first lead by “No Medici”. You may lead Borgia 1; "
        "Orsini 2."
    )
    at = dealt(
        "4 players, expert, A rules, bull any-medici sixes most, B sins, B holds m3456789 b1 o2"
    )
    assert refusal_text(at, "B: m6", "I10").startswith(
        "The Medici 6 is banned from the first lead by “No Medici” and “No 6s”."
    )


def test_I19_a_refusal_says_what_is_wrong_with_the_ring() -> None:
    at = dealt("4 players, A rules, edict three-tricks, B sins, B holds m9")
    assert (
        refusal_text(at, "B: m9 ring", "I19")
        == "The ring may not be used in the first trick of a hand. Play the card without it."
    )
    at = dealt("4 players, A rules, edict three-tricks, nobody sins, A holds m9")
    assert refusal_text(at, "A: m9 ring", "I19").startswith(
        "Only a sinner may use the ring, and nobody has sinned."
    )


def test_I17_a_refusal_names_the_tied() -> None:
    at = ending("""
        4 players, expert, A rules, edict most, D to lead
        A has taken s12 m123456, B has taken s345 b12345, C has taken s678 o12345
        D has taken m78 b678 o678
        A holds m9, B holds b9, C holds o9, D holds s9
    """).trick("D: s9 m9 b9 o9")
    assert (
        refusal_text(at, "A: name D", "I17")
        == "D is not tied for the most Sforza. Name one of these: B and C."
    )
    assert (
        refusal_text(at, "A: m1", "I17")
        == "The hand is over, and no more cards are played. Name who pays for the most Sforza."
    )


def test_I5_I6_a_refusal_says_what_is_wrong_with_the_bull() -> None:
    at = dealt("4 players, A rules, edict three-tricks")
    assert refusal_text(at, "B: bull", "I5").startswith("There are no papal bulls in this game")
    at = dealt("4 players, expert, A rules, edict three-tricks")
    assert refusal_text(at, "B: bull", "I6").startswith(
        "A papal bull is spent by the Ruler, at the moment of choosing"
    )


# --- what a player must know to decide, and to understand -----------------------------------------


NAMES = dict(enumerate("ABCD"))


def seen(at: IndulgencePosition, who: str) -> Scene:
    return at.game.scene(at.view(who))


def said(texts: Iterable[Text], who: str, language: str = "en") -> list[str]:
    return [localization(language).translate(text, NAMES, "ABCD".index(who)) for text in texts]


def chronicle(at: IndulgencePosition, who: str, kind: str, language: str = "en") -> list[str]:
    """Return how the last move is described to a seat."""
    seat = "ABCD".index(who)
    return said(
        [
            at.game.describe(event)
            for event in at.events
            if event.kind == kind and event.seen_by(seat)
        ],
        who,
        language,
    )


def offered(at: IndulgencePosition, who: str, language: str = "en") -> list[str]:
    return said([choice.text for choice in seen(at, who).choices], who, language)


BULL = "4 players, expert, A rules, bull any-medici last-orsini sixes"


def test_the_auction_says_what_a_sin_wins_and_costs() -> None:
    at = dealt("4 players, A rules, edict any-medici")
    assert offered(at, "B") == [
        "Pass",
        (
            "Sin: take all 9 of the Medici. Succeed, and every other player pays you 4 florins; "
            "fail, and you pay the Ruler 6 florins."
        ),
    ]
    assert offered(at, "B", "ja")[1] == (
        "罪業に挑む：メディチを9枚すべて取る。成功すればほかの全員から4フロリンずつもらい、失敗すればルーラーに6フロリンを払います。"
    )


def test_I8_the_auction_says_what_a_sin_against_a_bull_wins_and_costs() -> None:
    at = dealt(BULL)
    assert offered(at, "B")[1] == (
        "Sin, all three: take all 9 of the Medici; take the last Orsini to be played; take all 4 "
        "of the 6s. "
        "Succeed in all, and you win the game at once; fail in any, "
        "and you pay the Ruler 18 florins."
    )
    assert offered(at, "B", "ja")[1].endswith(
        "すべて果たせばその場でゲームに勝ち、ひとつでも失敗すればルーラーに18フロリンを払います。"
    )
    assert (
        "A has spent the papal bull: three Edicts are in force at once, and what they cost adds up."
        in said(seen(at, "B").facts, "B")
    )


FACE_DOWN = "4 players, expert, A rules, edict tricks, {sins}, A holds m12 s1, B holds m38 s2"


def test_I22_ones_own_face_down_card_is_told_as_such() -> None:
    at = dealt(FACE_DOWN.format(sins="nobody sins")).play("A: m1")
    assert chronicle(at, "A", "played") == ["You play the Medici 1 face down and announce Medici."]
    assert chronicle(at, "A", "played", "ja") == [
        "あなたがメディチの1を伏せて出し、メディチと宣言しました。"
    ]
    assert chronicle(at, "B", "played-hidden") == ["A leads a card face down and announces Medici."]
    trick = next(zone for zone in seen(at, "B").zones if zone.id == "trick")
    assert said([item.face for item in trick.items], "B") == [
        "a face-down card, announced as Medici"
    ]
    at.play("B: m3")
    assert chronicle(at, "B", "played") == ["You play the Medici 3 face down."]


@pytest.mark.parametrize("sins", ["nobody sins", "B sins"])
def test_I22_that_cards_are_played_face_down_is_said_once(sins: str) -> None:
    facts = " ".join(said(seen(dealt(FACE_DOWN.format(sins=sins)), "C").facts, "C"))
    assert facts.count("face down") == facts.count("turned up") == 1


def test_I7_a_payment_for_several_edicts_is_itemised() -> None:
    table = """
        4 players, expert, A rules hand 2, bull pairs-medici-borgia any-medici last-medici{purses}
        A holds s1, B holds m9, C holds s2, D holds s3, rest taken by B, B to lead
    """
    at = ending(table.format(purses=", florins 20 40 30 30")).trick("B: m9 s2 s3 s1")
    parts = (
        "9 for “No Medici”, 8 for “Not the last Medici” and 18 for “No pairs of Medici and Borgia”"
    )
    assert chronicle(at, "B", "paid") == [f"You pay A 35 florins: {parts}."]
    assert chronicle(at, "B", "paid", "ja") == [
        "あなたがAに35フロリン（「メディチ禁止」に9、「最後のメディチ禁止」に8、「メディチとボルジアのペア禁止」に18）を払いました。"
    ]
    at = ending(table.format(purses="")).trick("B: m9 s2 s3 s1")
    assert chronicle(at, "A", "paid") == [
        (
            f"B owes you 35 florins ({parts}) but has only 30 florins, "
            "and pays that; the bank adds the rest."
        )
    ]


@pytest.mark.parametrize(
    "edicts",
    ["expert, bull any-medici last-orsini sixes, A took the ninth orsini", "edict any-medici"],
)
def test_a_payment_for_one_edict_is_a_plain_sum(edicts: str) -> None:
    at = ending(
        f"4 players, {edicts}, A rules, B to lead, rest taken by A, A holds s1, B holds m9, "
        "C holds s2, D holds s3"
    )
    assert chronicle(at.trick("B: m9 s2 s3 s1"), "C", "paid") == ["B pays A 1 florin."]


@pytest.mark.parametrize(
    ("edict", "marked"),
    [
        ("any-medici", "m12"),
        ("last-sforza", "s36"),
        ("pairs-sforza-borgia", "s36 b7"),
        ("sixes", "s6"),
        ("most", ""),
        ("tricks", ""),
    ],
)
@pytest.mark.parametrize("sins", ["nobody sins", "B sins"])
def test_the_cards_an_edict_is_about_are_marked(edict: str, marked: str, sins: str) -> None:
    at = dealt(f"4 players, expert, A rules, edict {edict}, {sins}, A holds m12 s36 b7 o1")
    hand = next(zone for zone in seen(at, "A").zones if zone.id == "hand")
    shown = {
        item.look["family"][0] + item.look["number"]
        for item in hand.items
        if "forbidden" in item.marks
    }
    assert shown & {"m1", "m2", "s3", "s6", "b7", "o1"} == {
        group[0] + each for group in marked.split() for each in group[1:]
    }


LAST_HAND = """
    4 players, D rules hand 12, edict sixes, florins {florins}, D to lead, rest taken by D
    A holds m3, B holds m1, C holds m2, D holds m6
"""


@pytest.mark.parametrize(
    ("florins", "about"),
    [
        ("34 33 31 22", []),
        (
            "34 34 30 22",
            ["With 34 florins each, the more recent Ruler is ahead: B, then you (I29)."],
        ),
        (
            "30 30 30 30",
            [
                (
                    "With 30 florins each, the more recent Ruler is ahead: D, then C, then B, "
                    "then you (I29)."
                )
            ],
        ),
    ],
)
def test_I29_the_end_says_why_one_of_two_equals_is_ahead(florins: str, about: list[str]) -> None:
    at = ending(LAST_HAND.format(florins=florins)).play_out()
    assert said(seen(at, "A").about, "A") == about


def test_I29_the_end_says_why_two_share_a_place() -> None:
    at = ending("""
        4 players, expert, A rules, bull pairs-medici-borgia any-medici last-medici
        A holds s1, B holds m9, C holds s2, D holds s3, rest taken by B, B to lead
    """).trick("B: m9 s2 s3 s1")
    assert said(seen(at, "A").about, "A") == [
        "With 30 florins each, C and D share a place: they were never Ruler (I29)."
    ]


def test_I8_a_bull_sinner_is_not_placed_by_florins() -> None:
    at = ending("""
        4 players, expert, A rules hand 5, bull any-medici last-medici sixes, C sins
        florins 40 30 30 20
        rest taken by C, C to lead, A holds s9, B holds s8, C holds m9, D holds s7
    """).trick("C: m9 s7 s9 s8")
    assert (at.over(), seen(at, "A").about) == (True, ())
