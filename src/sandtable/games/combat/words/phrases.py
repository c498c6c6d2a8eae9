"""The texts that the umpire asks for: events and questions as sentences, choices for clients."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine import CHANCE, listed, sentence
from sandtable.games.combat.fields import View
from sandtable.games.combat.rules.orders import parts
from sandtable.games.combat.rules.schema import (
    BUY,
    DECLARE,
    DEPLOY,
    DEPLOY_ROLL,
    DIRT,
    HEAL,
    INITIATIVE,
    MELEE_STEP,
    MOVE,
    NOBODY,
    OFFICERS,
    OVER,
    STANCE,
    UNITS,
    VEHICLES,
)
from sandtable.games.combat.rules.tables import WEAPON_CODES
from sandtable.games.combat.words.lengths import feet
from sandtable.games.combat.words.names import title_of
from sandtable.games.combat.words.notation import read, say
from sandtable.games.combat.words.preview import offer, preview
from sandtable.games.combat.words.show import ENDINGS, allowance, called, points_left, show
from sandtable.games.combat.words.telling import tell
from sandtable.games.combat.words.titles import WEAPON_TITLES

__all__ = ["ask", "chance", "ending", "offer", "preview", "read", "refuse", "say", "show", "tell"]

_FACES = 6


def chance(outcome: int, seats: Sequence[str]) -> str:
    """Return an outcome of chance as two dice in order; a single die shows in the second number."""
    return "dice {},{}".format(*(die + 1 for die in divmod(outcome, _FACES)))


def ending(reason: int) -> str:
    """Return the word for how a game has ended (the `over` of scenarios)."""
    return ENDINGS[reason].word


# -- questions ---------------------------------------------------------------------------------------------------------


def ask(view: View, names: Sequence[str]) -> str:
    """Return a sentence that says what the viewer is asked, or what it waits for."""
    if view.phase == OVER:
        return "The game is over."
    if view.viewer < len(names) and view.waiting >> view.viewer & 1:
        return _asked(view, names)
    if view.waiting >> CHANCE & 1:
        return _ROLLS.get(view.phase, "The dice are rolled for an attack.")
    return f"Waiting for {listed(called(view.waiting, names))} {_PURPOSES.get(view.phase, 'to go on')}."


_ROLLS = {
    DEPLOY_ROLL: "The dice decide who deploys first.",
    INITIATIVE: "The dice decide who goes first.",
    OFFICERS: "There is no Officer: the dice decide which units may act.",
}
_PURPOSES = {
    BUY: "to buy an army", DEPLOY: "to deploy a unit", MOVE: "to move", DECLARE: "to name targets",
    DIRT: "to hit the dirt or stay up", MELEE_STEP: "to attack hand-to-hand", VEHICLES: "to fire with vehicles",
    STANCE: "to choose positions", HEAL: "to heal",
}  # fmt: skip
_CHOOSE = {
    DEPLOY: "Deploy a unit in your zone.",
    MOVE: "Move your units, or end the step.",
    DECLARE: "Name targets for your soldiers, or end the step.",
    MELEE_STEP: "Attack hand-to-hand, or end the step.",
    VEHICLES: "Fire with your vehicles, or end the step.",
    STANCE: "Choose positions for the next turn, or end the step.",
    HEAL: "Heal with your Medics, or end the step.",
}
_PICKED = {
    DEPLOY: "{unit}: choose a cell in your zone.",
    MOVE: "{unit}: move up to {reach}.",
    DECLARE: "{unit}: choose a weapon and a target.",
    MELEE_STEP: "{unit}: choose an enemy to attack.",
    VEHICLES: "{unit}: choose a weapon and a target.",
    STANCE: "{unit}: choose a position.",
    HEAL: "{unit}: choose a soldier to heal.",
}


def _asked(view: View, names: Sequence[str]) -> str:
    if view.phase == BUY:
        return f"Buy your army: you have {points_left(view)} of {view.points} points left."
    if view.phase == DIRT:
        return _ask_about_dirt(view, names)
    if view.picked == NOBODY:
        return _CHOOSE[view.phase]
    unit = view.viewer * UNITS + view.picked
    return _PICKED[view.phase].format(unit=title_of(view, unit), reach=feet(allowance(view, unit)))


def _ask_about_dirt(view: View, names: Sequence[str]) -> str:
    """Return the question of step 3, with the target, the attackers and their weapons."""
    orders = [tuple(map(int, parts(view.order[k]))) for k in range(view.ordered)]
    attackers = [
        f"{title_of(view, unit)} ({WEAPON_TITLES[WEAPON_CODES[weapon]]})"
        for unit, weapon, target in orders
        if target == view.roller
    ]
    return sentence(
        "{seat's} {attackers} {aims} at your {target}. Hit the dirt?", names[view.half], attackers=listed(attackers),
        aims="aims" if len(attackers) == 1 else "aim", target=title_of(view, view.roller),
    )  # fmt: skip


def refuse(view: View, clause: str, names: Sequence[str]) -> str:
    """Return the sentence that precedes the clause's own text in a refusal; empty if there is none."""
    if view.phase == OVER:
        return "The game is over."
    if clause == "UC-TURN-11":
        if view.half == NOBODY:
            return f"The battle has not begun. {ask(view, names)}"
        return sentence("It is {seat's} half-turn.", names[view.half]) if view.half != view.viewer else _NOT_YOURS
    if clause in _OUT_OF_STEP:
        return ask(view, names)
    if clause == "UC-R-67" and view.phase == BUY and view.viewer < len(names):
        return f"You have {points_left(view)} points left."
    return ""


_NOT_YOURS = "That unit is not yours."
_OUT_OF_STEP = (
    *(f"UC-TURN-{step}" for step in (1, 2, 3, 6, 7, 8, 9)), "UC-R-46", "UC-R-68", "UC-R-72", "UC-R-95",
)  # fmt: skip
