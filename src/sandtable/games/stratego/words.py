"""How the game speaks: events and questions as sentences, choices as a client is shown them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.games.stratego import events as e
from sandtable.games.stratego.actions import DECLINE, PLACE, RESIGN, STEP_ON, STOP
from sandtable.games.stratego.board import BOARDS
from sandtable.games.stratego.notation import read as read_text
from sandtable.games.stratego.notation import say
from sandtable.games.stratego.pieces import SIGNS, TITLES
from sandtable.games.stratego.preview import preview
from sandtable.games.stratego.schema import PIECES, SETUP
from sandtable.games.stratego.show import ENDINGS, PHASES, show
from sandtable.umpire.events import AT, KIND, PIECE, TO, VALUE
from sandtable.umpire.schema import StandIn

__all__ = ["ask", "chance", "ending", "offer", "preview", "read", "refuse", "say", "show", "tell"]

PLACES = BOARDS[0].names


def read(view: StandIn, seat: int, text: str, seats: Sequence[str]) -> Sequence[int]:
    """The small decisions that a text stands for."""
    return read_text(view, seat, text)


def chance(outcome: int, seats: Sequence[str]) -> str:
    return f"first {seats[outcome]}"


def ending(reason: int) -> str:
    """The word for how a game ended (the scenarios' `over`)."""
    return ENDINGS[reason][0]


def offer(view: StandIn, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
    """Choices with what the board needs to mark them. Placements are left out: a set-up is sent whole."""
    return [_offered(view, seat, action) for action in actions if not PLACE <= action < RESIGN]


def _offered(view: StandIn, seat: int, action: int) -> dict[str, Any]:
    text = say(view, seat, action)
    entry: dict[str, Any] = {"id": action, "text": text}
    if action < STEP_ON:
        origin, target = text.split("-")
        taken = view.board[PLACES.index(target)] != 0
        return entry | {"kind": "attack" if taken else "move", "from": origin, "to": target}
    if action < STOP:
        here = PLACES[view.at[view.mover - 1]]
        return entry | {"kind": "step", "from": here, "to": text.split()[1]}
    if STOP < action < DECLINE:
        rank, target = text.split()[1].split("@")
        return entry | {"kind": "rescue", "rank": rank, "to": target}
    return entry | {"kind": text}


def ask(view: StandIn, names: Sequence[str]) -> str:
    """What the viewer is asked, or what it waits for."""
    phase = PHASES[view.phase]
    if phase == "over":
        return "The game is over."
    if not view.waiting >> view.viewer & 1:
        waiting = [name for seat, name in enumerate(names) if view.waiting >> seat & 1]
        doing = "to set up" if phase == "setup" else "to move"
        return f"Waiting for {' and '.join(waiting)} {doing}."
    if phase == "setup":
        return "Set up your army: every piece on a space of your four rows, then say ready."
    if phase == "step":
        return "Your Captain has won on its first space. It may go one space further, without attacking, or stop."
    if phase == "rescue":
        return "You have reached the back row. You may bring back one captured piece, onto your own half."
    return "Your turn: move a piece, or attack."


def refuse(view: StandIn, clause: str, names: Sequence[str]) -> str:
    """What stands before the clause's own text in a refusal."""
    if clause == "ST-R-80" and not view.resign:
        return "At this table nobody resigns."
    if clause not in ("ST-TURN-1", "ST-R-80") or view.phase == SETUP:
        return ""
    waiting = [name for seat, name in enumerate(names) if view.waiting >> seat & 1]
    return f"It is {waiting[0]}'s turn." if waiting else "The game is over."


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str]) -> dict[str, Any]:
    """An event as data, with seats, and as a sentence, with names."""
    title = TITLES.get(event[VALUE], "piece")
    return _facts(event, seats) | {"text": _SENTENCES[event[KIND]].format(**_facts(event, names), title=title)}


def _facts(event: Sequence[int], seats: Sequence[str]) -> dict[str, Any]:
    kind = event[KIND]
    told: dict[str, Any] = {"kind": e.NAMES[kind]}
    if kind in _ABOUT_SEATS:
        told |= _about_seats(event, seats)
    else:
        told |= {"piece": event[PIECE], "seat": seats[event[PIECE] // PIECES], "at": PLACES[event[AT]]}
        if kind in (e.MOVED, e.ATTACKED, e.ADVANCED):
            told["to"] = PLACES[event[TO]]
        if kind == e.CAPTURED:
            told["by"] = seats[event[TO]]
    if event[VALUE] in SIGNS:
        told["rank"] = SIGNS[event[VALUE]]
    return told


_ABOUT_SEATS = (e.FIRST, e.READIED, e.OPENED, e.DECLINED, e.RESIGNED, e.STUCK, e.WON, e.DRAWN)
_SENTENCES = {
    e.FIRST: "{seat} will move first.",
    e.PLACED: "You place your {title} on {at}.",
    e.READIED: "{seat} is ready.",
    e.OPENED: "Both armies stand. {seat} moves first.",
    e.MOVED: "{seat} moves {at} to {to}.",
    e.ATTACKED: "{seat} attacks {to} from {at}.",
    e.REVEALED: "{seat}'s piece on {at} is a {title}.",
    e.CAPTURED: "{seat}'s piece on {at} is captured by {by}.",
    e.REMOVED: "{seat}'s Bomb on {at} leaves the game.",
    e.ADVANCED: "{seat}'s piece moves on to {to}.",
    e.STOPPED: "{seat}'s Captain stops on {at}.",
    e.MAY_RESCUE: "{seat} reaches the back row on {at} and may rescue a piece.",
    e.RESCUED: "{seat} rescues the {title}, onto {at}.",
    e.DECLINED: "{seat} rescues nobody.",
    e.RESIGNED: "{seat} resigns.",
    e.STUCK: "{seat} cannot move.",
    e.WON: "{winners} wins: {why}.",
    e.DRAWN: "A draw: {why}.",
}


def _about_seats(event: Sequence[int], seats: Sequence[str]) -> dict[str, Any]:
    if event[KIND] not in (e.WON, e.DRAWN):
        return {"seat": seats[event[AT]]}
    winners = [name for seat, name in enumerate(seats) if event[AT] >> seat & 1]
    word, _, why = ENDINGS[event[TO]]
    return {"winners": " and ".join(winners), "reason": word, "why": why}
