"""The queue that serves its clients in turn."""

from __future__ import annotations

import asyncio

from simony.bots.workers.fair_queue import FairQueue


def taken(queue: FairQueue[str], count: int) -> list[str]:
    async def take() -> list[str]:
        return [await queue.get() for _ in range(count)]

    return asyncio.run(asyncio.wait_for(take(), 10))


def test_a_client_that_asks_for_much_waits_behind_its_own_requests() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "a3", "a4", "b1", "c1", "b2"):
        queue.put(item[0], item)
    assert (len(queue), queue.waiting("a"), queue.waiting("z")) == (7, 4, 0)
    assert taken(queue, 7) == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]
    assert len(queue) == 0


def test_a_client_that_comes_back_waits_for_the_others() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("a", "a1")
    queue.put("b", "b1")
    assert taken(queue, 1) == ["a1"]
    queue.put("a", "a2")
    assert taken(queue, 2) == ["b1", "a2"]


def test_a_waiting_consumer_gets_the_next_item() -> None:
    async def main() -> None:
        queue: FairQueue[str] = FairQueue()
        waiting = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        given_up = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        given_up.cancel()
        queue.put("a", "a1")
        assert await asyncio.wait_for(waiting, 10) == "a1"
        queue.put("a", "a2")
        assert await asyncio.wait_for(queue.get(), 10) == "a2"

    asyncio.run(main())
