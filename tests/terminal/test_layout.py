"""Wrapping in languages with and without spaces."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text as Line

from simony.terminal.render.layout import wrap, wrap_indented, wrap_units
from simony.terminal.translator import printable

ENGLISH = "Take neither the first trick nor the last: each of the two costs you 4 florins."
JAPANESE = (
    "「最後のボルジア禁止」が有効です。最後に出るボルジアを取ると、8フロリンをルーラーに払います。"
)


def rows(sentence: str, width: int, hang: int = 0) -> list[str]:
    return [row.plain for row in wrap(Line(sentence), width, hang)]


@pytest.mark.parametrize("width", range(8, 90, 7))
@pytest.mark.parametrize("hang", [0, 3])
@pytest.mark.parametrize(
    "sentence", [ENGLISH, JAPANESE, "x" * 200, "", " ", f"{ENGLISH} {JAPANESE}"]
)
def test_no_row_is_too_wide_and_nothing_is_lost(sentence: str, width: int, hang: int) -> None:
    found = rows(sentence, width, hang)
    assert all(cell_len(row) <= width for row in found)
    assert "".join("".join(found).split()) == "".join(sentence.split())


def test_words_stay_whole() -> None:
    assert rows("the first and the last", 10) == ["the first", "and the", "last"]


def test_rows_after_the_first_hang() -> None:
    assert rows("1. the first and the last", 12, 3) == ["1. the first", "   and the", "   last"]


def test_no_japanese_row_begins_with_a_stop_or_ends_with_an_opening_bracket() -> None:
    for width in range(10, 80):
        for row in rows(JAPANESE, width)[1:]:
            assert row[0] not in "、。」"
        for row in rows(JAPANESE, width)[:-1]:
            assert row[-1] != "「"


def test_a_katakana_word_stays_whole() -> None:
    assert rows("最後のボルジア", 8) == ["最後の", "ボルジア"]


def test_styles_survive_wrapping() -> None:
    line = Line("aaa bbb").append(" ccc", style="red")
    last = wrap(line, 7)[-1]
    assert last.plain == "ccc"
    assert [span.style for span in last.spans] == ["red"]


def test_units_stay_together() -> None:
    console = Console(file=io.StringIO(), width=24)
    units = [Line("Medici 1 2 3"), Line("Sforza 4 5"), Line("Borgia 6")]
    assert wrap_units(Line("Hand: "), units, "   ", console, hang=2).plain.split("\n") == [
        "  Hand: Medici 1 2 3",
        "    Sforza 4 5",
        "    Borgia 6",
    ]


def test_the_margin() -> None:
    console = Console(file=io.StringIO(), width=20)
    assert (
        wrap_indented(Line("one two three four five"), console).plain
        == "  one two three\n  four five"
    )


def test_control_characters_are_not_printed() -> None:
    assert printable("a\x1b[2Jb\rc\u202ed\u009be\nf") == "a�[2Jb�c�d�e\nf"
    assert printable("メディチ・日本　語 é") == "メディチ・日本　語 é"
