"""``python -m simony.server.jobs.job_worker``: a process that runs jobs for the server.

It has limits on memory and processor time, and runs at low priority. Jobs come on standard input,
results go to standard output (see `simony.server.jobs.jobs`). It ends when its input is closed,
when a job exceeds a limit, or when it is killed.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, cast

import msgspec

from simony.bots.workers.bot_worker import lower_priority, standard_output
from simony.bots.workers.messages import receive, send
from simony.core.errors import SimonyError
from simony.registry import game_specs
from simony.server.jobs.jobs import AnyJob, JobResult, failed, run_job
from simony.server.protocol.problem import TooLarge

if sys.platform != "win32":
    import resource

MEMORY = 256 * 1024 * 1024
"""Bytes a job may add to the address space of the process."""
SECONDS = 10
"""Seconds of processor time a job may take.

The pool also stops it after about as many seconds of waiting.
"""


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C stops the server, which stops this
    lower_priority()
    game_specs()  # load all games before reporting that we are ready
    _limit_memory()
    with suppress(BrokenPipeError), standard_output() as results:
        serve(sys.stdin.buffer, results)


def serve(jobs: BinaryIO, results: BinaryIO) -> None:
    """Report that we are ready, then run jobs until the input ends."""
    decoder = msgspec.msgpack.Decoder(cast(type[AnyJob], AnyJob))
    send(results, JobResult(0))
    with suppress(EOFError):
        while True:
            job = decoder.decode(receive(jobs))
            _limit_time()
            send(results, result_of(job))


def result_of(job: AnyJob) -> JobResult:
    """Run a job. Running out of memory or stack is a result as well: the input was too large."""
    try:
        return JobResult(job.id, run_job(job))
    except SimonyError as error:
        return failed(job.id, error)
    except (MemoryError, RecursionError):
        return failed(job.id, TooLarge("table-job-too-much"))


def _limit_memory() -> None:
    if sys.platform != "win32":
        most = _address_space() + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _address_space() -> int:
    """Return the bytes of address space in use; a generous guess if the system does not tell."""
    with suppress(OSError, ValueError):
        return int(Path("/proc/self/statm").read_text("ascii").split()[0]) * os.sysconf(
            "SC_PAGE_SIZE"
        )
    return 2 * 1024**3


def _limit_time() -> None:
    """Give the next job its own processor time.

    The system ends the process at the limit, and the pool starts another.
    """
    if sys.platform != "win32":
        usage = resource.getrusage(resource.RUSAGE_SELF)
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(
            resource.RLIMIT_CPU, (int(usage.ru_utime + usage.ru_stime) + SECONDS + 1, hard)
        )


if __name__ == "__main__":
    main()
