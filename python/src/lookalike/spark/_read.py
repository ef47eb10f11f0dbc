"""Documents of a DataFrame, checked, and their sketches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import pyarrow as pa
from pyspark import StorageLevel
from pyspark.sql import Column, DataFrame
from pyspark.sql import functions as F  # noqa: N812 (as everybody writes it)
from pyspark.sql.types import ByteType, DataType, IntegerType, LongType, ShortType, StringType

from ..errors import InputError, ParamsError
from ..parameters import read
from ..sketch import Sketcher

KEEP = StorageLevel.MEMORY_AND_DISK
ID_TYPES = (ByteType, ShortType, IntegerType, LongType, StringType)
MAX_PIECE_BYTES = 8 << 20
"""Bytes of text that are sketched at a time."""
MAX_BROADCAST_ROWS = 1_000_000
NOT_FOR_SPARK = {
    "max_document_frequency": "a cap on document frequencies would need the documents of a whole corpus",
    "weighting": "weights depend on all documents of a corpus",
    "measure": "pairs are found by Jaccard similarity; the containments are columns of the result",
    "evidence": "lookalike.spark.evidence finds passages",
    "max_pairs": "all pairs are returned",
    "max_pairs_per_document": "all pairs are returned",
    "memory_limit": "Spark has limits of its own",
}


def check_params(params: dict[str, Any]) -> dict[str, Any]:
    """Parameters of sketches from keyword arguments.

    Raises:
        ParamsError: with all mistakes.
    """
    for name, reason in NOT_FOR_SPARK.items():
        if params.get(name) is not None:
            message = f"{name} is not a parameter of lookalike.spark: {reason}"
            raise ParamsError([{"field": name, "code": "notForSpark", "args": {"name": name}, "message": message}])
    wanted = {**params, "evidence": False, "method": "exact"}
    read(wanted)
    return wanted


def check_column(df: DataFrame, name: str, place: str, types: tuple[type[DataType], ...]) -> Column:
    """A column by its name.

    Raises:
        InputError: there is none of that name, or it is of another type.
    """
    fields = {field.name: field.dataType for field in df.schema.fields}
    if name not in fields:
        raise InputError(f'{place} names the column "{name}", which does not exist; there are: {", ".join(fields)}')
    if not isinstance(fields[name], types):
        wanted = "strings" if types == (StringType,) else "strings or whole numbers"
        raise InputError(f'the column "{name}" ({place}) must be of {wanted}, got {fields[name].simpleString()}')
    return df["`" + name.replace("`", "``") + "`"]


@dataclass
class Documents:
    """Sketched documents.

    Attributes:
        rows: `id`, `key` (of the text), `distinct` (fingerprints), and the columns of the sketches; kept.
        members: `id`, `key`, `distinct` of every accepted document; kept.
        classes: a row for each different text: `key`, `first` (its smallest id), `members`, `distinct`; kept.
        rejected: `id`, `column`, `reason`, `rows`.
        counts: `documents`, `texts` (different ones), `fingerprints`, `unsegmented`.
    """

    rows: DataFrame
    members: DataFrame
    classes: DataFrame
    rejected: DataFrame
    counts: dict[str, int]

    def sketches(self) -> DataFrame:
        """One of the rows for each different text."""
        # A text is sketched with each of its copies, so a copy is left out without moving the sketches of the others.
        copies = self.members.join(self.classes.select("key", "first"), "key").where("id <> first").select("id")
        repeated = self.rejected.where("reason = 'repeated'").select("id")
        unwanted = self.counts["documents"] - self.counts["texts"] + self.counts["rejected_ids"]
        if unwanted == 0:
            return self.rows
        left_out = copies.unionByName(repeated)
        return self.rows.join(F.broadcast(left_out) if unwanted < MAX_BROADCAST_ROWS else left_out, "id", "left_anti")

    def unpersist(self) -> None:
        """Drops what Spark keeps of the documents."""
        for frame in (self.rows, self.members, self.classes):
            frame.unpersist()


def read_documents(
    df: DataFrame,
    id: str,
    text: str,
    params: dict[str, Any],
    columns: tuple[str, ...],
    *,
    keep: tuple[str, ...] = (),
    attempts: int = 4,
) -> Documents:
    """Sketches all documents of a DataFrame; `keep` names further columns that the rows are to have."""
    given = df.select(
        check_column(df, id, "id", ID_TYPES).alias("id"),
        check_column(df, text, "text", (StringType,)).alias("text"),
    )
    accepted = given.where("id is not null and text is not null")
    for attempt in range(attempts):
        found = documents_of(_sketched(accepted, params, columns, keep, attempt), _without(given))
        if found is not None:
            return found
    raise InputError("two different texts have digests of 256 bits that are partly equal; remove one of them")


def _without(given: DataFrame) -> DataFrame:
    """Rows without an id or a text."""
    reason = F.when(F.col("id").isNull(), "id").otherwise("text")
    bad = given.where("id is null or text is null").select("id", reason.alias("column"))
    return bad.groupBy("id", "column").agg(F.lit("null").alias("reason"), F.count("*").alias("rows"))


def documents_of(rows: DataFrame, rejected: DataFrame, *, is_stored: bool = False) -> Documents | None:
    """Documents from sketched rows, which may be stored already; None if the keys of two texts are equal."""
    if not is_stored:
        rows = rows.persist(StorageLevel.DISK_ONLY)
    members = rows.groupBy("id").agg(
        F.count("*").alias("rows"),
        *[F.min(name).alias(name) for name in ("key", "check", "distinct", "is_unsegmented")],
    )
    members = members.persist(KEEP)
    repeated = members.where("rows > 1").select(
        "id", F.lit("id").alias("column"), F.lit("repeated").alias("reason"), "rows"
    )
    single = members.where("rows = 1")
    classes = single.groupBy("key").agg(
        F.min("id").alias("first"),
        F.count("*").alias("members"),
        F.min("distinct").alias("distinct"),
        (F.min("check") != F.max("check")).alias("collides"),
        F.max("is_unsegmented").alias("is_unsegmented"),
    )
    classes = classes.persist(KEEP)
    found = classes.agg(
        F.count("*").alias("texts"),
        F.coalesce(F.sum("members"), F.lit(0)).alias("documents"),
        F.coalesce(F.sum(F.col("distinct").cast("long")), F.lit(0)).alias("fingerprints"),
        F.count_if(F.col("is_unsegmented")).alias("unsegmented"),
        F.count_if(F.col("collides")).alias("collisions"),
    ).first()
    counts = {} if found is None else found.asDict()
    if counts.pop("collisions"):
        for frame in (rows, members, classes):
            frame.unpersist()
        return None
    counts["rejected_ids"] = members.where("rows > 1").count()
    return Documents(rows, single.select("id", "key", "distinct"), classes, rejected.unionByName(repeated), counts)


def _sketched(
    df: DataFrame, params: dict[str, Any], columns: tuple[str, ...], keep: tuple[str, ...], attempt: int
) -> DataFrame:
    types = {"fingerprints": "array<bigint>", "band_keys": "array<bigint>", "sketch": "binary"}
    fields = [f"`id` {df.schema['id'].dataType.simpleString()}", "key bigint", "`check` bigint", "distinct int"]
    fields += ["is_unsegmented boolean", *(f"{name} {types[name]}" for name in columns)]
    fields += [f"`{name}` {df.schema[name].dataType.simpleString()}" for name in keep]
    work = partial(_sketch, params=params, columns=columns, keep=keep, attempt=attempt)
    return df.mapInArrow(work, ", ".join(fields))


def _sketch(
    batches: Iterator[pa.RecordBatch],
    params: dict[str, Any],
    columns: tuple[str, ...],
    keep: tuple[str, ...],
    attempt: int,
) -> Iterator[pa.RecordBatch]:
    sketcher = Sketcher(**params)
    for piece in pieces(batches):
        found = sketcher.sketch(
            piece["text"], columns=["text_digest", "distinct", "is_unsegmented", *columns], threads=1
        )
        digests = found["text_digest"].combine_chunks()
        # Four numbers of 64 bits for each text.
        numbers = pa.Array.from_buffers(pa.int64(), 4 * len(digests), [None, digests.buffers()[2]])
        parts = [numbers.take(pa.array(range(at % 4, len(numbers), 4))) for at in (attempt, attempt + 1)]
        arrays = [piece["id"], *parts, found["distinct"].cast(pa.int32()), found["is_unsegmented"]]
        for name in columns:
            column = found[name]
            kind = pa.list_(pa.int64()) if pa.types.is_large_list(column.type) else pa.binary()
            arrays.append(column.cast(kind))
        arrays += [piece[name] for name in keep]
        names = ["id", "key", "check", "distinct", "is_unsegmented", *columns, *keep]
        yield from pa.table(arrays, names).combine_chunks().to_batches()


def pieces(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    """Batches of a few megabytes, so that a batch of long texts is not in memory with all its sketches."""
    for batch in batches:
        if batch.num_rows == 0:
            continue
        rows = max(1, batch.num_rows * MAX_PIECE_BYTES // max(1, batch.nbytes))
        for start in range(0, batch.num_rows, rows):
            yield batch.slice(start, rows)


def cut(df: DataFrame) -> DataFrame:
    """The same rows under a plan that does not show where they come from. Unlike those of `localCheckpoint`, they can
    be computed anew where an executor is lost.
    """
    spark: Any = df.sparkSession
    return DataFrame(spark._jsparkSession.createDataFrame(df._jdf.toJavaRDD(), df._jdf.schema()), spark)
