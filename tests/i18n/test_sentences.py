"""Sentences: input never breaks one, and every error of the core has a text in every language."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import ast, parse, visitor

from simony.i18n.sentences import LANGUAGES, localization
from simony.i18n.text import SeatName, Text


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The keys of the core's texts, each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in parse((files("simony.core") / "text" / f"{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", messages("en"))
def test_long_arguments_are_shortened(language: str, key: str) -> None:
    seats = {name.removesuffix("-is") for name in messages("en")[key] if name.endswith("-is")}
    args = {
        name: SeatName(0) if name in seats else "x" * 5000
        for name in messages("en")[key]
        if not name.endswith("-is")
    }
    said = localization(language).translate(Text(key, **args), {0: "y" * 5000})
    assert said
    assert "x" * 1000 not in said


def test_texts_hold_no_isolation_marks() -> None:
    assert (
        localization("en").translate(Text("error-game-unknown", came="whist", known="dogma"))
        == "There is no game “whist”. There is: dogma"
    )


def test_lists_are_joined_in_words() -> None:
    assert [
        localization("en").join_and(parts) for parts in ([], ["a"], ["a", "b"], ["a", "b", "c"])
    ] == ["", "a", "a and b", "a, b and c"]


def test_a_missing_key_or_argument_is_an_error() -> None:
    with pytest.raises(LookupError, match="no text 'nothing'"):
        localization("en").translate(Text("nothing"))
    with pytest.raises(LookupError, match="known"):
        localization("en").translate(Text("error-game-unknown", came="x"))


def test_an_unknown_language_becomes_english() -> None:
    assert localization("tlh").language == "en"
