"""The texts of the adapters, and the error for a missing library."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import simony.adapters
from terminal.test_texts import messages


def test_both_languages_say_the_same_things_and_all_of_it_is_used() -> None:
    there = messages("simony.adapters", "en")
    assert there == messages("simony.adapters", "ja")
    sources = "".join(
        path.read_text("utf-8") for path in Path(str(files(simony.adapters))).rglob("*.py")
    )
    assert set(re.findall(r'"(adapters-[a-z-]+)"', sources)) == set(there)


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("pettingzoo", "gymnasium", "pettingzoo"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("vector", "numpy", "gymnasium"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named_with_how_to_get_it(
    module: str, library: str, extra: str
) -> None:
    code = f"import sys; sys.modules['{library}'] = None; import simony.adapters.{module}"
    ended = subprocess.run(
        [sys.executable, "-c", code], check=False, capture_output=True, text=True
    )
    assert ended.returncode == 1
    assert f'pip install "simony[{extra}]"' in ended.stderr.splitlines()[-1]
