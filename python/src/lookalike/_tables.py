"""Columns of the engine as Arrow tables, or as lists of dicts where pyarrow is not installed."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ._engine import _Column

__all__ = ["Table", "numbers", "pa", "rows", "table", "table_of_rows", "u32_column", "values"]

try:
    import pyarrow as pa
except ImportError:
    pa = None

Table: TypeAlias = Any
"""A `pyarrow.Table`; without pyarrow a list with a dict for each row."""


# Lists of numbers, with the codes of their items for Python.
_CODES: dict[str, Literal["q", "I"]] = {"i64s": "q", "u32s": "I"}


def table(columns: list[_Column]) -> Table:
    """The columns as a table. O(rows): Arrow takes the bytes as they are."""
    if pa is None:
        return rows(columns)
    return pa.table({column[0]: _arrow(column) for column in columns})


def u32_column(name: str, found: list[int]) -> _Column:
    """Whole numbers below 2³² as a column."""
    return (name, "u32", len(found), array("I", found).tobytes(), None, None)


def table_of_rows(found: list[dict[str, Any]], names: tuple[str, ...]) -> Table:
    """Rows with these columns, the first a number and the others texts, as a table."""
    if pa is None:
        return found
    types = [pa.uint32(), *[pa.large_string()] * (len(names) - 1)]
    return pa.Table.from_pylist(found, pa.schema(list(zip(names, types, strict=True))))


def rows(columns: list[_Column]) -> list[dict[str, Any]]:
    """The columns as a dict for each row."""
    names = [column[0] for column in columns]
    return [dict(zip(names, row, strict=True)) for row in zip(*map(values, columns), strict=True)]


def values(column: _Column) -> list[Any]:
    """The values of a column, None where a row has none."""
    _, kind, count, data, validity, offsets = column
    if offsets is not None:
        ends = memoryview(offsets).cast("Q")
        items: Any = memoryview(data).cast(_CODES[kind]) if kind in _CODES else data
        found: list[Any] = [items[ends[row] : ends[row + 1]] for row in range(count)]
        if kind != "bytes":
            found = [item.tolist() if kind in _CODES else item.decode() for item in found]
    elif kind == "bool":
        found = _bits(data, count)
    elif kind == "u32":
        found = list(memoryview(data).cast("I"))
    else:
        found = list(memoryview(data).cast("d"))
    if validity is None:
        return found
    return [value if is_valid else None for value, is_valid in zip(found, _bits(validity, count), strict=True)]


def numbers(pairs: Iterable[int]) -> bytes:
    """Whole numbers from 0 to 2³² - 1 as bytes."""
    from array import array

    return array("I", pairs).tobytes()


def _bits(data: bytes, count: int) -> list[bool]:
    return [bool(data[row >> 3] >> (row & 7) & 1) for row in range(count)]


def _arrow(column: _Column) -> Any:
    _, kind, count, data, validity, offsets = column
    buffers = [None if validity is None else pa.py_buffer(validity)]
    if offsets is not None:
        buffers.append(pa.py_buffer(offsets))
    if kind in _CODES:
        item = pa.int64() if kind == "i64s" else pa.uint32()
        items = pa.Array.from_buffers(item, len(data) * 8 // item.bit_width, [None, pa.py_buffer(data)])
        return pa.LargeListArray.from_arrays(pa.Array.from_buffers(pa.int64(), count + 1, buffers), items)
    buffers.append(pa.py_buffer(data))
    types = {
        "u32": pa.uint32,
        "f64": pa.float64,
        "bool": pa.bool_,
        "str": pa.large_string,
        "bytes": pa.large_binary,
    }
    return pa.Array.from_buffers(types[kind](), count, buffers)
