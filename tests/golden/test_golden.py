"""Whole games with their results, byte for byte.

If one of these changes, the rules have changed: raise `rules_version`.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from golden.make_golden import MAKERS, WANTED
from golden.trace import trace_digest
from simony.registry import read_log

GAMES = Path(__file__).parent / "games"
INDEX = {key: json.loads((GAMES / f"{key}.json").read_text("utf-8")) for key in MAKERS}


@pytest.mark.parametrize(
    ("key", "name"), [(key, name) for key in MAKERS for name in sorted(INDEX[key])]
)
def test_golden_game_replays_to_the_byte(key: str, name: str) -> None:
    log = read_log(GAMES / name)
    assert log.dump() == (GAMES / name).read_text("utf-8")
    assert log.over
    assert trace_digest(log) == INDEX[key][name]["trace"]


@pytest.mark.parametrize("key", MAKERS)
def test_golden_games_cover_what_they_must(key: str) -> None:
    assert len(INDEX[key]) == WANTED
    assert MAKERS[key].every_cover() <= {
        cover for entry in INDEX[key].values() for cover in entry["covers"]
    }
