"""The conformance set, and generated documents."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from samples import generated

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def conformance() -> dict[str, Any]:
    """The cases of the conformance set, their documents by set, and the digests that every build must give."""
    folder = ROOT / "tests" / "conformance"
    found = json.loads((folder / "cases.json").read_text(encoding="utf-8"))
    sets = {name: [made for each in documents for made in _made(each)] for name, documents in found["sets"].items()}
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


def _made(document: dict[str, Any]) -> list[dict[str, Any]]:
    """A stretch of a fixture, turned round and with pieces replaced as it says; or many generated documents."""
    if "generated" in document:
        texts = generated(document["generated"], document["words"])
        rest = {"role": "submission", "author": None}
        return [{"name": f"generated {number}", "text": text, **rest} for number, text in enumerate(texts)]
    whole = (ROOT / "tests" / "fixtures" / document["of"]).read_bytes().decode()
    text = whole[document["from"] : document["to"]]
    if document.get("reverse"):
        text = text[::-1]
    for old, new in document.get("replace", ()):
        text = text.replace(old, new)
    disguise = f", {document['disguise']}" if "disguise" in document else ""
    name = f"{document['of']} {document['from']}-{document['to']}{disguise}"
    return [{"name": name, "text": text, "role": document.get("role", "submission"), "author": document.get("author")}]


@pytest.fixture(scope="session")
def texts() -> list[str]:
    """A thousand generated documents."""
    return generated(1000)
