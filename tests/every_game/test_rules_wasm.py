"""The `rules.wasm` of every game is what its sources give: by a hash always, and byte for byte by making it anew."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest
from tests import toy

from sandtable.engine.compile.backend import WASM
from sandtable.engine.compile.wasm.make import fits
from sandtable.games import of_this_house
from sandtable.skeletons.copying import KINDS, skeleton

HERE = {variant.game.name: variant.game for variant in of_this_house()} | {toy.GAME.name: toy.GAME}
HERE |= {kind: skeleton(kind) for kind in KINDS}
needs_linker = pytest.mark.skipif(not find_spec("ziglang"), reason="there is no linker: make rules brings one")
once = pytest.mark.skipif(not WASM, reason="it does not depend on the backend of the tests")


@pytest.mark.parametrize("name", HERE)
def test_it_was_made_from_these_sources(name: str) -> None:
    assert fits(HERE[name]), f"make rules GAME={name}"


@once
@needs_linker
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == toy.GAME.name else pytest.mark.nightly) for name in HERE]
)
def test_it_is_the_same_when_it_is_made_anew(name: str) -> None:
    command = [sys.executable, "-m", "scripts.make_rules", "--check", name]
    ran = subprocess.run(command, env=dict(os.environ), capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
