"""Compares the texts of one folder with one another and with those of a second, and prints what they share."""

import sys
from pathlib import Path

import lookalike

corpus = lookalike.Corpus()
for folder, role in zip(sys.argv[1:], ("submission", "archive"), strict=False):
    paths = sorted(Path(folder).iterdir())
    texts = [path.read_text(encoding="utf-8") for path in paths]
    corpus.add_all(texts, names=[str(path) for path in paths], roles=role)
report = corpus.compare()
names = report.documents["name"].to_pylist()
for row, pair in enumerate(report.pairs.to_pylist()):
    print(f"{names[pair['a']]} ↔ {names[pair['b']]}: {pair['matched_a'] or 0} matched words")
    for passage in report.passages(row).passages:
        words = (corpus.text(pair["id_a"]) or "")[passage["a_start"] : passage["a_end"]]
        print(f"  “{words}”")
