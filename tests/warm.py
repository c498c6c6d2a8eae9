"""Compiles the rules of every game and of the tests' own: `python -m tests.warm`, before tests run side by side."""

from __future__ import annotations

from tests.conftest import VARIANTS

from sandtable.lab.warm import warm
from sandtable.umpire.jit import LEG

if __name__ == "__main__":
    warm(list(VARIANTS.values()), with_batches=LEG == "compiled")  # batches are not tested on other legs
