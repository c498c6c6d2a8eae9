"""The events as data, with units by their ids, and as sentences, with the players' names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.engine import CLAUSE, FACTS, listed, of, sentence
from sandtable.games.combat.rules import tell as column
from sandtable.games.combat.rules.clause_ids import C
from sandtable.games.combat.rules.events import events
from sandtable.games.combat.rules.tables import HANDS, WEAPON_CODES
from sandtable.games.combat.words.attack_sums import written
from sandtable.games.combat.words.lengths import feet
from sandtable.games.combat.words.names import SEAT_NAMES, title
from sandtable.games.combat.words.show import verdict
from sandtable.games.combat.words.titles import ARTICLES, STANCE_TITLES, STEPS, TYPE_TITLES, WEAPON_TITLES
from sandtable.games.combat.words.told import (
    Attacked,
    Bought,
    Declared,
    Deployed,
    Dice,
    Dirt,
    Ended,
    Event,
    First,
    Half,
    Healed,
    LeftOut,
    LostAttack,
    Marker,
    Moved,
    Officers,
    Picked,
    Points,
    Positioned,
    Ready,
    Removed,
    Resigned,
    Revealed,
    Rolled,
    Round,
    Stayed,
    Step,
    read,
)

_OfSeat = Ready | Half | Resigned | Revealed | Points | Rolled | First | Bought | Marker
_OfUnit = (
    Picked | LeftOut | Dirt | Stayed | LostAttack | Removed | Deployed | Moved | Officers | Declared | Attacked
    | Positioned | Healed
)  # fmt: skip


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> Event:
    """Return an event as data, with a sentence as `text`."""
    told = read(event, seats)
    told.text = _text(told, event, names)
    return told


# -- as sentences ------------------------------------------------------------------------------------------------------

_UNIT = FACTS
"""The first column of the unit that an event is about; its side, its calling and its number stand in three."""
_TARGETS: Mapping[type[Event], int] = {
    Declared: column.DECLARED_TARGET_SIDE,
    Attacked: column.ATTACKED_TARGET_SIDE,
    LostAttack: column.LOST_ATTACK_TARGET_SIDE,
    Healed: column.HEALED_TARGET_SIDE,
}
_OF_UNITS: Mapping[type[Event], str] = {
    Picked: "{unit} acts next.",
    LeftOut: "There is no room for {unit}: it stays out of the battle.",
    Dirt: "{unit} hits the dirt.",
    Stayed: "{unit} stays up.",
    LostAttack: "{unit} can no longer attack {target}.",
    Removed: "{unit} is removed from the battle.",
}
_FOURTH = {"killed": "a fourth wound kills", "wounded": "a fourth wound has no effect"}
_OF_SEATS: Mapping[type[Event], str] = {
    Ready: "{seat's} army is ready.",
    Half: "{seat's} half-turn begins.",
    Resigned: "{seat} [resigns|resign].",
}


def _text(event: Event, row: Sequence[int], names: Sequence[str]) -> str:
    """Return the sentence for an event."""
    match event:
        case Ready() | Half() | Resigned() | Revealed() | Points() | Rolled() | First() | Bought() | Marker():
            return _of_seat(event, names[SEAT_NAMES.index(event.seat)])
        case Round():
            return f"Round {event.round} begins."
        case Step():
            return f"Step {list(STEPS).index(event.step) + 1} begins: {STEPS[event.step][0]}."
        case Dice():
            return "The dice show {} and {}.".format(*event.dice)
        case Ended():
            return verdict(row[column.ENDED_REASON], row[column.ENDED_WINNERS], names)
        case _:
            words = {"unit": _whose(row, _UNIT, names)}
            if type(event) in _TARGETS:
                words["target"] = _whose(row, _TARGETS[type(event)], names)
            if isinstance(event, Attacked):
                words["result"] = _FOURTH[event.result] if row[CLAUSE] == C.UC_R_58 else event.result
            return _of_unit(event, words)


def _whose(row: Sequence[int], first: int, names: Sequence[str]) -> str:
    """Return a unit with its player's name, as in `Ann's Rifleman 1` or `your Rifleman 1`."""
    side, called, number = row[first : first + 3]
    return f"{of(names[side])} {title(called, number)}"


def _of_seat(event: _OfSeat, name: str) -> str:
    """Return the sentence for an event that is about a seat of this name."""
    match event:
        case Rolled():
            total = f" = {sum(event.dice)}" if len(event.dice) > 1 else ""
            purpose = "deployment" if event.what == "deploy" else "initiative"
            return sentence(f"{{seat}} [rolls|roll] {' + '.join(map(str, event.dice))}{total} for {purpose}.", name)
        case First():
            deploys, begins = "{seat} rolled less and [deploys|deploy] first.", "{seat} [goes|go] first."
            return sentence(deploys if event.what == "deploy" else begins, name)
        case Bought():
            return sentence("{seat} [has|have] bought {count}.", name, count=_purchase(event))
        case Marker():
            pattern = "{seat} [holds|hold] marker {marker} and [scores|score] 1 point ({total} in total)."
            return sentence(pattern, name, marker=event.marker + 1, total=event.total)
        case Revealed():
            return sentence("{seat} [shows|show] an army of {points} points.", name, points=event.points)
        case Points():
            pattern = "{seat} [scores|score] {points} points for destroyed enemies ({total} in total)."
            return sentence(pattern, name, points=event.points, total=event.total)
        case Ready() | Half() | Resigned():
            return sentence(_OF_SEATS[type(event)], name)


def _purchase(event: Bought) -> str:
    arms = [WEAPON_TITLES[code] for code in (*event.weapons, *event.mounts)]
    one = f"{ARTICLES.get(event.type, 'a ')}{TYPE_TITLES[event.type]}"
    unit = f"{one} with {listed(arms)}" if arms else one
    return f"{event.units} units, the last {unit}" if event.units > 1 else unit


def _of_unit(event: _OfUnit, words: Mapping[str, str]) -> str:
    """Return the sentence for an event that is about a unit; `words` are the unit and its target."""
    match event:
        case Deployed():
            standing = f", {STANCE_TITLES[event.position]}" if event.position else ""
            return sentence(f"{{unit}} deploys at {_at(event.at)}{standing}.", **words)
        case Moved():
            way = f"{feet(event.cost)}, from {_at(event.from_)} to {_at(event.to)}"
            return sentence(f"{{unit}} moves {way}.", **words)
        case Officers():
            does = "odd, so it is confused" if event.confused else "even, so it may act"
            return sentence(f"{{unit}} has no Officer and rolls {event.die}: {does}.", **words)
        case Declared():
            by_hand = event.weapon == WEAPON_CODES[HANDS]
            how = "will attack {target} hand-to-hand" if by_hand else "aims at {target} with the {weapon}"
            return sentence(f"{{unit}} {how}.", weapon=WEAPON_TITLES[event.weapon], **words)
        case Attacked():
            does = "strikes back at" if event.reply else "attacks"
            total = f"{sum(event.dice)} {written(event.terms)} = {event.score}"
            return sentence(f"{{unit}} {does} {{target}}: {total}, {words['result']}.", **words)
        case Positioned():
            does = {"st": "stands up", "kn": "kneels", "pr": "lies down"}[event.position]
            return sentence(f"{{unit}} {does}.", **words)
        case Healed():
            left = f"{event.wounds or 'no'} {'wound' if event.wounds == 1 else 'wounds'} left"
            return sentence(f"{{unit}} heals {{target}}: {left}.", **words)
        case Picked() | LeftOut() | Dirt() | Stayed() | LostAttack() | Removed():
            return sentence(_OF_UNITS[type(event)], **words)


def _at(cell: Sequence[int]) -> str:
    return "{},{}".format(*cell)


# -- as one line -------------------------------------------------------------------------------------------------------

LONGEST = 120
"""A headline of more characters leaves out what matters least."""
_COUNTED = {"missed": ("miss", "misses"), "wounded": ("wound", "wounds"), "killed": ("kill", "kills")}
_SINGLE = ("moved", "deployed", "positioned", "healed", "declared", "dirt", "stayed", "bought")
"""What is told by its own sentence, if it is the only event of its kind."""
_KINDS = frozenset(events.kinds)


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
