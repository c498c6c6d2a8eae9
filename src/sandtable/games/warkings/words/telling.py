"""Events as data, and the messages that tell them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.engine import AT, CLAUSE, KIND, PIECE, TO, UNKNOWN, VALUE, Message
from sandtable.games.warkings.rules import events as e
from sandtable.games.warkings.rules.actions import PILE, SETS
from sandtable.games.warkings.rules.cards import ENEMY, KIND_OF, ONE_SCROLL, SIGNS, TWO_SCROLL
from sandtable.games.warkings.rules.clause_ids import C
from sandtable.games.warkings.rules.numbers import DRAWS_ONE, DRAWS_TWO, PRINTED
from sandtable.games.warkings.words.show import ENDINGS, arithmetic, called


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> dict[str, Any]:
    """Return an event as data. One that is not told by the message of its kind has others as its `text`."""
    told = _facts(event, seats)
    text = _text(event)
    return {**told, "text": text} if text else told


def _facts(event: Sequence[int], seats: Sequence[str]) -> dict[str, Any]:
    kind = event[KIND]
    told: dict[str, Any] = {"kind": e.NAMES[kind]}
    if kind == e.ENDED:
        reason = ENDINGS[event[TO]].word
        return told | {"winners": called(event[AT], seats), "losers": called(event[PIECE], seats), "reason": reason}
    told["seat"] = seats[event[AT]]
    if event[TO] != UNKNOWN:
        told["to"] = seats[event[TO]]
    if kind == e.LAID:
        changed, action = divmod(event[PIECE], PILE)
        told["cards"] = [SIGNS[card] for card in SETS[action]]
        if changed:
            told["draws"] = changed
    elif kind == e.SHOWN:
        told |= _shown(event)
    elif kind in (e.TURNED, e.TOOK):
        told["card"] = SIGNS[event[PIECE]]
    elif kind in (e.DEALT, e.DREW):
        told["card"] = None if event[VALUE] == UNKNOWN else SIGNS[event[VALUE]]
    elif kind == e.DRAWS:
        told["cards"] = event[PIECE]
    elif kind == e.ENEMY:
        told["card"] = ENEMY
    return told


def _text(event: Sequence[int]) -> list[Message]:
    """Return the messages that an event is told by, if they are not the one of its kind."""
    kind, clause = event[KIND], event[CLAUSE]
    if kind == e.LAID:
        changed, action = divmod(event[PIECE], PILE)
        return _laid(SETS[action], changed)
    if kind == e.DRAWS and clause != C.RT_TURN_2:
        return [Message("told-draws-stalled" if clause == C.RT_R_39 else "told-draws-forced")]
    if kind == e.SHOWN and not any(e.unpacked(event[VALUE])):
        return [Message("told-shown-empty")]
    if kind == e.ENEMY and clause == C.RT_R_34:
        return [Message("told-enemy-forced")]
    return []


def _laid(laid: Sequence[int], changed: int) -> list[Message]:
    """Return the messages of a discard: the cards, and what a Scroll among them means for the next player."""
    effect = _effect(laid, changed, {})
    return [_cards(laid, {}), *effect] if effect or _is_trio(laid) else []


def _cards(laid: Sequence[int], about: Mapping[str, Any]) -> Message:
    return Message("told-trio", {**about, "top": SIGNS[laid[-1]]}) if _is_trio(laid) else Message("told-laid", about)


def _is_trio(laid: Sequence[int]) -> bool:
    return len(set(laid)) > 1


def _shown(event: Sequence[int]) -> dict[str, Any]:
    """Return how a hand counts that is shown at the end, without the arithmetic."""
    shown = arithmetic(e.unpacked(event[VALUE]), event[VALUE] & e.ONCE, e.counting(event[PIECE]))
    return {key: value for key, value in shown.items() if key != "text"}


def _effect(laid: Sequence[int], changed: int, about: Mapping[str, Any]) -> list[Message]:
    """Return what a discard means for the next player. The strongest effect counts (RT-R-19).

    `changed` is how many cards that player must draw, or 0 if it is as printed.
    """
    if not {TWO_SCROLL, ONE_SCROLL} & set(laid):
        return []
    draws = changed or PRINTED[DRAWS_TWO if TWO_SCROLL in laid else DRAWS_ONE]
    return [Message("told-under", {**about, "draws": draws})]


def headline(told: Sequence[Mapping[str, Any]], seats: Sequence[str], names: Sequence[str]) -> list[Message]:
    """Return what a viewer was told together as a line: the deal, a discard with what followed, a draw; else nothing.

    `told` are the events, as `tell` makes them.
    """
    told = [event for event in told if event["kind"] in _KINDS]
    first = {event["kind"]: event for event in reversed(told)}
    if len(told) < 2:
        return []
    if "dealt" in first and "turned" in first:
        each = sum(event["kind"] == "dealt" for event in told) // len(seats)
        return [Message("line-dealt", {"count": each}), _again(first["turned"])]
    lasting = ("ended",) if "ended" in first else _LASTING  # a last round that is over need not be announced
    lines = [_again(event) for event in told if event["kind"] in lasting]
    if "laid" in first:
        return [*_discard(first, told), *lines]
    if "drew" in first:
        seat = first["drew"]["seat"]
        return [_drawn("line-only-drew", "line-only-draws", {"seat": seat}, told), *lines]
    return [*(_again(event) for event in told if event["kind"] == "took"), *lines] if lines else []


_KINDS = frozenset(e.NAMES.values())
_LASTING = ("announced", "stopped")
"""The kinds of event that stand in a line beside the one which they follow from."""
_ABOUT = ("seat", "to", "card", "winners", "losers", "reason")


def _again(event: Mapping[str, Any]) -> Message:
    """Return the message by which an event is told alone."""
    return Message(f"told-{event['kind']}", {key: event[key] for key in _ABOUT if key in event})


def _discard(first: Mapping[str, Mapping[str, Any]], told: Sequence[Mapping[str, Any]]) -> list[Message]:
    """Return a discard and the draw that followed without a choice."""
    laid = [KIND_OF[sign] for sign in first["laid"]["cards"]]
    seat = {"seat": first["laid"]["seat"]}
    about = {**seat, "cards": first["laid"]["cards"]}
    said = []
    if "drew" in first and _is_trio(laid):
        said += [_cards(laid, about), _drawn("line-only-drew", "line-only-draws", seat, told)]
    elif "drew" in first:
        said.append(_drawn("line-drew", "line-draws", about, told))
    elif "spared" in first:
        said.append(Message("line-spared", {**about, "card": first["took"]["card"]}))
    else:
        said.append(_cards(laid, about))
    if first.get("draws", {}).get("clause") == "RT-R-39":
        said.append(Message("stalled"))
    if "ended" in first:
        return said
    if "carried" in first:
        return [*said, _again(first["carried"])]
    return [*said, *_effect(laid, first["laid"].get("draws", 0), {"to": first["laid"]["to"]})]


def _drawn(known: str, unknown: str, about: Mapping[str, Any], told: Sequence[Mapping[str, Any]]) -> Message:
    """Return the message about the cards that were drawn: which, if the viewer knows, else how many."""
    signs = [event["card"] for event in told if event["kind"] == "drew"]
    if None in signs:
        return Message(unknown, {**about, "drawn": len(signs)})
    return Message(known, {**about, "drawn": signs})
