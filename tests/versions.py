"""Variants whose rules have another version number but are otherwise unchanged."""

from __future__ import annotations

from dataclasses import replace

from sandtable.engine.game import Variant


def risen(variant: Variant, version: int, replays: tuple[int, ...] = ()) -> Variant:
    """Return the variant as on a server whose rules have this version."""
    game = replace(variant.game, version=version, replays=replays)
    vars(game)["drivers"] = variant.game.drivers  # nothing is compiled anew
    return replace(variant, game=game)
