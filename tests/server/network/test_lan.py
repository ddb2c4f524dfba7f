"""The local network: addresses and codes. The codes are read back module by module."""

from __future__ import annotations

import ipaddress
import re
import socket
import sys
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest
import segno

from simony.server.network.lan import (
    addresses,
    by_interface,
    by_name,
    by_route,
    qr_svg,
    qr_terminal,
)

URL = "http://192.168.1.20:8000/t/aFgh7-_x?seat=2"


def expected() -> list[list[int]]:
    return [list(row) for row in segno.make_qr(URL, error="m").matrix_iter(border=4)]


# --- addresses ------------------------------------------------------------------------------------


def test_the_likeliest_address_comes_first() -> None:
    def route() -> Iterator[str]:
        yield "192.168.1.20"

    def others() -> list[str]:
        return [
            "127.0.0.1",
            "203.0.114.9",
            "10.0.0.5",
            "192.168.1.20",
            "0.0.0.0",  # noqa: S104  # nothing is bound
            "fe80::1",
            "224.0.0.1",
        ]

    assert addresses([route, others]) == ["192.168.1.20", "10.0.0.5", "203.0.114.9"]
    assert addresses([others])[0] == "10.0.0.5"
    assert addresses([list]) == []


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    class NoWay(socket.socket):
        def connect(self, _address: object) -> None:
            raise OSError("Network is unreachable")

    def nobody(*_: object) -> None:
        raise socket.gaierror(-2, "Name or service not known")

    monkeypatch.setattr(socket, "socket", NoWay)
    monkeypatch.setattr(socket, "getaddrinfo", nobody)
    monkeypatch.setattr(socket, "if_nameindex", lambda: [(99, "nosuch0")])
    assert addresses() == []


def test_this_machine() -> None:
    found = addresses()
    assert found == list(dict.fromkeys(found))
    for each in found:
        assert ipaddress.ip_address(each).version == 4
        assert not ipaddress.ip_address(each).is_loopback
    for source in (by_route, by_interface, by_name):
        assert all(ipaddress.ip_address(each) for each in source())


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux")
def test_interfaces_are_asked() -> None:
    assert "127.0.0.1" in list(by_interface())


def test_nothing_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(socket.socket):
        def __init__(self, family: int = -1, kind: int = -1) -> None:
            assert kind == socket.SOCK_DGRAM
            super().__init__(family, kind)

        def send(self, *_: object) -> int:
            raise AssertionError

        sendto = send

    monkeypatch.setattr(socket, "socket", Silent)
    list(by_route())


# --- codes ----------------------------------------------------------------------------------------


def test_the_terminal_shows_the_code() -> None:
    text = qr_terminal(URL)
    lines = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in text.split("\n")]
    inks = [[(mark in "▀█", mark in "▄█") for mark in line] for line in lines]
    dark = [[int(ink[half]) for ink in row] for row in inks for half in (0, 1)]
    assert dark[: len(expected())] == expected()
    assert all(not any(row) for row in dark[len(expected()) :])
    assert len({len(line) for line in lines}) == 1


def test_colours_begin_and_end_in_each_line() -> None:
    assert all(
        line.startswith("\x1b[30;107m") and line.endswith("\x1b[0m")
        for line in qr_terminal(URL).split("\n")
    )


def test_the_picture_shows_the_code() -> None:
    root = ET.fromstring(qr_svg(URL))  # noqa: S314  # made by us
    size = len(expected())
    assert root.get("viewBox") == f"0 0 {size} {size}"
    light, dark = root.iter("{http://www.w3.org/2000/svg}path")
    assert (light.get("fill"), dark.get("stroke")) == ("#fff", "#000")
    found = [[0] * size for _ in range(size)]
    x, y = 0.0, -0.5
    for command, first, second in re.findall(
        r"([Mmh])(-?[\d.]+)(?:[ ,]?(-?[\d.]+))?", dark.get("d") or ""
    ):
        if command == "h":
            found[int(y)][int(x) : int(x) + int(first)] = [1] * int(first)
            x += int(first)
        else:
            x, y = (0.0, 0.0) if command == "M" else (x, y)
            x, y = x + float(first), y + float(second)
    assert found == expected()


def test_the_picture_needs_no_styles_and_no_scripts() -> None:
    svg = qr_svg(URL)
    root = ET.fromstring(svg)  # noqa: S314  # made by us
    names = {each for node in root.iter() for each in (node.tag.rpartition("}")[2], *node.attrib)}
    assert names == {"svg", "viewBox", "path", "fill", "stroke", "d"}
    assert URL not in svg
