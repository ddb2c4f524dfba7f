"""Who sends a request, and whether they may: devices, rate limits and bans."""

from __future__ import annotations

from typing import Any

from starlette.types import Scope

from simony.core.errors import SimonyError
from simony.server.http.endpoint import Call
from simony.server.protocol.caller import Caller
from simony.server.protocol.problem import NoDevice
from simony.server.security.bans import Bans
from simony.server.security.rate_limits import Kind, Limits, address_key
from simony.server.store import rows
from simony.server.tables.table_registry import TableRegistry

DAY = 86_400.0


class RequestContext:
    """What all endpoints need to check a request."""

    def __init__(self, registry: TableRegistry, limits: Limits, bans: Bans) -> None:
        self.registry = registry
        self.bans = bans
        self.limits = limits
        self.services = registry.services
        self.store = registry.services.store

    def check_address(self, scope: Scope) -> None:
        """Refuse an address that sends too many requests or is banned."""
        client = scope.get("client")
        address = address_key(client[0] if client else None)
        self.limit(Kind.ADDRESS_REQUESTS, address)
        self.bans.check("", address, self.services.environment.now())

    def limit(self, kind: Kind, key: str) -> None:
        try:
            self.limits.check(kind, key, self.services.environment.monotonic())
        except SimonyError:
            self.services.metrics.refused.labels(kind.value).inc()
            raise

    async def caller(self, call: Call[Any, Any]) -> Caller:
        """Return the sender of a request, without a device if it is unknown."""
        return await self.caller_by_token(call.token, call.language, call.address)

    async def known(self, call: Call[Any, Any]) -> Caller:
        """Return the sender of a request; raise `NoDevice` if it is unknown.

        Every request counts towards the device's rate limit.
        """
        caller = await self.caller(call)
        if not caller.device:
            raise NoDevice("table-no-device")
        self.limit(Kind.DEVICE_COMMANDS, caller.device)
        return caller

    async def caller_by_token(
        self, token: str | None, language: str, address: str | None
    ) -> Caller:
        device = (
            None
            if token is None
            else await rows.find_device_by_token(self.store, rows.sha256(token))
        )
        if device is None:
            return Caller(language=language, address=address_key(address))
        now = self.services.environment.now()
        self.bans.check(device.id, address_key(address), now)
        if now - device.seen > DAY:
            await self.store.commit([rows.touch_device(device.id, now)])
        return Caller(device.id, device.name, language, address=address_key(address))
