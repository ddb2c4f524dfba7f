"""Fair draws: random numbers that no one can influence and everyone can verify afterwards.

Before anyone joins, the table publishes the `commitment` of a secret of 256 bits. The seats then
add their nonces. Draw `number` of the game comes from ``HMAC-SHA256(secret, "simony draw" + nonces
+ number + block)``, block by block: the table cannot choose the secret to fit the nonces, and no
seat can choose a nonce to fit the secret. At the end the secret is revealed, and anyone with the
log can repeat all draws.
"""

# Compiled with mypyc.

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.rng import Rng

SECRET_BYTES: Final = 32
_WORDS: Final = 8
"""The number of 32-bit words in a block."""


def commitment(secret: bytes) -> str:
    """Return the hash of a secret that is published before the game."""
    return hashlib.sha256(b"simony commitment" + secret).hexdigest()


class FairRng(Rng):
    """The random stream of one draw. Each draw has its own, so that it can be checked alone."""

    def __init__(self, secret: bytes, nonces: list[str], number: int) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        super().__init__(0)
        self._secret: Final = secret
        self._context: Final = b"simony draw" + _encode_nonces(nonces) + number.to_bytes(8, "big")
        self._blocks: i64 = 0
        self._at: i64 = _WORDS
        self._words: vec[i64] = vec[i64]([0] * _WORDS)

    def bits32(self) -> i64:
        if self._at == _WORDS:
            self._fill()
        word: i64 = self._words[self._at]
        self._at += 1
        return word

    def _fill(self) -> None:
        block = int(self._blocks).to_bytes(8, "big")
        digest = hmac.new(self._secret, self._context + block, hashlib.sha256).digest()
        for place in range(_WORDS):
            self._words[place] = int.from_bytes(digest[4 * place : 4 * place + 4], "big")
        self._blocks += 1
        self._at = 0

    def become_stream(self, base: Rng, number: i64) -> None:  # noqa: ARG002  # the base's signature
        raise TypeError("a fair generator has one stream for each draw, and no others")


def _encode_nonces(nonces: list[str]) -> bytes:
    """Encode the nonces unambiguously: their number, and each with its length."""
    found = len(nonces).to_bytes(4, "big")
    for nonce in nonces:
        data = nonce.encode()
        found += len(data).to_bytes(4, "big") + data
    return found
