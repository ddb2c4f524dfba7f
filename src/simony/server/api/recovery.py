"""Recovery phrases: how to get one's seats back when a device is lost.

A phrase is ten random words out of 256: 80 bits, too many to guess, so that a plain SHA-256 of it
is enough to store. It is shown once, replaced when another is requested, and used up when it is
entered: then the new browser has the device, and the old token is void.
"""

from __future__ import annotations

import secrets
import unicodedata
from functools import cache
from importlib import resources
from typing import Annotated

from msgspec import Meta, Struct

from simony.server.api.me import Me, give_token
from simony.server.api.request_context import RequestContext
from simony.server.http.endpoint import AnyEndpoint, Call, Device, Endpoint, Nothing
from simony.server.protocol.problem import NotFound, RateLimited
from simony.server.security.identity import new_token
from simony.server.security.rate_limits import Kind, address_key
from simony.server.store import moderation_rows, rows

WORDS = 10


class Phrase(Struct, frozen=True):
    """A recovery phrase, shown this once: only its hash is stored."""

    phrase: str


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery phrase. `bearer` asks for the token itself, for a client that keeps no cookies."""

    phrase: Annotated[str, Meta(min_length=1, max_length=400)]
    bearer: bool = False


@cache
def word_list() -> list[str]:
    return resources.files("simony.server").joinpath("phrase_words.txt").read_text("ascii").split()


def new_phrase() -> str:
    return " ".join(secrets.choice(word_list()) for _ in range(WORDS))


def phrase_hash(phrase: str) -> bytes:
    """Return what is stored of a phrase. Capitals and the number of spaces make no difference."""
    return rows.sha256(" ".join(unicodedata.normalize("NFKC", phrase).lower().split()))


class RecoveryEndpoints:
    """The handlers."""

    def __init__(self, context: RequestContext) -> None:
        self._context = context
        self._store = context.store
        self._environment = context.services.environment

    async def make(self, call: Call[Nothing, Nothing]) -> Phrase:
        """A recovery phrase, shown this once. It replaces the one before."""
        caller = await self._context.known(call)
        phrase = new_phrase()
        await self._store.commit(
            [
                moderation_rows.put_phrase(
                    caller.device, phrase_hash(phrase), self._environment.now()
                )
            ]
        )
        return Phrase(phrase)

    async def recover(self, call: Call[Nothing, Recover]) -> Me:
        """Take over a lost device with its recovery phrase. Its old token is void, and its open
        sockets are closed.
        """
        self._context.limit(Kind.ADDRESS_RECOVERIES, address_key(call.address))
        token = new_token()
        statements = moderation_rows.use_phrase(
            phrase_hash(call.body.phrase), rows.sha256(token), self._environment.now()
        )
        found = rows.read_all(rows.Device, (await self._store.change(statements))[0])
        if not found:
            raise NotFound("table-phrase-unknown")
        device = found[0]
        self._context.registry.disconnect(lambda caller: caller.device == device.id)
        return give_token(call, device, token, bearer=call.body.bearer)

    def endpoints(self) -> list[AnyEndpoint]:
        return [
            Endpoint(
                "POST",
                "/api/me/recovery",
                "makeRecoveryPhrase",
                self.make,
                who="The device itself.",
                tag="people",
                errors=(RateLimited,),
                device=Device.MUST,
            ),
            Endpoint(
                "POST",
                "/api/recover",
                "recover",
                self.recover,
                who="Anybody with the phrase, once.",
                tag="people",
                errors=(NotFound, RateLimited),
                example=Recover("apple river candle owl piano maple tiger robin velvet zebra"),
            ),
        ]
