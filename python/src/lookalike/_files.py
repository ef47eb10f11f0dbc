"""Files of rows: Parquet, and JSON lines, plain or in gzip. Read twice, a batch at a time: once for the texts, once
to copy.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, cast

from .errors import InputError

_BATCH_BYTES = 64 << 20
_BATCH_LINES = 10_000
_JSON_ENDINGS = (".jsonl", ".ndjson", ".jsonl.gz", ".ndjson.gz")

Columns = list[list[Any]]
"""The values of some columns, in order."""


class Rows(ABC):
    """A file of rows that have columns."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def is_format_of(self, path: Path) -> bool:
        """Whether a file of this name has the same format."""
        return isinstance(self, _kind(path))

    @abstractmethod
    def batches(self, columns: Sequence[str]) -> Iterator[Columns]:
        """The values of these columns, some 64 MB at a time.

        Raises:
            InputError: names the file, and the column or the row.
        """

    @abstractmethod
    def copy(self, target: Path, is_kept: bytearray) -> None:
        """Copies the rows that are kept to a file of the same format, all columns as they are."""


def rows_of(path: Path) -> Rows:
    """The rows of a file, by its ending.

    Raises:
        InputError: another ending, or no such file.
    """
    kind = _kind(path)
    if not path.is_file():
        raise InputError(f"{path}: there is no such file")
    return kind(path)


def check_endings(source: Path, targets: Iterable[Path | None]) -> None:
    """Whether all files can be written, before there is any work.

    Raises:
        InputError: names the file.
    """
    seen = {source.resolve()}
    for target in filter(None, targets):
        _kind(target)
        if target.resolve() in seen:
            raise InputError(f"{target}: this file is named twice; choose another one for the result")
        seen.add(target.resolve())
        if not target.resolve().parent.is_dir():
            raise InputError(f"{target}: there is no such folder")


def write_table(path: Path, columns: dict[str, list[Any]]) -> None:
    """Writes columns as Parquet or JSON lines."""
    with _replacing(path) as temporary:
        if _kind(path) is ParquetRows:
            pa, parquet = _pyarrow(path)
            parquet.write_table(pa.table(columns), temporary, compression="zstd")
            return
        with _open_lines(path, "wb", temporary) as file:
            for row in zip(*columns.values(), strict=True):
                values = dict(zip(columns, row, strict=True))
                file.write(json.dumps(values, ensure_ascii=False, default=_in_json).encode() + b"\n")


def _in_json(value: Any) -> str:
    """What Parquet has and JSON has not: bytes in hexadecimal, times and decimals as Python writes them."""
    return value.hex() if isinstance(value, bytes) else str(value)


def _kind(path: Path) -> type[ParquetRows | JsonRows]:
    name = path.name.lower()
    if name.endswith((".parquet", ".pq")):
        _pyarrow(path)
        return ParquetRows
    if name.endswith(_JSON_ENDINGS):
        return JsonRows
    raise InputError(f"{path}: the ending must be one of .parquet, .pq, {', '.join(_JSON_ENDINGS)}")


def _pyarrow(path: Path) -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise InputError(f"{path}: Parquet needs pyarrow; install it with pip install pyarrow") from error
    return pyarrow, parquet


@contextmanager
def _replacing(path: Path) -> Iterator[Path]:
    """A file beside `path` that takes its place once it is whole.

    Raises:
        OSError: names `path`.
    """
    temporary = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        yield temporary
        temporary.replace(path)
    except OSError as error:
        # Results may lie on different disks: which is full, the system does not say.
        raised = type(error)(f"{path}: cannot be written: {error.strerror or error}")
        raised.errno = error.errno
        raise raised from error
    finally:
        temporary.unlink(missing_ok=True)


class ParquetRows(Rows):
    """The rows of a Parquet file."""

    @contextmanager
    def _reading(self) -> Iterator[Any]:
        """Errors of pyarrow as errors that name the file."""
        pa, parquet = _pyarrow(self.path)
        try:
            with parquet.ParquetFile(self.path) as file:
                yield file
        except (pa.ArrowException, OSError) as error:
            message = (str(error).strip() or type(error).__name__).splitlines()[0]
            raise InputError(f"{self.path}: cannot be read as Parquet: {message}") from error

    def _record_batches(self, columns: Sequence[str] | None = None) -> Iterator[Any]:
        # What goes wrong where a batch is used is not raised in here.
        with self._reading() as file:
            yield from file.iter_batches(_batch_rows(file), columns=columns)

    def batches(self, columns: Sequence[str]) -> Iterator[Columns]:
        """See `Rows.batches`; the first column must hold strings."""
        pa, _ = _pyarrow(self.path)
        with self._reading() as file:
            schema = file.schema_arrow
        for name in columns:
            if schema.names.count(name) != 1:
                raise InputError(f'{self.path}: there is no column "{name}"; there are: {", ".join(schema.names)}')
        kind = schema.field(columns[0]).type
        value = kind.value_type if pa.types.is_dictionary(kind) else kind
        if str(value) not in ("string", "large_string", "string_view", "null"):
            raise InputError(f'{self.path}: column "{columns[0]}" must hold strings, got {kind}')
        row = 0
        for batch in self._record_batches(list(columns)):
            try:
                yield [batch.column(name).to_pylist() for name in columns]
            except UnicodeDecodeError as error:
                where = f"after row {row}" if row else "in the first rows"
                raise InputError(f"{self.path}: a text {where} is not valid UTF-8: {error.reason}") from error
            row += batch.num_rows

    def copy(self, target: Path, is_kept: bytearray) -> None:
        """See `Rows.copy`; schema, metadata and compression stay, too."""
        pa, parquet = _pyarrow(self.path)
        with self._reading() as file:
            schema, codec = file.schema_arrow, "zstd"
            if file.metadata.num_row_groups > 0 and file.metadata.num_columns > 0:
                codec = file.metadata.row_group(0).column(0).compression.lower().replace("uncompressed", "none")
        start = 0
        with _replacing(target) as temporary, parquet.ParquetWriter(temporary, schema, compression=codec) as writer:
            for batch in self._record_batches():
                kept = memoryview(is_kept)[start : start + batch.num_rows].tolist()
                start += batch.num_rows
                left = batch.filter(pa.array(kept, pa.uint8()).cast(pa.bool_()))
                if left.num_rows > 0:
                    writer.write_batch(left)


def _batch_rows(file: Any) -> int:
    groups = range(file.metadata.num_row_groups)
    size = sum(file.metadata.row_group(group).total_byte_size for group in groups)
    rows: int = file.metadata.num_rows * _BATCH_BYTES // max(1, size)
    return max(1, min(200_000, rows))


class JsonRows(Rows):
    """The objects of a file of JSON lines. Lines without anything are no rows."""

    def _lines(self) -> Iterator[tuple[int, bytes]]:
        """Line numbers from 1, and lines with their ends."""
        try:
            with _open_lines(self.path, "rb") as file:
                for number, line in enumerate(file, 1):
                    if line.strip():
                        yield number, line
        except (OSError, EOFError, zlib.error) as error:
            raise InputError(f"{self.path}: cannot be read: {error}") from error

    def batches(self, columns: Sequence[str]) -> Iterator[Columns]:
        """See `Rows.batches`; the first column must hold strings or null; a row without it has null."""
        found: Columns = [[] for _ in columns]
        others: dict[str, None] | None = {}  # The names of the rows so far; None once one has the first column.
        for number, line in self._lines():
            try:
                row = json.loads(line)
            except json.JSONDecodeError as error:
                # Of a line, the decoder counts lines from 1 again.
                reason = f"{error.msg} at column {error.colno}"
                raise InputError(f"{self.path}: line {number} is not valid JSON: {reason}") from error
            except ValueError as error:
                raise InputError(f"{self.path}: line {number} is not valid JSON: {error}") from error
            except RecursionError as error:
                raise InputError(f"{self.path}: line {number} is nested too deeply to be read") from error
            if not isinstance(row, dict):
                raise InputError(f"{self.path}: line {number} must be an object, got {type(row).__name__}")
            if columns[0] in row:
                others = None
            elif others is not None:
                others |= dict.fromkeys(row)
            for name in columns[1:]:
                if name not in row:
                    raise InputError(f'{self.path}: line {number} has no "{name}"; there are: {", ".join(row)}')
            for name, values in zip(columns, found, strict=True):
                values.append(row.get(name))
            text = found[0][-1]
            if text is not None and not isinstance(text, str):
                got = type(text).__name__
                raise InputError(f'{self.path}: line {number}: "{columns[0]}" must be a string or null, got {got}')
            if len(found[0]) == _BATCH_LINES:
                yield found
                found = [[] for _ in columns]
        if others:
            # Rows without a text are kept, but a name that no row has is a mistake.
            raise InputError(f'{self.path}: no line has "{columns[0]}"; there are: {", ".join(others)}')
        yield found

    def copy(self, target: Path, is_kept: bytearray) -> None:
        """See `Rows.copy`; lines stay as they are, to the byte."""
        with _replacing(target) as temporary, _open_lines(target, "wb", temporary) as file:
            for (_, line), kept in zip(self._lines(), is_kept, strict=True):
                if kept:
                    file.write(line if line.endswith(b"\n") else line + b"\n")


def _open_lines(path: Path, mode: str, opened: Path | None = None) -> IO[bytes]:
    """`opened`, or `path` itself, as the ending of `path` says."""
    if path.name.lower().endswith(".gz"):
        return cast("IO[bytes]", gzip.open(opened or path, mode))
    return cast("IO[bytes]", (opened or path).open(mode))
