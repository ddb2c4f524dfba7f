"""Device tokens, and the names and chat lines that people write.

A device is known by a token of 32 random bytes. The browser keeps it in a cookie that scripts
cannot read; other clients send it as a bearer token. Only its SHA-256 is stored: a token has too
many possible values to be guessed from it, so a slow hash would add nothing.

Names and chat are data, never markup. They may contain only characters that cannot disturb the text
around them.
"""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
import unicodedata
from itertools import groupby

from starlette.datastructures import Headers

from simony.server.protocol.problem import InvalidData
from simony.server.security.lookalike_names import MAX_NAME, check_scripts

COOKIE = "simony_device"
TOKEN_BYTES = 32
TWO_YEARS = 2 * 365 * 24 * 60 * 60
MAX_CHAT = 500
MAX_MARKS = 3
"""Accents that one letter may carry: Vietnamese and Thai need two, and a stack of them would cover
the lines above.
"""
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that Unicode counts among letters, marks and symbols, but that show nothing."""
_JOINERS = frozenset("\u200c\u200d")
_EMOJI = range(0x1F000, 0x1FB00)

# --- devices --------------------------------------------------------------------------------------


def new_token() -> str:
    return base64.urlsafe_b64encode(secrets.token_bytes(TOKEN_BYTES)).rstrip(b"=").decode("ascii")


def is_token(text: str) -> bool:
    """Return whether the text has the form of a token."""
    return _TOKEN.fullmatch(text) is not None


def token_hash(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def device_cookie(token: str, scheme: str) -> str:
    """Return the value of Set-Cookie.

    On plain http, in a local network, it cannot be `Secure`: the browser would not store it.
    """
    return f"{COOKIE}={token}; Path=/; Max-Age={TWO_YEARS}; HttpOnly; SameSite=Lax{_secure(scheme)}"


def expired_cookie(scheme: str) -> str:
    """Return the Set-Cookie that makes the browser delete its token."""
    return f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{_secure(scheme)}"


def is_encrypted(scheme: str) -> bool:
    return scheme in ("https", "wss")


def presented_token(headers: Headers) -> str | None:
    """Return the token of a request: from Authorization if it is there, otherwise from the
    cookie.
    """
    authorization = headers.get("authorization")
    if authorization is None:
        return next(filter(is_token, device_cookies(headers)), None)
    kind, _, token = authorization.partition(" ")
    return token.strip() if kind.lower() == "bearer" and is_token(token.strip()) else None


def device_cookies(headers: Headers) -> list[str]:
    pairs = [
        part.strip().partition("=")
        for header in headers.getlist("cookie")
        for part in header.split(";")
    ]
    return [value.strip() for name, _, value in pairs if name.strip() == COOKIE]


def _secure(scheme: str) -> str:
    return "; Secure" if is_encrypted(scheme) else ""


# --- names and chat -------------------------------------------------------------------------------


def clean_name(text: str) -> str:
    """Return a name as it is shown: 1 to 24 characters, not from two alphabets that look alike."""
    name = _clean(text, "name", MAX_NAME)
    check_scripts(name)
    return name


def clean_chat(text: str) -> str:
    """Return a line of chat as it is shown: 1 to 500 characters."""
    return _clean(text, "chat", MAX_CHAT)


def _clean(text: str, what: str, most: int) -> str:
    clean = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(clean) <= most:
        raise InvalidData(f"table-door-{what}-length", most=most, came=len(clean))
    for before, character, after in zip(" " + clean, clean, clean[1:] + " ", strict=False):
        if not _is_allowed(before, character, after):
            raise InvalidData(f"table-door-{what}-character", came=f"U+{ord(character):04X}")
    if _longest_mark_run(clean) > MAX_MARKS:
        raise InvalidData(f"table-door-{what}-marks", most=MAX_MARKS)
    return clean


def _is_allowed(before: str, character: str, after: str) -> bool:
    if character in _JOINERS:
        # Needed in emoji and in Persian and Indian words. Elsewhere they would only make two names
        # look the same.
        return min(before, after) > "\x7f" and after not in _JOINERS
    if ord(character) in _EMOJI:
        return True  # also emoji that are newer than Python's tables
    category = unicodedata.category(character)
    if character in _BLANK or category[0] == "C" or category in ("Zl", "Zp"):
        return False
    return category[0] != "M" or before != " "


def _longest_mark_run(text: str) -> int:
    """Return the largest number of accents in a row."""
    runs = groupby(text, lambda character: unicodedata.category(character)[0] == "M")
    return max((len(list(run)) for marks, run in runs if marks), default=0)
