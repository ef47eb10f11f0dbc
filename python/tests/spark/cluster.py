"""Run by spark-submit on executors in processes of their own: all of lookalike.spark on 5,000 documents.

    spark-submit --master local-cluster[2,1,2048] cluster.py OUT [kill]

writes the sorted rows of each result as JSON to the folder OUT. With `kill` it ends executors that it started, two in
each part of the work, in different stages.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
from samples import generated

KILLS = 2
"""Executors that are ended in each part of the work."""
PAUSE = 5.0
"""Seconds between two ends of executors: a new one takes some to start."""


def executors() -> list[int]:
    """The executors among the processes that this one has started, directly or not."""
    parents, names = {}, {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                names[int(folder.name)] = (folder / "cmdline").read_bytes()
            except OSError:
                continue  # It has ended.
    # Under spark-submit the JVM is the parent of this process and of the executors.
    roots = {os.getpid(), os.getppid()}
    mine = [process for process, parent in parents.items() if parent in roots]
    for process in mine:
        mine += [child for child, parent in parents.items() if parent == process and child not in mine]
    return sorted({process for process in mine if b"CoarseGrainedExecutorBackend" in names[process]})


class Killer(threading.Thread):
    """Ends an executor in the middle of stages that have not had one ended, with a pause after each."""

    def __init__(self, spark: Any) -> None:
        super().__init__(daemon=True)
        self.tracker = spark.sparkContext.statusTracker()
        self.is_over = threading.Event()
        self.left = KILLS
        self.stages: list[int] = []

    def run(self) -> None:
        while not self.is_over.is_set():
            for stage in self.tracker.getActiveStageIds() if self.left > 0 else ():
                info = self.tracker.getStageInfo(stage)
                if stage not in self.stages and info and info.numActiveTasks > 0 and (alive := executors()):
                    self.left -= 1
                    self.stages.append(stage)
                    os.kill(alive[len(self.stages) % len(alive)], signal.SIGKILL)
                    self.is_over.wait(PAUSE)
                    break
            self.is_over.wait(0.02)


def main(out: Path, kills: bool) -> None:
    from pyspark.sql import SparkSession

    from lookalike import spark as ls

    builder = SparkSession.builder.appName("lookalike on a cluster")
    settings = {
        "spark.executor.memory": "1g",
        "spark.local.dir": str(out / "local"),
        "spark.sql.shuffle.partitions": "4",
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        "spark.excludeOnFailure.enabled": "false",
        "spark.task.maxFailures": "8",
        "spark.stage.maxConsecutiveAttempts": "12",
    }
    for name, value in settings.items():
        builder = builder.config(name, value)
    spark = builder.getOrCreate()
    spark.sparkContext.setLogLevel("OFF")
    texts = generated(5000)
    rows = [(f"d{number:05}", text) for number, text in enumerate(texts)]
    schema = "id string, text string"
    df = spark.createDataFrame(rows, schema).repartition(4)
    killer = Killer(spark)
    if kills:
        killer.start()

    def save(name: str, found: Any) -> None:
        lines = sorted(json.dumps(row.asDict(recursive=True)) for row in found.collect())
        (out / f"{name}.json").write_text("\n".join(lines), encoding="utf-8")
        print(name, "after", round(time.monotonic() - start), "s, ended in the stages", killer.stages, file=sys.stderr)
        killer.left = KILLS

    start = time.monotonic()
    for method in ("exact", "lsh"):
        with ls.similar_pairs(df, method=method) as result:
            save(method, result.pairs)
            if method == "exact":
                save("groups", ls.groups(result.pairs))
                save("evidence", ls.evidence(result.pairs.where("jaccard < 0.9"), df).pairs)
    with ls.copied_runs(df, words=25) as result:
        save("runs", result.pairs)
    archive = str(out / "archive")
    ls.write_archive(df.where("id < 'd02000'"), archive).unpersist()
    ls.append(df.where("id >= 'd02000' and id < 'd04500'"), archive).unpersist()
    with ls.match(df.where("id >= 'd04500'"), archive) as result:
        save("match", result.pairs)
    killer.is_over.set()
    print(json.dumps({"killed": len(killer.stages), "seconds": time.monotonic() - start}), flush=True)
    spark.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] == ["kill"])
