"""Variants whose rules have another version number but are otherwise unchanged."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import SimpleNamespace

from tests.listing import listed
from tests.toy import TOY

from sandtable.engine.game import Variant


def risen(variant: Variant, version: int, replays: tuple[int, ...] = ()) -> Variant:
    """Return the variant as on a server whose rules have this version."""
    game = replace(variant.game, version=version, replays=replays)
    vars(game)["drivers"] = variant.game.drivers  # nothing is compiled anew
    return replace(variant, game=game)


@contextmanager
def ruled(version: int, replays: tuple[int, ...] = ()) -> Iterator[Variant]:
    """List the toy among the games, under this version of its rules."""
    toy = risen(TOY, version, replays)
    with listed(SimpleNamespace(GAME=toy.game, VARIANTS=(toy,))):
        yield toy
