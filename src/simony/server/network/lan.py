"""The local network: the addresses at which phones find this machine, and the QR code they scan.

It sends nothing and needs nothing outside: it works in a network without the internet.
"""

from __future__ import annotations

import io
import ipaddress
import socket
import struct
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import lru_cache

import segno

Source = Callable[[], Iterable[str]]
QUIET_ZONE = 4
"""The white border of a code, in modules; scanners need this many."""
_DOCUMENTATION_ADDRESS = "192.0.2.1"
"""An address reserved for documents. No packet is sent there, but the system tells from which
address it would be sent.
"""
_SIOCGIFADDR = 0x8915
_DARK_ON_LIGHT, _PLAIN = "\x1b[30;107m", "\x1b[0m"


# --- addresses ------------------------------------------------------------------------------------


def addresses(sources: Iterable[Source] | None = None) -> list[str]:
    """Return the IPv4 addresses at which others can reach this machine, the likeliest first."""
    found = [each for source in sources or (by_route, by_interface, by_name) for each in source()]
    useful = [each for each in dict.fromkeys(found) if _is_useful(ipaddress.ip_address(each))]
    return sorted(useful, key=lambda each: not ipaddress.ip_address(each).is_private)


def _is_useful(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    return address.version == 4 and not (
        address.is_loopback or address.is_unspecified or address.is_multicast
    )


def by_route() -> Iterator[str]:
    """Yield the address from which packets to the internet would be sent."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        line.connect((_DOCUMENTATION_ADDRESS, 9))
        yield str(line.getsockname()[0])


def by_interface() -> Iterator[str]:
    """Yield the address of each interface, on Linux: the only way in a network without a default
    route.
    """
    if sys.platform != "linux":
        return
    from fcntl import ioctl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # it has no address
                answer = ioctl(line.fileno(), _SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                yield socket.inet_ntoa(answer[20:24])


def by_name() -> Iterator[str]:
    """Yield the addresses of the machine's own name."""
    with suppress(OSError):
        for found in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(found[4][0])


# --- codes ----------------------------------------------------------------------------------------


def qr_terminal(url: str) -> str:
    """Return a QR code of half blocks, two modules per line, dark on light in any terminal."""
    rows = [list(row) for row in _code(url).matrix_iter(border=QUIET_ZONE)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    marks = " ▄▀█"
    lines = [
        "".join(marks[2 * upper + lower] for upper, lower in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    ]
    return "\n".join(f"{_DARK_ON_LIGHT}{line}{_PLAIN}" for line in lines)


@lru_cache(maxsize=256)
def qr_svg(url: str) -> str:
    """Return a QR code as an SVG without a size.

    It has no styles, so that it can be shown under a strict content security policy.
    """
    out = io.BytesIO()
    _code(url).save(
        out,
        "svg",
        border=QUIET_ZONE,
        dark="#000",
        light="#fff",
        xmldecl=False,
        svgclass=None,
        lineclass=None,
        omitsize=True,
    )
    return out.getvalue().decode().strip()


def _code(url: str) -> segno.QRCode:
    return segno.make_qr(url, error="m")
