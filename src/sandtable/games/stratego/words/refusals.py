"""What a refusal says: what may be done instead, by the clause that forbids an action, and what the piece may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.engine import Message
from sandtable.games.stratego.fields import View
from sandtable.games.stratego.rules.actions import ACTIONS, MOVE, STEP_ON
from sandtable.games.stratego.rules.board import BOARDS
from sandtable.games.stratego.rules.pieces import SIGNS
from sandtable.games.stratego.rules.schema import BONUS, OVER, SETUP, STEP
from sandtable.games.stratego.rules.tables import FROM
from sandtable.games.stratego.words import said
from sandtable.games.stratego.words.notation import origin_of

SAID: Mapping[str, str] = {
    "ST-ALLY-CANNON-2": "cannon-far",
    "ST-ALLY-CANNON-3": "cannon-three",
    "ST-ALLY-ESC-1": "flag-guarded",
    "ST-ALLY-FLAG-1": "flag-far",
    "ST-ALLY-FLAG-3": "stockade-flag",
    "ST-ALLY-RES-1": "enter-space",
    "ST-ALLY-RES-2": "enter-piece",
    "ST-ALLY-RES-3": "enter-first",
    "ST-ALLY-RESC-1": "free-none",
    "ST-ALLY-RESC-2": "free-space",
    "ST-ALLY-SET-1": "set-up-space",
    "ST-ALLY-SET-2": "set-up-flag",
    "ST-ALLY-UNITE-1": "flag-claim",
    "ST-ATK-1": "next-to-it",
    "ST-BOMB-1": "bomb-attack",
    "ST-CAV-2": "captain-far",
    "ST-CAV-5": "captain-twice",
    "ST-COMP-1": "set-up-piece",
    "ST-COMP-10": "set-up-space",
    "ST-CPN-3": "second-army",
    "ST-CPN-4": "enter-piece",
    "ST-CPN-5": "enter-space",
    "ST-CPN-6": "enter-flag",
    "ST-FLAG-1": "flag-attack",
    "ST-MOVE-1": "one-space",
    "ST-MOVE-2": "never-moves",
    "ST-MOVE-3": "diagonal",
    "ST-MOVE-4": "over-piece",
    "ST-MOVE-5": "own-piece",
    "ST-MOVE-6": "into-lake",
    "ST-MOVE-7": "over-lake",
    "ST-MOVE-8": "shuttle",
    "ST-R-4": "stockade-space",
    "ST-R-5": "stockade-choice",
    "ST-R-7": "cannons",
    "ST-R-10": "pass",
    "ST-R-21": "captain-back",
    "ST-R-28": "rescue-bomb",
    "ST-R-33": "cannon-near",
    "ST-R-34": "flag-attack",
    "ST-R-35": "cannon-way",
    "ST-R-39": "ally-piece",
    "ST-R-44": "rescue-flag",
    "ST-R-45": "rescue-space",
    "ST-R-46": "rescue-first",
    "ST-R-51": "enter-flag",
    "ST-R-52": "enter-first",
    "ST-R-62": "flag-beside",
    "ST-R-66": "flag-beside",
    "ST-R-68": "flag-far",
    "ST-R-72": "enter-first",
    "ST-R-73": "rescue-four",
    "ST-R-88": "flag-touch",
    "ST-R-109": "set-up-piece",
    "ST-R-110": "set-up-space",
    "ST-RESC-1": "rescue-none",
    "ST-RESC-2": "rescue-piece",
    "ST-RESC-3": "rescue-space",
    "ST-SCOUT-2": "scout-far",
    "ST-SCOUT-3": "scout-straight",
    "ST-SCOUT-4": "scout-piece",
    "ST-SCOUT-5": "scout-lake",
    "ST-SET-2": "set-up-space",
    "ST-TURN-2": "nothing-there",
}
"""The rest of the message's id, by the clause."""


def piece_of(view: View, action: int) -> Mapping[str, Any]:
    """Return the piece of the viewer's that an action moves, by its sign, if it moves one."""
    if view.viewer >= view.players:
        return {}
    if action < STEP_ON[view.variant]:
        place = int(FROM[view.side][view.viewer][action - MOVE])
    elif action >= ACTIONS[view.variant]:
        place = origin_of(view.variant, action)
    else:
        return {}
    on_board = 0 <= place < len(BOARDS[view.side].names)
    sign = SIGNS.get(view.rank[view.board[place] - 1]) if on_board and view.board[place] else None
    return {"rank": sign} if sign else {}


def refuse(view: View, clause: str, names: Sequence[str]) -> Message:
    """Return what a refusal says."""
    if view.phase == OVER:
        return said.over()
    asked = view.waiting >> view.viewer & 1
    match clause:
        case "ST-R-80" if view.phase == SETUP:
            word = "resign-early"
        case "ST-R-80" if asked and not view.resign:
            word = "resign-never"
        case "ST-R-80" | "ST-TURN-1":
            waits = [seat for number, seat in enumerate(names) if view.waiting >> number & 1]
            return said.refuse_turn(seats=waits)
        case "ST-SET-5" if view.phase == SETUP:
            word = "set-up-first" if asked else "set-up-done"
        case "ST-SET-5":
            word = "set-up-over"
        case "ST-AL-2" if view.phase == SETUP:
            word = "set-up-space"
        case "ST-AL-2":
            word = "enter-never"
        case "ST-R-23":
            return Message("ask-step" if view.phase == STEP else "refuse-captain-step")
        case "ST-ALLY-RES-3" | "ST-R-52" if view.phase != BONUS:
            word = "pass"
        case _:
            word = SAID.get(clause, "other")
    return Message(f"refuse-{word}")
