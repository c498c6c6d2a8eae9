"""What the umpire asks for: questions and refusals as messages, choices for clients."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine import CHANCE, Message
from sandtable.games.combat.fields import View
from sandtable.games.combat.rules.orders import parts
from sandtable.games.combat.rules.schema import (
    BUY,
    DEPLOY,
    DEPLOY_ROLL,
    DIRT,
    ENDINGS,
    INITIATIVE,
    MOVE,
    NOBODY,
    OFFICERS,
    OVER,
    UNITS,
)
from sandtable.games.combat.rules.tables import WEAPON_CODES
from sandtable.games.combat.words import said
from sandtable.games.combat.words.lengths import feet
from sandtable.games.combat.words.names import named
from sandtable.games.combat.words.notation import read, say
from sandtable.games.combat.words.preview import offer, preview
from sandtable.games.combat.words.show import PHASES, allowance, called, points_left, show
from sandtable.games.combat.words.telling import tell

__all__ = ["ask", "chance", "ending", "offer", "preview", "read", "refuse", "say", "show", "tell"]

_FACES = 6


def chance(outcome: int, seats: Sequence[str]) -> str:
    """Return an outcome of chance as two dice in order; a single die shows in the second number."""
    return "dice {},{}".format(*(die + 1 for die in divmod(outcome, _FACES)))


def ending(reason: int) -> str:
    """Return the word for how a game has ended (the `over` of scenarios)."""
    return ENDINGS[reason]


# -- questions ---------------------------------------------------------------------------------------------------------


def ask(view: View, names: Sequence[str]) -> Message:
    """Return what the viewer is asked, or what it waits for."""
    if view.phase == OVER:
        return said.over()
    if view.viewer < len(names) and view.waiting >> view.viewer & 1:
        return _asked(view)
    if view.waiting >> CHANCE & 1:
        return Message(_ROLLS.get(view.phase, "ask-roll-attack"))
    return Message(f"ask-wait-{PHASES[view.phase]}", {"seats": called(view.waiting, names)})


_ROLLS = {DEPLOY_ROLL: "ask-roll-deploy", INITIATIVE: "ask-roll-initiative", OFFICERS: "ask-roll-officers"}


def _asked(view: View) -> Message:
    if view.phase == BUY:
        return said.ask_buy(left=points_left(view), points=view.points)
    if view.phase == DIRT:
        orders = [tuple(map(int, parts(view.order[k]))) for k in range(view.ordered)]
        weapons = [WEAPON_CODES[weapon] for _, weapon, target in orders if target == view.roller]
        return Message("ask-dirt", {**named(view, view.roller), "weapons": weapons})
    if view.picked == NOBODY:
        return Message(f"ask-{PHASES[view.phase]}")
    unit = view.viewer * UNITS + view.picked
    reach = {"feet": feet(allowance(view, unit))} if view.phase == MOVE else {}
    return Message(f"ask-unit-{PHASES[view.phase]}", {**named(view, unit), **reach})


# -- refusals ----------------------------------------------------------------------------------------------------------


def refuse(view: View, clause: str, names: Sequence[str]) -> Message:
    """Return what a refusal says: what may be done now."""
    if view.phase == OVER or clause in OUT_OF_STEP:
        return ask(view, names)
    match clause:
        case "UC-TURN-11" if view.half in (NOBODY, view.viewer):
            return ask(view, names) if view.half == NOBODY else said.refuse_foreign()
        case "UC-TURN-11":
            return said.refuse_turn(seat=names[view.half])
        case "UC-R-67":
            return _out_of_bounds(view, names)
        case "UC-R-68" if view.phase != DEPLOY:
            return ask(view, names)
        case "UC-R-95" if view.picked != NOBODY and view.viewer < len(names):
            return Message("refuse-picked", named(view, view.viewer * UNITS + view.picked))
        case _:
            return Message(f"refuse-{clause}")


OUT_OF_STEP = frozenset(f"UC-TURN-{step}" for step in (1, 2, 3, 6, 7, 8, 9))
"""The clauses that name the step of an act. The question says what may be done in the present one."""


def _out_of_bounds(view: View, names: Sequence[str]) -> Message:
    """Return why a purchase is refused by the limits of an army."""
    if view.phase != BUY or view.viewer >= len(names) or not view.waiting >> view.viewer & 1:
        return ask(view, names)
    bought = view.bought[view.viewer]
    if bought == UNITS:
        return said.refuse_full(units=UNITS)
    return said.refuse_points(left=points_left(view), empty=bought == 0)
