"""Figures with their statuses, house rules, and reading figures with checks."""

from collections.abc import Callable
from typing import Any

import pytest

from simony.core.errors import BadFigures
from simony.core.figures import (
    FigureDict,
    Section,
    apply_house_rules,
    errors_in_file,
    figure_values,
    hash_figures,
    list_figures,
    short_repr,
)

FIGURES: FigureDict = {
    "game": {"florins": {"value": 30, "status": "printed"}, "name": "Simony"},
    "card": {
        "one": {"cost": {"value": 1, "status": "public"}},
        "two": {"cost": {"value": 2, "status": "reconstructed"}},
    },
}


def test_values_leave_the_statuses_out() -> None:
    assert figure_values(FIGURES) == {
        "game": {"florins": 30, "name": "Simony"},
        "card": {"one": {"cost": 1}, "two": {"cost": 2}},
    }


def test_statuses_list_every_figure() -> None:
    assert list(list_figures(FIGURES)) == [
        ("game.florins", 30, "printed"),
        ("card.one.cost", 1, "public"),
        ("card.two.cost", 2, "reconstructed"),
    ]


@pytest.mark.parametrize(
    ("changes", "cost"),
    [
        ({"card": {"one": {"cost": 5}}}, {"value": 5, "status": "house"}),
        (
            {"card": {"one": {"cost": {"value": 5, "status": "printed"}}}},
            {"value": 5, "status": "printed"},
        ),
        ({}, {"value": 1, "status": "public"}),
    ],
)
def test_house_rules_are_applied(changes: FigureDict, cost: FigureDict) -> None:
    merged = apply_house_rules(FIGURES, changes)
    assert merged["card"]["one"]["cost"] == cost
    assert merged["card"]["two"] is FIGURES["card"]["two"]


def test_house_rules_add_and_remove() -> None:
    merged = apply_house_rules(
        FIGURES, {"card": {"one": {"remove": True}, "three": {"cost": 3}}, "more": {"a": {"b": 1}}}
    )
    assert list(merged["card"]) == ["two", "three"]
    assert (merged["card"]["three"], merged["more"]) == ({"cost": 3}, {"a": {"b": 1}})


def test_applying_house_rules_alters_neither_side() -> None:
    before = repr(FIGURES)
    changes = {"card": {"one": {"remove": True}, "two": {"cost": 9}}}
    apply_house_rules(FIGURES, changes)
    assert (repr(FIGURES), changes) == (
        before,
        {"card": {"one": {"remove": True}, "two": {"cost": 9}}},
    )


def test_a_missing_entry_cannot_be_removed() -> None:
    with pytest.raises(BadFigures, match="three” cannot be removed"):
        apply_house_rules(FIGURES, {"card": {"three": {"remove": True}}})


def test_the_hash_is_of_the_values_alone() -> None:
    assert hash_figures(FIGURES) == hash_figures(figure_values(FIGURES))
    assert hash_figures(FIGURES) == hash_figures(dict(reversed(FIGURES.items())))
    assert hash_figures(FIGURES) != hash_figures(
        apply_house_rules(FIGURES, {"card": {"one": {"cost": 5}}})
    )
    assert len(hash_figures(FIGURES)) == 16


def section(**entries: object) -> Section:
    return Section("here", entries)


def test_a_section_reads_figures_and_bare_values() -> None:
    read = section(a={"value": 3, "status": "printed"}, b=4, c=True, d="x", e=[1, 2], f={"g": 1})
    assert (
        read.number("a", 0, 9),
        read.number("b", 4, 4),
        read.flag("c"),
        read.word("d", ["x", "y"]),
    ) == (3, 4, True, "x")
    assert read.subset("e", [1, 2, 3]) == [1, 2]
    assert read.section("f").number("g", 0, 9) == 1
    assert (read.has("a"), read.names()) == (False, ["a", "b", "c", "d", "e", "f"])
    read.reject_unread()


@pytest.mark.parametrize(
    ("ask", "expected"),
    [
        (lambda read: read.number("a", 1, 9), "“here.a” must be 1–9"),
        (lambda read: read.flag("a"), "“here.a” must be true | false"),
        (lambda read: read.word("a", ["x", "y"]), "“here.a” must be x | y"),
        (
            lambda read: read.subset("a", ["x", "y"]),
            "“here.a” must be a list of 1–2 of these, each once: x, y",
        ),
        (lambda read: read.number("b", 1, 9), "“here.b” is missing. Expected: 1–9"),
        (lambda read: read.section("b"), "“here.b” is missing"),
    ],
)
@pytest.mark.parametrize("came", [-1, 10, 2.0, "z", None, [], ["z"], {"x": 1}, ["x", "x"]])
def test_what_is_wrong_is_named(ask: Callable[[Section], Any], expected: str, came: object) -> None:
    with pytest.raises(BadFigures) as caught:
        ask(section(a=came))
    assert expected in str(caught.value)


def test_a_section_must_be_a_table() -> None:
    with pytest.raises(BadFigures, match=r"“here\.a” must be a table"):
        section(a=3).section("a")


def test_unread_entries_are_rejected() -> None:
    read = section(a=1, b=2, c=3)
    read.number("a", 0, 9)
    read.reject_unread("b", "c")
    with pytest.raises(BadFigures, match=r"no entry “here\.c”. There is: a$"):
        read.reject_unread("b")


def test_an_error_gets_the_name_of_its_file_once() -> None:
    named = r"^ours\.toml: The entry “here\.a” must be 1–9"
    with (
        pytest.raises(BadFigures, match=named),
        errors_in_file("outer.toml"),
        errors_in_file("ours.toml"),
    ):
        section(a=0).number("a", 1, 9)


def test_long_values_are_shortened_in_errors() -> None:
    assert short_repr("x") == '"x"'
    assert short_repr(list(range(100))).endswith("...")
    assert len(short_repr("x" * 1000)) == 60
