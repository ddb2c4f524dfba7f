"""Write a data file of the newest layout as SQL: every later version must open it.

    PYTHONPATH=tests python tests/server/store/make_layout.py

The file of a layout that was released is never written again.
"""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from server.store.sample_store import everything, with_store
from simony.server.store.schema import MIGRATIONS
from simony.server.store.store import Store

FOLDER = Path(__file__).parent / "layouts"


def main() -> None:
    async def fill(store: Store) -> None:
        await store.commit(everything())

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "table.db"
        with_store(path, fill)
        with closing(sqlite3.connect(path)) as connection:
            lines = list(connection.iterdump())
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"layout-{len(MIGRATIONS)}.sql").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
