"""Lookalike on Spark: DataFrames of documents in, DataFrames of pairs out.

>>> from lookalike.spark import similar_pairs  # doctest: +SKIP
>>> similar_pairs(df, threshold=0.8).pairs.show()  # doctest: +SKIP

Every executor needs this package: texts are sketched there. In a checkout: `pip install "./python[spark]"`.
"""

from __future__ import annotations

try:
    import pyarrow  # noqa: F401
    import pyspark  # noqa: F401
except ImportError as error:
    raise ImportError(
        'lookalike.spark needs pyspark, pyarrow and pandas; in a checkout, pip install "./python[spark]" adds them'
    ) from error

from ._archive import Written, append, match, write_archive
from ._groups import groups
from ._runs import EvidenceResult, copied_runs, evidence
from ._similar import Forecast, Method, Result, forecast, similar_pairs

__all__ = [
    "EvidenceResult",
    "Forecast",
    "Method",
    "Result",
    "Written",
    "append",
    "copied_runs",
    "evidence",
    "forecast",
    "groups",
    "match",
    "similar_pairs",
    "write_archive",
]
