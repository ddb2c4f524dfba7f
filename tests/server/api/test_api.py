"""The API behaves as its OpenAPI document says, and docs/protocol.md names everything."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar, cast, get_args

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    ignored_auth,
    negative_data_rejection,
    positive_data_acceptance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from server.harness import LocalBotService, open_harness
from server.http.demo_app import REPEATABLE
from simony.server.app import Config, Server
from simony.server.http.pages import page_routes
from simony.server.protocol.codec import encode
from simony.server.protocol.messages import Answer, AnyCommand, Command
from simony.server.protocol.messages import Message as Told
from simony.server.protocol.problem import TooLarge
from simony.server.store.store import Store
from simony.server.store.writer import Statistics

T = TypeVar("T")
HOST = "testserver"
PROTOCOL = Path(__file__).parents[3] / "docs" / "protocol.md"
TIMEOUT_SECONDS = 120.0
CONFORMS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
BOUNDED = settings(REPEATABLE, max_examples=8, suppress_health_check=list(HealthCheck))


class AppThread:
    """The whole application on an event loop of its own, so that its tables live from one
    request to the next.
    """

    def __init__(self, data: Path) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._desk = open_harness(data, hosts=(HOST,))
        self.server = self._do(self._desk.__aenter__()).server
        self.app: ASGIApp = self.server.asgi()
        self._token = ""
        self._statuses = itertools.cycle(["open", "playing", "over"])

    def close(self) -> None:
        self._do(self._desk.__aexit__(None, None, None))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(TIMEOUT_SECONDS)
        self._loop.close()

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(TIMEOUT_SECONDS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request from another loop to the application's loop, and the answer back."""
        assert scope["type"] == "http"
        read = [await receive()]
        while read[-1].get("more_body"):
            read.append(await receive())
        for message in await asyncio.wrap_future(
            asyncio.run_coroutine_threadsafe(self._answer(scope, read), self._loop)
        ):
            await send(message)

    async def _answer(self, scope: Scope, read: list[Message]) -> list[Message]:
        messages, sent = iter(read), list[Message]()

        async def receive() -> Message:
            return next(messages, {"type": "http.disconnect"})

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        return sent

    def ask(self, method: str, path: str, token: str = "", body: object = None) -> httpx.Response:
        async def ask() -> httpx.Response:
            headers = {"authorization": f"Bearer {token}"} if token else {}
            async with httpx.AsyncClient(
                transport=httpx.ASGITransport(self.app), base_url=f"http://{HOST}", headers=headers
            ) as client:
                return await client.request(method, path, json=body)

        return self._do(ask())

    # --- what there may be to ask about -----------------------------------------------------------

    def device(self) -> str:
        """Return the token of a new device."""
        token: str = self.ask("POST", "/api/devices", body={"name": "Anna", "bearer": True}).json()[
            "token"
        ]
        return token

    def token(self, method: str = "") -> str:
        """Return the token of always the same device, except for requests that delete it."""
        if method.upper() == "DELETE":
            return self.device()
        self._token = self._token or self.device()
        return self._token

    def another_table(self) -> str:
        """Return tables that are in turn open, playing and over."""
        return self.table(self.token(), next(self._statuses))

    def table(self, token: str, status: str) -> str:
        """A table of two where one device has both seats: open, playing or over."""
        table: str = self.ask(
            "POST", "/api/tables", token, {"game": "dogma", "seats": 2, "listed": True}
        ).json()["table"]
        commands = [
            {"type": "take", "seat": 0, "nonce": "n"},
            {"type": "take", "seat": 1, "nonce": "n"},
            {"type": "start"},
            {"type": "offer", "what": "end", "seat": 0},
        ]
        for command in commands[: {"open": 1, "playing": 3, "over": 4}[status]]:
            assert (
                self.ask("POST", f"/api/tables/{table}/commands", token, command).json()["type"]
                == "done"
            )
        assert self.ask("GET", f"/api/tables/{table}").json()["status"] == status
        return table


class LaterApp:
    """A placeholder for the application: tests are made from its document when they are
    collected.
    """

    def __init__(self) -> None:
        self.app_thread: AppThread | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert self.app_thread is not None
        await self.app_thread(scope, receive, send)


later = LaterApp()


def bare_document() -> dict[str, Any]:
    """Return the document of a server that has no data and never runs."""
    store = cast(Store, SimpleNamespace(statistics=Statistics()))
    bare = Server(Config(Path("nowhere")), store, LocalBotService())
    found: dict[str, Any] = json.loads(encode(bare.openapi()))
    return found


@pytest.fixture(scope="module")
def app_thread(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AppThread]:
    later.app_thread = opened = AppThread(tmp_path_factory.mktemp("api") / "table.db")
    yield opened
    later.app_thread = None
    opened.close()


@pytest.fixture(scope="module")
def described(app_thread: AppThread) -> dict[str, Any]:
    found: dict[str, Any] = app_thread.ask("GET", "/api/openapi.json").json()
    return found


# --- what the document says is what happens -------------------------------------------------------


def api(*, every_bound: bool) -> schemathesis.BaseSchema:
    """Return the API for schemathesis, which on request also tries every bound of every field."""
    config = schemathesis.Config.from_dict({"phases": {"coverage": {"enabled": every_bound}}})
    found = schemathesis.openapi.from_dict(bare_document(), config=config)
    found.app = later
    return found


API, BRIEFLY = api(every_bound=True), api(every_bound=False)


@API.parametrize()
@BOUNDED
def test_with_a_token(app_thread: AppThread, case: schemathesis.Case[Any]) -> None:
    validate(
        case, {"authorization": f"Bearer {app_thread.token(case.operation.method)}"}, ignored_auth
    )


@BRIEFLY.parametrize()
@BOUNDED
@pytest.mark.usefixtures("app_thread")
def test_without_a_token(case: schemathesis.Case[Any]) -> None:
    validate(case, {})


def validate(case: schemathesis.Case[Any], headers: dict[str, str], *unfit: Any) -> None:
    response = case.call(headers=headers)
    # A name has rules that no schema can say, so what the schema allows may still be refused; and
    # what is too long is refused by 413.
    too_long = [negative_data_rejection] if response.status_code == TooLarge.status else []
    case.validate_response(response, excluded_checks=[positive_data_acceptance, *unfit, *too_long])


@BRIEFLY.include(path_regex=r"\{table\}").parametrize()
@BOUNDED
def test_at_a_table_that_there_is(app_thread: AppThread, case: schemathesis.Case[Any]) -> None:
    """As the host, who sits at the table. Each request may change it, so each gets a new one."""
    case.path_parameters = {"table": app_thread.another_table()}
    response = case.call(headers={"authorization": f"Bearer {app_thread.token()}"})
    case.validate_response(response, checks=CONFORMS)


def test_a_finished_game_has_log_replay_and_fairness(app_thread: AppThread) -> None:
    """The endpoints that schemathesis may only have seen refuse."""
    token = app_thread.device()
    table = app_thread.table(token, "over")
    for path in ("", "/log", "/replay", "/replay?eyes=1&first=0&count=2", "/fairness", "/code"):
        assert app_thread.ask("GET", f"/api/tables/{table}{path}").status_code == 200, path
    log = app_thread.ask("GET", f"/api/tables/{table}/log").text
    assert app_thread.ask("POST", "/api/verify", body={"log": log}).json()["fair"]
    assert app_thread.ask("GET", "/api/me/tables", token).json()["tables"]
    assert app_thread.ask("GET", "/api/me/statistics", token).json()["games"]


def test_before_the_end_nothing_is_revealed(app_thread: AppThread) -> None:
    token = app_thread.device()
    for status in ("open", "playing"):
        table = app_thread.table(token, status)
        for path in ("/log", "/replay"):
            assert app_thread.ask("GET", f"/api/tables/{table}{path}", token).status_code == 409
        assert (
            app_thread.ask("GET", f"/api/tables/{table}/fairness", token).json()["secret"] is None
        )


# --- the document is complete ---------------------------------------------------------------------


def operations(described: dict[str, Any]) -> dict[tuple[str, str], dict[str, Any]]:
    return {
        (method.upper(), path): operation
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    }


def test_every_endpoint_says_who_may(described: dict[str, Any]) -> None:
    for where, operation in operations(described).items():
        assert re.fullmatch(r"Who may: [A-Z].*\.", operation["description"]), where
        assert operation["summary"].endswith((".", "?")), where
    names = [operation["operationId"] for operation in operations(described).values()]
    assert len(set(names)) == len(names)


def test_endpoints_for_known_devices_ask_for_a_token(
    app_thread: AppThread, described: dict[str, Any]
) -> None:
    """An endpoint refuses a request without a device if, and only if, the document says so."""
    for (method, path), operation in operations(described).items():
        answer = app_thread.ask(
            method,
            re.sub(r"\{\w+\}", "a" * 16, path),
            body={} if "requestBody" in operation else None,
        )
        must = bool(operation["security"]) and {} not in operation["security"]
        assert (answer.status_code == 401) == must, (method, path, answer.text)


def test_every_route_is_described_or_is_no_endpoint(
    app_thread: AppThread, described: dict[str, Any]
) -> None:
    pages = {route.path for route in page_routes() if isinstance(route, Route)}
    assert {"/", "/t/{table}", "/verify"} <= pages
    found = {route.path for route in app_thread.server.asgi().routes if isinstance(route, Route)}
    assert found == {*described["paths"], "/api/openapi.json", "/metrics"} | pages
    sockets = [
        route.path for route in app_thread.server.asgi().routes if isinstance(route, WebSocketRoute)
    ]
    assert sockets == ["/api/tables/{table}/socket"]
    assert len(app_thread.server.asgi().routes) == len(found) + len(sockets)


# --- the protocol in words ------------------------------------------------------------------------


def tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def rows(title: str) -> dict[str, list[str]]:
    """Return the cells of a table in a section of the document, by the content of the first."""
    text = PROTOCOL.read_text("utf-8")
    section = re.split(
        r"^#", text[text.index(f"### {title}\n") + 4 :], maxsplit=1, flags=re.MULTILINE
    )[0]
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in section.splitlines()
        if line.startswith("| `")
    ]
    return {re.findall(r"`(\w+)`", first)[0]: rest for first, *rest in cells}


def test_the_protocol_names_every_command_with_its_fields() -> None:
    said = rows("What a client may send")
    kinds: dict[str, type[Command]] = {tag(kind): kind for kind in get_args(AnyCommand)}
    assert set(said) == set(kinds)
    for name, kind in kinds.items():
        fields = {
            each.name: each.required for each in msgspec.structs.fields(kind) if each.name != "id"
        }
        named = {
            field: not optional
            for field, optional in re.findall(r"`(\w+)(?:: [^`]*)?`(\??)", said[name][0])
            if field != "null"
        }
        assert set(named) == set(fields), name
        assert {field for field, must in named.items() if not must} <= {
            field for field, must in fields.items() if not must
        }, name


def test_the_protocol_names_every_answer_and_message() -> None:
    text = PROTOCOL.read_text("utf-8")
    answers = {tag(kind) for kind in Answer.__subclasses__()}
    assert set(rows("Answers")) | {"pong"} == answers
    messages = {tag(kind) for kind in Told.__subclasses__() if kind is not Answer}
    assert messages == set(re.findall(r"^\*\*`(\w+)`\*\*", text, re.MULTILINE))
    assert "`pong`" in text


def test_the_protocol_names_no_path_that_there_is_not(described: dict[str, Any]) -> None:
    text = PROTOCOL.read_text("utf-8")
    known = set(operations(described))
    named = re.findall(r"\b(GET|POST|PATCH|DELETE|PUT) (/api/[\w/]*)", text)
    assert len(named) > 6
    for method, path in named:
        written = re.sub(r"/(ID|en)\b", "/{}", path)
        assert any(
            method == verb and re.sub(r"\{\w+\}", "{}", there) == written for verb, there in known
        ), (method, path)
    for path in re.findall(r"(?<!\w )/api/[\w/.]+", text):
        written = re.sub(r"/(ID|en)\b", "/{}", path).rstrip(".")
        others = {"/api/openapi.json", "/api/tables/{}/socket"}
        assert written in others | {re.sub(r"\{\w+\}", "{}", there) for _, there in known}, path
