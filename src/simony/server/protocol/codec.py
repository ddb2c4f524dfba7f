"""JSON: encode what clients are sent, decode what they send, and report what is invalid in the
reader's language.

msgspec reports an invalid value as an English sentence. `_invalid_field` takes that sentence apart
so that our own text files can say it. The sentence may quote a megabyte that the client sent, so it
is cut with string methods: nothing here searches, and everything takes linear time.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, TypeVar, cast

import msgspec
from msgspec.inspect import (
    DictType,
    EnumType,
    ListType,
    LiteralType,
    StructType,
    Type,
    UnionType,
    type_info,
)

from simony.i18n.text import SeatName, Text
from simony.server.protocol.messages import Accepted, Answer, AnyCommand, Count
from simony.server.protocol.problem import InvalidData, Refusal

T = TypeVar("T")
_PATH = re.compile(
    r"(?:`key` in )?`(\$(?:\.\w++|\[(?:\.\.\.|\d++)\])*+)`", re.ASCII
)  # possessive: no backtracking
_STEP = re.compile(r"\.(\w++)|\[(?:\.\.\.|\d++)\]", re.ASCII)
_LONGEST_PATH = 200
"""Longer than any path through our types; a longer one was invented by the client."""
_UNKNOWN, _MISSING = "Object contains unknown field `", "Object missing required field `"
_EXPECTED, _GOT = "Expected ", "`, got `"
_INVALID = ("Invalid enum value ", "Invalid value ")


class InvalidField(InvalidData):
    """A value that does not fit its type; `where` is the path to the first one,
    ``$.seats[...]``.
    """

    def __init__(self, key: str, where: str, **args: str) -> None:
        super().__init__(key, where=where, **args)
        self.where: Final = where


# --- encoding -------------------------------------------------------------------------------------


def encode(message: object) -> bytes:
    return _encoder.encode(message)


def _plain(value: object) -> object:
    if isinstance(value, Text):
        if value.encoded_cache is None:
            value.encoded_cache = msgspec.Raw(
                _encoder.encode({"key": value.key, "args": value.args})
            )
        return value.encoded_cache
    if isinstance(value, SeatName):
        return {"seat": value.seat}
    raise NotImplementedError(f"{type(value).__name__} does not travel")


_encoder = msgspec.json.Encoder(enc_hook=_plain)


def custom_schema(kind: type) -> dict[str, Any]:
    """Return the JSON schema of a type of ours, for the OpenAPI document."""
    if kind is Text:
        return {
            "type": "object",
            "description": "A text before it is words: a key into the text files and what to fill"
            ' in. A seat is {"seat": n}.',
            "properties": {"key": {"type": "string"}, "args": {"type": "object"}},
            "required": ["key", "args"],
        }
    raise NotImplementedError(kind)


# --- decoding -------------------------------------------------------------------------------------


class _Numbered(msgspec.Struct):
    id: Count = 0


_numbered = msgspec.json.Decoder(_Numbered)
_accepted = msgspec.json.Decoder(Accepted)


def decode_answer(data: bytes) -> Answer:
    """Decode the answer to an accepted move, as it was stored."""
    return _accepted.decode(data)


def decode_command(data: bytes | str) -> AnyCommand:
    """Decode a command; raise a `Refusal` that says what is wrong with it."""
    try:
        return decode_json(
            data.encode() if isinstance(data, str) else data, cast(type[AnyCommand], AnyCommand)
        )
    except UnicodeError as error:  # a lone surrogate
        raise Refusal(
            "table-door-json",
            why=str(error.reason) if isinstance(error, UnicodeEncodeError) else "",
        ) from None


def command_id_in(data: bytes | str) -> int:
    """Return the `id` in a message, even if nothing else in it could be decoded; 0 if there
    is none.
    """
    try:
        return _numbered.decode(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0


def decode_json(body: bytes, kind: type[T]) -> T:
    """Decode a body; raise `Refusal` if it is not JSON, `InvalidField` if it does not fit
    the type.
    """
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise _invalid_field(str(error), kind) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("table-door-json", why=str(error)) from None


def decode_params(values: Mapping[str, str], kind: type[T]) -> T:
    """Decode the parameters of an address, which are all strings."""
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        raise _invalid_field(str(error), kind) from None


# --- what is invalid ------------------------------------------------------------------------------


def _invalid_field(sentence: str, kind: type) -> InvalidField:
    what, where = _parts(sentence)
    if what.startswith(_UNKNOWN):
        return InvalidField(
            "table-door-field-unknown",
            where,
            came=_quoted(what, _UNKNOWN),
            expected=_choices(kind, where),
        )
    if what.startswith(_MISSING):
        return InvalidField("table-door-field-missing", where, expected=_quoted(what, _MISSING))
    if what.startswith(_EXPECTED):
        return _unexpected(what.removeprefix(_EXPECTED), where)
    for start in _INVALID:
        if what.startswith(start):
            return InvalidField(
                "table-door-field-choice",
                where,
                came=what.removeprefix(start),
                expected=_choices(kind, where),
            )
    return InvalidField("table-door-field", where, why=what)


def _parts(sentence: str) -> tuple[str, str]:
    """Return what is wrong, and the path to it: ``… - at `$.seats[...]` ``."""
    what, _, end = sentence.rpartition(" - at ")
    path = _PATH.fullmatch(end) if len(end) <= _LONGEST_PATH else None
    return (what, path[1]) if what and path else (sentence, "$")


def _unexpected(what: str, where: str) -> InvalidField:
    expected, got, came = what.partition(_GOT)
    if got:
        return InvalidField(
            "table-door-field-kind",
            where,
            expected=expected.removeprefix("`"),
            came=came.removesuffix("`"),
        )
    return InvalidField("table-door-field-value", where, expected=what.replace("`", ""))


def _quoted(what: str, start: str) -> str:
    return what.removeprefix(start).removesuffix("`")


@lru_cache(maxsize=512)
def _choices(kind: type, where: str) -> str:
    """Return what is allowed there: the fields of a struct, or the values of an enumeration."""
    here: list[Type] = [type_info(kind)]
    for step in _STEP.finditer(where):
        here = [inner for each in here for inner in _within(each, step[1])]
    return ", ".join(dict.fromkeys(name for each in here for name in _named(each))) or "–"


def _within(info: Type, field: str | None) -> list[Type]:
    """Return the types one step further: of a struct's field, or of a container's content."""
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


# --- types that forbid unknown fields -------------------------------------------------------------


def lenient_structs(kind: type) -> list[str]:
    """Return the structs within a type that accept unknown fields silently. No request may have
    any.
    """
    found = {
        struct.cls.__name__
        for struct in _structs(type_info(kind), set())
        if not struct.forbid_unknown_fields
    }
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
