"""A small application with all our middleware, and a client for it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

import httpx
import msgspec
from hypothesis import settings
from msgspec import Meta
from starlette.routing import Router
from starlette.types import ASGIApp, Message, Receive, Scope

from simony.core.errors import IllegalAction
from simony.server.http.endpoint import AnyEndpoint, Call, Device, Endpoint, Nothing, routes
from simony.server.http.middleware import BodyLimit, RequestCheck, SecurityHeaders, UnexpectedErrors
from simony.server.http.openapi import document
from simony.server.protocol.problem import NoDevice, NotFound, not_found_app
from simony.server.security.identity import clean_name, device_cookie
from simony.server.security.request_origin import OriginCheck

TOKEN = "a" * 43
REPEATABLE = settings(derandomize=True, database=None, deadline=None)
"""For properties: the same examples in every run, however slow the machine."""
Count = Annotated[int, Meta(ge=1, le=8, description="How many there are.", examples=[4])]


class Seat(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A seat of a new table."""

    bot: Literal["acolyte", "priest"] | None = None
    name: Annotated[str, Meta(max_length=60)] = "Ann"


class NewTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a table begins with."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[Seat], Meta(max_length=8)] = []
    options: dict[str, str] = {}


class Table(msgspec.Struct, kw_only=True):
    """A table."""

    code: str
    seats: int
    game: str


class TableParams(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    code: Annotated[str, Meta(pattern="^[a-z]{1,8}$", description="The code in the table's link.")]
    seats: Count = 4


async def create(call: Call[Nothing, NewTable]) -> Table:
    for seat in call.body.seats:
        clean_name(seat.name)
    call.headers.append(("set-cookie", device_cookie(TOKEN, call.scheme)))
    return Table(code="abc", seats=len(call.body.seats), game=call.body.game)


async def show(call: Call[TableParams, Nothing]) -> Table:
    if call.params.code == "gone":
        raise NotFound("table-door-no-page", came="gone")
    if call.params.code == "against":
        raise IllegalAction("error-illegal", ruling="I19")
    return Table(code=call.params.code, seats=call.params.seats, game="dogma")


async def close(call: Call[TableParams, Nothing]) -> None:
    if call.token != TOKEN:
        raise NoDevice("table-door-no-device")


async def figures(_call: Call[Nothing, Nothing]) -> str:
    return "up 1\n"


async def stumble(_call: Call[Nothing, Nothing]) -> Table:
    raise RuntimeError("the inside of the house")


ENDPOINTS: list[AnyEndpoint] = [
    Endpoint(
        method="POST",
        path="/api/tables",
        name="createTable",
        who="anybody",
        summary="Set up a table.",
        device=Device.MAY,
        status=201,
        example=NewTable(game="dogma", seats=[Seat(bot="priest")]),
        handler=create,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{code}",
        name="showTable",
        who="whoever has the table's link",
        summary="Show a table.",
        errors=(IllegalAction,),
        handler=show,
    ),
    Endpoint(
        method="DELETE",
        path="/api/tables/{code}",
        name="closeTable",
        who="The table's host.",
        summary="Close a table.",
        device=Device.MUST,
        handler=close,
    ),
    Endpoint(
        method="GET",
        path="/metrics",
        name="figures",
        who="anybody",
        summary="Figures.",
        media="text/plain",
        handler=figures,
    ),
]
STUMBLE: AnyEndpoint = Endpoint(
    method="GET",
    path="/api/stumble",
    name="stumble",
    who="nobody",
    summary="Stumble.",
    handler=stumble,
)


async def describe(_call: Call[Nothing, Nothing]) -> dict[str, object]:
    return document(ENDPOINTS, "Demo", "1", "For tests.")


DESCRIBE: AnyEndpoint = Endpoint(
    method="GET",
    path="/api/openapi.json",
    name="describe",
    who="anybody",
    summary="This.",
    handler=describe,
)


def demo(
    endpoints: Sequence[AnyEndpoint] = (*ENDPOINTS, DESCRIBE, STUMBLE),
    origin_check: OriginCheck | None = None,
) -> ASGIApp:
    """Return the application, with all middleware in the order that `middleware` recommends."""
    inner = Router(routes(endpoints), default=not_found_app, redirect_slashes=False)
    return SecurityHeaders(
        UnexpectedErrors(RequestCheck(BodyLimit(inner), (origin_check or OriginCheck()).check))
    )


def ask(
    method: str,
    url: str,
    *,
    headers: Mapping[str, str] | None = None,
    app: ASGIApp | None = None,
    **more: object,
) -> httpx.Response:
    """Send one request, in process; `url` may be a path only."""

    async def run() -> httpx.Response:
        transport = httpx.ASGITransport(app or demo())
        async with httpx.AsyncClient(
            transport=transport, base_url="http://localhost:8000"
        ) as client:
            return await client.request(method, url, headers=headers, **more)  # type: ignore[arg-type]

    return asyncio.run(run())


def drive(app: ASGIApp, scope: Scope, receive: Receive | None = None) -> list[Message]:
    """Return what an application sends, message by message."""
    sent: list[Message] = []

    async def gone() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(app(scope, receive or gone, send))  # type: ignore[arg-type]
    return sent
