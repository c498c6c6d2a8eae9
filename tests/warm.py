"""Compile the rules of the games of the day and of the tests' own into build/rules: `python -m tests.warm`.

With `--all` it compiles those of every game.

This is done before tests run in parallel. One process compiles a game from scratch, in one order, so the number of
combinations that tests/batches/test_precompile.py counts is the same everywhere.
"""

from __future__ import annotations

import shutil
import sys
from collections import deque

from tests import home

home.move_in()  # before Sandtable looks where it may keep what it compiles

from tests import toy

from sandtable.batches.compiled_functions import PARTS
from sandtable.batches.precompile import fill, is_precompiled, precompile
from sandtable.engine.compile.backend import BACKEND
from sandtable.games import variants

COMPILED_BY_DAY = {"warkings", toy.GAME.name}
"""The games whose rules are compiled by day, the smallest. The others are tested as plain Python by day, and
compiled at night.
"""
# Batches are not tested on other backends; studies of a game or two, which compile what they need.
COMPILED = tuple(part for part in PARTS if part != "study") if BACKEND == "native" else ("table", "players")


def main(with_all: bool) -> None:
    chosen = [variant for variant in variants().values() if with_all or variant.game.name in COMPILED_BY_DAY]
    for game in {toy.GAME, *(variant.game for variant in chosen)}:
        # what somebody compiled in part, in another order, does not count
        if not is_precompiled(game, COMPILED, BACKEND):
            shutil.rmtree(game.machine_code(BACKEND), ignore_errors=True)
    precompile(chosen, COMPILED)
    if not is_precompiled(toy.GAME, COMPILED, BACKEND):
        deque(fill(toy.TOY, COMPILED), maxlen=0)


if __name__ == "__main__":
    main("--all" in sys.argv[1:])
