"""Features as they are written."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from simony.core.sheet import Names, Sheet, empty_sheet


def test_a_set_is_a_one_for_each_member() -> None:
    sheet = empty_sheet()
    sheet.members(0b1011, 5)
    sheet.members(0, 2)
    assert sheet.numbers() == [1, 1, 0, 1, 0, 0, 0]


def test_members_beyond_the_width_are_left_out() -> None:
    sheet = empty_sheet()
    sheet.members(0b1001, 2)
    sheet.flag(yes=True)
    assert sheet.numbers() == [1, 0, 1]


@pytest.mark.parametrize(("which", "numbers"), [(0, [1, 0, 0]), (2, [0, 0, 1]), (-1, [0, 0, 0]), (3, [0, 0, 0])])
def test_one_of_several_or_none(which: int, numbers: list[float]) -> None:
    sheet = empty_sheet()
    sheet.one_of(which, 3)
    assert sheet.numbers() == numbers


@pytest.mark.parametrize(("number", "share"), [(-5, 0.0), (0, 0.0), (3, 0.25), (12, 1.0), (40, 1.0)])
def test_a_share_is_cut_off_at_nothing_and_at_the_most(number: int, share: float) -> None:
    sheet = empty_sheet()
    sheet.share(number, 12)
    sheet.shares(vec[i64]([7, number, 6]), 1, 2, 12)
    assert sheet.numbers() == [share, share, 0.5]


@pytest.mark.parametrize(("number", "written"), [(-0.1, 0.0), (0.3, 0.3), (1.2, 1.0)])
def test_a_fraction_is_cut_off_too(number: float, written: float) -> None:
    sheet = empty_sheet()
    sheet.fraction(number)
    assert sheet.numbers() == [written]


def test_whatever_was_there_before_is_written_over() -> None:
    out = vec[float]([0.5] * 9)
    sheet = Sheet(out, 1)
    sheet.members(0b100, 3)
    sheet.one_of(-1, 1)
    sheet.nothing(2)
    sheet.flag(yes=False)
    sheet.mark(6)
    assert list(out) == [0.5, 0, 0, 1, 0, 0, 1, 0, 0.5]
    assert sheet.at == 8


def test_a_sheet_has_room_for_as_many_as_there_are() -> None:
    sheet = empty_sheet()
    for _ in range(3):
        sheet.members(1, 1000)
    assert sheet.numbers() == ([1.0] + [0.0] * 999) * 3


def test_names_say_block_item_and_share() -> None:
    names = Names()
    names.block("own hand", ["mercy", "faith"], 4)
    names.block("phase", ["deal"])
    names.one("round", 11)
    names.one("joining")
    assert names.found == ["own hand: mercy (of 4)", "own hand: faith (of 4)", "phase: deal", "round (of 11)", "joining"]
