"""Every case of the conformance set gives the digest that Rust, Node.js and the browsers give."""

from __future__ import annotations

import struct
from operator import itemgetter
from typing import Any

import pytest

import lookalike
from lookalike._names import camel_case
from lookalike.corpus import EVIDENCE

DETAILED_PAIRS = 6


@pytest.mark.filterwarnings("ignore::lookalike.MemoryLimitWarning")
def test_every_case_has_the_digest_of_the_native_build(conformance: dict[str, Any]) -> None:
    found = {case["name"]: digest(outcome(conformance["sets"][case["set"]], case)) for case in conformance["cases"]}
    expected = conformance["digests"]
    assert found.keys() == expected.keys()
    assert len(found) > 110
    assert [name for name in found if found[name] != expected[name]] == []


def outcome(documents: list[dict[str, Any]], case: dict[str, Any]) -> Any:
    """The whole report, and the details of the first pairs."""
    columns = {key: [document[key] for document in documents] for key in ("text", "name", "author", "role")}
    corpus = lookalike.Corpus(columns["text"], names=columns["name"], authors=columns["author"], roles=columns["role"])
    params = {snake_case(name): value for name, value in case["params"].items()}
    report = corpus.compare(threads=2, **params)
    details = []
    if not report.fallbacks:
        for pair in range(min(DETAILED_PAIRS, len(report))):
            detail = dict(vars(report.passages(pair, positions="utf16")))
            # In reading order, as the page has them.
            detail["passages"].sort(key=itemgetter("a_start", "a_end", "b_start"))
            # Only Python has them beside `evidence`, too.
            for measures in filter(None, (detail["pair"], detail["without_deobfuscation"])):
                for name in EVIDENCE:
                    del measures[name]
            for side in ("a", "b"):
                del detail[f"obfuscation_{side}"]
                for spans in (f"shingles_{side}", f"comments_{side}"):
                    detail[spans] = [end for span in detail[spans] for end in span]
            details.append(detail)
    return {"report": report.to_dict(), "details": details}


def snake_case(name: str) -> str:
    return next(known for known in lookalike.PARAMETERS if camel_case(known) == name)


def digest(value: Any) -> str:
    """FNV-1a of 64 bits, as tests/engine/conformance.rs has it: keys in their order, numbers as the bits of a
    double."""
    written = bytearray()
    write(value, written)
    digest = 0xCBF29CE484222325
    for byte in written:
        digest = (digest ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{digest:016x}"


def write(value: Any, into: bytearray) -> None:
    if value is None:
        into += b"n"
    elif isinstance(value, bool):
        into += b"t" if value else b"f"
    elif isinstance(value, (int, float)):
        into += b"d" + struct.pack("<d", value)
    elif isinstance(value, str):
        into += b"s" + value.encode() + b"\xff"
    elif isinstance(value, list):
        into += b"["
        for each in value:
            write(each, into)
        into += b"]"
    else:
        into += b"{"
        named = {camel_case(key): each for key, each in value.items()}
        for key in sorted(named):
            into += key.encode() + b"\xff"
            write(named[key], into)
        into += b"}"
