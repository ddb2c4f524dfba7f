"""Records: states and views as named whole numbers.

They are encoded as compact JSON with sorted names.
"""

import json

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.errors import BadRecord

MAX_NUMBER = (1 << 62) - 1
"""The largest number in a record: it must fit an ``i64``."""

Record = dict[str, int | list[int]]


def encode(record: Record) -> bytes:
    return json.dumps(record, sort_keys=True, separators=(",", ":")).encode()


def decode(data: bytes | str) -> "RecordReader":
    try:
        parsed = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadRecord("error-record-json") from error
    if not isinstance(parsed, dict):
        raise BadRecord("error-record-json")
    return RecordReader(parsed)


class RecordReader:
    """Reads a record by name. Raises `BadRecord` for missing, extra or invalid entries."""

    def __init__(self, record: dict[str, object]) -> None:
        self._unread = dict(record)

    def _take(self, name: str) -> object:
        if name not in self._unread:
            raise BadRecord("error-record-missing", name=name)
        return self._unread.pop(name)

    def number(self, name: str, low: int = -MAX_NUMBER, high: int = MAX_NUMBER) -> int:
        """Read a whole number within bounds."""
        value = self._take(name)
        if not _is_number(value):
            raise BadRecord("error-record-number", name=name)
        assert isinstance(value, int)
        return _within(name, value, low, high)

    def numbers(
        self, name: str, length: int = -1, low: int = -MAX_NUMBER, high: int = MAX_NUMBER
    ) -> list[int]:
        """Read a list of numbers within bounds, of the given length unless that is negative."""
        value = self._take(name)
        if not isinstance(value, list) or not all(_is_number(each) for each in value):
            raise BadRecord("error-record-numbers", name=name)
        if 0 <= length != len(value):
            raise BadRecord("error-record-length", name=name, expected=length, came=len(value))
        return [_within(name, each, low, high) for each in value]

    def row(
        self, name: str, length: int, low: int = -MAX_NUMBER, high: int = MAX_NUMBER
    ) -> vec[i64]:
        return vec[i64](self.numbers(name, length, low, high))

    def reject_unread(self) -> None:
        for name in self._unread:
            raise BadRecord("error-record-extra", name=name)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _within(name: str, value: int, low: int, high: int) -> int:
    if not low <= value <= high:
        raise BadRecord(
            "error-record-value", name=name, came=value if abs(value) <= MAX_NUMBER else "…"
        )
    return value
