"""Endpoints about the caller's own device: its name, its tables, its results."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from msgspec import Meta, Struct

from simony.server.api.request_context import RequestContext
from simony.server.http.endpoint import AnyEndpoint, Call, Device, Endpoint, Nothing
from simony.server.protocol.caller import Caller
from simony.server.protocol.problem import (
    Conflict,
    InvalidData,
    LanguageCode,
    NoDevice,
    RateLimited,
)
from simony.server.security.identity import clean_name, device_cookie, expired_cookie, new_token
from simony.server.security.rate_limits import Kind, address_key
from simony.server.store import rows

Name = Annotated[str, Meta(max_length=200, description="What others see: 1 to 24 characters.")]
_ITSELF = "The device itself."


class NewDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A new device. `bearer` asks for the token itself, for a client that keeps no cookies; a
    browser never sees it.
    """

    name: Name
    language: LanguageCode = "en"
    bearer: bool = False


class Me(Struct, frozen=True):
    id: str
    name: str
    language: str
    token: str = ""
    """Only once, when it is made, and only for a client that asked for it."""


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    language: LanguageCode | None = None


class MyTable(Struct, frozen=True):
    """A table where this device has a seat."""

    table: str
    game: str
    status: str
    updated: float
    seat: int
    your_turn: bool


class MyTables(Struct, frozen=True):
    tables: list[MyTable]


class Statistic(Struct, frozen=True):
    game: str
    played: int
    wins: float
    """A shared win counts for its share."""
    average_place: float


class Statistics(Struct, frozen=True):
    games: list[Statistic]


def give_token(call: Call[Any, Any], device: rows.Device, token: str, *, bearer: bool) -> Me:
    """Give the caller the token of a device: in the answer, or in a cookie."""
    if not bearer:
        call.headers.append(("set-cookie", device_cookie(token, call.scheme)))
    return Me(device.id, device.name, device.language, token if bearer else "")


class MeEndpoints:
    """The handlers."""

    def __init__(self, context: RequestContext) -> None:
        self._context = context
        self._store = context.store
        self._environment = context.services.environment

    async def introduce(self, call: Call[Nothing, NewDevice]) -> Me:
        """Introduce a device: from now on it can sit at tables."""
        name = clean_name(call.body.name)
        self._context.limit(Kind.ADDRESS_DEVICES, address_key(call.address))
        token, now = new_token(), self._environment.now()
        device = rows.Device(self._environment.token(12), name, call.body.language, now, now)
        await self._store.commit([rows.put_device(device, rows.sha256(token))])
        return give_token(call, device, token, bearer=call.body.bearer)

    async def me(self, call: Call[Nothing, Nothing]) -> Me:
        """Who am I?"""
        return await self._own(await self._context.known(call))

    async def change(self, call: Call[Nothing, Change]) -> Me:
        """Change one's name or language."""
        caller = await self._context.known(call)
        me = await self._own(caller)
        name = me.name if call.body.name is None else clean_name(call.body.name)
        language = me.language if call.body.language is None else call.body.language
        await self._store.commit([rows.rename_device(caller.device, name, language)])
        return Me(me.id, name, language)

    async def forget(self, call: Call[Nothing, Nothing]) -> None:
        """Delete everything about this device: its token, name, chat and results. Running games go
        on with a bot.

        Bots take over its seats, and its names and chat are erased at every table.
        """
        caller = await self._context.known(call)
        await self._context.registry.forget(caller.device)
        call.headers.append(("set-cookie", expired_cookie(call.scheme)))

    async def tables(self, call: Call[Nothing, Nothing]) -> MyTables:
        """The tables where I sit, and where it is my turn."""
        caller = await self._context.known(call)
        found = await rows.tables_of_device(self._store, caller.device, 200)
        return MyTables(
            [
                MyTable(each.id, each.game, each.status, each.updated, each.seat, each.asked)
                for each in found
            ]
        )

    async def statistics(self, call: Call[Nothing, Nothing]) -> Statistics:
        """How my games went."""
        caller = await self._context.known(call)
        found = await rows.results_of_device(self._store, caller.device)
        return Statistics(
            [Statistic(each.game, each.played, each.wins, each.average_place) for each in found]
        )

    async def _own(self, caller: Caller) -> Me:
        device = await rows.get_device(self._store, caller.device)
        if device is None:
            raise NoDevice("table-no-device")
        return Me(device.id, device.name, device.language)

    def endpoints(self) -> list[AnyEndpoint]:
        own = partial(Endpoint, who=_ITSELF, device=Device.MUST, tag="people")
        return [
            Endpoint(
                "POST",
                "/api/devices",
                "introduceDevice",
                self.introduce,
                who="Anybody.",
                tag="people",
                status=201,
                errors=(InvalidData, RateLimited),
                example=NewDevice("Anna", "en"),
            ),
            own("GET", "/api/me", "getMe", self.me, errors=(RateLimited,)),
            own(
                "PATCH",
                "/api/me",
                "changeMe",
                self.change,
                errors=(InvalidData, RateLimited),
                example=Change("Bo"),
            ),
            own("DELETE", "/api/me", "forgetMe", self.forget, errors=(RateLimited, Conflict)),
            own("GET", "/api/me/tables", "getMyTables", self.tables, errors=(RateLimited,)),
            own(
                "GET",
                "/api/me/statistics",
                "getMyStatistics",
                self.statistics,
                errors=(RateLimited,),
            ),
        ]
