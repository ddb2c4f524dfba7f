"""Writing features and naming them."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

from simony.core.features import ONE, FeatureNames, FeatureWriter, new_feature_writer


def test_a_set_is_a_one_for_each_member() -> None:
    writer = new_feature_writer()
    writer.multi_hot(0b1011, 5)
    writer.multi_hot(0, 2)
    assert writer.values() == [1, 1, 0, 1, 0, 0, 0]


def test_members_beyond_the_width_are_left_out() -> None:
    writer = new_feature_writer()
    writer.multi_hot(0b1001, 2)
    writer.flag(yes=True)
    assert writer.values() == [1, 0, 1]


@pytest.mark.parametrize(
    ("which", "numbers"), [(0, [1, 0, 0]), (2, [0, 0, 1]), (-1, [0, 0, 0]), (3, [0, 0, 0])]
)
def test_one_of_several_or_none(which: int, numbers: list[float]) -> None:
    writer = new_feature_writer()
    writer.one_hot(which, 3)
    assert writer.values() == numbers


@pytest.mark.parametrize(
    ("number", "share"), [(-5, 0.0), (0, 0.0), (3, 0.25), (12, 1.0), (40, 1.0)]
)
def test_a_ratio_is_clipped(number: int, share: float) -> None:
    writer = new_feature_writer()
    writer.ratio(number, 12)
    writer.ratios(vec[i64]([7, number, 6]), 1, 2, 12)
    assert writer.values() == [share, share, 0.5]


@pytest.mark.parametrize(("number", "written"), [(-0.1, 0.0), (0.375, 0.375), (1.2, 1.0)])
def test_a_fraction_is_clipped(number: float, written: float) -> None:
    writer = new_feature_writer()
    writer.fraction(number)
    assert writer.values() == [written]


def test_numbers_are_the_nearest_32_bit_floats() -> None:
    """Those of ratios are the same as of fractions, for every number that views write."""
    for most in (*range(1, 130), 500, 1000, 1001, 7000):
        writer, divided = new_feature_writer(), new_feature_writer()
        for number in range(most + 1):
            writer.ratio(number, most)
            divided.fraction(number / most)
        assert (
            writer.values()
            == divided.values()
            == pytest.approx([number / most for number in range(most + 1)], rel=2**-24)
        )


def test_a_new_start_clears_what_was_written_and_nothing_else() -> None:
    out = vec[i32]([ONE, 0, 0, 0, 0, 0, 0, 0, ONE])
    writer = FeatureWriter(out, 1)
    writer.multi_hot(0b101, 3)
    writer.one_hot(-1, 1)
    writer.zeros(2)
    writer.flag(yes=False)
    writer.set_one(6)
    assert list(out) == [ONE, ONE, 0, ONE, 0, 0, ONE, 0, ONE]
    assert writer.position == 8
    writer.restart()
    assert list(out) == [ONE, 0, 0, 0, 0, 0, 0, 0, ONE]
    writer.flag(yes=True)
    assert writer.values() == [1]


def test_a_row_can_be_wide() -> None:
    writer = new_feature_writer()
    for _ in range(2):
        writer.restart()
        writer.ratios(vec[i64]([1] * 3000), 0, 3000, 2)
        assert writer.values() == [0.5] * 3000
    writer.restart()
    writer.zeros(3000)
    assert writer.values() == [0.0] * 3000


def test_digits_are_written_lowest_first() -> None:
    writer = new_feature_writer()
    writer.digit_ratios(0o402, 5, 4)
    writer.flag(yes=True)
    assert writer.values() == [0.5, 0, 1, 0, 0, 1]


def test_the_buffer_grows_as_needed() -> None:
    writer = new_feature_writer()
    for _ in range(3):
        writer.multi_hot(1, 1000)
    assert writer.values() == ([1.0] + [0.0] * 999) * 3


def test_names_say_block_item_and_share() -> None:
    names = FeatureNames()
    names.add_block("own hand", ["mercy", "faith"], 4)
    names.add_block("phase", ["deal"])
    names.add("round", 11)
    names.add("joining")
    assert names.names == [
        "own hand: mercy (of 4)",
        "own hand: faith (of 4)",
        "phase: deal",
        "round (of 11)",
        "joining",
    ]
