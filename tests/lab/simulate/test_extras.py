"""Optional extras: Parquet and Ray.

`make test-lab` installs both, and then no test here may be skipped.
"""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from simony.lab.simulate import optional
from simony.lab.simulate.optional import NotInstalled
from simony.lab.simulate.row_files import PARQUET
from simony.lab.simulate.simulation import simulate
from simony.lab.simulate.workers import Workers
from simony.registry import game_specs, open_game

MUST = os.environ.get("SIMONY_EXTRAS") == "1"


def needs(module: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(
        find_spec(module) is None and not MUST, reason=f"{module} is not installed: make test-lab"
    )


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


# --- without them ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "workers"), [(PARQUET, Workers()), ("csv", Workers(on_ray=True))])
def test_a_missing_extra_raises_with_the_install_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, workers: Workers
) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(optional, "import_module", missing)
    with pytest.raises(NotInstalled, match=r"not installed: pip install 'simony\[(parquet|ray)\]'"):
        simulate(
            open_game("dogma", 2),
            2,
            ["random"] * 2,
            "1",
            workers=workers,
            folder=tmp_path / "new",
            kind=kind,
        )
    if kind == PARQUET:
        assert not (tmp_path / "new").exists()  # raised before anything is played


# --- Parquet --------------------------------------------------------------------------------------


@needs("pyarrow")
def test_parquet_has_the_rows_of_csv_and_the_same_bytes_each_time(tmp_path: Path) -> None:
    from pyarrow import parquet

    game = open_game("mea_culpa", 3)
    for folder, kind in (("csv", "csv"), ("once", PARQUET), ("twice", PARQUET)):
        simulate(game, 6, ["random"] * 3, "1", folder=tmp_path / folder, kind=kind)
    assert bytes_of(tmp_path / "once") == bytes_of(tmp_path / "twice")
    for name in ("games", "seats", "rounds"):
        with (tmp_path / "csv" / f"{name}.csv").open(newline="") as file:
            expected = list(csv.DictReader(file))
        found = parquet.read_table(tmp_path / "once" / f"{name}.parquet").to_pylist()
        assert [
            {column: _plain(value) for column, value in row.items()} for row in found
        ] == expected


@needs("pyarrow")
@pytest.mark.parametrize("key", sorted(game_specs()))
def test_rows_are_extended_and_converted_as_if_written_at_once(tmp_path: Path, key: str) -> None:
    game = open_game(key)
    bots = ["random"] * game.seats
    once = tmp_path / "once"
    simulate(game, 7, bots, "1", folder=once, kind=PARQUET)
    for name, steps in {
        "extended": [(3, PARQUET), (7, PARQUET)],
        "converted": [(7, "csv"), (7, PARQUET)],
        "both": [(3, "csv"), (7, PARQUET)],
    }.items():
        for games, kind in steps:
            simulate(game, games, bots, "1", folder=tmp_path / name, kind=kind)
        for path in once.glob("*.parquet"):
            assert (tmp_path / name / path.name).read_bytes() == path.read_bytes(), (name, path)


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return "" if value is None else str(value)


# --- Ray ------------------------------------------------------------------------------------------


def simony(folder: Path, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    command = [
        sys.executable,
        "-m",
        "simony.cli",
        "simulate",
        "dogma",
        "--games",
        "450",
        "--bots",
        "priest",
        "--seed",
        "1",
        *arguments,
    ]
    return subprocess.run(command, cwd=folder, capture_output=True, check=False, timeout=300)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Start a Ray of two workers on loopback; yield its address."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    import ray

    context = ray.init(
        num_cpus=2,
        include_dashboard=False,
        _node_ip_address="127.0.0.1",
        log_to_driver=False,
        logging_level="ERROR",
    )
    yield context.address_info["gcs_address"]
    ray.shutdown()


@needs("ray")
def test_a_cluster_of_two_plays_the_same_games_and_writes_the_same_rows(
    tmp_path: Path, cluster: str
) -> None:
    alone = simony(tmp_path, "--jobs", "1", "--out", "alone")
    shared = simony(tmp_path, "--on", "ray", "--address", cluster, "--out", "shared")
    assert (alone.returncode, shared.returncode, shared.stderr) == (0, 0, b"")
    assert bytes_of(tmp_path / "alone") == bytes_of(tmp_path / "shared")
    assert _digest(alone) == _digest(shared)


def _digest(done: subprocess.CompletedProcess[bytes]) -> bytes:
    [line] = [line for line in done.stdout.splitlines() if b"Digest" in line]
    return line


@needs("ray")
@pytest.mark.usefixtures("cluster")
def test_from_python_with_a_running_ray(tmp_path: Path) -> None:
    game = open_game("indulgence", 3)
    there = simulate(
        game, 250, ["random"] * 3, "1", workers=Workers(on_ray=True), folder=tmp_path / "there"
    )
    here = simulate(game, 250, ["random"] * 3, "1", folder=tmp_path / "here")
    assert (there.digest, there.win_share) == (here.digest, here.win_share)
    assert bytes_of(tmp_path / "there") == bytes_of(tmp_path / "here")


@needs("ray")
def test_without_an_address_a_local_ray_is_started_and_ended(tmp_path: Path) -> None:
    own = simony(tmp_path, "--on", "ray")
    assert (own.returncode, own.stderr) == (0, b"")
    assert _digest(own) == _digest(simony(tmp_path, "--jobs", "1"))


@needs("ray")
def test_an_unreachable_cluster_raises_with_its_address(tmp_path: Path) -> None:
    gone = simony(tmp_path, "--on", "ray", "--address", "127.0.0.1:1")
    assert gone.returncode == 2
    assert b"127.0.0.1:1" in gone.stderr
    assert b"Traceback" not in gone.stderr
