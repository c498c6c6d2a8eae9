"""Events as data and as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.engine import AT, KIND, PIECE, TO, VALUE, listed, sentence
from sandtable.games.stratego.rules import events as e
from sandtable.games.stratego.rules.board import BOARDS
from sandtable.games.stratego.rules.pieces import SIGNS, TITLES
from sandtable.games.stratego.rules.schema import IDS, SIDES
from sandtable.games.stratego.rules.sides import owner, partner
from sandtable.games.stratego.words.endings import ENDINGS

_PLACES = {id: BOARDS[side].names for id, side in zip(IDS, SIDES, strict=True)}
_ABOUT_SEATS = (
    e.FIRST, e.READIED, e.OPENED, e.DECLINED, e.MAY_ENTER, e.KEPT, e.RESIGNED, e.STUCK, e.SKIPPED, e.WON, e.DRAWN,
)  # fmt: skip
_ABOUT_ALLIES = (e.CLAIMED, e.UNITED)
_TO_A_PLACE = (e.MOVED, e.ATTACKED, e.FIRED, e.ADVANCED, e.ESCAPED, e.UNITED)
_LEAVING_A_COUNT = (e.ENTERED, e.RETURNED)
_SENTENCES = {
    e.FIRST: "{seat} will move first.",
    e.PLACED: "You place your {title} on {at}.",
    e.READIED: "{seat} [is|are] ready.",
    e.SHOWN: "{seat's} {title} is on {at}. Only partners see this.",
    e.OPENED: "{armies} are ready. {seat} [moves|move] first.",
    e.MOVED: "{seat} [moves|move] from {at} to {to}.",
    e.ATTACKED: "{seat} [attacks|attack] {to} from {at}.",
    e.FIRED: "{seat} [fires|fire] from {at} at {to}.",
    e.REVEALED: "The piece on {at} is {seat's} {title}.",
    e.CAPTURED: "{seat} [captures|capture] {owner's} piece on {at}.",
    e.REMOVED: "{seat's} Bomb on {at} is removed from the game.",
    e.RETURNED: "{seat's} Cannon returns to the Reserve ({left} there now).",
    e.ADVANCED: "{seat's} piece advances to {to}.",
    e.STOPPED: "{seat's} Captain stops on {at}.",
    e.MAY_RESCUE: "{seat} [reaches|reach] the back row on {at} and may rescue a piece.",
    e.RESCUED: "{seat} [rescues|rescue] the {title} and [puts|put] it on {at}.",
    e.DECLINED: "{seat} [rescues|rescue] no piece.",
    e.MAY_ENTER: "{seat} may bring in a piece.",
    e.ENTERED: "{seat} [brings|bring] in a piece on {at} ({left} left in the Reserve).",
    e.NAMED: "{seat's} new piece on {at} is a {title}.",
    e.KEPT: "{seat} [brings|bring] in no piece.",
    e.IMPRISONED: "{seat's} Flag is held in the stockade on {at}.",
    e.MAY_FREE: "{seat's} Flag is freed from the stockade on {at}.",
    e.FREED: "{seat's} Flag is back in its camp, on {at}.",
    e.ESCAPED: "{seat's} Flag escapes from {at} to {to}.",
    e.CLAIMED: "{seat} [claims|claim] that {ally's} piece on {at} is the Flag, but it is not.",
    e.UNITED: "{seat's} Flag on {at} unites with {ally's} Flag on {to}.",
    e.RESIGNED: "{seat} [resigns|resign].",
    e.STUCK: "{seat} cannot move.",
    e.SKIPPED: "{seat} cannot move and [is|are] skipped.",
    e.WON: "{seat} [wins|win]: {why}.",
    e.DRAWN: "A draw: {why}.",
}


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> dict[str, Any]:
    """Return an event as data, with seats, and as a sentence, with names."""
    places = _PLACES[variant]
    told, words = _facts(event, seats, places), _facts(event, names, places)
    subject = words.pop("winners", None) or words.pop("seat", "")
    if event[KIND] == e.CAPTURED:
        subject, words["owner"] = words["by"], subject
    if "winners" in told:
        told["winners"] = str(told["winners"])
    if event[KIND] in _ABOUT_ALLIES:
        words["ally"] = names[partner(owner(event[PIECE]))]
    words |= {"title": TITLES.get(event[VALUE], "piece"), "armies": "Both armies" if len(names) == 2 else "All armies"}
    return told | {"text": sentence(_SENTENCES[event[KIND]], subject, **words)}


def headline(told: Sequence[Mapping[str, Any]], seats: Sequence[str], names: Sequence[str]) -> str:
    """Return what a viewer was told together as a line: an attack with its outcome, an entry, a set-up; else ''.

    `told` are the events, as `tell` makes them.
    """
    first = {event["kind"]: event for event in reversed(told)}
    named = dict(zip(seats, names, strict=True))
    line = ""
    if "attacked" in first or "fired" in first:
        line = _battle(told, named)
    elif "entered" in first and "named" in first:
        line = _entry(first["entered"], first["named"], named)
    elif "shown" in first:
        line = sentence("{seat} [is|are] ready. Only partners see this set-up.", named[first["shown"]["seat"]])
    elif "placed" in first:
        placed = sum(event["kind"] == "placed" for event in told)
        ready = [event["text"] for event in told if event["kind"] == "ready" and "opened" not in first]
        line = " ".join([f"You place {placed} pieces.", *ready]) if placed > 1 else ""
    elif "opened" in first:
        return str(first["opened"]["text"])
    return " ".join([line, *(event["text"] for event in told if event["kind"] in _LASTING)]) if line else ""


_TITLE_OF = {sign: TITLES[kind] for kind, sign in SIGNS.items()}
_LASTING = ("opened", "imprisoned", "skipped", "stuck", "won", "drawn")
"""The kinds of event that stand in a line beside the one which they follow from."""
_OUTCOMES = {
    (False, True): " and captures it.",
    (True, False): " and is captured.",
    (True, True): ": both are lost.",
    (False, False): ".",
}
"""By whether the attacker is lost, and the other piece."""


def _battle(told: Sequence[Mapping[str, Any]], named: Mapping[str, str]) -> str:
    """Return an attack and its outcome as a sentence, or '' if the pieces were not shown."""
    attack = next(event for event in told if event["kind"] in ("attacked", "fired"))
    shown = {event["piece"]: event for event in told if event["kind"] == "revealed"}
    mine = attack["piece"]
    if len(shown) != 2 or mine not in shown:
        return ""
    other = next(piece for piece in shown if piece != mine)
    gone = {event["piece"]: event["kind"] for event in told if event["kind"] in ("captured", "removed")}
    outcome = _OUTCOMES[mine in gone, other in gone]
    if mine not in gone and gone.get(other) == "removed":
        outcome = " and removes it."
    does = "attacks" if attack["kind"] == "attacked" else "fires at"
    return sentence(
        f"{{seat's}} {{mine}} ({{at}}) {does} {{owner's}} {{other}} on {{to}}{outcome}",
        named[attack["seat"]], mine=_TITLE_OF[shown[mine]["rank"]], other=_TITLE_OF[shown[other]["rank"]],
        owner=named[shown[other]["seat"]], at=attack["at"], to=attack["to"],
    )  # fmt: skip


def _entry(entered: Mapping[str, Any], shown: Mapping[str, Any], named: Mapping[str, str]) -> str:
    pattern = "{seat} [brings|bring] in a {title} on {at} ({left} left in the Reserve)."
    title = _TITLE_OF[shown["rank"]]
    return sentence(pattern, named[entered["seat"]], title=title, at=entered["at"], left=entered["left"])


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
    return {"winners": listed(winners), "reason": end.word, "why": end.text}
