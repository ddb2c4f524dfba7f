"""Every ruling has a test that carries its name, and no test names another."""

import re
from pathlib import Path

import pytest

from simony.games.tolerance.ui.rulebook import RULINGS

NAMES = [
    name
    for file in Path(__file__).parent.rglob("test_*.py")
    for name in re.findall(r"def (test_\w+)", file.read_text("utf-8"))
]
DOCUMENT = Path(__file__).parents[3] / "docs" / "rules" / "tolerance.md"


def documented() -> list[int]:
    """Return the numbers in the table of rulings."""
    return [
        int(number)
        for number in re.findall(
            r'^\| <a id="t\d+"></a>\*\*T(\d+)\*\* \|', DOCUMENT.read_text("utf-8"), re.MULTILINE
        )
    ]


def test_the_rulings_are_those_of_the_document() -> None:
    assert documented() == list(RULINGS)


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_test(ruling: int) -> None:
    assert any(f"_T{ruling}_" in name for name in NAMES)


def test_no_test_names_a_ruling_that_is_not_there() -> None:
    named = {int(number) for name in NAMES for number in re.findall(r"_T(\d+)_", name)}
    assert named == set(RULINGS)
