"""Typed HTTP endpoints. Requests are checked by their types, and the OpenAPI document is made from
them.

    CREATE = Endpoint(
        method="POST",
        path="/api/tables",
        name="createTable",
        who="any device",
        summary="Set up a table.",
        device=Device.MUST,
        errors=(RateLimited,),
        handler=create,  # takes Call[Nothing, NewTable], returns TableLink
    )

The handler's annotations say what it takes and returns. Parameters are the fields of one struct:
those that the path names come from the path, the others from the query.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from enum import Enum
from typing import Any, Generic, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from simony.core.errors import SimonyError
from simony.i18n.catalogue import LANGUAGES
from simony.server.http.middleware import MAX_BODY
from simony.server.protocol.codec import (
    InvalidField,
    decode_json,
    decode_params,
    encode,
    lenient_structs,
)
from simony.server.protocol.problem import (
    MAX_QUERY,
    RETRY_SECONDS,
    UNAVAILABLE,
    InvalidData,
    MethodNotAllowed,
    NoDevice,
    NotFound,
    TooLarge,
    UnsupportedMediaType,
    language_of,
    response_to,
)
from simony.server.runtime.watchdog import name_task
from simony.server.security.identity import presented_token

JSON = "application/json"
MAX_PARAMETERS = 16
"""Parameters in a query; every endpoint has fewer."""
_IN_PATH = re.compile(r"\{(\w+)\}", re.ASCII)


class Nothing(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """No parameters, or no body."""


class Device(Enum):
    """Whether a request carries a device token."""

    NEVER = "never"
    MAY = "may"
    MUST = "must"


P = TypeVar("P", bound=msgspec.Struct)
B = TypeVar("B")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Encoded(Generic[R]):
    """An answer of type `R` that a worker process has encoded already."""

    data: bytes


@dataclass(slots=True)
class Call(Generic[P, B]):
    """One request, decoded and checked, for the handler."""

    request: Request
    params: P
    body: B
    language: str
    token: str | None
    """The device token of the request, if it has the form of one.

    The handler finds out whether it belongs to a device.
    """
    headers: list[tuple[str, str]] = field(default_factory=list)
    """Additional response headers."""
    status: int | None = None
    """The response status, if it is not the endpoint's own."""

    def unavailable(self) -> None:
        """Answer that the store has failed: status 503, and when to try again."""
        self.status = UNAVAILABLE
        self.headers.append(("retry-after", str(RETRY_SECONDS)))

    @property
    def scheme(self) -> str:
        return str(self.request.scope["scheme"])

    @property
    def address(self) -> str | None:
        return self.request.client.host if self.request.client else None


@dataclass(frozen=True)
class Endpoint(Generic[P, B, R]):
    """One method of one path."""

    method: str
    path: str
    name: str
    """The operation's name: a camelCase word, unique."""
    handler: Callable[[Call[P, B]], Awaitable[R | Encoded[R]]]
    _: KW_ONLY
    who: str
    """Who may call it, in words: *anybody*, *the device itself*, *seated players*."""
    summary: str = ""
    """What it is for; by default the first paragraph of the handler's docstring."""
    params: type[P] = field(init=False)
    request: type[B] = field(init=False)
    response: type[R] = field(init=False)
    """A type of msgspec; `None` for an answer without a body; `str` or `bytes` if `media` is not
    JSON.
    """
    errors: tuple[type[SimonyError], ...] = ()
    """What the handler may raise, in addition to what follows from the other fields."""
    device: Device = Device.NEVER
    tag: str = "table"
    status: int = 200
    failure: object = None
    """The type of the answer with status 503, if it is not `Problem`."""
    media: str = JSON
    max_body: int = MAX_BODY
    """Bytes of the longest body that is accepted."""
    example: B | None = None
    answer: R | None = None
    """An example of an answer."""

    def __post_init__(self) -> None:
        call, answer = get_type_hints(self.handler).values()
        params, request = get_args(call)
        response = get_args(answer)[0] if get_origin(answer) is Encoded else answer
        found = {"params": params, "request": request, "response": response}
        if not self.summary:
            found["summary"] = " ".join((self.handler.__doc__ or "").split("\n\n")[0].split())
        for name, value in found.items():
            object.__setattr__(self, name, value)  # as frozen dataclasses do it themselves
        for kind in (self.params, self.request):
            if loose := lenient_structs(kind):
                raise TypeError(f"{self.name}: {loose} must forbid unknown fields")
        names = {each.encode_name for each in msgspec.structs.fields(self.params)}
        if missing := set(self.in_path) - names:
            raise TypeError(f"{self.name}: {missing} of the path are no parameters")
        if "language" in names:
            raise TypeError(f"{self.name}: every endpoint has the parameter language already")

    @property
    def in_path(self) -> list[str]:
        return _IN_PATH.findall(self.path)

    @property
    def has_body(self) -> bool:
        return self.request is not Nothing

    @property
    def has_answer(self) -> bool:
        return self.response is not type(None)

    async def respond(self, request: Request) -> Response:
        """Return the response, or raise a `SimonyError`."""
        call = await self._read(request)
        answer = await self.handler(call)
        return self._write(answer, call)

    async def _read(self, request: Request) -> Call[P, B]:
        token = presented_token(request.headers)
        if token is None and self.device is Device.MUST:
            raise NoDevice("table-door-no-device")
        params = self._read_params(request)
        body = await self._read_body(request)
        return Call(request, params, body, language_of(request.scope), token)

    def _read_params(self, request: Request) -> P:
        if len(request.scope["query_string"]) > MAX_QUERY:
            raise InvalidData("table-door-query-long", most=MAX_QUERY)
        pairs = request.query_params.multi_items()
        _check_query(pairs, self.in_path)
        query = {name: value for name, value in pairs if name != "language"}
        try:
            return decode_params({**query, **request.path_params}, self.params)
        except InvalidField as invalid:
            if invalid.where.removeprefix("$.") in self.in_path:  # a mistyped link
                raise NotFound(invalid.text.key, **invalid.text.args) from None
            raise

    async def _read_body(self, request: Request) -> B:
        if not self.has_body:
            return self.request()
        kind = request.headers.get("content-type", "")
        if kind.partition(";")[0].strip().lower() != JSON:
            raise UnsupportedMediaType("table-door-body-kind", expected=JSON, came=kind or "–")
        return decode_json(await _read_at_most(request, self.max_body), self.request)

    def _write(self, answer: R | Encoded[R], call: Call[P, B]) -> Response:
        status = self.status if call.status is None else call.status
        if isinstance(answer, Encoded):
            response = Response(answer.data, status, media_type=self.media)
        elif not self.has_answer:
            response = Response(status_code=204)
        elif self.media == JSON:
            response = Response(encode(answer), status, media_type=JSON)
        else:
            response = Response(answer, status, media_type=self.media)
        for name, value in call.headers:
            response.headers.append(name, value)
        return response


AnyEndpoint: TypeAlias = Endpoint[Any, Any, Any]


async def _read_at_most(request: Request, most: int) -> bytes:
    """Return the body; raise `TooLarge` as soon as it is longer than `most` bytes."""
    chunks: list[bytes] = []
    length = 0
    async for chunk in request.stream():
        length += len(chunk)
        if length > most:
            raise TooLarge("table-door-body", most=most)
        chunks.append(chunk)
    return b"".join(chunks)


def _check_query(pairs: Sequence[tuple[str, str]], in_path: Sequence[str]) -> None:
    """Allow a few parameters, each once, none that belongs in the path, and only known
    languages.
    """
    if len(pairs) > MAX_PARAMETERS:
        raise InvalidData("table-door-query-many", most=MAX_PARAMETERS, came=len(pairs))
    seen: set[str] = set()
    for name, value in pairs:
        if name in seen:
            raise InvalidData("table-door-query-twice", came=name)
        if name in in_path:
            raise InvalidData("table-door-query-path", came=name)
        if name == "language" and value not in LANGUAGES:
            raise InvalidData(
                "table-door-field-choice",
                where="$.language",
                came=value,
                expected=", ".join(LANGUAGES),
            )
        seen.add(name)


class PathEndpoints:
    """All endpoints of one path, by their methods."""

    def __init__(self, endpoints: Mapping[str, AnyEndpoint]) -> None:
        self._endpoints = endpoints
        heads = {"HEAD"} if "GET" in endpoints else set()
        self._allow = ", ".join(sorted({*endpoints, *heads, "OPTIONS"}))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        method = scope["method"]
        try:
            response = await self._respond(method, Request(scope, receive))
        except SimonyError as error:
            response = response_to(error, language_of(scope))
        except ClientDisconnect:
            return
        if method == "HEAD":
            response.body = b""  # the header keeps its length
        await response(scope, receive, send)

    async def _respond(self, method: str, request: Request) -> Response:
        if method == "OPTIONS":
            return Response(status_code=204, headers={"allow": self._allow})
        endpoint = self._endpoints.get("GET" if method == "HEAD" else method)
        if endpoint is None:
            raise MethodNotAllowed(
                "table-door-method", self._allow, came=method, expected=self._allow
            )
        name_task(f"{endpoint.method} {endpoint.path}")
        return await endpoint.respond(request)


def routes(endpoints: Sequence[AnyEndpoint]) -> list[Route]:
    """Return one route for each path. If two paths match, the first one is used."""
    paths: dict[str, dict[str, AnyEndpoint]] = {}
    for endpoint in endpoints:
        methods = paths.setdefault(endpoint.path, {})
        if endpoint.method in methods:
            raise ValueError(f"{endpoint.method} {endpoint.path} is declared twice")
        methods[endpoint.method] = endpoint
    return [Route(path, PathEndpoints(methods)) for path, methods in paths.items()]
