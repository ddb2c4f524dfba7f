"""A bot that is an external program: a process that plays one seat of one game and speaks the line
protocol (`line_protocol`).

It may crash, hang, write without end or answer nonsense: the caller gets a `BotFault` in time, and
no process is left behind. It gets only the views of its own seat. Every game has a process of its
own, so that nothing seen from another seat is remembered.
"""

from __future__ import annotations

import asyncio
import os
import shlex
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from simony.bots.fault import GONE, LATE, NONSENSE, BotFault, printable
from simony.bots.programs.line_protocol import (
    MAX_LINE_BYTES,
    Bye,
    FaultNotice,
    GameOver,
    Hello,
    OutgoingMessage,
    Ready,
    encode_line,
    make_decision_request,
    make_rules,
    parse_answer,
    parse_ready,
)
from simony.bots.programs.text_observation import SeatHistory
from simony.core.contract import Game, View
from simony.core.errors import BadOption

START_TIMEOUT = 10.0
"""Seconds in which a program must say that it is ready."""
GRACE = 0.2
"""Seconds that an answer may come late, for transport."""
EXIT_TIMEOUT = 0.3
"""Seconds that a program has to exit by itself."""
MAX_LATE_ANSWERS = 3
"""The number of late answers in a row after which a program counts as hung."""
MAX_STARTS = 3
"""How often a program is started in one game, if it dies."""
MAX_STALE_ANSWERS = 64
"""The number of late answers to earlier questions that are skipped."""
_STDERR_TAIL = 2000


@dataclass(frozen=True)
class ProgramCommands:
    """The programs that can be named like a level, each with the words of its command."""

    commands: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def __contains__(self, name: object) -> bool:
        return name in self.commands

    @property
    def names(self) -> list[str]:
        return list(self.commands)


def read_programs(named: Sequence[tuple[str, str]], taken: Sequence[str]) -> ProgramCommands:
    """Parse names and command lines.

    Raise `BadOption` for an invalid or taken name, and for an empty command.
    """
    commands: dict[str, tuple[str, ...]] = {}
    for name, text in named:
        if not _is_name(name):
            raise BadOption("error-program-name", came=name)
        if name in taken or name in commands:
            raise BadOption("error-program-taken", name=name)
        try:
            words = tuple(shlex.split(text))
        except ValueError:
            words = ()
        if not words:
            raise BadOption("error-program-command", name=name, came=text)
        commands[name] = words
    return ProgramCommands(commands)


def _is_name(name: str) -> bool:
    """Whether a name looks like a level's: it appears in lists, addresses and files."""
    return (
        0 < len(name) <= 16
        and name.isascii()
        and name[0].isalpha()
        and name == name.lower()
        and name.replace("-", "").isalnum()
    )


class Program:
    """One process.

    Every method waits at most as long as it says. `kill` may be called at any time, from any
    thread.
    """

    def __init__(self, command: Sequence[str], game: Game, hello: Hello) -> None:
        self._command = command
        self._game = game
        self._hello = hello
        self._process: asyncio.subprocess.Process | None = None
        self._transport: asyncio.SubprocessTransport | None = None
        self._stderr_task: asyncio.Task[None] | None = None
        self._stderr_tail = b""
        self._starts = 0
        self._late = 0
        self._number = 0
        self._ready: Ready | None = None

    @property
    def pid(self) -> int:
        """The process id, 0 if it is not running."""
        return self._process.pid if self._process is not None else 0

    async def start(self) -> None:
        """Start the process and wait until it is ready; raise `BotFault` if it is not ready in
        time.
        """
        if self._starts >= MAX_STARTS:
            raise BotFault(
                GONE,
                "it is not asked any more in this game: it hung, was ended, or ended too often",
            )
        self._starts += 1
        await self._launch()
        try:
            async with asyncio.timeout(START_TIMEOUT):
                await self._write(self._hello)
                self._ready = parse_ready(await self._read())
                if self._ready.text:
                    await self._write(make_rules(self._game, self._ready))
        except TimeoutError:
            await self._disable()
            raise BotFault(LATE, f"it was not ready within {START_TIMEOUT:g} seconds") from None
        except BotFault:
            await self._disable()
            raise
        except asyncio.CancelledError:  # the caller gave up; the next call starts it again
            self._starts -= 1
            await self.terminate()
            raise

    async def decide(self, view: View, seconds: float, history: SeatHistory | None = None) -> int:
        """Return one of `view.legal`; raise `BotFault` if no legal answer comes in time.

        A bot that wants texts is also told the history, if there is one.
        """
        if self._process is None:
            await self.start()
        self._number += 1
        try:
            action = await self._answer(view, seconds, history)
        except BotFault as fault:
            if self._process is not None:
                await self._notify(
                    FaultNotice(id=self._number, kind=fault.kind, problem=fault.problem)
                )
            raise
        self._late = 0
        return action

    async def end(self, places: list[int] | None = None, scores: list[int] | None = None) -> None:
        """Send the result, if the game ended, and goodbye; then end the process."""
        if self._process is None:
            return
        if places is not None and scores is not None:
            await self._notify(GameOver(places, scores))
        await self._notify(Bye())
        assert self._process.stdin is not None
        self._process.stdin.close()
        await _wait_for_exit(self._process)
        await self.terminate()

    def kill(self) -> None:
        """Kill the process and its children."""
        if self._process is None or self._process.returncode is not None:
            return
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    async def terminate(self) -> None:
        process, transport, stderr_task = self._process, self._transport, self._stderr_task
        if process is None:
            return
        self.kill()
        self._process = self._transport = self._stderr_task = None
        await _wait_for_exit(process)
        if transport is not None:
            transport.close()  # even if other processes hold the pipes
        if stderr_task is not None:
            stderr_task.cancel()
            await asyncio.wait([stderr_task])

    # --- asking -----------------------------------------------------------------------------------

    async def _answer(self, view: View, seconds: float, history: SeatHistory | None) -> int:
        try:
            async with asyncio.timeout(seconds + GRACE):
                await self._write(
                    make_decision_request(
                        self._game, view, self._number, seconds, self._ready, history
                    )
                )
                for _ in range(MAX_STALE_ANSWERS):
                    action = parse_answer(self._game, view, self._number, await self._read())
                    if action is not None:
                        return action
        except TimeoutError:
            self._late += 1
            if self._late >= MAX_LATE_ANSWERS:
                await self._disable()
            raise BotFault(
                LATE, f"expected an answer to question {self._number} within {seconds:g} seconds"
            ) from None
        raise BotFault(
            NONSENSE,
            f"expected an answer to question {self._number}, "
            f"not {MAX_STALE_ANSWERS} to earlier ones",
        )

    async def _notify(self, message: OutgoingMessage) -> None:
        """Send a message that needs no answer, ignoring failures."""
        with suppress(BotFault, TimeoutError):
            async with asyncio.timeout(GRACE):
                await self._write(message)

    async def _write(self, message: OutgoingMessage) -> None:
        if self._process is None:
            raise await self._exit_fault()
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(encode_line(message))
            await self._process.stdin.drain()
        except OSError as error:
            raise await self._exit_fault() from error

    async def _read(self) -> bytes:
        """Return the next line.

        What does not fit is not kept: the pipe fills up, and the program waits or is ended.
        """
        if self._process is None:
            raise await self._exit_fault()
        assert self._process.stdout is not None
        try:
            data = await self._process.stdout.readline()
        except ValueError as error:
            await self._disable()
            raise BotFault(
                GONE, f"it was ended: it wrote a line of more than {MAX_LINE_BYTES} bytes"
            ) from error
        if not data.endswith(b"\n"):
            raise await self._exit_fault()
        return data

    # --- the process ------------------------------------------------------------------------------

    async def _launch(self) -> None:
        """Start the process like `asyncio.create_subprocess_exec`, but keep the transport.

        Only the transport can be closed while other processes hold the pipes.
        """
        loop = asyncio.get_running_loop()
        try:
            self._transport, protocol = await loop.subprocess_exec(
                lambda: asyncio.subprocess.SubprocessStreamProtocol(
                    limit=MAX_LINE_BYTES, loop=loop
                ),
                *self._command,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            self._starts = MAX_STARTS
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise BotFault(GONE, f"it could not be started: {reason}") from error
        self._process = asyncio.subprocess.Process(self._transport, protocol, loop)
        self._stderr_tail = b""
        self._late = 0
        self._stderr_task = asyncio.create_task(self._read_stderr(self._process))

    async def _read_stderr(self, process: asyncio.subprocess.Process) -> None:
        """Keep the end of the program's standard error."""
        assert process.stderr is not None
        while data := await process.stderr.read(MAX_LINE_BYTES):
            self._stderr_tail = (self._stderr_tail + data)[-_STDERR_TAIL:]

    async def _exit_fault(self) -> BotFault:
        """Return the fault of a process that has exited or closed its output."""
        process = self._process
        if process is None:  # ended by us while a caller waited for its answer
            return BotFault(GONE, "it was ended")
        await _wait_for_exit(process)
        if self._stderr_task is not None:
            await asyncio.wait([self._stderr_task], timeout=GRACE)
        await self.terminate()
        last = self._stderr_tail.decode("utf-8", "replace").strip().rpartition("\n")[2]
        return BotFault(
            GONE,
            f"it has ended with code {process.returncode}"
            + (f": {printable(last)}" if last else ""),
        )

    async def _disable(self) -> None:
        """End the process for the rest of the game."""
        self._starts = MAX_STARTS
        await self.terminate()


async def _wait_for_exit(process: asyncio.subprocess.Process) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(EXIT_TIMEOUT):
            await process.wait()
