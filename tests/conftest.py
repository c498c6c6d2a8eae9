"""Fixtures for all tests: the variants of every game, including the tests' own toy game."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import hypothesis
import pytest
from tests import home

home.move_in()  # before Sandtable looks where it may keep what it compiles

from tests import toy
from tests.listing import listed
from tests.toy import written
from tests.warm import COMPILED_BY_DAY

import sandtable.games
from sandtable.engine.compile.backend import NATIVE
from sandtable.engine.game import Variant

gc.set_threshold(20_000, 10, 50)  # looking through what the tests import and collect took a tenth of their time


def pytest_collection_finish() -> None:
    """Leave what was imported and collected to the end: it is no garbage, and pytest looks for garbage at the end."""
    gc.freeze()


# The first call of a kernel may compile it, and test machines may be busy: no test is judged by its time.
hypothesis.settings.register_profile("patient", deadline=None)
hypothesis.settings.load_profile("patient")

VARIANTS = {**sandtable.games.variants(), **{variant.id: variant for variant in toy.VARIANTS}}


@pytest.fixture(autouse=True)
def users_folders_left_alone() -> Iterator[None]:
    """Check that no test reads or writes the user's own cache, data or settings."""
    yield
    found, home.touched[:] = home.touched[:], []
    assert not found, found


LARGER = {"stratego-campaign", "stratego-alliance", "stratego-classic"}
"""A smaller variant by the same rules is tried by day, Lightning, Alliance Lightning and Barrage; these at night."""


def at_night(id: str) -> tuple[pytest.MarkDecorator, ...]:
    """Return the marks for the tests of a variant."""
    compiled_late = NATIVE and VARIANTS[id].game.name not in COMPILED_BY_DAY
    return (pytest.mark.nightly,) if id in LARGER or compiled_late else ()


@pytest.fixture(params=[pytest.param(variant, id=id, marks=at_night(id)) for id, variant in VARIANTS.items()])
def variant(request: pytest.FixtureRequest) -> Variant:
    """Return every variant of every game in turn, so that a new game gets the common tests for free."""
    found: Variant = request.param
    return found


@pytest.fixture
def toy_listed() -> Iterator[Variant]:
    """List the toy among the games for the length of the test."""
    with listed(toy):
        yield toy.TOY


@pytest.fixture
def written_listed() -> Iterator[Variant]:
    """List the toy with an option that may be written out among the games for the length of the test."""
    with listed(written):
        yield written.WRITTEN
