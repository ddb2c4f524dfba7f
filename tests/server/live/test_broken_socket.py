"""A socket that ends with an unexpected error is closed, and no longer counted."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from server.harness import Json, open_harness, run
from simony.server import app


def test_a_socket_that_breaks_is_closed_without_details(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def breaking(socket: Any, *_: object) -> None:
        await socket.accept()
        raise ValueError("a detail")

    async def main() -> None:
        async with open_harness(tmp_path / "table.db") as harness:
            table = await harness.table(await harness.device("Anna"))
            sent: list[Json] = []
            received: asyncio.Queue[Json] = asyncio.Queue()
            received.put_nowait({"type": "websocket.connect"})

            async def send(message: Any) -> None:
                sent.append(message)

            scope = {
                "type": "websocket",
                "scheme": "ws",
                "path": f"/api/tables/{table.record.id}/socket",
                "query_string": b"",
                "headers": [(b"host", b"localhost")],
                "client": ("127.0.0.1", 1),
            }
            await harness.server.asgi()(scope, received.get, send)
            assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
            assert (sent[1]["code"], sent[1]["reason"]) == (1011, "table-door-broken")
            assert harness.server._open_sockets._counts.total() == 0

    monkeypatch.setattr(app, "serve_socket", breaking)
    with caplog.at_level(logging.ERROR, "simony.server"):
        run(main())
    assert "a detail" in caplog.text
