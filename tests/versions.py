"""Games under another version of their rules: the rules are the same, only their number is not."""

from __future__ import annotations

from dataclasses import replace

from sandtable.engine.game import Variant


def risen(variant: Variant, version: int, replays: tuple[int, ...] = ()) -> Variant:
    """The variant as a server has it whose rules have this version."""
    game = replace(variant.game, version=version, replays=replays)
    vars(game)["drivers"] = variant.game.drivers  # nothing is compiled anew
    return replace(variant, game=game)
