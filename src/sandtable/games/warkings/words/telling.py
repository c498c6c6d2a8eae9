"""Events as data, and the messages that tell them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from msgspec import UNSET

from sandtable.engine import CLAUSE, Message
from sandtable.games.warkings.rules.cards import KIND_OF, ONE_SCROLL, TWO_SCROLL
from sandtable.games.warkings.rules.clause_ids import C
from sandtable.games.warkings.rules.numbers import DRAWS_ONE, DRAWS_TWO, PRINTED
from sandtable.games.warkings.words import said
from sandtable.games.warkings.words.told import (
    Announced,
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
            effect = _effect(event)
            return [_laid(event), *effect] if effect or _is_trio(event) else []
        case Draws() if clause == C.RT_R_39:
            return [said.told_draws_stalled(seat=event.seat)]
        case Draws() if clause != C.RT_TURN_2:
            return [said.told_draws_forced(seat=event.seat, cards=event.cards)]
        case Shown() if not event.cards:
            return [said.told_shown_empty(seat=event.seat)]
        case Enemy() if clause == C.RT_R_34:
            return [said.told_enemy_forced(seat=event.seat)]
        case _:
            return []


def _laid(laid: Laid) -> Message:
    """Return the message about the cards of a discard."""
    if _is_trio(laid):
        return said.told_trio(seat=laid.seat, top=laid.cards[-1])
    return said.told_laid(seat=laid.seat, cards=laid.cards)


def _is_trio(laid: Laid) -> bool:
    return len(set(laid.cards)) > 1


def _effect(laid: Laid) -> list[Message]:
    """Return what a discard means for the next player. The strongest effect counts (RT-R-19)."""
    kinds = {KIND_OF[sign] for sign in laid.cards}
    if not {TWO_SCROLL, ONE_SCROLL} & kinds:
        return []
    printed = PRINTED[DRAWS_TWO if TWO_SCROLL in kinds else DRAWS_ONE]
    return [said.told_under(to=laid.to, draws=printed if laid.draws is UNSET else laid.draws)]


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
        return [_drawn(drew.seat, events), *lines]
    if (turned := _first(events, Turned)) and _first(events, Dealt):
        each = sum(isinstance(event, Dealt) for event in events) // len(seats)
        return [said.line_dealt(count=each), _again(turned)]
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
            return said.told_ended(winners=event.winners, losers=event.losers, reason=event.reason)
        case Carried():
            return said.told_carried(seat=event.seat, to=event.to)
        case Turned():
            return said.told_turned(seat=event.seat, card=event.card)
        case Took():
            return said.told_took(seat=event.seat, card=event.card)
        case Announced():
            return said.told_announced(seat=event.seat)
        case Stopped():
            return said.told_stopped(seat=event.seat)


def _discard(laid: Laid, events: Sequence[Event]) -> list[Message]:
    """Return a discard and the draw that followed without a choice."""
    took, draws = _first(events, Took), _first(events, Draws)
    if _first(events, Drew):
        line = [_laid(laid), _drawn(laid.seat, events)] if _is_trio(laid) else [_laid_and_drawn(laid, events)]
    elif took and _first(events, Spared):
        line = [said.line_spared(seat=laid.seat, cards=laid.cards, card=took.card)]
    else:
        line = [_laid(laid)]
    return [*line, said.stalled()] if draws and draws.clause == "RT-R-39" else line


def _aftermath(laid: Laid, events: Sequence[Event]) -> list[Message]:
    """Return what a discard means for the next player."""
    carried = _first(events, Carried)
    return [_again(carried)] if carried else _effect(laid)


def _drawn(seat: str, events: Sequence[Event]) -> Message:
    """Return the message about the cards that were drawn: which, if the viewer knows, else how many."""
    cards, known = _cards(events)
    return said.line_only_drew(seat=seat, drawn=known) if known else said.line_only_draws(seat=seat, drawn=cards)


def _laid_and_drawn(laid: Laid, events: Sequence[Event]) -> Message:
    """Return the message about a discard and the cards that were drawn."""
    cards, known = _cards(events)
    if known:
        return said.line_drew(seat=laid.seat, cards=laid.cards, drawn=known)
    return said.line_draws(seat=laid.seat, cards=laid.cards, drawn=cards)


def _cards(events: Sequence[Event]) -> tuple[int, list[str]]:
    """Return how many cards were drawn, and which, if the viewer knows them."""
    drawn = [event.card for event in events if isinstance(event, Drew)]
    return len(drawn), [card for card in drawn if card is not None]
