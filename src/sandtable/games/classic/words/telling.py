"""Events as data and as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.engine import sentence

from ..rules.tables import SIGNS, TITLES
from ..rules.tell import DRAWN_REASON, WON_REASON
from .endings import ENDINGS
from .told import (
    Attacked,
    Captured,
    Drawn,
    Event,
    Moved,
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

_TITLE_OF: Mapping[str, str] = {sign: TITLES[kind] for kind, sign in SIGNS.items()}
_SENTENCES: Mapping[type[Event], str] = {
    Placed: "You place your {title} on {at}.",
    Readied: "{seat} [is|are] ready.",
    Opened: "Both armies are ready. {seat} [moves|move] first.",
    Moved: "{seat} [moves|move] from {at} to {to}.",
    Attacked: "{seat} [attacks|attack] {to} from {at}.",
    Revealed: "{seat's} piece is a {title}.",
    Captured: "{seat's} piece on {at} is captured.",
    Resigned: "{seat} [resigns|resign].",
    Stuck: "{seat} cannot move.",
    Won: "{seat} [wins|win]: {why}.",
    Drawn: "A draw: {why}.",
}


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> Event:
    """Return an event as data, with seats, and as a sentence, with names."""
    told = read(event, seats)
    if isinstance(told, Won):
        told.why = ENDINGS[event[WON_REASON]].text
    elif isinstance(told, Drawn):
        told.why = ENDINGS[event[DRAWN_REASON]].text
    told.text = _text(told, dict(zip(seats, names, strict=True)))
    return told


def _text(event: Event, named: Mapping[str, str]) -> str:
    """Return the sentence for an event; `named` are the names of the seats."""
    pattern = _SENTENCES[type(event)]
    match event:
        case Moved() | Attacked():
            return sentence(pattern, named[event.seat], at=event.at, to=event.to)
        case Placed() | Revealed():
            return sentence(pattern, named[event.seat], at=event.at, title=_TITLE_OF[event.rank])
        case Captured():
            return sentence(pattern, named[event.seat], at=event.at)
        case Won():
            return sentence(pattern, named[event.winners], why=event.why)
        case Drawn():
            return sentence(pattern, why=event.why)
        case Readied() | Opened() | Resigned() | Stuck():
            return sentence(pattern, named[event.seat])


def headline(told: Sequence[Mapping[str, Any]], seats: Sequence[str], names: Sequence[str]) -> str:
    """Return what a viewer was told together as a line: an attack with its outcome, or a set-up; else ''.

    `told` are the events as clients are sent them.
    """
    events, line = known(told), ""
    opened = next((event for event in events if isinstance(event, Opened)), None)
    if any(isinstance(event, Attacked) for event in events):
        line = _battle(events, dict(zip(seats, names, strict=True)))
    elif placed := sum(isinstance(event, Placed) for event in events):
        ready = [event.text for event in events if isinstance(event, Readied) and not opened]
        line = " ".join([f"You place {placed} pieces.", *ready]) if placed > 1 else ""
    elif opened:
        return opened.text
    return " ".join([line, *(event.text for event in events if isinstance(event, _LASTING))]) if line else ""


_LASTING = (Opened, Stuck, Won, Drawn)
"""The kinds of event that stand in a line beside the one which they follow from."""
_OUTCOMES = {
    (False, True): " and captures it.",
    (True, False): " and is captured.",
    (True, True): ": both are captured.",
    (False, False): ".",
}
"""By whether the attacker is lost, and the other piece."""


def _battle(events: Sequence[Event], named: Mapping[str, str]) -> str:
    """Return an attack and its outcome as a sentence, or '' if the pieces were not shown."""
    attack = next(event for event in events if isinstance(event, Attacked))
    shown = {event.piece: event for event in events if isinstance(event, Revealed)}
    mine = attack.piece
    if len(shown) != 2 or mine not in shown:
        return ""
    other = next(piece for piece in shown if piece != mine)
    gone = {event.piece for event in events if isinstance(event, Captured)}
    return sentence(
        f"{{seat's}} {{mine}} ({{at}}) attacks {{owner's}} {{other}} on {{to}}{_OUTCOMES[mine in gone, other in gone]}",
        named[attack.seat], mine=_TITLE_OF[shown[mine].rank], other=_TITLE_OF[shown[other].rank],
        owner=named[shown[other].seat], at=attack.at, to=attack.to,
    )  # fmt: skip
