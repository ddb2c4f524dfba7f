"""What to answer for each choice where choices are numbered: at the terminal, and in the text for a
language model.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from simony.core.scene import Choice

_WORD_AND_NUMBER = re.compile(r"([a-z]+) (\d{1,4})")


def choice_numbers(choices: Sequence[Choice]) -> list[int]:
    """What to type for each choice: from 1 on.

    But where what is asked is how many, from none on, it is that number: 8 is *coins 8*.

    Of such choices the notations are one word with the numbers from 0 on; what follows them is
    counted on.
    """
    found = [_WORD_AND_NUMBER.fullmatch(choice.notation) for choice in choices]
    counts = [int(match[2]) for match in found if match is not None]
    words = {match[1] for match in found if match is not None}
    counted = (
        len(words) == 1 and counts == list(range(len(counts))) and None not in found[: len(counts)]
    )
    first = 0 if counted and len(counts) > 1 else 1
    return list(range(first, first + len(choices)))
