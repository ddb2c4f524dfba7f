"""Row files: CSV, or Parquet if pyarrow is installed. The same rows give the same bytes."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol

from simony.core.study import BOOLEAN, FLOAT, INTEGER, STRING, CellValue, Column
from simony.lab.simulate.optional import import_extra
from simony.lab.simulate.recorded_games import RecordedChunk

CSV, PARQUET = "csv", "parquet"
FORMATS = (CSV, PARQUET)
_GROUP = 50_000
"""The rows of a row group, whatever the size of the chunks."""


class _Writer(Protocol):
    def write(self, rows: Sequence[Sequence[CellValue]]) -> None: ...

    def close(self) -> None: ...


def check_format(kind: str) -> None:
    """Raise `NotInstalled` before anything is played, not after."""
    if kind == PARQUET:
        import_extra("pyarrow.parquet", PARQUET)


def write_tables(
    folder: Path,
    columns: Mapping[str, tuple[Column, ...]],
    parts: Iterator[RecordedChunk],
    kind: str,
) -> list[Path]:
    """Write one file per dataset. Existing files stay until all are complete."""
    paths = {name: folder / f"{name}.{kind}" for name in columns}
    with ExitStack() as stack:
        writers = {
            name: stack.enter_context(_writing(_temporary(path), columns[name], kind))
            for name, path in paths.items()
        }
        for part in parts:
            for name, writer in writers.items():
                writer.write(part.rows[name])
    for path in paths.values():
        os.replace(_temporary(path), path)  # noqa: PTH105  # over what is there, on Windows too
    return list(paths.values())


def _temporary(path: Path) -> Path:
    return path.with_name(f".{path.name}.part")


@contextmanager
def _writing(path: Path, columns: Sequence[Column], kind: str) -> Iterator[_Writer]:
    writer: _Writer = _Parquet(path, columns) if kind == PARQUET else _Csv(path, columns)
    try:
        yield writer
    finally:
        writer.close()


class _Csv:
    """Writes CSV: booleans as true and false, missing values empty."""

    def __init__(self, path: Path, columns: Sequence[Column]) -> None:
        self._file = path.open("w", encoding="utf-8", newline="")
        self._writer = csv.writer(self._file, lineterminator="\n")
        self._writer.writerow([column.name for column in columns])

    def write(self, rows: Sequence[Sequence[CellValue]]) -> None:
        self._writer.writerows([_plain(value) for value in row] for row in rows)

    def close(self) -> None:
        self._file.close()


def _plain(value: CellValue) -> CellValue:
    return ("true" if value else "false") if isinstance(value, bool) else value


class _Parquet:
    def __init__(self, path: Path, columns: Sequence[Column]) -> None:
        self._arrow: Any = import_extra("pyarrow", PARQUET)
        parquet: Any = import_extra("pyarrow.parquet", PARQUET)
        self._schema = self._arrow.schema(
            [(column.name, self._type(column.kind)) for column in columns]
        )
        self._writer = parquet.ParquetWriter(str(path), self._schema, compression="zstd")
        self._rows: list[Sequence[CellValue]] = []

    def _type(self, kind: str) -> object:
        arrow = self._arrow
        types = {
            INTEGER: arrow.int64(),
            FLOAT: arrow.float64(),
            BOOLEAN: arrow.bool_(),
            STRING: arrow.string(),
        }
        return types[kind]

    def write(self, rows: Sequence[Sequence[CellValue]]) -> None:
        self._rows += rows
        while len(self._rows) >= _GROUP:
            self._flush()

    def _flush(self) -> None:
        arrow = self._arrow
        rows, self._rows = self._rows[:_GROUP], self._rows[_GROUP:]
        arrays = [
            arrow.array([row[place] for row in rows], field.type)
            for place, field in enumerate(self._schema)
        ]
        self._writer.write_table(
            arrow.Table.from_arrays(arrays, schema=self._schema), row_group_size=_GROUP
        )

    def close(self) -> None:
        if self._rows:
            self._flush()
        self._writer.close()
