"""Texts from lists and from columns of Arrow, pandas and Polars, as the engine takes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ._tables import pa
from .errors import InputError

if TYPE_CHECKING:
    from ._engine import Corpus as EngineCorpus

Texts: TypeAlias = Iterable[Any]
"""Many texts: a list of str, or a column of strings of Arrow, pandas or Polars."""

Nulls: TypeAlias = Literal["error", "empty"]
"""What happens to rows without a text: an error that names the first, or a document without text for each."""

_BATCH_BYTES = 64 << 20


@dataclass(frozen=True)
class Labels:
    """Names, authors and roles of documents; each a list with a value for each of them, or None."""

    names: list[Any] | None = None
    authors: list[Any] | None = None
    roles: list[Any] | None = None

    def part(self, start: int, count: int) -> Labels:
        """The labels of some of the documents."""
        parts = [values and values[start : start + count] for values in (self.names, self.authors, self.roles)]
        return Labels(*parts)

    def check(self, count: int) -> None:
        """Whether there is a label for each document.

        Raises:
            InputError: if not.
        """
        for name in ("names", "authors", "roles"):
            values = getattr(self, name)
            if values is not None and len(values) != count:
                raise InputError(f"{name} must have a value for each of the {count} texts, got {len(values)}")


def labels(names: Texts | None, authors: Texts | None, roles: Texts | str | None, count: int) -> Labels:
    """Labels from columns of any kind. One role stands for all `count` documents."""
    if isinstance(roles, str):
        roles = [roles] * count
    columns = {"names": names, "authors": authors, "roles": roles}
    return Labels(**{name: None if values is None else as_list(values, name) for name, values in columns.items()})


def as_list(values: Texts, place: str) -> list[Any]:
    """The values of a list or a column, None where a row has none.

    Raises:
        InputError: this is neither.
    """
    if isinstance(values, list):
        return values
    if _is_table(values):
        table: Any = values
        names = getattr(table, "column_names", table.columns)
        hint = f'give one of its columns, such as table["{next(iter(names), "text")}"]'
        raise InputError(f"{place} must be a list or a column of texts, got a {type(values).__name__}; {hint}")
    if isinstance(values, (str, bytes, Mapping)) or not isinstance(values, Iterable):
        raise InputError(f"{place} must be a list or a column of texts, got a {type(values).__name__}")
    if isinstance(values, (set, frozenset)):
        raise InputError(f"{place} must be a list or a column of texts, got a set, which has no order")
    for name in ("to_pylist", "to_list", "tolist"):  # Arrow; pandas and Polars; NumPy
        if hasattr(values, name):
            return [None if _is_missing(value) else value for value in getattr(values, name)()]
    return list(values)


def _is_table(values: Any) -> bool:
    """Whether these are several columns, as frames of pandas and Polars and tables of Arrow have."""
    return hasattr(values, "columns") and hasattr(values, "shape")


def _is_missing(value: Any) -> bool:
    return value is None or type(value).__name__ in ("NAType", "NaTType") or value != value


def add_all(
    corpus: EngineCorpus, texts: Texts, given: Labels, nulls: Nulls, place: str, options: Any
) -> tuple[range, list[int]]:
    """Adds texts to a corpus: their ids, and the rows without a text. Columns of Arrow go over without a Python string.

    Raises:
        InputError: names the row of a text that is none; then no text is added.
    """
    if nulls not in ("error", "empty"):
        raise InputError(f'nulls must be one of "error", "empty", got {nulls!r}')
    column = None if _is_table(texts) else _column(texts, place)
    if column is None:
        found = as_list(texts, place)
        given.check(len(found))
        first, missing = corpus.add(found, given, nulls == "empty", place, options)
        _check_nulls(missing, nulls, place)
        return range(first, first + len(found)), missing
    given.check(len(column))
    missing = _null_rows(column)
    _check_nulls(missing, nulls, place)
    ids: list[int] = []
    row = 0
    try:
        for count, data, offsets in _batches(column):
            first = corpus.add_utf8(data, offsets, given.part(row, count), (place, row), options)
            ids.extend((first, first + count))
            row += count
    except InputError:
        for id in reversed(range(ids[0], ids[-1]) if ids else ()):
            corpus.remove(id)
        raise
    # Even no text has an id that the next one will have.
    first, end = (ids[0], ids[-1]) if ids else (0, 0)
    return range(first, end), missing


def _check_nulls(rows: list[int], nulls: Nulls, place: str) -> None:
    if rows and nulls == "error":
        others = f", the first of {len(rows)} such rows" if len(rows) > 1 else ""
        hint = 'leave it out, or pass nulls="empty" to keep it as a document without text'
        raise InputError(f"{place}[{rows[0]}] is null{others}; {hint}")


def _column(texts: Any, place: str) -> Any:
    """The texts as a chunked Arrow array of strings; None if they are none, or pyarrow is not installed."""
    if pa is None:
        return None
    try:
        if isinstance(texts, (pa.Array, pa.ChunkedArray)):
            column = texts
        elif type(texts).__module__.partition(".")[0] == "pandas":
            column = pa.array(texts, from_pandas=True)
        elif hasattr(texts, "__arrow_c_stream__") or hasattr(texts, "__arrow_c_array__"):
            column = pa.chunked_array(texts) if hasattr(texts, "__arrow_c_stream__") else pa.array(texts)
        else:
            return None
    except (pa.ArrowException, UnicodeError):
        return None  # Read one by one, which names the row.
    if isinstance(column, pa.Array):
        column = pa.chunked_array([column], type=column.type)
    kind = column.type
    if pa.types.is_dictionary(kind):
        kind = kind.value_type
    if not (pa.types.is_string(kind) or pa.types.is_large_string(kind) or _is_view(kind) or pa.types.is_null(kind)):
        raise InputError(f"{place} must be a column of strings, got {column.type}")
    return column


def _is_view(kind: Any) -> bool:
    return bool(hasattr(pa.types, "is_string_view") and pa.types.is_string_view(kind))


def _null_rows(column: Any) -> list[int]:
    if column.null_count == 0:
        return []
    rows, start = [], 0
    for chunk in column.chunks:
        rows += [start + row for row, is_null in enumerate(chunk.is_null().to_pylist()) if is_null]
        start += len(chunk)
    return rows


def _batches(column: Any) -> Iterator[tuple[int, bytes, bytes]]:
    """Rows, bytes and offsets of parts of a column, each some 64 MB: only so much is held twice."""
    rows = max(1, len(column) * _BATCH_BYTES // max(1, column.nbytes))
    for chunk in column.chunks:
        for start in range(0, len(chunk), rows):
            yield utf8(chunk.slice(start, rows))


def utf8(array: Any) -> tuple[int, bytes, bytes]:
    """Rows, bytes and offsets of an Arrow array of strings; a row without a text is empty."""
    if pa.types.is_dictionary(array.type):
        array = array.dictionary.cast(pa.large_string()).take(array.indices)
    array = array.cast(pa.large_string())
    if array.null_count > 0:
        array = array.fill_null("")
    count = len(array)
    _, offsets, data = array.buffers()
    if count == 0 or data is None:
        return count, b"", bytes(8 * (count + 1))
    offsets = offsets.slice(8 * array.offset, 8 * (count + 1)).to_pybytes()
    ends = memoryview(offsets).cast("q")
    return count, data.slice(ends[0], ends[count] - ends[0]).to_pybytes(), offsets
