"""What a user writes, for mypy --strict: the types of calls and results. Not run."""

from __future__ import annotations

import lookalike


def pairs_of(texts: list[str]) -> int:
    report: lookalike.Report = lookalike.compare(texts, k=3, threshold=0.5, unit="words", threads=2, progress=show)
    detail: lookalike.PairDetail = report.passages(0, positions="utf8")
    first: int = detail.passages[0]["a_start"]
    corpus = lookalike.Corpus(texts, roles="archive")
    ids: range = corpus.add_all(texts, authors=[None] * len(texts))
    admission = corpus.admit("text", refuse_at=0.5, k=3)
    summary: lookalike.DedupSummary = lookalike.dedup("in.parquet", "out.parquet", threshold=0.8)
    params: lookalike.Parameters = {"k": 3, "measure": "overlap"}
    groups: list[list[int]] = lookalike.groups(corpus.compare(**params))
    return first + len(ids) + len(admission) + summary.kept + len(groups)


def show(stage: str, done: int, total: int) -> None:
    print(stage, done, total)


def mistakes() -> None:
    lookalike.compare(["a"], treshold=0.5)  # type: ignore[call-arg]
    lookalike.compare(["a"], k="five")  # type: ignore[arg-type]
    lookalike.compare(["a"], unit="letters")  # type: ignore[arg-type]
    lookalike.Corpus().passages(0, 1, positions="bytes")  # type: ignore[arg-type]
