"""Compiles the rules of every game and of the tests' own: `python -m tests.warm`, before tests run side by side."""

from __future__ import annotations

from collections import deque

from tests import toy

from sandtable.games import variants
from sandtable.lab.functions import PARTS
from sandtable.lab.warm import fill, is_warm, warm
from sandtable.umpire.jit import LEG

if __name__ == "__main__":
    # Batches are not tested on other legs; studies of a game or two, which compile what they need.
    parts = tuple(part for part in PARTS if part != "study") if LEG == "compiled" else ("table", "players")
    warm(variants().values(), parts)
    if not is_warm(toy.GAME, parts, LEG):
        deque(fill(toy.TOY, parts), maxlen=0)
