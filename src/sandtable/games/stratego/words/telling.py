"""Events as data and as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from sandtable.engine import listed, sentence
from sandtable.games.stratego.rules.pieces import SIGNS, TITLES
from sandtable.games.stratego.rules.sides import partner
from sandtable.games.stratego.rules.tell import DRAWN_REASON, WON_REASON
from sandtable.games.stratego.words.endings import ENDINGS
from sandtable.games.stratego.words.told import (
    Advanced,
    Attacked,
    Captured,
    Claimed,
    Declined,
    Drawn,
    Entered,
    Escaped,
    Event,
    Fired,
    First,
    Freed,
    Imprisoned,
    Kept,
    MayEnter,
    MayFree,
    MayRescue,
    Moved,
    Named,
    Opened,
    Placed,
    Ready,
    Removed,
    Rescued,
    Resigned,
    Returned,
    Revealed,
    Shown,
    Skipped,
    Stopped,
    Stuck,
    United,
    Won,
    known,
    read,
)

_TITLE_OF: Mapping[str, str] = {sign: TITLES[kind] for kind, sign in SIGNS.items()}
_SENTENCES: Mapping[type[Event], str] = {
    First: "{seat} will move first.",
    Placed: "You place your {title} on {at}.",
    Ready: "{seat} [is|are] ready.",
    Shown: "{seat's} {title} is on {at}. Only partners see this.",
    Opened: "{armies} are ready. {seat} [moves|move] first.",
    Moved: "{seat} [moves|move] from {at} to {to}.",
    Attacked: "{seat} [attacks|attack] {to} from {at}.",
    Fired: "{seat} [fires|fire] from {at} at {to}.",
    Revealed: "The piece on {at} is {seat's} {title}.",
    Captured: "{seat} [captures|capture] {owner's} piece on {at}.",
    Removed: "{seat's} Bomb on {at} is removed from the game.",
    Returned: "{seat's} Cannon returns to the Reserve ({left} there now).",
    Advanced: "{seat's} piece advances to {to}.",
    Stopped: "{seat's} Captain stops on {at}.",
    MayRescue: "{seat} [reaches|reach] the back row on {at} and may rescue a piece.",
    Rescued: "{seat} [rescues|rescue] the {title} and [puts|put] it on {at}.",
    Declined: "{seat} [rescues|rescue] no piece.",
    MayEnter: "{seat} may bring in a piece.",
    Entered: "{seat} [brings|bring] in a piece on {at} ({left} left in the Reserve).",
    Named: "{seat's} new piece on {at} is a {title}.",
    Kept: "{seat} [brings|bring] in no piece.",
    Imprisoned: "{seat's} Flag is held in the stockade on {at}.",
    MayFree: "{seat's} Flag is freed from the stockade on {at}.",
    Freed: "{seat's} Flag is back in its camp, on {at}.",
    Escaped: "{seat's} Flag escapes from {at} to {to}.",
    Claimed: "{seat} [claims|claim] that {ally's} piece on {at} is the Flag, but it is not.",
    United: "{seat's} Flag on {at} unites with {ally's} Flag on {to}.",
    Resigned: "{seat} [resigns|resign].",
    Stuck: "{seat} cannot move.",
    Skipped: "{seat} cannot move and [is|are] skipped.",
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
    told.text = _text(told, seats, names)
    return told


def _text(event: Event, seats: Sequence[str], names: Sequence[str]) -> str:
    """Return the sentence for an event."""
    pattern = _SENTENCES[type(event)]
    if isinstance(event, Drawn):
        return sentence(pattern, why=event.why)
    if isinstance(event, Won):
        winners = event.winners.split(" and ")
        return sentence(pattern, listed([names[seats.index(seat)] for seat in winners]), why=event.why)
    seat = seats.index(event.seat)
    match event:
        case Captured():
            return sentence(pattern, names[seats.index(event.by)], owner=names[seat], at=event.at)
        case Moved() | Attacked() | Fired() | Advanced() | Escaped():
            return sentence(pattern, names[seat], at=event.at, to=event.to)
        case Placed() | Shown() | Revealed() | Rescued() | Named():
            return sentence(pattern, names[seat], at=event.at, title=_TITLE_OF[event.rank])
        case Returned() | Entered():
            return sentence(pattern, names[seat], at=event.at, left=event.left)
        case Claimed():
            return sentence(pattern, names[seat], at=event.at, ally=names[partner(seat)])
        case United():
            return sentence(pattern, names[seat], at=event.at, to=event.to, ally=names[partner(seat)])
        case Removed() | Stopped() | MayRescue() | Imprisoned() | MayFree() | Freed():
            return sentence(pattern, names[seat], at=event.at)
        case Opened():
            return sentence(pattern, names[seat], armies="Both armies" if len(names) == 2 else "All armies")
        case First() | Ready() | Declined() | MayEnter() | Kept() | Resigned() | Stuck() | Skipped():
            return sentence(pattern, names[seat])


def headline(told: Sequence[Mapping[str, Any]], seats: Sequence[str], names: Sequence[str]) -> str:
    """Return what a viewer was told together as a line: an attack with its outcome, an entry, a set-up; else ''.

    `told` are the events as clients are sent them.
    """
    events, named, line = known(told), dict(zip(seats, names, strict=True)), ""
    opened = _first(events, Opened)
    if attack := _first(events, Attacked) or _first(events, Fired):
        line = _battle(attack, events, named)
    elif (entered := _first(events, Entered)) and (piece := _first(events, Named)):
        line = _entry(entered, piece, named)
    elif shown := _first(events, Shown):
        line = sentence("{seat} [is|are] ready. Only partners see this set-up.", named[shown.seat])
    elif placed := sum(isinstance(event, Placed) for event in events):
        ready = [str(event.text) for event in events if isinstance(event, Ready) and not opened]
        line = " ".join([f"You place {placed} pieces.", *ready]) if placed > 1 else ""
    elif opened:
        return str(opened.text)
    return " ".join([line, *(str(event.text) for event in events if isinstance(event, _LASTING))]) if line else ""


_Kind = TypeVar("_Kind", bound=Event)


def _first(events: Sequence[Event], kind: type[_Kind]) -> _Kind | None:
    return next((event for event in events if isinstance(event, kind)), None)


_LASTING = (Opened, Imprisoned, Skipped, Stuck, Won, Drawn)
"""The kinds of event that stand in a line beside the one which they follow from."""
_OUTCOMES = {
    (False, True): " and captures it.",
    (True, False): " and is captured.",
    (True, True): ": both are lost.",
    (False, False): ".",
}
"""By whether the attacker is lost, and the other piece."""


def _battle(attack: Attacked | Fired, events: Sequence[Event], named: Mapping[str, str]) -> str:
    """Return an attack and its outcome as a sentence, or '' if the pieces were not shown."""
    shown = {event.piece: event for event in events if isinstance(event, Revealed)}
    mine = attack.piece
    if len(shown) != 2 or mine not in shown:
        return ""
    other = next(piece for piece in shown if piece != mine)
    gone = {event.piece: event for event in events if isinstance(event, Captured | Removed)}
    outcome = _OUTCOMES[mine in gone, other in gone]
    if mine not in gone and isinstance(gone.get(other), Removed):
        outcome = " and removes it."
    does = "attacks" if isinstance(attack, Attacked) else "fires at"
    return sentence(
        f"{{seat's}} {{mine}} ({{at}}) {does} {{owner's}} {{other}} on {{to}}{outcome}",
        named[attack.seat], mine=_TITLE_OF[shown[mine].rank], other=_TITLE_OF[shown[other].rank],
        owner=named[shown[other].seat], at=attack.at, to=attack.to,
    )  # fmt: skip


def _entry(entered: Entered, piece: Named, named: Mapping[str, str]) -> str:
    pattern = "{seat} [brings|bring] in a {title} on {at} ({left} left in the Reserve)."
    return sentence(pattern, named[entered.seat], title=_TITLE_OF[piece.rank], at=entered.at, left=entered.left)
