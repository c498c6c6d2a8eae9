"""Events as data, and the messages that tell them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from sandtable.engine import CLAUSE, Message
from sandtable.games.combat.rules.clause_ids import C
from sandtable.games.combat.words import said
from sandtable.games.combat.words.lengths import feet
from sandtable.games.combat.words.told import (
    Attacked,
    Bought,
    Declared,
    Deployed,
    Dirt,
    Ended,
    Event,
    First,
    Half,
    Healed,
    LostAttack,
    Marker,
    Moved,
    Officers,
    Points,
    Positioned,
    Round,
    Stayed,
    known,
    read,
)

_FOURTH = "UC-R-58"


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> Event:
    """Return an event as data. One that is not told by the message of its kind has another as its `text`."""
    told = read(event, seats)
    told.text = _message(told, seats, event[CLAUSE] == C.UC_R_58) or ""
    return told


def _message(event: Event, seats: Sequence[str], fourth: bool) -> Message | None:
    """Return the message that tells an event, besides its facts, if it is not the one of its kind.

    `fourth` says whether the event is an attack that gives a fourth wound.
    """
    match event:
        case Moved():
            return Message("told-moved", {"feet": feet(event.cost)})
        case Marker():
            return Message("told-marker", {"nth": event.marker + 1})
        case Declared(weapon="melee"):
            return Message("told-declared-melee")
        case Attacked():
            told = "told-fourth" if fourth else "told-struck-back" if event.reply else "told-attacked"
            return Message(told, {"sum": sum(event.dice)})
        case Bought():
            arms = [*event.weapons, *event.mounts]
            return Message("told-bought", {"arms": arms, "armed": bool(arms)})
        case Ended():
            return Message("told-ended", {"losers": losers(event.winners, seats)})
        case _:
            return None


def losers(winners: Sequence[str], seats: Sequence[str]) -> list[str]:
    """Return the seats that have lost; none in a draw."""
    return [seat for seat in seats if winners and seat not in winners]


# -- as one line -------------------------------------------------------------------------------------------------------

MANY = 2
"""More attacks than these are counted in a line, not told one by one."""
_SINGLE = (Moved, Deployed, Positioned, Healed, Declared, Dirt, Stayed, Bought)
"""What is told by its own sentence, if it is the only event of its kind."""
_LONGEST = 3
"""A headline of more sentences leaves out what matters least."""


def headline(told: Sequence[Mapping[str, Any]], seats: Sequence[str], names: Sequence[str]) -> list[Message]:
    """Return what a viewer was told together as a line: an act with what came of it, or how a round ended.

    `told` are the events as clients are sent them.
    """
    events = known(told)
    parts: list[tuple[int, list[Sequence[Event | Message]]]] = [  # in the order of a line, each with its rank
        (6, [alone for kind in _SINGLE if len(alone := [one for one in events if isinstance(one, kind)]) == 1]),
        (2, [_attacks(_of(events, Attacked))]),
        (5, [_of(events, LostAttack)]),
        (4, [_of(events, Points), *_markers(_of(events, Marker), seats)]),
        (1, [_begins(events)]),
        (3, [_confusion(_of(events, Officers))]),
        (0, [_of(events, Ended)]),
    ]
    return _fitting([(rank, _again(one, seats)) for rank, lines in parts for line in lines for one in line])


E = TypeVar("E", bound=Event)


def _of(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _again(one: Event | Message, seats: Sequence[str]) -> Message:
    """Return the message by which an event is told alone, with all that it is about."""
    if isinstance(one, Message):
        return one
    message = _message(one, seats, one.clause == _FOURTH)
    facts = {name: getattr(one, name) for name in one.__struct_fields__ if name in _ABOUT}
    given = {**facts, **message.given} if message else facts
    return Message(message.id if message else f"told-{one.__struct_config__.tag}", given)


_ABOUT = frozenset(
    "seat unit calling number target target_calling target_number weapon what position die confused round points total "
    "wounds score result winners reason units type".split()
)
"""The facts that sentences use."""


def _begins(events: Sequence[Event]) -> list[Event]:
    """Return which round or half-turn begins; the side that goes first in a round has the half-turn that begins."""
    first = _of(events, First)
    return [*_of(events, Round), *first] if first else [*_of(events, Half)]


def _fitting(parts: Sequence[tuple[int, Message]]) -> list[Message]:
    """Return messages as a line, without those of the highest ranks if there would be too many."""
    kept = sorted(range(len(parts)), key=lambda k: parts[k][0])[:_LONGEST]
    return [parts[k][1] for k in sorted(kept)]


def _attacks(attacks: Sequence[Attacked]) -> Sequence[Event | Message]:
    """Return attacks with their results: each in a sentence, or their numbers if they are many."""
    if len(attacks) <= MANY:
        return attacks
    own = [event for event in attacks if not event.reply]
    counts = {word: sum(event.result == word for event in own) for word in ("missed", "wounded", "killed")}
    return [Message("line-attacks", {"unit": own[0].unit, "count": len(own), **counts})]


def _markers(scored: Sequence[Marker], seats: Sequence[str]) -> list[list[Message]]:
    """Return what each side scores from markers together."""
    held = {seat: [event for event in scored if event.seat == seat] for seat in seats}
    return [
        [said.line_markers(seat=seat, count=len(events), total=events[-1].total)]
        for seat, events in held.items()
        if events
    ]


def _confusion(rolls: Sequence[Officers]) -> Sequence[Event | Message]:
    """Return how many units are confused, from the rolls of a side without an Officer."""
    if len(rolls) < 2:
        return rolls
    confused = sum(roll.confused for roll in rolls)
    return [said.line_confused(unit=rolls[0].unit, confused=confused, count=len(rolls))]
