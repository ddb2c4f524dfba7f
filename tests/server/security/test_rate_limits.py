"""Rate limits: token buckets, and a limited memory for them."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.http.demo_app import REPEATABLE
from simony.i18n.sentences import LANGUAGES, localization
from simony.server.protocol.problem import RateLimited
from simony.server.security.rate_limits import Bucket, Kind, LimitFigures, Limits, Rate, address_key

NOW = 1_700_000_000.0


def test_a_bucket_is_full_at_first_and_fills_with_time() -> None:
    bucket = Bucket(2.0, 3)
    assert [bucket.take(NOW) for _ in range(3)] == [0.0, 0.0, 0.0]
    assert bucket.take(NOW) == pytest.approx(0.5)
    assert bucket.take(NOW + 0.25) == pytest.approx(0.25)
    assert bucket.take(NOW + 0.5) == 0.0
    assert bucket.take(NOW + 0.5) > 0


def test_a_bucket_holds_no_more_than_its_burst() -> None:
    bucket = Bucket(10, 2)
    bucket.take(NOW)
    assert [bucket.take(NOW + 1e6) > 0 for _ in range(4)] == [False, False, True, True]


def test_a_clock_that_is_set_back_neither_gives_nor_blocks() -> None:
    bucket = Bucket(1, 1)
    assert bucket.take(NOW) == 0.0
    assert bucket.take(NOW - 3600) == pytest.approx(1.0)
    assert bucket.take(NOW - 3599) == 0.0


@REPEATABLE
@given(st.floats(0.01, 500), st.integers(1, 50), st.lists(st.floats(0, 5), max_size=200))
def test_nobody_gets_more_than_burst_and_rate(rate: float, burst: int, pauses: list[float]) -> None:
    bucket, now, taken = Bucket(rate, burst), NOW, 0
    for pause in pauses:
        now += pause
        taken += bucket.take(now) == 0.0
        assert taken <= burst + rate * (now - NOW) + 0.01


@REPEATABLE
@given(st.floats(0.001, 500), st.integers(1, 5))
def test_a_client_that_waits_as_long_as_told_may_continue(rate: float, burst: int) -> None:
    bucket, now = Bucket(rate, burst), NOW
    for _ in range(burst + 5):
        wait = bucket.take(now)
        if wait > 0:
            now += wait
            assert bucket.take(now) == 0.0


def test_a_bucket_that_was_charged_too_much_refuses_until_it_is_paid_back() -> None:
    bucket = Bucket(10, 100)
    assert bucket.take(NOW) == 0.0
    bucket.charge(299, NOW)
    assert bucket.take(NOW) == pytest.approx(20.1)
    assert bucket.take(NOW + 20) > 0
    assert bucket.take(NOW + 20.1) == 0.0


def test_what_is_charged_is_charged_to_one_key() -> None:
    limits = Limits(replace(LimitFigures(), look_bytes=Rate(100, 1000)))
    limits.charge(Kind.LOOK_BYTES, "a", 5000, NOW)
    assert limits.take(Kind.LOOK_BYTES, "a", NOW) == pytest.approx(40.01)
    assert limits.take(Kind.LOOK_BYTES, "b", NOW) == 0.0


def test_kinds_and_keys_do_not_touch_each_other() -> None:
    limits = Limits(replace(LimitFigures(), chat=Rate(1, 1), device_tables=Rate(1, 1)))
    assert limits.take(Kind.CHAT, "ann", NOW) == 0.0
    assert limits.take(Kind.CHAT, "ann", NOW) == pytest.approx(1.0)
    assert limits.take(Kind.CHAT, "bob", NOW) == 0.0
    assert limits.take(Kind.DEVICE_TABLES, "ann", NOW) == 0.0


def test_every_kind_has_its_figures_and_its_words() -> None:
    assert {kind.value for kind in Kind} == {field.name for field in fields(LimitFigures)}
    limits = Limits(LimitFigures(**{kind.value: Rate(1 / 89.5, 1) for kind in Kind}))
    for kind in Kind:
        limits.check(kind, "ann", NOW)
        with pytest.raises(RateLimited) as caught:
            limits.check(kind, "ann", NOW)
        assert caught.value.headers() == {"retry-after": "90"}
        assert all(
            "90" in localization(language).translate(caught.value.text) for language in LANGUAGES
        )


def test_memory_is_bounded_and_full_buckets_are_forgotten() -> None:
    limits = Limits(LimitFigures(), most=100)
    for number in range(1000):
        limits.take(Kind.DEVICE_TABLES, str(number), NOW)
    assert len(limits) == 100
    for number in range(60):
        limits.take(Kind.DEVICE_TABLES, f"later {number}", NOW + 1e6)
    assert len(limits) == 60


def test_a_recently_used_bucket_is_not_forgotten() -> None:
    limits = Limits(replace(LimitFigures(), device_tables=Rate(0.001, 2)), most=10)
    limits.take(Kind.DEVICE_TABLES, "ann", NOW)
    limits.take(Kind.DEVICE_TABLES, "ann", NOW)
    for number in range(500):
        limits.take(Kind.DEVICE_TABLES, str(number), NOW)
        assert limits.take(Kind.DEVICE_TABLES, "ann", NOW) > 0


def test_a_closed_socket_is_forgotten() -> None:
    limits = Limits(replace(LimitFigures(), socket_messages=Rate(0.001, 1)))
    assert limits.take(Kind.SOCKET_MESSAGES, "1", NOW) == 0.0
    limits.forget(Kind.SOCKET_MESSAGES, "1")
    limits.forget(Kind.SOCKET_MESSAGES, "1")
    assert len(limits) == 0
    assert limits.take(Kind.SOCKET_MESSAGES, "1", NOW) == 0.0


def test_other_figures() -> None:
    assert LimitFigures().times(2).chat == Rate(
        LimitFigures().chat.rate * 2, LimitFigures().chat.burst * 2
    )
    assert LimitFigures.lan().address_devices.burst > LimitFigures().address_devices.burst
    assert LimitFigures.none().chat.rate > 100_000
    with pytest.raises(ValueError, match="burst=0"):
        Rate(1, 0)


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        (None, ""),
        ("testclient", ""),
    ],
)
def test_what_counts_as_one_address(address: str | None, key: str) -> None:
    assert address_key(address) == key
