"""Tests of written positions: each is read back as the same position, and a moment of a game becomes a scenario."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml
from tests.conftest import VARIANTS
from tests.every_game.tables import Table, cases, finish, ordinary_game, table

from sandtable.engine.game import Variant
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.situation import Unwritable
from sandtable.engine.umpire import Umpire
from sandtable.scenarios.files import Scenario, read_text
from sandtable.scenarios.runner import Stage, run_scenario, set_up
from sandtable.scenarios.writing import after_chance, write_scenario

GAMES = Path(__file__).parents[1] / "games"
SEEDS = cases(60)
EACH = 3  # positions of a game that are compared


def plain(_umpire: Umpire, state: Any) -> Any:
    """Return all fields of a state."""
    return {name: getattr(state, name) for name in state._layout}


def comparing(variant: Variant) -> Callable[[Umpire, Any], Any]:
    """Return `seen` of `tests/games/<game>/positions.py`, which gives what rules and views read of a state.

    Without that file, all of the state is compared.
    """
    path = GAMES / variant.game.name / "positions.py"
    spec = spec_from_file_location(f"positions_of_{variant.game.name}", path) if path.exists() else None
    if spec is None or spec.loader is None:
        return plain
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Callable[[Umpire, Any], Any] = module.seen
    return found


def writes(variant: Variant) -> bool:
    stage = variant.game.stage
    return stage is not None and any("written" in vars(kind) for kind in stage.__mro__ if kind is not Stage)


def need_writing(variant: Variant) -> None:
    if not writes(variant):
        pytest.skip("positions of this game cannot be written down, and it says so")


def read_back(game: Table, position: dict[str, Any]) -> Umpire:
    """Return the position as the scenario runner sets it up from a file."""
    changed = {**game.options, **position.pop("options", {})}
    options = {key: value for key, value in changed.items() if value is not None}
    head = {"id": "P", "game": game.variant.id, "options": options, "expect": {"over": "no"}}
    document = next(read_text(yaml.dump({**head, **position}, Dumper=yaml.CSafeDumper, sort_keys=False), written=True))
    assert isinstance(document, Scenario), document
    stage: Stage = set_up(replace(document, expect={}), game.variant)
    return stage.umpire


def test_a_written_position_is_read_as_the_same(variant: Variant) -> None:
    need_writing(variant)
    compared, seen, moments = 0, comparing(variant), 0
    for seed in SEEDS:
        rng = Random(seed)
        now = table(variant, rng)
        in_this = 0
        for state in moments_of(now, rng):
            now.put(state)
            situation = now.situation()
            moments += 1
            try:
                position = now.game.stage.written(situation)
            except Unwritable as refusal:
                assert str(refusal).endswith("."), "why not is said in a sentence"
                continue
            again = read_back(now, position)
            assert seen(again, again.situation().state) == seen(now, situation.state), f"seed {seed}: {position}"
            assert again.waiting == now.waiting
            assert again.legal(again.waiting[0]) == now.legal(now.waiting[0]), f"seed {seed}: {position}"
            compared += 1
            in_this += 1
            if in_this == EACH:
                break
    assert compared > moments // 5, f"only {compared} of {moments} positions can be written down"


def moments_of(game: Table, rng: Random) -> list[bytes]:
    """Play a game to its end, and return in random order all its states in which a seat is asked."""
    states = []
    while not game.over:
        seat, action = game.pick(rng)
        if seat == CHANCE:
            game.replay(seat, action)
        else:
            states.append(game.state())
            game.decide(seat, action)
    rng.shuffle(states)
    return states


def test_every_moment_of_a_game_becomes_a_scenario(variant: Variant) -> None:
    """A moment whose position cannot be written starts from an earlier position; the runner confirms each."""
    need_writing(variant)
    seen = comparing(variant)
    for seed in SEEDS:
        rng = Random(seed)
        game = ordinary_game(variant, rng, 500)
        ends = {0: [0], 1: [len(game.moves)]}.get(seed % 6, [])
        for at in [rng.randrange(len(game.moves) + 1), *ends]:
            text = write_scenario(game, at, "MOMENT", f"after {at}")
            document = next(read_text(text))
            assert isinstance(document, Scenario), document
            outcome = run_scenario(document, "moment.yaml", VARIANTS.__getitem__)
            assert outcome.passed, f"seed {seed}, {at}: {outcome.problems}\n{text}"
            stage: Stage = set_up(replace(document, expect={}), variant)
            for step in document.script:
                stage.act(step.seat, step.action)
            there = reached(game, at)
            assert seen(stage.umpire, stage.umpire.situation().state) == seen(there, there.situation().state), (
                f"seed {seed}, {at}: {text}"
            )


def reached(game: Umpire, at: int) -> Umpire:
    """Return the game after `at` decisions and the chance that follows them."""
    again = Table(game.variant, len(game.seats), game.options, game.seed)
    for seat, action in game.moves[: after_chance(game, at)]:
        if seat == CHANCE:
            again.replay(seat, action)
        else:
            again.decide(seat, action)
    return again


def test_a_game_that_writes_no_positions_says_so(variant: Variant) -> None:
    if writes(variant):
        pytest.skip("this game writes positions")
    rng = Random(1)
    game = finish(table(variant, rng), rng)
    with pytest.raises(Unwritable, match="cannot be written down"):
        write_scenario(game, 0, "MOMENT", "the beginning")
