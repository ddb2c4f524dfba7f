"""The complexity test, and tests of the test itself.

Nothing that anybody can send costs the event loop more than its budget, and costs grow no worse
than linearly.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import msgspec
import pytest

from server.complexity.asgi_client import Reply
from server.complexity.cases import Case, Drive, key_of, sizes
from server.complexity.cost import BUDGET_MS, MAX_BYTES, Measurement, growth, too_steep
from server.complexity.message_fields import slots, structs_of
from server.complexity.run import Finding, all_cases, judge, run_all
from server.complexity.world import World, open_world
from simony.server.protocol.messages import AnyCommand

UNREAD = ("400", "404", "405", "413", "415", "421")
"""Answers to a request that never reached its handler."""


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


# --- everything -----------------------------------------------------------------------------------


@pytest.mark.once
@pytest.mark.parametrize("form", ["short", pytest.param("long", marks=pytest.mark.soak)])
def test_everything_that_can_be_sent_costs_little(tmp_path: Path, form: str) -> None:
    findings = run_all(tmp_path, short=form == "short")
    failed = [finding.row() for finding in findings if finding.faults]
    assert not failed, f"{len(failed)} of {len(findings)} inputs:\n" + "\n".join(failed)


@pytest.mark.once
def test_every_endpoint_command_and_field_is_exercised(tmp_path: Path) -> None:
    """Each reaches its handler: a plain message is decoded, whatever the answer."""

    async def play() -> None:
        async with open_world(tmp_path) as world:
            cases = all_cases(world, short=True)
            names = {(case.target, case.slot) for case in cases}
            for endpoint in world.harness.server.endpoints():
                assert (key_of(endpoint), "as it is") in names
                for kind in structs_of(endpoint.request) if endpoint.has_body else []:
                    target = key_of(endpoint) + (
                        f" {kind.tag}" if len(structs_of(endpoint.request)) > 1 else ""
                    )
                    assert {(target, f"body.{field.encode_name}") for field in kind.fields} <= names
            for kind in structs_of(AnyCommand):
                assert {(f"socket {kind.tag}", field.encode_name) for field in kind.fields} <= names
            for case in cases:
                if case.slot == "as it is":
                    await check_reached(world, case)

    asyncio.run(play())


async def check_reached(world: World, case: Case) -> None:
    drive = await case.prepare(world, 1)
    reply = await drive()
    is_answered = b"table-phrase-unknown" in reply.body  # the handler has looked for it
    assert reply.outcome not in UNREAD or is_answered or "{name}" in case.target, (case.name, reply)
    if reply.outcome in ("422", "refused"):
        assert not re.search(rb'"key":"table-door-(json|field|body|query)', reply.body), (
            case.name,
            reply,
        )


# --- the engine itself: it finds faults that are there --------------------------------------------


def work(kilobytes: int) -> None:
    """Work that allocates nothing: half a second or less for a million kilobytes, a second or
    two on a slow machine.
    """
    block, spent = bytes(1024), hashlib.sha256()
    for _ in range(kilobytes):
        spent.update(block)


def planted(power: float, memory: int = 0) -> Case:
    """A message whose cost grows with its length by this power, and with `memory` bytes for
    each of its own.
    """

    async def prepare(_world: World, size: int) -> Drive:
        async def drive() -> Reply:
            kept = bytearray(memory * size)
            work(int(400 * (size / 1000) ** power))
            return Reply("200", len(kept))

        return drive

    return Case("planted", f"n^{power}", "", prepare, sizes(1000, 24_000, 4))


NOWHERE = cast(World, None)
"""A planted case needs no server."""


def judged(case: Case) -> Finding:
    return asyncio.run(judge(NOWHERE, case))


def test_a_linear_cost_passes() -> None:
    finding = judged(planted(1.0))
    assert finding.faults == []
    assert finding.measurements[-1].size == 24_000


def test_a_quadratic_cost_is_found_and_not_grown_further() -> None:
    finding = judged(planted(2.0))
    assert "growth" in finding.faults
    assert finding.measurements[-1].size < 24_000


def test_a_cost_over_the_budget_is_found() -> None:
    async def prepare(_world: World, _size: int) -> Drive:
        async def drive() -> Reply:
            work(300_000)
            return Reply("200", 0)

        return drive

    assert judged(Case("planted", "slow", "", prepare)).faults == ["over budget"]


def test_waiting_and_the_work_of_other_threads_are_not_charged() -> None:
    async def prepare(_world: World, _size: int) -> Drive:
        async def drive() -> Reply:
            await asyncio.sleep(0.2)
            await asyncio.to_thread(sum, range(3_000_000))
            return Reply("200", 0)

        return drive

    finding = judged(Case("planted", "elsewhere", "", prepare))
    assert finding.worst_ms < BUDGET_MS


def test_row_7_a_small_message_with_a_large_answer_is_found() -> None:
    async def prepare(_world: World, _size: int) -> Drive:
        async def drive() -> Reply:
            return Reply("done", 442_000)

        return drive

    assert judged(Case("socket planted", "large", "", prepare)).faults == ["answer"]
    assert judged(Case("GET planted", "large", "", prepare)).faults == []


def test_memory_is_found() -> None:
    finding = judged(planted(1.0, memory=MAX_BYTES // 20_000))
    assert (
        "memory" in finding.faults
    )  # and on some machines "growth": they take longer for each page the more pages there are
    assert finding.peak > MAX_BYTES


def test_growth_is_judged_only_above_the_floor() -> None:
    assert not too_steep(Measurement(1000, 0.01), Measurement(4000, 1.0))
    assert not too_steep(Measurement(1000, 5.0), Measurement(4000, 30.0))
    assert too_steep(Measurement(1000, 5.0), Measurement(4000, 45.0))
    assert not too_steep(Measurement(1000, 5.0), Measurement(1001, 45.0))
    assert growth([Measurement(1000, 5.0), Measurement(4000, 80.0)]) == pytest.approx(2.0)


class Inner(msgspec.Struct):
    size: int


class Outer(msgspec.Struct):
    names: list[str]
    inner: Inner | None = None
    more: dict[str, int] = {}


def test_slots_are_all_the_places_of_a_message() -> None:
    [kind] = structs_of(Outer)
    found = {slot.name: slot.fill("GROWN") for slot in slots(kind)}
    assert set(found) == {
        "whole",
        "?",
        "names",
        "names.0",
        "inner",
        "inner.?",
        "inner.size",
        "more",
        "more.key",
        "more.?",
    }
    assert found["names.0"] == '{"names": [GROWN]}'
    assert found["inner.size"] == '{"names": [], "inner": {"size": GROWN}}'
    assert found["?"] == '{"names": [], GROWN}'
    assert found["more.key"] == '{"names": [], "more": {"key": GROWN}}'


def test_a_slow_machine_fails_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """If everything takes three times as long, so does the calibration."""
    clock = time.thread_time
    monkeypatch.setattr(time, "thread_time", lambda: 3 * clock())
    assert judged(planted(1.0)).faults == []
