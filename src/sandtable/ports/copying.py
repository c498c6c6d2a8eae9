"""Copies of environments."""

from __future__ import annotations

from copy import deepcopy
from typing import Self


class CopiedWhole:
    """An environment that `copy.copy` makes an independent copy of, as `copy.deepcopy` and pickle do."""

    def __copy__(self) -> Self:
        return deepcopy(self)
