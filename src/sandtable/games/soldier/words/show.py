"""Views as plain data, for clients and for computer players in other programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.engine import listed, sentence
from sandtable.games.soldier.fields import View
from sandtable.games.soldier.rules.cards import (
    COUNTS,
    GROUPS,
    INTENSITIES,
    INTENSITY,
    KINDS,
    POWER_SIGNS,
    SIGNS,
    SOLDIER_SIGNS,
    SOLDIERS,
    WEAPON,
    WEAPONS,
)
from sandtable.games.soldier.rules.interrupts import other_at
from sandtable.games.soldier.rules.schema import (
    ANSWER,
    ASK_DUD,
    ASK_MIRROR,
    BEGIN_TURN,
    BY_BATTLES,
    BY_LIMIT,
    BY_POINTS,
    BY_SOLDIERS,
    DEAL_CARDS,
    DEAL_SOLDIERS,
    DRAW,
    EARN,
    END_TURN,
    FILL,
    LAY,
    LIMIT,
    LOSE,
    MOVE,
    NO_COMBAT,
    NOBODY,
    OVER,
    PICK,
    RETREATED,
    ROB,
    TAKE,
    TIE,
    W_LAY,
    W_OPEN,
    W_START,
    WON,
)
from sandtable.games.soldier.rules.schema import SEATS as SEATS_AT_MOST
from sandtable.games.soldier.rules.windows import seat_at
from sandtable.games.soldier.words import answers
from sandtable.games.soldier.words.titles import CLAUSES, DOES, SOLDIER_TITLES, TITLES

PHASES = {
    DEAL_SOLDIERS: "deal", DEAL_CARDS: "deal", W_START: "W-START", DRAW: "draw", TAKE: "draw", FILL: "draw",
    MOVE: "move", EARN: "move", LAY: "lay", W_OPEN: "W-OPEN", W_LAY: "W-LAY", ANSWER: "answer", ROB: "answer",
    ASK_MIRROR: "MIRROR", ASK_DUD: "DUD", LOSE: "lose", LIMIT: "limit", PICK: "pick", OVER: "over",
    BEGIN_TURN: "W-START", END_TURN: "limit",
}  # fmt: skip
WINDOWS = (W_START, W_OPEN, W_LAY, ASK_MIRROR, ASK_DUD)
RESULTS = {NO_COMBAT: "none", TIE: "tie", RETREATED: "retreat"}  # the results of a combat
ENDINGS = {
    BY_BATTLES: ("battles", "US-WIN-2", "three battles are won"),
    BY_SOLDIERS: ("soldiers", "US-WIN-2", "four soldiers live"),
    BY_LIMIT: ("limit", "US-R-71", "the longest game allowed is over"),
    BY_POINTS: ("points", "US-ROUND-4", "seven points from rounds are reached"),
}


def describe_board() -> dict[str, Any]:
    """Return what a client needs to draw the game: the cards, the soldiers and what answers what. It never changes."""
    return {
        "cards": [
            {
                "kind": SIGNS[kind],
                "title": TITLES[kind],
                "group": GROUPS[kind],
                "count": COUNTS[kind],
                "does": DOES[kind],
                "clause": CLAUSES[kind],
            }
            for kind in range(KINDS)
        ],
        "soldiers": [
            {"kind": SOLDIER_SIGNS[k], "title": SOLDIER_TITLES[k], "weapon": POWER_SIGNS[k]} for k in range(SOLDIERS)
        ],
        "engagement": answers.engagement(),
    }


def show(view: View, seats: Sequence[str], names: Sequence[str], variant: str) -> dict[str, Any]:
    """Return the view as plain data.

    Cards and soldiers are written by their signs. Sentences call players by their names.
    """
    own = view.viewer if view.viewer < len(seats) else None
    asked = [seats[seat] for seat in to_act(view)]
    return {
        "game": "soldier",
        "variant": variant,
        "viewer": None if own is None else seats[own],
        "seats": list(seats),
        "phase": PHASES[view.phase],
        "to_act": asked,
        "window": {"kind": PHASES[view.phase], "asks": asked} if view.phase in WINDOWS else None,
        "turn": None if view.phase in (DEAL_SOLDIERS, DEAL_CARDS) else seats[view.turn],
        "turns": view.ply,
        "mode": "rounds" if view.rounds else "single",
        "round": view.round,
        "players": [_player(view, seat, name) for seat, name in enumerate(seats)],
        "hand": None if own is None else counts(view.hand[own]),
        "piles": _piles(view),
        "combat": _combat(view, seats) if in_combat(view) else None,
        "shot": _shot(view, seats) if view.shooter != NOBODY else None,
        "bomb": {"by": seats[view.bomber], "saved": called(view.saved, seats)} if view.bomber != NOBODY else None,
        "draws_left": view.to_draw,
        "last": _last(view, seats),
        "result": _result(view, seats, names) if view.phase == OVER else None,
    }


def to_act(view: View) -> list[int]:
    """Return the seats that owe a choice.

    In a window or question these are all the seats still to be asked, in the order in which they are asked (US-R-63,
    US-R-57). If only holders are asked, that would tell who holds what, so every seat of the window is named (US-R-64).
    """
    waiting = [seat for seat in range(view.players) if view.waiting >> seat & 1]
    if view.phase not in WINDOWS or not waiting:
        return waiting
    order = _order(view)
    return order if view.holders else order[order.index(waiting[0]) :]


def _order(view: View) -> list[int]:
    """Return the seats that this window or question asks, in order."""
    if view.phase == ASK_MIRROR:
        return [view.target]
    if view.phase == ASK_DUD:
        return [other_at(view, place) for place in range(view.players - 1)]
    return [seat for place in range(view.players) if (seat := seat_at(view, place)) != NOBODY]


def in_combat(view: View) -> bool:
    return bool(view.assaulter != NOBODY)


def engaged(view: View, seat: int, slot: int) -> bool:
    """Return whether this soldier stands in the centre."""
    return in_combat(view) and (seat, slot) in (
        (view.assaulter, view.assaulter_slot),
        (view.defender, view.defender_slot),
    )


def soldier_of(view: View, seat: int, slot: int) -> int:
    return int(view.soldier[seat][slot])


def counts(hand: Sequence[int]) -> dict[str, int]:
    """Return the number of each card of a hand or pile, by sign. Cards that it does not have are left out."""
    return {SIGNS[kind]: hand[kind] for kind in range(KINDS) if hand[kind]}


def cards(hand: Sequence[int]) -> list[str]:
    """Return the cards of a hand or pile as a list of signs."""
    return [SIGNS[kind] for kind in range(KINDS) for _ in range(hand[kind])]


def called(bits: int, names: Sequence[str]) -> list[str]:
    """Return the names of the seats whose bits are set."""
    return [name for seat, name in enumerate(names) if bits >> seat & 1]


def _player(view: View, seat: int, name: str) -> dict[str, Any]:
    return {
        "seat": name,
        "cards": view.hand_size[seat],
        "known": cards(_known(view, seat)),
        "soldiers": [
            {
                "soldier": SOLDIER_SIGNS[soldier],
                "weapon": POWER_SIGNS[soldier],
                "engaged": engaged(view, seat, slot),
            }
            for slot, soldier in enumerate(view.soldier[seat][: view.soldiers[seat]])
        ],
        "training": [points for points in view.training[seat] if points],
        "wins": view.wins[seat],
        "stunned": bool(view.stunned >> seat & 1),
        "barred": bool(view.barred >> seat & 1),
        "points": view.points[seat],
        "rounds_won": view.rounds_won[seat],
    }


def _known(view: View, seat: int) -> Sequence[int]:
    """Return the cards that the viewer knows to be in another player's hand, as counts by kind (US-R-72)."""
    if view.viewer == seat:
        return [0] * KINDS
    known: Sequence[int] = view.known[seat] if view.viewer >= SEATS_AT_MOST else view.learnt[view.viewer][seat]
    return known


def _piles(view: View) -> dict[str, Any]:
    return {
        "draw": view.pile,
        "discard": [SIGNS[kind] for kind in view.discard[: view.discard_size]],
        "used": counts(view.used),
        "removed": counts(view.removed),
        "soldiers": {
            "size": view.unseen_size + view.returned_size,
            "unseen": [SOLDIER_SIGNS[k] for k in range(SOLDIERS) for _ in range(view.unseen[k])],
            "known": [SOLDIER_SIGNS[k] for k in view.returned[: view.returned_size]],
        },
    }


# -- the combat --------------------------------------------------------------------------------------------------------


def _combat(view: View, seats: Sequence[str]) -> dict[str, Any]:
    return {
        "assaulter": _fighter(view, seats, view.assaulter, view.assaulter_slot),
        "defender": _fighter(view, seats, view.defender, view.defender_slot),
        "answerer": None if view.answerer == NOBODY else seats[view.answerer],
        "table": _table(view, seats),
        "pending": None if view.answerer == NOBODY else _pending(view, seats),
    }


def _fighter(view: View, seats: Sequence[str], seat: int, slot: int) -> dict[str, Any]:
    return {"seat": seats[seat], "soldier": SOLDIER_SIGNS[soldier_of(view, seat, slot)]}


def _table(view: View, seats: Sequence[str]) -> list[dict[str, Any]]:
    """Return the lays of the combat, each with the weapon and the intensity card that were laid with it."""
    table: list[dict[str, Any]] = []
    for code in view.laid[: view.laid_size]:
        owner, kind = divmod(code, KINDS)
        power, seat = divmod(owner, SEATS_AT_MOST)
        if WEAPON <= kind < WEAPON + WEAPONS:
            table[-1] |= {"weapon": SIGNS[kind], "power": bool(power)}
        elif INTENSITY <= kind < INTENSITY + INTENSITIES:
            table[-1]["intensity"] = SIGNS[kind]
        else:
            table.append({"seat": seats[seat], "card": SIGNS[kind], "weapon": None, "intensity": None, "power": False})
    return table


def _pending(view: View, seats: Sequence[str]) -> dict[str, Any]:
    return {
        "seat": seats[answers.other_fighter(view, view.answerer)],
        "card": SIGNS[view.pending],
        "opening": bool(view.opening),
        "weapon": answers.LEVELS[view.weapon],
        "intensity": bool(view.intense),
        "demand": answers.demand(view),
        "answers": [SIGNS[kind] for kind in answers.allowed(view)],
        "held": {SIGNS[kind]: readiness for kind, readiness in answers.held(view).items()},
        "none": answers.without(view.pending),
    }


def _shot(view: View, seats: Sequence[str]) -> dict[str, Any]:
    return {
        "by": seats[view.shooter],
        "seat": seats[view.target],
        "soldier": SOLDIER_SIGNS[soldier_of(view, view.target, view.target_slot)],
    }


def _last(view: View, seats: Sequence[str]) -> dict[str, Any] | None:
    """Return the result of the latest combat; None if there was none or it was void."""
    if view.outcome == NO_COMBAT:
        return None
    if view.outcome >= WON:
        return {"result": "win", "seat": seats[view.outcome - WON]}
    return {"result": RESULTS[view.outcome], "seat": None}


# -- the end -----------------------------------------------------------------------------------------------------------


def _result(view: View, seats: Sequence[str], names: Sequence[str]) -> dict[str, Any]:
    reason, clause, why = ENDINGS[view.reason]
    result: dict[str, Any] = {
        "winners": called(view.winner, seats),
        "reason": reason,
        "clause": clause,
        "text": f"{outcome(called(view.winner, names))} {why[0].upper()}{why[1:]}.",
    }
    if view.rounds:
        result["points"] = {name: view.points[seat] for seat, name in enumerate(seats)}
    return result


def outcome(winners: Sequence[str]) -> str:
    """Return who has won, in a sentence."""
    return sentence("{seat} share the win." if len(winners) > 1 else "{seat} [wins|win].", listed(winners))
