"""Every ruling and every worked example has a test that carries its name, and no test names
another.
"""

import re
from pathlib import Path

import pytest

RULINGS = [1, 2, 3, *range(5, 30), 31, 32, 33]
EXAMPLES = [
    "any_medici",
    "sixes",
    "the_ring_on_the_two",
    "most",
    "bull_of_pairs_any_and_last",
    "of_two_with_34",
]
NAMES = [
    name
    for file in Path(__file__).parent.rglob("test_*.py")
    for name in re.findall(r"def (test_\w+)", file.read_text("utf-8"))
]


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_test(ruling: int) -> None:
    assert any(f"_I{ruling}_" in name for name in NAMES)


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_worked_example_has_a_test(example: str) -> None:
    assert any(name.startswith(f"test_example_{example}") for name in NAMES)


def test_no_test_names_a_ruling_that_is_not_there() -> None:
    named = {int(number) for name in NAMES for number in re.findall(r"_I(\d+)_", name)}
    assert named == set(RULINGS)
