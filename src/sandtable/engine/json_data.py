"""The name of JSON objects: what is sent, kept in files, and described to programs."""

from __future__ import annotations

from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
