"""The numbers of choices, in the terminal and in prompts for language models."""

from __future__ import annotations

import re
from collections.abc import Sequence

from simony.core.scene import Choice

_WORD_AND_NUMBER = re.compile(r"([a-z]+) (\d{1,4})")


def choice_numbers(choices: Sequence[Choice]) -> list[int]:
    """Return the number to type for each choice, counted from 1.

    If the choices are amounts from 0 on, the number is the amount: 8 is *coins 8*. The notations of
    such choices are one word with the numbers from 0 on; further choices follow in order.
    """
    found = [_WORD_AND_NUMBER.fullmatch(choice.notation) for choice in choices]
    counts = [int(match[2]) for match in found if match is not None]
    words = {match[1] for match in found if match is not None}
    counted = (
        len(words) == 1 and counts == list(range(len(counts))) and None not in found[: len(counts)]
    )
    first = 0 if counted and len(counts) > 1 else 1
    return list(range(first, first + len(choices)))
