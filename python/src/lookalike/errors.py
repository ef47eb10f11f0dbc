"""What can go wrong, with messages that say what was expected, what came, and what to do."""

from __future__ import annotations

from typing import Any

from ._engine import InputError

__all__ = ["InputError", "MemoryLimitError", "MemoryLimitWarning", "ParamsError"]


class ParamsError(ValueError):
    """Parameters that the engine does not accept, all mistakes at once.

    Attributes:
        mistakes: a dict for each, with `field` (the parameter), `code`, `args` and `message`.
    """

    def __init__(self, mistakes: list[dict[str, Any]]) -> None:
        self.mistakes = mistakes
        super().__init__("; ".join(mistake["message"] for mistake in mistakes))

    def __reduce__(self) -> tuple[type[ParamsError], tuple[list[dict[str, Any]]]]:
        """Goes from process to process with its mistakes."""
        return type(self), (self.mistakes,)


class MemoryLimitError(MemoryError):
    """An exact comparison was asked for and needs more memory than `memory_limit` allows."""


class MemoryLimitWarning(UserWarning):
    """A comparison took steps to stay below `memory_limit`, and is not exact; `Report.fallbacks` lists them."""
