"""Finds which documents are alike, how much, exactly, and where: the engine of Lookalike for Python.

>>> import lookalike
>>> texts = ["the quick brown fox jumps over the lazy dog", "a quick brown fox jumps over a lazy dog", "something else"]
>>> report = lookalike.compare(texts, k=2, threshold=0.2)
>>> len(report), report.exact
(1, True)

`compare` is the whole in one call; a `Corpus` keeps documents between comparisons and answers questions about new
texts; `dedup` keeps one of each group of near-duplicates in a file. The same texts, parameters and seed give the same
report in Python, Rust and JavaScript, whatever the number of threads.
"""

from __future__ import annotations

from . import _engine
from ._texts import Nulls, Texts
from .corpus import Corpus, PairDetail, Positions, Progress, Role, compare, forecast, groups
from .dedup import DedupSummary, dedup
from .errors import InputError, MemoryLimitError, MemoryLimitWarning, ParamsError
from .parameters import PARAMETERS, Parameter, Parameters
from .report import Report
from .sketch import SKETCH_COLUMNS, Sketch, Sketcher

__version__ = _engine.VERSION

__all__ = [
    "PARAMETERS",
    "SKETCH_COLUMNS",
    "Corpus",
    "DedupSummary",
    "InputError",
    "MemoryLimitError",
    "MemoryLimitWarning",
    "Nulls",
    "PairDetail",
    "Parameter",
    "Parameters",
    "ParamsError",
    "Positions",
    "Progress",
    "Report",
    "Role",
    "Sketch",
    "Sketcher",
    "Texts",
    "compare",
    "dedup",
    "forecast",
    "groups",
]
