"""The sender of a request or command."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Caller:
    """A device by its id, and its owner's name. A caller without an id is unknown and may only
    watch.
    """

    device: str = ""
    name: str = ""
    language: str = "en"
    viewer: int | None = None
    """The seat whose view this client looks at, if any."""
    address: str = ""
    """Where the request came from, as limits count addresses (`rate_limits.address_key`).

    It stays in memory.
    """


NOBODY = Caller()
