"""The secrets of Ultimate Combat for two worlds (docs/two-worlds.md)."""

from __future__ import annotations

from tests.every_game.worlds import Secrets

from sandtable.games.combat.rules.schema import BUY

SECRETS = Secrets(at_once=frozenset({BUY}))  # where one side is given its army, the other still buys in secret
