"""Tests that set-ups and questions are translated into every language of the client."""

from __future__ import annotations

from tests.languages import each_language, words

from sandtable.games.stratego import GAME
from sandtable.games.stratego.setups.presets import PRESETS


@each_language
def test_every_ready_made_set_up_is_told(language: str) -> None:
    said = words(GAME.folder / "client" / "text" / f"served.{language}.ts")["said"]
    english = {line for presets in PRESETS.values() for preset in presets for line in (preset.title, preset.text)}
    assert english - set(said) == set()
