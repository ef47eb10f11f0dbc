from __future__ import annotations

from typing import Any

import pandas as pd
import pyarrow as pa
import pytest
from samples import COPIED

import lookalike

BEFORE = "Ein Märchen: 𝒳𝒴 🦊. "


@pytest.fixture
def corpus() -> lookalike.Corpus:
    return lookalike.Corpus([f"{BEFORE}{COPIED} That is all.", f"{COPIED} No more."], names=["ada", "lena"])


def test_documents_come_and_go(corpus: lookalike.Corpus) -> None:
    assert corpus.add("third", name="tom", author="tom", role="archive") == 2
    assert corpus.add_all(pa.array(["a", "b"])) == range(3, 5)
    assert corpus.remove(3)
    assert not corpus.remove(3)
    assert corpus.ids == [0, 1, 2, 4]
    assert 4 in corpus
    assert 3 not in corpus
    assert len(corpus) == 4
    assert corpus.add("again") == 5
    assert corpus.text(2) == "third"
    assert corpus.documents.to_pylist()[2] == {"id": 2, "name": "tom", "author": "tom", "role": "archive"}
    assert corpus.documents.column("name").to_pylist() == ["ada", "lena", "tom", "text 5", "text 5"]
    with pytest.raises(lookalike.InputError, match="^there is no document with id 3; use the id of a document"):
        corpus.text(3)


def test_no_text_is_added_where_one_is_wrong(corpus: lookalike.Corpus) -> None:
    for wrong in (["a", 3], pa.array(["a", None]), pd.Series(["a", "\ud800"], dtype=object)):
        with pytest.raises(lookalike.InputError, match=r"^texts\[1\]"):
            corpus.add_all(wrong)
    broken = pa.Array.from_buffers(
        pa.string(), 2, [None, pa.py_buffer(b"\0\0\0\0\1\0\0\0\2\0\0\0"), pa.py_buffer(b"a\xff")]
    )
    with pytest.raises(lookalike.InputError, match=r"^texts\[2\] is not valid UTF-8$"):
        corpus.add_all(pa.chunked_array([pa.array(["x"]), broken]))
    assert len(corpus) == 2


UNITS: dict[str, Any] = {
    "codepoints": lambda text: text,
    "utf8": lambda text: text.encode(),
    "utf16": lambda text: text.encode("utf-16-le"),
}


@pytest.mark.parametrize("positions", UNITS)
def test_a_byte_order_mark_changes_nothing_but_positions(positions: Any) -> None:
    program = "<?php // copied\nfunction first($list) { return $list[0] + 1; }"
    params: Any = {"unit": "code", "k": 3, "shortest_passage": 3, "threshold": 0}
    corpus = lookalike.Corpus([program, f"\ufeff{program}"], names=["a.php", "b.php"])
    report = corpus.compare(**params)
    counts = report.documents.select(["words", "shingles", "distinct", "invisible"]).to_pylist()
    assert counts[0] == counts[1]
    assert report.pairs.column("jaccard").to_pylist() == [1.0]
    (passage, *_) = corpus.passages(0, 1, positions=positions, **params).passages
    texts = [UNITS[positions](corpus.text(id)) for id in (0, 1)]
    width = 2 if positions == "utf16" else 1
    a, b = (slice(width * passage[f"{side}_start"], width * passage[f"{side}_end"]) for side in "ab")
    assert texts[0][a] == texts[1][b]
    assert a != b


@pytest.mark.parametrize("positions", UNITS)
def test_positions_count_what_is_asked_for(corpus: lookalike.Corpus, positions: Any) -> None:
    width = 2 if positions == "utf16" else 1
    texts = [UNITS[positions](corpus.text(id)) for id in (0, 1)]
    copied = UNITS[positions](COPIED[:-1])  # without the last full stop
    detail = corpus.passages(0, 1, positions=positions)
    (passage,) = detail.passages
    for text, side in zip(texts, "ab", strict=True):
        start, end = (width * passage[f"{side}_{end}"] for end in ("start", "end"))
        assert text[start:end] == copied
        ((first, last),) = getattr(detail, f"shingles_{side}")
        assert text[width * first : width * last] == copied
    report = corpus.compare()
    (row,) = report.passages_table(positions=positions).to_pylist()
    assert {name: passage[name] for name in row if name != "pair"} == {
        name: value for name, value in row.items() if name != "pair"
    }
    assert vars(report.passages(0, positions=positions)) == vars(detail)


def test_positions_of_edits_and_of_obfuscation_are_converted() -> None:
    hidden = "🦊🦊 " + COPIED.replace("harbour", "har\u200bbour")
    corpus = lookalike.Corpus([hidden, COPIED.replace("fishing", "old 🦊 rowing")])
    detail = corpus.passages(0, 1)
    (passage,) = detail.passages
    (edit,) = passage["edits"]
    assert hidden[edit["a_start"] : edit["a_end"]] == "fishing"
    assert "rowing" in corpus.text(1)[edit["b_start"] : edit["b_end"]]  # type: ignore[index]
    (place,) = detail.obfuscation_a["places"]
    assert place["kind"] == "invisible"
    assert hidden[place["start"] : place["end"]] == "\u200b"
    assert corpus.obfuscation(0) == detail.obfuscation_a


def test_excluded_stretches_have_positions() -> None:
    text = f"🦊 She said “one two three four five six seven” and left. {COPIED}"
    detail = lookalike.Corpus([text, COPIED]).passages(0, 1, exclude_quotes=True)
    (stretch,) = detail.excluded_a
    assert text[stretch["start"] : stretch["end"]].strip("“”") == "one two three four five six seven"
    assert detail.breakdown_a["quoted"] == 7
    assert detail.whole is not None


def test_a_pair_that_is_none_is_an_error(corpus: lookalike.Corpus) -> None:
    with pytest.raises(lookalike.InputError, match="two different documents, got document 1 twice"):
        corpus.passages(1, 1)
    with pytest.raises(lookalike.InputError, match="^there is no document with id 7"):
        corpus.compare_pairs([(0, 7)])
    with pytest.raises(lookalike.InputError, match=r"^positions must be one of .*\"utf16\", got 'bytes'$"):
        corpus.passages(0, 1, positions="bytes")  # type: ignore[arg-type]
    with pytest.raises(IndexError):
        corpus.compare().passages(1)


def test_named_pairs_are_compared_whoever_owns_them() -> None:
    corpus = lookalike.Corpus([COPIED, COPIED, "else"], authors=["x", "x", None])
    assert len(corpus.compare()) == 0
    for pairs in ([(0, 1), (2, 0)], pa.table({"a": [0, 2], "b": [1, 0]})):
        found = corpus.compare_pairs(pairs, threshold=0).pairs.select(["a", "b", "jaccard"]).to_pylist()
        assert found == [{"a": 0, "b": 1, "jaccard": 1.0}, {"a": 0, "b": 2, "jaccard": 0.0}]


def test_a_report_names_documents_by_index_and_finds_their_passages_by_id(corpus: lookalike.Corpus) -> None:
    corpus.remove(0)
    corpus.add(f"Once more: {COPIED}")
    report = corpus.compare()
    assert report.pairs.select(["a", "b"]).to_pylist() == [{"a": 0, "b": 1}]
    assert report.passages(0).pair["a"] == 1
    assert report.passages(0).pair["b"] == 2
    assert report.passages_table().column("pair").to_pylist() == [0]
    assert report.pairs.select(["id_a", "id_b"]).to_pylist() == [{"id_a": 1, "id_b": 2}]
    for pairs in (report.pairs, report.pairs.to_pylist()):
        named = corpus.compare_pairs(pairs)
        assert named.pairs.select(["id_a", "id_b", "matched_a"]) == report.pairs.select(["id_a", "id_b", "matched_a"])


def test_the_measures_of_a_pair_are_those_of_its_row(corpus: lookalike.Corpus) -> None:
    corpus.add("nothing of the others")
    report = corpus.compare()
    row = report.pairs.to_pylist()[0]
    pair = report.passages(0).pair
    assert pair.keys() == row.keys() - {"id_a", "id_b"} | {"evidence"}
    assert {name: pair[name] for name in ("jaccard", "shared", "matched_a", "longest", "passages", "weight")} == {
        name: row[name] for name in ("jaccard", "shared", "matched_a", "longest", "passages", "weight")
    }
    assert pair["evidence"]["matched_a"] == pair["matched_a"] == 36
    unlike = corpus.passages(0, 2).pair
    assert unlike.keys() == pair.keys()
    assert (unlike["matched_a"], unlike["evidence"]) == (None, None)


def test_a_new_text_is_queried_without_being_added(corpus: lookalike.Corpus) -> None:
    new = f"My own story begins. {COPIED}"
    found = corpus.query(new, threshold=0.5)
    assert found["similar"][0]["name"] == "lena"
    assert set(found["similar"][0]) >= {"id", "shared", "union", "jaccard", "containment_a_in_b"}
    evidence = corpus.evidence_for(new)
    assert evidence is not None
    assert {document["id"] for document in evidence["documents"]} == {0, 1}
    assert evidence["documents"][0]["evidence"]["matched_a"] == 36
    assert (evidence["not_aligned"], evidence["with_few_words"]) == (0, 0)
    assert corpus.evidence_for(new, evidence=False) is None
    detail = corpus.passages_of_new(new, 1)
    (passage,) = detail.passages
    assert new[passage["a_start"] : passage["a_end"]] == COPIED[:-1]
    assert len(corpus) == 2
    with pytest.raises(lookalike.InputError, match="^text must be a str, got a value of type int$"):
        corpus.query(3)  # type: ignore[arg-type]
    with pytest.raises(lookalike.InputError, match="^a template is not compared"):
        corpus.evidence_for(new, role="template")


def test_an_intake_rule_decides() -> None:
    corpus = lookalike.Corpus([COPIED])
    variant = COPIED.replace("harbour", "port")
    assert corpus.judge("quite another text about bread and yeast")["verdict"] == "unique"
    assert corpus.admit(COPIED)["reason"] == "tooSimilar"
    admitted = corpus.admit(variant)
    assert (admitted["verdict"], admitted["id"], admitted["group"]) == ("joins", 1, [0, 1])
    assert corpus.admit(variant.replace("lamp", "light"), largest_group=2)["reason"] == "groupFull"
    assert len(corpus) == 2


@pytest.mark.parametrize("wrong", [2.0, -0.1, float("nan"), "0.5", None])
def test_a_wrong_limit_of_similarity_is_named_as_the_argument_is(wrong: Any) -> None:
    corpus = lookalike.Corpus([COPIED])
    for decide in (corpus.judge, corpus.admit):
        with pytest.raises(lookalike.InputError, match="^refuse_at must be a number from 0 to 1, got "):
            decide("a text", refuse_at=wrong)


@pytest.mark.parametrize("wrong", [0, -1, 2**40, 2.5, "5", None])
def test_a_wrong_size_of_a_group_is_named_as_the_argument_is(wrong: Any) -> None:
    corpus = lookalike.Corpus([COPIED])
    for decide in (corpus.judge, corpus.admit):
        with pytest.raises(lookalike.InputError, match="^largest_group must be a whole number from 1, got "):
            decide("a text", largest_group=wrong)


def test_a_dropped_text_is_given_back(texts: list[str]) -> None:
    corpus = lookalike.Corpus(texts)
    with pytest.warns(lookalike.MemoryLimitWarning):
        report = corpus.compare(memory_limit=1)
    assert corpus.text(0) is None
    with pytest.raises(lookalike.InputError, match="^the text of .* is needed"):
        report.passages(0)
    with pytest.raises(lookalike.InputError, match="is not the one it was added with"):
        corpus.give_text(0, "another")
    corpus.give_text(0, texts[0])
    assert corpus.text(0) == texts[0]


def test_a_corpus_foresees_its_comparison(corpus: lookalike.Corpus) -> None:
    expected = corpus.forecast()
    assert expected["documents"] == 2
    assert expected["fits"] is True
    assert expected["fallbacks"] == []
    assert expected == {**expected, "pairs": 1}


def test_the_old_texts_are_not_read_again(corpus: lookalike.Corpus) -> None:
    assert corpus.compare().digest == corpus.compare(threshold=0.9).digest
    assert repr(corpus) == "<Corpus: 2 documents>"
    assert repr(corpus.compare()) == "<Report: 2 documents, 1 listed pairs, 1 groups, exact>"


@pytest.mark.parametrize("id", [-1, 2**40, "a", None, 1.5])
def test_what_can_be_no_id_is_an_error_that_says_so(id: Any) -> None:
    corpus = lookalike.Corpus(["a b c", "d e f"])
    message = "^the id of a document is a whole number from 0, got "
    for ask in (corpus.text, corpus.remove, corpus.obfuscation, lambda id: corpus.passages(0, id)):
        with pytest.raises(lookalike.InputError, match=message):
            ask(id)
    with pytest.raises(lookalike.InputError, match=r"^pairs\[0\] must be two whole numbers from 0, got "):
        corpus.compare_pairs([id])
