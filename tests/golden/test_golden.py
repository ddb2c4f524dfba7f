"""Whole games with their results, byte for byte. If one of these changes, the rules have changed: raise `rules_version`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from golden.make_golden import WANTED, every_cover
from golden.trace import trace_digest
from simony.games.registry import read_log

HERE = Path(__file__).parent
INDEX = json.loads((HERE / "indulgence.json").read_text("utf-8"))


@pytest.mark.parametrize("name", sorted(INDEX))
def test_golden_game_replays_to_the_byte(name: str) -> None:
    log = read_log(HERE / name)
    assert log.dump() == (HERE / name).read_text("utf-8")
    assert log.over
    assert trace_digest(log) == INDEX[name]["trace"]


def test_golden_games_cover_every_edict_sin_and_ending() -> None:
    assert len(INDEX) == WANTED
    assert every_cover() <= {cover for entry in INDEX.values() for cover in entry["covers"]}
