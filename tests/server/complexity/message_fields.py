"""All places in a message where a value can be put, found from the message's type.

A *slot* is a field, an item of a list, a value of a dictionary, the whole message, or room for
fields that the type does not have.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from msgspec import inspect
from msgspec.inspect import (
    BoolType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
)

from server.complexity.inputs import STRINGS, Way, members

MARK = "@@@"
KNOWN: dict[str, Any] = {
    "game": "dogma",
    "seats": 2,
    "name": "Anna",
    "language": "en",
    "ticket": "a" * 32,
    "eyes": "all",
    "code": "en",
    "move_id": "m",
    "what": "end",
    "level": "priest",
    "text": "hello",
    "url": "http://127.0.0.1:9/",
    "line": 1,
    "prompt": 1,
    "offer": 1,
    "bank": 60,
    "delay": 10,
    "count": 50,
    "actions": [1],
    "bots": [],
    "options": {},
    "house_rules": {},
    "log": "simony-log 1",
}
"""Meaningful values by the names of fields; any other field gets some value of its type."""
BUILDERS: dict[type[Type], Callable[[Any], Any]] = {
    BoolType: lambda _: True,
    IntType: lambda info: max(info.ge if info.ge is not None else 0, 0),
    FloatType: lambda info: float(info.ge or 0.0),
    StrType: lambda info: "a" * max(1, info.min_length or 1),
    ListType: lambda _: [],
    DictType: lambda _: {},
    NoneType: lambda _: None,
    LiteralType: lambda info: info.values[0],
}


def plain(info: Type) -> Type:
    """A type without its description."""
    return plain(info.type) if isinstance(info, Metadata) else info


def inner(info: Type) -> list[Type]:
    """The types that a value may have."""
    info = plain(info)
    return (
        [each for part in info.types for each in inner(part)]
        if isinstance(info, UnionType)
        else [info]
    )


def sample(info: Type, name: str = "") -> Any:
    """A value of this type."""
    if name in KNOWN:
        return KNOWN[name]
    first = inner(info)[0]
    if isinstance(first, StructType):
        return sample_struct(first)
    build = BUILDERS.get(type(first))
    return build(first) if build is not None else None


def sample_struct(info: StructType) -> dict[str, Any]:
    """A message of this type with the fields it must have."""
    tag = {info.tag_field: info.tag} if info.tag_field is not None else {}
    return {
        **tag,
        **{
            each.encode_name: sample(each.type, each.encode_name)
            for each in info.fields
            if each.required
        },
    }


@dataclass(frozen=True)
class Slot:
    """One place in a message. `fill` puts JSON text there and returns the whole message."""

    name: str
    fill: Callable[[str], str]
    ways: str
    """`values` for any value, `members` if only more members of an object fit."""
    most: int | None = None
    """The longest text allowed there."""

    @property
    def room(self) -> int:
        """Bytes of the message outside the slot."""
        return len(self.fill("").encode())


def slots(info: StructType) -> Iterator[Slot]:
    """All places in a message of this type."""
    base = sample_struct(info)
    yield Slot("whole", lambda text: text, "values")
    for path, kind in _paths(info, ()):
        if kind is None:
            yield Slot(
                _named(path, "?"), _filler(base, (*path, MARK), info, member=True), "members"
            )
        else:
            yield Slot(_named(path), _filler(base, path, info, member=False), "values", _most(kind))


def _paths(
    info: Type, path: tuple[str | int, ...]
) -> Iterator[tuple[tuple[str | int, ...], Type | None]]:
    """Yield the path to each place and its type; no type where more members can be put."""
    for each in inner(info):
        if isinstance(each, StructType):
            yield path, None
            for field in each.fields:
                here = (*path, field.encode_name)
                yield here, field.type
                yield from _paths(field.type, here)
        elif isinstance(each, ListType):
            yield (*path, 0), each.item_type
        elif isinstance(each, DictType):
            yield (*path, "key"), each.value_type
            yield path, None


def _named(path: tuple[str | int, ...], more: str = "") -> str:
    return ".".join([*map(str, path), *([more] if more else [])])


def _most(info: Type) -> int | None:
    lengths = [
        each.max_length
        for each in inner(info)
        if isinstance(each, StrType) and each.max_length is not None
    ]
    return max(lengths, default=None)


def _filler(
    base: dict[str, Any], path: tuple[str | int, ...], info: StructType, *, member: bool
) -> Callable[[str], str]:
    marked = json.dumps(_put(base, path, info))
    mark = f'"{MARK}": 0' if member else f'"{MARK}"'
    assert marked.count(mark) == 1, marked
    before, after = marked.split(mark)
    return lambda text: before + text + after


def _put(value: Any, path: tuple[str | int, ...], info: Type) -> Any:
    """Return a copy of a value with the mark at the end of a path; missing parts of the path
    are made.
    """
    if not path:
        return MARK
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        return [_put(None, rest, info)]
    struct = next((each for each in inner(info) if isinstance(each, StructType)), None)
    here = (
        dict(value)
        if isinstance(value, dict)
        else sample_struct(struct)
        if struct is not None
        else {}
    )
    if step == MARK:
        return {**here, MARK: 0}
    kind = (
        next((each.type for each in struct.fields if each.encode_name == step), info)
        if struct is not None
        else info
    )
    here.pop(step, None)
    return {
        **here,
        step: _put(
            None if not rest else value.get(step) if isinstance(value, dict) else None, rest, kind
        ),
    }


MEMBERS: dict[str, Way] = {
    "unknown names": members,
    "the same name": lambda size: members(size, name=lambda _: "a"),
    "ids": lambda size: members(size, name=lambda _: "id"),
    **{
        # mypy cannot infer a lambda's default
        f"an unknown name of {name}": (lambda size, way=way: way(size - 2) + ":1")  # type: ignore[misc]
        for name, way in STRINGS.items()
    },
}


def structs_of(kind: Any) -> list[StructType]:
    """The messages that a body may be: one struct, or each of a union."""
    return [each for each in inner(inspect.type_info(kind)) if isinstance(each, StructType)]
