"""Programs as bots: they answer in time or lose the turn, see only their own view, and leave no
process.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bots.processes import exists
from bots.sample_positions import decisions
from simony.bots.fault import GONE, ILLEGAL, LATE, NONSENSE, BotFault
from simony.bots.programs import program as programs
from simony.bots.programs.line_protocol import MAX_LINE_BYTES, make_hello
from simony.bots.programs.program import Program, ProgramCommands, read_programs
from simony.bots.programs.sync_program import ProgramRunner
from simony.bots.programs.text_observation import (
    NumberedChoice,
    SeatHistory,
    make_text_observation,
    rules_text,
)
from simony.core.contract import Game, View
from simony.core.errors import BadOption
from simony.core.rng import Rng

FAULTY_PROGRAM = str(Path(__file__).with_name("faulty_program.py"))
EXAMPLE = str(Path(__file__).parents[3] / "examples" / "bot.py")
[(GAME, _, VIEW)] = decisions("dogma", 3, 9, most=1)
LONG = 20.0
SHORT = 0.3


def run(main: Coroutine[Any, Any, None]) -> None:
    async def within() -> None:
        async with asyncio.timeout(120):
            await main

    asyncio.run(within())


@asynccontextmanager
async def faulty_program(way: str, *more: str, game: Game = GAME) -> AsyncIterator[Program]:
    program = Program(
        (sys.executable, FAULTY_PROGRAM, way, *more),
        game,
        make_hello(game, int(VIEW.viewer), "luck"),
    )
    try:
        await program.start()
        pid = program.pid
        yield program
    finally:
        await program.end()
    assert program.pid == 0
    assert not exists(pid)


async def fault_of(program: Program, seconds: float = LONG, view: View = VIEW) -> BotFault:
    with pytest.raises(BotFault) as caught:
        await program.decide(view, seconds)
    return caught.value


# --- good answers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "place"), [("well", 0), ("by name", -1), ("behind", 0), ("complains", 0)]
)
def test_number_and_notation_are_valid_answers_with_extra_fields(way: str, place: int) -> None:
    async def main() -> None:
        async with faulty_program(way) as program:
            for _ in range(3):
                assert await program.decide(VIEW, LONG) == VIEW.legal[place]

    run(main())


def test_a_program_is_sent_its_own_view_and_legal_actions_only(tmp_path: Path) -> None:
    async def main() -> None:
        async with faulty_program("well", "-", str(tmp_path / "heard")) as program:
            await program.decide(VIEW, LONG)
            await program.end([2, 1, 3], [5, 9, 1])

    run(main())
    greeting, asked, over, bye = map(json.loads, (tmp_path / "heard").read_text().splitlines())
    assert greeting.pop("server").startswith("simony ")
    assert greeting == {
        "type": "hello", "protocol": 1, "game": "dogma", "seats": 3, "options": GAME.options,
        "house_rules": {}, "rules_version": GAME.rules_version, "figures_hash": GAME.figures_hash,
        "seat": VIEW.viewer, "seed": "luck", "iterations": 0, "texts": ["en", "ja"],
    }  # fmt: skip
    legal = [{"action": action, "notation": GAME.notation(action)} for action in VIEW.legal]
    assert asked == {
        "type": "view",
        "id": 1,
        "seat": VIEW.viewer,
        "seconds": LONG,
        "view": json.loads(VIEW.to_json()),
        "legal": legal,
    }
    assert over == {"type": "over", "places": [2, 1, 3], "scores": [5, 9, 1]}
    assert bye == {"type": "bye"}


def test_scenes_are_sent_if_requested(tmp_path: Path) -> None:
    async def main() -> None:
        async with faulty_program("draws", "-", str(tmp_path / "heard")) as program:
            assert await program.decide(VIEW, LONG) == VIEW.legal[0]

    run(main())
    asked = json.loads((tmp_path / "heard").read_text().splitlines()[1])
    assert asked["scene"] == json.loads(json.dumps(GAME.scene(VIEW).to_record()))
    assert [choice["action"] for choice in asked["scene"]["choices"]] == VIEW.legal


def test_texts_are_sent_if_requested_with_the_rules_once(tmp_path: Path) -> None:
    past = SeatHistory(int(VIEW.viewer))

    async def main() -> None:
        async with faulty_program("reads", "-", str(tmp_path / "heard")) as program:
            for _ in range(2):
                assert await program.decide(VIEW, LONG, past) == VIEW.legal[0]

    run(main())
    _, told, *asked, bye = map(json.loads, (tmp_path / "heard").read_text().splitlines())
    assert told == {"type": "rules", "text": rules_text(GAME, "ja")}
    written = make_text_observation(GAME, VIEW, "ja", past, 7)
    for question in asked:
        assert question["text"] == written.text
        assert [NumberedChoice(**choice) for choice in question["legal"]] == list(written.choices)
    assert len(asked) == 2
    assert bye == {"type": "bye"}


def test_an_unknown_text_language_is_a_fault() -> None:
    async def main() -> None:
        program = Program(
            (sys.executable, FAULTY_PROGRAM, "reads klingon"),
            GAME,
            make_hello(GAME, int(VIEW.viewer), "luck"),
        )
        with pytest.raises(BotFault, match="one of the languages en, ja, not 'tlh'"):
            await program.start()
        assert program.pid == 0

    run(main())


@pytest.mark.parametrize("way", ["well", "draws", "reads"])
def test_indistinguishable_worlds_send_the_same_messages(tmp_path: Path, way: str) -> None:
    """The bytes sent to the program don't depend on what is hidden from the seat."""
    one, other = GAME.sample(VIEW, Rng("a world")), GAME.sample(VIEW, Rng("another"))
    assert one.to_bytes() != other.to_bytes()

    async def told(view: View, file: str) -> bytes:
        async with faulty_program(way, "-", str(tmp_path / file)) as program:
            await program.decide(view, LONG)
        return (tmp_path / file).read_bytes()

    async def main() -> None:
        assert await told(one.view(VIEW.viewer), "one") == await told(
            other.view(VIEW.viewer), "other"
        )

    run(main())


# --- bad ones -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "kind"),
    [
        ("no json", NONSENSE), ("no utf-8", NONSENSE), ("nested", NONSENSE), ("true", NONSENSE),
        ("no such notation", NONSENSE), ("ahead", NONSENSE), ("only behind", NONSENSE),
        ("illegal", ILLEGAL), ("huge", ILLEGAL),
    ],
)  # fmt: skip
def test_nonsense_costs_only_the_turn(way: str, kind: str) -> None:
    async def main() -> None:
        async with faulty_program(way) as program:
            pid = program.pid
            for _ in range(3):
                fault = await fault_of(program)
                assert fault.kind == kind
                assert "expected" in fault.problem
                assert fault.problem.isprintable()
                assert len(fault.problem) < 400
            assert program.pid == pid

    run(main())


def test_a_bot_is_told_what_was_wrong(tmp_path: Path) -> None:
    async def main() -> None:
        async with faulty_program("illegal", "-", str(tmp_path / "heard")) as program:
            await fault_of(program)

    run(main())
    told = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    [fault] = [message for message in told if message["type"] == "fault"]
    assert (fault["id"], fault["kind"]) == (1, ILLEGAL)
    assert "legal actions, not -1" in fault["problem"]


def test_late_answers_are_skipped() -> None:
    """A slow bot loses its turn, and its answer is not mistaken for one to the next question."""

    async def main() -> None:
        async with faulty_program("slow") as program:
            begin = time.monotonic()
            assert (await fault_of(program, SHORT)).kind == LATE
            assert time.monotonic() - begin < SHORT + programs.GRACE + 2
            assert await program.decide(VIEW, LONG) == VIEW.legal[0]

    run(main())


def test_a_bot_that_hangs_is_ended_after_three_late_answers() -> None:
    async def main() -> None:
        async with faulty_program("hangs") as program:
            pid = program.pid
            for _ in range(programs.MAX_LATE_ANSWERS):
                assert (await fault_of(program, 0.05)).kind == LATE
            assert not exists(pid)
            begin = time.monotonic()
            assert (await fault_of(program)).kind == GONE
            assert time.monotonic() - begin < 1

    run(main())


def test_a_bot_that_crashes_is_restarted_a_limited_number_of_times() -> None:
    async def main() -> None:
        async with faulty_program("crashes") as program:
            pids = set()
            for _ in range(programs.MAX_STARTS):
                pids.add(program.pid)
                fault = await fault_of(program)
                assert fault.kind == GONE
                assert "code 3" in fault.problem
                assert "out of candles" in fault.problem
                assert fault.problem.isprintable()
                if len(pids) < programs.MAX_STARTS:
                    await program.start()
            assert len(pids) == programs.MAX_STARTS
            assert not any(map(exists, pids))
            assert "not asked any more" in (await fault_of(program)).problem

    run(main())


@pytest.mark.parametrize("way", ["closes", "floods"])
def test_a_closed_output_or_an_endless_line_ends_the_program(way: str) -> None:
    async def main() -> None:
        async with faulty_program(way) as program:
            pid = program.pid
            assert (await fault_of(program)).kind == GONE
            assert not exists(pid)

    run(main())


def test_only_the_end_of_standard_error_is_kept() -> None:
    async def main() -> None:
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        for way in ("floods", "only behind"):
            async with faulty_program(way) as program:
                await fault_of(program)
        async with faulty_program("complains") as program:  # 20 MB to its standard error
            await program.decide(VIEW, LONG)
            assert len(program._stderr_tail) <= MAX_LINE_BYTES
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 10_000  # KiB

    run(main())


def test_a_program_that_writes_and_never_reads_is_ended() -> None:
    async def main() -> None:
        async with faulty_program("chatters") as program:
            kinds = [""]
            while kinds[-1] != GONE:
                assert len(kinds) < 3000
                if program._process is not None and program._process.stdin is not None:
                    assert program._process.stdin.transport.get_write_buffer_size() < 200_000
                kinds.append((await fault_of(program, 0.05)).kind)
            assert set(kinds) == {"", NONSENSE, LATE, GONE}
            assert kinds.count(LATE) == programs.MAX_LATE_ANSWERS

    run(main())


def test_children_of_a_program_end_with_it() -> None:
    mark = f"child-of-{os.getpid()}-{time.monotonic_ns()}"

    async def main() -> None:
        async with faulty_program("has children", mark) as program:
            assert (await fault_of(program, 1.0)).kind == LATE
            assert children(mark)
        await asyncio.sleep(0.1)
        assert not children(mark)

    run(main())


def children(mark: str) -> list[int]:
    """Return the processes whose last word is `mark`."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if folder.name.isdigit() and mark.encode() in words and b"-c" in words:
            found.append(int(folder.name))
    return found


def test_a_program_that_ignores_bye_is_ended() -> None:
    async def main() -> None:
        async with faulty_program("stays") as program:
            begin = time.monotonic()
            await program.end()
            assert time.monotonic() - begin < programs.EXIT_TIMEOUT + 2

    run(main())


# --- starting -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        (("/nowhere/at/all",), "could not be started: No such file"),
        ((FAULTY_PROGRAM,), "could not be started: Permission denied"),
        ((sys.executable, FAULTY_PROGRAM, "another protocol"), "protocol"),
        ((sys.executable, "-c", "import nothing_of_the_kind"), "nothing_of_the_kind"),
        ((sys.executable, FAULTY_PROGRAM, "silent"), "not ready within"),
        ((sys.executable, FAULTY_PROGRAM, "deaf"), "not ready within"),
        (("cat",), "expected"),
    ],
)
def test_a_program_that_cannot_start_raises(
    command: tuple[str, ...], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "START_TIMEOUT", 1.5)
    hiring = ProgramRunner(ProgramCommands({"mine": command}))
    try:
        with pytest.raises(BadOption, match=f"program mine cannot sit down: .*{expected}"):
            hiring.check_programs(GAME)
    finally:
        hiring.close()


@pytest.mark.parametrize(
    ("named", "expected"),
    [
        ([("Mine", "x")], "cannot be called “Mine”"),
        ([("9", "x")], "cannot be called"),
        ([("a" * 17, "x")], "cannot be called"),
        ([("a b", "x")], "cannot be called"),
        ([("bösewicht", "x")], "cannot be called"),
        ([("priest", "x")], "a bot priest already"),
        ([("mine", "x"), ("mine", "y")], "a bot mine already"),
        ([("mine", " ")], "no command"),
        ([("mine", "python 'open")], "no command"),
    ],
)
def test_invalid_names_and_commands_raise(named: list[tuple[str, str]], expected: str) -> None:
    with pytest.raises(BadOption, match=expected):
        read_programs(named, ["random", "priest"])


def test_commands_are_split_like_a_shell_does() -> None:
    assert read_programs([("mine", "python3 'my bot.py' --deep 2")], []).commands == {
        "mine": ("python3", "my bot.py", "--deep", "2")
    }


# --- the example ----------------------------------------------------------------------------------


def test_the_example_bot_plays_a_whole_game_reproducibly() -> None:
    hiring = ProgramRunner(ProgramCommands({"mine": (sys.executable, EXAMPLE)}))
    try:
        for key, seats in (("dogma", 2), ("indulgence", 3)):
            [(game, _, view)] = decisions(key, seats, 2, most=1)
            taken = []
            for seed in ("1", "1", "2"):
                player = hiring.new_player(game, "mine", int(view.viewer), seed)
                taken.append([player.decide(view) for _ in range(30)])
                player.release([1] * seats, [0] * seats)
            assert all(action in view.legal for actions in taken for action in actions)
            assert taken[0] == taken[1] != taken[2]
    finally:
        hiring.close()


def test_the_example_is_short_and_independent() -> None:
    text = Path(EXAMPLE).read_text("utf-8")
    assert "import simony" not in text
    assert "from simony" not in text
    assert len([line for line in text.splitlines() if line.strip()]) <= 30
