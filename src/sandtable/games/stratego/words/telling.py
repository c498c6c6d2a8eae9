"""Events as data and as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.engine import AT, KIND, PIECE, TO, VALUE
from sandtable.games.stratego.rules import events as e
from sandtable.games.stratego.rules.board import BOARDS
from sandtable.games.stratego.rules.pieces import SIGNS, TITLES
from sandtable.games.stratego.rules.schema import IDS, SIDES
from sandtable.games.stratego.rules.sides import owner
from sandtable.games.stratego.words.endings import ENDINGS

_PLACES = {id: BOARDS[side].names for id, side in zip(IDS, SIDES, strict=True)}
_ABOUT_SEATS = (
    e.FIRST, e.READIED, e.OPENED, e.DECLINED, e.MAY_ENTER, e.KEPT, e.RESIGNED, e.STUCK, e.SKIPPED, e.WON, e.DRAWN,
)  # fmt: skip
_TO_A_PLACE = (e.MOVED, e.ATTACKED, e.FIRED, e.ADVANCED, e.ESCAPED, e.UNITED)
_LEAVING_A_COUNT = (e.ENTERED, e.RETURNED)
_SENTENCES = {
    e.FIRST: "{seat} will move first.",
    e.PLACED: "You place your {title} on {at}.",
    e.READIED: "{seat} is ready.",
    e.SHOWN: "{seat} shows you the {title} on {at}.",
    e.OPENED: "All armies stand. {seat} moves first.",
    e.MOVED: "{seat} moves {at} to {to}.",
    e.ATTACKED: "{seat} attacks {to} from {at}.",
    e.FIRED: "{seat} fires from {at} at {to}.",
    e.REVEALED: "{seat}'s piece on {at} is a {title}.",
    e.CAPTURED: "{seat}'s piece on {at} is captured by {by}.",
    e.REMOVED: "{seat}'s Bomb on {at} leaves the game.",
    e.RETURNED: "{seat}'s Cannon goes back to the Reserve, which holds {left}.",
    e.ADVANCED: "{seat}'s piece moves on to {to}.",
    e.STOPPED: "{seat}'s Captain stops on {at}.",
    e.MAY_RESCUE: "{seat} reaches the back row on {at} and may rescue a piece.",
    e.RESCUED: "{seat} rescues the {title}, onto {at}.",
    e.DECLINED: "{seat} rescues nobody.",
    e.MAY_ENTER: "{seat} may bring in a piece.",
    e.ENTERED: "{seat} brings in a piece, onto {at}; {left} left.",
    e.NAMED: "{seat}'s new piece on {at} is the {title}.",
    e.KEPT: "{seat} brings in nobody.",
    e.IMPRISONED: "{seat}'s Flag is held in the stockade on {at}.",
    e.MAY_FREE: "{seat}'s Flag comes free from the stockade on {at}.",
    e.FREED: "{seat}'s Flag is back in its camp, on {at}.",
    e.ESCAPED: "{seat}'s Flag escapes from {at} to {to}.",
    e.CLAIMED: "{seat}'s Flag has named the piece on {at}: it is not the ally's Flag.",
    e.UNITED: "{seat}'s Flag on {at} and its ally's on {to} are united.",
    e.RESIGNED: "{seat} resigns.",
    e.STUCK: "{seat} can do nothing.",
    e.SKIPPED: "{seat} can do nothing and is passed over.",
    e.WON: "{winners}: {why}.",
    e.DRAWN: "A draw: {why}.",
}


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> dict[str, Any]:
    """Return an event as data, with seats, and as a sentence, with names."""
    title = TITLES.get(event[VALUE], "piece")
    places = _PLACES[variant]
    told = _facts(event, seats, places)
    words = _facts(event, names, places)
    if event[KIND] == e.WON:
        words["winners"] = f"{words['winners']} {'win' if ' and ' in words['winners'] else 'wins'}"
    return told | {"text": _SENTENCES[event[KIND]].format(**words, title=title)}


def _facts(event: Sequence[int], seats: Sequence[str], places: Sequence[str]) -> dict[str, Any]:
    kind = event[KIND]
    if kind in _ABOUT_SEATS:
        return {"kind": e.NAMES[kind], **_about_seats(event, seats)}
    told: dict[str, Any] = {
        "kind": e.NAMES[kind],
        "piece": event[PIECE],
        "seat": seats[owner(event[PIECE])],
        "at": places[event[AT]],
    }
    if kind in _TO_A_PLACE:
        told["to"] = places[event[TO]]
    if kind in _LEAVING_A_COUNT:
        told["left"] = event[TO]
    if kind == e.CAPTURED:
        told["by"] = seats[event[TO]]
    if kind == e.CLAIMED:
        told["right"] = bool(event[VALUE])
    elif event[VALUE] in SIGNS:
        told["rank"] = SIGNS[event[VALUE]]
    return told


def _about_seats(event: Sequence[int], seats: Sequence[str]) -> dict[str, Any]:
    if event[KIND] not in (e.WON, e.DRAWN):
        return {"seat": seats[event[AT]]}
    winners = [name for seat, name in enumerate(seats) if event[AT] >> seat & 1]
    end = ENDINGS[event[TO]]
    return {"winners": " and ".join(winners), "reason": end.word, "why": end.text}
