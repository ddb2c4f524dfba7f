"""Ways to make a part of a message larger: each makes about `size` bytes of JSON, TOML, or text of
an address or a header.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from urllib.parse import quote

Way = Callable[[int], str]

# --- text -----------------------------------------------------------------------------------------

PATTERNS = {
    "letters": "a",
    "backslashes": "\\",
    "quotes": '"',
    "backticks": "`",
    "brackets": "[",
    "error path": "x` - at `$[[[[",
    "error path of a key": "x` - at `key` in `$[...]",
    "error value": "Expected `int`, got `str`",
    "dots": "$.a.a",
    "spaces": " ",
    "lines": "\n",
    "nulls": "\x00",
    "combining": "a\u0301\u0323\u0308",
    "astral": "\U0001f480",
    "right to left": "\u202e\u05d0",
    "wide": "\ufdfa",  # one character that becomes eighteen in compatibility forms
    "hangul": "\u1100\u1161\u11a8",
    "percent": "%25",
    "digits": "9",
}
"""Patterns that are repeated to fill a string. In some, the first few characters appear only
once, at the beginning.
"""
_ONCE = {"error path": ("x` - at `$", "["), "error path of a key": ("x` - at `key` in `$", "[...]")}


def text(pattern: str, size: int) -> str:
    """Return a pattern repeated to at most `size` bytes of UTF-8."""
    begin, more = _ONCE.get(pattern, ("", PATTERNS[pattern]))
    return begin + more * max(1, (size - len(begin)) // len(more.encode()))


def quoted(whole: str, size: int) -> str:
    """Return the longest beginning of a text that fits into a JSON string of `size` bytes."""
    written = json.dumps(whole, ensure_ascii=False)
    if len(written.encode()) <= size:
        return written
    factor = len(written.encode()) / max(1, len(whole))
    return json.dumps(whole[: max(1, int((size - 2) / factor))], ensure_ascii=False)


def _string(pattern: str) -> Way:
    return lambda size: quoted(text(pattern, size), size)


def _raw_string(piece: str) -> Way:
    return lambda size: '"' + piece * max(1, (size - 2) // len(piece)) + '"'


STRINGS: dict[str, Way] = {
    **{name: _string(name) for name in PATTERNS},
    "escaped letters": _raw_string("\\u0061"),
    "escaped pairs": _raw_string("\\ud83d\\udc80"),
    "half pairs": _raw_string("\\ud83d"),
}

# --- numbers, lists, objects ----------------------------------------------------------------------


def _list(item: str) -> Way:
    return lambda size: "[" + ",".join([item] * max(1, (size - 2) // (len(item) + 1))) + "]"


def _nested(opening: str, closing: str, inner: str = "1") -> Way:
    return lambda size: (
        opening * max(1, size // len(opening + closing))
        + inner
        + closing * max(1, size // len(opening + closing))
    )


def members(
    size: int, value: str = "1", name: Callable[[int], str] = lambda number: f"x{number}"
) -> str:
    """`"x0":1,"x1":1,…`: members of an object."""
    made: list[str] = []
    length = 0
    for number in count():
        member = f'"{name(number)}":{value}'
        length += len(member) + 1
        if length > size and made:
            return ",".join(made)
        made.append(member)
    raise AssertionError


NUMBERS: dict[str, Way] = {
    "huge number": lambda size: "9" * size,
    "long fraction": lambda size: "0." + "1" * (size - 2),
    "small fraction": lambda size: "0." + "0" * (size - 3) + "1",
    "huge exponent": lambda size: "1e" + "9" * (size - 2),
    "negative": lambda size: "-" + "1" * (size - 1),
}
CONTAINERS: dict[str, Way] = {
    "numbers": _list("1"),
    "fractions": _list("1.5"),
    "strings": _list('"a"'),
    "nulls in a list": _list("null"),
    "lists": _list("[]"),
    "objects": _list("{}"),
    "deep lists": _nested("[", "]"),
    "deep objects": _nested('{"a":', "}"),
    "unclosed lists": lambda size: "[" * size,
    "members": lambda size: "{" + members(size - 2) + "}",
    "members with lists": lambda size: "{" + members(size - 2, "[]") + "}",
    "members with words": lambda size: "{" + members(size - 2, '"on"') + "}",
    "members with figures": lambda size: (
        "{" + members(size - 2, '{"value":1,"status":"house"}') + "}"
    ),
    "the same member": lambda size: "{" + members(size - 2, name=lambda _: "a") + "}",
    **{
        # mypy cannot infer a lambda's default
        f"a name of {name}": (lambda size, way=way: "{" + way(size - 4) + ":1}")  # type: ignore[misc]
        for name, way in STRINGS.items()
    },
}
VALUES = {**STRINGS, **NUMBERS, **CONTAINERS}

# --- TOML -----------------------------------------------------------------------------------------


def _lines(line: Callable[[int], str]) -> Way:
    def made(size: int) -> str:
        found: list[str] = []
        length = 0
        for number in count():
            found.append(line(number))
            length += len(found[-1]) + 1
            if length >= size:
                return "\n".join(found)[:size].rpartition("\n")[0] or found[0]
        raise AssertionError

    return made


def _deep(size: int, opening: str, closing: str) -> str:
    depth = max(1, (size - 4) // len(opening + closing))
    return "a = " + opening * depth + "1" + closing * depth


TOML: dict[str, Way] = {
    "dotted key": lambda size: ".".join(["a"] * ((size - 4) // 2)) + " = 1",
    "dotted quoted key": lambda size: ".".join(['"a"'] * ((size - 4) // 4)) + " = 1",
    "dotted table": lambda size: "[" + ".".join(["a"] * ((size - 4) // 2)) + "]",
    "dotted array table": lambda size: "[[" + ".".join(["a"] * ((size - 4) // 2)) + "]]",
    "dotted key in a line": lambda size: "x = {" + ".".join(["a"] * ((size - 10) // 2)) + " = 1}",
    "lines": _lines(lambda number: f"a{number} = 1"),
    "lines with dots": _lines(lambda number: f"a.b.c.d{number} = 1"),
    "lines with tables": _lines(lambda number: f"a{number} = {{ value = 1 }}"),
    "tables": _lines(lambda number: f"[a{number}]"),
    "tables in a table": _lines(lambda number: f"[a.b.a{number}]"),
    "array tables": _lines(lambda _: "[[a]]"),
    "array tables in array tables": _lines(
        lambda number: "[[a]]" if number % 2 == 0 else "[[a.b]]"
    ),
    "deeper and deeper": _lines(lambda number: "a" + ".a" * min(number, 400) + f".b{number} = 1"),
    "deep arrays": lambda size: _deep(size, "[", "]"),
    "deep inline tables": lambda size: _deep(size, "{a=", "}"),
    "one array": lambda size: "a = [" + "1," * ((size - 6) // 2) + "]",
    "an array of tables": lambda size: "a = [" + "{}," * ((size - 6) // 3) + "]",
    "an inline table": lambda size: (
        "a = {" + ", ".join(f"b{number}=1" for number in range((size - 8) // 10)) + "}"
    ),
    "long key": lambda size: "a" * (size - 4) + " = 1",
    "long number": lambda size: "a = " + "9" * (size - 4),
    "long hexadecimal": lambda size: "a = 0x" + "f" * (size - 6),
    "long fraction": lambda size: "a = 0." + "1" * (size - 6),
    "long underscores": lambda size: "a = 1" + "_1" * ((size - 5) // 2),
    "long text": lambda size: 'a = "' + "b" * (size - 6) + '"',
    "long escapes": lambda size: 'a = "' + "\\n" * ((size - 6) // 2) + '"',
    "long lines": lambda size: 'a = """' + "b\n" * ((size - 10) // 2) + '"""',
    "quotes without end": lambda size: 'a = """' + '"' * (size - 7),
    "comments": _lines(lambda _: "#"),
    "long comment": lambda size: "#" * size,
    "blank lines": lambda size: "\n" * size,
    "dates": _lines(lambda number: f"a{number} = 2026-01-01T00:00:00Z"),
    "long date": lambda size: "a = 2026-01-01T00:00:00." + "1" * (size - 24),
}

# --- addresses and headers ------------------------------------------------------------------------

QUERIES: dict[str, Way] = {
    "distinct names": lambda size: "&".join(f"{number:x}=" for number in range(size // 6)),
    "distinct bare names": lambda size: "&".join(f"{number:x}" for number in range(size // 5)),
    "the same name": lambda size: "&".join(["a=1"] * (size // 4)),
    "one long name": lambda size: "a" * (size - 2) + "=1",
    "one long value": lambda size: "a=" + "b" * (size - 2),
    "escapes": lambda size: "a=" + "%41" * ((size - 2) // 3),
    "broken escapes": lambda size: "a=" + "%" * (size - 2),
    "halves of characters": lambda size: "a=" + "%f0%9f" * ((size - 2) // 6),
    "separators": lambda size: "&" * size,
    "semicolons": lambda size: ";a=1" * (size // 4),
    "equals signs": lambda size: "=" * size,
    "plus signs": lambda size: "a=" + "+" * (size - 2),
    "languages": lambda size: "&".join(["language=en"] * (size // 12)),
    "a name like an error": lambda size: quote("x` - at `$") + "%5B" * ((size - 20) // 3) + "=1",
}


def words_of(pattern: str) -> Way:
    """A value in an address, escaped."""

    def made(size: int) -> str:
        one = quote(PATTERNS[pattern], safe="")
        return one * max(1, size // len(one))

    return made


WORDS: dict[str, Way] = {name: words_of(name) for name in PATTERNS}
_TOKEN = "a" * 43
HEADERS: dict[str, Callable[[int], list[tuple[str, str]]]] = {
    "one cookie": lambda size: [("cookie", "a=" + "b" * size)],
    "cookies": lambda size: [("cookie", ";".join(f"a{number}=b" for number in range(size // 8)))],
    "device cookies": lambda size: [("cookie", ";".join(["simony_device=x"] * (size // 16)))],
    "device cookies of the right form": lambda size: [
        ("cookie", ";".join([f"simony_device={_TOKEN}"] * (size // 58)))
    ],
    "cookie headers": lambda size: [("cookie", "simony_device=x")] * (size // 25),
    "cookie separators": lambda size: [("cookie", ";" * size)],
    "languages": lambda size: [("accept-language", ",".join(["ja;q=0.1"] * (size // 9)))],
    "one language": lambda size: [("accept-language", "en-" * (size // 3))],
    "long weight": lambda size: [("accept-language", "en;q=0." + "1" * size)],
    "long token": lambda size: [("authorization", "Bearer " + "a" * size)],
    "spaces before a token": lambda size: [("authorization", "Bearer " + " " * size + _TOKEN)],
    "long origin": lambda size: [("origin", "http://" + "a." * (size // 2))],
    "origins": lambda size: [("origin", "http://a")] * (size // 20),
    "long host": lambda size: [("host", "a." * (size // 2))],
    "numeric host": lambda size: [("host", "[" + "1:" * (size // 2) + "]")],
    "hosts": lambda size: [("host", "127.0.0.1")] * (size // 18),
    "unknown headers": lambda size: [(f"x{number}", "1") for number in range(size // 10)],
    "one header often": lambda size: [("x", "1")] * (size // 6),
    "one long header": lambda size: [("x", "a" * size)],
    "long encodings": lambda size: [("accept-encoding", "gzip," * (size // 5))],
    "long content type": lambda size: [("content-type", "application/json" + ";" * size)],
    "forwarded for": lambda size: [("x-forwarded-for", "1.1.1.1," * (size // 8))],
    "condition": lambda size: [("if-none-match", '"a",' * (size // 4))],
    "ranges": lambda size: [("range", "bytes=" + "0-1," * (size // 4))],
}
