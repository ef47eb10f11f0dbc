"""Documents that stay between comparisons."""

from __future__ import annotations

from collections.abc import Callable, Sized
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

from . import _engine
from ._names import read_json
from ._tables import Table, numbers, table, table_of_rows
from ._texts import Labels, Nulls, Texts, add_all, as_list, labels
from .errors import InputError, MemoryLimitError
from .parameters import read
from .report import Report, read_pairs

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .parameters import Parameters

Positions: TypeAlias = Literal["codepoints", "utf8", "utf16"]
"""What positions count: code points (indices of a Python string), bytes of UTF-8, or UTF-16 code units."""

Role: TypeAlias = Literal["submission", "archive", "template"]
"""Submissions are compared with one another and with the archive; the shingles of templates are excluded everywhere."""

Progress: TypeAlias = Callable[[str, int, int], object]
"""Called some twenty times a second, on the calling thread, with the stage, the steps done and all steps of it. An
exception that it raises stops the work and is raised to the caller."""

MAX_THREADS = 1024
POSITIONS = get_args(Positions)
EVIDENCE = (
    "matched_a",
    "matched_b",
    "verbatim_a",
    "verbatim_b",
    "longest",
    "passages",
    "expected_by_chance",
    "score",
    "weight",
)


@dataclass(frozen=True)
class _Options:
    """How a call is to run."""

    threads: int | None
    progress: Progress | None = None
    positions: str = "codepoints"

    def __post_init__(self) -> None:
        if self.threads is not None and not (isinstance(self.threads, int) and 1 <= self.threads <= MAX_THREADS):
            got = repr(self.threads)
            raise InputError(f"threads must be a whole number from 1 to {MAX_THREADS}, or None, got {got}")
        if self.positions not in POSITIONS:
            words = '", "'.join(POSITIONS)
            raise InputError(f'positions must be one of "{words}", got {self.positions!r}')
        if self.progress is not None and not callable(self.progress):
            raise InputError(f"progress must be a function, got a {type(self.progress).__name__}")


@dataclass(frozen=True)
class PairDetail:
    """Two documents side by side. Positions are half-open ranges, in the unit that was asked for."""

    pair: dict[str, Any]
    """The measures of the pair, as a row of `Report.pairs`; `a` and `b` are ids. Those in words are also in
    `evidence`, a dict or None. `expected_by_chance` is that of this pair alone; for the number
    among all documents, see the report of `compare`."""
    passages: list[dict[str, Any]]
    """The shared passages, strongest first; none overlaps another. Each has `a_start`,
    `a_end`, `b_start`, `b_end`, the counts of `Corpus.passages_table`, and its `edits` and `counterparts` with
    positions of their own."""
    too_short: int
    """Number of matches of a shingle or more that are too short to be passages."""
    bounded: bool
    """Whether the texts are so repetitive that not all matches could be tried."""
    shingles_a: list[list[int]]
    """The stretches of the first text that shared shingles cover: pairs of start and end."""
    shingles_b: list[list[int]]
    """The stretches of the second text."""
    excluded_a: list[dict[str, Any]]
    """The excluded stretches of the first text: `start`, `end` and the reason, `label`."""
    excluded_b: list[dict[str, Any]]
    """The excluded stretches of the second text."""
    comments_a: list[list[int]]
    """The comments of the first program: pairs of start and end; empty for texts."""
    comments_b: list[list[int]]
    """The comments of the second program."""
    breakdown_a: dict[str, int]
    """The first text's tokens: all, shared, and those excluded by reason."""
    breakdown_b: dict[str, int]
    """The second text's tokens."""
    whole: dict[str, Any] | None
    """The measures with nothing excluded; None if nothing is."""
    obfuscation_a: dict[str, Any]
    """The obfuscation in the first text: `kinds` with their counts, `places`, and the number of places `unlisted`."""
    obfuscation_b: dict[str, Any]
    """The obfuscation in the second text."""
    without_deobfuscation: dict[str, Any] | None
    """The measures without deobfuscation, if a text is flagged."""


class Corpus:
    """Documents that stay between comparisons, in the order they were added.

    Each text is read once: to add a document and compare again costs the new document and the pairs; to move the
    threshold costs the pairs. Space: each text once, 8 bytes a shingle, 4 bytes a word with evidence. Ids count from
    0 in the order of adding and are not used again.

    Every method that reads texts releases the interpreter's lock and uses `threads` threads, all cores by default;
    the results are the same whatever their number. While one runs, other threads of the program that use the same
    corpus get a `RuntimeError`. Ctrl+C stops `compare`, `compare_pairs` and `passages_table` within a fraction of a
    second; the other methods end first.

    Args:
        texts, names, authors, roles, nulls, threads: documents to begin with, as in `add_all`.
    """

    def __init__(
        self,
        texts: Texts = (),
        *,
        names: Texts | None = None,
        authors: Texts | None = None,
        roles: Texts | Role | None = None,
        nulls: Nulls = "error",
        threads: int | None = None,
    ) -> None:
        self._inner = _engine.Corpus()
        self.null_rows: list[int] = []
        """Rows without a text among those that were added with `nulls="empty"`, counted in their call of `add_all`."""
        self.add_all(texts, names=names, authors=authors, roles=roles, nulls=nulls, threads=threads)

    def add(self, text: str, *, name: str | None = None, author: str | None = None, role: Role = "submission") -> int:
        """Adds a document and returns its id. O(n) in the text.

        Args:
            text: any text, valid Unicode.
            name: any name; two documents may have one. "text N" by default.
            author: whose text it is; two documents of one author are not compared. None is nobody.
            role: submission, archive (earlier work) or template.

        Raises:
            InputError: the text is no str, is not valid Unicode, or has 4 GB or more.
        """
        first, missing = self._inner.add([text], _one(name, author, role), False, "text", _Options(None))
        if missing:
            raise InputError("text must be a str, got None")
        return first

    def add_all(
        self,
        texts: Texts,
        *,
        names: Texts | None = None,
        authors: Texts | None = None,
        roles: Texts | Role | None = None,
        nulls: Nulls = "error",
        threads: int | None = None,
    ) -> range:
        """Adds documents and returns their ids, in order. O(n) in the texts; a column of Arrow makes no Python strings.

        Args:
            texts: a list of str, or a column of strings of Arrow, pandas or Polars (of NumPy, too).
            names, authors: a value for each text, or None; see `add`.
            roles: a value for each text, or one for all.
            nulls: "error", or "empty" to keep rows without a text as documents without text; `null_rows` lists them.
            threads: as in `compare`.

        Raises:
            InputError: names the row of a value that is wrong; then no text is added.
        """
        if not isinstance(texts, Sized):
            texts = as_list(texts, "texts")
        given = labels(names, authors, roles, len(texts) if isinstance(texts, Sized) else 0)
        ids, missing = add_all(self._inner, texts, given, nulls, "texts", _Options(threads))
        self.null_rows += missing
        return ids

    def remove(self, id: int) -> bool:
        """Removes a document; whether there was one with this id. O(documents)."""
        return self._inner.remove(_checked(id))

    def give_text(self, id: int, text: str) -> None:
        """Brings back a text that was dropped to save memory (`Report.fallbacks`), so that its passages can be shown.

        Raises:
            InputError: there is no such document, or this is not its text.
        """
        self._inner.give_text(_checked(id), text)

    def text(self, id: int) -> str | None:
        """The text of a document; None if it was dropped to save memory."""
        return self._inner.text(_checked(id))

    @property
    def documents(self) -> Table:
        """A row for each document, in the order they were added: `id`, `name`, `author`, `role`."""
        names = ("id", "name", "author", "role")
        return table_of_rows([dict(zip(names, row, strict=True)) for row in self._inner.documents()], names)

    @property
    def ids(self) -> list[int]:
        """The ids of the documents, ascending."""
        return [id for id, *_ in self._inner.documents()]

    def __len__(self) -> int:
        return len(self._inner)

    def __contains__(self, id: object) -> bool:
        return id in self.ids

    def __repr__(self) -> str:
        return f"<Corpus: {len(self)} documents>"

    def compare(
        self,
        *,
        threads: int | None = None,
        progress: Progress | None = None,
        require_exact: bool = False,
        **params: Unpack[Parameters],
    ) -> Report:
        """Compares every document with every other, exactly.

        Not compared are two documents of one author, two of the archive, and templates. O(n log n) for n distinct
        shingles, and the shingles that pairs share.

        Args:
            threads: number of threads; None for one on each core.
            progress: called as the work advances.
            require_exact: raise `MemoryLimitError` before the work where memory would allow estimates only.
            **params: see `PARAMETERS`.

        Raises:
            ParamsError: with all mistakes in the parameters.
            MemoryLimitError: see `require_exact`. Without it there is a `MemoryLimitWarning`.
        """
        checked = read(params)
        if require_exact and "signaturesOnly" in self.forecast(**params)["fallbacks"]:
            raise self._not_exact()
        report = Report(self._inner.compare(checked, _Options(threads, progress)), self, checked)
        if require_exact and "signaturesOnly" in report.fallbacks:
            raise self._not_exact()  # more shingles than the engine counts
        return report.warned()

    def _not_exact(self) -> MemoryLimitError:
        return MemoryLimitError(
            f"an exact comparison of these {len(self):,} documents needs more memory than memory_limit allows; "
            "raise it, or compare fewer documents at a time"
        )

    def compare_pairs(
        self,
        pairs: Any,
        *,
        threads: int | None = None,
        progress: Progress | None = None,
        **params: Unpack[Parameters],
    ) -> Report:
        """Compares the given pairs of ids only, whoever owns them; with threshold 0 all of them are reported.

        Args:
            pairs: pairs of ids, or a table with the columns `a` and `b`.
            threads, progress, **params: as in `compare`.

        Raises:
            InputError: an unknown id, an id paired with itself, or a template.
        """
        checked = read(params)
        inner = self._inner.compare(checked, _Options(threads, progress), numbers(read_pairs(pairs)))
        return Report(inner, self, checked).warned()

    def passages(
        self,
        a: int,
        b: int,
        *,
        positions: Positions = "codepoints",
        threads: int | None = None,
        **params: Unpack[Parameters],
    ) -> PairDetail:
        """Two documents, by id, side by side. O(n log n) in both texts, once all documents are read.

        With the positions of code points, `corpus.text(a)[passage["a_start"]:passage["a_end"]]` is the passage.

        Raises:
            InputError: an unknown id, an id paired with itself, a template, or a text that was dropped.
        """
        return _detail(self._inner.passages(_checked(a), _checked(b), read(params), _Options(threads, None, positions)))

    def passages_of_new(
        self,
        text: str,
        id: int,
        *,
        name: str | None = None,
        author: str | None = None,
        positions: Positions = "codepoints",
        threads: int | None = None,
        **params: Unpack[Parameters],
    ) -> PairDetail:
        """A new text and a document side by side; the text is the first of the pair, and is not added."""
        new = (text, _one(name, author, "submission"))
        return _detail(self._inner.passages(new, _checked(id), read(params), _Options(threads, None, positions)))

    def passages_table(
        self,
        pairs: Any,
        *,
        positions: Positions = "codepoints",
        threads: int | None = None,
        progress: Progress | None = None,
        **params: Unpack[Parameters],
    ) -> Table:
        """The passages of many pairs of ids, a row each: `pair` (the row of `pairs`), `a_start`, `a_end`, `b_start`,
        `b_end` (positions), and in tokens `tokens` (equal, in order), `matched_a`, `matched_b`, `verbatim_a`,
        `verbatim_b`, `a_tokens`, `b_tokens` (all), `shingles`, and `is_summary`.
        """
        given = numbers(read_pairs(pairs))
        return table(self._inner.passages_of(given, read(params), _Options(threads, progress, positions)))

    def obfuscation(
        self, id: int, *, positions: Positions = "codepoints", **params: Unpack[Parameters]
    ) -> dict[str, Any]:
        """The obfuscation in a document (invisible characters, look-alike letters, …): `kinds`, `places`, `unlisted`.
        O(n).
        """
        options = _Options(None, None, positions)
        found: dict[str, Any] = read_json(self._inner.obfuscation(_checked(id), read(params), options))
        return found

    def query(
        self,
        text: str,
        *,
        name: str | None = None,
        author: str | None = None,
        role: Role = "submission",
        threads: int | None = None,
        **params: Unpack[Parameters],
    ) -> dict[str, Any]:
        """The documents that are similar to a new text, which is not added: `tokens`, `shingles`, `distinct` of the
        text, `above_threshold`, `left_out` (because of `max_pairs`), and `similar`, a dict for each document with
        `id`, `name`, `shared`, `union`, `jaccard`, `containment_a_in_b`, `containment_b_in_a`, `sorensen`, `overlap`,
        most similar first.

        The first call reads the corpus; then O(n log n) in the text.

        Raises:
            InputError: only signatures are kept, because memory is short.
        """
        new = (text, _one(name, author, role))
        found: dict[str, Any] = read_json(self._inner.query(new, read(params), _Options(threads)))
        return found

    def evidence_for(
        self,
        text: str,
        *,
        name: str | None = None,
        author: str | None = None,
        role: Role = "submission",
        threads: int | None = None,
        **params: Unpack[Parameters],
    ) -> dict[str, Any] | None:
        """The documents that share passages with a new text, which is not added: `words`, `not_aligned`,
        `with_few_words`, and `documents`, most matched words first (those that many documents share count less), each
        with `id`, `name`, `words` and its `evidence`. None if evidence is off.

        `with_few_words` counts the documents that share only a few rare words with it and are not listed, because they
        are too many: the usual reason is a common subject. A lower `min_matched`, about three quarters, lists them.
        """
        new = (text, _one(name, author, role))
        found: dict[str, Any] | None = read_json(self._inner.evidence_for(new, read(params), _Options(threads)))
        return found

    def judge(
        self,
        text: str,
        *,
        name: str | None = None,
        author: str | None = None,
        refuse_at: float = 0.9,
        largest_group: int = 5,
        threads: int | None = None,
        **params: Unpack[Parameters],
    ) -> dict[str, Any]:
        """The decision of `admit`, without adding the text."""
        return self._admission(
            text, _one(name, author, "submission"), (refuse_at, largest_group), False, threads, params
        )

    def admit(
        self,
        text: str,
        *,
        name: str | None = None,
        author: str | None = None,
        refuse_at: float = 0.9,
        largest_group: int = 5,
        threads: int | None = None,
        **params: Unpack[Parameters],
    ) -> dict[str, Any]:
        """Adds a text if it is unique, or joins a group with room and is not too similar to any document.

        Args:
            refuse_at: it is refused from this similarity to any document on, 0 to 1.
            largest_group: most documents of a group, with the new one.

        Returns:
            `verdict` ("unique", "joins" or "refused"), `reason`, the `id` if it was added, the ids of its `group`,
            and the documents that are `similar`, as in `query`.
        """
        return self._admission(
            text, _one(name, author, "submission"), (refuse_at, largest_group), True, threads, params
        )

    def _admission(
        self, text: str, given: Labels, rule: tuple[float, int], add: bool, threads: int | None, params: Parameters
    ) -> dict[str, Any]:
        refuse_at, largest_group = rule
        if not hasattr(refuse_at, "__float__") or not 0 <= refuse_at <= 1:
            raise InputError(f"refuse_at must be a number from 0 to 1, got {refuse_at!r}")
        if not hasattr(largest_group, "__index__") or not 1 <= largest_group < 2**32:
            raise InputError(f"largest_group must be a whole number from 1, got {largest_group!r}")
        found: dict[str, Any] = read_json(self._inner.admit((text, given), rule, add, read(params), _Options(threads)))
        return found

    def forecast(self, **params: Unpack[Parameters]) -> dict[str, Any]:
        """The expected comparison, as the function `forecast`, from the texts of the corpus. O(documents)."""
        found: dict[str, Any] = read_json(self._inner.forecast(read(params)))
        return found


def _checked(id: int) -> int:
    """The id of a document, as the engine counts them.

    Raises:
        InputError: it cannot be one.
    """
    if not hasattr(id, "__index__") or not 0 <= id < 2**32:
        raise InputError(f"the id of a document is a whole number from 0, got {id!r}")
    return id


def _one(name: str | None, author: str | None, role: str) -> Labels:
    return Labels([name], [author], [role])


def _detail(found: str) -> PairDetail:
    detail = PairDetail(**read_json(found))
    for pair in (detail.pair, detail.without_deobfuscation):
        if pair is not None:
            pair.update(pair["evidence"] or dict.fromkeys(EVIDENCE))
    return detail


def forecast(documents: int, text_bytes: int, **params: Unpack[Parameters]) -> dict[str, Any]:
    """The expected size, memory and time of a comparison, before there are texts. O(1).

    Args:
        documents: their number.
        text_bytes: bytes of their texts in UTF-8, in all.
        **params: see `PARAMETERS`.

    Returns:
        `documents`, `shingles`, `pairs`, `bytes` (peak memory), `seconds` (one core, of the year 2020), `fallbacks`
        (steps that make it fit into `memory_limit`; "signaturesOnly" means that it would not be exact), and whether
        it `fits`.

    Raises:
        InputError: `documents` or `text_bytes` is no whole number from 0.
        ParamsError: with all mistakes in the parameters.
    """
    for name, count in (("documents", documents), ("text_bytes", text_bytes)):
        if not hasattr(count, "__index__") or not 0 <= count < 2**64:
            raise InputError(f"{name} must be a whole number from 0, got {count!r}")
    found: dict[str, Any] = read_json(_engine.forecast(documents, text_bytes, read(params)))
    return found


def compare(
    texts: Texts,
    *,
    names: Texts | None = None,
    authors: Texts | None = None,
    roles: Texts | Role | None = None,
    nulls: Nulls = "error",
    threads: int | None = None,
    progress: Progress | None = None,
    require_exact: bool = False,
    **params: Unpack[Parameters],
) -> Report:
    """Compares texts with one another: every pair that is similar or shares passages, exactly.

    `lookalike.compare(["a b c", …], k=5, threshold=0.2).pairs` has a row for each pair found; `a` and `b` are rows of
    `texts`. With `evidence=False` pairs are found by similarity alone, in about half of the time.

    Args:
        texts: a list of str, or a column of strings of Arrow, pandas or Polars.
        names, authors, roles: of each text, see `Corpus.add_all`.
        nulls: "error", or "empty" to keep rows without a text as documents without text.
        threads: number of threads; None for one on each core. The result is the same.
        progress: called as the work advances, see `Progress`.
        require_exact: raise `MemoryLimitError` where memory would allow estimates only.
        **params: see `PARAMETERS`: `k=5` (words of a shingle), `threshold=0.2`, `measure="jaccard"`, `unit="words"`, …

    Raises:
        InputError: names the row of a text that is none.
        ParamsError: with all mistakes in the parameters.
    """
    read(params)  # Mistakes come before the work on texts.
    corpus = Corpus(texts, names=names, authors=authors, roles=roles, nulls=nulls, threads=threads)
    return corpus.compare(threads=threads, progress=progress, require_exact=require_exact, **params)


def groups(pairs: Report | Any, *, items: int | None = None) -> list[list[int]]:
    """Connected components of pairs, each ascending, the largest first, as the engine makes them. O(pairs log items).

    Args:
        pairs: a report, for the groups of all its pairs at or above the threshold, listed or not; or pairs of whole
            numbers, or a table with the columns `a` and `b`.
        items: number of items; by default one more than the largest of them.
    """
    if isinstance(pairs, Report):
        return pairs.groups
    flat = list(read_pairs(pairs))
    least = max(flat, default=-1) + 1
    if items is not None and items < least:
        raise InputError(f"items must be more than the largest item of the pairs, {least - 1}, got {items}")
    return _engine.groups(numbers(flat), least if items is None else items)


__all__ = ["Corpus", "PairDetail", "Positions", "Progress", "Role", "compare", "forecast", "groups"]
