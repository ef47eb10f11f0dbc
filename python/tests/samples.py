"""Texts for the tests."""

from __future__ import annotations

import random

COPIED = (
    "Each November the harbour froze before the last of the fishing boats came home, and the keeper of the lighthouse "
    "burned whatever he could find to keep the lamp alight until the final mast was in."
)


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
