"""The events as data, with units by their ids, and as sentences, with the players' names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import to_builtins

from sandtable.engine import AT, CLAUSE, KIND, PIECE, TO, VALUE, listed, of, sentence
from sandtable.games.combat.rules import events as e
from sandtable.games.combat.rules.clause_ids import C
from sandtable.games.combat.rules.schema import DEPLOY_ROLL, UNITS
from sandtable.games.combat.rules.tables import HANDS, STANCE_CODES, TYPE_CODES, WEAPON_CODES, WEAPONS, WIDTH
from sandtable.games.combat.words.attack_sums import Terms, named, written
from sandtable.games.combat.words.lengths import feet
from sandtable.games.combat.words.names import SEAT_NAMES, notation, title
from sandtable.games.combat.words.show import ENDINGS, PHASES, called, verdict
from sandtable.games.combat.words.titles import ARTICLES, STANCE_TITLES, STEPS, TYPE_TITLES, WEAPON_TITLES

Event = Sequence[int]
Facts = dict[str, Any]

RESULTS = ("missed", "wounded", "killed")


def tell(event: Event, seats: Sequence[str], names: Sequence[str], variant: str) -> Facts:
    """Return an event as data, with a sentence as `text`."""
    name, facts, say = _EVENTS[event[KIND]]
    found = facts(event, seats)
    told: Facts = to_builtins({"kind": name, **found, "text": say(event, found, names)})
    return told


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
    """Return a unit with its player's name, as in `Ann's Rifleman 1` or `your Rifleman 1`."""
    unit, called, number = e.figure_parts(figure)
    return f"{of(names[unit // UNITS])} {title(called, number)}"


def _saying(pattern: str) -> Callable[[Event, Facts, Sequence[str]], str]:
    """Return a function that fills a pattern: `{unit}` and `{target}` with units, `{seat}` with a player's name."""

    def say(event: Event, found: Facts, names: Sequence[str]) -> str:
        words = {key: value for key, value in found.items() if key != "seat"}
        figures = {"unit": event[PIECE], "target": event[AT]}
        words |= {key: _whose(figure, names) for key, figure in figures.items() if key in found}
        if "weapon" in found:
            words["weapon"] = WEAPON_TITLES[found["weapon"]]
        return sentence(pattern, names[event[AT]] if "seat" in found else "", **words)

    return say


def _say_rolled(event: Event, found: Facts, names: Sequence[str]) -> str:
    dice = found["dice"]
    shown = f"{' + '.join(map(str, dice))} = {sum(dice)}" if len(dice) > 1 else f"{dice[0]}"
    purpose = "deployment" if found["what"] == "deploy" else "initiative"
    return sentence("{seat} [rolls|roll] {shown} for {purpose}.", names[event[AT]], shown=shown, purpose=purpose)


def _say_first(event: Event, found: Facts, names: Sequence[str]) -> str:
    deploys, begins = "{seat} rolled less and [deploys|deploy] first.", "{seat} [goes|go] first."
    return sentence(deploys if found["what"] == "deploy" else begins, names[event[AT]])


def _say_deployed(event: Event, found: Facts, names: Sequence[str]) -> str:
    standing = f", {STANCE_TITLES[found['position']]}" if found["position"] else ""
    return sentence("{unit} deploys at {at}{standing}.", unit=_whose(event[PIECE], names), at=_at(found["at"]),
                    standing=standing)  # fmt: skip


def _say_moved(event: Event, found: Facts, names: Sequence[str]) -> str:
    way = f"{feet(found['cost'])}, from {_at(found['from'])} to {_at(found['to'])}"
    return sentence("{unit} moves {way}.", unit=_whose(event[PIECE], names), way=way)


def _say_officers(event: Event, found: Facts, names: Sequence[str]) -> str:
    does = "odd, so it is confused" if found["confused"] else "even, so it may act"
    pattern = "{unit} has no Officer and rolls {die}: {does}."
    return sentence(pattern, unit=_whose(event[PIECE], names), die=found["die"], does=does)


def _say_step(event: Event, found: Facts, names: Sequence[str]) -> str:
    return f"Step {list(STEPS).index(found['step']) + 1} begins: {STEPS[found['step']][0]}."


def _say_declared(event: Event, found: Facts, names: Sequence[str]) -> str:
    by_hand, aimed = "{unit} will attack {target} hand-to-hand.", "{unit} aims at {target} with the {weapon}."
    return _saying(by_hand if event[TO] == HANDS else aimed)(event, found, names)


def _say_attacked(event: Event, found: Facts, names: Sequence[str]) -> str:
    unit, target = (_whose(figure, names) for figure in e.pair_of(event[PIECE]))
    result = found["result"]
    if event[CLAUSE] == C.UC_R_58:
        result = "a fourth wound kills" if result == "killed" else "a fourth wound has no effect"
    return sentence(
        "{unit} {does} {target}: {dice} {terms} = {score}, {result}.",
        unit=unit, does="strikes back at" if found["reply"] else "attacks", target=target,
        dice=sum(found["dice"]), terms=written(found["terms"]), score=found["score"], result=result,
    )  # fmt: skip


def _say_stance(event: Event, found: Facts, names: Sequence[str]) -> str:
    does = {"st": "stands up", "kn": "kneels", "pr": "lies down"}[found["position"]]
    return sentence("{unit} {does}.", unit=_whose(event[PIECE], names), does=does)


def _say_healed(event: Event, found: Facts, names: Sequence[str]) -> str:
    left = {0: "no wounds left", 1: "1 wound left"}.get(found["wounds"], f"{found['wounds']} wounds left")
    unit, target = _whose(event[PIECE], names), _whose(event[AT], names)
    return sentence("{unit} heals {target}: {left}.", unit=unit, target=target, left=left)


def _say_marker(event: Event, found: Facts, names: Sequence[str]) -> str:
    pattern = "{seat} [holds|hold] marker {marker} and [scores|score] 1 point ({total} in total)."
    return sentence(pattern, names[event[AT]], marker=found["marker"] + 1, total=found["total"])


def _say_bought(event: Event, found: Facts, names: Sequence[str]) -> str:
    arms = [WEAPON_TITLES[code] for code in (*found["weapons"], *found["mounts"])]
    one = f"{ARTICLES.get(found['type'], 'a ')}{TYPE_TITLES[found['type']]}"
    unit = f"{one} with {listed(arms)}" if arms else one
    count = f"{found['units']} units, the last {unit}" if found["units"] > 1 else unit
    return sentence("{seat} [has|have] bought {count}.", names[event[AT]], count=count)


def _say_ended(event: Event, found: Facts, names: Sequence[str]) -> str:
    return verdict(event[TO], event[AT], names)


def _at(cell: Sequence[int]) -> str:
    return "{},{}".format(*cell)


_Facts = Callable[[Event, Sequence[str]], Facts]
_Sentence = Callable[[Event, Facts, Sequence[str]], str]
_EVENTS: dict[int, tuple[str, _Facts, _Sentence]] = {
    e.PICKED: ("picked", _unit, _saying("{unit} acts next.")),
    e.BOUGHT: ("bought", _bought, _say_bought),
    e.READY: ("ready", _seat, _saying("{seat's} army is ready.")),
    e.REVEALED: (
        "revealed",
        lambda event, seats: {**_seat(event, seats), "points": event[VALUE]},
        _saying("{seat} [shows|show] an army of {points} points."),
    ),
    e.ROLLED: ("rolled", lambda event, seats: {**_what(event, seats), "dice": _dice(event[TO])}, _say_rolled),
    e.GOES_FIRST: ("first", _what, _say_first),
    e.LEFT_OUT: ("left_out", _unit, _saying("There is no room for {unit}: it stays out of the battle.")),
    e.DEPLOYED: ("deployed", _deployed, _say_deployed),
    e.ROUND: ("round", lambda event, seats: {"round": event[PIECE]}, _saying("Round {round} begins.")),
    e.HALF: ("half", _seat, _saying("{seat's} half-turn begins.")),
    e.OFFICER_DIE: (
        "officers",
        lambda event, seats: {**_unit(event, seats), "die": event[AT], "confused": bool(event[TO])},
        _say_officers,
    ),
    e.STEP: ("step", lambda event, seats: {"step": PHASES[event[PIECE]]}, _say_step),
    e.MOVED_TO: ("moved", _moved, _say_moved),
    e.DECLARED: ("declared", _aimed, _say_declared),
    e.HIT_THE_DIRT: ("dirt", _unit, _saying("{unit} hits the dirt.")),
    e.STAYED: ("stayed", _unit, _saying("{unit} stays up.")),
    e.DICE: (
        "dice",
        lambda event, seats: {"dice": [event[PIECE], event[AT]]},
        _saying("The dice show {dice[0]} and {dice[1]}."),
    ),
    e.ATTACKED: ("attacked", _attacked, _say_attacked),
    e.LOST_ATTACK: ("lost_attack", _aimed, _saying("{unit} can no longer attack {target}.")),
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
    e.CASUALTY: ("removed", _unit, _saying("{unit} is removed from the battle.")),
    e.POINTS: (
        "points",
        lambda event, seats: {**_seat(event, seats), "points": event[PIECE], "total": event[TO]},
        _saying("{seat} [scores|score] {points} points for destroyed enemies ({total} in total)."),
    ),
    e.MARKER: (
        "marker",
        lambda event, seats: {**_seat(event, seats), "marker": event[PIECE], "total": event[TO]},
        _say_marker,
    ),
    e.GAVE_UP: ("resigned", _seat, _saying("{seat} [resigns|resign].")),
    e.ENDED: ("ended", _ended, _say_ended),
}


# -- as one line -------------------------------------------------------------------------------------------------------

LONGEST = 120
"""A headline of more characters leaves out what matters least."""
_COUNTED = {"missed": ("miss", "misses"), "wounded": ("wound", "wounds"), "killed": ("kill", "kills")}
_SINGLE = ("moved", "deployed", "positioned", "healed", "declared", "dirt", "stayed", "bought")
"""What is told by its own sentence, if it is the only event of its kind."""
_KINDS = frozenset(name for name, _, _ in _EVENTS.values())


def headline(told: Sequence[Mapping[str, Any]], seats: Sequence[str], names: Sequence[str]) -> str:
    """Return what a viewer was told together as a line: an act with what came of it, or how a round ended; else ''.

    `told` are the events, as `tell` makes them.
    """
    by_kind: dict[str, list[Mapping[str, Any]]] = {}
    for event in told:
        by_kind.setdefault(event["kind"], []).append(event)
    named = dict(zip(seats, names, strict=True))
    parts = (  # in the order of a line, each with its rank
        (6, [by_kind[kind][0]["text"] for kind in _SINGLE if len(by_kind.get(kind, ())) == 1]),
        (2, _attacks(by_kind.get("attacked", []), named)),
        (5, [event["text"] for event in by_kind.get("lost_attack", ())]),
        (4, _scores(by_kind, named)),
        (1, _begins(by_kind)),
        (3, _confusion(by_kind.get("officers", []), named)),
        (0, [event["text"] for event in told if event["kind"] == "ended" or event["kind"] not in _KINDS]),
    )
    return _fitting([(rank, line) for rank, lines in parts for line in lines])


def _begins(by_kind: Mapping[str, Sequence[Mapping[str, Any]]]) -> list[str]:
    """Return which round or half-turn begins; the side that goes first in a round has the half-turn that begins."""
    kinds = ("round", "first") if "first" in by_kind else ("half",)
    lines = " ".join(event["text"] for kind in kinds for event in by_kind.get(kind, ()))
    return [lines] if lines else []


def _fitting(parts: Sequence[tuple[int, str]]) -> str:
    """Return parts as a line, without those of the highest ranks if it would be too long."""
    kept = list(parts)
    while len(kept) > 1 and sum(len(line) + 1 for _, line in kept) > LONGEST + 1:
        kept.remove(max(kept))
    return " ".join(line for _, line in kept)


def _attacks(attacks: Sequence[Mapping[str, Any]], named: Mapping[str, str]) -> list[str]:
    """Return attacks with their results: each in a sentence, or their numbers if they are many."""
    lines = [f"{event['text'].rpartition(': ')[0]}: score {event['score']}, {event['result']}." for event in attacks]
    if len(lines) < 2 or len(" ".join(lines)) <= LONGEST:
        return lines
    results = [event["result"] for event in attacks if not event["reply"]]
    shown = [f"{n} {words[n > 1]}" for result, words in _COUNTED.items() if (n := results.count(result))]
    side = _side(next(event for event in attacks if not event["reply"]))
    return [sentence("{seat} [attacks|attack] {n} times: {shown}.", named[side], n=len(results), shown=listed(shown))]


def _side(event: Mapping[str, Any]) -> str:
    """Return the side of the unit that acts."""
    return str(event["unit"].partition(".")[0])


def _scores(by_kind: Mapping[str, Sequence[Mapping[str, Any]]], named: Mapping[str, str]) -> list[str]:
    """Return what each side scores: points for enemies destroyed, and points from markers together."""
    lines = [event["text"] for event in by_kind.get("points", ())]
    for seat, name in named.items():
        held = [event for event in by_kind.get("marker", ()) if event["seat"] == seat]
        if held:
            pattern = "{seat} [scores|score] {n} from markers ({total} in total)."
            points = "1 point" if len(held) == 1 else f"{len(held)} points"
            lines.append(sentence(pattern, name, n=points, total=held[-1]["total"]))
    return lines


def _confusion(rolls: Sequence[Mapping[str, Any]], named: Mapping[str, str]) -> list[str]:
    """Return how many units are confused, from the rolls of a side without an Officer."""
    if len(rolls) < 2:
        return [str(roll["text"]) for roll in rolls]
    confused = sum(roll["confused"] for roll in rolls)
    pattern = "Without an Officer, {n} of {owner's} {all} units {verb} confused."
    verb = "is" if confused == 1 else "are"
    return [sentence(pattern, owner=named[_side(rolls[0])], n=confused or "none", all=len(rolls), verb=verb)]
