"""Similar pairs of the documents of a DataFrame."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Literal, TypeAlias

from pyspark.sql import DataFrame
from pyspark.sql import functions as F  # noqa: N812
from pyspark.sql.types import StringType

from ..errors import InputError
from ..parameters import read
from ._join import Found, exact_pairs, lsh_pairs
from ._read import ID_TYPES, Documents, check_column, check_params, read_documents

Method: TypeAlias = Literal["auto", "exact", "lsh"]
"""How candidates are found: by a prefix filter, which finds all pairs, or by bands of MinHash signatures."""

MAX_TEXTS = 20_000
MAX_COPIES = 100
WORD_BYTES = 6.5
"""Of English, with the space."""
# Measured, see docs/scale.md.
EXACT_SECONDS = 2.5e-6
"""Processor time of a fingerprint."""
EXACT_BYTES = 24
"""Shuffled for a fingerprint."""
LSH_SECONDS = 5e-6
"""Processor time of a band of a text."""
LSH_BYTES = 80
"""Shuffled for a band of a text, with the sets of the candidates."""
HOURS = 8.0

log = logging.getLogger("lookalike.spark")


@dataclass(frozen=True)
class Forecast:
    """The expected work of a comparison.

    Attributes:
        documents: number of documents.
        text_bytes: characters of all texts, about as many bytes.
        fingerprints: of all texts.
        cores: the cluster's parallelism.
        exact_bytes, lsh_bytes: bytes that are shuffled.
        exact_seconds, lsh_seconds: time on these cores.
        recall: probability that LSH finds a pair at the threshold.
        method: the one that "auto" chooses: exact, unless that takes more than `hours` and LSH takes less.
    """

    documents: int
    text_bytes: int
    fingerprints: int
    cores: int
    exact_bytes: int
    lsh_bytes: int
    exact_seconds: float
    lsh_seconds: float
    recall: float
    method: str

    def __str__(self) -> str:
        return (
            f"{self.documents:,} documents of {self.text_bytes:,} characters on {self.cores} cores: exact in about "
            f"{self.exact_seconds:,.0f} s with {self.exact_bytes / 1e9:,.1f} GB shuffled, lsh in about "
            f"{self.lsh_seconds:,.0f} s with {self.lsh_bytes / 1e9:,.1f} GB and a recall of {self.recall:.1%} at the "
            f"threshold; auto chooses {self.method}"
        )


@dataclass
class Result:
    """Pairs and all that is not among them.

    `with similar_pairs(df) as result:` drops at the end what Spark keeps of the documents; so does `unpersist()`.

    Attributes:
        pairs: a row for each pair.
        rejected: documents that were not compared: `id`, `column`, `reason` ("null", "repeated"), `rows`.
        left_out: `what` ("shared key", "copies", "similar copies"), `of` (the key, or an id), `documents`, `pairs`
            (their number): pairs that a bound excluded. Empty unless a bound applied.
        method: "exact" or "lsh".
        counts: `documents`, `texts` (different ones), `fingerprints`, `unsegmented` (texts with spaced-out letters,
            which a corpus may read with the help of the others), `rejected_ids`.
        forecast: the one that chose the method, if it was "auto".
        recall_at_threshold: probability that a pair just at the threshold is found.
    """

    pairs: DataFrame
    rejected: DataFrame
    left_out: DataFrame
    method: str
    counts: dict[str, int]
    forecast: Forecast | None = None
    recall_at_threshold: float = 1.0
    _bands: tuple[int, int] = (1, 1)
    _kept: list[Any] = field(default_factory=list, repr=False)

    def expected_recall(self) -> float:
        """The expected share of all pairs that was found, by the S-curve and the similarities found. Runs a job."""
        if self.method == "exact":
            return 1.0
        bands, rows = self._bands
        probability = 1 - F.pow(1 - F.pow("jaccard", F.lit(rows)), F.lit(bands))
        found = self.pairs.agg(F.count("*").alias("found"), F.sum(1 / probability).alias("expected")).first()
        return 1.0 if found is None or not found["found"] else float(found["found"] / found["expected"])

    def unpersist(self) -> None:
        """Drops what Spark keeps of the documents."""
        for frame in self._kept:
            frame.unpersist()

    def __enter__(self) -> Result:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.unpersist()


def bands_of(params: dict[str, Any], threshold: float) -> tuple[int, int]:
    """Bands and rows of a signature."""
    chosen = json.loads(read({**params, "threshold": threshold}).values())
    return int(chosen["bands"]), int(chosen["rows"])


def forecast(
    df: DataFrame,
    id: str = "id",
    text: str = "text",
    *,
    threshold: float = 0.2,
    hours: float = HOURS,
    **params: Any,
) -> Forecast:
    """The expected work of `similar_pairs`. Reads the lengths of the texts.

    Args:
        df, id, text, threshold, **params: as in `similar_pairs`.
        hours: "auto" chooses LSH above this expected time.
    """
    checked = check_params({**params, "threshold": threshold})
    check_column(df, id, "id", ID_TYPES)
    given = check_column(df, text, "text", (StringType,))
    found = df.agg(F.count(given).alias("documents"), F.sum(F.length(given)).alias("characters")).first()
    documents, characters = (found["documents"], found["characters"] or 0) if found else (0, 0)
    cores = max(1, df.sparkSession.sparkContext.defaultParallelism)
    is_words = checked.get("unit", "words") == "words"
    fingerprints = int(characters / (WORD_BYTES if is_words else 1))
    fingerprints = int(fingerprints * 2 / (max(1, checked.get("winnow") or 1) + 1))
    bands, rows = bands_of(checked, threshold)
    exact = EXACT_SECONDS * fingerprints / cores
    lsh = LSH_SECONDS * documents * bands / cores
    return Forecast(
        documents,
        characters,
        fingerprints,
        cores,
        EXACT_BYTES * fingerprints,
        LSH_BYTES * documents * bands,
        exact,
        lsh,
        1 - (1 - threshold**rows) ** bands,
        "lsh" if exact > hours * 3600 and lsh < exact else "exact",
    )


def similar_pairs(
    df: DataFrame,
    id: str = "id",
    text: str = "text",
    *,
    threshold: float = 0.2,
    k: int = 5,
    method: Method = "auto",
    max_texts: int = MAX_TEXTS,
    max_copies: int = MAX_COPIES,
    **params: Any,
) -> Result:
    """All pairs of documents with this similarity or more, with exact counts.

    `similar_pairs(df, threshold=0.8).pairs` has the columns `a`, `b` (ids, a < b), `shared` (distinct shingles),
    `jaccard`, `containment_a_in_b`, `containment_b_in_a`. The same rows whatever the number of partitions and
    executors. Equal texts are compared once.

    Args:
        df: a row for each document.
        id: its column of ids, strings or whole numbers; each once.
        text: its column of texts.
        threshold: smallest Jaccard similarity, 0 to 1.
        k: shingle length in tokens.
        method: "exact" finds all pairs, "lsh" those that share a band of their signatures; both verify each pair
            with the whole sets. "auto" is exact, unless that is forecast to take more than 8 hours and LSH less; the
            forecast is logged and part of the result.
        max_texts: of a fingerprint or band that more different texts share, no candidates are made; `left_out` counts
            their pairs. In "exact" this concerns the rarest fingerprints of each text only.
        max_copies: of more equal texts, only the pairs with the first are listed; `left_out` counts the others.
        **params: see `lookalike.PARAMETERS`.

    Raises:
        InputError: a column does not exist, or is of another type.
        ParamsError: with all mistakes in the parameters.
    """
    checked = check_params({**params, "k": k, "threshold": threshold})
    if method not in ("auto", "exact", "lsh"):
        raise InputError(f'method must be one of "auto", "exact", "lsh", got {method!r}')
    expected = None
    if method == "auto":
        expected = forecast(df, id, text, **{**params, "k": k, "threshold": threshold})
        log.info("%s", expected)
        method = "lsh" if expected.method == "lsh" else "exact"
    columns = ("fingerprints",) if method == "exact" else ("fingerprints", "band_keys")
    documents = read_documents(df, id, text, checked, columns)
    texts = documents.sketches().select("key", "distinct", *columns)
    if method == "exact":
        found = exact_pairs(texts, documents.counts["texts"], threshold, max_texts)
    else:
        found = lsh_pairs(texts, threshold, max_texts)
    pairs, left_out = with_copies(found, documents, max_copies)
    bands, rows = bands_of(checked, threshold)
    recall = 1.0 if method == "exact" else 1 - (1 - threshold**rows) ** bands
    kept = [documents, *found.kept]
    return Result(pairs, documents.rejected, left_out, method, documents.counts, expected, recall, (bands, rows), kept)


def with_copies(found: Found, documents: Documents, max_copies: int) -> tuple[DataFrame, DataFrame]:
    """Pairs of documents from pairs of texts, with those of equal texts; and what the bounds exclude."""
    pairs, left_out = of_documents(found, documents, documents, max_copies)
    is_turned = F.col("a") > F.col("b")
    pairs = pairs.select(
        F.least("a", "b").alias("a"),
        F.greatest("a", "b").alias("b"),
        "shared",
        F.when(is_turned, F.col("distinct_b")).otherwise(F.col("distinct_a")).alias("distinct_a"),
        F.when(is_turned, F.col("distinct_a")).otherwise(F.col("distinct_b")).alias("distinct_b"),
    )
    if has_copies(documents):
        members = documents.members.join(documents.classes.select("key", "first", "members"), "key")
        members = members.where("members > 1 and distinct > 0")
        few = members.where(F.col("members") <= max_copies)
        of_few = few.alias("l").join(few.alias("r"), "key").where("l.id < r.id").select("l.id", "r.id", "l.distinct")
        of_many = members.where((F.col("members") > max_copies) & (F.col("id") != F.col("first")))
        equal = of_few.toDF("a", "b", "shared").unionByName(
            of_many.select(F.col("first").alias("a"), F.col("id").alias("b"), F.col("distinct").alias("shared"))
        )
        pairs = pairs.unionByName(
            equal.select("*", F.col("shared").alias("distinct_a"), F.col("shared").alias("distinct_b"))
        )
        unlisted = (F.col("members") - 1) * (F.col("members") - 2) / 2
        large = documents.classes.where((F.col("members") > max_copies) & (F.col("distinct") > 0))
        left_out = left_out.unionByName(
            large.select(
                F.lit("copies").alias("what"),
                F.col("first").cast("string").alias("of"),
                F.col("members").alias("documents"),
                unlisted.cast("long").alias("pairs"),
            )
        )
    return measured(pairs), left_out


def has_copies(documents: Documents) -> bool:
    """Whether two documents have equal texts."""
    return documents.counts["documents"] > documents.counts["texts"]


def of_documents(
    found: Found, a_documents: Documents, b_documents: Documents, max_copies: int
) -> tuple[DataFrame, DataFrame]:
    """Pairs of documents from pairs of texts, and what the bounds exclude."""
    found.pairs = found.pairs.persist()
    found.kept.append(found.pairs)
    pairs = found.pairs.toDF("a_key", "b_key", "shared", "distinct_a", "distinct_b")
    of_texts = pairs
    for side, documents in (("a", a_documents), ("b", b_documents)):
        classes = documents.classes
        is_many = F.col("members") > max_copies
        sizes = classes.select(
            F.col("key").alias(f"{side}_key"),
            F.col("first").alias(f"{side}_first"),
            F.col("members").alias(f"{side}_all"),
            F.when(is_many, F.lit(1)).otherwise(F.col("members")).alias(f"{side}_listed"),
        )
        of_texts = of_texts.join(sizes, f"{side}_key")
        listed = classes.select("key", F.col("first").alias("id"))
        if has_copies(documents):
            few = documents.members.join(classes.where(~is_many).select("key"), "key", "left_semi")
            listed = few.select("key", "id").unionByName(
                classes.where(is_many).select("key", F.col("first").alias("id"))
            )
        pairs = pairs.join(listed.toDF(f"{side}_key", side), f"{side}_key")
    unlisted = F.col("a_all") * F.col("b_all") - F.col("a_listed") * F.col("b_listed")
    similar = of_texts.where(unlisted > 0).select(
        F.lit("similar copies").alias("what"),
        F.least(F.col("a_first").cast("string"), F.col("b_first").cast("string")).alias("of"),
        (F.col("a_all") + F.col("b_all")).alias("documents"),
        unlisted.alias("pairs"),
    )
    keys = found.left_out.select(F.lit("shared key").alias("what"), "of", "documents", "pairs")
    return pairs.select("a", "b", "shared", "distinct_a", "distinct_b"), keys.unionByName(similar)


def measured(pairs: DataFrame) -> DataFrame:
    """The measures of pairs with the sizes of both sets."""
    a, b, shared = F.col("distinct_a"), F.col("distinct_b"), F.col("shared")
    return pairs.select(
        "a",
        "b",
        "shared",
        (shared / (a + b - shared)).alias("jaccard"),
        (shared / a).alias("containment_a_in_b"),
        (shared / b).alias("containment_b_in_a"),
    )
