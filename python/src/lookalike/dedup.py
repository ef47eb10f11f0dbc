"""Removes near-duplicates from a file: keeps the first document of each group, and says which went and why.

Documents are near-duplicates if their similarity, the shared shingles out of all shingles of both (Jaccard), reaches
the threshold; groups are the connected components of these pairs. Every pair is found: the comparison is exact. Texts
that are equal to the letter are compared once, and grouped as if each had been compared.
"""

from __future__ import annotations

import os
import time
from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ._files import Rows, check_endings, rows_of, write_table
from ._tables import values
from .corpus import Corpus
from .errors import InputError, MemoryLimitError
from .parameters import read

if TYPE_CHECKING:
    from os import PathLike

    from .corpus import Progress
    from .report import Report

__all__ = ["DedupSummary", "dedup"]

MAX_PAIRS = 1_000_000
"""Most pairs in the file of pairs, by default. Each may take 300 bytes of memory."""

OTHER_MEMORY = 4096
"""MB that a comparison may take where the system does not tell its memory."""


@dataclass(frozen=True)
class DedupSummary:
    """What `dedup` did. `rows` = `kept` + `removed`."""

    rows: int
    kept: int
    removed: int
    same_text: int
    """Of those removed, rows with the very text of an earlier one."""
    groups: int
    """Groups of near-duplicates, of each of which one row was kept."""
    nulls: int
    """Rows without a text (null), all kept."""
    empty: int
    """Rows with an empty text or white space only, all kept."""
    short: int
    """Rows with fewer words than a shingle, which are like no other; all kept."""
    pairs_left_out: int
    """Pairs that are not in the file of pairs because of `max_pairs`; 0 if none was asked for."""
    seconds: float

    def __str__(self) -> str:
        return in_words(self, "max_pairs")


def in_words(summary: DedupSummary, max_pairs: str) -> str:
    """A line about what was done. `max_pairs`: what the limit of pairs is called where it was set."""
    removed = f"{summary.removed:,} removed ({summary.same_text:,} with the same text)"
    counts = f"{summary.kept:,} kept, {removed} from {_counted(summary.groups, 'group')}"
    line = f"{_counted(summary.rows, 'row')}: {counts}, {summary.seconds:.1f} s."
    odd = [(summary.nulls, "null"), (summary.empty, "empty"), (summary.short, "too short to compare")]
    if any(count for count, _ in odd):
        line += f" Kept as they are: {', '.join(f'{count:,} {what}' for count, what in odd if count)}."
    if summary.pairs_left_out:
        left_out = _counted(summary.pairs_left_out, "pair")
        are, them = ("is", "it") if summary.pairs_left_out == 1 else ("are", "them")
        line += f" {left_out} {are} not in the file of pairs; raise {max_pairs} to see {them}."
    return line


def _counted(count: int, noun: str) -> str:
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"


@dataclass
class _Documents:
    """The distinct texts of a file, in the order of their first rows."""

    corpus: Corpus = field(default_factory=Corpus)
    rows: int = 0
    first_rows: array[int] = field(default_factory=lambda: array("q"))
    """By document, the first row with its text."""
    copies: list[tuple[int, int]] = field(default_factory=list)
    """Rows with the text of an earlier one, and its document."""
    ids: list[Any] = field(default_factory=list)
    nulls: int = 0
    empty: int = 0


@dataclass(frozen=True)
class _Removed:
    row: int
    kept_row: int
    document: int
    """The document of the row's text."""
    kept: int
    """The document that is kept."""
    is_copy: bool


def dedup(
    source: str | PathLike[str],
    target: str | PathLike[str],
    *,
    text: str = "text",
    id: str | None = None,
    threshold: float = 0.8,
    k: int = 5,
    removed: str | PathLike[str] | None = None,
    pairs: str | PathLike[str] | None = None,
    max_pairs: int = MAX_PAIRS,
    memory_limit: int | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> DedupSummary:
    """Copies a file without its near-duplicates: of each group the first row stays.

    Files are Parquet (`.parquet`, `.pq`) or JSON lines (`.jsonl`, `.ndjson`, with `.gz` in gzip); source and target
    have one format. They are read and written a batch at a time. Memory: the distinct texts, and 22 bytes a word.
    Rows without a text, with an empty one, or with fewer than `k` words are kept, and counted.

    Args:
        source, target: the file to read, and the file to write; one that is there is replaced.
        text: name of the column with the texts.
        id: name of a column with an id for each row, unique; the other files then have ids beside row numbers.
        threshold: near-duplicates have at least this similarity, 0 to 1.
        k: words of a shingle.
        removed: a file to write, a row for each row removed: `row` and `kept_row` (numbers from 0), their
            `similarity` (0 to 1), and the `reason`: "same text", "similar", or "linked" (similar to the kept row only
            through others).
        pairs: a file to write, a row for each similar pair: `row_a`, `row_b`, `similarity`. A row
            with the same text as an earlier one has one pair, with the first row of that text.
        max_pairs: most pairs in that file.
        memory_limit: most memory of the comparison, in MB; None for three quarters of the machine's.
        threads: number of threads; None for one on each core.
        progress: called as the work advances.

    Raises:
        InputError: names the file, column and row of what cannot be read.
        ParamsError: a threshold or k that is out of range.
        MemoryLimitError: an exact comparison of the texts needs more memory.
    """
    began = time.monotonic()
    from_path, to_path = Path(source), Path(target)
    removed_path, pairs_path = (None if path is None else Path(path) for path in (removed, pairs))
    check_endings(from_path, (to_path, removed_path, pairs_path))
    rows = rows_of(from_path)
    if not rows.is_format_of(to_path):
        raise InputError(f"{to_path}: the format must be that of {from_path}")
    # Exact results do not depend on signatures, so the shortest ones do. Lists of sources count: rows that are removed
    # must be alike in all of their text.
    params: dict[str, Any] = {"threshold": threshold, "k": k, "evidence": False, "signature_length": 1}
    params["exclude_references"] = False
    params["memory_limit"] = _memory() if memory_limit is None else memory_limit
    params["max_pairs"] = params["max_pairs_per_document"] = 1 if pairs is None else max_pairs
    read(params)
    documents = _read(rows, text, id, threads)
    if "signaturesOnly" in documents.corpus.forecast(**params)["fallbacks"]:
        count = f"{len(documents.first_rows):,} distinct texts are too many for one exact comparison in"
        hint = "raise the memory limit, or split the file"
        raise MemoryLimitError(f"{from_path}: {count} {params['memory_limit']:,} MB of memory; {hint}")
    report = documents.corpus.compare(threads=threads, progress=progress, require_exact=True, **params)
    compared = values(next(column for column in report._inner.documents() if column[0] == "compared"))
    gone = _removed(documents, report.groups, compared)
    is_kept = bytearray(b"\x01") * documents.rows
    for each in gone:
        is_kept[each.row] = 0
    left_out = 0
    if pairs_path is not None:
        left_out = report.totals["pairs_left_out"] + report.totals["pairs_left_out_by_document"]
        left_out += _write_pairs(pairs_path, documents, report, compared, id, max_pairs)
    if removed_path is not None:
        _write_removed(removed_path, documents, gone, params, id, threads)
    rows.copy(to_path, is_kept)
    short = sum(not count for count in compared) + sum(not compared[document] for _, document in documents.copies)
    return DedupSummary(
        rows=documents.rows,
        kept=documents.rows - len(gone),
        removed=len(gone),
        same_text=sum(each.is_copy for each in gone),
        groups=len({each.kept_row for each in gone}),
        nulls=documents.nulls,
        empty=documents.empty,
        short=short,
        pairs_left_out=left_out,
        seconds=time.monotonic() - began,
    )


def _memory() -> int:
    """Three quarters of the machine's memory, in MB."""
    try:
        return max(1, os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") * 3 // 4 >> 20)
    except (AttributeError, OSError, ValueError):
        return OTHER_MEMORY


def _read(rows: Rows, text: str, id: str | None, threads: int | None) -> _Documents:
    """Reads the texts, each distinct one once."""
    found = _Documents()
    document_of: dict[bytes, int] = {}
    row_of_id: dict[Any, int] = {}
    for columns in rows.batches([text] if id is None else [text, id]):
        new = []
        for place, value in enumerate(columns[0]):
            row = found.rows + place
            if value is None:
                found.nulls += 1
            elif not value or value.isspace():
                found.empty += 1
            else:
                document = document_of.setdefault(_digest(rows, text, row, value), len(found.first_rows))
                if document == len(found.first_rows):
                    found.first_rows.append(row)
                    new.append(value)
                else:
                    found.copies.append((row, document))
        found.corpus.add_all(new, threads=threads)
        if id is not None:
            _check_ids(rows, id, columns[1], found.rows, row_of_id)
            found.ids += columns[1]
        found.rows += len(columns[0])
    return found


def _digest(rows: Rows, text: str, row: int, value: str) -> bytes:
    try:
        return blake2b(value.encode(), digest_size=16).digest()
    except UnicodeEncodeError as error:
        message = f'{rows.path}: row {row}: "{text}" is not valid Unicode: there is a lone surrogate at {error.start}'
        raise InputError(message) from None


def _check_ids(rows: Rows, id: str, ids: Iterable[Any], start: int, row_of_id: dict[Any, int]) -> None:
    for row, value in enumerate(ids, start):
        if value is None:
            raise InputError(f'{rows.path}: row {row}: "{id}" is null; each row must have an id of its own')
        try:
            earlier = row_of_id.setdefault(value, row)
        except TypeError:
            got = type(value).__name__
            raise InputError(f'{rows.path}: row {row}: "{id}" must be a number or a string, got {got}') from None
        if earlier != row:
            raise InputError(f'{rows.path}: row {row}: "{id}" is {value!r}, as in row {earlier}; ids must be unique')


def _removed(documents: _Documents, groups: list[list[int]], compared: list[int]) -> list[_Removed]:
    """The rows that go, ascending. Texts without shingles are like no other, not even themselves."""
    kept_of = list(range(len(documents.first_rows)))
    for group in groups:
        for document in group:
            kept_of[document] = group[0]
    first = documents.first_rows
    others = [document for document, kept in enumerate(kept_of) if kept != document]
    gone = [_Removed(first[each], first[kept_of[each]], each, kept_of[each], False) for each in others]
    for row, document in documents.copies:
        if compared[document] > 0:
            kept = kept_of[document]
            gone.append(_Removed(row, first[kept], document, kept, True))
    return sorted(gone, key=lambda each: each.row)


def _write_removed(
    path: Path,
    documents: _Documents,
    gone: list[_Removed],
    params: dict[str, Any],
    id: str | None,
    threads: int | None,
) -> None:
    named = sorted({(each.kept, each.document) for each in gone if each.kept != each.document})
    similarity: dict[tuple[int, int], float] = {}
    for start in range(0, len(named), 10_000_000):  # the most pairs that a report lists
        part = named[start : start + 10_000_000]
        limits = {"max_pairs": len(part), "max_pairs_per_document": len(part), "threshold": 0}
        similarity |= _similarities(documents.corpus.compare_pairs(part, threads=threads, **{**params, **limits}))
    shares = [similarity.get((each.kept, each.document), 1.0) for each in gone]
    columns: dict[str, list[Any]] = {
        "row": [each.row for each in gone],
        "kept_row": [each.kept_row for each in gone],
        "similarity": shares,
        "reason": [
            "same text" if each.kept == each.document else "similar" if share >= params["threshold"] else "linked"
            for each, share in zip(gone, shares, strict=True)
        ],
    }
    if id is not None:
        columns |= {name: [documents.ids[row] for row in columns[rows]] for name, rows in _ID_COLUMNS["removed"]}
    write_table(path, columns)


def _write_pairs(
    path: Path, documents: _Documents, report: Report, compared: list[int], id: str | None, max_pairs: int
) -> int:
    """Returns how many pairs of the report and of copies are left out, so that at most `max_pairs` are written."""
    first = documents.first_rows
    found = [(first[a], first[b], share) for (a, b), share in _similarities(report).items()]
    found += [(first[document], row, 1.0) for row, document in documents.copies if compared[document] > 0]
    left_out = max(0, len(found) - max_pairs)
    del found[max_pairs:]
    columns: dict[str, list[Any]] = {
        "row_a": [min(a, b) for a, b, _ in found],
        "row_b": [max(a, b) for a, b, _ in found],
        "similarity": [share for _, _, share in found],
    }
    if id is not None:
        columns |= {name: [documents.ids[row] for row in columns[rows]] for name, rows in _ID_COLUMNS["pairs"]}
    write_table(path, columns)
    return left_out


_ID_COLUMNS = {"removed": (("id", "row"), ("kept_id", "kept_row")), "pairs": (("id_a", "row_a"), ("id_b", "row_b"))}


def _similarities(report: Report) -> dict[tuple[int, int], float]:
    """By pair of documents, the Jaccard similarity."""
    columns = {column[0]: values(column) for column in report._pair_columns if column[0] in ("a", "b", "jaccard")}
    return {(a, b): share for a, b, share in zip(columns["a"], columns["b"], columns["jaccard"], strict=True)}
