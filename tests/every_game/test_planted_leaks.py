"""Tests that two worlds catch leaks: leaks are planted one at a time, and each must be found."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.engine.compile.backend import BACKEND, FAST

pytestmark = pytest.mark.skipif(
    BACKEND not in FAST, reason="leaks are planted in interpreted rules, whatever backend this is"
)

ROOT = Path(__file__).parents[2]
CAUGHT_BY = {
    "event-with-rank": "an event",
    "numbered-by-rank": "the view's record",
    "telling-refusal": "the answer to",
    "all-seeing-spectator": "the view's record",
    "public-counter": "the view's record",
    "asked-if-it-matters": "an event",
    "two-snipers": "the view's record",
    "told-to-the-neighbour": "an event",
    "spy-counted-twice": "the view's record",
    "battle-tells-of-spy": "the view's record",
}
ONE_OF_EACH_KIND = ("event-with-rank", "telling-refusal", "public-counter")
"""An event, an answer and a view that tell: the other plants are more of these."""


def plant(name: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.every_game.plants", name]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": path}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


PLANTS = [pytest.param(name, marks=() if name in ONE_OF_EACH_KIND else pytest.mark.nightly) for name in CAUGHT_BY]


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_leak_is_caught(name: str) -> None:
    done = plant(name)
    assert done.returncode == 1, done.stdout + done.stderr
    where = "from the start|from the middle|far apart"
    assert re.match(rf"seed \d+, ({where}): {CAUGHT_BY[name]}.* tells the worlds apart", done.stdout)


@pytest.mark.nightly  # as tests of two worlds hold by day
def test_without_a_plant_nothing_is_found() -> None:
    done = plant("nothing")
    assert (done.returncode, done.stdout) == (0, "no leak was found\n"), done.stderr
