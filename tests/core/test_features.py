"""Writing features and naming them."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from simony.core.features import FeatureNames, FeatureWriter, new_feature_writer


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


@pytest.mark.parametrize(("number", "written"), [(-0.1, 0.0), (0.3, 0.3), (1.2, 1.0)])
def test_a_fraction_is_clipped(number: float, written: float) -> None:
    writer = new_feature_writer()
    writer.fraction(number)
    assert writer.values() == [written]


def test_old_content_is_overwritten() -> None:
    out = vec[float]([0.5] * 9)
    writer = FeatureWriter(out, 1)
    writer.multi_hot(0b100, 3)
    writer.one_hot(-1, 1)
    writer.zeros(2)
    writer.flag(yes=False)
    writer.set_one(6)
    assert list(out) == [0.5, 0, 0, 1, 0, 0, 1, 0, 0.5]
    assert writer.position == 8


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
