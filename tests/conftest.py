"""What all tests share: the variants there are, the tests' own toy among them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

import hypothesis
import pytest
from tests import toy
from tests.toy import written

import sandtable.games
from sandtable.umpire.game import Variant

# The first call of a kernel may compile it, and test machines may be busy: no test is judged by its time.
hypothesis.settings.register_profile("patient", deadline=None)
hypothesis.settings.load_profile("patient")

VARIANTS = {**sandtable.games.variants(), **{variant.id: variant for variant in toy.VARIANTS}}


@pytest.fixture(params=VARIANTS.values(), ids=VARIANTS.keys())
def variant(request: pytest.FixtureRequest) -> Variant:
    """Every variant of every game: a new game gets the tests that ask for it for nothing."""
    found: Variant = request.param
    return found


@pytest.fixture
def toy_listed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Variant]:
    """The toy is one of the games, as long as the test takes."""
    with _listed(monkeypatch, toy):
        yield toy.TOY


@pytest.fixture
def written_listed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Variant]:
    """So is the toy with an option that may be written out."""
    with _listed(monkeypatch, written):
        yield written.WRITTEN


@contextmanager
def _listed(monkeypatch: pytest.MonkeyPatch, game: ModuleType) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setattr(sandtable.games, "_GAMES", (*sandtable.games._GAMES, game))
        sandtable.games.variants.cache_clear()
        yield
    sandtable.games.variants.cache_clear()
