"""Yes and no in the many ways in which YAML, JSON and people write them."""

from __future__ import annotations

from typing import Any

YES = ("yes", "on", "true")
NO = ("no", "off", "false")


def yes_no(value: Any) -> bool | None:
    """Return True or False if the value is a yes or a no, quoted or not, else None."""
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.lower() in YES + NO:
        return value.lower() in YES
    return None
