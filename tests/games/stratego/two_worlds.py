"""The secrets of Stratego for two worlds: what others see of a choice and what they are not told.

See docs/two-worlds.md.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

import numpy as np
from tests.every_game.tables import Table
from tests.every_game.worlds import Secrets

from sandtable.engine.record.schema import Schema
from sandtable.games.stratego.rules.actions import (
    DECLINE,
    ENTER,
    FLAG_MOVE,
    PLACE,
    RESCUE_PIECE,
    RESIGN,
    STEP_ON,
    ZONE_SIZE,
)
from sandtable.games.stratego.rules.pieces import LISTS
from sandtable.games.stratego.rules.schema import FLAG
from sandtable.games.stratego.rules.tables import FLAG_WAY, FROM, TO


def _look(world: Table, seat: int, viewer: int, action: int) -> Hashable:
    """Return what a viewer sees of another seat's choice.

    Of a placement or an entry, others see the space but not the piece. Of a claim, opponents see the Flag's move. Of a
    rescue that was possible and not made, others see the move.
    """
    number = _number(world)
    held_back = _held_back(world, seat)
    if held_back:
        return ("way", *held_back, -1) if action == DECLINE[number] else ("rescue", *held_back, action)
    side = int(len(world.seats) > 2)
    allied = (viewer - seat) % 2 == 0 and viewer < len(world.seats)
    if allied and world.options["ally_view"] != "none":
        return action
    if PLACE[number] <= action < RESIGN[number]:
        return "place", (action - PLACE[number]) % ZONE_SIZE[side]
    if ENTER[number] <= action < RESCUE_PIECE[number]:
        kind, space = divmod(action - ENTER[number], ZONE_SIZE[side])
        return "enter", space, number == 1 and LISTS[side][kind] == FLAG  # a second Flag is shown (ST-CPN-7)
    if FLAG_MOVE[number] <= action < ENTER[number]:
        origin, target, named = FLAG_WAY[seat][action - FLAG_MOVE[number]]
        return "way", origin, target, named if allied else -1
    if action < STEP_ON[number]:
        return "way", FROM[side][seat][action], TO[side][seat][action], -1
    return action


def _number(world: Table) -> int:
    """Return the number of the variant by which tables of the rules are indexed."""
    return int(np.asarray(world.variant.fixed["variant"]))


def _held_back(world: Table, seat: int) -> tuple[int, int] | None:
    """Return the unseen move of a seat that is asked for a rescue, as its two spaces, or None (ST-R-107)."""
    origin, target = _arrivals(world.game.schema, world.state())[seat]
    return (origin - 1, target) if origin else None


@lru_cache(maxsize=2)
def _arrivals(schema: Schema, state: bytes) -> list[list[int]]:
    """Return the `arrival` of a state; it is cached, because it is needed for every choice in both worlds."""
    arrivals: list[list[int]] = schema.read_state(state).arrival
    return arrivals


def _unheard(world: Table, seat: int) -> int | None:
    return int(DECLINE[_number(world)]) if _held_back(world, seat) else None


SECRETS = Secrets(
    answers={
        "stuck": "ST-TURN-4",  # whoever cannot move has lost, and everybody sees it
        "united": "ST-ALLY-UNITE-2",  # a right claim ends the game
        "fired": "ST-ALLY-CANNON-3",  # a Cannon fires, others attack: the piece names itself with it (ST-ATK-4)
    },
    look=_look,
    unheard=_unheard,
)
