"""Tests that agreed settings reach the state: every option, and every field that the schema marks as a setting."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.conftest import VARIANTS

from sandtable.engine.game import Variant


def settings(variant: Variant, key: str) -> set[tuple[int, ...]]:
    """Return the settings that different values of an option give, all other options at their defaults."""
    option = next(option for option in variant.options if option.key == key)
    values = [option.values[0], option.values[-1], option.most if option.most >= 0 else option.default]
    return {tuple(variant.setting(variant.players[0], variant.read_options({key: value}))) for value in values}


def test_every_option_changes_the_setting(variant: Variant) -> None:
    assert all(len(settings(variant, option.key)) > 1 for option in variant.options if not option.amends)


def test_every_setting_is_filled_by_a_variant(variant: Variant) -> None:
    family = [other for other in VARIANTS.values() if other.game is variant.game]
    filled = {"players"} | {field for other in family for field in other.fixed}
    for other in family:
        filled |= {option.field for option in other.options}
        filled |= set(other.pack(other.read_options({}))) if other.pack else set()
    assert {field.name for field in variant.game.schema.settings} <= filled


def test_a_variant_fills_nothing_else(variant: Variant) -> None:
    with pytest.raises(TypeError, match="fills phase: fields that are no SETTING"):
        replace(variant, fixed={**variant.fixed, "phase": 1})
    astray = replace(variant.options[0], document=None, fills="elsewhere")
    with pytest.raises(TypeError, match="elsewhere"):
        replace(variant, options=(astray, *variant.options[1:]))
