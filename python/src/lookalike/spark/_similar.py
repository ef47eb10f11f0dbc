"""Similar pairs of the documents of a DataFrame."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, field
from types import TracebackType
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from pyspark.sql import DataFrame
from pyspark.sql import functions as F  # noqa: N812
from pyspark.sql.types import StringType

from ..errors import InputError
from ..parameters import read
from ._join import Found, exact_pairs, lsh_pairs
from ._read import ID_TYPES, Documents, check_column, check_params, read_documents

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ..parameters import Parameters

Method: TypeAlias = Literal["auto", "exact", "lsh"]
"""How candidates are found: by a prefix filter, which finds all pairs, or by bands of MinHash signatures."""

MAX_TEXTS = 20_000
MAX_COPIES = 100
WORD_BYTES = 6.5
"""Of English, with the space."""
# Measured on two cores, see docs/scale.md.
EXACT_SECONDS = 1.1e-6
"""A fingerprint and core."""
LSH_SECONDS = 5.0e-6
"""A band of a text and core."""
ROW_BYTES = 20
"""A row of two numbers of 64 bits in a shuffle."""
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
    **params: Unpack[Parameters],
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
        ROW_BYTES * fingerprints,
        ROW_BYTES * documents * bands,
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
    **params: Unpack[Parameters],
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
            with the whole sets. "auto" chooses by a forecast, which is logged and part of the result.
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
    count = documents.counts["texts"]
    join = exact_pairs if method == "exact" else lsh_pairs
    texts = documents.sketches().select("key", "distinct", *columns)
    found = exact_pairs(texts, count, threshold, max_texts) if join is exact_pairs else lsh_pairs(texts, threshold, max_texts)
    pairs, left_out = with_copies(found, documents, max_copies)
    bands, rows = bands_of(checked, threshold)
    recall = 1.0 if method == "exact" else 1 - (1 - threshold**rows) ** bands
    kept = [documents, *found.kept]
    return Result(
        pairs, documents.rejected, left_out, method, documents.counts, expected, recall, (bands, rows), kept
    )


def with_copies(found: Found, documents: Documents, max_copies: int) -> tuple[DataFrame, DataFrame]:
    """Pairs of documents from pairs of texts, with those of equal texts; and what the bounds exclude."""
    found.pairs = found.pairs.persist()
    found.kept.append(found.pairs)
    classes, members = documents.classes, documents.members
    left_outs = [found.left_out.select(F.lit("shared key").alias("what"), "of", "documents", "pairs")]
    if documents.counts["documents"] == documents.counts["texts"]:
        listed = classes.select("key", F.col("first").alias("id"))
        equal = None
    else:
        large = classes.where(F.col("members") > max_copies)
        few = members.join(classes.select("key", "first", F.col("members").alias("copies")), "key")
        listed = few.where((F.col("copies") <= max_copies) | (F.col("id") == F.col("first"))).select("key", "id")
        shared = few.where("copies > 1 and distinct > 0")
        first = shared.where(F.col("copies") > max_copies).where("id <> first").select("first", "id", "distinct")
        others = shared.where(F.col("copies") <= max_copies)
        both = others.alias("l").join(others.alias("r"), "key").where("l.id < r.id")
        equal = first.toDF("a", "b", "shared").unionByName(
            both.select(F.col("l.id").alias("a"), F.col("r.id").alias("b"), F.col("l.distinct").alias("shared"))
        )
        unlisted = (F.col("members") - 1) * (F.col("members") - 2) / 2
        left_outs.append(
            large.where("distinct > 0").select(
                F.lit("copies").alias("what"),
                F.col("first").cast("string").alias("of"),
                F.col("members").alias("documents"),
                unlisted.cast("long").alias("pairs"),
            )
        )
        sizes = classes.select("key", "first", F.col("members").alias("all")).withColumn(
            "listed", F.when(F.col("all") <= max_copies, F.col("all")).otherwise(F.lit(1))
        )
        a, b = (sizes.toDF(*[f"{side}_{name}" for name in sizes.columns]) for side in "ab")
        of_pairs = found.pairs.join(a, F.col("a") == F.col("a_key")).join(b, F.col("b") == F.col("b_key"))
        unlisted = F.col("a_all") * F.col("b_all") - F.col("a_listed") * F.col("b_listed")
        left_outs.append(
            of_pairs.where(unlisted > 0).select(
                F.lit("similar copies").alias("what"),
                F.least("a_first", "b_first").cast("string").alias("of"),
                (F.col("a_all") + F.col("b_all")).alias("documents"),
                unlisted.alias("pairs"),
            )
        )
    a = listed.select(F.col("key").alias("a"), F.col("id").alias("id_a"))
    b = listed.select(F.col("key").alias("b"), F.col("id").alias("id_b"))
    pairs = found.pairs.join(a, "a").join(b, "b")
    is_turned = F.col("id_a") > F.col("id_b")
    pairs = pairs.select(
        F.least("id_a", "id_b").alias("a"),
        F.greatest("id_a", "id_b").alias("b"),
        "shared",
        F.when(is_turned, F.col("distinct_b")).otherwise(F.col("distinct_a")).alias("distinct_a"),
        F.when(is_turned, F.col("distinct_a")).otherwise(F.col("distinct_b")).alias("distinct_b"),
    )
    if equal is not None:
        pairs = pairs.unionByName(
            equal.select("*", F.col("shared").alias("distinct_a"), F.col("shared").alias("distinct_b"))
        )
    left_out = left_outs[0]
    for more in left_outs[1:]:
        left_out = left_out.unionByName(more)
    return measured(pairs), left_out


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
