from __future__ import annotations

import array
import os
import pickle
import signal
import threading
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest
from samples import COPIED, generated

import lookalike

FOXES = ["the quick brown fox jumps over the lazy dog", "a quick brown fox jumps over a lazy dog", "𝒳 é"]


def test_a_pair_has_the_measures_of_the_engine() -> None:
    report = lookalike.compare(FOXES, k=2, threshold=0.2)
    (pair,) = report.pairs.to_pylist()
    assert (pair["a"], pair["b"], pair["shared"], pair["union"]) == (0, 1, 5, 11)
    assert pair["jaccard"] == 5 / 11
    assert pair["containment_a_in_b"] == pair["overlap"] == pair["sorensen"] == 5 / 8
    assert pair["matched_a"] is None
    assert pair["candidate"] is True
    assert report.groups == [[0, 1]]
    assert report.exact
    assert len(report) == 1
    assert report.documents.column("tokens").to_pylist() == [9, 9, 2]
    assert report.documents.column("name").to_pylist() == ["text 1", "text 2", "text 3"]
    assert report.totals["possible_pairs"] == 3


def test_evidence_comes_with_its_counts() -> None:
    report = lookalike.compare([f"It was so. {COPIED}", f"{COPIED} The end.", "nothing of it"])
    (pair,) = report.pairs.to_pylist()
    assert (pair["matched_a"], pair["matched_b"], pair["verbatim_a"], pair["passages"]) == (36, 36, 36, 1)
    assert pair["expected_by_chance"] < 0.01
    assert (pair["score"], pair["weight"]) == (None, 36)


def test_tables_have_the_columns_that_are_documented() -> None:
    report = lookalike.compare(FOXES, k=2)
    for table, documented in (
        (report.pairs, lookalike.Report.pairs.__doc__),
        (report.documents, lookalike.Report.documents.__doc__),
        (report.passages_table(), lookalike.Corpus.passages_table.__doc__),
    ):
        assert [name for name in table.column_names if f"`{name}`" not in (documented or "")] == []


COLUMNS: dict[str, Any] = {
    "tuple": tuple,
    "generator": lambda texts: (text for text in texts),
    "arrow": pa.array,
    "arrow large": lambda texts: pa.array(["x", *texts], pa.large_string())[1:],
    "arrow view": lambda texts: pa.array(texts, pa.string_view()),
    "arrow dictionary": lambda texts: pa.array(texts).dictionary_encode(),
    "arrow chunks": lambda texts: pa.chunked_array([texts[:1], [], texts[1:]]),
    "pandas": pd.Series,
    "pandas object": lambda texts: pd.Series(texts, dtype=object),
    "pandas category": lambda texts: pd.Series(texts, dtype="category"),
    "pandas of a frame": lambda texts: pd.DataFrame({"text": texts, "n": 1}, index=[7, 8, 9])["text"],
    "polars": pl.Series,
    "polars categorical": lambda texts: pl.Series(texts, dtype=pl.Categorical),
    "numpy": np.array,
}


@pytest.mark.parametrize("kind", COLUMNS)
def test_every_kind_of_column_gives_the_same(kind: str) -> None:
    assert lookalike.compare(COLUMNS[kind](FOXES), k=2).to_dict() == lookalike.compare(FOXES, k=2).to_dict()


@pytest.mark.parametrize("kind", COLUMNS)
def test_no_text_is_no_error(kind: str) -> None:
    empty = COLUMNS[kind]([] if kind != "pandas of a frame" else ["a", "b", "c"])[:0] if kind != "generator" else ()
    assert len(lookalike.compare(empty).documents) == 0


@pytest.mark.parametrize("kind", sorted(set(COLUMNS) - {"numpy", "pandas of a frame"}))
def test_a_null_is_an_error_or_an_empty_document(kind: str) -> None:
    texts = [FOXES[0], None, FOXES[1], None]
    with pytest.raises(lookalike.InputError, match=r"^texts\[1\] is null, the first of 2 such rows; leave it out, or"):
        lookalike.compare(COLUMNS[kind](texts))
    report = lookalike.compare(COLUMNS[kind](texts), k=2, nulls="empty")
    assert report.corpus.null_rows == [1, 3]
    assert [warning["document"] for warning in report.warnings if warning["code"] == "empty"] == [1, 3]
    assert report.pairs.column("b").to_pylist() == [2]


def test_nan_is_null() -> None:
    with pytest.raises(lookalike.InputError, match=r"^texts\[1\] is null;"):
        lookalike.compare(["a", float("nan")])


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        ("one text", "texts must be a list or a column of texts, got a str"),
        ({"a": "b"}, "texts must be a list or a column of texts, got a dict"),
        (None, "texts must be a list or a column of texts, got a NoneType"),
        ({"one", "two"}, "texts must be a list or a column of texts, got a set, which has no order"),
        (
            pd.DataFrame({"body": ["one", "two"]}),
            "texts must be a list or a column of texts, got a DataFrame; give one of its columns, such as ",
        ),
        (
            pl.DataFrame({"body": ["one", "two"]}),
            "texts must be a list or a column of texts, got a DataFrame; give one of its columns, such as ",
        ),
        (
            pa.table({"body": ["one", "two"]}),
            'texts must be a list or a column of texts, got a Table; give one of its columns, such as table["body"]',
        ),
        (3, "texts must be a list or a column of texts, got a int"),
        (["a", 3], "texts[1] must be a str, got a value of type int"),
        (["a", b"b"], "texts[1] must be a str, got a value of type bytes"),
        (pd.Series(["a", 3], dtype=object), "texts[1] must be a str, got a value of type int"),
        (pa.array([1, 2]), "texts must be a column of strings, got int64"),
        (pl.Series([1.5]), "texts must be a column of strings, got double"),
    ],
)
def test_what_is_no_text_is_named(texts: Any, message: str) -> None:
    with pytest.raises(lookalike.InputError) as raised:
        lookalike.compare(texts)
    assert str(raised.value).startswith(message)


@pytest.mark.parametrize("make", [list, lambda texts: pd.Series(texts, dtype=object)])
def test_a_lone_surrogate_is_an_error_that_says_how_to_read_the_text(make: Any) -> None:
    broken = "an 𝒳 and \ud800"
    with pytest.raises(lookalike.InputError, match=r"^texts\[1\] is not valid Unicode: .* at index 9; read it lossily"):
        lookalike.compare(make(["a", broken]))
    mended = broken.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    assert mended == "an 𝒳 and \ufffd"
    assert len(lookalike.compare(make(["a", mended])).documents) == 2


def test_names_authors_and_roles() -> None:
    names, authors, roles = pd.Series(["x", "y", "z"]), ["ada", "ada", None], ["submission", "submission", "archive"]
    texts = [COPIED, COPIED, COPIED]
    report = lookalike.compare(texts, names=names, authors=authors, roles=roles)
    assert report.pairs.select(["a", "b"]).to_pylist() == [{"a": 0, "b": 2}, {"a": 1, "b": 2}]
    assert report.documents.column("name").to_pylist() == ["x", "y", "z"]
    assert len(lookalike.compare(texts, roles="archive")) == 0
    assert len(lookalike.compare((text for text in texts), roles="archive")) == 0


@pytest.mark.parametrize(
    ("labels", "message"),
    [
        ({"names": ["a"]}, "names must have a value for each of the 2 texts, got 1"),
        ({"authors": ["a", 3]}, "authors[1] must be a str, got a value of type int"),
        ({"roles": ["archive", "x"]}, 'roles[1] must be one of "submission", "archive", "template", got "x"'),
        ({"nulls": "drop"}, 'nulls must be one of "error", "empty", got \'drop\''),
    ],
)
def test_wrong_labels_are_named(labels: dict[str, Any], message: str) -> None:
    for texts in (["a", "b"], pa.array(["a", "b"])):
        with pytest.raises(lookalike.InputError) as raised:
            lookalike.compare(texts, **labels)
        assert str(raised.value) == message


def test_parameters_are_checked_by_the_engine_all_at_once() -> None:
    with pytest.raises(lookalike.ParamsError) as raised:
        lookalike.compare([], k=0, threshold=7, unit="letters", max_pairs=0.5)  # type: ignore[arg-type]
    assert str(raised.value) == (
        'unit must be one of "words", "characters", "code", got "letters"; '
        "k must be a whole number from 1 to 64, got 0; "
        "threshold must be a number from 0 to 1, got 7; max_pairs must be a whole number from 1 to 10000000, got 0.5"
    )
    assert [mistake["field"] for mistake in raised.value.mistakes] == ["unit", "k", "threshold", "max_pairs"]
    assert raised.value.mistakes[1]["args"] == {"min": 1, "max": 64, "field": "k", "given": "0"}
    assert isinstance(raised.value, ValueError)
    with pytest.raises(lookalike.ParamsError) as unknown_too:
        lookalike.compare([], K=2, thresold=1, k=0)  # type: ignore[call-arg]
    assert [mistake["field"] for mistake in unknown_too.value.mistakes] == ["K", "thresold", "k"]
    # As other processes hand it on.
    again = pickle.loads(pickle.dumps(raised.value))
    assert (str(again), again.mistakes) == (str(raised.value), raised.value.mistakes)


@pytest.mark.parametrize("threads", [0, -1, 1.5, "2", 5000])
def test_a_wrong_number_of_threads_is_an_error(threads: Any) -> None:
    with pytest.raises(lookalike.InputError, match=r"^threads must be a whole number from 1 to 1024, or None, got "):
        lookalike.compare([], threads=threads)
    with pytest.raises(lookalike.InputError, match="^progress must be a function, got a int$"):
        lookalike.compare([], progress=3)  # type: ignore[arg-type]


@pytest.mark.parametrize("value", [-1, 2**70, "five", [5], True, 5.5])
def test_a_wrong_value_is_shown(value: object) -> None:
    with pytest.raises(lookalike.ParamsError, match="^k must be a whole number from 1 to 64, got "):
        lookalike.compare([], k=value)  # type: ignore[arg-type]


def test_an_unknown_parameter_is_answered_by_the_nearest() -> None:
    with pytest.raises(lookalike.ParamsError, match=r'^there is no parameter "treshold"; did you mean "threshold"\?$'):
        lookalike.compare([], treshold=0.5)  # type: ignore[call-arg]
    with pytest.raises(lookalike.ParamsError, match=r'did you mean "max_pairs"\?$'):
        lookalike.compare([], maxPairs=5)  # type: ignore[call-arg]
    with pytest.raises(lookalike.ParamsError, match=r'^there is no parameter "zzz"; there are: unit, language, '):
        lookalike.compare([], zzz=5)  # type: ignore[call-arg]


def test_numbers_of_numpy_and_none_are_taken() -> None:
    report = lookalike.compare(FOXES, k=np.int64(2), threshold=np.float32(0.25), evidence=np.bool_(False), bands=None)
    assert (report.params["k"], report.params["threshold"], report.params["evidence"]) == (2, 0.25, False)


def test_every_parameter_is_in_the_table_the_types_and_the_report() -> None:
    names = list(lookalike.PARAMETERS)
    assert list(lookalike.Parameters.__annotations__) == names
    assert list(lookalike.compare([]).params) == names
    assert lookalike.PARAMETERS["k"].range == (1, 64)
    assert lookalike.PARAMETERS["reduce_code"].text.startswith("Of code: ")


def test_the_parameters_of_a_report_repeat_it(texts: list[str]) -> None:
    report = lookalike.compare(texts, threshold=0.3, measure="overlap", evidence=False)
    assert lookalike.compare(texts, **report.params).to_dict() == report.to_dict()


@pytest.mark.parametrize("params", [{}, {"evidence": False}, {"method": "lsh"}, {"unit": "characters", "k": 9}])
def test_the_number_of_threads_changes_nothing(texts: list[str], params: Any) -> None:
    one, two, all_cores = (lookalike.compare(texts, threads=threads, **params) for threads in (1, 2, None))
    assert one.to_dict() == two.to_dict() == all_cores.to_dict()
    assert one.passages_table(threads=1).equals(two.passages_table(threads=2))


def test_pairs_are_those_of_a_naive_search(texts: list[str]) -> None:
    sets = [{tuple(words[at : at + 3]) for at in range(len(words) - 2)} for words in map(str.split, texts[:300])]
    share = {(a, b): len(sets[a] & sets[b]) / len(sets[a] | sets[b]) for b in range(300) for a in range(b)}
    expected = {pair: value for pair, value in share.items() if value >= 0.4}
    assert len(expected) > 20
    report = lookalike.compare(texts[:300], k=3, threshold=0.4, evidence=False)
    found = {(pair["a"], pair["b"]): pair["jaccard"] for pair in report.pairs.to_pylist()}
    assert found == expected


def test_warnings_name_parameters_as_python_does(texts: list[str]) -> None:
    report = lookalike.compare(texts, max_pairs=1, evidence=False)
    (warning,) = [warning for warning in report.warnings if warning["code"] == "pairsLeftOut"]
    assert "strongest is listed; raise max_pairs" in warning["message"]


def test_short_memory_is_warned_about_or_an_error(texts: list[str]) -> None:
    with pytest.warns(lookalike.MemoryLimitWarning, match="only signatures were kept"):
        report = lookalike.compare(texts, memory_limit=1)
    assert not report.exact
    assert report.fallbacks == ["positionsDropped", "signaturesOnly"]
    with pytest.raises(lookalike.MemoryLimitError, match="^an exact comparison of these 1,000 documents needs more"):
        lookalike.compare(texts, memory_limit=1, require_exact=True)
    assert issubclass(lookalike.MemoryLimitError, MemoryError)
    assert lookalike.forecast(1000, 10**9)["fits"] is True
    for documents, text_bytes, wrong in ((-1, 5, "documents"), (1.5, 5, "documents"), (1, None, "text_bytes")):
        with pytest.raises(lookalike.InputError, match=f"^{wrong} must be a whole number from 0, got "):
            lookalike.forecast(documents, text_bytes)  # type: ignore[arg-type]


def test_progress_follows_the_work_on_the_calling_thread() -> None:
    seen: list[tuple[str, int, int]] = []
    threads = set()

    def progress(*step: Any) -> None:
        seen.append(step)
        threads.add(threading.get_ident())

    lookalike.compare(generated(3000), progress=progress)
    stages = [stage for stage, _, _ in seen]
    assert threads == {threading.get_ident()}
    assert stages[0] == "text"
    assert seen[-1] == ("report", 1, 1)
    assert all(0 <= done <= total for _, done, total in seen)
    assert [stage for at, stage in enumerate(stages) if stages[at - 1] != stage or at == 0] == list(
        dict.fromkeys(stages)
    )


def test_an_exception_of_the_callback_stops_the_work(texts: list[str]) -> None:
    def progress(*_: object) -> None:
        raise LookupError("enough")

    corpus = lookalike.Corpus(texts)
    with pytest.raises(LookupError, match="^enough$"):
        corpus.compare(progress=progress)
    assert corpus.compare().to_dict() == lookalike.compare(texts).to_dict()


@pytest.mark.parametrize("threads", [1, 2])
def test_ctrl_c_stops_a_comparison(threads: int) -> None:
    """The signal comes from a thread, while the main thread is in the engine and sees it there, or in the callback."""
    corpus = lookalike.Corpus(generated(30_000))
    begun, seen = threading.Event(), []

    def interrupt() -> None:
        begun.wait()
        os.kill(os.getpid(), signal.SIGINT)

    def progress(*step: Any) -> None:
        seen.append(step)
        begun.set()

    interrupter = threading.Thread(target=interrupt)
    interrupter.start()
    with pytest.raises(KeyboardInterrupt):
        corpus.compare(threads=threads, progress=progress)
    interrupter.join()
    assert seen[-1] != ("report", 1, 1)
    assert corpus.compare(threads=threads).totals["possible_pairs"] == 30_000 * 29_999 // 2


def test_the_interpreter_runs_on_meanwhile() -> None:
    corpus = lookalike.Corpus(generated(20_000))
    done = threading.Event()
    steps = 0

    def work() -> None:
        corpus.compare(threads=1)
        done.set()

    thread = threading.Thread(target=work)
    thread.start()
    refused = 0
    while not done.wait(0.001):
        steps += 1
        try:
            len(corpus)
        except RuntimeError as error:
            assert str(error) == "this corpus is in use; wait until its comparison has ended"
            refused += 1
    thread.join()
    assert steps > 10
    assert refused > 0


def test_pairs_of_a_callback_that_uses_the_corpus_are_refused_not_locked(texts: list[str]) -> None:
    corpus = lookalike.Corpus(texts)
    with pytest.raises(RuntimeError, match="^this corpus is in use"):
        corpus.compare(progress=lambda *_: len(corpus))


def test_a_process_that_forks_after_a_comparison_compares_again(texts: list[str]) -> None:
    expected = lookalike.compare(texts).digest
    child = os.fork() if hasattr(os, "fork") else 0
    if child == 0:
        os._exit(0 if lookalike.compare(texts).digest == expected else 1)
    assert os.waitpid(child, 0)[1] == 0


def test_groups_are_connected_components() -> None:
    assert lookalike.groups([(4, 2), (0, 1), (2, 9)]) == [[2, 4, 9], [0, 1]]
    assert lookalike.groups([], items=3) == []
    assert lookalike.groups(pa.table({"a": [0, 5], "b": [1, 0]})) == [[0, 1, 5]]
    assert lookalike.groups(pd.DataFrame({"a": [0, 5], "b": [1, 0]})) == [[0, 1, 5]]
    assert lookalike.groups(pl.DataFrame({"a": [0, 5], "b": [1, 0]})) == [[0, 1, 5]]
    report = lookalike.compare(FOXES, k=2)
    assert lookalike.groups(report) == lookalike.groups(report.pairs) == [[0, 1]]
    for wrong in ([(0,)], [(0, -1)], [(0, "a")], [(0, 1.5)], [array.array("d", [0, 1])]):
        with pytest.raises(lookalike.InputError, match=r"^pairs\[0\] must be two whole numbers from 0, got "):
            lookalike.groups(wrong)
    with pytest.raises(lookalike.InputError, match=r"^pairs\[0\] must have the keys \"a\" and \"b\", got \{'x': 0"):
        lookalike.Corpus(FOXES).compare_pairs([{"x": 0, "b": 1}])
    for table in (pa.table, pd.DataFrame, pl.DataFrame):
        with pytest.raises(
            lookalike.InputError, match=r"^pairs must have the columns \"a\" and \"b\", got \['x', 'b'\]$"
        ):
            lookalike.groups(table({"x": [0], "b": [1]}))
    with pytest.raises(lookalike.InputError, match="^items must be more than the largest item"):
        lookalike.groups([(0, 7)], items=7)
