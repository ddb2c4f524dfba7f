"""Runs tasks on a Ray cluster, in batches, with results in order.

Ray is an extra: ``pip install 'simony[ray]'``, here and on all its machines.

Without an address Ray is started on this machine alone, on loopback, without dashboard and usage
statistics. A task lost with its machine is run again elsewhere, with the same result.
"""

from __future__ import annotations

import logging
import os
import socket
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from simony.core.errors import SimonyError
from simony.lab.simulate.optional import import_extra

MAX_AHEAD = 4
"""The number of batches per core of the cluster that are submitted ahead."""
BATCH_SECONDS = 0.25
"""What a batch should take: much longer than the millisecond that Ray spends on each, and short
enough that no worker is long idle at the end.
"""
MAX_GROWTH = 4
"""The most by which batches grow at a time."""
_LOOPBACK = "127.0.0.1"
_CONNECT_TIMEOUT = 10.0

Ray = Any
"""The module; it has no types where it is not installed."""
Shared = TypeVar("Shared")
Task = TypeVar("Task")
Found = TypeVar("Found")


class NoCluster(SimonyError):
    """A cluster that cannot be reached, or that failed."""


def run_on_ray(
    work: Callable[[Shared, Task], Found], shared: Shared, tasks: Iterable[Task], address: str = ""
) -> Generator[Found]:
    """Yield the result of `work` for every task, in order.

    Ray is shut down at the end if it was started here.
    """
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    # Ray 2.60 warns without it.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    ray: Ray = import_extra("ray", "ray")
    started = not ray.is_initialized()
    if started:
        _begin(ray, address)
    try:
        yield from _in_order(ray, work, shared, tasks)
    except (ray.exceptions.RayError, ConnectionError) as error:
        raise NoCluster(
            "error-ray-failed", why=str(error).strip().rpartition("\n")[2][:300]
        ) from error
    finally:
        if started:
            ray.shutdown()


def _begin(ray: Ray, address: str) -> None:
    if address:
        _check_reachable(address)
    # "local": not one that happens to run here, or that RAY_ADDRESS names.
    own = {"address": "local", "include_dashboard": False, "_node_ip_address": _LOOPBACK}
    where = {"address": address} if address else own
    try:
        ray.init(**where, logging_level=logging.ERROR, log_to_driver=False)
    except Exception as error:  # Ray raises whatever its many parts raise
        raise NoCluster(
            "error-ray-address",
            address=address or _LOOPBACK,
            why=str(error).strip().partition("\n")[0][:300],
        ) from error


def _check_reachable(address: str) -> None:
    """Check that the address is reachable.

    Ray itself waits a minute for a missing cluster, and then ends the whole process.
    """
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon or not port.isdigit():
        return  # "auto", or a name that Ray knows
    try:
        socket.create_connection((host.strip("[]"), int(port)), _CONNECT_TIMEOUT).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(
            "error-ray-address", address=address, why=getattr(error, "strerror", None) or str(error)
        ) from error


def _in_order(
    ray: Ray, work: Callable[[Any, Any], Any], shared: object, tasks: Iterable[Any]
) -> Generator[Any]:
    """Submit batches of tasks, a few per core ahead, and yield the results in order.

    A batch of a known size takes a known time, so the next ones are sized to take `BATCH_SECONDS`.
    """
    remote = ray.remote(max_retries=3)(run_batch)
    job = ray.put((work, shared))
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    left = iter(tasks)
    size = 1
    while True:
        while len(waiting) < MAX_AHEAD * cores and (batch := list(islice(left, size))):
            waiting.append(remote.remote(job, batch))
        if not waiting:
            return
        seconds, found = ray.get(waiting.popleft())
        size = next_size(size, len(found), seconds)
        yield from found


def run_batch(job: tuple[Callable[[Any, Any], Any], Any], tasks: list[Any]) -> tuple[float, Any]:
    """Run in a worker: return the results of a batch, and the seconds that it took."""
    work, shared = job
    begin = time.perf_counter()
    found = [work(shared, task) for task in tasks]
    return time.perf_counter() - begin, found


def next_size(size: int, tasks: int, seconds: float) -> int:
    """Return the size of the next batches, after one with `tasks` tasks took `seconds`.

    It grows by no more than `MAX_GROWTH` at a time: the first task of a worker is no measure.
    """
    wanted = int(tasks * BATCH_SECONDS / max(seconds, 1e-6))
    return max(1, min(wanted, size * MAX_GROWTH))
