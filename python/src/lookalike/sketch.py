"""Sketches: all that a comparison needs of texts besides the texts, made anywhere and compared anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import _engine
from ._engine import Sketch
from ._tables import Table, table
from ._texts import Texts, _check_nulls, _column, _null_rows, as_list, utf8
from .corpus import _Options
from .errors import InputError
from .parameters import Parameters, read

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from typing_extensions import Unpack

__all__ = ["SKETCH_COLUMNS", "Sketch", "Sketcher"]

SKETCH_COLUMNS = (
    "sketch",
    "fingerprints",
    "band_keys",
    "signature",
    "distinct",
    "shingles",
    "tokens",
    "text_digest",
    "is_unsegmented",
)
"""The columns of a table of sketches, see `Sketcher.sketch`."""


class Sketcher:
    """Reads texts into sketches, with the same parameters and templates for all. It can be shared between threads.

    Args:
        templates: texts by name that were given to all authors. Their words are excluded from evidence, and their
            slightly edited shingles from the fingerprints.
        **params: see `PARAMETERS`. With `evidence=False` sketches are smaller: they lack the words for evidence.

    Raises:
        ParamsError: with all mistakes in the parameters.
    """

    def __init__(self, *, templates: Mapping[str, str] | None = None, **params: Unpack[Parameters]) -> None:
        self._inner = _engine.Sketcher(read(params), list((templates or {}).items()))

    def sketch(
        self,
        texts: Texts,
        *,
        names: Texts | None = None,
        columns: Sequence[str] = SKETCH_COLUMNS,
        threads: int | None = None,
    ) -> Table:
        """A row for each text, in their order. O(n), on all cores, without the interpreter's lock.

        `sketch` (bytes for `Sketch.from_bytes`), `fingerprints` (distinct, ascending as unsigned numbers of 64 bits,
        stored bit for bit as signed ones), `band_keys` (the same; texts that share one are LSH candidates),
        `signature` (MinHash), `distinct`, `shingles`, `tokens` (counts), `text_digest` (BLAKE3, 32 bytes),
        `is_unsegmented` (a corpus may read the text differently, with the help of its other texts).

        Args:
            texts: a list of str, or a column of strings of Arrow, pandas or Polars.
            names: of each text; the ending may identify the programming language.
            columns: those that are wanted.
            threads: number of threads; None for one on each core.

        Raises:
            InputError: names the row of a text that is none, or a column that does not exist.
        """
        wanted = list(columns)
        unknown = [name for name in wanted if name not in SKETCH_COLUMNS]
        if unknown:
            raise InputError(f'there is no column "{unknown[0]}" of sketches; there are: {", ".join(SKETCH_COLUMNS)}')
        options = _Options(threads)
        column = _column(texts, "texts")
        found: list[Any] | None = None if column is not None else as_list(texts, "texts")
        given = None if names is None else as_list(names, "names")
        count = len(column) if found is None else len(found)
        if given is not None and len(given) != count:
            raise InputError(f"names must have a value for each of the {count} texts, got {len(given)}")
        if found is not None:
            return table(self._inner.sketch(found, given, wanted, options))
        _check_nulls(_null_rows(column), "error", "texts")
        _, data, offsets = utf8(column.combine_chunks())
        return table(self._inner.sketch_utf8(data, offsets, given, wanted, options))
