"""Check that a request is meant for this server and made by our own pages.

A browser sends our cookie with every request to us, also with those that another site's page
causes. So `OriginCheck` looks at two headers that a page cannot forge:

- **Origin** says which page sends the request. It must be ours whenever something may change or a
  socket opens. Browsers always send it then, so a request with our cookie and without Origin is
  refused too. A client that is not a browser sends a bearer token and needs no Origin.
- **Host** says under which name the browser knows us. A name that we do not know could be somebody
  else's, pointed at our address to make their page count as ours (DNS rebinding). Numeric addresses
  and localhost cannot be pointed anywhere.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.types import Scope

from simony.core.errors import BadOption
from simony.server.protocol.problem import Forbidden, Refusal, WrongHost
from simony.server.security.identity import device_cookies, is_encrypted

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_HOST = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(?::([0-9]{1,5}))?", re.ASCII)
_PORTS = {"http": "80", "https": "443"}


@dataclass(frozen=True, slots=True)
class HostPort:
    """A host and a port, as in URLs and the Host header. The port is empty if it is the
    default one.
    """

    host: str
    port: str = ""

    @classmethod
    def read(cls, text: str) -> HostPort | None:
        match = _HOST.fullmatch(text)
        if match is None or int(match[2] or "1") not in range(1, 65536):
            return None
        return cls(match[1].lower(), str(int(match[2])) if match[2] else "")

    def for_scheme(self, scheme: str) -> HostPort:
        return HostPort(self.host) if self.port == _PORTS.get(scheme) else self

    @property
    def is_numeric(self) -> bool:
        try:
            ipaddress.ip_address(self.host.removeprefix("[").removesuffix("]"))
        except ValueError:
            return False
        return True

    def __str__(self) -> str:
        return f"{self.host}:{self.port}" if self.port else self.host


def read_origin(text: str) -> tuple[str, HostPort] | None:
    """Return the scheme and host of an origin; None if it is not a web origin (`null`, an
    extension).
    """
    scheme, separator, rest = text.partition("://")
    host_port = HostPort.read(rest)
    if not separator or scheme.lower() not in _PORTS or host_port is None:
        return None
    return scheme.lower(), host_port.for_scheme(scheme.lower())


class OriginCheck:
    """Checks Host and Origin.

    `public_url` is where a reverse proxy serves us; `hosts` are other names of this machine.
    """

    def __init__(self, public_url: str | None = None, hosts: Iterable[str] = ()) -> None:
        self.public = None if public_url is None else read_public_url(public_url)
        self._hosts = {"localhost", *(host.lower() for host in hosts)} | (
            {self.public[1].host} if self.public else set()
        )

    def check(self, scope: Scope) -> None:
        """Refuse a request or socket that is not meant for us or not made by our pages."""
        headers = Headers(scope=scope)
        host_port = self._check_host(headers)
        if scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS:
            self._check_origin(
                headers, host_port, encrypted=is_encrypted(scope.get("scheme", "http"))
            )

    def _check_host(self, headers: Headers) -> HostPort:
        given = headers.getlist("host")
        host_port = HostPort.read(given[0]) if len(given) == 1 else None
        if host_port is None:
            raise Refusal("table-door-host-missing")
        if host_port.host not in self._hosts and not host_port.is_numeric:
            raise WrongHost("table-door-host", came=str(host_port))
        return host_port

    def _check_origin(self, headers: Headers, host_port: HostPort, *, encrypted: bool) -> None:
        given = headers.getlist("origin")
        if not given:
            if device_cookies(headers):
                raise Forbidden("table-door-origin-missing")
            return
        origin = read_origin(given[0]) if len(given) == 1 else None
        if origin is None or not self._is_ours(origin, host_port, encrypted=encrypted):
            raise Forbidden("table-door-origin", came=given[0])

    def _is_ours(
        self, origin: tuple[str, HostPort], host_port: HostPort, *, encrypted: bool
    ) -> bool:
        scheme, page = origin
        if origin == self.public:
            return True
        # A page that came over http may have been altered on the way, so https does not trust it.
        return page == host_port.for_scheme(scheme) and (scheme == "https" or not encrypted)


def read_public_url(url: str) -> tuple[str, HostPort]:
    """Return the origin of the address that players use. It must have no path, since we serve from
    the root.
    """
    origin = read_origin(url.removesuffix("/"))
    if origin is None:
        raise BadOption("table-door-public-url", came=url)
    return origin
