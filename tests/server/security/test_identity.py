"""Device tokens, names and chat."""

from __future__ import annotations

import hashlib
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.datastructures import Headers

from server.http.demo_app import REPEATABLE
from simony.core.errors import SimonyError
from simony.i18n.sentences import LANGUAGES, localization
from simony.server.security.identity import (
    clean_chat,
    clean_name,
    device_cookie,
    expired_cookie,
    is_token,
    new_token,
    presented_token,
    token_hash,
)

TOKEN, OTHER = "t" * 43, "o" * 43

# --- tokens ---------------------------------------------------------------------------------------


def test_a_token_is_all_of_its_32_random_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("secrets.token_bytes", lambda count: b"\xff" * count)
        assert new_token() == "_" * 42 + "8"
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(map(is_token, tokens))


def test_only_the_hash_is_kept() -> None:
    assert token_hash(TOKEN) == hashlib.sha256(TOKEN.encode()).hexdigest()


@pytest.mark.parametrize(
    "text",
    ["", "t" * 42, "t" * 44, "t" * 42 + "\n", "t" * 42 + "é", "t" * 42 + "٣", "t" * 42 + "="],
)
def test_what_is_no_token(text: str) -> None:
    assert not is_token(text)


def test_the_cookie_is_secure_only_over_https() -> None:
    plain = "simony_device=" + TOKEN + "; Path=/; Max-Age=63072000; HttpOnly; SameSite=Lax"
    assert device_cookie(TOKEN, "http") == plain
    assert device_cookie(TOKEN, "https") == plain + "; Secure"
    assert (
        expired_cookie("https")
        == "simony_device=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure"
    )


@pytest.mark.parametrize(
    ("headers", "token"),
    [
        ({}, None),
        ({"cookie": f"simony_device={TOKEN}"}, TOKEN),
        ({"cookie": f"theme=dark; simony_device={TOKEN} ; x"}, TOKEN),
        ({"cookie": f"xsimony_device={TOKEN}"}, None),
        ({"cookie": "simony_device=short"}, None),
        ({"cookie": f"simony_device=short; simony_device={TOKEN}"}, TOKEN),
        ({"authorization": f"Bearer {TOKEN}"}, TOKEN),
        ({"authorization": f"bearer  {TOKEN}"}, TOKEN),
        ({"authorization": f"Basic {TOKEN}"}, None),
        ({"authorization": TOKEN}, None),
        ({"authorization": f"Bearer {OTHER}", "cookie": f"simony_device={TOKEN}"}, OTHER),
        ({"authorization": "Bearer nonsense", "cookie": f"simony_device={TOKEN}"}, None),
    ],
)
def test_where_a_token_is_read(headers: dict[str, str], token: str | None) -> None:
    assert presented_token(Headers(headers)) == token


# --- names and chat -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann \t\n of\u3000 Cleves\u00a0", "Ann of Cleves"),
        ("Zoe\u0308", "Zoë"),
        ("さくら", "さくら"),
        ("か\u3099", "が"),
        ("葛\U000e0100城", "葛\U000e0100城"),
        ("<b>&amp;", "<b>&amp;"),
        ("👩\u200d🎨", "👩\u200d🎨"),
        ("👍🏽", "👍🏽"),
        ("\U0001fae8", "\U0001fae8"),  # younger than Python 3.11
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("ก\u0e37\u0e48", "ก\u0e37\u0e48"),
        ("x" * 24, "x" * 24),
        ("e\u0301" * 24, "é" * 24),
    ],
)
def test_names_as_they_are_shown(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "table-door-name-length"),
        (" \n\t\u3000", "table-door-name-length"),
        ("x" * 25, "table-door-name-length"),
        ("\ufdfa" * 24, None),  # NFC leaves it as it is
        ("Ann\u202e", "table-door-name-character"),  # a right-to-left override
        ("\u2066Ann", "table-door-name-character"),
        ("Ann\u200f", "table-door-name-character"),
        ("A\u200bnn", "table-door-name-character"),
        ("Ann\x00", "table-door-name-character"),
        ("A\x1b[31mnn", "table-door-name-character"),
        ("Ann\x7f", "table-door-name-character"),
        ("\u3164", "table-door-name-character"),  # a blank that counts as a letter
        ("\u2800", "table-door-name-character"),
        ("Ann\u200d", "table-door-name-character"),
        ("A\u200dnn", "table-door-name-character"),
        ("👩\u200d\u200d🎨", "table-door-name-character"),
        ("\u0301Ann", "table-door-name-character"),
        ("Ann \u0301", "table-door-name-character"),
        ("\ud800", "table-door-name-character"),
        ("\ue000", "table-door-name-character"),
        ("\ufeffAnn", "table-door-name-character"),
        ("Z" + "\u0335\u0336\u0337\u0338" + "a", "table-door-name-marks"),
    ],
)
def test_names_that_are_none(text: str, key: str | None) -> None:
    if key is None:
        assert clean_name(text) == text
        return
    with pytest.raises(SimonyError) as caught:
        clean_name(text)
    assert caught.value.text.key == key
    for language in LANGUAGES:
        assert localization(language).translate(caught.value.text)


def test_a_line_of_chat_is_one_line() -> None:
    assert clean_chat(" well\r\n\u2028 played\x0b! ") == "well played !"
    assert len(clean_chat("x" * 500)) == 500
    for text, what in [
        ("x" * 501, "length"),
        ("\n", "length"),
        ("a\u202eb", "character"),
        ("a" + "\u0301" * 9, "marks"),
    ]:
        with pytest.raises(SimonyError) as caught:
            clean_chat(text)
        assert caught.value.text.key == f"table-door-chat-{what}"
        assert all(localization(language).translate(caught.value.text) for language in LANGUAGES)


@REPEATABLE
@given(st.text(max_size=40))
def test_whatever_is_typed_is_a_fit_name_or_refused(text: str) -> None:
    try:
        name = clean_name(text)
    except SimonyError:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= 24
    assert name == unicodedata.normalize("NFC", name)
    assert name == " ".join(name.split())
    assert not set(name) & set(
        "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c\n\r\x00\x1b"
    )
