"""Logs of older versions, in which players undid a deal they had seen: they still load, and
the verdict counts these re-deals (row 5).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from simony.cli import main
from simony.core.log import Log, Promise
from simony.core.log.fair_rng import commitment
from simony.registry import open_game, read_log_text
from simony.server.frames.replays import verify

SECRET = bytes(range(32))


def dealt_again(times: int) -> Log:
    """A finished game whose first deal was undone and dealt again, with nonces as older tables have
    them.
    """
    game = open_game("dogma", 3)
    log = Log(
        game,
        ["Anna", "Bo", "Chi"],
        Promise(commitment(SECRET), ("nonce of Anna", "", ""), game.pin),
    )
    log.draw_fair_chance(SECRET)
    for _ in range(times):
        log.undo(0, 1, agreed=True)
        log.draw_fair_chance(SECRET)
    log.agree_end()
    log.secret = SECRET.hex()
    return log


@pytest.mark.parametrize("times", [0, 1, 3])
def test_row_5_a_log_with_re_deals_loads_and_the_verdict_counts_them(times: int) -> None:
    found = verify(read_log_text(dealt_again(times).dump().encode()))
    assert (found.fair, found.draws, found.redeals) == (True, times + 1, times)


@pytest.mark.parametrize(("times", "said"), [(0, False), (1, True), (2, True)])
def test_row_5_simony_verify_reports_re_deals(
    times: int, said: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "old.log"
    path.write_text(dealt_again(times).dump(), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert ("drawn again" in told) is said
    assert f"{times + 1} draws checked" in told or times == 0
