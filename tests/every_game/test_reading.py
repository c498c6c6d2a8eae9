"""Tests of reading actions: a text is understood or it is not; only `why` forbids the action that it names."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from random import Random

import pytest
from tests.every_game.tables import Table, cases, somewhere

from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.game import Game, Variant
from sandtable.scenarios.files import Scenario, read_scenarios, scenario_files

SAMPLE = 60


@cache
def written(game: Game) -> list[str]:
    """Return all actions that are written in the game's scenarios, impossible ones included."""
    documents = [document for path in scenario_files([game.folder / "scenarios"]) for document in read_scenarios(path)]
    scripts = [document.script for document in documents if isinstance(document, Scenario)]
    return sorted({step.action for script in scripts for step in script if step.action})


def texts(game: Table, rng: Random) -> list[str]:
    """Return some actions from scenarios, some choices of this moment, and some texts that are cut short."""
    known = written(game.game)
    own = [game.say(seat, action) for seat in game.waiting for action in game.legal(seat)]
    spoilt = [text[: rng.randrange(len(text))] for text in known]
    return [text for pool in (known, own, spoilt) for text in rng.sample(pool, min(SAMPLE, len(pool)))]


def test_a_text_is_read_or_not_understood(variant: Variant) -> None:
    """An action that is read but that its viewer is not asked for is refused."""
    for seed in cases(50):
        rng = Random(seed)
        game = somewhere(variant, rng)
        for viewer, text in ((viewer, text) for viewer in game.viewers for text in texts(game, rng)):
            with suppress(BadInput):
                numbers = game.read(viewer, text)
                assert all(number >= 0 for number in numbers), f"seed {seed}, viewer {viewer}: {text}"
                if viewer not in game.waiting:
                    with pytest.raises(IllegalAction):
                        game.replay(viewer, numbers[0])


def test_no_words_forbid_anything(variant: Variant) -> None:
    for path in variant.game.folder.glob("words*"):
        for source in path.rglob("*.py") if path.is_dir() else [path]:
            assert "IllegalAction" not in source.read_text(encoding="utf-8"), source
