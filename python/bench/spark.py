"""Times lookalike.spark on generated documents, beside Spark ML's MinHashLSH.

    python bench/spark.py 50000 100000 200000 --methods exact lsh mllib --words 200 --master "local[2]"

in an environment with this package, pyspark, pyarrow and numpy. Documents are words by Zipf's law with common phrases;
every tenth document is an earlier one with a stretch replaced. Prints a JSON line for each run: seconds, processor
time, pairs, recall and precision beside `lookalike.compare` in one process, planted pairs found, bytes shuffled (by
Spark's own metrics).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pyspark

import lookalike

VOCABULARY = 50_000
PHRASES = 600


def documents(count: int, words: int, seed: int = 1) -> tuple[list[str], list[tuple[int, int, float]]]:
    """Texts, and the planted pairs with the share of words that was kept."""
    chance = np.random.default_rng(seed)
    weights = 1 / (np.arange(VOCABULARY) + 2.7) ** 1.05
    names = np.array([_word(number) for number in range(VOCABULARY)], dtype=object)
    cumulated = np.cumsum(weights / weights.sum())

    def draw(size: int) -> Any:
        return np.minimum(np.searchsorted(cumulated, chance.random(size)), VOCABULARY - 1)

    phrases = [draw(int(chance.integers(3, 9))) for _ in range(PHRASES)]
    kept: list[Any] = []
    texts: list[str] = []
    planted: list[tuple[int, int, float]] = []
    for number in range(count):
        size = int(chance.integers(words // 2, words * 3 // 2 + 1))
        text = draw(size)
        for _ in range(size // 40):
            phrase = phrases[int(PHRASES * chance.random() ** 2)]
            at = int(chance.integers(0, max(1, size - len(phrase))))
            text[at : at + len(phrase)] = phrase[: size - at]
        if number % 10 == 9:
            source = int(chance.integers(0, number))
            share = float(chance.choice([0.5, 0.7, 0.9, 1.0]))
            text = kept[source].copy()
            # One stretch is new: the rest is copied word for word.
            size = round(len(text) * (1 - share))
            at = int(chance.integers(0, len(text) - size + 1))
            text[at : at + size] = draw(size)
            planted.append((source, number, share))
        kept.append(text)
        texts.append(" ".join(names[text]))
    return texts, planted


def _word(number: int) -> str:
    syllables = ["ba", "co", "di", "fu", "ge", "ha", "jo", "ki", "lu", "me", "na", "po", "qui", "ra", "so", "tu"]
    word = syllables[number % 16]
    while number := number // 16:
        word += syllables[number % 16]
    return word + "n"


def session(master: str, folder: str, partitions: int) -> Any:
    from pyspark.sql import SparkSession

    builder = SparkSession.builder.master(master).appName("lookalike bench")
    settings = {
        "spark.driver.memory": "3g",
        "spark.local.dir": folder,
        "spark.sql.shuffle.partitions": str(partitions),
        "spark.ui.enabled": "true",
        "spark.ui.port": "0",
        "spark.ui.showConsoleProgress": "false",
        "spark.ui.retainedStages": "5000",
    }
    for name, value in settings.items():
        builder = builder.config(name, value)
    spark = builder.getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    return spark


def cpu_seconds() -> float:
    """Processor time of this process and all that it has started: steadier than the time where others are at work."""
    used: dict[int, tuple[int, float]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # It has ended.
            used[int(folder.name)] = int(fields[1]), sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    mine = [os.getpid()]
    for process in mine:
        mine += [child for child, (parent, _) in used.items() if parent == process]
    return sum(used[process][1] for process in mine if process in used)


def stages(spark: Any, since: int) -> dict[str, int]:
    """Sums of Spark's metrics over the stages from an id on."""
    store = spark.sparkContext._jsc.sc().statusStore()
    gateway = spark.sparkContext._gateway
    quantiles = gateway.new_array(gateway.jvm.double, 0)
    empty = gateway.jvm.java.util.ArrayList()
    found = store.stageList(empty, False, False, quantiles, empty)
    sums = {"shuffled": 0, "last": since}
    for at in range(found.size()):
        stage = found.apply(at)
        if stage.stageId() >= since:
            sums["shuffled"] += stage.shuffleWriteBytes()
            sums["last"] = max(sums["last"], stage.stageId() + 1)
    return sums


def run(spark: Any, method: str, path: str, threshold: float, out: str) -> dict[str, Any]:
    df = spark.read.parquet(path)
    if method == "mllib":
        return mllib(df, threshold, out)
    from lookalike.spark import copied_runs, similar_pairs

    is_runs = method == "runs"
    with copied_runs(df, words=25) if is_runs else similar_pairs(df, threshold=threshold, method=method) as result:
        result.pairs.write.mode("overwrite").parquet(out)
        pairs = spark.read.parquet(out)
        # Fingerprints or bands that more than one text has, and texts with enough of them, as Spark kept them.
        kept = [frame.count() for frame in result._kept if hasattr(frame, "count")]
        return {
            "kept": kept,
            "pairs": pairs.count(),
            **result.counts,
            "recall_at_threshold": result.recall_at_threshold,
        }


def mllib(df: Any, threshold: float, out: str) -> dict[str, Any]:
    """Spark ML's MinHashLSH on sets of five-word shingles, as its documentation shows it."""
    from pyspark.ml.feature import HashingTF, MinHashLSH, NGram, RegexTokenizer

    words = RegexTokenizer(inputCol="text", outputCol="words", pattern=r"\W+").transform(df)
    shingles = NGram(n=5, inputCol="words", outputCol="shingles").transform(words)
    vectors = HashingTF(inputCol="shingles", outputCol="features", numFeatures=1 << 20, binary=True).transform(shingles)
    vectors = vectors.select("id", "features").where("size(split(cast(features as string), ',')) > 3").persist()
    vectors.count()
    tables = int(os.environ.get("MLLIB_TABLES", "5"))
    model = MinHashLSH(inputCol="features", outputCol="hashes", numHashTables=tables, seed=1).fit(vectors)
    joined = model.approxSimilarityJoin(vectors, vectors, 1 - threshold, distCol="distance")
    pairs = joined.selectExpr("datasetA.id as a", "datasetB.id as b", "1 - distance as jaccard").where("a < b")
    pairs.write.mode("overwrite").parquet(out)
    vectors.unpersist()
    return {"pairs": df.sparkSession.read.parquet(out).count(), "tables": tables}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("counts", type=int, nargs="+")
    parser.add_argument("--methods", nargs="+", default=["exact", "lsh"], choices=["exact", "lsh", "runs", "mllib"])
    parser.add_argument("--words", type=int, default=200)
    parser.add_argument("--threshold", type=float, default=0.2)
    parser.add_argument("--master", default="local[2]")
    parser.add_argument("--partitions", type=int, default=16)
    parser.add_argument("--folder", default=None)
    args = parser.parse_args()
    os.environ.setdefault("SPARK_HOME", str(Path(pyspark.__file__).parent))
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        spark = session(args.master, folder, args.partitions)
        spark.range(1000).selectExpr("sum(id)").collect()  # starts what every run needs
        first = stages(spark, 0)["last"]
        for count in args.counts:
            texts, planted = documents(count, args.words)
            path = f"{folder}/documents-{count}"
            os.makedirs(path)
            table = pa.table({"id": pa.array(range(count), pa.int64()), "text": texts})
            for part in range(8):
                pq.write_table(
                    table.slice(part * count // 8, (part + 1) * count // 8 - part * count // 8),
                    f"{path}/{part}.parquet",
                )
            size = sum(map(len, texts))
            # The reference: every pair, exactly, in one process.
            start = time.monotonic()
            limits = {"max_pairs": 10_000_000, "max_pairs_per_document": 10_000_000, "memory_limit": 32_768}
            report = lookalike.compare(texts, evidence=False, threshold=args.threshold, **limits)
            assert not report.fallbacks, report.fallbacks
            wanted = set(zip(report.pairs["a"].to_pylist(), report.pairs["b"].to_pylist(), strict=True))
            seconds = round(time.monotonic() - start, 1)
            print(json.dumps({"documents": count, "method": "one process", "seconds": seconds, "pairs": len(wanted)}))
            planted = [pair[:2] for pair in planted if pair[:2] in wanted]
            del report
            del texts, table
            for method in args.methods:
                out = f"{folder}/out-{count}-{method}"
                start, cpu = time.monotonic(), cpu_seconds()
                found = run(spark, method, path, args.threshold, out)
                seconds, cpu = time.monotonic() - start, cpu_seconds() - cpu
                pairs = pq.read_table(out, columns=["a", "b"])
                found_pairs = set(zip(pairs["a"].to_pylist(), pairs["b"].to_pylist(), strict=True))
                sums = stages(spark, first)
                first = sums.pop("last")
                line = {
                    "documents": count,
                    "words": args.words,
                    "bytes": size,
                    "method": method,
                    "seconds": round(seconds, 1),
                    "cpu_seconds": round(cpu, 1),
                    "planted": len(planted),
                    "planted_found": sum(pair in found_pairs for pair in planted),
                    "recall": round(len(found_pairs & wanted) / max(1, len(wanted)), 5),
                    "precision": round(len(found_pairs & wanted) / max(1, len(found_pairs)), 5),
                    **found,
                    **sums,
                }
                print(json.dumps(line), flush=True)
        spark.stop()


if __name__ == "__main__":
    main()
