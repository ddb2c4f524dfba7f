"""A worker process as seen by its caller: MessagePack over its standard input and output."""

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


class WorkerDied(Exception):  # it is about the process, not about user input
    """The process has ended, or its reply is invalid."""


class WorkerProcess(Generic[Request, Reply]):
    """A process that runs one of our modules.

    `ready` and `ask` block, so call them from threads. `end` may be called meanwhile, and leaves no
    process behind.
    """

    def __init__(self, module: str, reply: type[Reply]) -> None:
        # -P: nothing in the current folder is imported. The path is ours, so that both processes
        # have the same modules.
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
        """Wait until the process has started."""
        self._receive(0)

    def ask(self, request: Request) -> Reply:
        try:
            send(self._requests, request)
        except (OSError, ValueError, TypeError, OverflowError) as error:
            raise WorkerDied from error
        return self._receive(request.id)

    def end(self) -> None:
        """Kill the process, even if it is stopped, and wait for its exit; a pending `ask` raises
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
