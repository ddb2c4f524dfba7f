"""The comparison with other libraries: its tables, and workers that fail."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from lab.bench.scripts import ROOT, generated_part, load_script

Write = Callable[[str, str], list[str]]

STEADY = """
from serving import serve
figures = iter({figures})
serve(["pytest"], {{"rules: {row}": lambda: next(figures)}})
"""


@pytest.fixture(scope="module")
def comparison() -> ModuleType:
    return load_script("speed/compare_libraries")


@pytest.fixture
def worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Return a function that writes a worker and returns its command."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "bench" / "speed" / "peers"))

    def write(name: str, program: str) -> list[str]:
        file = tmp_path / f"{name}.py"
        file.write_text(program, "utf-8")
        return [sys.executable, str(file)]

    return write


def test_rows_are_medians_and_ratios_are_taken_round_by_round(
    comparison: ModuleType, worker: Write
) -> None:
    # The machine is twice as slow in the second round, and four times in the third.
    commands = {
        "simony": worker("ours", STEADY.format(figures=[8000.0, 4000.0, 2000.0], row="Indulgence")),
        "openspiel": worker(
            "theirs", STEADY.format(figures=[2000.0, 1000.0, 500.0], row="hearts, in C++")
        ),
    }
    made = comparison.markdown(comparison.run(commands, 3), 3, "a machine")
    assert "| **Simony: Indulgence** | 4,000 | 4 |" in made
    assert "| OpenSpiel: hearts, in C++ | 1,000 | 1 |" in made
    assert made.index("Simony: Indulgence") < made.index("OpenSpiel: hearts")


@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("import nothing_of_that_name", "No module named 'nothing_of_that_name'"),
        ("", "it ended without a word"),
        ("print('good morning')", "expected JSON, got 'good morning'"),
        ("print(7)", "expected versions and rows, got 7"),
        (
            "from serving import serve\nserve(['pytest'], {'rules: chess': lambda: 1 / 0})",
            "ZeroDivisionError",
        ),
        (
            "from serving import serve\nserve(['pytest'], {'rules: chess': lambda: 'many'})",
            "expected decisions per second, got 'many'",
        ),
        (
            "from serving import serve\nserve(['no-such-package'], {})",
            "No package metadata was found for no-such-package",
        ),
    ],
)
def test_a_worker_that_fails_is_left_out_and_named(
    comparison: ModuleType, worker: Write, program: str, why: str
) -> None:
    commands = {
        "openspiel": worker("theirs", STEADY.format(figures=[5.0, 5.0], row="hearts, in C++")),
        "chess": worker("chess", program),
    }
    made = comparison.markdown(comparison.run(commands, 2), 2, "a machine")
    assert "| OpenSpiel: hearts, in C++ | 5 | 1 |" in made
    assert "| python-chess" not in made
    assert "python-chess could not be measured: " in made
    assert why in made


def test_a_missing_library_is_reported(comparison: ModuleType, tmp_path: Path) -> None:
    commands = {"pgx": comparison.commands(tmp_path, Path(sys.executable))["pgx"]}
    made = comparison.markdown(comparison.run(commands, 1), 1, "a machine")
    assert "Pgx could not be measured: [Errno 2] No such file or directory" in made


def test_a_worker_that_hangs_is_left_out(
    comparison: ModuleType, worker: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(comparison, "TIMEOUT", 0.1)
    found = comparison.run({"chess": worker("chess", "import time\ntime.sleep(600)")}, 1)
    assert found.absent == {"chess": "it ended without a word"}


def test_output_of_a_library_is_ignored(comparison: ModuleType, worker: Write) -> None:
    noisy = (
        "from serving import serve\n\ndef row():\n    print('x' * 200_000)\n    return 3.0\n\n"
        "serve(['pytest'], {'rules: chess': row})"
    )
    assert comparison.run({"chess": worker("chess", noisy)}, 2).figures == {
        ("chess", "rules: chess"): [3.0, 3.0]
    }


def test_every_library_has_its_worker_and_its_pins(comparison: ModuleType) -> None:
    libraries = set(comparison.LIBRARIES)
    assert {
        file.stem.removeprefix("with_") for file in (ROOT / "bench/speed/peers").glob("with_*.py")
    } == libraries
    assert {file.stem for file in (ROOT / "requirements/peers").glob("*.txt")} == libraries - {
        "simony"
    }


def test_the_document_contains_the_tables_with_all_libraries(comparison: ModuleType) -> None:
    tables = generated_part("docs/adapters.md", comparison.MAKER)
    assert all(
        f"| {name}: " in tables or f"| **{name}: " in tables
        for name in comparison.LIBRARIES.values()
    )
    assert "could not be measured" not in tables
