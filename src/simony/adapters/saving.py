"""The saved state of an environment: bytes that only an environment of the same kind, game and
settings accepts.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from simony.adapters.opponents import HasState
from simony.core.contract import Game
from simony.core.errors import BadRecord
from simony.core.rng import Rng

_FORMAT = "simony environment 1"
_HASH_LENGTH = 16

Saved = dict[str, Any]
T = TypeVar("T")


def pack_state(kind: str, game: Game, settings: Mapping[str, object], saved: Saved) -> bytes:
    """Return a saved state as bytes: one line with the format and a hash, then JSON."""
    body = json.dumps({"for": _purpose(kind, game, settings), "saved": saved}).encode()
    return f"{_FORMAT} {_hash(body)}\n".encode() + body


def unpack_state(kind: str, game: Game, settings: Mapping[str, object], state: bytes) -> Saved:
    """Return what `pack_state` was given. Raises `BadRecord` if the bytes are damaged or belong to
    another kind of environment, to other rules or to other settings.
    """
    head, _, body = bytes(state).partition(b"\n")
    if head.decode("ascii", "replace") != f"{_FORMAT} {_hash(body)}":
        raise BadRecord("adapters-state-damaged")
    found = read_or_refuse(lambda: json.loads(body))
    purpose = json.loads(json.dumps(_purpose(kind, game, settings)))
    came = read_or_refuse(lambda: dict(found["for"]))
    for name, expected in purpose.items():
        if came.get(name) != expected:
            raise BadRecord(
                "adapters-state-foreign",
                name=name,
                came=str(came.get(name)),
                expected=str(expected),
            )
    return read_or_refuse(lambda: dict(found["saved"]))


def read_or_refuse(read: Callable[[], T]) -> T:
    """Return what `read` returns. Raises `BadRecord` if the bytes do not have it."""
    try:
        return read()
    except BadRecord:
        raise
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, OverflowError) as error:
        raise BadRecord("adapters-state-damaged") from error


def _purpose(kind: str, game: Game, settings: Mapping[str, object]) -> dict[str, object]:
    return {
        "environment": kind,
        "game": game.key,
        "seats": game.seats,
        "options": game.options,
        "pin": game.pin,
        **settings,
    }


def _hash(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:_HASH_LENGTH]


def make_rng(words: Sequence[int]) -> Rng:
    """Return the generator of `Rng.words`."""
    rng = Rng(0)
    rng.set_words(list(words))
    return rng


def save_policies(policies: Sequence[HasState]) -> list[str]:
    return [base64.b64encode(policy.get_state()).decode() for policy in policies]


def restore_policies(policies: Sequence[HasState], saved: Sequence[str]) -> None:
    for policy, text in zip(policies, saved, strict=True):
        policy.set_state(base64.b64decode(text))
