"""Caps on connections and sockets, and which connection gives way, without a network."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

import pytest

from server.server_process import Json
from simony.server.network.connections import (
    MAX_REFUSED,
    Connection,
    ConnectionFigures,
    Connections,
    OpenSockets,
    Phase,
)
from simony.server.protocol.problem import Busy, RateLimited, Refusal
from simony.server.runtime.metrics import Metrics


class Clock:
    time = 1000.0

    def __call__(self) -> float:
        return self.time


class Transport(asyncio.Transport):
    """A transport that only knows how much is unread, and whether it was aborted."""

    unread = 0
    is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.is_aborted = True


def new_connections(
    clock: Clock | None = None, *, proxied: bool = False, **figures: float
) -> Connections:
    usual: Json = {"connections": 10, "address_connections": 6}
    return Connections(
        ConnectionFigures(**{**usual, **figures}), Metrics(), clock or Clock(), proxied=proxied
    )


def admitted(
    connections: Connections, host: str, phase: Phase = Phase.HEAD
) -> tuple[Connection, Transport]:
    connection, transport = connections.admit(host), Transport()
    assert connection is not None
    assert connection.refusal is None
    connection.opened(transport, lambda: True)
    if phase is not Phase.HEAD:
        connection.enter(phase)
    return connection, transport


def refused(connections: Connections, host: str) -> Refusal:
    connection = connections.admit(host)
    assert connection is not None
    assert connection.refusal is not None
    return connection.refusal


def test_an_address_over_its_cap_loses_the_connection_that_waited_longest() -> None:
    connections = new_connections()
    busy = [admitted(connections, "192.0.2.1", Phase.ANSWER) for _ in range(2)]
    waiting = [admitted(connections, "192.0.2.1") for _ in range(4)]
    admitted(connections, "192.0.2.1")
    assert [transport.is_aborted for _, transport in [*busy, *waiting]] == [
        False,
        False,
        True,
        False,
        False,
        False,
    ]
    assert len(connections) == 6


def test_an_address_whose_connections_are_all_in_use_is_refused() -> None:
    connections = new_connections()
    for _ in range(6):
        admitted(connections, "192.0.2.1", Phase.SOCKET)
    refusal = refused(connections, "192.0.2.1")
    assert (type(refusal), refusal.text.key) == (RateLimited, "table-door-address-connections")
    admitted(connections, "192.0.2.2")


def test_a_network_of_ipv6_counts_as_one_address() -> None:
    connections = new_connections()
    for number in range(6):
        admitted(connections, f"2001:db8::{number}", Phase.SOCKET)
    refused(connections, "2001:db8::ffff")
    admitted(connections, "2001:db8:0:1::1")


def test_when_all_places_are_taken_the_address_with_the_most_gives_way() -> None:
    connections = new_connections()
    few = [admitted(connections, "192.0.2.1") for _ in range(2)]
    many = [admitted(connections, "192.0.2.2") for _ in range(5)]
    others = [admitted(connections, f"192.0.2.{number}") for number in range(3, 6)]
    admitted(connections, "192.0.2.9")
    assert [transport.is_aborted for _, transport in many] == [True, False, False, False, False]
    assert not any(transport.is_aborted for _, transport in [*few, *others])
    assert len(connections) == 10


def test_among_equals_the_one_that_waited_longest_gives_way() -> None:
    clock = Clock()
    connections = new_connections(clock)
    all_of_them = []
    for number in range(10):
        clock.time += 1
        all_of_them.append(admitted(connections, f"192.0.2.{number}"))
    all_of_them[0][0].enter(Phase.IDLE)
    admitted(connections, "198.51.100.1")
    assert [transport.is_aborted for _, transport in all_of_them].index(True) == 1


def test_a_full_server_says_so_to_some_and_closes_the_others() -> None:
    connections = new_connections()
    for number in range(10):
        admitted(connections, f"192.0.2.{number}", Phase.ANSWER)
    for _ in range(MAX_REFUSED):
        assert isinstance(refused(connections, "198.51.100.1"), Busy)
    assert connections.admit("198.51.100.1") is None


def test_behind_a_proxy_loopback_is_not_one_address() -> None:
    connections = new_connections(proxied=True)
    for _ in range(10):
        admitted(connections, "127.0.0.1", Phase.SOCKET)
    assert isinstance(refused(connections, "127.0.0.1"), Busy)


def test_a_closed_connection_makes_room() -> None:
    connections = new_connections()
    for _ in range(50):
        connection, _ = admitted(connections, "192.0.2.1", Phase.SOCKET)
        connection.lost()
        connection.lost()
    assert len(connections) == 0


def test_one_that_gives_way_before_it_is_open_is_closed_when_it_opens() -> None:
    connections = new_connections(address_connections=1)
    early = connections.admit("192.0.2.1")
    assert early is not None
    admitted(connections, "192.0.2.1")
    transport = Transport()
    early.opened(transport, lambda: True)
    assert transport.is_aborted


def test_a_client_that_reads_slowly_is_kept_and_one_that_does_not_is_not() -> None:
    clock = Clock()
    connections = new_connections(clock, stall=30)
    _, reading = admitted(connections, "192.0.2.1", Phase.ANSWER)
    _, idle = admitted(connections, "192.0.2.1", Phase.ANSWER)
    _, deaf = admitted(connections, "192.0.2.1", Phase.ANSWER)
    reading.unread = deaf.unread = 400_000
    for _ in range(40):
        connections.sweep()
        clock.time += 1
        reading.unread -= 2_000
    assert (reading.is_aborted, idle.is_aborted, deaf.is_aborted) == (False, False, True)


def test_figures_leave_files_for_the_rest_of_the_server() -> None:
    assert ConnectionFigures().fit(65_536) == ConnectionFigures()
    for files in (64, 256, 1024, 4096):
        fitted = ConnectionFigures().fit(files)
        assert files // 2 < fitted.connections < files
        assert fitted.sockets < fitted.connections


def test_sockets_are_counted_by_address_and_in_total() -> None:
    sockets = OpenSockets(ConnectionFigures(sockets=3, address_sockets=2), Metrics())
    with ExitStack() as held:
        held.enter_context(sockets.counted("a"))
        held.enter_context(sockets.counted("a"))
        with pytest.raises(RateLimited), sockets.counted("a"):
            pass
        held.enter_context(sockets.counted("b"))
        with pytest.raises(Busy), sockets.counted("c"):
            pass
    for _ in range(5):
        with sockets.counted("a"):
            pass
