"""Views as plain data, for clients and for computer players in other programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.games.warkings.fields import View
from sandtable.games.warkings.rules.actions import FREE, SETS, UNDER_ONE, UNDER_TWO
from sandtable.games.warkings.rules.cards import (
    ADVISOR,
    CLAUSES,
    COLOURS,
    ENEMY,
    KINDS,
    ONE_SCROLL,
    SIGNS,
    TERRAIN,
    TITLES,
    TWO_SCROLL,
    VALUES,
)
from sandtable.games.warkings.rules.schema import (
    BY_FAILING,
    BY_LAST_ROUND,
    BY_LIMIT,
    BY_TAKING,
    BY_ZERO,
    DEAL,
    DISCARD,
    DRAW,
    NO_LIMIT,
    OVER,
    TAKE,
    TURN_UP,
    TURNS_EACH,
)

PHASES = {
    DEAL: "deal", TURN_UP: "turn-up", DISCARD: "discard", DRAW: "draw", TAKE: "take", OVER: "over",
}  # fmt: skip
EFFECTS = {FREE: None, UNDER_ONE: SIGNS[ONE_SCROLL], UNDER_TWO: SIGNS[TWO_SCROLL]}
ENDINGS = {
    BY_ZERO: ("zero", "RT-WIN-1", "no soldiers are left in the hand"),
    BY_TAKING: ("ea-win", "RT-LAST-4", "the enemy attack was taken with the fewest soldiers"),
    BY_FAILING: ("ea-fail", "RT-LAST-5", "the enemy attack was taken by somebody who did not hold the fewest soldiers"),
    BY_LAST_ROUND: ("last-round", "RT-LAST-6", "nobody took the enemy attack, and the fewest soldiers win"),
    BY_LIMIT: ("limit", "RT-R-39", "the longest game allowed is over, and the fewest soldiers win"),
}
_DOES = {
    ADVISOR: "Doubles the total of the hand.",
    TWO_SCROLL: "The next player discards one card only and draws two from the draw pile.",
    ONE_SCROLL: "The next player discards one card only and draws one from the draw pile.",
    TERRAIN: "Counts nothing.",
}


def describe_board(deck: Sequence[int]) -> dict[str, Any]:
    """Return what a client needs to draw the cards of a deck. It never changes."""
    return {
        "cards": [
            {
                "kind": SIGNS[kind],
                "title": TITLES[kind],
                "colour": COLOURS[kind],
                "count": deck[kind],
                "soldiers": VALUES[kind],
                "does": _DOES.get(kind, ""),
                "clause": CLAUSES[kind],
            }
            for kind in range(KINDS)
        ],
        "enemy": {"kind": ENEMY, "title": "Enemy attack", "clause": "RT-R-7"},
    }


def cards(counts: Sequence[int]) -> list[str]:
    """Return a hand as a list of signs."""
    return [SIGNS[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def arithmetic(counts: Sequence[int], once: int) -> dict[str, Any]:
    """Return how a hand counts: its cards, the sum of their values, its Advisors, its total, and the arithmetic as
    text (RT-CARD-4).
    """
    parts = [VALUES[kind] for kind in range(KINDS) for _ in range(counts[kind]) if VALUES[kind]]
    advisors = counts[ADVISOR]
    doublings = min(1, advisors) if once else advisors
    soldiers = sum(parts) << doublings
    return {
        "cards": cards(counts),
        "sum": sum(parts),
        "advisors": advisors,
        "total": soldiers,
        "text": _spelled_out(parts, doublings, soldiers),
    }


def _spelled_out(parts: Sequence[int], doublings: int, soldiers: int) -> str:
    """Return the arithmetic of a total as text: `1 + 2 = 3, 3 × 2 = 6`, or as much of it as the hand needs."""
    if not parts:
        return "no soldiers"
    sums = [f"{' + '.join(map(str, parts))} = {sum(parts)}"] if len(parts) > 1 else []
    if doublings:
        sums.append(f"{' × '.join(map(str, [sum(parts), *[2] * doublings]))} = {soldiers}")
    return ", ".join(sums) or str(soldiers)


def show(view: View, seats: Sequence[str], names: Sequence[str], variant: str) -> dict[str, Any]:
    """Return the view as plain data. Cards are written by their signs; sentences call players by their names."""
    own = view.viewer if view.viewer < len(seats) else None
    pile = [SIGNS[kind] for kind in view.open[: view.open_size]]
    return {
        "game": "warkings",
        "variant": variant,
        "viewer": None if own is None else seats[own],
        "seats": list(seats),
        "phase": PHASES[view.phase],
        "to_act": [name for seat, name in enumerate(seats) if view.waiting >> seat & 1],
        "turn": seats[view.turn] if view.phase in (DISCARD, DRAW, TAKE) else None,
        "turn_number": view.ply,
        "hand": None if own is None else _counts(view.hand[own]),
        "counted": None if own is None else arithmetic(view.hand[own], view.advisor),
        "hands": [
            {"seat": name, "size": view.hand_size[seat], "known": cards(view.known[seat])}
            for seat, name in enumerate(seats)
        ],
        "open": {"top": pile[-1] if pile else None, "size": len(pile), "pile": pile},
        "draw_pile": {"size": view.pile, "sure": min(view.sure, view.pile), "enemy_on_top": _enemy_on_top(view)},
        "aside": [SIGNS[kind] for kind in SETS[view.laid - 1]] if view.laid and not view.open_take else [],
        "effect": {"kind": EFFECTS[view.effect], "on": seats[view.turn]} if view.effect else None,
        "last_round": _last_round(view, seats),
        "streak": view.streak,
        "streak_limit": None if view.stall_rounds == NO_LIMIT else view.stall_rounds * len(seats),
        "turn_limit": TURNS_EACH * len(seats) if view.stall_rounds == NO_LIMIT else None,
        "options": {
            "open_take": "own" if view.open_take else "previous",
            "zero_check": "after_discard" if view.zero_check else "end",
            "sc2_carry": "also" if view.sc2_carry else "instead",
            "advisor": "once" if view.advisor else "stack",
            "forced_enemy": "spared" if view.forced_enemy else "forced",
        },
        "result": _result(view, seats, names) if view.phase == OVER else None,
    }


def _counts(hand: Sequence[int]) -> dict[str, int]:
    return {SIGNS[kind]: hand[kind] for kind in range(KINDS)}


def _enemy_on_top(view: View) -> bool:
    """Return whether the enemy attack lies on top: it has been announced, and nobody has taken it (RT-R-28)."""
    return view.trigger > 0 and view.reason not in (BY_TAKING, BY_FAILING)


def _last_round(view: View, seats: Sequence[str]) -> dict[str, Any] | None:
    """Return the seat that opened the last round, and with which seats the round starts and ends (RT-LAST-2)."""
    if not view.trigger:
        return None
    opener = view.trigger - 1
    return {"by": seats[opener], "until": seats[opener], "starts": seats[(opener + 1) % len(seats)]}


def _result(view: View, seats: Sequence[str], names: Sequence[str]) -> dict[str, Any]:
    reason, clause, why = ENDINGS[view.reason]
    winners, losers = called(view.winner, names), called(view.losers, names)
    return {
        "winners": called(view.winner, seats),
        "losers": called(view.losers, seats),
        "reason": reason,
        "clause": clause,
        "text": f"{outcome(winners, losers)} {why[0].upper()}{why[1:]}.",
        "hands": {name: arithmetic(view.shown[seat], view.advisor) for seat, name in enumerate(seats)},
    }


def called(bits: int, names: Sequence[str]) -> list[str]:
    """Return the names of the seats whose bits are set."""
    return [name for seat, name in enumerate(names) if bits >> seat & 1]


def outcome(winners: Sequence[str], losers: Sequence[str]) -> str:
    """Return who has won and who has lost, in two sentences."""
    won = f"{' and '.join(winners)} {'win' if len(winners) > 1 else 'wins'}."
    lost = f" {' and '.join(losers)} {'lose' if len(losers) > 1 else 'loses'}." if losers else " Nobody loses."
    return won + lost
