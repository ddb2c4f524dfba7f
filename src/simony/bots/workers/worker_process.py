"""One worker process, as seen by the process that asks it: MessagePack over its standard input and
output.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from typing import Generic, Protocol, TypeVar

import msgspec

from simony.bots.workers.messages import receive, send


class Numbered(Protocol):
    """A message that carries a number; an answer has the number of its request."""

    @property
    def id(self) -> int: ...


Request = TypeVar("Request", bound=Numbered)
Reply = TypeVar("Reply", bound=Numbered)


class WorkerDied(Exception):  # it says what happened to the process
    """The process has ended, or its answer makes no sense."""


class WorkerProcess(Generic[Request, Reply]):
    """A process that runs a module of ours.

    `ready` and `ask` block, so they are for threads. `end` may be called meanwhile, and leaves no
    process behind.
    """

    def __init__(self, module: str, reply: type[Reply]) -> None:
        # -P: nothing that lies in the current folder is imported. The path is ours, so that both
        # processes have the same modules.
        command = (sys.executable, "-P", "-m", module)
        path = os.pathsep.join(folder for folder in sys.path if folder)
        self._process = subprocess.Popen(  # noqa: S603  # our own module
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._requests = self._process.stdin
        self._replies = self._process.stdout
        self._decoder = msgspec.msgpack.Decoder(reply)

    @property
    def pid(self) -> int:
        return self._process.pid

    def ready(self) -> None:
        """Wait until it has started."""
        self._receive(0)

    def ask(self, request: Request) -> Reply:
        try:
            send(self._requests, request)
        except (OSError, ValueError, TypeError, OverflowError) as error:
            raise WorkerDied from error
        return self._receive(request.id)

    def end(self) -> None:
        """Kill the process, stopped or not, and wait until it is gone; a caller of `ask` gets
        `WorkerDied`.
        """
        self._process.kill()
        self._process.wait()
        for pipe in (self._requests, self._replies):
            with suppress(OSError):
                pipe.close()

    def _receive(self, expected: int) -> Reply:
        try:
            reply = self._decoder.decode(receive(self._replies))
        except (OSError, ValueError, EOFError) as error:
            raise WorkerDied from error
        if reply.id != expected:
            raise WorkerDied
        return reply
