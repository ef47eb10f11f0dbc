"""DataFrames of documents and pairs, beside the same in one process."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from samples import COPIED, generated

import lookalike
from lookalike import InputError, ParamsError
from lookalike import spark as ls

from .conftest import naive_runs, rows


def compared(texts: list[str], **params: Any) -> list[tuple[Any, ...]]:
    report = lookalike.compare(texts, evidence=False, max_pairs=10_000_000, max_pairs_per_document=10_000_000, **params)
    names = ("shared", "jaccard", "containment_a_in_b", "containment_b_in_a")
    found = report.pairs.to_pylist()
    return sorted((f"d{pair['a']:05}", f"d{pair['b']:05}", *(pair[name] for name in names)) for pair in found)


def mixed(count: int = 300) -> list[str]:
    """Documents with near-duplicates of all degrees, copies, empty ones, and a phrase in each."""
    chance = random.Random(5)
    texts = generated(count, words=60)
    for number in range(0, count, 7):
        source = texts[chance.randrange(count)].split()
        cut = chance.randrange(5, 55)
        texts[number] = " ".join([*source[:cut], *texts[number].split()[cut:]])
    texts = [f"{text} so it is as everybody knows" for text in texts]
    texts[11] = texts[12] = texts[13]
    texts[20] = texts[21] = ""
    texts[22] = texts[23] = "too short"
    return texts


def test_quick_pairs_are_those_of_one_process(frame: Any) -> None:
    texts = mixed(60)
    with ls.similar_pairs(frame(texts), threshold=0.3, method="exact") as result:
        assert rows(result.pairs) == compared(texts, threshold=0.3) != []


@pytest.mark.parametrize(("threshold", "k"), [(0.0, 5), (0.05, 3), (0.2, 5), (0.8, 2), (1.0, 5)])
def test_exact_pairs_and_counts_are_those_of_one_process(frame: Any, threshold: float, k: int) -> None:
    texts = mixed()
    want = compared(texts, threshold=threshold, k=k)
    assert len(want) >= 3
    with ls.similar_pairs(frame(texts), threshold=threshold, k=k) as result:
        assert rows(result.pairs) == want
        assert result.method == "exact"
        assert result.forecast is not None
        assert result.forecast.documents == len(texts)
        assert result.expected_recall() == result.recall_at_threshold == 1
        assert result.left_out.count() == result.rejected.count() == 0
        assert result.counts["documents"] == len(texts)
        assert result.counts["texts"] == len(set(texts))


def test_lsh_finds_most_and_nothing_else(frame: Any) -> None:
    texts = mixed(400)
    want = compared(texts, threshold=0.4)
    with ls.similar_pairs(frame(texts), threshold=0.4, method="lsh") as result:
        found = rows(result.pairs)
        assert set(found) <= set(want)
        assert len(found) >= 0.85 * len(want)
        assert 0.8 < result.recall_at_threshold < 1
        assert result.recall_at_threshold <= result.expected_recall() <= 1


def test_numbers_as_ids_and_any_number_of_partitions(frame: Any) -> None:
    texts = mixed()
    ids = [3 * number - 100 for number in range(len(texts))]
    found = []
    for parts in (1, 7):
        with ls.similar_pairs(frame(texts, ids, "bigint", parts)) as result:
            found.append(rows(result.pairs))
    assert found[0] == found[1]
    assert len(found[0]) == len(compared(texts))
    assert all(a < b for a, b, *_ in found[0])


def test_bad_rows_are_returned_with_the_reason(frame: Any) -> None:
    texts = [COPIED, None, COPIED, COPIED, COPIED, None, COPIED, None]
    ids = ["a", "b", None, "c", "c", None, "d", "d"]
    with ls.similar_pairs(frame(texts, ids)) as result:
        assert [(a, b) for a, b, *_ in rows(result.pairs)] == [("a", "d")]
        rejected = {(row["id"], row["column"], row["reason"], row["rows"]) for row in result.rejected.collect()}
        assert rejected == {
            ("b", "text", "null", 1),
            ("d", "text", "null", 1),
            (None, "id", "null", 2),
            ("c", "id", "repeated", 2),
        }
        assert result.counts["documents"] == 2


def test_errors_name_the_column(spark: Any, frame: Any) -> None:
    df = frame(["a"])
    for call in (ls.similar_pairs, ls.copied_runs, ls.forecast):
        with pytest.raises(
            InputError, match=r'text names the column "body", which does not exist; there are: id, text'
        ):
            call(df, text="body")
        with pytest.raises(InputError, match=r'the column "text" \(text\) must be of strings, got bigint'):
            call(spark.createDataFrame([(1, 2)], "id bigint, text bigint"))
        with pytest.raises(InputError, match=r'the column "id" \(id\) must be of strings or whole numbers, got double'):
            call(spark.createDataFrame([(1.0, "a")], "id double, text string"))
    with pytest.raises(InputError, match="method must be one of"):
        ls.similar_pairs(df, method="quick")
    with pytest.raises(ParamsError, match="threshold"):
        ls.similar_pairs(df, threshold=2.0)
    with pytest.raises(ParamsError, match="weighting is not a parameter of"):
        ls.similar_pairs(df, weighting="rarity")
    with pytest.raises(ParamsError, match='there is no parameter "stems"'):
        ls.similar_pairs(df, stems=2)
    with pytest.raises(InputError, match="must be of one type"):
        ls.groups(spark.createDataFrame([("a", 2)], "a string, b bigint"))


def test_the_readme_runs(spark: Any, tmp_path: Any, monkeypatch: Any, capfd: Any) -> None:
    monkeypatch.chdir(tmp_path)
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^```py\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)
    folder = tmp_path.as_uri()
    df = spark.createDataFrame([("a", COPIED), ("b", f"Indeed. {COPIED}")], "id string, text string")
    new = spark.createDataFrame([("c", f"{COPIED} So it was.")], "id string, text string")
    exec(example.replace('"archive"', f'"{folder}/archive"'), {"df": df, "new": new})
    shown = capfd.readouterr().out
    # The headings of pairs, evidence, runs and matches, and a row of the first three.
    assert shown.count("|  a|  b|") == 7
    assert "|  c|  a|" in shown


def test_a_corrupt_file_of_an_archive_is_named(frame: Any, tmp_path: Any) -> None:
    path = str(tmp_path / "archive")
    ls.write_archive(frame(["a b c d e f"], parts=1), path)
    (part,) = (tmp_path / "archive" / "sketches").glob("*.parquet")
    part.write_bytes(b"PAR1" + bytes(200))
    for crc in part.parent.glob(".*.crc"):
        crc.unlink()
    with pytest.raises(Exception, match=part.name):
        ls.match(frame(["a b c d e f"]), path).pairs.collect()


def test_nothing_is_no_error(frame: Any) -> None:
    for method in ("exact", "lsh"):
        with ls.similar_pairs(frame([]), method=method) as result:
            assert rows(result.pairs) == []
            assert result.expected_recall() == 1
    assert rows(ls.groups(result.pairs)) == []


def test_copied_runs_are_those_of_a_naive_search(frame: Any) -> None:
    chance = random.Random(3)
    texts = generated(60, words=120, seed=9)
    long = " ".join(chance.choices([f"z{number}" for number in range(999)], k=400))
    words = long.split()
    for number in range(0, 60, 5):
        start = chance.randrange(300)
        texts[number] += " " + " ".join(words[start : start + chance.randrange(20, 90)])
    texts[7] = " ".join(f"v{number}" for number in range(20_000)) + " " + long
    want = naive_runs(texts, 25)
    assert len(want) > 20
    with ls.copied_runs(frame(texts), words=25) as result:
        assert rows(result.pairs) == want


def test_evidence_is_that_of_one_process(frame: Any) -> None:
    texts = [f"𝒳 It was so. {COPIED}", f"{COPIED} The end.", " ".join(f"w{number}" for number in range(90)), None]
    df = frame(texts)
    wanted = [("d00000", "d00001"), ("d00000", "d00002"), ("d00003", "d00001"), ("nobody", "d00001"), (None, "d00001")]
    pairs = df.sparkSession.createDataFrame([*wanted, ("d00001", "d00001")], "a string, b string")
    result = ls.evidence(pairs, df)
    found = {(row["a"], row["b"]): row for row in result.pairs.collect()}
    assert set(found) == {("d00000", "d00001"), ("d00000", "d00002")}
    corpus = lookalike.Corpus(texts[:3])
    a, b = corpus.ids[:2]
    want = corpus.passages(a, b).passages
    row = found["d00000", "d00001"]
    assert [(each["a_start"], each["b_end"], each["matched_a"]) for each in row["passages"]] == [
        (each["a_start"], each["b_end"], each["matched_a"]) for each in want
    ]
    assert row["matched_a"] == row["verbatim_a"] == len(COPIED.split())
    assert texts[0][row["passages"][0]["a_start"] :].startswith("Each November")  # type: ignore[index]
    assert found["d00000", "d00002"]["passages"] == []
    assert {(row["a"], row["b"]): row["reason"] for row in result.rejected.collect()} == {
        ("d00003", "d00001"): "a: the text is null",
        ("nobody", "d00001"): "a: no such document",
        (None, "d00001"): "an id is null",
        ("d00001", "d00001"): "a and b are one document",
    }


@pytest.mark.parametrize("texts_kept", [False, True])
def test_matching_an_archive_equals_comparing_all(frame: Any, tmp_path: Any, texts_kept: bool) -> None:
    texts = mixed()
    df = frame(texts)
    first, second, new = (df.where(f"int(substr(id, 2)) % 3 = {rest}") for rest in range(3))
    path = str(tmp_path / "archive")
    assert ls.write_archive(first, path, texts=texts_kept).documents == 100
    assert ls.append(second, path).documents == 100
    want = [
        (a, b) if int(a[1:]) % 3 == 2 else (b, a)
        for a, b, *_ in compared(texts, threshold=0.3)
        if (int(a[1:]) % 3 == 2) != (int(b[1:]) % 3 == 2)
    ]
    measures = {frozenset(row[:2]): row[2:4] for row in compared(texts, threshold=0.3)}
    with ls.match(new, path, threshold=0.3) as result:
        found = rows(result.pairs)
        assert [row[:2] for row in found] == sorted(want) != []
        assert all(measures[frozenset(row[:2])] == row[2:4] for row in found)
        assert result.rejected.count() == result.left_out.count() == 0
    with ls.match(new, path, threshold=0.3, method="lsh") as result:
        assert set(rows(result.pairs)) <= set(found)
        assert result.pairs.count() > 0.8 * len(found)
    stored = df.sparkSession.read.parquet(f"{path}/sketches")
    assert ("text" in stored.columns) == texts_kept
    assert stored.count() == 200


def test_archives_that_do_not_fit_are_errors(frame: Any, tmp_path: Any) -> None:
    df = frame(["a b c", "d e f"])
    path = str(tmp_path / "archive")
    with pytest.raises(InputError, match=f"{path} is no archive"):
        ls.match(df, path)
    ls.write_archive(df, path, k=2)
    with pytest.raises(InputError, match="exists already"):
        ls.write_archive(df, path)
    again = ls.append(frame(["a b c", "new", "other", "one"], ["d00000", "d2", "d3", "d3"]), path)
    assert again.documents == 1
    assert {(row["id"], row["reason"]) for row in again.rejected.collect()} == {
        ("d00000", "in the archive"),
        ("d3", "repeated"),
    }
    with pytest.raises(InputError, match="type of the archive's ids, string, got bigint"):
        ls.append(frame(["a"], [1], "bigint"), path)
    (part,) = (tmp_path / "archive" / "scheme").glob("*.parquet")
    whole = pq.read_table(part)
    for old, new, message in (
        ('"format": 1', '"format": 2', "has the format 2, and this version reads 1"),
        ('"k": 2', '"k": 3', "cannot be compared with new ones"),
    ):
        text = whole["scheme"][0].as_py().replace(old, new)
        for crc in part.parent.glob(".*.crc"):
            crc.unlink()
        pq.write_table(whole.set_column(0, "scheme", [[text]]), part)
        df.sparkSession.catalog.clearCache()
        with pytest.raises(InputError, match=message):
            ls.match(df, path)


@pytest.mark.parametrize("kind", ["string", "bigint"])
def test_groups_are_those_of_union_find(spark: Any, kind: str) -> None:
    chance = random.Random(2)
    edges = [(chance.randrange(400), chance.randrange(400)) for _ in range(230)]
    edges += [(number, number + 1) for number in range(1000, 1130)]  # a long chain
    edges += [(2000, other) for other in range(2001, 2100)]
    edges += [(7000, 7000)]
    want = []
    for group in lookalike.groups(edges):
        names = [f"n{item}" if kind == "string" else item for item in group]
        want += [(name, min(names)) for name in names]
    used = {item for edge in edges for item in edge}
    want = [row for row in want if int(str(row[0]).lstrip("n")) in used]
    want.append(("n7000", "n7000") if kind == "string" else (7000, 7000))
    given = [(f"n{a}", f"n{b}") if kind == "string" else (a, b) for a, b in edges]
    for parts in (1, 5):
        pairs = spark.createDataFrame(given, f"a {kind}, b {kind}").repartition(parts)
        assert rows(ls.groups(pairs)) == sorted(want)


def test_groups_use_a_checkpoint_folder(spark: Any, tmp_path: Any) -> None:
    spark.sparkContext.setCheckpointDir(str(tmp_path))
    try:
        assert rows(ls.groups(spark.createDataFrame([(1, 2), (3, 2)], "a int, b int"))) == [(1, 1), (2, 1), (3, 1)]
    finally:
        spark.sparkContext._jsc.sc().setCheckpointDir(None)


def test_skew_is_bounded_and_counted(frame: Any) -> None:
    """A text 2,000 times, a shingle in every document, and a document as long as all others."""
    others = [f"{text} and a phrase of everybody" for text in generated(300, words=40)]
    giant = " ".join(f"g{number}" for number in range(30_000)) + " " + others[0]
    texts = [COPIED] * 2000 + [COPIED + " Indeed it was."] + others + [giant]
    with ls.similar_pairs(frame(texts), threshold=0.5, max_copies=10) as result:
        found = rows(result.pairs)
        left_out = rows(result.left_out)
        assert result.counts["texts"] == len(set(texts))
    want = compared(texts[1999:], threshold=0.5)
    renamed = [(f"d{int(a[1:]) + 1999:05}", f"d{int(b[1:]) + 1999:05}", *rest) for a, b, *rest in want]
    renamed = [("d00000" if a == "d01999" else a, b, *rest) for a, b, *rest in renamed]
    copies = [row for row in found if row[1] < "d02000"]
    assert [row[:2] for row in copies] == [("d00000", f"d{number:05}") for number in range(1, 2000)]
    assert [row for row in found if row[1] >= "d02000"] == sorted(renamed)
    assert left_out == [
        ("copies", "d00000", 2000, 1999 * 1998 // 2),
        ("similar copies", "d00000", 2001, 1999),
    ]


def test_a_key_of_many_texts_is_left_out_and_counted_or_shared_out(frame: Any, monkeypatch: Any) -> None:
    """Texts of common shingles only, so that the prefix filter has nothing rare to index."""
    chance = random.Random(4)
    phrases = [f"p{number}a p{number}b p{number}c p{number}d" for number in range(6)]
    texts = [" ".join(chance.sample(phrases, 4)) for _ in range(250)]
    want = compared(texts, threshold=0.3, k=3)
    from lookalike.spark import _join

    monkeypatch.setattr(_join, "BLOCK", 7)
    monkeypatch.setattr(_join, "HEAVY_DOCUMENTS", 20)
    with ls.similar_pairs(frame(texts), threshold=0.3, k=3) as result:
        assert rows(result.pairs) == want
        assert result.left_out.count() == 0
    with ls.similar_pairs(frame(texts), threshold=0.3, k=3, max_texts=20) as result:
        assert set(rows(result.pairs)) < set(want)
        left_out = result.left_out.collect()
        assert left_out
        assert all(row["what"] == "shared key" and row["documents"] > 20 for row in left_out)
        assert all(row["pairs"] == row["documents"] * (row["documents"] - 1) // 2 for row in left_out)
