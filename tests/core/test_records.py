"""Encoding and reading records."""

import pytest

from simony.core.errors import BadRecord
from simony.core.records import decode, encode


def test_a_record_has_one_form() -> None:
    assert encode({"b": [1, -2], "a": 3}) == encode({"a": 3, "b": [1, -2]}) == b'{"a":3,"b":[1,-2]}'


@pytest.mark.parametrize("data", [b'{"a":3,"b":[1,-2]}', '{"a":3,"b":[1,-2]}'])
def test_it_reads_back(data: bytes | str) -> None:
    reader = decode(data)
    assert (reader.number("a"), list(reader.row("b", 2))) == (3, [1, -2])
    reader.reject_unread()


@pytest.mark.parametrize(
    "data",
    [b"", b"[]", b"3", b"null", b"{", b"\xff", b'{"a":', b"[" * 100_000, "x", b'{"a":1}{"b":2}'],
)
def test_invalid_records_are_refused(data: bytes | str) -> None:
    with pytest.raises(BadRecord, match="JSON object"):
        decode(data)


@pytest.mark.parametrize("value", ["true", '"3"', "3.0", "null", "[3]", "1e3"])
def test_values_that_are_not_numbers(value: str) -> None:
    with pytest.raises(BadRecord, match=r"“a” .* whole number"):
        decode(f'{{"a":{value}}}').number("a")


@pytest.mark.parametrize("value", ["3", "null", '["3"]', "[true]", "[1.5]", "[[1]]"])
def test_values_that_are_not_lists_of_numbers(value: str) -> None:
    with pytest.raises(BadRecord, match=r"“a” .* list of whole numbers"):
        decode(f'{{"a":{value}}}').numbers("a")


def test_the_largest_numbers() -> None:
    assert decode(f'{{"a":[{2**62 - 1},{-(2**62) + 1}]}}').numbers("a") == [2**62 - 1, -(2**62) + 1]


@pytest.mark.parametrize("value", [2**62, -(2**62), 10**30])
def test_numbers_that_are_too_large(value: int) -> None:
    with pytest.raises(BadRecord, match=r"“a” .* cannot be"):
        decode(f'{{"a":{value}}}').number("a")
    with pytest.raises(BadRecord, match=r"“a” .* cannot be"):
        decode(f'{{"a":[1,{value}]}}').numbers("a")


def test_bounds_of_a_number() -> None:
    assert decode('{"a":3}').number("a", 3, 3) == 3
    with pytest.raises(BadRecord, match=r"“a” .* cannot be"):
        decode('{"a":3}').number("a", 0, 2)
    with pytest.raises(BadRecord, match=r"“a” .* cannot be"):
        decode('{"a":[3,-1]}').row("a", 2, 0, 9)


def test_a_row_has_its_length() -> None:
    with pytest.raises(BadRecord, match=r"“a” .* 3 numbers, not 2"):
        decode('{"a":[1,2]}').row("a", 3)
    assert decode('{"a":[1,2]}').numbers("a") == [1, 2]
    assert decode('{"a":[]}').numbers("a", 0) == []


def test_what_is_missing_is_named() -> None:
    with pytest.raises(BadRecord, match="lack “b”"):
        decode('{"a":1}').number("b")


def test_extra_entries_are_named() -> None:
    reader = decode('{"a":1,"b":2}')
    reader.number("a")
    with pytest.raises(BadRecord, match="“b” does not belong"):
        reader.reject_unread()


def test_nothing_is_read_twice() -> None:
    reader = decode('{"a":1}')
    reader.number("a")
    with pytest.raises(BadRecord, match="lack “a”"):
        reader.number("a")
