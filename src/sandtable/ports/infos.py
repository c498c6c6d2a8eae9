"""The name of what the frameworks call infos and options: values by name, whatever they are."""

from __future__ import annotations

from typing import Any, TypeAlias

Info: TypeAlias = dict[str, Any]
