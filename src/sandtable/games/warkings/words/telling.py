"""Events as data, and the messages that tell them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from msgspec import UNSET

from sandtable.engine import CLAUSE, Message
from sandtable.games.warkings.rules.cards import KIND_OF, ONE_SCROLL, TWO_SCROLL
from sandtable.games.warkings.rules.clause_ids import C
from sandtable.games.warkings.rules.numbers import DRAWS_ONE, DRAWS_TWO, PRINTED
from sandtable.games.warkings.words.told import (
    Announced,
    Card,
    Carried,
    Dealt,
    Draws,
    Drew,
    Ended,
    Enemy,
    Event,
    Laid,
    Shown,
    Spared,
    Stopped,
    Took,
    Turned,
    known,
    read,
)


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> Event:
    """Return an event as data. One that is not told by the message of its kind has others as its `text`."""
    told = read(event, seats)
    told.text = _text(told, event[CLAUSE]) or ""
    return told


def _text(event: Event, clause: int) -> list[Message]:
    """Return the messages that an event is told by, if they are not the one of its kind."""
    match event:
        case Laid():
            effect = _effect(event, {})
            return [_cards(event.cards, {}), *effect] if effect or _is_trio(event.cards) else []
        case Draws() if clause != C.RT_TURN_2:
            return [Message("told-draws-stalled" if clause == C.RT_R_39 else "told-draws-forced")]
        case Shown() if not event.cards:
            return [Message("told-shown-empty")]
        case Enemy() if clause == C.RT_R_34:
            return [Message("told-enemy-forced")]
        case _:
            return []


def _cards(cards: Sequence[Card], about: Mapping[str, Any]) -> Message:
    """Return the message about the cards of a discard; `about` says what it is about besides a trio's top card."""
    return Message("told-trio", {**about, "top": cards[-1]}) if _is_trio(cards) else Message("told-laid", about)


def _is_trio(cards: Sequence[Card]) -> bool:
    return len(set(cards)) > 1


def _effect(laid: Laid, about: Mapping[str, Any]) -> list[Message]:
    """Return what a discard means for the next player. The strongest effect counts (RT-R-19)."""
    kinds = {KIND_OF[sign] for sign in laid.cards}
    if not {TWO_SCROLL, ONE_SCROLL} & kinds:
        return []
    printed = PRINTED[DRAWS_TWO if TWO_SCROLL in kinds else DRAWS_ONE]
    return [Message("told-under", {**about, "draws": printed if laid.draws is UNSET else laid.draws})]


def headline(told: Sequence[Mapping[str, Any]], seats: Sequence[str], names: Sequence[str]) -> list[Message]:
    """Return what a viewer was told together as a line: the deal, a discard with what followed, a draw; else nothing.

    `told` are the events as clients are sent them.
    """
    events = known(told)
    if len(events) < 2:
        return []
    ended = _first(events, Ended)
    # A last round that is over need not be announced.
    lasting = (Ended,) if ended else (Announced, Stopped)
    lines = [_again(event) for event in events if isinstance(event, lasting)]
    if laid := _first(events, Laid):
        return [*_discard(laid, events), *([] if ended else _aftermath(laid, events)), *lines]
    if drew := _first(events, Drew):
        return [_drawn("line-only-drew", "line-only-draws", {"seat": drew.seat}, events), *lines]
    if (turned := _first(events, Turned)) and _first(events, Dealt):
        each = sum(isinstance(event, Dealt) for event in events) // len(seats)
        return [Message("line-dealt", {"count": each}), _again(turned)]
    return [*(_again(event) for event in events if isinstance(event, Took)), *lines] if lines else []


E = TypeVar("E", bound=Event)


def _first(events: Sequence[Event], kind: type[E]) -> E | None:
    """Return the first event of a kind, or None."""
    for event in events:
        if isinstance(event, kind):
            return event
    return None


def _again(event: Turned | Took | Carried | Announced | Stopped | Ended) -> Message:
    """Return the message by which an event is told alone."""
    match event:
        case Ended():
            about: dict[str, Any] = {"winners": event.winners, "losers": event.losers, "reason": event.reason}
        case Carried():
            about = {"seat": event.seat, "to": event.to}
        case Turned() | Took():
            about = {"seat": event.seat, "card": event.card}
        case _:
            about = {"seat": event.seat}
    return Message(f"told-{event.__struct_config__.tag}", about)


def _discard(laid: Laid, events: Sequence[Event]) -> list[Message]:
    """Return a discard and the draw that followed without a choice."""
    seat = {"seat": laid.seat}
    about, took, draws = {**seat, "cards": laid.cards}, _first(events, Took), _first(events, Draws)
    if _first(events, Drew) and _is_trio(laid.cards):
        said = [_cards(laid.cards, about), _drawn("line-only-drew", "line-only-draws", seat, events)]
    elif _first(events, Drew):
        said = [_drawn("line-drew", "line-draws", about, events)]
    elif took and _first(events, Spared):
        said = [Message("line-spared", {**about, "card": took.card})]
    else:
        said = [_cards(laid.cards, about)]
    return [*said, Message("stalled")] if draws and draws.clause == "RT-R-39" else said


def _aftermath(laid: Laid, events: Sequence[Event]) -> list[Message]:
    """Return what a discard means for the next player."""
    carried = _first(events, Carried)
    return [_again(carried)] if carried else _effect(laid, {"to": laid.to})


def _drawn(known: str, unknown: str, about: Mapping[str, Any], events: Sequence[Event]) -> Message:
    """Return the message about the cards that were drawn: which, if the viewer knows, else how many."""
    signs = [event.card for event in events if isinstance(event, Drew)]
    if None in signs:
        return Message(unknown, {**about, "drawn": len(signs)})
    return Message(known, {**about, "drawn": signs})
