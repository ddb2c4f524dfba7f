"""One worker process, as seen by whoever asks it."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress

import msgspec

from simony.bots.messages import Answer, Question, receive, send


class Died(Exception):  # it says what happened to the process
    """The process has ended, or makes no sense."""


class Thinker:
    """`ready` and `ask` wait for the process, so they are for threads; `end` may be called meanwhile, and leaves no process behind."""

    def __init__(self) -> None:
        # -P: nothing that lies about in the current folder shall be imported. The path is ours, so that both have the same modules.
        command = (sys.executable, "-P", "-m", "simony.bots.worker")
        path = os.pathsep.join(folder for folder in sys.path if folder)
        self._process = subprocess.Popen(  # noqa: S603  # our own module
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path}
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._questions = self._process.stdin
        self._answers = self._process.stdout

    @property
    def pid(self) -> int:
        return self._process.pid

    def ready(self) -> None:
        """Wait until it has started."""
        self._hear(0)

    def ask(self, question: Question) -> Answer:
        try:
            send(self._questions, question)
        except (OSError, ValueError, TypeError, OverflowError) as error:
            raise Died from error
        return self._hear(question.id)

    def end(self) -> None:
        """Kill the process, stopped or not, and wait until it is gone; whoever waits for an answer is told `Died`."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._questions, self._answers):
            with suppress(OSError):
                pipe.close()

    def _hear(self, expected: int) -> Answer:
        try:
            answer = msgspec.msgpack.decode(receive(self._answers), type=Answer)
        except (OSError, ValueError, EOFError) as error:
            raise Died from error
        if answer.id != expected:
            raise Died
        return answer
