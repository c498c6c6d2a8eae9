"""The secrets of War Kings for two worlds: events that tell something by coming or not coming (docs/two-worlds.md)."""

from __future__ import annotations

from tests.every_game.worlds import Secrets

# Whoever holds no soldiers at the end of a turn has won.
SECRETS = Secrets(answers={"zero": "RT-WIN-1"})
