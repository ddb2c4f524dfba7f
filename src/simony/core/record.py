"""Records: a state or a view as named whole numbers, and back. They travel as compact JSON with sorted names."""

import json

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.errors import BadRecord

Record = dict[str, int | list[int]]


def encode(record: Record) -> bytes:
    return json.dumps(record, sort_keys=True, separators=(",", ":")).encode()


def decode(data: bytes | str) -> "Reader":
    try:
        parsed = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadRecord("error-record-json") from error
    if not isinstance(parsed, dict):
        raise BadRecord("error-record-json")
    return Reader(parsed)


class Reader:
    """Takes a record apart by name; what is missing, extra or of another shape is a `BadRecord`."""

    def __init__(self, record: dict[str, object]) -> None:
        self._left = dict(record)

    def _take(self, name: str) -> object:
        if name not in self._left:
            raise BadRecord("error-record-missing", name=name)
        return self._left.pop(name)

    def number(self, name: str) -> int:
        value = self._take(name)
        if not _is_number(value):
            raise BadRecord("error-record-number", name=name)
        assert isinstance(value, int)
        return value

    def numbers(self, name: str, length: int = -1) -> list[int]:
        """A list of numbers, of the given length unless that is negative."""
        value = self._take(name)
        if not isinstance(value, list) or not all(_is_number(each) for each in value):
            raise BadRecord("error-record-numbers", name=name)
        if 0 <= length != len(value):
            raise BadRecord("error-record-length", name=name, expected=length, came=len(value))
        return value

    def row(self, name: str, length: int) -> vec[i64]:
        return vec[i64](self.numbers(name, length))

    def close(self) -> None:
        for name in self._left:
            raise BadRecord("error-record-extra", name=name)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and -(1 << 62) < value < 1 << 62
