"""The doors: which hosts and origins are ours."""

from __future__ import annotations

import pytest
from starlette.types import Scope

from simony.core.errors import BadOption, SimonyError
from simony.server.protocol.problem import status_of
from simony.server.security.request_origin import Doors, read_origin

COOKIE = "simony_device=" + "t" * 43
BEARER = "Bearer " + "t" * 43
LOOPBACK, LAN, PROXY = "localhost:8000", "192.168.1.20:8000", "table.example"
PUBLIC = Doors("https://table.example")


def request(host: str | None, method: str = "POST", scheme: str = "http", **headers: str) -> Scope:
    """A request, or the opening of a socket (`method` is SOCKET)."""
    pairs = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    hosts = [(b"host", host.encode())] if host is not None else []
    kind = "websocket" if method == "SOCKET" else "http"
    return {"type": kind, "method": method, "scheme": scheme, "path": "/", "headers": hosts + pairs}


def status(scope: Scope, doors: Doors | None = None) -> int:
    """The status of the refusal, or 0."""
    try:
        (doors or Doors()).check(scope)
    except SimonyError as error:
        return status_of(type(error))
    return 0


# --- hosts --------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", LOOPBACK, "127.0.0.1:8000", "[::1]:8000", LAN, "[2001:db8::1]"])
def test_numeric_addresses_and_localhost_are_ours(host: str) -> None:
    assert status(request(host, "GET")) == 0


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example", "1.2.3", "a_b"])
def test_a_name_that_we_do_not_know_is_refused(host: str) -> None:
    assert status(request(host, "GET")) == 421
    assert status(request(host, "GET"), PUBLIC) == 421


@pytest.mark.parametrize(
    "host", [None, "", "a b", "localhost:", "localhost:0", "localhost:99999", "u@localhost", "localhost/", "[::1", "ö"]
)
def test_a_host_that_cannot_be_read_is_refused(host: str | None) -> None:
    assert status(request(host, "GET")) == 400


def test_two_hosts_are_refused() -> None:
    scope = request("localhost", "GET")
    scope["headers"].append((b"host", b"localhost"))
    assert status(scope) == 400


def test_names_can_be_given() -> None:
    assert status(request("table.example", "GET"), PUBLIC) == 0
    assert status(request("salon.local:8000", "GET"), Doors(hosts=["Salon.local"])) == 0
    assert status(request(LOOPBACK, "GET"), PUBLIC) == 0  # a check of health by the proxy itself


# --- origins ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "SOCKET", "BREW"])
@pytest.mark.parametrize("host", [LOOPBACK, LAN, "[::1]:8000"])
class TestPlainHttp:
    def test_our_own_pages_may(self, method: str, host: str) -> None:
        assert status(request(host, method, origin=f"http://{host}", cookie=COOKIE)) == 0

    @pytest.mark.parametrize(
        "origin", ["http://evil.example", "null", "", "http://localhost", "http://localhost:8001", "https://evil.example:8000"]
    )
    def test_other_pages_may_not(self, method: str, host: str, origin: str) -> None:
        assert status(request(host, method, origin=origin, cookie=COOKIE)) == 403
        assert status(request(host, method, origin=origin)) == 403

    def test_a_cookie_needs_an_origin_and_a_bearer_does_not(self, method: str, host: str) -> None:
        assert status(request(host, method, cookie=COOKIE)) == 403
        assert status(request(host, method, cookie=COOKIE, authorization=BEARER)) == 403
        assert status(request(host, method, authorization=BEARER)) == 0
        assert status(request(host, method)) == 0


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_what_changes_nothing_needs_no_origin(method: str) -> None:
    assert status(request(LOOPBACK, method, cookie=COOKIE)) == 0
    assert (
        status(request(LOOPBACK, method, cookie=COOKIE, origin="http://evil.example")) == 0
    )  # the browser keeps the answer from that page


@pytest.mark.parametrize("method", ["POST", "SOCKET"])
class TestBehindAProxy:
    """A proxy that ends TLS: with forwarded headers the scheme is https, without them http; it may keep the Host or not."""

    @pytest.mark.parametrize("scheme", ["http", "https", "ws", "wss"])
    @pytest.mark.parametrize("host", [PROXY, "table.example:443", "127.0.0.1:8000"])
    def test_the_public_pages_may(self, method: str, scheme: str, host: str) -> None:
        assert status(request(host, method, scheme, origin="https://table.example", cookie=COOKIE), PUBLIC) == 0

    @pytest.mark.parametrize(
        "origin", ["http://table.example", "https://table.example:444", "https://evil.example", "https://xtable.example"]
    )
    def test_others_may_not(self, method: str, origin: str) -> None:
        assert status(request(PROXY, method, "https", origin=origin, cookie=COOKIE), PUBLIC) == 403

    def test_without_its_name_it_is_refused(self, method: str) -> None:
        assert status(request(PROXY, method, "https", origin="https://table.example", cookie=COOKIE)) == 421


def test_usual_ports_may_be_named_or_not() -> None:
    assert status(request("127.0.0.1", origin="http://127.0.0.1:80", cookie=COOKIE)) == 0
    assert status(request("127.0.0.1:80", origin="http://127.0.0.1", cookie=COOKIE)) == 0
    assert status(request("127.0.0.1:443", origin="https://127.0.0.1", cookie=COOKIE)) == 0
    assert status(request("127.0.0.1:443", origin="http://127.0.0.1", cookie=COOKIE)) == 403


def test_two_origins_are_refused() -> None:
    scope = request(LOOPBACK, origin=f"http://{LOOPBACK}")
    scope["headers"].append((b"origin", f"http://{LOOPBACK}".encode()))
    assert status(scope) == 403


@pytest.mark.parametrize(
    "text", ["null", "", "file://", "ftp://a", "chrome-extension://abc", "http://a/b", "http://", "://a", "http://a b", "http://[::1"]
)
def test_what_is_no_origin_of_the_web(text: str) -> None:
    assert read_origin(text) is None


@pytest.mark.parametrize(
    "url", ["table.example", "https://table.example/simony", "https://u:p@table.example", "https://", "https://a?b", "http://[::1"]
)
def test_public_urls_that_are_none(url: str) -> None:
    with pytest.raises(BadOption, match="cannot be the public address"):
        Doors(url)


def test_a_public_url_may_end_in_a_slash() -> None:
    assert status(request(PROXY, origin="https://table.example", cookie=COOKIE), Doors("https://Table.Example/")) == 0
