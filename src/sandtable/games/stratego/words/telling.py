"""Events as data, and the messages that tell them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from sandtable.engine import Message
from sandtable.games.stratego.rules.sides import partner
from sandtable.games.stratego.words import said
from sandtable.games.stratego.words.told import (
    Attacked,
    Captured,
    Claimed,
    Drawn,
    Entered,
    Event,
    Fired,
    Imprisoned,
    Named,
    Opened,
    Placed,
    Ready,
    Removed,
    Resigned,
    Revealed,
    Shown,
    Skipped,
    Stuck,
    United,
    Won,
    known,
    read,
)


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> Event:
    """Return an event as data. One that is not told by the message of its kind has others as its `text`."""
    told = read(event, seats)
    told.text = _text(told, seats)
    return told


def _text(event: Event, seats: Sequence[str]) -> list[Message] | str:
    """Return the messages that an event is told by, if that of its kind does not say all; else ''."""
    match event:
        case Opened() if len(seats) > 2:
            return [Message("told-opened-all")]
        case Claimed() | United():
            return [Message(_by_kind(event), {"ally": seats[partner(seats.index(event.seat))]})]
        case Won():
            return [Message(_by_kind(event), {"winners": event.winners.split(" and ")})]
        case _:
            return ""


def _by_kind(event: Event) -> str:
    """Return the id of the message that tells the events of a kind."""
    return f"told-{event.__struct_config__.tag}"


def headline(told: Sequence[Mapping[str, Any]], seats: Sequence[str], names: Sequence[str]) -> list[Message]:
    """Return what a viewer was told together as a line: an attack with its outcome, an entry, a set-up; else nothing.

    `told` are the events as clients are sent them.
    """
    events = known(told)
    opened, line = _first(events, Opened), list[Message]()
    if attack := _first(events, Attacked) or _first(events, Fired):
        line = _battle(attack, events)
    elif (entered := _first(events, Entered)) and (piece := _first(events, Named)):
        line = [Message("line-entry", {**_facts(entered), "rank": piece.rank})]
    elif shown := _first(events, Shown):
        line = [said.line_shown(seat=shown.seat)]
    elif resigned := _first(events, Resigned):
        line = _again(resigned)
    elif opened:
        return _again(opened)
    elif (ready := _first(events, Ready)) and _first(events, Placed):
        line = _again(ready)
    return [*line, *(one for event in events if isinstance(event, _LASTING) for one in _again(event))] if line else []


_Kind = TypeVar("_Kind", bound=Event)


def _first(events: Sequence[Event], kind: type[_Kind]) -> _Kind | None:
    return next((event for event in events if isinstance(event, kind)), None)


_LASTING = (Opened, Imprisoned, Skipped, Stuck, Won, Drawn)
"""The kinds of event that stand in a line beside the one which they follow from."""


def _facts(event: Event) -> dict[str, Any]:
    """Return what the message about an event is about."""
    return {name: getattr(event, name) for name in event.__struct_fields__ if name not in ("text", "clause", "piece")}


def _again(event: Event) -> list[Message]:
    """Return the messages by which an event is told alone."""
    said = event.text if isinstance(event.text, list) else [Message(_by_kind(event))]
    return [Message(one.id, {**_facts(event), **one.given}) for one in said]


_ENDS = {(False, True): "wins", (True, False): "loses", (True, True): "both", (False, False): "none"}
"""How a battle ends, by whether the attacker is lost, and the other piece."""


def _battle(attack: Attacked | Fired, events: Sequence[Event]) -> list[Message]:
    """Return an attack and its outcome as a message, or none if the pieces were not shown."""
    shown = {event.piece: event for event in events if isinstance(event, Revealed)}
    mine = attack.piece
    if len(shown) != 2 or mine not in shown:
        return []
    other = next(piece for piece in shown if piece != mine)
    gone = {event.piece: event for event in events if isinstance(event, Captured | Removed)}
    end = _ENDS[mine in gone, other in gone]
    return [
        Message(
            "line-battle",
            {
                **_facts(attack),
                "mine": shown[mine].rank,
                "theirs": shown[other].rank,
                "owner": shown[other].seat,
                "fires": isinstance(attack, Fired),
                "end": "removes" if end == "wins" and isinstance(gone[other], Removed) else end,
            },
        )
    ]
