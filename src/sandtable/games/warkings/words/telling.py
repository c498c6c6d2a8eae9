"""Events as data and as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.engine import AT, CLAUSE, KIND, PIECE, TO, UNKNOWN, VALUE, plain, sentence
from sandtable.games.warkings.rules import events as e
from sandtable.games.warkings.rules.actions import PILE, SETS
from sandtable.games.warkings.rules.cards import ENEMY, KIND_OF, ONE_SCROLL, SIGNS, SPOKEN, TWO_SCROLL
from sandtable.games.warkings.rules.clause_ids import C
from sandtable.games.warkings.rules.numbers import DRAWS_ONE, DRAWS_TWO, PRINTED
from sandtable.games.warkings.words.counting import drawn_cards, held, in_words, laid_in_words, soldiers, some, these
from sandtable.games.warkings.words.show import ENDINGS, arithmetic, called, outcome

_SENTENCES = {
    e.DEALT: "{seat} [is|are] dealt {card}.",
    e.TURNED: "The open pile starts with {card}. {seat} [goes|go] first.",
    e.LAID: "{seat} [discards|discard] {laid}.",
    e.CARRIED: "{seat} [passes|pass] the effect on to {to} and [is|are] free of it.",
    e.DREW: "{seat} [draws|draw] {card}.",
    e.TOOK: "{seat} [takes|take] {card} from the open pile.",
    e.ANNOUNCED: "The enemy attack is now on top: the last round starts with {to} and ends with {seat}.",
    e.STOPPED: "{seat} [draws|draw] no second card, as it would be the enemy attack.",
    e.SPARED: "{seat} [is|are] spared the enemy attack and [draws|draw] from the open pile.",
    e.ENEMY: "{seat} [picks|pick] up the enemy attack.",
    e.ZERO: "{seat} [has|have] no soldiers left.",
    e.SHOWN: "{seat} [has|have] {total}: {hand}.",
}
_FORCED_ENEMY = "{seat} [is|are] forced to pick up the enemy attack."
_EMPTY_HAND = "{seat} [has|have] no cards left."
_EFFECT = "{seat} may discard only one card and must draw {n} from the draw pile."
_STALLED = "the open card was taken too many times in a row"


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> dict[str, Any]:
    """Return an event as data, with seats, and as a sentence, with names."""
    return _facts(event, seats) | {"text": _text(event, names)}


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


def _text(event: Sequence[int], names: Sequence[str]) -> str:
    kind = event[KIND]
    if kind == e.ENDED:
        return outcome(event[TO], called(event[AT], names), called(event[PIECE], names))
    seat, to = names[event[AT]], names[event[TO]] if event[TO] != UNKNOWN else ""
    if kind == e.LAID:
        changed, action = divmod(event[PIECE], PILE)
        laid = SETS[action]
        return _together(sentence(_SENTENCES[kind], seat, laid=laid_in_words(laid)), _effect(laid, changed, to))
    if kind == e.DRAWS:
        return sentence(_drawing(event), seat)
    if kind == e.SHOWN:
        hand = e.unpacked(event[VALUE])
        total = soldiers(_shown(event)["total"])
        return sentence(_SENTENCES[kind] if any(hand) else _EMPTY_HAND, seat, total=total, hand=held(hand))
    if kind == e.ENEMY and event[CLAUSE] == C.RT_R_34:
        return sentence(_FORCED_ENEMY, seat)
    return sentence(_SENTENCES[kind], seat, to=to, card=_card(event))


def _together(*sentences: str) -> str:
    return " ".join(filter(None, sentences))


def _shown(event: Sequence[int]) -> dict[str, Any]:
    """Return how a hand counts that is shown at the end."""
    counted = arithmetic(e.unpacked(event[VALUE]), event[VALUE] & e.ONCE, e.counting(event[PIECE]))
    return plain(counted)


def _effect(laid: Sequence[int], changed: int, next_name: str) -> str:
    """Return what a discard means for the next player, or ''. The strongest effect counts (RT-R-19).

    `changed` is how many cards that player must draw, or 0 if it is as printed.
    """
    if not {TWO_SCROLL, ONE_SCROLL} & set(laid):
        return ""
    return sentence(_EFFECT, next_name, n=in_words(changed or PRINTED[DRAWS_TWO if TWO_SCROLL in laid else DRAWS_ONE]))


def _drawing(event: Sequence[int]) -> str:
    """Return the pattern of a draw from the draw pile. A draw that was not a choice comes with its reason."""
    if event[CLAUSE] == C.RT_TURN_2:
        return "{seat} [draws|draw] from the draw pile."
    if event[CLAUSE] == C.RT_R_39:
        return f"{{seat}} must draw from the draw pile: {_STALLED}."
    return f"{{seat}} must draw {drawn_cards(event[PIECE])} from the draw pile."


def _card(event: Sequence[int]) -> str:
    if event[KIND] == e.TOOK:
        return f"the {SPOKEN[event[PIECE]]}"
    number = event[PIECE] if event[KIND] == e.TURNED else event[VALUE]
    return "a card" if number == UNKNOWN else some(number)


def headline(told: Sequence[Mapping[str, Any]], seats: Sequence[str], names: Sequence[str]) -> str:
    """Return what a viewer was told together as a line: the deal, a discard with what followed, a draw; else ''.

    `told` are the events, as `tell` makes them.
    """
    told = [event for event in told if event["kind"] in _KINDS]
    first = {event["kind"]: event for event in reversed(told)}
    named = dict(zip(seats, names, strict=True))
    if len(told) < 2:
        return ""
    if "dealt" in first and "turned" in first:
        each = sum(event["kind"] == "dealt" for event in told) // len(seats)
        return _together(f"Every player is dealt {drawn_cards(each)}.", first["turned"]["text"])
    lasting = ("ended",) if "ended" in first else _LASTING  # a last round that is over need not be announced
    lines = [event["text"] for event in told if event["kind"] in lasting]
    if "laid" in first:
        return _together(_discard(first, told, named), *lines)
    if "drew" in first:
        return _together(_draw(told, named), *lines)
    return _together(*(event["text"] for event in told if event["kind"] == "took"), *lines) if lines else ""


_KINDS = frozenset(e.NAMES.values())
_LASTING = ("announced", "stopped")
"""The kinds of event that stand in a line beside the one which they follow from."""


def _discard(
    first: Mapping[str, Mapping[str, Any]], told: Sequence[Mapping[str, Any]], named: Mapping[str, str]
) -> str:
    """Return a discard and the draw that followed without a choice."""
    laid = [KIND_OF[sign] for sign in first["laid"]["cards"]]
    seat, to, changed = named[first["laid"]["seat"]], named[first["laid"]["to"]], first["laid"].get("draws", 0)
    effect = _effect(laid, changed, to)
    if "carried" in first:
        effect = str(first["carried"]["text"])
    pattern = "{seat} [discards|discard] {laid}"
    if "drew" in first:
        pattern += " and [draws|draw] {drawn}"
    elif "spared" in first:
        pattern += ", [is|are] spared the enemy attack and [takes|take] the {taken} from the open pile"
    drawn, taken = _drawn(told), SPOKEN[KIND_OF[first["took"]["card"]]] if "took" in first else ""
    reason = f": {_STALLED}" if first.get("draws", {}).get("clause") == "RT-R-39" else ""
    line = sentence(f"{pattern}{reason}.", seat, laid=laid_in_words(laid), drawn=drawn, taken=taken)
    return _together(line, "" if "ended" in first else effect)


def _draw(told: Sequence[Mapping[str, Any]], named: Mapping[str, str]) -> str:
    """Return a draw from the draw pile."""
    seat = next(event["seat"] for event in told if event["kind"] == "drew")
    return sentence("{seat} [draws|draw] {drawn} from the draw pile.", named[seat], drawn=_drawn(told))


def _drawn(told: Sequence[Mapping[str, Any]]) -> str:
    """Return the cards that were drawn: which, if the viewer knows, else how many."""
    signs = [event["card"] for event in told if event["kind"] == "drew"]
    if None in signs:
        return "a card" if len(signs) == 1 else drawn_cards(len(signs))
    return these([KIND_OF[sign] for sign in signs])
