"""Tests that all three backends give the same bytes: whole games end in states with the fingerprints kept in a file."""

from __future__ import annotations

import hashlib
from random import Random

from tests.every_game.kept import HOW, REGENERATE, kept
from tests.every_game.tables import cases, finish, table

from sandtable.engine.game import Variant


def fingerprint(variant: Variant, seed: int) -> str:
    """Return a hash of the last state of a random game, every view of it, and a determinization for each viewer."""
    rng = Random(seed)
    game = finish(table(variant, rng), rng)
    digest = hashlib.sha256(game.state())
    for viewer in game.viewers:
        digest.update(game.packed(viewer) + game.determinized(viewer, seed).state())
    return digest.hexdigest()[:16]


def test_whole_games_end_in_the_same_bytes(variant: Variant) -> None:
    seeds = range(20) if REGENERATE else cases(20)
    found = [fingerprint(variant, seed) for seed in seeds]
    assert found == kept(variant, "fingerprints.json", found)[: len(found)], HOW
