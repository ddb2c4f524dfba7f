"""A bot that is a program: a process which sits in one seat of one game and speaks the line protocol (`simony.bots.lines`).

It may crash, hang, write without end or answer nonsense: whoever asked is told a `Fault` in time, and no process is left behind. It gets
the views of its own seat and no others; every game has a process of its own, so that what one saw in another seat is not remembered.
"""

from __future__ import annotations

import asyncio
import os
import shlex
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from simony.bots.fault import GONE, LATE, NONSENSE, Fault, shown
from simony.bots.lines import MOST_BYTES, Bye, Faulted, Hello, Over, Ready, Told, asked, line, read_answer, read_ready, told_rules
from simony.bots.prose import Past
from simony.core.contract import Game, View
from simony.core.errors import BadOption

START = 10.0
"""Seconds in which a program must say that it is ready."""
GRACE = 0.2
"""Seconds beyond its time after which an answer is too late: for the way there and back."""
FAREWELL = 0.3
"""Seconds that a program has to end by itself."""
PATIENCE = 3
"""After so many late answers in a row it counts as hung."""
STARTS = 3
"""So often one that died is started in one game."""
STALE = 64
"""So many late answers to earlier questions are passed over."""
_TAIL = 2000


@dataclass(frozen=True)
class Programs:
    """The programs one can name as one names a level, each with the words of its command."""

    commands: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def __contains__(self, name: object) -> bool:
        return name in self.commands

    @property
    def names(self) -> list[str]:
        return list(self.commands)


def read_programs(named: Sequence[tuple[str, str]], taken: Sequence[str]) -> Programs:
    """From names and command lines. `BadOption` for a name that will not do, and for a command without words."""
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
    return Programs(commands)


def _is_name(name: str) -> bool:
    """A word like those of the levels: it stands in lists, in addresses and in files."""
    return 0 < len(name) <= 16 and name.isascii() and name[0].isalpha() and name == name.lower() and name.replace("-", "").isalnum()


class Program:
    """One process. Everything waits at most as long as it says; `kill` may be called at any time, from anywhere."""

    def __init__(self, command: Sequence[str], game: Game, hello: Hello) -> None:
        self._command = command
        self._game = game
        self._hello = hello
        self._process: asyncio.subprocess.Process | None = None
        self._transport: asyncio.SubprocessTransport | None = None
        self._listener: asyncio.Task[None] | None = None
        self._complained = b""
        self._starts = 0
        self._late = 0
        self._number = 0
        self._wanted: Ready | None = None

    @property
    def pid(self) -> int:
        """Its number, 0 if it does not run."""
        return self._process.pid if self._process is not None else 0

    async def start(self) -> None:
        """Start it, and wait until it is ready; `Fault` if it is not in time."""
        if self._starts >= STARTS:
            raise Fault(GONE, "it is not asked any more in this game: it hung, was ended, or ended too often")
        self._starts += 1
        await self._launch()
        try:
            async with asyncio.timeout(START):
                await self._write(self._hello)
                self._wanted = read_ready(await self._read())
                if self._wanted.text:
                    await self._write(told_rules(self._game, self._wanted))
        except TimeoutError:
            await self._give_up()
            raise Fault(LATE, f"it was not ready within {START:g} seconds") from None
        except Fault:
            await self._give_up()
            raise
        except asyncio.CancelledError:  # whoever asked is not interested any more; the next who asks starts it anew
            self._starts -= 1
            await self.bury()
            raise

    async def decide(self, view: View, seconds: float, past: Past | None = None) -> int:
        """One of `view.legal`; `Fault` if no such answer comes in time. A bot that wants texts is told of the past, if there is one."""
        if self._process is None:
            await self.start()
        self._number += 1
        try:
            action = await self._answer(view, seconds, past)
        except Fault as fault:
            if self._process is not None:
                await self._tell(Faulted(id=self._number, kind=fault.kind, problem=fault.problem))
            raise
        self._late = 0
        return action

    async def end(self, places: list[int] | None = None, scores: list[int] | None = None) -> None:
        """Say how the game ended, if it did, and goodbye; then the process is gone, one way or another."""
        if self._process is None:
            return
        if places is not None and scores is not None:
            await self._tell(Over(places, scores))
        await self._tell(Bye())
        assert self._process.stdin is not None
        self._process.stdin.close()
        await _ended(self._process)
        await self.bury()

    def kill(self) -> None:
        """The process, and what it may have started itself."""
        if self._process is None or self._process.returncode is not None:
            return
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    async def bury(self) -> None:
        """End it at once."""
        process, transport, listener = self._process, self._transport, self._listener
        if process is None:
            return
        self.kill()
        self._process = self._transport = self._listener = None
        await _ended(process)
        if transport is not None:
            transport.close()  # whoever else may hold the pipes
        if listener is not None:
            listener.cancel()
            await asyncio.wait([listener])

    # --- asking ---------------------------------------------------------------------------------------------------------------------------

    async def _answer(self, view: View, seconds: float, past: Past | None) -> int:
        try:
            async with asyncio.timeout(seconds + GRACE):
                await self._write(asked(self._game, view, self._number, seconds, self._wanted, past))
                for _ in range(STALE):
                    action = read_answer(self._game, view, self._number, await self._read())
                    if action is not None:
                        return action
        except TimeoutError:
            self._late += 1
            if self._late >= PATIENCE:
                await self._give_up()
            raise Fault(LATE, f"expected an answer to question {self._number} within {seconds:g} seconds") from None
        raise Fault(NONSENSE, f"expected an answer to question {self._number}, not {STALE} to earlier ones")

    async def _tell(self, message: Told) -> None:
        """Say something that needs no answer; whether it is heard is the program's affair."""
        with suppress(Fault, TimeoutError):
            async with asyncio.timeout(GRACE):
                await self._write(message)

    async def _write(self, message: Told) -> None:
        if self._process is None:
            raise await self._gone()
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line(message))
            await self._process.stdin.drain()
        except OSError as error:
            raise await self._gone() from error

    async def _read(self) -> bytes:
        """The next line. What does not fit is not kept: the pipe fills up, and the program waits or is ended."""
        if self._process is None:
            raise await self._gone()
        assert self._process.stdout is not None
        try:
            data = await self._process.stdout.readline()
        except ValueError as error:
            await self._give_up()
            raise Fault(GONE, f"it was ended: it wrote a line of more than {MOST_BYTES} bytes") from error
        if not data.endswith(b"\n"):
            raise await self._gone()
        return data

    # --- the process ----------------------------------------------------------------------------------------------------------------------

    async def _launch(self) -> None:
        """As `asyncio.create_subprocess_exec` does, but the transport is kept: only that can be closed while others hold the pipes."""
        loop = asyncio.get_running_loop()
        try:
            self._transport, protocol = await loop.subprocess_exec(
                lambda: asyncio.subprocess.SubprocessStreamProtocol(limit=MOST_BYTES, loop=loop), *self._command, start_new_session=True
            )
        except (OSError, ValueError) as error:
            self._starts = STARTS
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise Fault(GONE, f"it could not be started: {reason}") from error
        self._process = asyncio.subprocess.Process(self._transport, protocol, loop)
        self._complained = b""
        self._late = 0
        self._listener = asyncio.create_task(self._listen(self._process))

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        """Keep the end of what it writes to its standard error, however much that is."""
        assert process.stderr is not None
        while data := await process.stderr.read(MOST_BYTES):
            self._complained = (self._complained + data)[-_TAIL:]

    async def _gone(self) -> Fault:
        """The end of a process that has ended, or has closed its output, which is as good."""
        process = self._process
        if process is None:  # ended by us while somebody waited for its answer
            return Fault(GONE, "it was ended")
        await _ended(process)
        if self._listener is not None:
            await asyncio.wait([self._listener], timeout=GRACE)
        await self.bury()
        last = self._complained.decode("utf-8", "replace").strip().rpartition("\n")[2]
        return Fault(GONE, f"it has ended with code {process.returncode}" + (f": {shown(last)}" if last else ""))

    async def _give_up(self) -> None:
        """End it for the rest of the game."""
        self._starts = STARTS
        await self.bury()


async def _ended(process: asyncio.subprocess.Process) -> None:
    """Wait a little until it is gone."""
    with suppress(TimeoutError):
        async with asyncio.timeout(FAREWELL):
            await process.wait()
