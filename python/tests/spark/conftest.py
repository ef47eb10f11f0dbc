"""A Spark session of this process, and references without Spark."""

from __future__ import annotations

import itertools
import os
import shutil
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

HAS_SPARK = shutil.which("java") is not None
try:
    import pyspark
except ImportError:
    HAS_SPARK = False

collect_ignore_glob = [] if HAS_SPARK else ["test_*.py"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All are rare but a quick one: Spark takes seconds to start, and for each comparison."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.spark)
            if "quick" not in item.name:
                item.add_marker(pytest.mark.rare)


def spark_environment() -> dict[str, str]:
    return {
        "SPARK_HOME": str(Path(pyspark.__file__).parent),
        "SPARK_LOCAL_IP": "127.0.0.1",
        "PYSPARK_PYTHON": sys.executable,
    }


@pytest.fixture(scope="session")
def spark(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    os.environ.update(spark_environment())
    from pyspark.sql import SparkSession

    settings = {
        "spark.driver.memory": "2g",
        "spark.local.dir": str(tmp_path_factory.mktemp("spark")),
        "spark.sql.shuffle.partitions": "4",
        "spark.sql.warehouse.dir": str(tmp_path_factory.mktemp("warehouse")),
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
    }
    builder = SparkSession.builder.master("local[2]").appName("lookalike tests")
    for name, value in settings.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    yield session
    session.stop()


@pytest.fixture
def frame(spark: Any) -> Any:
    """Makes a DataFrame of ids and texts."""

    def make(texts: list[str | None], ids: list[Any] | None = None, kind: str = "string", parts: int = 3) -> Any:
        names = [f"d{number:05}" for number in range(len(texts))] if ids is None else ids
        return spark.createDataFrame(list(zip(names, texts, strict=True)), f"id {kind}, text string").repartition(parts)

    return make


def rows(df: Any) -> list[tuple[Any, ...]]:
    return sorted(tuple(row) for row in df.collect())


def naive_runs(texts: list[str], words: int) -> list[tuple[str, str, int]]:
    """Pairs that share runs of words, and how many, by the runs themselves."""
    holders: dict[tuple[str, ...], set[int]] = defaultdict(set)
    for number, text in enumerate(texts):
        split = text.split()
        for at in range(len(split) - words + 1):
            holders[tuple(split[at : at + words])].add(number)
    shared = Counter(pair for numbers in holders.values() for pair in itertools.combinations(sorted(numbers), 2))
    return sorted((f"d{a:05}", f"d{b:05}", count) for (a, b), count in shared.items())
