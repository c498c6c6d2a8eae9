"""How the game speaks: a view as it is shown, actions as text and back, events as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.engine import AT, KIND, PIECE, UNKNOWN, VALUE, BadInput, ViewRules, listed, sentence

from ..fields import View
from ..rules.schema import DEALT, ENDED, LAID, LAY, RANKS, TOOK
from .shown import Lay, Phase, SkirmishResult, SkirmishView, Verdict

PHASES: tuple[Phase, ...] = ("deal", "lay", "over")
NAMES = {DEALT: "dealt", LAID: "laid", TOOK: "took", ENDED: "ended"}


def show(view: View, seats: Sequence[str], names: Sequence[str], variant: str) -> SkirmishView:
    players = range(len(seats))
    return SkirmishView(
        game="skirmish",
        variant=variant,
        viewer=seats[view.viewer] if view.viewer < len(seats) else None,
        seats=list(seats),
        phase=PHASES[view.phase],
        to_act=_named(view.waiting, seats),
        hand=_cards(view.hand[view.viewer]) if view.viewer < len(seats) else None,
        hands={seats[p]: view.hand_size[p] for p in players},
        laid={seats[p]: view.laid[p] or None for p in players},
        points={seats[p]: view.points[p] for p in players},
        result=_result(view, seats, names) if view.reason else None,
    )


def _result(view: View, seats: Sequence[str], names: Sequence[str]) -> SkirmishResult:
    text, winners = _outcome(view.winner, names), _named(view.winner, seats)
    return SkirmishResult(winners=winners, reason=ending(view.reason), clause="SK-END-1", text=text)


def _outcome(winner: int, names: Sequence[str]) -> str:
    winners = _named(winner, names)
    return sentence("{seat} [wins|win].", listed(winners)) if winners else "A draw."


def _named(bits: int, names: Sequence[str]) -> list[str]:
    return [name for seat, name in enumerate(names) if bits >> seat & 1]


def _cards(counts: Sequence[int]) -> list[int]:
    return [rank + 1 for rank in range(RANKS) for _ in range(counts[rank])]


def say(view: View, seat: int, action: int) -> str:
    return f"lay {action + 1}"


def read(view: View, seat: int, text: str, seats: Sequence[str]) -> Sequence[int]:
    word, _, value = text.strip().partition(" ")
    if word == "lay" and value in [str(rank + 1) for rank in range(RANKS)]:
        return [int(value) - 1]
    raise BadInput(f"'{text[:60]}' is no action; write 'lay' and the value of a card, 1 to {RANKS}, for example: lay 3")


def offer(view: View, seat: int, actions: Sequence[int]) -> list[Lay]:
    return [Lay(id=a, text=say(view, seat, a), kind="lay", value=a + 1) for a in actions]


def ask(view: View, names: Sequence[str]) -> str:
    if view.phase == LAY and view.waiting >> view.viewer & 1:
        return "Lay a card."
    return f"Waiting for {' and '.join(_named(view.waiting, names)) or 'nobody'}."


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> dict[str, Any]:
    kind, who = event[KIND], event[AT]
    told: dict[str, Any] = {"kind": NAMES[kind]}
    if kind == ENDED:
        return told | {"winners": _named(who, seats), "text": f"All cards are laid. {_outcome(who, names)}"}
    told["seat"] = seats[who]
    if kind == LAID:
        card = event[PIECE] + 1
        return told | {"value": card, "text": sentence("{seat} [lays|lay] a {card}.", names[who], card=card)}
    if kind == TOOK:
        return told | {"text": sentence("{seat} [takes|take] the trick.", names[who])}
    if event[VALUE] == UNKNOWN:
        return told | {"text": sentence("{seat} [is|are] dealt a card.", names[who])}
    card = event[VALUE] + 1
    return told | {"value": card, "text": sentence("{seat} [is|are] dealt a {card}.", names[who], card=card)}


def refuse(view: View, clause: str, names: Sequence[str]) -> str:
    """Return what a refusal says before the clause's own text."""
    return f"It is the turn of {' and '.join(_named(view.waiting, names))}." if clause == "SK-TURN-1" else ""


def preview(view: View, partial: str, seats: Sequence[str], names: Sequence[str], rules: ViewRules) -> Verdict:
    clause = rules.why(read(view, view.viewer, partial, seats)[0])
    return Verdict(legal=not clause, clause=clause or None)


def chance(outcome: int, seats: Sequence[str]) -> str:
    return f"card {outcome + 1}"


def ending(reason: int) -> str:
    return "points"
