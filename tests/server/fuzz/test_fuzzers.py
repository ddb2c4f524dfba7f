"""Short runs of the fuzzers: valid sessions in every phase, and requests made from the
OpenAPI document.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from server.fuzz.fuzz_http import fuzz_http
from server.fuzz.fuzz_sessions import broken, fuzz
from server.fuzz.test_fuzz import GROWTH
from server.server_process import serving
from simony.registry import game_specs


@pytest.mark.once
@pytest.mark.parametrize("messages", [1_000, pytest.param(100_000, marks=pytest.mark.soak)])
def test_sessions_in_every_phase_break_nothing(tmp_path: Path, messages: int) -> None:
    with serving(tmp_path / "table.db") as server:
        tally = fuzz(server, messages)
        assert server.is_running
        assert server.error_output == ""
        assert broken(tally) == 0
        assert len(tally.lost) <= 1, tally.lost  # a machine that stands still for long loses lines
        assert tally.closes[1011] == 0
        assert tally.refused < 0.5
        assert set(tally.games) == set(game_specs())
        assert {"accepted", "done", "refused", "pong"} <= set(tally.answers)
        if messages > 10_000:
            assert set(tally.phases) == {"open", "playing", "over", "closed"}
            assert (
                None in tally.memory
                or (tally.memory[-1] or 0) - (tally.memory[0] or 0) < 4 * GROWTH
            )


@pytest.mark.soak
def test_requests_from_the_document_break_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "table.db") as server:
        tally = fuzz_http(server, 50_000, 3600.0)
        assert tally.failures == []
        assert server.error_output == ""
        assert server.is_running
