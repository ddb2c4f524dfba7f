"""All cases of the complexity test, derived from the declared endpoints, routes and commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import TypeVar
from zlib import crc32

import msgspec
from starlette.routing import Route

from server.complexity.asgi_client import Ask, Reply
from server.complexity.inputs import HEADERS, QUERIES, TOML, VALUES, WORDS, Way
from server.complexity.logs import log_ways
from server.complexity.message_fields import KNOWN, MEMBERS, Slot, sample_struct, slots, structs_of
from server.complexity.world import SEATS, World
from simony.server.http.endpoint import AnyEndpoint
from simony.server.protocol.messages import MAX_FRAME, AnyCommand
from simony.server.state.table_record import OPEN, OVER, PLAYING

MAX_HEAD = 16 * 1024 - 400
"""Bytes of a request's head that can grow: the server takes 16 KiB."""
LONG_TEXT = 4096
"""A text field that may be longer than this may hold a file: it is also grown as TOML and as
a log.
"""
AT_OPEN = ("take", "bot", "leave", "start", "remove")
"""Commands for before the game; all others are sent to a table with a running game."""
SOME_WAYS, FEWEST_WAYS = 7, 3
"""Number of ways that the short form tries at each field, different ones at each: of bodies
and frames, and of commands sent over HTTP.
"""

Drive = Callable[[], Awaitable[Reply]]
T = TypeVar("T")


@dataclass(frozen=True)
class Case:
    """One thing that grows. `prepare` makes it in some size and returns a function that sends
    it.
    """

    target: str
    slot: str
    way: str
    prepare: Callable[[World, int], Awaitable[Drive]]
    sizes: list[int] = field(default_factory=lambda: [1])
    once: bool = False
    """Whether it can be sent only once as prepared."""

    @property
    def name(self) -> str:
        return " · ".join(each for each in (self.target, self.slot, self.way) if each)


def sizes(least: int, most: int, step: int, *more: int | None) -> list[int]:
    """Return sizes from the smallest to the largest, each `step` times the one before, and
    some others in between.
    """
    found = {most}
    while least < most:
        found.add(least)
        least *= step
    return sorted(
        found
        | {
            each
            for each in more
            if each is not None
            and 16 <= each < most
            and not any(_is_near(each, other) for other in found)
        }
    )


def _is_near(one: int, other: int) -> bool:
    return abs(one - other) < 0.01 * other


# --- HTTP -----------------------------------------------------------------------------------------


def key_of(endpoint: AnyEndpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


async def headers_for(world: World, method: str, *, body: bool) -> tuple[tuple[str, str], ...]:
    token = (
        await world.introduce() if method == "DELETE" else world.tokens[0]
    )  # a forgotten device cannot send another request
    return (
        ("authorization", f"Bearer {token}"),
        *([("content-type", "application/json")] if body else []),
    )


async def path_for(world: World, endpoint: AnyEndpoint, phase: str, **grown: str) -> str:
    path = endpoint.path
    for name in endpoint.in_path:
        value = grown.get(name) or (
            await world.table(phase) if name == "table" else str(KNOWN.get(name, "a"))
        )
        path = path.replace(f"{{{name}}}", value)
    return path


def base_body(endpoint: AnyEndpoint) -> bytes:
    return (
        msgspec.json.encode(sample_struct(structs_of(endpoint.request)[0]))
        if endpoint.has_body
        else b""
    )


def http_cases(endpoint: AnyEndpoint, step: int, *, short: bool) -> Iterator[Case]:
    for phase in (OPEN, PLAYING, OVER) if "table" in endpoint.in_path else (OPEN,):
        yield Case(
            key_of(endpoint),
            "as it is",
            phase,
            _plain(endpoint, phase),
            once=endpoint.method == "DELETE",
        )
    yield from _address_cases(endpoint, step, short=short)
    if endpoint.has_body:
        yield from _body_cases(endpoint, step, short=short)


def _plain(endpoint: AnyEndpoint, phase: str) -> Callable[[World, int], Awaitable[Drive]]:
    async def prepare(world: World, _size: int) -> Drive:
        headers = await headers_for(world, endpoint.method, body=endpoint.has_body)
        request = Ask(
            endpoint.method, await path_for(world, endpoint, phase), headers, base_body(endpoint)
        )
        return lambda: world.ask(request)

    return prepare


def _address_cases(endpoint: AnyEndpoint, step: int, *, short: bool) -> Iterator[Case]:
    key, head, few = key_of(endpoint), sizes(512, MAX_HEAD, step), SOME_WAYS if short else 0
    for name, way in some(QUERIES, few, key):
        yield Case(key, "query", name, _grown(endpoint, query=way), head)
    for name, make in some(HEADERS, few, key):
        yield Case(key, "headers", name, _grown(endpoint, headers=make), head)
    for parameter in msgspec.structs.fields(endpoint.params):
        place = parameter.encode_name
        for name, way in some(WORDS, few, key + place):
            if place in endpoint.in_path:
                yield Case(key, f"path.{place}", name, _grown(endpoint, path=(place, way)), head)
            else:
                yield Case(
                    key,
                    f"query.{place}",
                    name,
                    _grown(endpoint, query=_parameter(place, way)),
                    head,
                )


def _parameter(place: str, way: Way) -> Way:
    return lambda size: f"{place}={way(size - len(place) - 1)}"


def _grown(
    endpoint: AnyEndpoint,
    query: Way | None = None,
    headers: Callable[[int], list[tuple[str, str]]] | None = None,
    path: tuple[str, Way] | None = None,
) -> Callable[[World, int], Awaitable[Drive]]:
    """An address or a head that grows. Its table is open, where an answer costs little."""

    async def prepare(world: World, size: int) -> Drive:
        own = await headers_for(world, endpoint.method, body=endpoint.has_body)
        more = headers(size) if headers is not None else []
        names = {name for name, _ in more}
        target = await path_for(world, endpoint, OPEN, **({path[0]: path[1](size)} if path else {}))
        target += "?" + query(size) if query is not None else ""
        request = Ask(
            endpoint.method,
            target,
            (*(each for each in own if each[0] not in names), *more),
            base_body(endpoint),
        )
        return lambda: world.ask(request)

    return prepare


def _body_cases(endpoint: AnyEndpoint, step: int, *, short: bool) -> Iterator[Case]:
    kinds = structs_of(endpoint.request)
    for kind in kinds:
        variant = f" {kind.tag}" if len(kinds) > 1 else ""
        for slot in slots(kind):
            few = (
                0
                if not short
                else FEWEST_WAYS
                if len(kinds) > 1
                else 0
                if slot.name in ("whole", "?")
                else SOME_WAYS
            )
            for name, way in ways_of(slot, few=few, seed=f"{endpoint.name}{variant}{slot.name}"):
                full = sizes(
                    4096 if short else 1024,
                    endpoint.max_body,
                    step,
                    slot.most and slot.most + slot.room,
                )
                yield Case(
                    key_of(endpoint) + variant,
                    f"body.{slot.name}",
                    name,
                    _bodied(endpoint, slot, way),
                    full,
                )


def ways_of(slot: Slot, *, few: int, seed: str) -> list[tuple[str, Way]]:
    """Return the ways to grow a slot: all, or a few of them.

    If a whole file fits, files are tried too.
    """
    found = some(MEMBERS if slot.ways == "members" else VALUES, few, seed)
    if slot.most is not None and slot.most >= LONG_TEXT:
        found += [(f"TOML, {name}", _as_string(way)) for name, way in TOML.items()]
        found += [
            (f"log, {name}", _as_string(way))
            for name, way in log_ways(tuple(SEATS.items())).items()
        ]
    return found


def some(ways: Mapping[str, T], few: int, seed: str) -> list[tuple[str, T]]:
    """Return all ways, or `few` of them, different ones for each seed: together the places of
    a kind try them all.
    """
    found = list(ways.items())
    first = crc32(seed.encode()) % len(found)
    return (found * 2)[first : first + few] if few else found


def grown(way: Way, size: int) -> str:
    """Return a text of about this size. Large ones are made once for all slots."""
    return _made(way, size - size % 512) if size > 64 * 1024 else way(max(16, size))


@lru_cache(96)
def _made(way: Way, size: int) -> str:
    return way(size)


@cache
def _as_string(way: Way) -> Way:
    """A file's text as a JSON string."""

    def made(size: int) -> str:
        text = way(size - 2)
        written = msgspec.json.encode(text).decode()
        if len(written.encode()) > size:
            written = msgspec.json.encode(
                way(max(16, int((size - 2) * size / len(written.encode()) * 0.99)))
            ).decode()
        return written

    return made


def _bodied(
    endpoint: AnyEndpoint, slot: Slot, way: Way
) -> Callable[[World, int], Awaitable[Drive]]:
    async def prepare(world: World, size: int) -> Drive:
        body = slot.fill(grown(way, size - slot.room)).encode()
        headers = await headers_for(world, endpoint.method, body=True)
        request = Ask(endpoint.method, await path_for(world, endpoint, PLAYING), headers, body)
        return lambda: world.ask(request)

    return prepare


def route_cases(world: World, step: int) -> Iterator[Case]:
    """Everything else that answers: pages, files, and unknown addresses."""
    paths = [route.path for route in world.harness.server.asgi().routes if isinstance(route, Route)]
    declared = {endpoint.path for endpoint in world.harness.server.endpoints()}
    for path in [each for each in paths if each not in declared] + ["/nowhere/{name}", "/{name}"]:
        yield Case(f"GET {path}", "as it is", "", _page(path, None))
        if "{" in path:
            for name, way in WORDS.items():
                yield Case(
                    f"GET {path}", "path", name, _page(path, way), sizes(512, MAX_HEAD, step)
                )


def _page(path: str, way: Way | None) -> Callable[[World, int], Awaitable[Drive]]:
    before, _, rest = path.partition("{")
    after = rest.partition("}")[2]

    async def prepare(world: World, size: int) -> Drive:
        request = Ask(
            "GET",
            f"{before}{way(size)}{after}"
            if way is not None
            else f"{before}x{after}"
            if rest
            else path,
        )
        return lambda: world.ask(request)

    return prepare


# --- sockets --------------------------------------------------------------------------------------


def socket_cases(step: int, *, short: bool) -> Iterator[Case]:
    for kind in structs_of(AnyCommand):
        target = f"socket {kind.tag}"
        for phase in (OPEN, PLAYING, OVER):
            yield Case(
                target,
                "as it is",
                phase,
                _said(msgspec.json.encode(sample_struct(kind)).decode(), phase),
            )
        home = OPEN if kind.tag in AT_OPEN else PLAYING
        for slot in slots(kind):
            for name, way in ways_of(
                slot, few=SOME_WAYS if short else 0, seed=f"{kind.tag}{slot.name}"
            ):
                frame = sizes(512, MAX_FRAME, step, slot.most and slot.most + slot.room)
                yield Case(target, slot.name, name, _framed(slot, way, home), frame)


def _said(text: str, phase: str) -> Callable[[World, int], Awaitable[Drive]]:
    async def prepare(world: World, _size: int) -> Drive:
        socket = await world.socket(await world.table(phase))
        return lambda: socket.say(text)

    return prepare


def _framed(slot: Slot, way: Way, phase: str) -> Callable[[World, int], Awaitable[Drive]]:
    async def prepare(world: World, size: int) -> Drive:
        socket = await world.socket(await world.table(phase))
        text = slot.fill(grown(way, size - slot.room))
        return lambda: socket.say(text)

    return prepare


def upgrade_cases(step: int) -> Iterator[Case]:
    """The opening of a socket: its query and its headers."""
    for name, way in QUERIES.items():
        yield Case(
            "socket opening",
            "query",
            name,
            _opening(query=way),
            sizes(512, MAX_HEAD, step),
            once=True,
        )
    for name, make in HEADERS.items():
        yield Case(
            "socket opening",
            "headers",
            name,
            _opening(headers=make),
            sizes(512, MAX_HEAD, step),
            once=True,
        )


def _opening(
    query: Way | None = None, headers: Callable[[int], list[tuple[str, str]]] | None = None
) -> Callable[[World, int], Awaitable[Drive]]:
    async def prepare(world: World, size: int) -> Drive:
        table = await world.table(OPEN)
        target = f"/api/tables/{table}/socket" + (f"?{query(size)}" if query else "")
        return world.opener(Ask("GET", target, tuple(headers(size) if headers else ())))

    return prepare
