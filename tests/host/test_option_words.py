"""Tests that the client has a word for every option value that is a code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable.engine.game import Variant
from sandtable.games import at_tables

WORDS = {"yes", "no", "on", "off", "usual"}
HOUSE = [variant for variant in at_tables().values() if (variant.game.folder / "client").exists()]


@pytest.mark.parametrize("variant", HOUSE, ids=lambda variant: str(variant.id))
def test_no_code_of_an_option_is_shown_to_people(variant: Variant) -> None:
    text = (Path(variant.game.folder) / "client" / "text" / "options.en.ts").read_text(encoding="utf-8")
    for option in variant.options:
        if isinstance(option.values, range) or option.document:
            continue
        codes = [value for value in option.values if isinstance(value, str) and value not in WORDS]
        for code in codes:
            if option.key == "first" and code.isdigit():
                continue
            assert re.search(rf"\b{code}: ", text), f"{option.key}: {code}"
