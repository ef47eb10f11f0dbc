"""Texts for the tests."""

from __future__ import annotations

COPIED = (
    "Each November the harbour froze before the last of the fishing boats came home, and the keeper of the lighthouse "
    "burned whatever he could find to keep the lamp alight until the final mast was in."
)


def generated(count: int, words: int = 200, seed: int = 1) -> list[str]:
    """Documents of random words; every tenth is an earlier one with a tenth of its words changed. The generator is in
    tests/conformance/outcome.mjs and tests/engine/conformance.rs, too."""
    state = seed

    def below(limit: int) -> int:
        nonlocal state
        state = (state * 1_664_525 + 1_013_904_223) & 0xFFFFFFFF
        return (state >> 8) % limit

    texts: list[list[str]] = []
    for number in range(count):
        if number % 10 == 9:
            text = list(texts[below(number)])
            changed = words // 10
            start = below(words - changed)
        else:
            text, start, changed = [""] * words, 0, words
        text[start : start + changed] = [f"w{below(20_000)}" for _ in range(changed)]
        texts.append(text)
    return [" ".join(text) for text in texts]
