"""The texts of Dogma: both languages have the same ones, and every scene, event and refusal has a
text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from positions.dogma import DogmaPosition, dealt, position
from positions.language import LETTERS, viewer_of
from shared.game_texts import (
    Reader,
    guides_nobody_reads,
    messages,
    same_in_both_languages,
    unused_keys,
    without_a_guide,
)
from simony.conformance import spec_checks
from simony.core.contract import Game
from simony.core.figures import FigureDict
from simony.core.scene import Item, Scene, Zone
from simony.games.dogma import SPEC
from simony.games.dogma.rules.figures import KIND_NAMES, NEXT_CONFESSOR
from simony.games.dogma.ui.rulebook import RULINGS
from simony.i18n.sentences import LANGUAGES, add_text_package, localization
from simony.i18n.text import Text

RULES = Path(__file__).parents[4] / "docs" / "rules" / "dogma.md"
NAMES = dict(enumerate(LETTERS))
HOUSE: FigureDict = {
    "game": {"rubies": 1, "altar": 1, "most_cards": 1, "two_players": 12, "confessions": 1}
}

add_text_package(SPEC.package)


def opened(seats: int, house: FigureDict | None = None, **options: str) -> Game:
    return SPEC.open(seats, options, house)


# --- the text files -------------------------------------------------------------------------------


def test_both_languages_have_the_same_keys_and_variables() -> None:
    same_in_both_languages(SPEC.package)


def test_every_key_is_used() -> None:
    assert unused_keys(SPEC.package) == []


def test_the_guide_explains_every_kind_of_decision() -> None:
    assert without_a_guide(SPEC.package, "deal|over") == []
    assert guides_nobody_reads(SPEC.package) == []


def test_name_description_and_options_have_texts() -> None:
    spec_checks.texts(SPEC)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_name_of_its_own(language: str) -> None:
    keys = [key for key in messages(SPEC.package, language) if key.startswith("dogma-kind-")]
    assert keys == [f"dogma-kind-{name}" for name in KIND_NAMES]
    assert len({localization(language).translate(Text(key)) for key in keys}) == len(KIND_NAMES)


def test_every_ruling_has_its_text_and_its_anchor() -> None:
    anchors = re.findall(r'<a id="(d\d+)"></a>', RULES.read_text("utf-8"))
    assert anchors == [f"d{number}" for number in RULINGS]
    for game in (opened(2), opened(8, HOUSE)):
        keys = [text.key for text in game.rules()]
        assert [key for key in keys if re.fullmatch(r"dogma-rules-d\d+", key)] == [
            f"dogma-rules-{each}" for each in anchors
        ]


# --- whole games in words -------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seats", SPEC.seat_counts)
def test_a_game_reads_in_both_languages(seats: int) -> None:
    Reader().read_game(opened(seats), f"read aloud by {seats}", scenes=11, reasons=29)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_many_games_read_in_both_languages(seats: int) -> None:
    reader = Reader()
    for number in range(6):
        options = {"next_confessor": NEXT_CONFESSOR[number % 3]}
        house: FigureDict = {
            "game": {
                "rubies": 1 + number % 2,
                "altar": 1 + number % 3,
                "confessions": 5 * number + 1,
            }
        }
        reader.read_game(opened(seats, house, **options), f"{number}", scenes=5, reasons=13)


@pytest.mark.slow
def test_a_game_of_single_cards_reads_in_both_languages() -> None:
    Reader().read_game(
        opened(4, {"game": {"most_cards": 1, "rubies": 1}}), "one by one", scenes=5, reasons=13
    )


# --- what is said, and to whom --------------------------------------------------------------------


def said(texts: Iterable[Text], who: str, language: str = "en") -> list[str]:
    return [localization(language).translate(text, NAMES, viewer_of(who)) for text in texts]


def chronicle(at: DogmaPosition, who: str, language: str = "en") -> list[str]:
    """Return how the last moves are described to a viewer."""
    return said(
        [at.game.describe(event) for event in at.events if event.seen_by(viewer_of(who))],
        who,
        language,
    )


def seen(at: DogmaPosition, who: str) -> Scene:
    return at.game.scene(at.view(who))


def asked(at: DogmaPosition, who: str, language: str = "en") -> str:
    return said([seen(at, who).prompt], who, language)[0]


def facts(at: DogmaPosition, who: str, language: str = "en") -> list[str]:
    return said(seen(at, who).facts, who, language)


def offered(at: DogmaPosition, who: str, language: str = "en") -> list[str]:
    return said([choice.text for choice in seen(at, who).choices], who, language)


def zone(at: DogmaPosition, who: str, name: str) -> Zone:
    return next(each for each in seen(at, who).zones if each.id == name)


def faces(items: Iterable[Item], who: str = "A") -> list[str]:
    return said([item.face for item in items], who)


def roles(at: DogmaPosition, who: str) -> list[str]:
    return [" ".join(said(panel.roles, "spectator")) for panel in seen(at, who).seats]


def three(more: str = "") -> DogmaPosition:
    return position(f"""
        3 players, A to confess, A holds 2 murder greed 3 mercy, B holds 2 lust sincerity faith
        C holds 2 pride chastity
        gone unseen heresy, {more}
    """)


def refusal_text(at: DogmaPosition, move: str, ruling: str) -> str:
    """Return the text with which a move is refused."""
    return said([at.refuses(move, ruling).text], move[0])[0]


# --- asking ---------------------------------------------------------------------------------------


def test_one_is_asked_for_a_name_and_then_for_cards() -> None:
    at = three()
    assert (
        asked(at, "A") == "Your turn to confess: name a virtue, then lay cards for it, true or not."
    )
    assert asked(at, "B") == "It is A’s turn to confess."
    assert offered(at, "A")[:2] == ["Name Mercy (you hold 3)", "Name Sincerity (you hold none)"]
    at.play("A: name sincerity")
    assert asked(at, "A").startswith(
        "You confess to Sincerity: lay 1 to 3 cards face down, true or not."
    )
    assert offered(at, "A") == ["Lay Murder", "Lay Greed", "Lay Mercy"]
    at.play("A: lay greed, A: lay mercy")
    assert asked(at, "A") == (
        "You confess to Sincerity and have laid Greed and Mercy. Lay another card, or is that all?"
    )
    assert offered(at, "A", "ja") == ["慈悲を伏せる", "これで終わり（2枚）"]
    assert faces(zone(at, "A", "laid").items) == ["Greed", "Mercy"]


def test_who_has_no_later_card_is_not_asked_for_another() -> None:
    at = three().play(
        "A: name sincerity, A: lay greed, A: lay mercy, A: lay mercy, B: join, B: lay faith"
    )
    assert offered(at, "B") == ["That is all: 1 card"]
    assert asked(at, "B").endswith(
        "No other card of yours comes after that in the order of the kinds, so that is all."
    )
    assert asked(at, "B", "ja").endswith("これで終わりです。")
    at = three().play("A: mercy with 2 murder, B: doubt, B: name mercy, B: lay faith")
    assert asked(at, "B").startswith(
        "You confess to Mercy and have laid Faith. No other card of yours"
    )


@pytest.mark.parametrize("viewer", ["B", "C", "spectator"])
@pytest.mark.parametrize(
    "begun",
    [
        "name sincerity",
        "name sincerity, A: lay murder",
        "name sincerity, A: lay murder, A: lay murder",
    ],
)
def test_D12_a_layer_in_the_making_shows_nowhere(viewer: str, begun: str) -> None:
    before = seen(three(), viewer).to_record()
    at = three().play(f"A: {begun}")
    assert seen(at, viewer).to_record() == before
    assert chronicle(at, viewer) == []


def test_the_question_says_what_each_answer_wins_and_costs() -> None:
    at = three().play("A: mercy with 2 murder")
    assert asked(at, "B") == "A confesses to Mercy, with 2 cards. Do you believe, doubt or join?"
    assert asked(at, "A") == "You confess to Mercy, with 2 cards. B believes, doubts or joins."
    assert offered(at, "B") == [
        (
            "Believe. If true, the pile (2 cards) is discarded and you gain a ruby; if a lie, "
            "you take it."
        ),
        "Doubt. If a lie, A takes the pile (2 cards) and you gain a ruby; if true, you take it.",
        "Join. Lay 1 to 3 cards on top, also as Mercy; then C is asked about yours.",
    ]
    at.play("B: join with lust")
    assert asked(at, "C") == (
        "B has joined the confession to Mercy, with 1 card. Do you believe that, "
        "doubt it or join too?"
    )
    assert (
        asked(at, "C", "ja") == "Bが「慈悲」の告解に便乗し、カードを1枚伏せました。"
        "信じますか、疑いますか、あなたも便乗しますか？"
    )
    assert (
        offered(at, "C")[1]
        == "Doubt. If a lie, B takes the pile (3 cards) and you gain a ruby; if true, you take it."
    )


def test_D15_no_ruby_is_promised_to_who_has_two() -> None:
    at = three("rubies 0 2 0").play("A: mercy with 2 murder")
    assert (
        offered(at, "B")[0]
        == "Believe. If true, the pile (2 cards) is discarded; if a lie, you take it."
    )
    assert (
        offered(at, "B", "ja")[1]
        == "疑う：嘘ならAが山（2枚）を引き取ります。真実なら、あなたが山を引き取ります。"
    )


def test_D4_the_question_says_who_burns_when_it_is_about_the_last_cards_of_two() -> None:
    at = position("2 players, A to confess, A holds mercy, B holds lust pride").play(
        "A: mercy with mercy"
    )
    assert offered(at, "B") == [
        "Believe. A is then out, and you burn (D4).",
        (
            "Doubt. If a lie, A takes the pile (1 card) and you gain a ruby; if true, A is out, "
            "and you burn (D4)."
        ),
        "Join. You lay cards on top, also as Mercy; but A is then out, and you burn (D4).",
    ]
    assert offered(at, "B", "ja")[0] == "信じる：Aがあがり、あなたは火あぶりになります（D4）。"


def test_D16_D19_one_is_asked_about_dogmas() -> None:
    at = three("rubies 2 0 0, altar greed faith lust")
    assert asked(at, "A").endswith("Or first spend 2 rubies and proclaim a Dogma.")
    assert "Proclaim Murder a virtue" in offered(at, "A")
    assert "Proclaim Mercy a vice" in offered(at, "A")
    at.play("A: proclaim murder")
    assert asked(at, "A") == "The Altar is full: which Dogma makes way for Murder?"
    assert asked(at, "B", "ja") == "祭壇がいっぱいです。「殺人」と入れ替える教義をAが選んでいます。"
    assert offered(at, "A") == [
        "Take Greed off: it is a vice again",
        "Take Lust off: it is a vice again",
        "Take Faith off: it is a virtue again",
    ]


# --- the table ------------------------------------------------------------------------------------


def test_D20_the_hand_is_apart_as_it_counts_now() -> None:
    at = three("altar greed mercy")
    assert faces(zone(at, "A", "hand-vice").items) == [
        "Murder",
        "Murder",
        "Mercy",
        "Mercy",
        "Mercy",
    ]
    assert faces(zone(at, "A", "hand-virtue").items) == ["Greed"]
    assert [(item.marks, item.look["counts"]) for item in zone(at, "A", "altar").items] == [
        (("now-virtue",), "virtue"),
        (("now-vice",), "vice"),
    ]
    assert "Greed" in faces(zone(at, "A", "names").items)
    assert "Mercy" not in faces(zone(at, "A", "names").items)


def test_the_pile_is_shown_layer_by_layer() -> None:
    at = three().play("A: mercy with murder greed, B: join with 2 lust")
    assert said([zone(at, "A", "pile").label], "A") == ["The pile, laid as Mercy"]
    assert [item.seat for item in zone(at, "C", "pile").items] == [0, 0, 1, 1]
    assert [item.marks for item in zone(at, "C", "pile").items] == [(), (), ("asked",), ("asked",)]
    assert faces(zone(at, "A", "pile").items) == ["Murder", "Greed", "face down", "face down"]
    assert faces(zone(at, "B", "pile").items) == ["face down", "face down", "Lust", "Lust"]
    assert all(item.hidden for item in zone(at, "spectator", "pile").items)


def test_a_card_keeps_its_name_from_the_hand_to_the_pile() -> None:
    at = three()
    at.play("A: name faith")
    [chosen] = [choice.item for choice in seen(at, "A").choices if choice.notation == "lay mercy"]
    at.play("A: lay mercy")
    assert [item.id for item in zone(at, "A", "laid").items] == [chosen]
    at.play("A: done")
    assert [item.id for item in zone(at, "A", "pile").items] == [chosen]


def test_D13_the_discard_tells_what_was_seen_and_what_is_ones_own() -> None:
    at = three().play("A: mercy with 2 murder, B: join with lust, C: join with pride")
    at = at.play("A: join with mercy, B: believe")
    own = {who: faces(zone(at, who, "gone-own").items) for who in "ABC"}
    assert own == {"A": ["Murder", "Murder"], "B": ["Lust"], "C": ["Pride"]}
    assert [zone(at, who, "gone-unseen").amount for who in ("A", "B", "C", "spectator")] == [
        3,
        4,
        4,
        5,
    ]  # and a Heresy from before
    assert faces(zone(at, "C", "gone-seen").items).count("Mercy") == 2
    assert "gone-own" not in [each.id for each in seen(at, "spectator").zones]


def test_two_players_see_how_many_cards_are_left_out() -> None:
    at = dealt("2 players, A starts")
    assert zone(at, "A", "left-out").amount == 16
    assert (
        chronicle(at, "B")[0]
        == "The cards are dealt, and 16 cards are left out, unseen. A is to begin."
    )


def test_what_one_knows_of_others_is_said() -> None:
    at = three().play("A: mercy with 2 murder, B: doubt")
    assert facts(at, "B")[1:] == ["A is known to hold Murder ×2."]
    assert facts(at, "A")[1:] == []
    at.play("B: faith with lust, C: believe, C: chastity with lust")
    assert facts(at, "spectator", "ja")[1:] == [
        "Aが手札に持つとわかっているカード：殺人2枚",
        "Cが手札に持つか、山に伏せたとわかっているカード：色欲",
    ]
    assert "C is known to hold, or to have laid in the pile, Lust." in facts(at, "B")


def test_what_one_knows_of_an_empty_hand_lies_in_the_pile() -> None:
    at = position("3 players, A to confess, A holds 2 murder, B holds 2 lust, C holds pride faith")
    at.play(
        "A: mercy with 2 murder, B: doubt, B: faith with lust, C: doubt, C: mercy with faith, "
        "A: join with 2 murder"
    )
    assert "A is known to have laid in the pile Murder ×2." in facts(at, "B")
    assert "Aが山に伏せたとわかっているカード：殺人2枚" in facts(at, "B", "ja")


def test_D30_how_far_the_game_has_come_is_said() -> None:
    at = three("12 confessions")
    assert facts(at, "B")[0] == "Confession 13 of at most 500."
    at.play("A: mercy with 2 murder")
    assert facts(at, "B")[0] == "Confession 13 of at most 500."
    at.play("B: doubt")
    assert facts(at, "B", "ja")[0] == "告解14回目（最大500回）。"


def test_D3_who_is_pending_and_who_is_out_is_said() -> None:
    at = position(
        "4 players, A to confess, A holds murder, B holds lust faith, C holds pride, out D"
    ).play("A: mercy with murder")
    assert roles(at, "B") == ["Last cards laid, unchecked", "", "", "Out, place 1"]
    assert "A has laid their last cards. Unless caught lying, A is out." in facts(at, "B")
    assert (
        facts(at, "A", "ja")[1]
        == "あなたは最後のカードを伏せました。嘘を見破られなければ、あなたはあがりです。"
    )
    assert [panel.place for panel in seen(at, "B").seats] == [None, None, None, 1]


def test_D4_the_last_two_are_told_what_is_at_stake() -> None:
    at = position("2 players, A to confess, A holds murder, B holds lust faith").play(
        "A: mercy with murder"
    )
    assert facts(at, "B")[1].endswith(
        "Unless caught lying, A is out, and you are the last one left and burn."
    )
    assert (
        offered(at, "B")[2]
        == "Join. You lay cards on top, also as Mercy; but A is then out, and you burn (D4)."
    )
    assert facts(at, "A", "ja")[1].endswith("残るBが火あぶりです。")


# --- the chronicle --------------------------------------------------------------------------------


def test_a_judgement_is_told() -> None:
    at = three().play("A: mercy with murder 2 mercy").play("B: doubt")
    assert chronicle(at, "B") == [
        "You doubt A. Laid as Mercy and turned up: Murder and Mercy ×2. It was a lie.",
        "A takes the pile, 3 cards.",
        "You gain a ruby, and have 1 now.",
    ]
    assert chronicle(at, "A", "ja")[:2] == [
        "Bはあなたを疑いました。「慈悲」として伏せたカードは殺人と慈悲2枚。嘘でした。",
        "あなたが山の3枚を引き取りました（殺人と慈悲2枚）。",
    ]


def test_D12_which_cards_were_laid_is_told_to_their_owner_alone() -> None:
    at = three().play("A: faith with murder 2 mercy, B: join with lust")
    assert chronicle(at, "A") == [
        "You confess to Faith, with 3 cards: Murder and Mercy ×2.",
        "B joins the confession to Faith, with 1 card.",
    ]
    assert chronicle(at, "B") == [
        "A confesses to Faith, with 3 cards.",
        "You join the confession to Faith, with 1 card: Lust.",
    ]
    assert chronicle(at, "spectator") == [
        "A confesses to Faith, with 3 cards.",
        "B joins the confession to Faith, with 1 card.",
    ]


def test_D12_a_discarded_pile_says_how_much_of_it_stays_unseen() -> None:
    at = three().play("A: faith with murder 2 mercy, B: join with faith").play("C: believe")
    assert chronicle(at, "A")[1:] == [
        "The pile is discarded: 4 cards, 3 of them unseen.",
        "C gains a ruby, and has 1 now.",
    ]


def test_D6_four_of_a_kind_are_told() -> None:
    at = dealt("3 players, B starts, B holds 4 murder 4 faith")
    assert "B holds all four each of Murder and Faith, and discards them." in chronicle(at, "A")
    assert "あなたの手札に殺人と信仰が4枚ずつそろい、捨て札になりました。" in chronicle(
        at, "B", "ja"
    )


def test_D19_a_dogma_is_told() -> None:
    at = three("rubies 2 0 0, altar greed faith lust").play("A: proclaim mercy, A: replace greed")
    assert chronicle(at, "B") == [
        "A spends 2 rubies and proclaims: Mercy is a vice.",
        "Greed is taken off the Altar, and is a vice again.",
    ]


def test_the_end_says_who_has_won_and_who_burns() -> None:
    at = (
        position("2 players, A to confess, A holds murder, B holds lust faith")
        .play("A: mercy with murder")
        .play("B: believe")
    )
    assert chronicle(at, "B")[-2:] == [
        "A has no cards left and is out of the game, in place 1.",
        "The game is over. A wins. You burn.",
    ]
    assert asked(at, "A", "ja") == "ゲーム終了です。あなたの勝ちです！Bは火あぶりです。"
    assert facts(at, "A") == ["After 1 confession.", "1. You", "2. B, with 3 cards"]
    assert roles(at, "A") == ["Out, place 1", "Burns"]


@pytest.mark.parametrize(
    ("hands", "answer", "ending"),
    [
        ("A holds 2 murder, B holds lust, C holds pride", "believe", "A wins. B burns."),
        (
            "A holds 2 murder, B holds lust, C holds pride 2 greed",
            "believe",
            "A wins. These burn together: B and C.",
        ),
        (
            "A holds 3 murder, B holds 3 lust, C holds 3 pride",
            "doubt",
            "The victory is shared by A, B and C. Nobody burns.",
        ),
    ],
)
def test_D30_the_end_by_confessions_is_told_as_ours(hands: str, answer: str, ending: str) -> None:
    at = (
        position(f"3 players, A to confess, 499 confessions, {hands}")
        .play("A: mercy with 2 murder")
        .play(f"B: {answer}")
    )
    assert (
        chronicle(at, "spectator")[-1]
        == f"After 500 confessions the game stops here (D30). {ending}"
    )
    assert asked(at, "spectator") == f"The game is over. {ending}"
    assert facts(at, "C")[1] == (
        "The game stopped after 500 confessions. Whoever was still in is placed by cards, "
        "the fewer the better: our own rule (D30)."
    )


# --- why not --------------------------------------------------------------------------------------


VIRTUES = "Mercy, Sincerity, Generosity, Chastity, Temperance, Humility or Faith"


def test_D20_a_refusal_names_what_may_be_named() -> None:
    assert refusal_text(three(), "A: name murder", "D20") == (
        f"Murder is a vice, and its Dogma is not on the Altar: it may not be named. Name {VIRTUES}."
    )
    assert refusal_text(three("altar faith"), "A: name faith", "D20") == (
        "Faith lies on the Altar, and there a virtue counts as a vice: it may not be named. "
        "Name Mercy, Sincerity, Generosity, Chastity, Temperance or Humility."
    )
    assert refusal_text(three(), "A: lay murder", "D20").startswith(
        "Cards are laid for a name. First name what you confess to: Mercy,"
    )


def test_D8_a_refusal_names_the_cards_that_may_be_laid() -> None:
    at = three().play("A: name faith")
    assert (
        refusal_text(at, "A: done", "D8")
        == "At least one card must be laid. You may lay Murder, Greed or Mercy."
    )
    assert (
        refusal_text(at, "A: lay faith", "")
        == "You have no Faith in your hand. You may lay Murder, Greed or Mercy."
    )
    at.play("A: lay greed")
    assert refusal_text(at, "A: lay murder", "") == (
        "The cards of one confession are laid in the order of the kinds, "
        "and you have laid Greed. You may lay Mercy, or be done."
    )
    assert (
        refusal_text(at, "A: name mercy", "")
        == "You have named Faith, and so it stays. You may lay Mercy, or be done."
    )
    at = position("2 players, A to confess, A holds 2 murder faith, B holds lust").play(
        "A: name mercy, A: lay faith"
    )
    assert refusal_text(at, "A: lay murder", "").endswith(
        "and you have laid Faith. You can only finish now."
    )


def test_D9_D11_a_refusal_says_what_may_be_answered() -> None:
    at = three()
    assert (
        refusal_text(at, "A: doubt", "D11")
        == f"There is nothing to answer: it is you who must confess. Name {VIRTUES}."
    )
    at.play("A: mercy with 2 murder")
    assert (
        refusal_text(at, "B: name faith", "D11")
        == "A’s cards await your answer. First believe, doubt or join."
    )
    assert (
        refusal_text(at, "B: lay lust", "D11")
        == "A’s cards await your answer. To lay cards of yours, join first; or believe, or doubt."
    )
    at.play("B: join")
    assert (
        refusal_text(at, "B: name faith", "D9")
        == "Whoever joins keeps the name, and that is Mercy. You may lay Lust, Sincerity or Faith."
    )
    assert refusal_text(at, "B: doubt", "D11").startswith(
        "You have joined, and cannot judge these cards any more."
    )


def test_D16_D17_a_refusal_says_what_is_wrong_with_a_dogma() -> None:
    assert refusal_text(three("rubies 1 0 0"), "A: proclaim lust", "D16").startswith(
        "A Dogma costs 2 rubies, and you have 1."
    )
    at = three("rubies 2 2 0, altar greed faith")
    assert refusal_text(at, "A: proclaim faith", "D17") == (
        "The Dogma of Faith is on the Altar already. Proclaim one that is not. The Altar holds "
        "Greed and Faith."
    )
    at.play("A: proclaim lust")
    assert refusal_text(at, "A: proclaim pride", "D16").startswith(
        "You have proclaimed a Dogma this turn already, and only one"
    )
    at.play("A: name mercy")
    assert refusal_text(at, "A: proclaim pride", "D16").startswith(
        "A Dogma is proclaimed before a confession, and you have begun yours."
    )
    at.play("A: lay murder, A: done")
    assert refusal_text(at, "B: proclaim pride", "D16").endswith(
        "about to begin a confession, and that is not you now."
    )


def test_D19_a_refusal_says_which_dogma_may_be_taken_off() -> None:
    at = three("rubies 2 0 0, altar greed faith lust")
    assert refusal_text(at, "A: replace greed", "D19").startswith(
        "A Dogma leaves the Altar only when another is proclaimed"
    )
    at.play("A: proclaim murder")
    assert refusal_text(at, "A: name mercy", "D19") == (
        "There is no room on the Altar for Murder. First choose which Dogma makes way: Greed, "
        "Lust or Faith."
    )
    assert (
        refusal_text(at, "A: replace mercy", "D19")
        == "Mercy is not on the Altar. Choose which Dogma makes way: Greed, Lust or Faith."
    )


# --- the rules ------------------------------------------------------------------------------------


def rule(anchor: str, house: FigureDict | None = None, **options: str) -> str:
    [text] = [
        text for text in opened(4, house, **options).rules() if text.key == f"dogma-rules-{anchor}"
    ]
    return localization("en").translate(text)


def test_the_rules_have_the_figures_of_the_table() -> None:
    assert "lay 1 to 3 cards face down" in rule("confess")
    assert "lay 1 card face down" in rule("confess", HOUSE)
    assert rule("d20").endswith("always from 4 to 10 kinds.")
    assert rule("d20", HOUSE).endswith("always from 6 to 8 kinds.")
    assert rule("d15", HOUSE) == "D15. With 1 ruby you gain no more."
    assert "Two players get 12 each" in rule("setup", HOUSE)
    assert rule("house", HOUSE).startswith(
        "Figures of this table’s own, by its house rules: what a Dogma costs in rubies"
    )
    assert "dogma-rules-house" not in [text.key for text in opened(4).rules()]
    guess: FigureDict = {"game": {"altar": {"value": 2, "status": "reconstructed"}}}
    assert (
        rule("reconstructed", guess)
        == "Figures that are reconstructed: how many Dogmas the Altar holds (2)."
    )


def test_D30_the_rules_say_that_it_is_ours() -> None:
    assert rule("stop").startswith(
        "Our own addition, not in the rulebook: the game stops after 500 confessions"
    )
    assert rule("d30", HOUSE).startswith("D30. Our own addition: after 1 confession,")


def test_the_rules_say_which_names_are_reconstructed() -> None:
    assert rule("names").startswith(
        "Of the names of the kinds, the rulebook prints Murder, Mercy, Sincerity and Generosity."
    )
    assert (
        "otherwise: Deceit, Greed, Lust, Gluttony, Pride, Heresy, Chastity, Temperance, "
        "Humility and Faith." in rule("names")
    )


def test_D1_the_rules_tell_who_confesses_next_at_this_table() -> None:
    sentences = {rule("d1", next_confessor=each) for each in NEXT_CONFESSOR}
    assert len(sentences) == 3
    assert rule("d1") == rule("d1", next_confessor="responder")
