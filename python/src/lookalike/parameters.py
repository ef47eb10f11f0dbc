"""The parameters of a comparison. The engine's table decides what there is and what is allowed."""

from __future__ import annotations

import json
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from . import _engine
from ._names import camel_case, snake_case
from .errors import ParamsError

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["PARAMETERS", "Parameter", "Parameters"]


class Parameters(TypedDict, total=False):
    """The keyword arguments that decide a result besides the texts. `PARAMETERS` has the meaning and the default of
    each.
    """

    unit: Literal["words", "characters", "code"]
    language: str
    reduce_code: bool
    k: int
    stem: int
    reach: int
    lowercase: bool
    strip_punctuation: bool
    strip_accents: bool
    nfkc: bool
    deobfuscate: bool
    whitespace: Literal["collapse", "keep", "remove"]
    exclude_quotes: bool
    exclude_references: bool
    exclude_edited_template: bool
    counting: Literal["set", "bag"]
    fingerprint: str
    winnow: int
    max_document_frequency: int
    weighting: Literal["equal", "rarity"]
    passage_gap: int
    shortest_passage: int
    evidence: bool
    min_matched: int
    effort: int
    method: Literal["exact", "signatures", "lsh"]
    measure: Literal["jaccard", "sorensen", "overlap"]
    threshold: float
    family: str
    signature_length: int
    bands: int
    rows: int
    false_negative_weight: float
    band_hash: Literal["mix", "vector"]
    seed: int
    max_pairs: int
    max_pairs_per_document: int
    memory_limit: int


@dataclass(frozen=True)
class Parameter:
    """A parameter as the engine describes it."""

    name: str
    """Its keyword."""
    text: str
    """What it means."""
    default: str
    """Its default, in words."""
    range: tuple[int, int] | None
    """The smallest and the largest number, if it is a whole one."""


def _described() -> dict[str, Parameter]:
    described = {}
    for each in json.loads(_engine.parameters()):
        name = snake_case(each["name"])
        limits = each["range"] and (each["range"][0], each["range"][1])
        described[name] = Parameter(name, each["text"], each["default"], limits)
    return described


PARAMETERS: dict[str, Parameter] = _described()
"""All parameters by keyword, in the order of reports."""


def read(values: Mapping[str, Any]) -> _engine.Params:
    """Valid parameters from keyword arguments; those that are None have their defaults.

    Raises:
        ParamsError: with all mistakes at once.
    """
    unknown = [_unknown(name) for name in values if name not in PARAMETERS]
    known = {name: value for name, value in values.items() if name in PARAMETERS and value is not None}
    params, mistakes = _engine.read_params([(camel_case(name), _plain(value)) for name, value in known.items()])
    if params is None or unknown:
        raise ParamsError([*unknown, *json.loads(mistakes or "[]")])
    return params


def _plain(value: Any) -> Any:
    """A number of NumPy as one of Python."""
    return value.item() if hasattr(value, "item") and getattr(value, "ndim", None) == 0 else value


def _unknown(name: str) -> dict[str, Any]:
    nearest = get_close_matches(snake_case(name), PARAMETERS, n=1)
    hint = f'did you mean "{nearest[0]}"?' if nearest else f"there are: {', '.join(PARAMETERS)}"
    message = f'there is no parameter "{name}"; {hint}'
    return {"field": name, "code": "unknownParameter", "args": {"name": name}, "message": message}
