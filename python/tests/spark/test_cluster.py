"""Executors in processes of their own, started by spark-submit, and ended in the middle of stages."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest
from samples import generated

import lookalike

from .conftest import naive_runs, spark_environment

SCRIPT = Path(__file__).parent / "cluster.py"
NAMES = ("exact", "lsh", "groups", "evidence", "runs", "match")


def submit(out: Path, *args: str) -> dict[str, Any]:
    environment = {**os.environ, **spark_environment()}
    submitted = [f"{environment['SPARK_HOME']}/bin/spark-submit", "--driver-memory", "1g"]
    done = subprocess.run(
        [*submitted, "--master", "local-cluster[2,1,2048]", str(SCRIPT), str(out), *args],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-6000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("undisturbed")
    submit(out)
    return out


def test_two_executors_give_what_one_process_gives(undisturbed: Path) -> None:
    found = {
        name: [json.loads(line) for line in (undisturbed / f"{name}.json").read_text(encoding="utf-8").splitlines()]
        for name in NAMES
    }
    texts = generated(5000)
    # The conformance set has the same documents, so that Rust, JavaScript and Python are held to one digest of them.
    report = lookalike.compare(texts, evidence=False, max_pairs=10_000_000, max_pairs_per_document=10_000_000)
    measures = ("shared", "jaccard", "containment_a_in_b", "containment_b_in_a")
    pairs = sorted(report.pairs.to_pylist(), key=lambda pair: (pair["a"], pair["b"]))
    want = [
        {"a": f"d{pair['a']:05}", "b": f"d{pair['b']:05}", **{name: pair[name] for name in measures}} for pair in pairs
    ]
    assert found["exact"] == want
    assert len(want) > 400
    assert [pair for pair in found["lsh"] if pair not in want] == []
    assert len(found["lsh"]) > 0.9 * len(want)
    groups = {f"d{item:05}": f"d{min(group):05}" for group in report.groups for item in group}
    assert {row["id"]: row["group"] for row in found["groups"]} == groups
    assert [(row["a"], row["b"], row["runs"]) for row in found["runs"]] == naive_runs(texts, 25)
    new = [(row["b"], row["a"]) for row in want if row["b"] >= "d04500" > row["a"]]
    assert [(row["a"], row["b"]) for row in found["match"]] == sorted(new)
    corpus, ids = report.corpus, report.corpus.ids
    for row in found["evidence"]:
        passages = corpus.passages(ids[int(row["a"][1:])], ids[int(row["b"][1:])]).passages
        assert [{name: each[name] for name in row["passages"][0]} for each in passages] == row["passages"]


def test_executors_ended_in_the_middle_of_stages_change_nothing(undisturbed: Path, tmp_path: Path) -> None:
    assert submit(tmp_path, "kill")["killed"] >= 8
    for name in NAMES:
        assert (tmp_path / f"{name}.json").read_bytes() == (undisturbed / f"{name}.json").read_bytes(), name
