"""The type stubs of a wheel: people who use the package read `int`, not mypyc's `i64`."""

from __future__ import annotations

import ast
import re
import runpy
import subprocess
import sys
import textwrap
import zipfile
from pathlib import Path

import pytest

from repository.test_build import ROOT, build_wheel

STUBS = runpy.run_path(str(ROOT / "tools" / "wheel" / "stubs.py"))

SOURCE = '''\
"""A module."""

# Compiled with mypyc.

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MOST: Final = 7
"""The most."""
TABLE: Final[list[i64]] = [number for number in range(MOST)]


def double(number: i64, by: i64 = 2) -> i64:
    """Return the double."""
    return number * by


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Counter:
    """Counts."""

    def __init__(self, start: i64, name: str) -> None:
        self.count: i64 = start
        """How many."""
        self.name: Final = name
        self.row: vec[i64] = vec[i64]()
        self.is_new = start == 0
        self._hidden = 3

    def add(self, out: vec[i64]) -> i64:
        """Add one."""
        self.count += 1
        return self._add(out)

    def _add(self, out: vec[i64]) -> i64:
        return self.count
'''
STUB = '''\
"""A module."""
from typing import Final, final
from librt.vecs import vec
from mypy_extensions import i64
MOST: Final = 7
'The most.'
TABLE: Final[list[int]]

def double(number: int, by: int=2) -> int:
    """Return the double."""
    ...

@final
class Counter:
    """Counts."""
    count: int
    'How many.'
    name: Final[str]
    row: vec[i64]
    is_new: bool

    def __init__(self, start: int, name: str) -> None:
        ...

    def add(self, out: vec[i64]) -> int:
        """Add one."""
        ...
'''


def test_a_stub_has_signatures_docstrings_and_plain_integers() -> None:
    assert STUBS["stub"](SOURCE, "counter") == STUB


def test_an_attribute_of_unknown_type_is_an_error() -> None:
    source = SOURCE.replace("start == 0", "is_it_new(start)")
    with pytest.raises(STUBS["UnknownType"], match=r"Counter: .*self\.is_new = is_it_new\(start\)"):
        STUBS["stub"](source, "counter")


def test_the_api_pages_have_plain_integers_and_marked_examples() -> None:
    source = (
        'def double(number: i64) -> i64:\n    """Double.\n\n    >>> double(2)\n    4\n    """\n'
    )
    assert STUBS["for_pages"](source) == (
        'def double(number: int) -> int:\n    """Double.\n\n'
        '    ```pycon\n    >>> double(2)\n    4\n    ```\n    """\n'
    )


def test_no_source_speaks_of_native_integers_on_the_api_pages() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        page = STUBS["for_pages"](path.read_text("utf-8"))
        code = ast.parse(re.sub(r"vec\[\w+\]", "Row", page))
        names = {node.id for node in ast.walk(code) if isinstance(node, ast.Name)}
        assert not names & STUBS["NATIVE"], path


# --- what a user's type checker says --------------------------------------------------------------

RIGHT = """
    from librt.vecs import vec
    from mypy_extensions import i64

    from simony import Bot, Game, Log, Rng, State, View, open_game, read_log, simulate
    from simony.bots.search.config import DEFAULT_CONFIG
    from simony.bots.search.search import Search
    from simony.core.event import Event

    game: Game = open_game("dogma", seats=3)
    state: State = game.new()
    rng = Rng(1)
    outcome: list[int] = state.draw(rng)
    events: list[Event] = []
    state.apply_chance(outcome, events)
    seat: int = state.pending_seats()[0]
    actions: list[int] = state.legal(seat)
    action: int = actions[rng.below(len(actions))]
    room = vec[i64]([0] * game.max_legal)
    count: int = state.legal_into(seat, room)
    view: View = state.view(seat)
    bot = Bot(game, "bishop", rng, seconds=0.01)
    state.play(seat, bot.decide(view))
    stats = Search(game, DEFAULT_CONFIG).run(view, rng, 10)
    visits: int = stats[0].visits
    text: str = game.notation(action)
    log: Log = read_log("game.log")
    digest: str = simulate(game, 1, ["random"] * 3, "1").digest


    class Plain(State):
        def pending(self) -> int:
            return 0

        def legal_into(self, seat: int, out: vec[i64]) -> int:
            return 0


    class Native(State):
        def pending(self) -> i64:
            return 0

        def apply(self, seat: i64, action: i64, out: list[Event] | None = None) -> None: ...

        def legal_into(self, seat: i64, out: vec[i64]) -> i64:
            return 0
"""
WRONG = """
    from simony import Rng, open_game

    game = open_game("dogma", seats=3)
    rng = Rng(1)
    rng.below("six")
    name: str = rng.below(6)
    game.new().play("north", 1)
    game.notation(None)
    reveal_type(game.new().seat_to_act())
    reveal_type(game.new().observed)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a wheel. A pure one has the same sources and stubs as a compiled one."""
    folder = tmp_path_factory.mktemp("wheel")
    wheel, _ = build_wheel(folder, SIMONY_PURE="1")
    zipfile.ZipFile(wheel).extractall(folder / "installed")
    return folder / "installed"


def type_check(program: str, installed: Path) -> list[str]:
    """What ``mypy --strict`` says about a program that uses the installed package."""
    file = installed.parent / "program.py"
    file.write_text(textwrap.dedent(program), "utf-8")
    run = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--hide-error-codes",
            "--config-file=",
            "program.py",
        ],
        cwd=installed.parent,
        env={"MYPYPATH": str(installed), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode in (0, 1), run.stderr
    return run.stdout.splitlines()


@pytest.mark.once
def test_every_compiled_module_of_a_wheel_has_a_stub(installed: Path) -> None:
    compiled = [
        path
        for path in installed.rglob("*.py")
        if STUBS["MARK"] in path.read_text("utf-8").splitlines()
    ]
    assert len(compiled) > 80
    assert [path for path in compiled if not path.with_suffix(".pyi").is_file()] == []
    assert len(list(installed.rglob("*.pyi"))) == len(compiled)
    assert not list((ROOT / "src").rglob("*.pyi"))


@pytest.mark.once
def test_right_use_has_no_type_errors(installed: Path) -> None:
    [line] = type_check(RIGHT, installed)
    assert line.startswith("Success: ")


@pytest.mark.once
def test_type_errors_speak_of_int(installed: Path) -> None:
    *lines, _ = type_check(WRONG, installed)
    assert [line.split(": ", 2)[2] for line in lines] == [
        'Argument 1 to "below" of "Rng" has incompatible type "str"; expected "int"',
        'Incompatible types in assignment (expression has type "int", variable has type "str")',
        'Argument 1 to "play" of "State" has incompatible type "str"; expected "int"',
        'Argument 1 to "notation" of "Game" has incompatible type "None"; expected "int"',
        'Revealed type is "int"',
        'Revealed type is "def (viewer: int, seat: int, action: int) -> int"',
    ]
