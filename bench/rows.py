"""The rows that all benchmarks return."""

from __future__ import annotations

from typing import Any

Row = dict[str, Any]
"""`variant` or `peer`, `what`, `value`, `unit`, and `ratio`: a speed over that of the yardstick, else null."""

ALL = "all"
"""The `variant` of a figure that belongs to no single variant."""


def row(kind: str, whose: str, what: str, value: float | None, unit: str) -> Row:
    return {kind: whose, "what": what, "value": value, "unit": unit, "ratio": None}
