"""Lists within sentences, for all games.

A plain list as an argument becomes *a, b and c*.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from simony.i18n.text import Arg, SeatName, Text


def or_list(parts: list[Text]) -> Text:
    """Return alternatives, at least one, as one text: *a, b or c*."""
    if len(parts) == 1:
        return parts[0]
    head = reduce(lambda head, part: Text("list-or-comma", head=head, last=part), parts[:-1])
    return Text("list-or", head=head, last=parts[-1])


def semicolon_list(parts: list[Text]) -> Text:
    """Return parts, at least one, as one text: *this; that*."""
    return reduce(lambda head, last: Text("list-row", head=head, last=last), parts)


def seat_list(numbers: Iterable[int]) -> list[Arg]:
    """Return seats for a list within a sentence: *you and Cesare*."""
    return [Text("seat-within", who=SeatName(each)) for each in numbers]
