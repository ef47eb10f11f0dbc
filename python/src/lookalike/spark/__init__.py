"""Lookalike on Spark: DataFrames of documents in, DataFrames of pairs out.

>>> from lookalike.spark import similar_pairs  # doctest: +SKIP
>>> similar_pairs(df, threshold=0.8).pairs.show()  # doctest: +SKIP

Every executor needs this package: texts are sketched there. `pip install lookalike[spark]`.
"""

from __future__ import annotations

try:
    import pyarrow as _pyarrow
    import pyspark as _pyspark
except ImportError as error:
    raise ImportError('lookalike.spark needs pyspark and pyarrow; pip install "lookalike[spark]"') from error

from ._similar import Forecast, Method, Result, forecast, similar_pairs

__all__ = ["Forecast", "Method", "Result", "forecast", "similar_pairs"]
