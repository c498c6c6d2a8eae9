"""Events as data, and the messages that tell them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from sandtable.engine import Message

from .told import (
    Attacked,
    Captured,
    Drawn,
    Event,
    Opened,
    Placed,
    Readied,
    Resigned,
    Revealed,
    Stuck,
    Won,
    known,
    read,
)


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> Event:
    """Return an event as data. It is told by the message of its kind."""
    return read(event, seats)


def headline(told: Sequence[Mapping[str, Any]], seats: Sequence[str], names: Sequence[str]) -> list[Message]:
    """Return what a viewer was told together as a line: an attack with its outcome, or a set-up; else nothing.

    `told` are the events as clients are sent them.
    """
    events = known(told)
    opened, line = _first(events, Opened), list[Message]()
    if attack := _first(events, Attacked):
        line = _battle(attack, events)
    elif resigned := _first(events, Resigned):
        line = [_again(resigned)]
    elif opened:
        return [_again(opened)]
    elif (ready := _first(events, Readied)) and _first(events, Placed):
        line = [_again(ready)]
    return [*line, *(_again(event) for event in events if isinstance(event, _LASTING))] if line else []


_Kind = TypeVar("_Kind", bound=Event)


def _first(events: Sequence[Event], kind: type[_Kind]) -> _Kind | None:
    return next((event for event in events if isinstance(event, kind)), None)


_LASTING = (Opened, Stuck, Won, Drawn)
"""The kinds of event that stand in a line beside the one which they follow from."""


def _facts(event: Event) -> dict[str, Any]:
    """Return what the message about an event is about."""
    return {name: getattr(event, name) for name in event.__struct_fields__ if name not in ("text", "clause", "piece")}


def _again(event: Event) -> Message:
    """Return the message by which an event is told alone."""
    return Message(f"told-{event.__struct_config__.tag}", _facts(event))


_ENDS = {(False, True): "wins", (True, False): "loses", (True, True): "both", (False, False): "none"}
"""How a battle ends, by whether the attacker is lost, and the other piece."""


def _battle(attack: Attacked, events: Sequence[Event]) -> list[Message]:
    """Return an attack and its outcome as a message, or none if the pieces were not shown."""
    shown = {event.piece: event for event in events if isinstance(event, Revealed)}
    mine = attack.piece
    if len(shown) != 2 or mine not in shown:
        return []
    other = next(piece for piece in shown if piece != mine)
    gone = {event.piece for event in events if isinstance(event, Captured)}
    about = {
        "mine": shown[mine].rank,
        "theirs": shown[other].rank,
        "owner": shown[other].seat,
        "end": _ENDS[mine in gone, other in gone],
    }
    return [Message("line-battle", {**_facts(attack), **about})]
