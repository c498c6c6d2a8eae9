"""The reasons for an action, as a sentence made of the largest terms of its evaluation."""

from __future__ import annotations

from sandtable.engine import Ints, Term, because, scratch
from sandtable.games.combat.fields import Seen
from sandtable.games.combat.player.exchange import compare, is_beside_wheels
from sandtable.games.combat.player.ground import (
    care_of,
    choose_goals,
    compare_for_moving,
    danger,
    ground_caution,
    ground_duty,
    ground_strength,
)
from sandtable.games.combat.player.notes import BESIDE, GROUND, OFFICER_CAUTION, SCRATCH, STANCE_CAUTION, WHEELS
from sandtable.games.combat.player.sergeant import survey
from sandtable.games.combat.player.worth import blow, ground_of
from sandtable.games.combat.rules.actions import (
    ANSWERS,
    BUYS,
    CHOOSES,
    DECLARES,
    DEPLOYS,
    ENDS,
    EQUIPS,
    FIGHTS,
    FIRES,
    HEALS,
    MOUNTS_ON,
    MOVES,
    RESIGNS,
    STANDS,
    cell_of,
    says_yes,
    stance_of,
    target_of,
    verb_of,
    weapon_of,
)
from sandtable.games.combat.rules.schema import BUY, UNITS
from sandtable.games.combat.rules.tables import MEDIC, OFFICER

POINT = 36  # one point of an army in the units of the evaluation
NOTHING_BETTER = "no other action looks better"


def reason(v: Seen, seat: int, a: int) -> str:
    """Return the sentence, from the view of the seat that chooses; the view may be changed."""
    notes = scratch(SCRATCH)
    survey(v, seat, notes)
    return because(_terms(v, seat, verb_of(a), a, notes), NOTHING_BETTER)


def _terms(v: Seen, seat: int, verb: int, a: int, notes: Ints) -> list[Term]:
    if verb == MOVES:
        return _of_move(v, seat, a, notes)
    if verb in (DECLARES, FIGHTS, FIRES):
        return _of_attack(v, seat, a, notes)
    if verb == STANDS:
        return _of_stance(v, seat, a, notes)
    if verb == ENDS and v.phase != BUY:
        return [Term(1, "none of your units gains anything in this step")]
    return [Term(1, _PLAIN.get(verb, NOTHING_BETTER))] if verb != ANSWERS else [_of_answer(a)]


_PLAIN = {
    ENDS: "your army is complete",
    RESIGNS: "the game is lost",
    DEPLOYS: "soldiers are spread along the line, in cover where possible, with Officers behind",
    BUYS: "it helps to make a strong army",
    EQUIPS: "it helps to make a strong army",
    MOUNTS_ON: "it helps to make a strong army",
    CHOOSES: "it is a strong army",
    HEALS: "this soldier is worth most, or has the most wounds",
}


def _of_move(v: Seen, seat: int, a: int, notes: Ints) -> list[Term]:
    """Return the difference between the ground of the new cell and that of the old, term by term."""
    u = seat * UNITS + v.picked
    choose_goals(v, seat, notes)
    compare_for_moving(v, u, notes)
    here = _ground(v, u, notes)
    v.x[u], v.y[u] = cell_of(v, seat, a)
    there = _ground(v, u, notes)
    strength, safety, duty = (there[k] - here[k] for k in range(3))
    return [
        Term(strength, "it can attack better from there" if strength > 0 else "it can attack less well from there"),
        Term(safety, "it is safer there" if safety > 0 else "it is more exposed there"),
        Term(duty, _duty(v, u) if duty > 0 else "it leaves its post"),
    ]


def _ground(v: Seen, u: int, notes: Ints) -> tuple[int, int, int]:
    notes[GROUND + u] = ground_of(v, u)
    if notes[WHEELS]:
        notes[BESIDE + u] = is_beside_wheels(v, u)
    feared = danger(v, u, ground_caution(v, u), notes) * care_of(v, u, notes) // 100
    return int(ground_strength(v, u, notes)), -int(feared), int(ground_duty(v, u, notes))


def _duty(v: Seen, u: int) -> str:
    if v.kind[u] == MEDIC:
        return "it gets closer to soldiers who need it"
    return "it stays with the others" if v.kind[u] == OFFICER else "it holds a marker or gets closer to one"


def _of_attack(v: Seen, seat: int, a: int, notes: Ints) -> list[Term]:
    taken = int(blow(v, seat * UNITS + v.picked, target_of(seat, a), weapon_of(a), notes))
    points = (taken + POINT // 2) // POINT
    worth = f"about {points} points" if points > 1 else "about 1 point" if points else "less than 1 point"
    return [Term(1, f"this is the unit's best attack: it destroys {worth} on average")]


def _of_stance(v: Seen, seat: int, a: int, notes: Ints) -> list[Term]:
    u = seat * UNITS + v.picked
    caution = OFFICER_CAUTION if v.kind[u] == OFFICER else STANCE_CAUTION
    compare(v, u, v.stance[u], notes)
    feared = danger(v, u, caution, notes)
    v.stance[u] = stance_of(a)
    compare(v, u, v.stance[u], notes)
    saved = int(feared - danger(v, u, caution, notes))
    if saved > 0:
        points = "1 point" if saved < 2 * POINT else f"{saved // POINT} points"
        return [Term(saved, f"the enemy's fire costs you about {points} less this way")]
    return [Term(1, "there is little danger, and it can move farther this way")]


def _of_answer(a: int) -> Term:
    if says_yes(a):
        return Term(1, "the shots would cost more than the movement it gives up")
    return Term(1, "the shots are not worth giving up its movement for")
