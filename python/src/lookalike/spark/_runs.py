"""Pairs that share a run of words, and passages of given pairs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql import functions as F  # noqa: N812
from pyspark.sql.types import StringType

from .. import _engine
from .._tables import table
from ..corpus import _Options
from ..errors import InputError
from ..parameters import read
from ._join import exact_pairs
from ._read import ID_TYPES, NOT_FOR_SPARK, check_column, check_params, pieces, read_documents
from ._similar import MAX_COPIES, MAX_TEXTS, Result, with_copies

if TYPE_CHECKING:
    from ..corpus import Positions

PASSAGE = ("a_start", "a_end", "b_start", "b_end", "tokens", "matched_a", "matched_b", "verbatim_a", "verbatim_b")
MATCHED = ("matched_a", "matched_b", "verbatim_a", "verbatim_b")


def copied_runs(
    df: DataFrame,
    id: str = "id",
    text: str = "text",
    *,
    words: int = 25,
    max_texts: int = MAX_TEXTS,
    max_copies: int = MAX_COPIES,
    **params: Any,
) -> Result:
    """All pairs of documents that share a run of at least so many words, exactly, however long the documents are.

    `copied_runs(df, words=25).pairs` has the columns `a`, `b` (ids, a < b) and `runs`: the number of different runs of
    exactly `words` words that both have. A copied stretch of `words` + n words has n + 1 of them.

    Args:
        df, id, text, max_texts, max_copies, **params: as in `similar_pairs`.
        words: length of a run, 1 to 64; tokens, where the parameter `unit` says so.
    """
    if params.get("k") is not None:
        raise InputError("copied_runs takes the length of a run as words=, not as k=")
    checked = check_params({**params, "k": words, "threshold": 0.0})
    documents = read_documents(df, id, text, checked, ("fingerprints",))
    texts = documents.sketches().select("key", "distinct", "fingerprints")
    found = exact_pairs(texts, documents.counts["texts"], 0.0, max_texts)
    pairs, left_out = with_copies(found, documents, max_copies)
    return Result(
        pairs.select("a", "b", F.col("shared").alias("runs")),
        documents.rejected,
        left_out,
        "exact",
        documents.counts,
        _kept=[documents, *found.kept],
    )


@dataclass
class EvidenceResult:
    """Passages of pairs.

    Attributes:
        pairs: `a`, `b`; `matched_a`, `matched_b` (words of either text in passages), `verbatim_a`, `verbatim_b` (those
            that are equal), and `passages`, a list of structs with `a_start`, `a_end`, `b_start`, `b_end` (positions)
            and in tokens `tokens`, `matched_a`, `matched_b`, `verbatim_a`, `verbatim_b`.
        rejected: pairs of which a document is missing, has no text, or has an id that is repeated: `a`, `b`, `reason`.
    """

    pairs: DataFrame
    rejected: DataFrame


def evidence(
    pairs: DataFrame,
    df: DataFrame,
    id: str = "id",
    text: str = "text",
    *,
    positions: Positions = "codepoints",
    **params: Any,
) -> EvidenceResult:
    """Matched words and passages, verbatim or reworded, of given pairs; each pair without regard to other documents.

    Args:
        pairs: the columns `a` and `b` with ids, such as `similar_pairs(df).pairs`.
        df, id, text: the documents.
        positions: what positions count: "codepoints", "utf8" or "utf16".
        **params: see `lookalike.PARAMETERS`: `passage_gap`, `shortest_passage`, …
    """
    for name, reason in NOT_FOR_SPARK.items():
        if name in ("max_document_frequency", "weighting") and params.get(name) is not None:
            raise InputError(f"{name} is not a parameter of evidence: {reason}")
    read(params)
    _Options(1, None, positions)
    for name in ("a", "b"):
        check_column(pairs, name, "pairs", ID_TYPES)
    wanted = pairs.select("a", "b").where("a is not null and b is not null").distinct()
    ids = wanted.select(F.col("a").alias("id")).union(wanted.select("b")).distinct()
    texts = df.select(
        check_column(df, id, "id", ID_TYPES).alias("id"), check_column(df, text, "text", (StringType,)).alias("text")
    )
    texts = (
        texts.join(ids, "id", "left_semi").groupBy("id").agg(F.count("*").alias("rows"), F.min("text").alias("text"))
    )
    for side in "ab":
        wanted = wanted.join(texts.toDF(side, f"{side}_rows", f"{side}_text"), side, "left")
    reason = F.lit(None).cast("string")
    for side in "ba":
        reason = (
            F.when(F.col(f"{side}_rows").isNull(), F.lit(f"{side}: no such document"))
            .when(F.col(f"{side}_rows") > 1, F.lit(f"{side}: the id is repeated"))
            .when(F.col(f"{side}_text").isNull(), F.lit(f"{side}: the text is null"))
            .otherwise(reason)
        )
    reason = F.when(F.col("a") == F.col("b"), F.lit("a and b are one document")).otherwise(reason)
    checked = wanted.withColumn("reason", reason)
    rejected = checked.where("reason is not null").select("a", "b", "reason")
    nulls = pairs.where("a is null or b is null").select("a", "b", F.lit("an id is null").alias("reason"))
    kind = pairs.schema["a"].dataType.simpleString(), pairs.schema["b"].dataType.simpleString()
    passage = ", ".join(f"{name}: int" for name in PASSAGE)
    schema = f"a {kind[0]}, b {kind[1]}, {', '.join(f'{name} int' for name in MATCHED)}"
    work = partial(_align, params=dict(params), positions=positions)
    good = checked.where("reason is null").select("a", "b", "a_text", "b_text")
    return EvidenceResult(
        good.mapInArrow(work, f"{schema}, passages array<struct<{passage}>>"), rejected.unionByName(nulls)
    )


def _align(batches: Iterator[pa.RecordBatch], params: dict[str, Any], positions: str) -> Iterator[pa.RecordBatch]:
    checked, options = read(params), _Options(1, None, positions)
    for piece in pieces(batches):
        texts = [piece[name].to_pylist() for name in ("a_text", "b_text")]
        found = table(_engine.align_pairs(texts[0], texts[1], checked, options))
        rows = found["pair"].to_pylist()
        sums = [dict.fromkeys(MATCHED, 0) for _ in range(piece.num_rows)]
        for row, *values in zip(rows, *(found[name].to_pylist() for name in MATCHED), strict=True):
            for name, value in zip(MATCHED, values, strict=True):
                sums[row][name] += value
        ends = [0] * (piece.num_rows + 1)
        for row in rows:
            ends[row + 1] += 1
        for row in range(piece.num_rows):
            ends[row + 1] += ends[row]
        columns = [found[name].combine_chunks().cast(pa.int32()) for name in PASSAGE]
        passages = pa.ListArray.from_arrays(
            pa.array(ends, pa.int32()), pa.StructArray.from_arrays(columns, list(PASSAGE))
        )
        matched = [pa.array([each[name] for each in sums], pa.int32()) for name in MATCHED]
        yield pa.RecordBatch.from_arrays([piece["a"], piece["b"], *matched, passages], ["a", "b", *MATCHED, "passages"])
