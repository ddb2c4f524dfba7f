"""House rules as a parameter of an OpenSpiel game, which is part of the game's text.

In that text commas, equals signs and parentheses have a meaning, so that TOML does not fit. The
parameter is the name of a file that ends in ``.toml``, or the rules themselves: entries as in
docs/house-rules.md, each with its value, as in
``game.rubies:1;edict.sixes.pays:3;edict.any-sevens.numbers:[7+8]``. Every other character than
letters, digits, ``-`` and ``_`` is written as in an address (``%2C``).
"""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote, unquote

from simony.core.errors import BadFigures
from simony.core.figures import FigureDict, read_house_rules

FILE_ENDING = ".toml"
NAME = "house_rules"
_WORDS = {"true": True, "false": False}


def format_house_rules(house_rules: FigureDict | str | Path) -> str:
    """Return house rules, or the content of a house-rules file, as a parameter.

    >>> from simony.adapters.openspiel import format_house_rules
    >>> format_house_rules({"game": {"rubies": 1, "confessions": 60}})
    'game.rubies:1;game.confessions:60'
    """
    if isinstance(house_rules, str | Path):
        house_rules = read_house_rules(house_rules)
    return ";".join(_format_table(house_rules, ""))


def parse_house_rules(parameter: str) -> FigureDict:
    """Return the house rules of a parameter. Raises `BadFigures`."""
    if parameter.endswith(FILE_ENDING):
        return read_house_rules(parameter)
    found: FigureDict = {}
    for entry in filter(None, parameter.split(";")):
        path, colon, value = entry.partition(":")
        if not colon or not all(path.split(".")):
            raise BadFigures("adapters-house-rules", file=NAME, came=entry)
        _add(found, [unquote(name) for name in path.split(".")], _parse_value(value), entry)
    return found


def source_name(parameter: str) -> str:
    """Return the name of the file, or of the parameter, for errors."""
    return parameter if parameter.endswith(FILE_ENDING) else NAME


def _format_table(table: FigureDict, path: str) -> list[str]:
    found: list[str] = []
    for name, value in table.items():
        here = path + _quote(name)
        if isinstance(value, dict):
            found.extend(_format_table(value, f"{here}."))
        elif isinstance(value, list):
            found.append(f"{here}:[{'+'.join(map(_format_value, value))}]")
        else:
            found.append(f"{here}:{_format_value(value)}")
    return found


def _quote(text: str) -> str:
    return quote(text, safe="").replace(".", "%2E").replace("~", "%7E")


def _format_value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    text = _quote(str(value))
    if isinstance(_parse_scalar(text), str):
        return text
    return f"%{ord(text[0]):02X}{text[1:]}"  # a text that reads like a number or a boolean


def _parse_value(text: str) -> object:
    if text.startswith("[") and text.endswith("]"):
        return [_parse_scalar(each) for each in text[1:-1].split("+") if each]
    return _parse_scalar(text)


def _parse_scalar(text: str) -> object:
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit():
        return int(text)
    return _WORDS.get(text, unquote(text))


def _add(table: FigureDict, path: list[str], value: object, entry: str) -> None:
    *above, last = path
    for name in above:
        table = table.setdefault(name, {})
        if not isinstance(table, dict):
            raise BadFigures("adapters-house-rules-twice", file=NAME, came=entry)
    if last in table:
        raise BadFigures("adapters-house-rules-twice", file=NAME, came=entry)
    table[last] = value
