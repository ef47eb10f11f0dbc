from __future__ import annotations

import gzip
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pandas as pd
import pyarrow as pa
import pytest
from pyarrow import parquet
from samples import COPIED, generated

import lookalike
from lookalike.__main__ import main

WORDS = COPIED.split()
VARIANT = " ".join([*WORDS[:-1], "sight."])  # 31 of 33 shingles in common
CHAINED = " ".join(["Every", *WORDS[1:-1], "sight."])  # 31 of 33 with the variant, 30 of 34 with the first
TEXTS = [COPIED, None, "quite another text of six words", VARIANT, "", COPIED, "two words", CHAINED, " \n", "two words"]
KEPT = [0, 1, 2, 4, 6, 8, 9]
SOURCES = (
    "References\n\nBroder, A. (1997). On the resemblance and containment of documents. Sequences.\n"
    "Wise, M. (1993). String similarity.\nhttps://example.org/paper\n"
)


def write(path: Path, texts: list[Any] = TEXTS, **columns: list[Any]) -> Path:
    table = {"id": [f"r{row}" for row in range(len(texts))], "text": texts, **columns}
    if path.suffix == ".parquet":
        parquet.write_table(pa.table(table), path)
        return path
    rows = [dict(zip(table, row, strict=True)) for row in zip(*table.values(), strict=True)]
    lines = "".join(json.dumps(row) + "\n" for row in rows).encode()
    path.write_bytes(gzip.compress(lines) if path.suffix == ".gz" else lines)
    return path


def read(path: Path) -> list[dict[str, Any]]:
    if path.suffix == ".parquet":
        return list(parquet.read_table(path).to_pylist())
    data = path.read_bytes()
    return [json.loads(line) for line in (gzip.decompress(data) if path.suffix == ".gz" else data).splitlines()]


ENDINGS = [".parquet", ".jsonl", ".ndjson.gz"]


@pytest.mark.parametrize("ending", ENDINGS)
def test_one_of_each_group_is_kept(tmp_path: Path, ending: str) -> None:
    source, target = write(tmp_path / f"in{ending}"), tmp_path / f"out{ending}"
    summary = lookalike.dedup(source, target, threshold=0.9)
    assert [row["id"] for row in read(target)] == [f"r{row}" for row in KEPT]
    assert [row["text"] for row in read(target)] == [TEXTS[row] for row in KEPT]
    assert (summary.rows, summary.kept, summary.removed, summary.same_text, summary.groups) == (10, 7, 3, 1, 1)
    assert (summary.nulls, summary.empty, summary.short) == (1, 2, 2)
    assert str(summary).startswith("10 rows: 7 kept, 3 removed (1 with the same text) from 1 group, 0.")
    assert str(summary).endswith("s. Kept as they are: 1 null, 2 empty, 2 too short to compare.")
    assert sorted(path.name for path in tmp_path.iterdir()) == [source.name, target.name]


@pytest.mark.parametrize("ending", ENDINGS)
def test_what_was_removed_and_the_pairs_are_written(tmp_path: Path, ending: str) -> None:
    source = write(tmp_path / "in.parquet")
    removed, pairs = tmp_path / f"removed{ending}", tmp_path / f"pairs{ending}"
    lookalike.dedup(source, tmp_path / "out.parquet", threshold=0.9, id="id", removed=removed, pairs=pairs)
    assert read(removed) == [
        {"row": 3, "kept_row": 0, "similarity": 31 / 33, "reason": "similar", "id": "r3", "kept_id": "r0"},
        {"row": 5, "kept_row": 0, "similarity": 1.0, "reason": "same text", "id": "r5", "kept_id": "r0"},
        {"row": 7, "kept_row": 0, "similarity": 30 / 34, "reason": "linked", "id": "r7", "kept_id": "r0"},
    ]
    found = {(row["row_a"], row["row_b"]): row["similarity"] for row in read(pairs)}
    assert found == {(0, 3): 31 / 33, (3, 7): 31 / 33, (0, 5): 1.0}
    assert {(row["id_a"], row["id_b"]) for row in read(pairs)} == {("r0", "r3"), ("r3", "r7"), ("r0", "r5")}


@pytest.mark.parametrize("seed", range(5))
def test_groups_are_those_of_a_comparison_of_all_rows(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    texts: list[str | None] = [*generated(300, 30, seed), *["", "short one", None] * 3]
    texts += chance.choices(texts, k=100)
    chance.shuffle(texts)
    source, target = write(tmp_path / "in.jsonl", texts), tmp_path / "out.jsonl"
    summary = lookalike.dedup(source, target, threshold=0.5, threads=2)
    report = lookalike.compare(texts, nulls="empty", threshold=0.5, evidence=False)
    expected = {row for group in report.groups for row in group[1:]}
    assert len(expected) > 50
    assert [row["id"] for row in read(target)] == [f"r{row}" for row in range(len(texts)) if row not in expected]
    assert summary.groups == len(report.groups)


def test_other_columns_types_metadata_and_compression_stay(tmp_path: Path) -> None:
    schema = pa.schema(
        [
            pa.field("n", pa.decimal128(10, 2), metadata={"unit": "EUR"}),
            pa.field("body", pa.dictionary(pa.int32(), pa.string())),
            pa.field("tags", pa.list_(pa.struct([("a", pa.int8())]))),
        ],
        metadata={"origin": "here"},
    )
    rows = {"n": [1, 2, 3], "body": [COPIED, COPIED, "x"], "tags": [[{"a": 1}], None, []]}
    table = pa.table([pa.array(rows[field.name], field.type) for field in schema], schema=schema)
    parquet.write_table(table, tmp_path / "in.parquet", compression="gzip", row_group_size=2)
    lookalike.dedup(tmp_path / "in.parquet", tmp_path / "out.parquet", text="body")
    given, written = (parquet.ParquetFile(tmp_path / name) for name in ("in.parquet", "out.parquet"))
    assert written.schema_arrow.equals(given.schema_arrow, check_metadata=True)
    assert written.metadata.row_group(0).column(0).compression == "GZIP"
    assert written.read().to_pylist() == table.take([0, 2]).to_pylist()


def test_lines_stay_as_they_are_to_the_byte(tmp_path: Path) -> None:
    first = b'{"text":  "caf\\u00e9 a b c d e f", "n": 1e2}\r\n'
    same = b'{"text":"caf\xc3\xa9 a b c d e f"}\n'
    last = b' {"z": null, "text": "x"}'
    (tmp_path / "in.jsonl").write_bytes(first + b"\n" + same + last)
    summary = lookalike.dedup(tmp_path / "in.jsonl", tmp_path / "out.jsonl")
    assert (tmp_path / "out.jsonl").read_bytes() == first + last + b"\n"
    assert summary.rows == 3


def test_files_without_rows_are_copied(tmp_path: Path) -> None:
    for ending in ENDINGS:
        target = tmp_path / f"out{ending}"
        removed = tmp_path / f"removed{ending}"
        assert lookalike.dedup(write(tmp_path / f"in{ending}", []), target, removed=removed).rows == 0
        assert read(target) == read(removed) == []


def test_pairs_beyond_the_limit_are_counted(tmp_path: Path) -> None:
    texts = [f"{COPIED} {number}" for number in range(20)]
    source, pairs = write(tmp_path / "in.jsonl", texts), tmp_path / "pairs.jsonl"
    summary = lookalike.dedup(source, tmp_path / "out.jsonl", pairs=pairs, max_pairs=3)
    assert len(read(pairs)) == 3
    assert summary.pairs_left_out == 187
    assert "187 pairs are not in the file of pairs; raise max_pairs" in str(summary)


def test_rows_with_the_same_text_count_towards_the_limit(tmp_path: Path) -> None:
    source, pairs = write(tmp_path / "in.jsonl", [COPIED] * 5), tmp_path / "pairs.jsonl"
    summary = lookalike.dedup(source, tmp_path / "out.jsonl", pairs=pairs, max_pairs=3)
    assert [(row["row_a"], row["row_b"]) for row in read(pairs)] == [(0, 1), (0, 2), (0, 3)]
    assert (summary.removed, summary.pairs_left_out) == (4, 1)
    assert str(summary).endswith(" 1 pair is not in the file of pairs; raise max_pairs to see it.")


def test_lists_of_sources_count(tmp_path: Path) -> None:
    source, target = tmp_path / "in.jsonl", tmp_path / "out.jsonl"
    summary = lookalike.dedup(write(source, [SOURCES, SOURCES]), target)
    assert (summary.same_text, summary.short) == (1, 0)
    others = SOURCES.replace("19", "20").replace("Sequences", "Essays").replace("similarity", "matching")
    assert lookalike.dedup(write(source, [f"{COPIED}\n\n{SOURCES}", f"{COPIED}\n\n{others}"]), target).removed == 0


def fails(*arguments: object, capsys: pytest.CaptureFixture[str]) -> str:
    """The one line of the error of `lookalike dedup`."""
    assert main(["dedup", *map(str, arguments)]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    (line,) = printed.err.splitlines()
    return line.removeprefix("lookalike: ")


def test_errors_of_parquet_files_name_the_file_and_the_column(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = write(tmp_path / "in.parquet", n=list(range(10))), tmp_path / "out.parquet"
    assert fails(source, out, "--text", "body", capsys=capsys) == (
        f'{source}: there is no column "body"; there are: id, text, n'
    )
    assert fails(source, out, "--text", "n", capsys=capsys) == f'{source}: column "n" must hold strings, got int64'
    assert fails(source, out, "--id", "no", capsys=capsys).startswith(f'{source}: there is no column "no"')
    whole = source.read_bytes()
    for broken in (b"", b"nothing of it", whole[:-40], whole[:50] + b"\xff" * 200 + whole[250:]):
        source.write_bytes(broken)
        assert fails(source, out, capsys=capsys).startswith(f"{source}: cannot be read as Parquet: ")
    text = pa.Array.from_buffers(pa.string(), 1, [None, pa.py_buffer(b"\0\0\0\0\2\0\0\0"), pa.py_buffer(b"a\xff")])
    parquet.write_table(pa.table({"text": text}), source)
    assert fails(source, out, capsys=capsys).startswith(f"{source}: a text in the first rows is not valid UTF-8: ")
    assert not out.exists()


def test_pandas_reads_what_is_left_of_its_frame(tmp_path: Path) -> None:
    pd.DataFrame({"text": TEXTS, "n": range(10)}).to_parquet(tmp_path / "in.parquet")
    lookalike.dedup(tmp_path / "in.parquet", tmp_path / "out.parquet", threshold=0.9)
    assert list(pd.read_parquet(tmp_path / "out.parquet")["n"]) == KEPT


def test_errors_of_json_lines_name_the_file_and_the_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, out = tmp_path / "in.jsonl", tmp_path / "out.jsonl"
    for line, message in {
        "{x": f"{source}: line 2 is not valid JSON: Expecting property name enclosed in double quotes at column 2",
        '{"text": ' + "[" * 200_000: f"{source}: line 2 is nested too deeply to be read",
        "[1]": f"{source}: line 2 must be an object, got list",
        '{"text": 3}': f'{source}: line 2: "text" must be a string or null, got int',
        '{"text": "a\\ud800"}': f'{source}: row 1: "text" is not valid Unicode: there is a lone surrogate at 1',
    }.items():
        source.write_text(f'{{"text": "a"}}\n{line}\n', encoding="utf-8")
        assert fails(source, out, capsys=capsys).startswith(message)
    (tmp_path / "in.jsonl.gz").write_bytes(gzip.compress(b'{"text": "a"}')[:-9])
    gz = tmp_path / "in.jsonl.gz"
    assert fails(gz, tmp_path / "out.jsonl.gz", capsys=capsys).startswith(f"{gz}: cannot be read: ")
    damaged = bytearray(gzip.compress(b'{"text": "a"}\n' * 9))
    damaged[10] = 0xFF  # no kind of block
    gz.write_bytes(damaged)
    assert fails(gz, tmp_path / "out.jsonl.gz", capsys=capsys).startswith(f"{gz}: cannot be read: ")
    assert not out.exists()


def test_lines_without_the_text_are_kept_unless_all_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, out = tmp_path / "in.jsonl", tmp_path / "out.jsonl"
    lines = [
        '{"id": 1}',
        '{"id": 2, "text": "a b c d e f"}',
        '{"id": 3, "text": "a b c d e f"}',
        '{"id": 4, "text": null}',
    ]
    source.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert lookalike.dedup(source, out).nulls == 2
    assert out.read_text(encoding="utf-8").splitlines() == [lines[0], lines[1], lines[3]]
    assert fails(source, out, "--text", "body", capsys=capsys) == f'{source}: no line has "body"; there are: id, text'
    assert fails(source, out, "--id", "no", capsys=capsys) == f'{source}: line 1 has no "no"; there are: id'


def test_a_command_that_is_none_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["essays/"])
    printed = capsys.readouterr().err
    assert "this command only removes near-duplicates" in printed
    assert "call lookalike.compare(…) in Python" in printed


@pytest.mark.parametrize(
    ("ids", "message"),
    [
        (["a", "b", "a"], "row 2: \"id\" is 'a', as in row 0; ids must be unique"),
        (["a", None, "c"], 'row 1: "id" is null; each row must have an id of its own'),
        ([["a"], ["b"], ["c"]], 'row 0: "id" must be a number or a string, got list'),
    ],
)
@pytest.mark.parametrize("ending", [".parquet", ".jsonl"])
def test_ids_must_be_there_and_unique(
    tmp_path: Path, ids: list[Any], message: str, ending: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source = write(tmp_path / f"in{ending}", ["x", "y", "z"], id=ids)
    assert fails(source, tmp_path / f"out{ending}", "--id", "id", capsys=capsys) == f"{source}: {message}"


def test_wrong_files_and_values_are_found_before_any_work(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, out = write(tmp_path / "in.jsonl"), tmp_path / "out.jsonl"
    missing = tmp_path / "no.jsonl"
    for arguments, message in (
        ((missing, out), f"{missing}: there is no such file"),
        ((source, source), f"{source}: this file is named twice; choose another one for the result"),
        ((source, out, "--pairs", out), f"{out}: this file is named twice; choose another one for the result"),
        ((source, tmp_path / "out.txt"), f"{tmp_path / 'out.txt'}: the ending must be one of .parquet, .pq, .jsonl,"),
        ((source, tmp_path / "out.parquet"), f"{tmp_path / 'out.parquet'}: the format must be that of {source}"),
        ((source, missing / "out.jsonl"), f"{missing / 'out.jsonl'}: there is no such folder"),
        ((source, out, "--threshold", "7"), "threshold must be a number from 0 to 1, got 7"),
        ((source, out, "--k", "0"), "k must be a whole number from 1 to 64, got 0"),
        ((source, out, "--pairs", missing, "--max-pairs", "0"), "max_pairs must be a whole number from 1 to 10000000"),
    ):
        assert fails(*arguments, capsys=capsys).startswith(message)
    assert not out.exists()


def test_the_command_prints_what_it_did(tmp_path: Path) -> None:
    source = write(tmp_path / "in.parquet")
    for command in ([sys.executable, "-m", "lookalike"], [str(Path(sys.executable).with_name("lookalike"))]):
        arguments = ["dedup", source, tmp_path / "out.parquet", "--threshold", "0.9", "--removed", tmp_path / "r.jsonl"]
        done = subprocess.run([*command, *map(str, arguments)], capture_output=True, text=True, check=True)
        assert done.stdout.startswith("10 rows: 7 kept, 3 removed (1 with the same text) from 1 group, ")
        assert done.stderr == ""
    usage = subprocess.run([sys.executable, "-m", "lookalike", "dedup"], capture_output=True, text=True, check=False)
    assert usage.returncode == 2


def test_the_command_names_its_own_option_and_counts_one_row(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out, pairs = write(tmp_path / "in.jsonl", [COPIED] * 5), tmp_path / "out.jsonl", tmp_path / "pairs.jsonl"
    assert main(["dedup", str(source), str(out), "--pairs", str(pairs), "--max-pairs", "3"]) == 0
    assert "; raise --max-pairs to see it." in capsys.readouterr().out
    assert main(["dedup", str(write(tmp_path / "one.jsonl", [COPIED])), str(out)]) == 0
    assert capsys.readouterr().out.startswith("1 row: 1 kept, 0 removed (0 with the same text) from 0 groups, ")


@pytest.mark.parametrize("ending", [".parquet", ".jsonl", ".jsonl.gz"])
def test_what_cannot_be_written_is_named(tmp_path: Path, ending: str) -> None:
    resource = pytest.importorskip("resource")
    texts = [f"{random.Random(row).random()} " * 40 for row in range(200)]
    source, out = write(tmp_path / f"in{ending}", texts), tmp_path / f"out{ending}"

    def limit() -> None:
        # As on a full disk, no file may become larger.
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    command = [sys.executable, "-B", "-m", "lookalike", "dedup", str(source), str(out)]
    done = subprocess.run(command, capture_output=True, text=True, preexec_fn=limit, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"lookalike: {out}: cannot be written: "), done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == [source.name]


def test_ctrl_c_leaves_no_file(tmp_path: Path) -> None:
    source, out = write(tmp_path / "in.jsonl", generated(40_000, 100)), tmp_path / "out.jsonl"
    command = [sys.executable, "-m", "lookalike", "dedup", str(source), str(out), "--threshold", "0"]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    time.sleep(0.5)
    os.kill(running.pid, signal.SIGINT)
    _, printed = running.communicate(timeout=60)
    if running.returncode == 0 or out.exists():
        # The file is moved to its place when it is whole.
        assert len(out.read_text(encoding="utf-8").splitlines()) > 30_000
        pytest.skip("it was done before")
    assert running.returncode in (130, -signal.SIGINT)
    assert "Traceback" not in printed or "KeyboardInterrupt" in printed
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.jsonl"]


def test_texts_beyond_the_memory_limit_are_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, out = write(tmp_path / "in.jsonl", generated(2000)), tmp_path / "out.jsonl"
    message = "2,000 distinct texts are too many for one exact comparison in 9 MB of memory"
    hint = "raise the memory limit, or split the file"
    assert fails(source, out, "--memory-limit", "9", capsys=capsys) == f"{source}: {message}; {hint}"
    with pytest.raises(lookalike.MemoryLimitError):
        lookalike.dedup(source, out, memory_limit=9)
    assert not out.exists()
    assert lookalike.dedup(source, out, memory_limit=4096).rows == 2000
