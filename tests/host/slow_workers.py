"""Levels that make playouts and remember, for the host's tests: no rules have to be compiled for them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.host.games import VARIANT

from sandtable.bots import levels as known
from sandtable.engine.strength import Playouts
from sandtable.games import variant

GENERAL = "general"


@pytest.fixture
def general(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A level of the usual variant that makes playouts and remembers, as on compiled rules."""
    evaluator = variant(VARIANT).game.evaluator
    strengths = {GENERAL: Playouts(keep=2, rounds=1, worlds=1, plies=1, draws=2)}
    with monkeypatch.context() as patched:
        patched.setattr(known, "INTERPRETED", False)
        patched.setitem(known.SECONDS, GENERAL, 0.1)
        patched.setitem(vars(evaluator), "strengths", lambda id: strengths)
        patched.setitem(vars(evaluator), "update_belief", lambda *_: None)
        known.levels.cache_clear()
        yield GENERAL
    known.levels.cache_clear()
