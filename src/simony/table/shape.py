"""What somebody sent, read into our types; what does not fit is said in their language.

msgspec says in English what is wrong. `_said` takes its sentences apart, so that ours can say the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, TypeVar

import msgspec
from msgspec.inspect import DictType, EnumType, ListType, LiteralType, StructType, Type, UnionType, type_info

from simony.table.problem import Refusal, WrongShape

T = TypeVar("T")
_WHERE = re.compile(r"(?P<what>.*?)(?: - at (?:`key` in )?`(?P<where>\$.*)`)?", re.DOTALL)
_STEP = re.compile(r"\.([^.\[]+)|\[[^\]]*\]")
_GOT = re.compile(r"Expected `(?P<expected>.*)`, got `(?P<came>.*)`", re.DOTALL)
_EXPECTED = re.compile(r"Expected (?P<expected>.*)", re.DOTALL)
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<field>.*)`", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(?P<field>.*)`", re.DOTALL)
_INVALID = re.compile(r"Invalid (?:enum )?value (?P<came>.*)", re.DOTALL)


class Misfit(WrongShape):
    """Values of the wrong kind; `where` is the way to the first of them, ``$.seats[...]``."""

    def __init__(self, key: str, where: str, **args: str) -> None:
        super().__init__(key, where=where, **args)
        self.where: Final = where


def read_json(body: bytes, kind: type[T]) -> T:
    """A body; `Refusal` if it is no JSON, `Misfit` if it has another shape."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise _said(str(error), kind) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("table-door-json", why=str(error)) from None


def read_words(values: Mapping[str, str], kind: type[T]) -> T:
    """Parameters of an address, which are all words at first."""
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        raise _said(str(error), kind) from None


def _said(sentence: str, kind: type) -> Misfit:
    parts = _WHERE.fullmatch(sentence)
    assert parts is not None
    what, where = parts["what"], parts["where"] or "$"
    if match := _UNKNOWN.fullmatch(what):
        return Misfit("table-door-field-unknown", where, came=match["field"], expected=_choices(kind, where))
    if match := _MISSING.fullmatch(what):
        return Misfit("table-door-field-missing", where, expected=match["field"])
    if match := _GOT.fullmatch(what):
        return Misfit("table-door-field-kind", where, expected=match["expected"], came=match["came"])
    if match := _EXPECTED.fullmatch(what):
        return Misfit("table-door-field-value", where, expected=match["expected"].replace("`", ""))
    if match := _INVALID.fullmatch(what):
        return Misfit("table-door-field-choice", where, came=match["came"], expected=_choices(kind, where))
    return Misfit("table-door-field", where, why=what)


def _choices(kind: type, where: str) -> str:
    """What may stand there: the fields of a struct, or the values of an enumeration."""
    here: list[Type] = [type_info(kind)]
    for step in _STEP.finditer(where):
        here = [inner for each in here for inner in _within(each, step[1])]
    return ", ".join(dict.fromkeys(name for each in here for name in _named(each))) or "–"


def _within(info: Type, field: str | None) -> list[Type]:
    """The types one step further: of a struct's field, or of a container's content."""
    if isinstance(info, UnionType):
        return [inner for each in info.types for inner in _within(each, field)]
    if isinstance(info, StructType):
        tag = [LiteralType((info.tag,))] if field is not None and field == info.tag_field else []
        return [each.type for each in info.fields if each.encode_name == field] + tag
    if isinstance(info, DictType):
        return [info.value_type]
    return [info.item_type] if isinstance(info, ListType) else []


def _named(info: Type) -> list[str]:
    if isinstance(info, UnionType):
        return [name for each in info.types for name in _named(each)]
    if isinstance(info, StructType):
        return [each.encode_name for each in info.fields]
    if isinstance(info, EnumType):
        return [str(each.value) for each in info.cls]
    return [str(value) for value in info.values] if isinstance(info, LiteralType) else []


# --- types that let nothing unknown through -----------------------------------------------------------------------------------------------


def open_structs(kind: type) -> list[str]:
    """The structs within a type that would take unknown fields silently: there must be none in what we read."""
    found = {struct.cls.__name__ for struct in _structs(type_info(kind), set()) if not struct.forbid_unknown_fields}
    return sorted(found)


def _structs(info: object, seen: set[type]) -> Iterator[StructType]:
    if isinstance(info, StructType):
        if info.cls in seen:
            return
        seen.add(info.cls)
        yield info
        for field in info.fields:
            yield from _structs(field.type, seen)
        return
    for name in getattr(info, "__struct_fields__", ()):
        value = getattr(info, name)
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Type):
                yield from _structs(each, seen)
