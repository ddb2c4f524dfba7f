"""Who asks something of a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Caller:
    """A device, by its id, and what its owner is called; no id for somebody we do not know, who may
    only look on.
    """

    device: str = ""
    name: str = ""
    language: str = "en"
    viewer: int | None = None
    """The seat this client looks through, if it looks through one."""
    address: str = ""
    """Where the request came from, as limits count addresses (`limits.address_key`).

    It stays in memory.
    """


NOBODY = Caller()
