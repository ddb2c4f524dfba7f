"""Every ruling and every worked example has a test that carries its name, and no test names
another.
"""

import re
from pathlib import Path

import pytest

RULINGS = [1, *range(3, 10), *range(11, 18), 19, 20, 22, 27, 29, 30]
EXAMPLES = [
    "three_sincerities",
    "a_lie_under_a_joiner",
    "the_last_two_cards",
    "two_left",
    "greed",
    "the_fourth_murder",
    "two_rubies",
]
NAMES = [
    name
    for file in Path(__file__).parent.rglob("test_*.py")
    for name in re.findall(r"def (test_\w+)", file.read_text("utf-8"))
]
DOCUMENT = Path(__file__).parents[3] / "docs" / "rules" / "dogma.md"


def documented() -> list[int]:
    """Return the numbers in the table of rulings."""
    return [
        int(number)
        for number in re.findall(
            r'^\| <a id="d\d+"></a>\*\*D(\d+)\*\* \|', DOCUMENT.read_text("utf-8"), re.MULTILINE
        )
    ]


def test_the_rulings_are_those_of_the_document() -> None:
    assert documented() == RULINGS


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_test(ruling: int) -> None:
    assert any(f"_D{ruling}_" in name for name in NAMES)


def test_the_worked_examples_are_those_of_the_document() -> None:
    section = DOCUMENT.read_text("utf-8").partition("## Worked examples")[2].partition("\n## ")[0]
    assert section.count("\n- ") == len(EXAMPLES)


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_worked_example_has_a_test(example: str) -> None:
    assert any(name.startswith(f"test_example_{example}") for name in NAMES)


def test_no_test_names_a_ruling_that_is_not_there() -> None:
    named = {int(number) for name in NAMES for number in re.findall(r"_D(\d+)_", name)}
    assert named == set(RULINGS)
