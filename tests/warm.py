"""Compile the rules of every game and of the tests' own into build/rules: `python -m tests.warm`.

This is done before tests run in parallel. One process compiles a game from scratch, in one order, so the number of
combinations that tests/batches/test_precompile.py counts is the same everywhere.
"""

from __future__ import annotations

import shutil
from collections import deque

from tests import home

home.move_in()  # before Sandtable looks where it may keep what it compiles

from tests import toy

from sandtable.batches.compiled_functions import PARTS
from sandtable.batches.precompile import fill, is_precompiled, precompile
from sandtable.engine.compile.backend import BACKEND
from sandtable.games import variants

# Batches are not tested on other backends; studies of a game or two, which compile what they need.
COMPILED = tuple(part for part in PARTS if part != "study") if BACKEND == "native" else ("table", "players")


def main() -> None:
    chosen = list(variants().values())
    for game in {toy.GAME, *(variant.game for variant in chosen)}:
        # what somebody compiled in part, in another order, does not count
        if not is_precompiled(game, COMPILED, BACKEND):
            shutil.rmtree(game.machine_code(BACKEND), ignore_errors=True)
    precompile(chosen, COMPILED)
    if not is_precompiled(toy.GAME, COMPILED, BACKEND):
        deque(fill(toy.TOY, COMPILED), maxlen=0)


if __name__ == "__main__":
    main()
