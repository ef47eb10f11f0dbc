"""Pairs of texts that share keys: fingerprints of a prefix, or bands of a signature."""

from __future__ import annotations

from dataclasses import dataclass

from pyspark import StorageLevel
from pyspark.sql import Column, DataFrame, Window
from pyspark.sql import functions as F  # noqa: N812

BLOCK = 1000
"""Most texts of one key on one side of a task's piece of work, so that a key of very many is shared out."""
SLACK = 1e-6
"""Below the distance of two different quotients of counts, and above the error of a product of 64 bits."""
SAMPLED_TEXTS = 20_000
HEAVY_DOCUMENTS = 10_000
HEAVY_RANK = 1 << 40
"""Rank of fingerprints that a sample shows in very many texts: after all others, whatever their frequency is."""


@dataclass
class Found:
    """Candidate pairs or pairs of texts by their keys, and how many pairs a bound excluded."""

    pairs: DataFrame
    left_out: DataFrame
    kept: list[DataFrame]


def pairs_by_key(rows: DataFrame, max_texts: int, condition: Column | None, *, sides: bool) -> Found:
    """Distinct pairs `a`, `b` of texts that share a `by`, except one that more than `max_texts` texts have.

    Args:
        rows: `by`, `key`, and what the condition needs, which names both rows `l` and `r`.
        sides: whether pairs are of one text with `side` 0 and one with `side` 1 (then `a` is the first); else a < b.
    """
    every = Window.partitionBy("by")
    counted = rows.withColumn("texts", F.count("*").over(every))
    if sides:
        counted = counted.withColumn("new", F.sum(1 - F.col("side")).over(every))
        pairs = F.col("new") * (F.col("texts") - F.col("new"))
        counted = counted.where((F.col("new") > 0) & (F.col("new") < F.col("texts")))
    else:
        pairs = (F.col("texts") * (F.col("texts") - 1) / 2).cast("long")
        counted = counted.where("texts > 1")
    counted = counted.persist(StorageLevel.DISK_ONLY)
    left_out = (
        counted.where(F.col("texts") > max_texts)
        .groupBy(F.col("by").cast("string").alias("of"))
        .agg(F.first("texts").alias("documents"), F.first(pairs).alias("pairs"))
    )
    blocks = F.ceil(F.col("texts") / BLOCK).cast("int")
    shared = counted.where(F.col("texts") <= max_texts).select(
        "*", blocks.alias("blocks"), F.pmod(F.xxhash64("key"), blocks).cast("int").alias("block")
    )
    if sides:
        left, right = shared.where("side = 0"), shared.where("side = 1")
        left = left.select("*", F.col("block").alias("i"), F.explode(F.expr("sequence(0, blocks - 1)")).alias("j"))
        right = right.select("*", F.explode(F.expr("sequence(0, blocks - 1)")).alias("i"), F.col("block").alias("j"))
        is_wanted = F.lit(True)
        a, b = F.col("l.key"), F.col("r.key")
    else:
        left = shared.select(
            "*", F.col("block").alias("i"), F.explode(F.expr("sequence(block, blocks - 1)")).alias("j")
        )
        right = shared.select("*", F.explode(F.expr("sequence(0, block)")).alias("i"), F.col("block").alias("j"))
        is_wanted = (F.col("l.i") < F.col("l.j")) | (F.col("l.key") < F.col("r.key"))
        a, b = F.least("l.key", "r.key"), F.greatest("l.key", "r.key")
    on = (F.col("l.by") == F.col("r.by")) & (F.col("l.i") == F.col("r.i")) & (F.col("l.j") == F.col("r.j"))
    joined = left.alias("l").join(right.alias("r"), on & is_wanted)
    if condition is not None:
        joined = joined.where(condition)
    return Found(joined.select(a.alias("a"), b.alias("b")).distinct(), left_out, [counted])


def heavy_fingerprints(texts: DataFrame, count: int) -> DataFrame | None:
    """The fingerprints of very many texts by a sample, which the keys decide: the same in every run."""
    if count <= 5 * HEAVY_DOCUMENTS:
        return None
    step = max(1, count // SAMPLED_TEXTS)
    sample = texts.where(F.pmod(F.xxhash64("key"), F.lit(step)) == 0)
    fingerprints = sample.select(F.explode("fingerprints").alias("by"))
    least = max(8, HEAVY_DOCUMENTS // step)
    return fingerprints.groupBy("by").count().where(F.col("count") >= least).select("by")


def on_both_sides(rows: DataFrame) -> DataFrame:
    """The rows with a `by` of both sides; of the second side little is moved."""
    new = rows.where("side = 0")
    old = rows.where("side = 1").join(new.select("by").distinct(), "by", "left_semi").select(*rows.columns)
    return new.join(old.select("by").distinct(), "by", "left_semi").select(*rows.columns).unionByName(old)


def exact_pairs(texts: DataFrame, count: int, threshold: float, max_texts: int, *, sides: bool = False) -> Found:
    """All pairs of texts with this Jaccard similarity or more: `a`, `b`, `shared`, `distinct_a`, `distinct_b`.

    The fingerprints of a text are ranked by document frequency, rarest first. Two texts with similarity t share one
    of the first n - ⌈t·n⌉ + 1 of both. A fingerprint of one text only comes first and need not be looked up.

    Args:
        texts: `key`, `distinct`, `fingerprints`, and `side` if there are sides.
        count: number of texts.
    """
    kept: list[DataFrame] = []
    about = ["key", "distinct", *(["side"] if sides else [])]
    rows = texts.select(*about, F.explode("fingerprints").alias("by"))
    if sides:
        rows = on_both_sides(rows).persist(StorageLevel.DISK_ONLY)
        kept.append(rows)
        ranked = rows.join(rows.groupBy("by").agg(F.count("*").alias("rank")), "by")
    else:
        heavy = heavy_fingerprints(texts, count)
        light = rows
        if heavy is not None:
            heavy = heavy.persist(StorageLevel.DISK_ONLY)
            kept.append(heavy)
            light = rows.join(F.broadcast(heavy), "by", "left_anti")
        ranked = light.withColumn("rank", F.count("*").over(Window.partitionBy("by"))).where("rank > 1")
        if heavy is not None:
            heavies = rows.join(F.broadcast(heavy), "by").withColumn("rank", F.lit(HEAVY_RANK))
            ranked = ranked.unionByName(heavies.select(*ranked.columns))
    # The fingerprints that can be shared, in their order, and the length of the prefix less those that cannot.
    # They are moved before they are collected: parts of lists would lie in an order that differs when an executor is
    # lost, and Spark ends a job rather than mix the rows of two attempts that differ.
    sets = (
        ranked.repartition("key")
        .groupBy(*about)
        .agg(F.sort_array(F.collect_list(F.struct("rank", "by"))).alias("ranked"))
    )
    alone = F.col("distinct") - F.size("ranked")
    needed = F.ceil(F.col("distinct") * threshold - SLACK)
    prefix = F.least(F.col("distinct"), F.col("distinct") - needed + 1) - alone
    sets = sets.select(*about, F.col("ranked.by").alias("set"), prefix.cast("int").alias("prefix"))
    sets = sets.where("prefix > 0").persist(StorageLevel.DISK_ONLY)
    kept.append(sets)
    place = F.posexplode(F.slice("set", F.lit(1), F.col("prefix"))).alias("place", "by")
    indexed = sets.select(*about, (F.size("set")).alias("size"), place)
    # Of each text, the fingerprints after the common one bound the number that can be shared.
    rest = F.least(F.col("l.size") - F.col("l.place"), F.col("r.size") - F.col("r.place"))
    least = F.lit(threshold / (1 + threshold)) * (F.col("l.distinct") + F.col("r.distinct"))
    found = pairs_by_key(
        indexed.select(*about, "size", F.col("place"), "by"), max_texts, rest >= least - SLACK, sides=sides
    )
    return Found(verified(found.pairs, sets, threshold, sides=sides), found.left_out, [*kept, *found.kept])


def verified(candidates: DataFrame, sets: DataFrame, threshold: float, *, sides: bool) -> DataFrame:
    """The candidates whose sets have this similarity, with exact counts."""
    first, second = (sets.where("side = 0"), sets.where("side = 1")) if sides else (sets, sets)
    a = first.select(F.col("key").alias("a"), F.col("set").alias("set_a"), F.col("distinct").alias("distinct_a"))
    b = second.select(F.col("key").alias("b"), F.col("set").alias("set_b"), F.col("distinct").alias("distinct_b"))
    shared = F.size(F.array_intersect("set_a", "set_b"))
    counted = candidates.join(a, "a").join(b, "b").select("a", "b", shared.alias("shared"), "distinct_a", "distinct_b")
    union = F.col("distinct_a") + F.col("distinct_b") - F.col("shared")
    return counted.where((F.col("shared") > 0) & (F.col("shared") / union >= threshold))


def lsh_pairs(texts: DataFrame, threshold: float, max_texts: int, *, sides: bool = False) -> Found:
    """The pairs of texts with this Jaccard similarity or more that share a band: as `exact_pairs`."""
    about = ["key", *(["side"] if sides else [])]
    rows = texts.where("distinct > 0").select(*about, F.explode("band_keys").alias("by"))
    found = pairs_by_key(on_both_sides(rows) if sides else rows, max_texts, None, sides=sides)
    sets = texts.select(*about, "distinct", F.col("fingerprints").alias("set"))
    return Found(verified(found.pairs, sets, threshold, sides=sides), found.left_out, found.kept)
