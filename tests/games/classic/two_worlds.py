"""The secrets of Classic Stratego for two worlds: what the other side sees of a choice (docs/two-worlds.md)."""

from __future__ import annotations

from collections.abc import Hashable

from tests.every_game.tables import Table
from tests.every_game.worlds import Secrets

from sandtable.games.classic.rules.actions import PLACE, RESIGN
from sandtable.games.classic.rules.schema import PIECES


def _look(world: Table, seat: int, viewer: int, action: int) -> Hashable:
    """Return what the other side sees of a choice: of a placement the space, but not the piece."""
    return ("place", (action - PLACE) % PIECES) if PLACE <= action < RESIGN else action


SECRETS = Secrets(
    answers={
        "stuck": "CL-END-1",  # whoever cannot move has lost, and everybody sees it
        "drawn": "CL-END-2",  # nor is it a secret that nobody ever can
    },
    look=_look,
)
