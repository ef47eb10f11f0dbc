"""Names as the engine writes them (`maxPairs`) and as Python does (`max_pairs`)."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from typing import Any


@lru_cache(maxsize=1024)
def snake_case(name: str) -> str:
    """`maxPairs` → `max_pairs`."""
    return re.sub(r"[A-Z]", lambda letter: f"_{letter[0].lower()}", name)


@lru_cache(maxsize=1024)
def camel_case(name: str) -> str:
    """`max_pairs` → `maxPairs`."""
    return re.sub(r"_([a-z])", lambda letter: letter[1].upper(), name)


def read_json(text: str) -> Any:
    """JSON of the engine as Python values, with the keys in snake case."""
    return json.loads(text, object_hook=lambda found: {snake_case(key): value for key, value in found.items()})
