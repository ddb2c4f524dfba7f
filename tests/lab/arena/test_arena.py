"""The arena: the same games for any number of jobs, fair to every seat, ended exactly when
decided.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bots.processes import pids_with
from lab.arena.short_matches import add_kind, short_game, short_match
from simony.bots.programs.program import ProgramCommands
from simony.core.contract import View
from simony.core.errors import BadOption
from simony.lab.arena import match_workers
from simony.lab.arena.arena import (
    ABOVE,
    ALL_PLAYED,
    BELOW,
    DECIDED,
    INTERRUPTED,
    OPEN,
    Report,
    run_match,
)
from simony.lab.arena.confidence import Wager
from simony.lab.arena.match import Match, make_match
from simony.lab.arena.match_game import PlayedGame
from simony.lab.arena.ratings import ratings
from simony.lab.simulate import workers
from simony.registry import open_game

FAULTY_PROGRAM = str(Path(__file__).parents[2] / "bots" / "programs" / "faulty_program.py")


def figures(report: Report) -> list[dict[str, object]]:
    """Return the record without times."""
    bots = report.to_record()["bots"]
    assert isinstance(bots, list)
    return [
        {name: figure for name, figure in bot.items() if not name.startswith("seconds")}
        for bot in bots
    ]


# --- the games ------------------------------------------------------------------------------------


def test_the_number_of_jobs_does_not_change_results() -> None:
    alone, shared = (
        run_match(short_match("priest", "random", "bishop/iterations=4"), 9, jobs=jobs)
        for jobs in (1, 3)
    )
    assert alone.games == shared.games == 9
    assert figures(alone) == figures(shared)


def test_games_come_in_order_however_far_ahead_workers_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With no games ahead all workers wait for each; with many, a quick one runs far ahead. No game
    is lost either way.
    """
    tasks = [(deal, seating) for deal in range(20) for seating in range(3)]
    for ahead in (1, 3, 1000):
        monkeypatch.setattr(workers, "MAX_AHEAD", ahead)
        games = list(
            match_workers.iter_games(short_match("random"), ((deal, 0) for deal, _ in tasks), 2)
        )
        assert [game.deal for game in games] == [deal for deal, _ in tasks]


def test_deals_are_whole_and_the_figures_add_up() -> None:
    report = run_match(short_match("priest", "random", "random"), 10)
    assert (report.games, report.deals, report.stopped) == (12, 4, ALL_PLAYED)
    assert sum(bot.wins for bot in report.bots) == pytest.approx(12)
    assert sum(bot.win_share * bot.seats for bot in report.bots) == pytest.approx(1)
    assert [(bot.name, bot.seats) for bot in report.bots] == [("priest", 1), ("random", 2)]
    assert sum(bot.place * bot.seats for bot in report.bots) / 3 <= 2
    for bot in report.bots:
        assert 0 <= bot.low <= bot.win_share <= bot.high <= 1
        assert bot.place_low <= bot.place <= bot.place_high
        assert bot.decisions > 0
        assert bot.seconds_a_decision > 0


def test_a_report_is_one_json_object() -> None:
    record = json.loads(json.dumps(run_match(short_match(), 3).to_record(), allow_nan=False))
    assert {
        "game",
        "games",
        "seconds",
        "bots",
        "seed",
        "time",
        "iterations",
        "players",
        "options",
        "rules_version",
    } <= set(record)
    for bot in record["bots"]:
        assert {"name", "seats", "wins", "win_share", "low", "high", "rating"} <= set(bot)


def test_luck_of_seats_cancels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two bots that play alike win exactly as often in every deal; with a seating missing they
    would not.
    """
    for name in ("left", "right"):
        add_kind(monkeypatch, name, lambda view: view.legal[0])
    report = run_match(make_match(short_game(4), ["left", "right"], "luck"), 40)
    assert [bot.win_share for bot in report.bots] == [pytest.approx(0.25)] * 2
    assert len({bot.score for bot in report.bots}) == 1
    match = make_match(short_game(4), ["left", "right"], "luck")
    monkeypatch.setattr(Match, "seatings", property(lambda _: [match.bots]))
    assert run_match(match, 40).bots[0].win_share != pytest.approx(0.25)


def test_a_better_bot_is_known_to_be_better_and_rated_higher() -> None:
    priest, random = run_match(short_match("priest", "random"), 60).bots
    assert (priest.verdict, random.verdict) == (ABOVE, BELOW)
    assert priest.low > 1 / 3 > random.high
    assert priest.rating - 2 * priest.rating_sigma > random.rating


def test_a_bot_against_itself_has_its_fair_share() -> None:
    [bot] = run_match(short_match("random"), 4).bots
    assert (bot.win_share, bot.low, bot.high) == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert (bot.seats, bot.verdict) == (3, OPEN)


def test_faults_are_counted_by_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(view: View) -> int:
        return -1 if len(view.legal) > 1 else view.legal[0]

    add_kind(monkeypatch, "cheats", fail)
    cheat, random = run_match(short_match("cheats", "random"), 6).bots
    assert 0 < cheat.faults["illegal"] < cheat.decisions
    assert random.faults == {}


# --- stopping -------------------------------------------------------------------------------------


def test_a_match_ends_when_it_is_decided_at_the_same_game_for_any_jobs(tmp_path: Path) -> None:
    reports = [
        run_match(short_match("priest", "random"), 3000, until_decided=True, jobs=jobs)
        for jobs in (1, 2)
    ]
    assert reports[0].stopped == reports[1].stopped == DECIDED
    assert reports[0].games == reports[1].games < 150
    assert figures(reports[0]) == figures(reports[1])
    assert reports[0].bots[0].verdict == ABOVE
    parts = [
        run_match(
            short_match("priest", "random"), games, until_decided=True, file=tmp_path / "file"
        )
        for games in (9, 3000, 3000)
    ]
    assert parts[0].stopped == ALL_PLAYED
    assert figures(parts[1]) == figures(parts[2]) == figures(reports[0])


def test_a_match_is_not_decided_a_deal_too_early() -> None:
    """One deal earlier, the wager had not won yet."""
    report = run_match(short_match("priest", "random"), 3000, until_decided=True)
    assert (
        run_match(short_match("priest", "random"), report.games - 3, until_decided=True).stopped
        == ALL_PLAYED
    )


def test_equal_bots_are_not_decided() -> None:
    report = run_match(short_match("random", "random"), 60, until_decided=True)
    assert report.stopped == ALL_PLAYED
    twin = run_match(
        short_match("priest", "bishop/iterations=1"), 30, until_decided=True
    )  # one rollout: it plays the suggestion
    assert twin.stopped == ALL_PLAYED
    assert twin.bots[0].low < 1 / 3 < twin.bots[0].high


def test_the_anytime_interval_is_wider() -> None:
    fixed, peeked = (
        run_match(short_match("priest", "random"), 30, until_decided=until, times_fair=2.2)
        for until in (False, True)
    )
    assert fixed.games == peeked.games == 30
    assert peeked.bots[0].low < fixed.bots[0].low
    assert peeked.to_record()["interval"] == "anytime"


def test_the_target_share_can_be_changed() -> None:
    report = run_match(short_match("priest", "random"), 600, until_decided=True, times_fair=2.9)
    assert report.bots[0].against == pytest.approx(2.9 / 3)
    assert (report.stopped, report.bots[0].verdict) == (DECIDED, BELOW)
    for times in (3.0, 0.0, -1.0):
        with pytest.raises(BadOption, match="fair share"):
            run_match(short_match(), 3, times_fair=times)


def test_more_games_than_needed_make_the_interval_narrower() -> None:
    """A decision in between does not matter: it is checked again when enough games are played."""
    soon, later = (
        run_match(short_match("priest", "random"), 300, until_decided=True, at_least=least)
        for least in (0, 120)
    )
    assert (soon.stopped, later.stopped) == (DECIDED, DECIDED)
    assert soon.games < later.games == 120
    assert later.bots[0].low > soon.bots[0].low


def test_only_the_wager_stops_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: a constant verdict ends a match after its first deal."""
    monkeypatch.setattr(Wager, "verdict", property(lambda _: 1))
    assert run_match(short_match("random", "priest"), 60, until_decided=True).games == 0


# --- ends -----------------------------------------------------------------------------------------


def test_an_interrupted_match_reports_complete_deals_and_saves_the_rest(tmp_path: Path) -> None:
    file = tmp_path / "file"

    def tire(game: PlayedGame) -> None:
        if (game.deal, game.seating) == (2, 1):
            raise KeyboardInterrupt

    report = run_match(short_match(), 30, file=file, on_game=tire)
    assert (report.stopped, report.games) == (INTERRUPTED, 6)
    assert len(file.read_text().splitlines()) == 1 + 8
    assert figures(run_match(short_match(), 30, file=file)) == figures(run_match(short_match(), 30))


def test_a_process_that_dies_is_an_error_and_not_a_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []
    add = workers._send

    def send(connection: object, task: match_workers.Task) -> None:
        if not started:
            started.append(1)
            for child in children(os.getpid()):
                os.kill(child, signal.SIGKILL)
        add(connection, task)  # type: ignore[arg-type]  # what it was

    monkeypatch.setattr(workers, "_send", send)
    with pytest.raises(workers.WorkerLost, match="ended by itself"):
        run_match(short_match(), 30, jobs=2)


def children(pid: int) -> list[int]:
    """Return the worker processes, spawned by ours."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            words = (folder / "cmdline").read_bytes()
        except (OSError, ValueError, IndexError):
            continue
        if parent == pid and b"spawn_main" in words:
            found.append(int(folder.name))
    return found


@pytest.mark.parametrize(
    ("jobs", "number"), [("1", signal.SIGINT), ("2", signal.SIGINT), ("1", signal.SIGTERM)]
)
def test_ctrl_c_ends_all_processes_and_programs_with_them(
    tmp_path: Path, jobs: str, number: signal.Signals
) -> None:
    """A hanging program must not keep the process alive."""
    mark = f"mark-{os.getpid()}-{time.monotonic_ns()}"
    command = f"{sys.executable} {FAULTY_PROGRAM} hangs {mark}"
    process = subprocess.Popen(
        [sys.executable, "-m", "simony.cli", "arena", "dogma", "--players", "2",
         "--bots", "mine,random", "--bot", f"mine={command}", "--time", "60",
         "--jobs", jobs, "--file", "kept", "--games", "4"],
        cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    begin = time.monotonic()
    while (
        len(pids_with(mark)) < 1 + int(jobs) and time.monotonic() - begin < 60
    ):  # our own command contains the word, too
        time.sleep(0.05)
    time.sleep(0.5)
    process.send_signal(number)
    _, complaint = process.communicate(timeout=30)
    assert process.returncode == 130
    assert complaint.decode().strip() == "Interrupted."
    assert pids_with(mark) == []


def test_programs_play_in_several_processes() -> None:
    mark = f"mark-{os.getpid()}-{time.monotonic_ns()}"
    programs = ProgramCommands({"mine": (sys.executable, FAULTY_PROGRAM, "well", mark)})
    match = make_match(open_game("dogma", 2), ["mine", "priest"], "s", None, programs)
    alone, shared = (run_match(match, 4, jobs=jobs) for jobs in (1, 2))
    assert figures(alone) == figures(shared)
    assert alone.bots[0].faults == {}
    assert pids_with(mark) == []


# --- ratings --------------------------------------------------------------------------------------


def test_ratings_follow_places() -> None:
    seatings = [
        ("a", "b", "c", "c"),
        ("b", "c", "c", "a"),
        ("c", "c", "a", "b"),
        ("c", "a", "b", "c"),
    ]
    order = {"a": 1, "b": 2, "c": 3}
    games = [
        PlayedGame(
            deal, seating, [order[name] for name in seatings[seating]], [0] * 4, [1] * 4, [0.0] * 4
        )
        for deal in range(10)
        for seating in range(4)
    ]
    found = ratings(games, seatings)
    assert found["a"].mu > found["b"].mu > found["c"].mu
    assert all(rating.sigma < 25 / 3 for rating in found.values())
    assert ratings(games, seatings) == found
