"""Yes and no, which YAML, JSON and people write in many ways."""

from __future__ import annotations

from typing import Any

YES = ("yes", "on", "true")
NO = ("no", "off", "false")


def yes_no(value: Any) -> bool | None:
    """True or False where the value is a yes or a no, quoted or not; None where it is neither."""
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.lower() in YES + NO:
        return value.lower() in YES
    return None
