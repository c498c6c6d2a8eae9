"""The name of rows of the database: values by the names of their columns."""

from __future__ import annotations

from typing import Any, TypeAlias

Row: TypeAlias = dict[str, Any]
