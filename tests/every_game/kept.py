"""Expected results in files beside the tests: compared, or rewritten if `SANDTABLE_REGENERATE` is set."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from sandtable.engine.game import Variant

HERE = Path(__file__).parent
REGENERATE = bool(os.environ.get("SANDTABLE_REGENERATE"))
HOW = "if this is meant, run these tests with SANDTABLE_REGENERATE=1 and read the difference"


def _of_the_house(variant: Variant) -> None:
    """Skip the test for a game of another package: results are kept only for the games in this repository."""
    if HERE.parents[1] not in variant.game.folder.parents:
        pytest.skip(f"{variant.id} is a game of another package")


def compare_text(variant: Variant, name: str, text: str) -> None:
    _of_the_house(variant)
    path = HERE / name
    if REGENERATE:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{name} is missing: {HOW}"
    kept = path.read_text(encoding="utf-8").splitlines()
    for number, (line, old) in enumerate(zip(text.splitlines(), kept, strict=False), start=1):
        assert line == old, f"{name}:{number} has changed; {HOW}"
    assert len(text.splitlines()) == len(kept), f"{name} is longer or shorter; {HOW}"


def kept(variant: Variant, name: str, found: Any) -> Any:
    """Return what a JSON file holds of a variant; if files are rewritten, that is `found` itself."""
    _of_the_house(variant)
    path, key = HERE / name, variant.id
    held = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if REGENERATE:
        held[key] = found
        path.write_text(json.dumps(held, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    assert key in held, f"{name} holds nothing for {key}: {HOW}"
    return held[key]
