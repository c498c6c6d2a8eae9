"""Types of what rules read and write: fields with several values, notes, events. Only mypy uses them.

Compiled, all of these are NumPy arrays; interpreted, they are lists. Rules may use what both can do.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

Ints: TypeAlias = MutableSequence[int]
"""A row of integers: a field, the notes of a computer player, the choices that `legal` writes."""
Rows: TypeAlias = Sequence[Ints]
"""Rows of integers: a field with two dimensions."""
Layers: TypeAlias = Sequence[Rows]
"""A field with three dimensions."""
Stacks: TypeAlias = Sequence[Layers]
"""A table with four dimensions."""
Events: TypeAlias = Rows | None
"""The buffer into which rules write events, or None if nobody listens."""
