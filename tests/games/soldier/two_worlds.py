"""The secrets of Ultimate Soldier for two worlds (docs/two-worlds.md)."""

from __future__ import annotations

from tests.every_game.worlds import Secrets

SECRETS = Secrets(
    answers={
        "earned": "US-TRAIN-4",  # a soldier comes face up; where it ends the round, views no longer show it
    },
)
