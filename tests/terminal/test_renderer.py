"""Drawing scenes that are made by hand, with texts that every game has."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from simony.core.scene import Choice, Item, Scene, SeatPanel, Zone
from simony.i18n.sentences import add_text_package
from simony.i18n.text import Text
from simony.terminal.render.renderer import Renderer
from simony.terminal.render.styles import Highlighter
from simony.terminal.translator import Translator

add_text_package("simony.terminal")
FACE_DOWN = Text("terminal-none")


def face(number: int) -> Text:
    return Text("seat-name", number=number)


def card(name: str, number: int, seat: int | None = None, marks: tuple[str, ...] = ()) -> Item:
    return Item(name, "card", face(number), seat=seat, marks=marks)


def back(name: str, seat: int, marks: tuple[str, ...] = ()) -> Item:
    return Item(name, "card", FACE_DOWN, hidden=True, seat=seat, marks=marks)


def scene(
    *zones: Zone,
    choices: tuple[Choice, ...] = (),
    score: int | None = None,
    facts: tuple[Text, ...] = (),
) -> Scene:
    seats = tuple(SeatPanel(seat, score=score) for seat in range(3))
    return Scene("fixture", 0, Text("terminal-bye"), (), seats, zones, choices, facts=facts)


def shown(drawn: Scene, *, again: bool = False, language: str = "en") -> str:
    console = Console(
        file=io.StringIO(), width=100, highlight=False, markup=False, color_system=None
    )
    translator = Translator(language, {1: "Bea", 2: "Cato"}, 0)
    Renderer(console, translator, Highlighter(translator)).draw_decision(drawn, (), again=again)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


HANDS = (
    Zone(
        "black",
        "hand",
        Text("terminal-players", names="black"),
        (card("a", 1), card("b", 1), card("c", 2)),
        seat=0,
    ),
    Zone(
        "white",
        "hand",
        Text("terminal-players", names="white"),
        (card("d", 3), card("e", 3)),
        seat=0,
    ),
)


def test_a_pile_with_owners_is_drawn_layer_by_layer() -> None:
    layers = (
        back("x", 1),
        back("y", 1),
        card("a", 4, 0),
        card("b", 5, 0),
        card("c", 5, 0),
        back("z", 1, ("led",)),
    )
    drawn = shown(scene(Zone("pile", "pile", Text("terminal-score"), layers)))
    assert "Points: Bea: – ×2 · You: Player 4, Player 5 ×2 · Bea: – (led)" in drawn


@pytest.mark.parametrize("owners", [(1, 2), (1, 2, 0)])
def test_a_pile_is_never_drawn_as_a_trick(owners: tuple[int, ...]) -> None:
    lying = tuple(back(f"{seat}", seat) for seat in owners)
    assert "Points: Bea: – · Cato: –" in shown(
        scene(Zone("pile", "pile", Text("terminal-score"), lying))
    )


def test_a_pile_without_owners_is_counted() -> None:
    assert "Points: 2" in shown(
        scene(Zone("pile", "pile", Text("terminal-score"), (card("a", 4), card("b", 5))))
    )


@pytest.mark.parametrize(
    ("language", "two"), [("en", "Player 1 ×2   Player 2"), ("ja", "プレイヤー1×2   プレイヤー2")]
)
def test_identical_cards_are_counted(language: str, two: str) -> None:
    assert two in shown(scene(*HANDS), language=language)


def test_a_hand_in_several_zones_is_one_number() -> None:
    held = tuple(
        Zone(f"held-{seat}", "pile", Text("terminal-column-held"), seat=seat, amount=7)
        for seat in (1, 2)
    )
    drawn = shown(scene(*HANDS, *held))
    assert [
        line.split() for line in drawn.splitlines() if line.strip().startswith(("You", "Bea"))
    ] == [["You", "5"], ["Bea", "7"]]


@pytest.mark.parametrize(("score", "there"), [(None, False), (0, True)])
def test_a_game_without_scores_has_no_column_for_them(score: int | None, *, there: bool) -> None:
    assert ("Points" in shown(scene(score=score))) is there


def test_marks_are_shown_even_if_facts_name_the_item() -> None:
    marked = Zone(
        "altar", "row", Text("terminal-score"), (Item("a", "stone", face(4), marks=("led",)),)
    )
    plain = Zone("altar", "row", Text("terminal-score"), (Item("a", "stone", face(4)),))
    facts = (Text("terminal-bye"), face(4))
    assert "Points: Player 4 (led)" in shown(scene(marked, facts=facts))
    assert "Points" not in shown(scene(plain, facts=facts))


def test_a_further_question_of_one_decision_shows_only_the_own_hand() -> None:
    pile = Zone("pile", "pile", Text("terminal-score"), (back("x", 1),))
    choices = (Choice(0, face(9), "a", "a"),)
    first, further = (
        shown(scene(*HANDS, pile, choices=choices), again=again) for again in (False, True)
    )
    assert "Points: Bea: –" in first
    assert [line.strip() for line in further.splitlines() if line.strip()] == [
        "Players: black: Player 1 ×2   Player 2",
        "Players: white: Player 3 ×2",
        "▶ Goodbye.",
        "1  Player 9",
    ]
