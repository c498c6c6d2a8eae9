"""Tests that the fields of a game as types agree with its schema."""

from __future__ import annotations

import pytest

from sandtable.engine.field_types import FILE, field_types
from sandtable.engine.game import Variant


def test_the_types_of_fields_are_fresh(variant: Variant) -> None:
    file = variant.game.folder / FILE
    if not file.exists():
        pytest.skip("its fields are not written as types")
    fresh = file.read_text(encoding="utf-8") == field_types(variant.game.schema)
    assert fresh, f"run `python -m sandtable.engine.field_types {file.parent}`"
