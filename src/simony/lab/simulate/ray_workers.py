"""The same work on a Ray cluster, in the same order.

Ray is an extra: ``pip install 'simony[ray]'``, here and on all its machines.

Without an address Ray is started on this machine alone, heard by nobody else: loopback, no
dashboard, no usage statistics. A task that a lost machine took with it is done again elsewhere; it
comes to the same.
"""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Any, TypeVar

from simony.core.errors import SimonyError
from simony.lab.simulate.optional import extra

AHEAD = 4
"""So many tasks a core of the cluster are asked for at a time."""
_LOOPBACK = "127.0.0.1"
_PATIENCE = 10.0

Ray = Any
"""The module, which has no types where it is not installed."""
Shared = TypeVar("Shared")
Task = TypeVar("Task")
Found = TypeVar("Found")


class NoCluster(SimonyError):
    """A cluster that cannot be reached, or that failed at its work."""


def done_on_ray(
    work: Callable[[Shared, Task], Found], shared: Shared, tasks: Iterable[Task], address: str = ""
) -> Generator[Found]:
    """What `work` makes of every task, in order.

    Ray is let go at the end, if it was us who began.
    """
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ.setdefault(
        "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0"
    )  # what Ray 2.60 would warn about
    ray: Ray = extra("ray", "ray")
    begun = not ray.is_initialized()
    if begun:
        _begin(ray, address)
    try:
        yield from _in_order(ray, work, shared, tasks)
    except (ray.exceptions.RayError, ConnectionError) as error:
        raise NoCluster(
            "error-ray-failed", why=str(error).strip().rpartition("\n")[2][:300]
        ) from error
    finally:
        if begun:
            ray.shutdown()


def _begin(ray: Ray, address: str) -> None:
    if address:
        _reach(address)
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


def _reach(address: str) -> None:
    """Ray itself waits a minute for a cluster that is not there, and then ends the whole
    process.
    """
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon or not port.isdigit():
        return  # "auto", or a name that Ray knows
    try:
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(
            "error-ray-address", address=address, why=getattr(error, "strerror", None) or str(error)
        ) from error


def _in_order(
    ray: Ray, work: Callable[[Any, Any], Any], shared: object, tasks: Iterable[Any]
) -> Generator[Any]:
    remote = ray.remote(max_retries=3)(work)
    held = ray.put(shared)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    for task in tasks:
        waiting.append(remote.remote(held, task))
        if len(waiting) >= AHEAD * cores:
            yield ray.get(waiting.popleft())
    while waiting:
        yield ray.get(waiting.popleft())
