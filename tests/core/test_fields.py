"""The declared fields of states and views: generated classes, copies, records."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from simony.core.errors import BadRecord
from simony.core.fields import ANY_LENGTH, Fields, number, numbers, reference, row, seat
from simony.core.fields.generator import is_stale
from simony.core.records import Record, decode, encode
from simony.template import SPEC
from simony.template.rules.fields import FIELDS
from simony.template.rules.state import CandleState

_GAMES = Path(__file__).parents[2] / "src" / "simony" / "games"
_PACKAGES = [
    "simony.template",
    *sorted(f"simony.games.{path.parent.name}" for path in _GAMES.glob("*/cards.toml")),
]


@pytest.mark.parametrize("package", _PACKAGES)
def test_the_classes_of_every_game_follow_its_declaration(package: str) -> None:
    assert not is_stale(package), "run make fields"


def _declared(**changes: object) -> Fields:
    groups: dict[str, object] = {
        "hidden": [row("hands", (0, 9), "Cards.")],
        "filtered": [number("secret", (0, 3), "A secret.")],
        "public": [row("points", (0, 9), "Points.", first=5), seat("turn", "Whose turn it is.")],
        "derived": [number("hand", (0, 9), "Own cards.")],
        **changes,
    }
    return Fields(**groups)  # type: ignore[arg-type]  # groups of fields, by name


_MODULES = {
    "__init__.py": "",
    "rules/__init__.py": "",
    "view/__init__.py": "",
    "rules/figures.py": "class Figures:\n    pass\n",
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game package with nothing but its declaration."""
    name = f"declared_{tmp_path.name.replace('-', '_')}"
    declaration = (
        "from simony.core.fields import Fields, number, row, seat\n\n"
        "FIELDS = Fields(\n"
        '    hidden=[row("hands", (0, 9), "Cards.")],\n'
        '    filtered=[number("secret", (0, 3), "A secret.")],\n'
        '    public=[row("points", (0, 9), "Points.", first=5), seat("turn", "To act.")],\n'
        '    derived=[number("hand", (0, 9), "Own cards.")],\n'
        ")\n"
    )
    for path, text in {**_MODULES, "rules/fields.py": declaration}.items():
        target = tmp_path / name / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def _generate(package: str, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "simony.core.fields", package, *options],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def _generated(package: str, tmp_path: Path) -> ModuleType:
    assert _generate(package, tmp_path).returncode == 0
    return importlib.import_module(f"{package}.rules.generated_fields")


def test_the_command_writes_both_classes_where_there_were_none(
    package: str, tmp_path: Path
) -> None:
    assert _generate(package, tmp_path).returncode == 0
    assert not is_stale(package)


def test_check_names_a_file_that_is_out_of_step_and_writes_nothing(
    package: str, tmp_path: Path
) -> None:
    _generate(package, tmp_path)
    generated = tmp_path / package / "rules" / "generated_fields.py"
    generated.write_text(generated.read_text().replace("self.turn: int = -1", "self.turn = 3"))
    before = generated.read_text()
    found = _generate(package, tmp_path, "--check")
    assert found.returncode == 1
    assert "generated_fields.py: out of step" in found.stdout
    assert generated.read_text() == before


def test_a_copy_has_every_field_and_shares_no_row(package: str, tmp_path: Path) -> None:
    classes = _generated(package, tmp_path)
    state = classes.StateFields(None, None)
    state.fill_rows(2)
    assert (state.hands, state.points, state.turn) == ([0, 0], [5, 5], -1)
    state.hands[1], state.turn, state.secret = 4, 1, 3
    twin = classes.StateFields(None, None, state)
    assert twin.record() == state.record()
    twin.hands[1] = 7
    assert state.hands == [0, 4]


def test_only_public_fields_go_to_a_view_and_back(package: str, tmp_path: Path) -> None:
    classes = _generated(package, tmp_path)
    state = classes.StateFields(None, None)
    state.fill_rows(2)
    state.secret, state.turn = 2, 1
    view = classes.ViewFields(0, [])
    state.show_public(view)
    assert (view.points, view.turn, view.secret) == ([5, 5], 1, 0)
    assert not hasattr(view, "hands")
    world = classes.StateFields(None, None)
    world.take_public(view)
    assert (world.points, world.turn, world.hands) == ([5, 5], 1, [])


@pytest.mark.parametrize(
    ("record", "error"),
    [
        ({"hands": [0, 0, 0]}, "error-record-length"),
        ({"hands": [0, 10]}, "error-record-value"),
        ({"turn": 2}, "error-record-value"),
        ({"turn": -2}, "error-record-value"),
        ({"secret": "1"}, "error-record-number"),
        ({"more": 1}, "error-record-extra"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(
    package: str, tmp_path: Path, record: Record, error: str
) -> None:
    classes = _generated(package, tmp_path)
    fields = importlib.import_module(f"{package}.rules.fields").FIELDS
    state = classes.StateFields(None, None)
    whole: Record = {"hands": [1, 2], "secret": 1, "points": [0, 0], "turn": 0}
    fields.restore_state(state, decode(encode(whole)), 2)
    assert state.record() == whole
    with pytest.raises(BadRecord) as found:
        fields.restore_state(state, decode(encode({**whole, **record})), 2)
    assert found.value.text.key == error


def test_a_name_may_be_declared_once_in_a_state_and_once_in_a_view() -> None:
    own = number("hands", (0, 9), "The number of own cards.")
    assert _declared(derived=[own]).view[0] is own
    with pytest.raises(ValueError, match="declared twice: points"):
        _declared(hidden=[number("points", (0, 9), "Again.")])
    with pytest.raises(ValueError, match="declared twice: secret"):
        _declared(derived=[number("secret", (0, 9), "Again.")])


def test_every_kind_of_field_is_declared_with_its_first_value_and_length() -> None:
    assert row("a", (0, 9), "", per_seat=3).length == 0
    assert row("a", (0, 9), "", length=4).per_seat == 0
    assert row("a", (0, 9), "", same_length_as="b").length == ANY_LENGTH
    assert numbers("a", (0, 9), "").length == ANY_LENGTH
    assert seat("a", "", first=-2).bounds[0] == -2
    assert reference("a", "Memory | None", "", is_cache=True).is_shared


def test_a_swapped_pair_of_rows_is_found() -> None:
    """Rows are assigned by name: the order of a declaration means nothing."""
    game = SPEC.open(3)
    state = game.new()
    assert isinstance(state, CandleState)
    state.flames[:], state.hands[:] = [1, 2, 3], [4, 5, 6]
    loaded = game.load(state.to_bytes())
    assert isinstance(loaded, CandleState)
    assert (loaded.flames, loaded.hands) == ([1, 2, 3], [4, 5, 6])
    assert {field.name for field in FIELDS.state} == set(loaded.record())
