"""Row files: CSV, or Parquet if pyarrow is installed. The same rows give the same bytes.

They are written under temporary names and synced; `use_tables` renames them.
"""

from __future__ import annotations

import csv
import hashlib
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Protocol

from simony.core.study import BOOLEAN, FLOAT, INTEGER, STRING, CellValue, Column
from simony.lab.simulate.optional import import_extra

CSV, PARQUET = "csv", "parquet"
FORMATS = (CSV, PARQUET)
_GROUP = 50_000
"""The rows of a row group, whatever the size of the chunks."""
_READ = 10_000
"""The rows that are read at a time."""

Rows = Mapping[str, Sequence[Sequence[CellValue]]]
"""Rows of some datasets."""


class _Writer(Protocol):
    def write(self, rows: Sequence[Sequence[CellValue]]) -> None: ...

    def close(self) -> None: ...


def check_format(kind: str) -> None:
    """Raise `NotInstalled` before anything is played, not after."""
    if kind == PARQUET:
        import_extra("pyarrow.parquet", PARQUET)


def write_tables(
    folder: Path, columns: Mapping[str, tuple[Column, ...]], parts: Iterable[Rows], kind: str
) -> dict[str, str]:
    """Write one file per dataset, under a temporary name; return their names and digests.

    Existing files stay until `use_tables`.
    """
    paths = {name: folder / f"{name}.{kind}" for name in columns}
    with ExitStack() as stack:
        writers = {
            name: stack.enter_context(_writing(_temporary(path), columns[name], kind))
            for name, path in paths.items()
        }
        for part in parts:
            for name, rows in part.items():
                writers[name].write(rows)
    for path in paths.values():
        with _temporary(path).open("r+b") as file:
            os.fsync(file.fileno())
    return {path.name: _digest(_temporary(path)) for path in paths.values()}


def use_tables(folder: Path, files: Mapping[str, str]) -> bool:
    """Rename the files that still have their temporary names.

    Return False, and rename none, unless all are there and have these digests.
    """
    left: list[Path] = []
    for name, digest in files.items():
        path = folder / name
        if _digest(path) == digest:
            continue
        if _digest(_temporary(path)) != digest:
            return False
        left.append(path)
    for path in left:
        os.replace(_temporary(path), path)  # noqa: PTH105  # over what is there, on Windows too
    for name in files:
        _temporary(folder / name).unlink(missing_ok=True)
    if left:
        sync_folder(folder)
    return True


def _digest(path: Path) -> str:
    """Return the SHA-256 of a file; empty if there is none."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except FileNotFoundError:
        return ""


def sync_folder(folder: Path) -> None:
    """Make renames in a folder durable."""
    if os.name == "nt":  # a folder cannot be opened there
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def read_table(path: Path, columns: Sequence[Column], kind: str) -> Iterator[list[list[CellValue]]]:
    """Yield the rows of a file that `write_tables` wrote, some thousand at a time."""
    return _read_parquet(path) if kind == PARQUET else _read_csv(path, columns)


def _read_csv(path: Path, columns: Sequence[Column]) -> Iterator[list[list[CellValue]]]:
    parsers = [_PARSERS[column.kind] for column in columns]
    with path.open(encoding="utf-8", newline="") as file:
        lines = csv.reader(file)
        next(lines)
        while rows := list(islice(lines, _READ)):
            yield [
                [parse(word) if word else None for parse, word in zip(parsers, row, strict=True)]
                for row in rows
            ]


def _read_parquet(path: Path) -> Iterator[list[list[CellValue]]]:
    parquet: Any = import_extra("pyarrow.parquet", PARQUET)
    with parquet.ParquetFile(str(path)) as file:
        for batch in file.iter_batches(_READ):
            columns = [column.to_pylist() for column in batch.columns]
            yield [list(row) for row in zip(*columns, strict=True)]


_PARSERS: dict[str, Callable[[str], CellValue]] = {
    INTEGER: int,
    FLOAT: float,
    BOOLEAN: lambda word: word == "true",
    STRING: str,
}


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
