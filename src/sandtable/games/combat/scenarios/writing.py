"""The positions of battles written as scenarios, in the form that `position` reads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sandtable.engine import Situation, Step, Unwritable, without_empty
from sandtable.games.combat.fields import State
from sandtable.games.combat.rules.schema import (
    BUY,
    DEPLOY_ROLL,
    DIRT,
    HEAL,
    INITIATIVE,
    MOVE,
    NOBODY,
    OFFICERS,
    UNITS,
    WEST,
)
from sandtable.games.combat.rules.tables import STANCE_CODES, STANDING, TYPE_CODES, WEAPON_CODES, is_vehicle
from sandtable.games.combat.scenarios.position import BUY as BUYING
from sandtable.games.combat.scenarios.position import DEEDS, DEPLOY, FACES, LIVES, STEPS
from sandtable.games.combat.words.notation import ROLES

_PICK = "unit "


def write_position(situation: Situation) -> dict[str, object]:
    """Return the keys of a position.

    Raise Unwritable if a scenario cannot hold the position: after the battle, between the two picks of an act, from the
    first declared attack to the end of the half-turn, and once a Medic has healed in the present step.
    """
    s: State = situation.state
    if s.phase == BUY and not any(s.bought):
        return {"step": BUYING, **_options(situation), **without_empty(dice=_dice(situation))}
    if s.phase == DEPLOY_ROLL and s.roller == WEST:
        return _written(situation, {"step": DEPLOY})
    if not MOVE <= s.phase <= HEAL or s.phase == DIRT or s.ordered or s.picked != NOBODY:
        raise Unwritable("A position of Combat stands in a step of a half-turn in which no attack has been declared.")
    if any(any(patients) for patients in s.treated):
        raise Unwritable("A position of Combat does not tell whom a Medic has treated in the present step.")
    return _written(situation, _battle(situation))


def write_steps(situation: Situation, decided: Iterable[Step]) -> Iterator[str]:
    """Yield decisions as steps, with the names that the position gives the units.

    First picks are left out, as the act after them names its unit again.
    """
    for step in decided:
        if step.text.startswith(_PICK):
            continue
        words = step.text.split()
        for place, own in ROLES.get(words[0], {}).items():
            if place < len(words) and "." not in words[place]:
                words[place] = f"{situation.seats[step.seat if own else 1 - step.seat]}.{words[place]}"
        yield f"{situation.seats[step.seat]} {' '.join(words)}"


def _written(situation: Situation, rest: dict[str, object]) -> dict[str, object]:
    units = {side: dict(_units(situation, seat)) for seat, side in enumerate(situation.seats)}
    return {**_options(situation), "units": units, **rest, **without_empty(dice=_dice(situation))}


def _options(situation: Situation) -> dict[str, object]:
    """Return the `options` key: the map, as scenarios have another by default, and no armies, as units replace them."""
    s: State = situation.state
    armies = {} if s.phase == BUY else dict.fromkeys(("army", "army_west", "army_east"))
    return {"options": {"map": situation.options["map"], **armies}}


def _battle(situation: Situation) -> dict[str, object]:
    s: State = situation.state
    seats = situation.seats
    return {
        "half": seats[s.half],
        "step": {phase: word for word, phase in STEPS.items()}[s.phase],
        "begun": "yes",
        "round": s.round,
        "acted_first": seats[s.acted_first],
        **without_empty(score=situation.by_seat(s.score), markers=situation.by_seat(s.markers), ply=s.ply),
    }


def _units(situation: Situation, seat: int) -> Iterator[tuple[str, dict[str, object]]]:
    """Yield a side's units in their order with their ids, the dead ones included."""
    s: State = situation.state
    counted = [0] * len(TYPE_CODES)
    for u in range(seat * UNITS, seat * UNITS + s.count[seat]):
        kind = s.kind[u]
        counted[kind] += 1
        yield f"{situation.seats[seat]}.{TYPE_CODES[kind]}{counted[kind]}", _unit(s, u)


def _unit(s: State, u: int) -> dict[str, object]:
    vehicle = is_vehicle(s.kind[u])
    weapons = [] if vehicle else [code for k, code in enumerate(WEAPON_CODES) if s.arms[u] >> k & 1]
    return {
        "type": TYPE_CODES[s.kind[u]],
        **without_empty(
            weapons=weapons,
            mounts=[WEAPON_CODES[weapon] for weapon in s.mount[u] if weapon != NOBODY],
            at=[s.x[u], s.y[u]] if s.x[u] != NOBODY else [],
            position=STANCE_CODES[s.stance[u]] if s.stance[u] != STANDING else "",
            wounds=s.wounds[u],
            state={life: word for word, life in LIVES.items()}.get(s.life[u], ""),
            done=[word for word, bit in DEEDS.items() if s.done[u] & bit],
            healings=s.healings[u],
        ),
    }


def _dice(situation: Situation) -> list[int | list[int]]:
    """Return the dice that were rolled after the position."""
    one_die = situation.options["init_dice"] == 1
    return [_rolled(phase, outcome, one_die) for phase, outcome in situation.brought]


def _rolled(phase: int, outcome: int, one_die: bool) -> int | list[int]:
    if phase == OFFICERS or (one_die and phase in (DEPLOY_ROLL, INITIATIVE)):
        return outcome + 1
    first, second = divmod(outcome, FACES)
    return [first + 1, second + 1]
