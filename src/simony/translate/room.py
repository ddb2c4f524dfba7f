"""Whether a text is likely to fit where the English one stands.

This is an estimate from the English width. `make preview` measures the real pages.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from fluent.syntax import ast

from simony.i18n.messages import Message

LABEL = 24
"""The widest English text that counts as a label or a button, in columns."""
TIGHT = re.compile(r"-short$|-column-|-mark-|^web-go-|^web-(undo|hint|menu|rules)$")
"""Columns of tables, marks on cards, navigation: each stands in a fixed space."""
_ENDS = ".!?:;…。！？："
_PLACEABLE = 6
"""The columns that a variable is taken to need."""


def room_for(key: str, english: int, *, sentence: bool) -> int:
    """Return the columns that a translation may take."""
    if TIGHT.search(key):
        return max(12, 2 * english)
    if sentence or english > LABEL:
        return 2 * english + 40
    return max(20, english + 16)


def is_sentence(message: Message) -> bool:
    return message.source.rstrip(" }\n").endswith(tuple(_ENDS))


def text_width(message: Message, others: Mapping[str, Message]) -> int:
    """Return the columns of the longest form of a message, with short variables."""
    return _pattern_width(message.pattern, others)


def _pattern_width(pattern: ast.Pattern, others: Mapping[str, Message]) -> int:
    return sum(_element_width(each, others) for each in pattern.elements)


def _element_width(element: ast.TextElement | ast.Placeable, others: Mapping[str, Message]) -> int:
    if isinstance(element, ast.TextElement):
        return _columns(element.value)
    inside = element.expression
    if isinstance(inside, ast.SelectExpression):
        return max(_pattern_width(each.value, others) for each in inside.variants)
    if isinstance(inside, ast.StringLiteral):
        return _columns(inside.value)
    if isinstance(inside, ast.MessageReference) and inside.id.name in others:
        return _pattern_width(others[inside.id.name].pattern, others)
    return _PLACEABLE


def _columns(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(each) in "WF" else 1 for each in text)
