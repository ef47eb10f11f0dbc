"""An archive of sketches as Parquet, and matching new documents with it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Literal, cast

from pyspark.errors import AnalysisException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as F  # noqa: N812

from .. import _engine
from ..errors import InputError
from ..sketch import Sketch, Sketcher
from ._join import exact_pairs, lsh_pairs
from ._read import Documents, check_params, cut, documents_of, read_documents
from ._similar import MAX_COPIES, MAX_TEXTS, Result, bands_of, measured, of_documents

FORMAT = 1
COLUMNS = ("fingerprints", "band_keys")


@dataclass
class Written:
    """What was written to an archive.

    Attributes:
        documents: number of documents written.
        rejected: those that were not: `id`, `column`, `reason` ("null", "repeated", "in the archive"), `rows`.
    """

    documents: int
    rejected: DataFrame
    _documents: Documents

    def unpersist(self) -> None:
        """Drops what Spark keeps of the documents."""
        self._documents.unpersist()


def write_archive(
    df: DataFrame,
    path: str,
    id: str = "id",
    text: str = "text",
    *,
    k: int = 5,
    threshold: float = 0.2,
    texts: bool = False,
    **params: Any,
) -> Written:
    """Writes the sketches of documents to a new archive: Parquet in the folder `path`, of any file system of Spark's.

    Args:
        df, id, text, k, **params: as in `similar_pairs`. The archive keeps the parameters.
        threshold: for which bands and rows are chosen, if they are not given.
        texts: whether to keep the texts, too.

    Raises:
        InputError: there is something at `path`.
    """
    spark = df.sparkSession
    if _exists(spark, path):
        raise InputError(f"{path} exists already; append adds documents to an archive")
    given: dict[str, Any] = {**params, "k": k, "threshold": threshold}
    given["bands"], given["rows"] = bands_of(check_params(given), threshold)
    written = _write(df, path, id, text, check_params(given), texts, None)
    scheme = {
        "format": FORMAT,
        "engine": _engine.VERSION,
        "made_with": _made_with(check_params(given)),
        "params": given,
        "texts": texts,
    }
    # Written last: an archive that was not finished has none.
    spark.createDataFrame([(json.dumps(scheme),)], "scheme string").coalesce(1).write.parquet(f"{path}/scheme")
    return written


def append(df: DataFrame, path: str, id: str = "id", text: str = "text") -> Written:
    """Adds documents to an archive. Of the archive only its ids are read; documents with one of them are rejected.

    If the job fails, nothing is added, and it can be run again.

    Raises:
        InputError: there is no archive, or it was made with another version or other parameters.
    """
    scheme = _scheme(df.sparkSession, path)
    known = df.sparkSession.read.parquet(f"{path}/sketches").select("id")
    return _write(df, path, id, text, check_params(scheme["params"]), scheme["texts"], known)


def _write(
    df: DataFrame, path: str, id: str, text: str, params: dict[str, Any], texts: bool, known: DataFrame | None
) -> Written:
    # The keys of an archive are always the same part of the digest.
    documents = read_documents(df, id, text, params, COLUMNS, keep=("text",) if texts else (), attempts=1)
    rejected = documents.rejected
    rows = documents.rows.join(documents.members.select("id"), "id", "left_semi")
    count = documents.counts["documents"]
    if known is not None:
        kinds = [frame.schema["id"].dataType.simpleString() for frame in (known, rows)]
        if kinds[0] != kinds[1]:
            documents.unpersist()
            raise InputError(
                f'the column "{id}" (id) must be of the type of the archive\'s ids, {kinds[0]}, got {kinds[1]}'
            )
        # Spark would read what it keeps of a folder anew once it has written there.
        there = cut(documents.members.join(known, "id", "left_semi")).persist()
        if (found := there.count()) > 0:
            rows = rows.join(there.select("id"), "id", "left_anti")
            count -= found
            more = there.select("id", F.lit("id").alias("column"), F.lit("in the archive").alias("reason"))
            rejected = rejected.unionByName(more.withColumn("rows", F.lit(1).cast("long")))
    rows.write.mode("append").parquet(f"{path}/sketches")
    return Written(count, rejected, documents)


def match(
    new: DataFrame,
    archive: str,
    id: str = "id",
    text: str = "text",
    *,
    threshold: float = 0.2,
    method: Literal["exact", "lsh"] = "exact",
    max_texts: int = MAX_TEXTS,
    max_copies: int = MAX_COPIES,
) -> Result:
    """All pairs of a new document and one of an archive with this similarity or more, with exact counts.

    The pairs' columns are those of `similar_pairs`: `a` is the id of the new document, `b` of the archived one. The
    parameters are those of the archive.

    Args:
        new, id, text, threshold, method, max_texts, max_copies: as in `similar_pairs`.
        archive: the folder of `write_archive`.

    Raises:
        InputError: there is no archive, or it was made with another version or other parameters.
    """
    spark = new.sparkSession
    scheme = _scheme(spark, archive)
    if method not in ("exact", "lsh"):
        raise InputError(f'method must be one of "exact", "lsh", got {method!r}')
    params = check_params({**scheme["params"], "threshold": threshold})
    documents = read_documents(new, id, text, params, COLUMNS, attempts=1)
    stored = spark.read.parquet(f"{archive}/sketches")
    nothing = stored.where("false").select("id", *(F.lit("").alias(name) for name in ("column", "reason")))
    archived = documents_of(stored, nothing.withColumn("rows", F.lit(0).cast("long")), is_stored=True)
    if archived is None:
        raise InputError(f"{archive}: two different texts have the same key")
    columns = ("key", "distinct", *COLUMNS)
    texts = documents.sketches().select(*columns, F.lit(0).alias("side"))
    texts = texts.unionByName(archived.sketches().select(*columns, F.lit(1).alias("side")))
    bands, rows = params["bands"], params["rows"]
    if method == "exact":
        found = exact_pairs(texts, 0, threshold, max_texts, sides=True)
    else:
        found = lsh_pairs(texts, threshold, max_texts, sides=True)
    pairs, left_out = of_documents(found, documents, archived, max_copies)
    rejected = documents.rejected.withColumn("id", F.col("id").cast("string"))
    repeated = archived.rejected.withColumn("id", F.col("id").cast("string"))
    return Result(
        measured(pairs),
        rejected.unionByName(repeated.withColumn("reason", F.concat("reason", F.lit(" in the archive")))),
        left_out,
        method,
        documents.counts,
        recall_at_threshold=1.0 if method == "exact" else 1 - (1 - threshold**rows) ** bands,
        _bands=(bands, rows),
        _kept=[documents, archived, *found.kept],
    )


def _made_with(params: dict[str, Any]) -> str:
    (sketch,) = Sketcher(**params).sketch([""], columns=["sketch"])["sketch"].to_pylist()
    return Sketch.from_bytes(sketch).made_with.hex()


def _exists(spark: SparkSession, path: str) -> bool:
    try:
        spark.read.parquet(f"{path}/sketches")
    except AnalysisException:
        return False
    return True


def _scheme(spark: SparkSession, path: str) -> dict[str, Any]:
    """What an archive was made with.

    Raises:
        InputError: it is none, or was made with something else than this engine makes today.
    """
    try:
        found = spark.read.parquet(f"{path}/scheme").first()
    except AnalysisException:
        found = None
    if found is None:
        raise InputError(f"{path} is no archive, or writing it was interrupted; write_archive makes one")
    scheme = cast("dict[str, Any]", json.loads(found[0]))
    if scheme.get("format") != FORMAT:
        raise InputError(
            f"{path} has the format {scheme.get('format')}, and this version reads {FORMAT}; write it anew"
        )
    if scheme["made_with"] != _made_with(check_params(scheme["params"])):
        raise InputError(
            f"{path} was made with version {scheme['engine']} of the engine, or of Unicode, and this is "
            f"{_engine.VERSION}; its sketches cannot be compared with new ones; write it anew"
        )
    return scheme
