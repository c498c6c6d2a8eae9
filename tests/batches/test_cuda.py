"""Tests of playouts on a GPU that numba simulates: they are the games of the processor. Also errors without a GPU."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.conftest import VARIANTS
from tests.toy import TOY

import sandtable
from bench.gpu import measure_cuda
from sandtable.batches import device
from sandtable.batches.batch import Batch
from sandtable.engine.compile.jit import scratch
from sandtable.engine.game import Variant
from sandtable.engine.record.chance import generator

ROOT = Path(__file__).parents[2]
GAMES = 6
SEED = 11
OF_NUMBA_CUDA = "ignore:The 'generic' unit for NumPy timedelta:DeprecationWarning"
"""What it does, and NumPy 2.5 (for Python 3.12 and newer) warns of."""

PLAYED = [pytest.param(one, id=id, marks=() if one is TOY else pytest.mark.nightly) for id, one in VARIANTS.items()]

has_numba_cuda = find_spec("numba_cuda") is not None
needs_numba_cuda = pytest.mark.skipif(not has_numba_cuda, reason="there is no numba-cuda for this system")


def simulated(variant: Variant) -> dict[str, Any]:
    """Return what the simulated GPU plays, by number of players."""
    warnings = ("-W", "error", "-W", OF_NUMBA_CUDA)
    command = [sys.executable, *warnings, "-m", "tests.batches.simulated", variant.id, str(GAMES), str(SEED)]
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "SANDTABLE_BACKEND": "compiled"}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    played: dict[str, Any] = json.loads(done.stdout)
    return played


def last_states(variant: Variant, players: int, seeds: Any) -> list[str]:
    """Return the bytes of the final states of the games of these seeds, played on the processor."""
    game = variant.game
    numbers, states = variant.setting(players, variant.read_options({})), game.schema.states(1)
    setting = scratch(len(numbers))
    setting[:] = numbers
    packed = []
    for one in np.split(seeds, len(seeds)):
        played = np.zeros(2, dtype=[("plies", np.int32), ("scores", np.float32, (players,))])
        told = played["plies"], played["scores"]
        game.drivers.playouts(states, 0, setting, players, one, 0, 1, *told, scratch(variant.actions), generator(0))
        packed.append(game.schema.pack(states, 0).hex())
    return packed


@needs_numba_cuda
@pytest.mark.parametrize("variant", PLAYED)
def test_the_same_seeds_give_the_same_games(variant: Variant) -> None:
    played_there = simulated(variant)
    for players in {*variant.players}:
        batch = Batch(variant, GAMES, players, SEED, {}, 1)
        batches = [batch.random_playouts() for _ in range(2)]
        found = played_there[str(players)]
        assert found["plies"] == [played["plies"].tolist() for played in batches]
        assert found["scores"] == [played["scores"].tolist() for played in batches]
        assert found["states"] == last_states(variant, players, batch._fresh_seeds())


def test_an_unknown_device_is_refused() -> None:
    with pytest.raises(sandtable.BadInput, match=r"no device 'tpu'; there are cpu, cuda$"):
        sandtable.batch("stratego-lightning", 1, device="tpu")


def test_without_numba_cuda_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "find_spec", lambda name: None)
    with pytest.raises(sandtable.BadInput, match=r'^device "cuda" needs: pip install "sandtable\[gpu\]"; device "cpu"'):
        sandtable.batch("stratego-lightning", 1, device="cuda")


@needs_numba_cuda
def test_without_a_gpu_that_is_said_in_a_line() -> None:
    blind = {**os.environ, "CUDA_VISIBLE_DEVICES": ""}  # also where there is one
    command = "import sandtable; sandtable.batch('stratego-lightning', 1, device='cuda')"
    done = subprocess.run([sys.executable, "-c", command], env=blind, capture_output=True, text=True)
    said = done.stderr.splitlines()[-1]
    assert 'BadInput: device "cuda" finds no NVIDIA GPU on this machine (' in said
    assert said.endswith('; device "cpu" needs nothing more')


def test_without_a_gpu_nothing_is_measured(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "find_spec", lambda name: None)
    assert list(measure_cuda(variant, seconds=0.1)) == []
