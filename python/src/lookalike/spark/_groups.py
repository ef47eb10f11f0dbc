"""Connected components on the cluster."""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql import functions as F  # noqa: N812

from .. import _engine
from .._tables import numbers
from ..errors import InputError
from ._read import ID_TYPES, KEEP, check_column, cut

MAX_EDGES = 1_000_000
"""Edges of one partition that are read before they are joined to stars."""


def groups(pairs: DataFrame, a: str = "a", b: str = "b") -> DataFrame:
    """Connected components of pairs: `id`, `group` (the smallest id of its group), a row for each id of the pairs.

    By large and small stars in turn (Kiveris and others, 2014): rounds grow with the logarithm of the longest chain.
    The same rows whatever the number of partitions. Each round is a job; Spark keeps the edges of two rounds, or
    writes them to the checkpoint folder if one is set.
    """
    columns = [check_column(pairs, name, place, ID_TYPES) for name, place in ((a, "a"), (b, "b"))]
    kinds = {column: pairs.schema[name].dataType for column, name in zip("ab", (a, b), strict=True)}
    if kinds["a"] != kinds["b"]:
        raise InputError(f'the columns "{a}" and "{b}" must be of one type, got {kinds["a"]} and {kinds["b"]}')
    given = pairs.select(columns[0].alias("u"), columns[1].alias("v"))
    alone = given.where("u = v").select("u", "v")
    kind = kinds["a"].simpleString()
    edges = given.where("u <> v").mapInArrow(_joined, f"u {kind}, v {kind}").distinct()
    edges, found = _cut(edges)
    while True:
        last = found
        next_edges, found = _cut(_small_star(_large_star(edges)))
        edges.unpersist()
        edges = next_edges
        if found == last:
            break
    stars = edges.unionByName(edges.select(F.col("v").alias("u"), "v")).unionByName(alone)
    return stars.groupBy("u").agg(F.min("v").alias("group")).withColumnRenamed("u", "id")


def _large_star(edges: DataFrame) -> DataFrame:
    """Joins the larger neighbours of each node with its smallest neighbour, or itself."""
    both = edges.unionByName(edges.select(F.col("v").alias("u"), F.col("u").alias("v")))
    least = both.groupBy("u").agg(F.least(F.min("v"), F.col("u")).alias("least"))
    return both.join(least, "u").where("v > u").select(F.col("v").alias("u"), F.col("least").alias("v")).distinct()


def _small_star(edges: DataFrame) -> DataFrame:
    """Joins each node and its smaller neighbours with the smallest of them."""
    least = edges.groupBy("u").agg(F.min("v").alias("least"))
    joined = edges.join(least, "u")
    others = joined.where("v <> least").select(F.col("v").alias("u"), F.col("least").alias("v"))
    return others.unionByName(least.select("u", F.col("least").alias("v"))).distinct()


def _cut(edges: DataFrame) -> tuple[DataFrame, tuple[int, int]]:
    """The edges, kept, under a plan that does not grow from round to round; and their number and digest."""
    spark = edges.sparkSession
    has_folder = spark.sparkContext.getCheckpointDir() is not None
    kept = edges.checkpoint() if has_folder else cut(edges).persist(KEEP)
    found = kept.agg(F.count("*"), F.bit_xor(F.xxhash64("u", "v"))).first()
    return kept, (0, 0) if found is None else (found[0], found[1] or 0)


def _joined(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    """The edges of each partition as stars, so that rounds begin with few. They depend on the set of edges only, not
    on its order, so that a partition that is computed anew after the loss of an executor is the same.
    """
    stars: list[pa.RecordBatch] = []
    waiting = 0
    for batch in batches:
        stars.append(batch)
        waiting += batch.num_rows
        if waiting >= MAX_EDGES:
            stars, waiting = list(_stars(stars)), 0
    yield from _stars(stars)


def _stars(batches: list[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    if not batches:
        return
    edges = pa.Table.from_batches(batches)
    ends = pa.chunked_array([*edges["u"].chunks, *edges["v"].chunks]).combine_chunks().dictionary_encode()
    ids, places = ends.dictionary, ends.indices.to_pylist()
    half = len(places) // 2
    flat = [place for pair in zip(places[:half], places[half:], strict=True) for place in pair]
    u: list[int] = []
    v: list[int] = []
    names = ids.to_pylist()
    for group in _engine.groups(numbers(flat), len(ids)):
        least = min(group, key=names.__getitem__)
        others = [place for place in group if place != least]
        u += others
        v += [least] * len(others)
    yield pa.RecordBatch.from_arrays([ids.take(pa.array(u, pa.int32())), ids.take(pa.array(v, pa.int32()))], ["u", "v"])
