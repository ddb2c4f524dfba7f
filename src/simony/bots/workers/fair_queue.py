"""A queue that serves its clients in turn: a client with many requests waits behind its own
requests, not in front of the others'.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """Items by client. `get` takes the oldest item of the client that was served longest ago."""

    def __init__(self) -> None:
        self._lanes: OrderedDict[str, deque[Item]] = OrderedDict()
        self._ready = asyncio.Semaphore(0)

    def __len__(self) -> int:
        return sum(map(len, self._lanes.values()))

    def waiting(self, client: str) -> int:
        """Return how many items of this client are in the queue."""
        return len(self._lanes.get(client, ()))

    def put(self, client: str, item: Item) -> None:
        self._lanes.setdefault(client, deque()).append(item)
        self._ready.release()

    async def get(self) -> Item:
        """Return the next item, as soon as there is one."""
        await self._ready.acquire()
        client, lane = self._lanes.popitem(last=False)
        item = lane.popleft()
        if lane:
            self._lanes[client] = lane
        return item
