"""An unloaded table leaves memory at once: the garbage collector runs so rarely that it must
not be needed.
"""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from server.harness import Harness, settled
from server.table_actions import with_harness
from simony.server.frames.audience import Watcher
from simony.server.network.connections import Connection, ConnectionFigures, Connections
from simony.server.protocol.caller import Caller
from simony.server.runtime.metrics import Metrics
from simony.server.tables.table import Table


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def played(harness: Harness) -> weakref.ref[Table]:
    """Return a table with commands, refusals, departures and a bot that thinks."""
    [anna, bo] = await harness.seated(
        "Anna", "Bo", seats=3, bots=[None, None, "priest"], game="dogma"
    )
    await anna.say("start")
    await settled()
    for client in (anna, bo):
        assert (await client.say("chat", text="hello"))["type"] == "done"
        assert (await client.say("close"))["type"] == "refused"
        assert (await client.say("undo"))["type"] in ("refused", "done")
        client.leave()
    return weakref.ref(anna.table)


@with_harness
async def test_an_unloaded_table_is_freed(harness: Harness) -> None:
    table = await played(harness)
    found = table()
    assert found is not None
    key = found.record.id
    await harness.time.advance(1000.0)
    await harness.server.registry.release(key)
    del found
    harness.time.drop_timers()
    await settled()
    assert table() is None


class _Protocol:
    """Like uvicorn's protocol: it refers to its connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        connection.opened(asyncio.Transport(), self.expire)

    def expire(self) -> bool:
        return True


def test_a_connection_that_is_lost_is_freed() -> None:
    """Each closed socket left 17 KB behind when protocol and connection referred to each other."""
    connections = Connections(ConnectionFigures(), Metrics(), lambda: 0.0)
    connection = connections.admit("192.0.2.1")
    assert connection is not None
    protocol = _Protocol(connection)
    connection.lost()
    freed = weakref.ref(protocol)
    del protocol, connection
    assert freed() is None


def test_a_client_that_has_left_is_freed() -> None:
    heard: list[bytes] = []
    watcher = Watcher(Caller(""), heard.append)
    freed = weakref.ref(watcher)
    del watcher
    assert freed() is None
