"""Events as data and as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.engine import AT, KIND, PIECE, TO, VALUE

from ..rules import events as e
from ..rules.schema import PIECES
from ..rules.tables import SIGNS, TITLES
from .endings import ENDINGS
from .notation import NAMES

_SENTENCES = {
    e.PLACED: "You place your {title} on {at}.",
    e.READIED: "{seat} is ready.",
    e.OPENED: "Both armies stand. {seat} moves first.",
    e.MOVED: "{seat} moves {at} to {to}.",
    e.ATTACKED: "{seat} attacks {to} from {at}.",
    e.REVEALED: "{seat}'s piece on {at} is a {title}.",
    e.CAPTURED: "{seat}'s piece on {at} is captured.",
    e.RESIGNED: "{seat} resigns.",
    e.STUCK: "{seat} can move no piece.",
    e.WON: "{winners} wins: {why}.",
    e.DRAWN: "A draw: {why}.",
}


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> dict[str, Any]:
    """Return an event as data, with seats, and as a sentence, with names."""
    title = TITLES.get(event[VALUE], "piece")
    return _facts(event, seats) | {"text": _SENTENCES[event[KIND]].format(**_facts(event, names), title=title)}


def _facts(event: Sequence[int], seats: Sequence[str]) -> dict[str, Any]:
    kind = event[KIND]
    told: dict[str, Any] = {"kind": e.NAMES[kind]}
    if kind in (e.WON, e.DRAWN):
        end = ENDINGS[event[TO]]
        winners = [name for seat, name in enumerate(seats) if event[AT] >> seat & 1]
        return told | {"winners": " and ".join(winners), "reason": end.word, "why": end.text}
    if event[PIECE] < 0:
        return told | {"seat": seats[event[AT]]}
    told |= {"piece": event[PIECE], "seat": seats[event[PIECE] // PIECES], "at": NAMES[event[AT]]}
    if kind in (e.MOVED, e.ATTACKED):
        told["to"] = NAMES[event[TO]]
    if event[VALUE] in SIGNS:
        told["rank"] = SIGNS[event[VALUE]]
    return told
