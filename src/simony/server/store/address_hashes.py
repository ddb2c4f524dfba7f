"""Origins: addresses that can be compared without storing them.

An origin is a keyed hash of an address (`rate_limits.address_key`). The key is random for each
start of the server and never leaves memory, so nobody who has the data file can turn an origin back
into an address. Origins of different starts cannot be compared; the first bytes say which start it
was.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

PREFIX_BYTES, HASH_BYTES = 4, 12


class AddressHasher:
    """Makes the origins of one run of the server."""

    def __init__(self, key: bytes | None = None) -> None:
        self._key = key or secrets.token_bytes(32)
        self.start_prefix = hashlib.sha256(b"start" + self._key).digest()[:PREFIX_BYTES]
        """The bytes that all origins of this start begin with."""

    def hash(self, address: str) -> bytes:
        return self.start_prefix + hmac.digest(self._key, address.encode(), "sha256")[:HASH_BYTES]
