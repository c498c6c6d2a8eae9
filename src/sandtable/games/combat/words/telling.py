"""The events as data, with units by their ids, and as sentences, with the players' names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sandtable.engine import AT, CLAUSE, KIND, PIECE, TO, VALUE
from sandtable.games.combat.rules import events as e
from sandtable.games.combat.rules.clause_ids import C
from sandtable.games.combat.rules.schema import DEPLOY_ROLL, UNITS
from sandtable.games.combat.rules.tables import HANDS, STANCE_CODES, TYPE_CODES, WEAPON_CODES, WEAPONS, WIDTH
from sandtable.games.combat.words.lengths import feet
from sandtable.games.combat.words.names import SEAT_NAMES, notation, title
from sandtable.games.combat.words.show import ENDINGS, PHASES, called, outcome
from sandtable.games.combat.words.sums import Terms, named, written
from sandtable.games.combat.words.titles import STANCE_TITLES, STEPS, TYPE_TITLES, WEAPON_TITLES

Event = Sequence[int]
Facts = dict[str, Any]

RESULTS = ("missed", "wounded", "killed")


def tell(event: Event, seats: Sequence[str], names: Sequence[str], variant: str) -> Facts:
    """Return an event as data, with a sentence as `text`."""
    name, facts, sentence = _EVENTS[event[KIND]]
    found = facts(event, seats)
    return {"kind": name, **found, "text": sentence(event, found, names)}


# -- as data -----------------------------------------------------------------------------------------------------------


def _id(figure: int) -> str:
    unit, called, number = e.figure_parts(figure)
    return f"{SEAT_NAMES[unit // UNITS]}.{notation(called, number)}"


def _cell(number: int) -> list[int]:
    return [number % WIDTH, number // WIDTH]


def _dice(number: int) -> list[int]:
    """Return the dice of a roll, two or one, from the number of the event."""
    return [die for die in divmod(number, 7) if die]


def _unit(event: Event, seats: Sequence[str]) -> Facts:
    return {"unit": _id(event[PIECE])}


def _seat(event: Event, seats: Sequence[str]) -> Facts:
    return {"seat": seats[event[AT]]}


def _what(event: Event, seats: Sequence[str]) -> Facts:
    """Return the seat and what a roll of both sides decides: `deploy` or `initiative`."""
    return {**_seat(event, seats), "what": "deploy" if event[PIECE] == DEPLOY_ROLL else "initiative"}


def _deployed(event: Event, seats: Sequence[str]) -> Facts:
    stance = None if event[TO] < 0 else STANCE_CODES[event[TO]]
    return {**_unit(event, seats), "at": _cell(event[AT]), "position": stance}


def _moved(event: Event, seats: Sequence[str]) -> Facts:
    to, cost = e.move_of(event[TO])
    return {**_unit(event, seats), "from": _cell(event[AT]), "to": _cell(to), "cost": cost}


def _aimed(event: Event, seats: Sequence[str]) -> Facts:
    return {**_unit(event, seats), "weapon": WEAPON_CODES[event[TO]], "target": _id(event[AT])}


def _attacked(event: Event, seats: Sequence[str]) -> Facts:
    unit, target = e.pair_of(event[PIECE])
    dice, added = e.attack_terms(event[AT])
    weapon, result, reply, subtracted = e.defence_terms(event[TO])
    terms = Terms(*added, *subtracted)
    return {
        "unit": _id(unit),
        "weapon": WEAPON_CODES[weapon],
        "target": _id(target),
        "dice": list(dice),
        "score": sum(dice) + terms.total,
        "terms": named(weapon, terms),
        "result": RESULTS[result],
        "reply": reply,
    }


def _bought(event: Event, seats: Sequence[str]) -> Facts:
    kind, arms, mounts = e.unit_parts(event[VALUE])
    weapons = [code for k, code in enumerate(WEAPON_CODES[:WEAPONS]) if arms >> k & 1]
    return {
        **_seat(event, seats),
        "units": event[PIECE],
        "type": TYPE_CODES[kind],
        "weapons": weapons,
        "mounts": [WEAPON_CODES[mount] for mount in mounts],
    }


def _ended(event: Event, seats: Sequence[str]) -> Facts:
    return {"winners": called(event[AT], seats), "reason": ENDINGS[event[TO]][0]}


# -- as sentences ------------------------------------------------------------------------------------------------------


def _whose(figure: int, names: Sequence[str]) -> str:
    """Return a unit with its player's name, as in `Ann's Rifleman 1`."""
    unit, called, number = e.figure_parts(figure)
    return f"{names[unit // UNITS]}'s {title(called, number)}"


def _saying(pattern: str) -> Callable[[Event, Facts, Sequence[str]], str]:
    """Return a function that fills a pattern: `{unit}` and `{target}` with units, `{seat}` with a player's name."""

    def sentence(event: Event, found: Facts, names: Sequence[str]) -> str:
        words = dict(found)
        figures = {"unit": event[PIECE], "target": event[AT]}
        words |= {key: _whose(figure, names) for key, figure in figures.items() if key in found}
        if "seat" in found:
            words["seat"] = names[event[AT]]
        if "weapon" in found:
            words["weapon"] = WEAPON_TITLES[found["weapon"]]
        return pattern.format_map(words)

    return sentence


def _say_rolled(event: Event, found: Facts, names: Sequence[str]) -> str:
    purpose = "deployment" if found["what"] == "deploy" else "the initiative"
    dice = found["dice"]
    shown = f"{' and '.join(map(str, dice))}, {sum(dice)}" if len(dice) > 1 else f"{dice[0]}"
    return f"{names[event[AT]]} rolls {shown} for {purpose}."


def _say_first(event: Event, found: Facts, names: Sequence[str]) -> str:
    does = "deploys first, having rolled less" if found["what"] == "deploy" else "goes first"
    return f"{names[event[AT]]} {does}."


def _say_deployed(event: Event, found: Facts, names: Sequence[str]) -> str:
    standing = f", {STANCE_TITLES[found['position']]}" if found["position"] else ""
    return f"{_whose(event[PIECE], names)} is deployed at {_at(found['at'])}{standing}."


def _say_moved(event: Event, found: Facts, names: Sequence[str]) -> str:
    way = f"from {_at(found['from'])} to {_at(found['to'])}, {feet(found['cost'])}"
    return f"{_whose(event[PIECE], names)} moves {way}."


def _say_officers(event: Event, found: Facts, names: Sequence[str]) -> str:
    does = "odd: it is confused" if found["confused"] else "even: it acts"
    return f"Without an Officer {_whose(event[PIECE], names)} rolls {found['die']}, {does}."


def _say_step(event: Event, found: Facts, names: Sequence[str]) -> str:
    return f"{STEPS[found['step']][0]}."


def _say_declared(event: Event, found: Facts, names: Sequence[str]) -> str:
    weapon = "hand-to-hand" if event[TO] == HANDS else f"with the {WEAPON_TITLES[found['weapon']]}"
    return f"{_whose(event[PIECE], names)} is to attack {_whose(event[AT], names)} {weapon}."


def _say_attacked(event: Event, found: Facts, names: Sequence[str]) -> str:
    does = "strikes back at" if found["reply"] else "attacks"
    sum_ = f"{sum(found['dice'])} {written(found['terms'])} = {found['score']}"
    result = found["result"]
    if event[CLAUSE] == C.UC_R_58:
        result = "a fourth wound: killed" if result == "killed" else "a fourth wound, which changes nothing"
    unit, target = (_whose(figure, names) for figure in e.pair_of(event[PIECE]))
    return f"{unit} {does} {target}: {sum_}, {result}."


def _say_stance(event: Event, found: Facts, names: Sequence[str]) -> str:
    does = {"st": "stands up", "kn": "kneels", "pr": "lies down"}[found["position"]]
    return f"{_whose(event[PIECE], names)} {does}."


def _say_healed(event: Event, found: Facts, names: Sequence[str]) -> str:
    left = {0: "no wounds", 1: "1 wound"}.get(found["wounds"], f"{found['wounds']} wounds")
    return f"{_whose(event[PIECE], names)} heals {_whose(event[AT], names)}: {left} left."


def _say_points(event: Event, found: Facts, names: Sequence[str]) -> str:
    return f"{names[event[AT]]} scores {found['points']} points for enemies destroyed, {found['total']} in all."


def _say_marker(event: Event, found: Facts, names: Sequence[str]) -> str:
    return f"{names[event[AT]]} holds marker {found['marker'] + 1} and scores, {found['total']} in all."


def _say_bought(event: Event, found: Facts, names: Sequence[str]) -> str:
    arms = [WEAPON_TITLES[code] for code in (*found["weapons"], *found["mounts"])]
    held = f" with {', '.join(arms)}" if arms else ""
    return f"{names[event[AT]]} has bought {found['units']}, the last: {TYPE_TITLES[found['type']]}{held}."


def _say_ended(event: Event, found: Facts, names: Sequence[str]) -> str:
    return f"The game ends: {ENDINGS[event[TO]][2]}. {outcome(called(event[AT], names))}"


def _at(cell: Sequence[int]) -> str:
    return "{},{}".format(*cell)


_Facts = Callable[[Event, Sequence[str]], Facts]
_Sentence = Callable[[Event, Facts, Sequence[str]], str]
_EVENTS: dict[int, tuple[str, _Facts, _Sentence]] = {
    e.PICKED: ("picked", _unit, _saying("{unit} is to act.")),
    e.BOUGHT: ("bought", _bought, _say_bought),
    e.READY: ("ready", _seat, _saying("{seat}'s army is ready.")),
    e.REVEALED: (
        "revealed",
        lambda event, seats: {**_seat(event, seats), "points": event[VALUE]},
        _saying("{seat} shows an army of {points} points."),
    ),
    e.ROLLED: ("rolled", lambda event, seats: {**_what(event, seats), "dice": _dice(event[TO])}, _say_rolled),
    e.GOES_FIRST: ("first", _what, _say_first),
    e.LEFT_OUT: ("left_out", _unit, _saying("There is no room for {unit}: it is left out.")),
    e.DEPLOYED: ("deployed", _deployed, _say_deployed),
    e.ROUND: ("round", lambda event, seats: {"round": event[PIECE]}, _saying("Round {round} begins.")),
    e.HALF: ("half", _seat, _saying("{seat}'s half-turn begins.")),
    e.OFFICER_DIE: (
        "officers",
        lambda event, seats: {**_unit(event, seats), "die": event[AT], "confused": bool(event[TO])},
        _say_officers,
    ),
    e.STEP: ("step", lambda event, seats: {"step": PHASES[event[PIECE]]}, _say_step),
    e.MOVED_TO: ("moved", _moved, _say_moved),
    e.DECLARED: ("declared", _aimed, _say_declared),
    e.HIT_THE_DIRT: ("dirt", _unit, _saying("{unit} hits the dirt.")),
    e.STAYED: ("stayed", _unit, _saying("{unit} does not hit the dirt.")),
    e.DICE: (
        "dice",
        lambda event, seats: {"dice": [event[PIECE], event[AT]]},
        _saying("The dice show {dice[0]} and {dice[1]}."),
    ),
    e.ATTACKED: ("attacked", _attacked, _say_attacked),
    e.LOST_ATTACK: ("lost_attack", _aimed, _saying("{unit}'s attack on {target} is lost.")),
    e.CHANGED_STANCE: (
        "positioned",
        lambda event, seats: {**_unit(event, seats), "position": STANCE_CODES[event[TO]]},
        _say_stance,
    ),
    e.HEALED: (
        "healed",
        lambda event, seats: {**_unit(event, seats), "target": _id(event[AT]), "wounds": event[TO]},
        _say_healed,
    ),
    e.CASUALTY: ("removed", _unit, _saying("{unit} is removed.")),
    e.POINTS: (
        "points",
        lambda event, seats: {**_seat(event, seats), "points": event[PIECE], "total": event[TO]},
        _say_points,
    ),
    e.MARKER: (
        "marker",
        lambda event, seats: {**_seat(event, seats), "marker": event[PIECE], "total": event[TO]},
        _say_marker,
    ),
    e.GAVE_UP: ("resigned", _seat, _saying("{seat} resigns.")),
    e.ENDED: ("ended", _ended, _say_ended),
}
