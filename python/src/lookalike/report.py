"""The results of a comparison."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, Any

from ._names import read_json
from ._tables import Table, rows, table, u32_column, values
from .errors import InputError, MemoryLimitWarning

if TYPE_CHECKING:
    from . import _engine
    from .corpus import Corpus, PairDetail, Positions, Progress

__all__ = ["Report"]


class Report:
    """The results of a comparison, and everything needed to repeat it.

    Tables are `pyarrow.Table`s where pyarrow is installed, and lists of dicts elsewhere. Indices of documents count
    from 0 in the order they were added. Shares are from 0 to 1 and count distinct shingles.
    """

    def __init__(self, inner: _engine.Report, corpus: Corpus, params: _engine.Params) -> None:
        self._inner = inner
        self._params = params
        self.corpus = corpus
        """The documents that were compared."""
        self._head: dict[str, Any] = read_json(inner.head())

    @property
    def engine(self) -> str:
        """Version of the engine."""
        return str(self._head["engine"])

    @property
    def digest(self) -> str:
        """Digest of all names, texts, roles and authors in their order. Equal inputs have equal digests, in every
        language.
        """
        return str(self._head["digest"])

    @property
    def params(self) -> dict[str, Any]:
        """All parameters used, with those that the engine chose: keyword arguments that repeat the comparison."""
        return dict(self._head["params"])

    @property
    def exact(self) -> bool:
        """Whether similarities are exact. If not, they are estimated from signatures."""
        return bool(self._head["exact"])

    @property
    def fallbacks(self) -> list[str]:
        """Steps taken to save memory: "positionsDropped" (texts were not kept), "signaturesOnly" (not exact). Usually
        empty.
        """
        return list(self._head["fallbacks"])

    @property
    def rewritten(self) -> list[dict[str, Any]]:
        """Pairs without evidence that may be rewritten from one another throughout, strongest first: `a`, `b` (indices
        of documents); of `shared` rare words `in_order` stand in the same order.
        """
        return list(self._head["rewritten"])

    @property
    def totals(self) -> dict[str, Any]:
        """Counts over all pairs, listed or not: `possible_pairs`, `pairs_above_threshold`, `pairs_left_out`, …"""
        return dict(self._head["totals"])

    @property
    def warnings(self) -> list[dict[str, Any]]:
        """Problems that did not stop the work: `document` (its index, or None), `code`, `args`, `message` in
        English.
        """
        shown = ("document", "code", "args", "message")
        return [{key: warning[key] for key in shown} for warning in self._head["warnings"]]

    @cached_property
    def documents(self) -> Table:
        """A row for each document, in the order they were added.

        `id`, `name`, `language` (of programs); counts: `tokens`, `words`, `quoted`, `referenced`, `shingles`,
        `distinct`, `in_template`, `common`, `compared`, `weight`; `group` (number, from 1); deobfuscated characters:
        `invisible`, `backwards`, `look_alike`, `styled`, `spaced_out`, `open`.
        """
        return table(self._inner.documents())

    @cached_property
    def pairs(self) -> Table:
        """A row for each listed pair: those with evidence first, strongest first; then the most similar.

        `a`, `b` (indices of documents, a < b), `id_a`, `id_b` (their ids, which calls of the corpus take); `shared`,
        `union` (shingles); `jaccard`, `containment_a_in_b`,
        `containment_b_in_a`, `sorensen`, `overlap`; `estimate`, `estimate_low`, `estimate_high` (by MinHash, with its
        95 % interval); `candidate` (of LSH); `group`. Of pairs with evidence, in words: `matched_a`, `matched_b`,
        `verbatim_a`, `verbatim_b`, `longest`, the number of `passages`, `expected_by_chance` (how many unrelated pairs
        as strong are expected among the pairs that were compared: all by `compare`, the given ones by
        `compare_pairs`); of programs `score`; and the `weight` by which they are listed, in which words that many
        texts share count less.
        """
        a, b, *others = self._pair_columns
        return table([a, b, *self._id_columns, *others])

    @cached_property
    def groups(self) -> list[list[int]]:
        """Connected components of all pairs at or above the threshold, listed or not: indices of documents, largest
        first.
        """
        return self._inner.groups()

    @cached_property
    def _pair_columns(self) -> list[_engine._Column]:
        return self._inner.pairs()

    @cached_property
    def _listed(self) -> list[tuple[int, int]]:
        """The ids of the listed pairs."""
        return list(zip(*map(values, self._id_columns), strict=True))

    @cached_property
    def _id_columns(self) -> list[_engine._Column]:
        """The ids of both documents of the listed pairs."""
        ids = values(self._inner.documents()[0])
        columns = zip(("id_a", "id_b"), self._pair_columns, strict=False)
        return [u32_column(name, [ids[at] for at in values(column)]) for name, column in columns]

    def passages(self, pair: int, *, positions: Positions = "codepoints", threads: int | None = None) -> PairDetail:
        """The listed pair at this row of `pairs`, side by side; see `Corpus.passages`. O(n log n) in both texts.

        Raises:
            IndexError: there is no such row.
        """
        a, b = self._listed[pair]
        return self.corpus.passages(a, b, positions=positions, threads=threads, **self._head["params"])

    def passages_table(
        self,
        *,
        positions: Positions = "codepoints",
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> Table:
        """The passages of all listed pairs, a row each; `pair` is the row of `pairs`. See `Corpus.passages_table`."""
        return self.corpus.passages_table(
            self._listed, positions=positions, threads=threads, progress=progress, **self._head["params"]
        )

    def to_dict(self) -> dict[str, Any]:
        """The whole report as plain values: that of the engine's JSON, in snake case. A dict for each document and
        pair.
        """
        documents = rows(self._inner.documents())
        counts = ["invisible", "backwards", "look_alike", "styled", "spaced_out", "open"]
        for document in documents:
            document["deobfuscated"] = {name: document.pop(name) for name in counts}
            document["warnings"] = []
        of_comparison: list[dict[str, Any]] = []
        for warning in self._head["warnings"]:
            index, message = warning["document"], warning["engine_message"]
            place = of_comparison if index is None else documents[index]["warnings"]
            place.append({"code": warning["code"], "args": warning["args"], "message": message})
        pairs = rows(self._pair_columns)
        evidence = [column[0] for column in self._pair_columns[14:]]
        for pair in pairs:
            found = {name: pair.pop(name) for name in evidence}
            pair["evidence"] = None if found["matched_a"] is None else found
        return {
            **self._head,
            "warnings": of_comparison,
            "documents": documents,
            "pairs": pairs,
            "groups": [{"number": number, "documents": group} for number, group in enumerate(self.groups, 1)],
        }

    def warned(self) -> Report:
        """This report, with a Python warning if memory did not suffice for an exact comparison."""
        if "signaturesOnly" in self.fallbacks:
            message = next(each["message"] for each in self.warnings if each["code"] == "signaturesOnly")
            warnings.warn(message, MemoryLimitWarning, stacklevel=3)
        return self

    def __len__(self) -> int:
        return self._pair_columns[0][2]

    def __repr__(self) -> str:
        how = "exact" if self.exact else "estimated"
        return f"<Report: {len(self.corpus)} documents, {len(self)} listed pairs, {len(self.groups)} groups, {how}>"


def read_pairs(pairs: Any) -> Iterable[int]:
    """Pairs of whole numbers one after the other, from an iterable of pairs or a table with the columns `a` and `b`; of
    `Report.pairs`, whose `a` and `b` are indices, its ids.

    Raises:
        InputError: names the row of a pair that is none, or the columns of a table without `a` and `b`.
    """
    if hasattr(pairs, "column_names") or hasattr(pairs, "columns"):
        names = list(pairs.column_names if hasattr(pairs, "column_names") else pairs.columns)
        if not {"a", "b"} <= set(names):
            raise InputError(f'pairs must have the columns "a" and "b", got {names}')
        columns = [pairs[name] for name in (("id_a", "id_b") if {"id_a", "id_b"} <= set(names) else ("a", "b"))]
        pairs = zip(*(getattr(column, "to_pylist", column.__iter__)() for column in columns), strict=True)
    flat = []
    for row, pair in enumerate(pairs):
        if isinstance(pair, dict):
            if not {"a", "b"} <= pair.keys():
                raise InputError(f'pairs[{row}] must have the keys "a" and "b", got {pair!r}')
            values: tuple[Any, ...] = (pair.get("id_a", pair["a"]), pair.get("id_b", pair["b"]))
        else:
            values = tuple(pair) if isinstance(pair, Iterable) else ()
        if len(values) != 2 or not all(hasattr(value, "__index__") and 0 <= value < 2**32 for value in values):
            raise InputError(f"pairs[{row}] must be two whole numbers from 0, got {pair!r}")
        flat.append(values)
    return chain.from_iterable((int(a), int(b)) for a, b in flat)
