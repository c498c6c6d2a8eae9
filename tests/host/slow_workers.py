"""Levels for the tests of the host that make playouts and remember, without any compiled rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.host.games import VARIANT

from sandtable.bots import levels as known
from sandtable.engine.contract import no_update
from sandtable.engine.strength import Playouts
from sandtable.games import variant

GENERAL = "general"


@pytest.fixture
def general(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Give the usual variant a level that makes playouts and remembers, as with compiled rules.

    The drivers are generated before, because they stay for the tests that come after.
    """
    assert variant(VARIANT).game.drivers
    evaluator = variant(VARIANT).game.evaluator
    strengths = {GENERAL: Playouts(keep=2, rounds=1, worlds=1, plies=1, draws=2)}
    with monkeypatch.context() as patched:
        patched.setattr(known, "INTERPRETED", False)
        patched.setitem(known.SECONDS, GENERAL, 0.1)
        patched.setitem(vars(evaluator), "strengths", lambda id: strengths)
        patched.setitem(vars(evaluator), "update_belief", no_update)
        known.levels.cache_clear()
        yield GENERAL
    known.levels.cache_clear()
