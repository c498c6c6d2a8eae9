"""Events as data and as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import UNSET

from sandtable.engine import CLAUSE, sentence
from sandtable.games.warkings.rules.cards import KIND_OF, ONE_SCROLL, SPOKEN, TWO_SCROLL
from sandtable.games.warkings.rules.clause_ids import C
from sandtable.games.warkings.rules.numbers import DRAWS_ONE, DRAWS_TWO, PRINTED
from sandtable.games.warkings.words.counting import drawn_cards, in_words, laid_in_words, soldiers, some, these
from sandtable.games.warkings.words.show import outcome
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
    Zero,
    known,
    read,
)

_SENTENCES: Mapping[type[Event], str] = {
    Dealt: "{seat} [is|are] dealt {card}.",
    Turned: "The open pile starts with {card}. {seat} [goes|go] first.",
    Laid: "{seat} [discards|discard] {laid}.",
    Carried: "{seat} [passes|pass] the effect on to {to} and [is|are] free of it.",
    Drew: "{seat} [draws|draw] {card}.",
    Took: "{seat} [takes|take] the {card} from the open pile.",
    Announced: "The enemy attack is now on top: the last round starts with {to} and ends with {seat}.",
    Stopped: "{seat} [draws|draw] no second card, as it would be the enemy attack.",
    Spared: "{seat} [is|are] spared the enemy attack and [draws|draw] from the open pile.",
    Enemy: "{seat} [picks|pick] up the enemy attack.",
    Zero: "{seat} [has|have] no soldiers left.",
    Shown: "{seat} [has|have] {total}: {hand}.",
}
_FORCED_ENEMY = "{seat} [is|are] forced to pick up the enemy attack."
_EMPTY_HAND = "{seat} [has|have] no cards left."
_EFFECT = "{seat} may discard only one card and must draw {n} from the draw pile."
_STALLED = "the open card was taken too many times in a row"


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> Event:
    """Return an event as data, with seats, and as a sentence, with names."""
    told = read(event, seats)
    told.text = _text(told, event[CLAUSE], lambda seat: names[seats.index(seat)])
    return told


def _text(event: Event, clause: int, name: Callable[[str], str]) -> str:
    """Return the sentence for an event; `name` gives the name of a seat."""
    if isinstance(event, Ended):
        return outcome(event.reason, [name(seat) for seat in event.winners], [name(seat) for seat in event.losers])
    pattern, seat = _SENTENCES.get(type(event), ""), name(event.seat)
    match event:
        case Drew() | Dealt() | Turned():
            return sentence(pattern, seat, card=some(KIND_OF[event.card]) if event.card else "a card")
        case Laid():
            discarded = sentence(pattern, seat, laid=laid_in_words(_kinds(event.cards)))
            return _together(discarded, _effect(event, name(event.to)))
        case Draws():
            return sentence(_drawing(event, clause), seat)
        case Took():
            return sentence(pattern, seat, card=SPOKEN[KIND_OF[event.card]])
        case Enemy():
            return sentence(_FORCED_ENEMY if clause == C.RT_R_34 else pattern, seat)
        case Shown():
            hand = these(_kinds(event.cards))
            return sentence(pattern if hand else _EMPTY_HAND, seat, total=soldiers(event.total), hand=hand)
        case Carried() | Announced():
            return sentence(pattern, seat, to=name(event.to))
        case Stopped() | Spared() | Zero():
            return sentence(pattern, seat)


def _kinds(cards: Sequence[Card]) -> list[int]:
    return [KIND_OF[sign] for sign in cards]


def _together(*sentences: str) -> str:
    return " ".join(filter(None, sentences))


def _effect(laid: Laid, next_name: str) -> str:
    """Return what a discard means for the next player, or ''. The strongest effect counts (RT-R-19)."""
    kinds = _kinds(laid.cards)
    if not {TWO_SCROLL, ONE_SCROLL} & set(kinds):
        return ""
    printed = PRINTED[DRAWS_TWO if TWO_SCROLL in kinds else DRAWS_ONE]
    return sentence(_EFFECT, next_name, n=in_words(printed if laid.draws is UNSET else laid.draws))


def _drawing(draws: Draws, clause: int) -> str:
    """Return the pattern of a draw from the draw pile. A draw that was not a choice comes with its reason."""
    if clause == C.RT_TURN_2:
        return "{seat} [draws|draw] from the draw pile."
    if clause == C.RT_R_39:
        return f"{{seat}} must draw from the draw pile: {_STALLED}."
    return f"{{seat}} must draw {drawn_cards(draws.cards)} from the draw pile."


def headline(told: Sequence[Mapping[str, Any]], seats: Sequence[str], names: Sequence[str]) -> str:
    """Return what a viewer was told together as a line: the deal, a discard with what followed, a draw; else ''.

    `told` are the events as clients are sent them.
    """
    events = known(told)
    if len(events) < 2:
        return ""
    named, ended = dict(zip(seats, names, strict=True)), _first(events, Ended)
    # A last round that is over need not be announced.
    lasting = (Ended,) if ended else (Announced, Stopped)
    lines = [event.text for event in events if isinstance(event, lasting)]
    if laid := _first(events, Laid):
        return _together(_discard(laid, events, named), "" if ended else _aftermath(laid, events, named), *lines)
    if drew := _first(events, Drew):
        drawing = "{seat} [draws|draw] {drawn} from the draw pile."
        return _together(sentence(drawing, named[drew.seat], drawn=_drawn(events)), *lines)
    if (turned := _first(events, Turned)) and _first(events, Dealt):
        each = sum(isinstance(event, Dealt) for event in events) // len(seats)
        return _together(f"Every player is dealt {drawn_cards(each)}.", turned.text)
    return _together(*(event.text for event in events if isinstance(event, Took)), *lines) if lines else ""


E = TypeVar("E", bound=Event)


def _first(events: Sequence[Event], kind: type[E]) -> E | None:
    """Return the first event of a kind, or None."""
    for event in events:
        if isinstance(event, kind):
            return event
    return None


def _discard(laid: Laid, events: Sequence[Event], named: Mapping[str, str]) -> str:
    """Return a discard and the draw that followed without a choice."""
    pattern, drawn, taken = "{seat} [discards|discard] {laid}", "", ""
    if _first(events, Drew):
        pattern, drawn = f"{pattern} and [draws|draw] {{drawn}}", _drawn(events)
    elif _first(events, Spared) and (took := _first(events, Took)):
        pattern += ", [is|are] spared the enemy attack and [takes|take] the {taken} from the open pile"
        taken = SPOKEN[KIND_OF[took.card]]
    draws = _first(events, Draws)
    reason = f": {_STALLED}" if draws and draws.clause == "RT-R-39" else ""
    discarded = laid_in_words(_kinds(laid.cards))
    return sentence(f"{pattern}{reason}.", named[laid.seat], laid=discarded, drawn=drawn, taken=taken)


def _aftermath(laid: Laid, events: Sequence[Event], named: Mapping[str, str]) -> str:
    """Return what a discard means for the next player, or ''."""
    carried = _first(events, Carried)
    return carried.text if carried else _effect(laid, named[laid.to])


def _drawn(events: Sequence[Event]) -> str:
    """Return the cards that were drawn: which, if the viewer knows, else how many."""
    signs = [event.card for event in events if isinstance(event, Drew)]
    seen = [sign for sign in signs if sign]
    if len(seen) < len(signs):
        return "a card" if len(signs) == 1 else drawn_cards(len(signs))
    return these(_kinds(seen))
