"""Texts of the repository's fixtures, and a corpus of generated ones."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def conformance() -> dict[str, Any]:
    """The cases of the conformance set, their documents by set, and the digests that every build must give."""
    folder = ROOT / "tests" / "conformance"
    found = json.loads((folder / "cases.json").read_text(encoding="utf-8"))
    sets = {name: [_made(each) for each in documents] for name, documents in found["sets"].items()}
    varied = [
        {
            "name": f"{field}={value if isinstance(value, str) else json.dumps(value)}",
            "set": "mixed",
            "params": {**found["needs"].get(field, {}), field: value},
        }
        for field, values in found["vary"].items()
        for value in values
    ]
    digests = json.loads((folder / "digests.json").read_text(encoding="utf-8"))
    return {"sets": sets, "cases": varied + found["cases"], "digests": digests}


def _made(document: dict[str, Any]) -> dict[str, Any]:
    """A stretch of a fixture, turned round and with pieces replaced as it says."""
    whole = (ROOT / "tests" / "fixtures" / document["of"]).read_bytes().decode()
    text = whole[document["from"] : document["to"]]
    if document.get("reverse"):
        text = text[::-1]
    for old, new in document.get("replace", ()):
        text = text.replace(old, new)
    disguise = f", {document['disguise']}" if "disguise" in document else ""
    name = f"{document['of']} {document['from']}-{document['to']}{disguise}"
    return {"name": name, "text": text, "role": document.get("role", "submission"), "owner": document.get("owner")}


def generated(count: int, words: int = 200, seed: int = 1) -> list[str]:
    """Documents of random words; every tenth is an earlier one with a tenth of its words changed."""
    chance = random.Random(seed)
    vocabulary = [f"w{number}" for number in range(20_000)]
    texts: list[list[str]] = []
    for number in range(count):
        if number % 10 == 9:
            text = list(texts[chance.randrange(number)])
            start = chance.randrange(len(text) - words // 10)
            text[start : start + words // 10] = chance.choices(vocabulary, k=words // 10)
        else:
            text = chance.choices(vocabulary, k=words)
        texts.append(text)
    return [" ".join(text) for text in texts]


@pytest.fixture(scope="session")
def texts() -> list[str]:
    """A thousand generated documents."""
    return generated(1000)


COPIED = (
    "Each November the harbour froze before the last of the fishing boats came home, and the keeper of the lighthouse "
    "burned whatever he could find to keep the lamp alight until the final mast was in."
)
