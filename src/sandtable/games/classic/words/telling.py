"""Events as data and as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.engine import AT, KIND, PIECE, TO, VALUE, listed, sentence

from ..rules import events as e
from ..rules.schema import PIECES
from ..rules.tables import SIGNS, TITLES
from .endings import ENDINGS
from .notation import NAMES

_SENTENCES = {
    e.PLACED: "You place your {title} on {at}.",
    e.READIED: "{seat} [is|are] ready.",
    e.OPENED: "Both armies are ready. {seat} [moves|move] first.",
    e.MOVED: "{seat} [moves|move] from {at} to {to}.",
    e.ATTACKED: "{seat} [attacks|attack] {to} from {at}.",
    e.REVEALED: "{seat's} piece is a {title}.",
    e.CAPTURED: "{seat's} piece on {at} is captured.",
    e.RESIGNED: "{seat} [resigns|resign].",
    e.STUCK: "{seat} cannot move.",
    e.WON: "{seat} [wins|win]: {why}.",
    e.DRAWN: "A draw: {why}.",
}


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> dict[str, Any]:
    """Return an event as data, with seats, and as a sentence, with names."""
    told, words = _facts(event, seats), _facts(event, names)
    subject = words.pop("winners", None) or words.pop("seat", "")
    if "winners" in told:
        told["winners"] = str(told["winners"])
    words["title"] = TITLES.get(event[VALUE], "piece")
    return told | {"text": sentence(_SENTENCES[event[KIND]], subject, **words)}


def headline(told: Sequence[Mapping[str, Any]], seats: Sequence[str], names: Sequence[str]) -> str:
    """Return what a viewer was told together as a line: an attack with its outcome, or a set-up; else ''.

    `told` are the events, as `tell` makes them.
    """
    first = {event["kind"]: event for event in reversed(told)}
    line = ""
    if "attacked" in first:
        line = _battle(told, dict(zip(seats, names, strict=True)))
    elif "placed" in first:
        placed = sum(event["kind"] == "placed" for event in told)
        ready = [event["text"] for event in told if event["kind"] == "readied" and "opened" not in first]
        line = " ".join([f"You place {placed} pieces.", *ready]) if placed > 1 else ""
    elif "opened" in first:
        return str(first["opened"]["text"])
    return " ".join([line, *(event["text"] for event in told if event["kind"] in _LASTING)]) if line else ""


_TITLE_OF = {sign: TITLES[kind] for kind, sign in SIGNS.items()}
_LASTING = ("opened", "stuck", "won", "drawn")
"""The kinds of event that stand in a line beside the one which they follow from."""
_OUTCOMES = {
    (False, True): " and captures it.",
    (True, False): " and is captured.",
    (True, True): ": both are captured.",
    (False, False): ".",
}
"""By whether the attacker is lost, and the other piece."""


def _battle(told: Sequence[Mapping[str, Any]], named: Mapping[str, str]) -> str:
    """Return an attack and its outcome as a sentence, or '' if the pieces were not shown."""
    attack = next(event for event in told if event["kind"] == "attacked")
    shown = {event["piece"]: event for event in told if event["kind"] == "revealed"}
    mine = attack["piece"]
    if len(shown) != 2 or mine not in shown:
        return ""
    other = next(piece for piece in shown if piece != mine)
    gone = {event["piece"] for event in told if event["kind"] == "captured"}
    return sentence(
        f"{{seat's}} {{mine}} ({{at}}) attacks {{owner's}} {{other}} on {{to}}{_OUTCOMES[mine in gone, other in gone]}",
        named[attack["seat"]], mine=_TITLE_OF[shown[mine]["rank"]], other=_TITLE_OF[shown[other]["rank"]],
        owner=named[shown[other]["seat"]], at=attack["at"], to=attack["to"],
    )  # fmt: skip


def _facts(event: Sequence[int], seats: Sequence[str]) -> dict[str, Any]:
    kind = event[KIND]
    told: dict[str, Any] = {"kind": e.NAMES[kind]}
    if kind in (e.WON, e.DRAWN):
        end = ENDINGS[event[TO]]
        winners = [name for seat, name in enumerate(seats) if event[AT] >> seat & 1]
        return told | {"winners": listed(winners), "reason": end.word, "why": end.text}
    if event[PIECE] < 0:
        return told | {"seat": seats[event[AT]]}
    told |= {"piece": event[PIECE], "seat": seats[event[PIECE] // PIECES], "at": NAMES[event[AT]]}
    if kind in (e.MOVED, e.ATTACKED):
        told["to"] = NAMES[event[TO]]
    if event[VALUE] in SIGNS:
        told["rank"] = SIGNS[event[VALUE]]
    return told
