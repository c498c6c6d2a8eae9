"""The words of the toy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.engine import AT, KIND, PIECE, TO, UNKNOWN, VALUE, BadInput, ViewRules, listed, sentence

from .fields import View
from .rules import actions as a
from .rules.schema import BY_STAKES, HIDDEN, RANKS, SHOWN

PHASES = ("deal", "stake", "play", "answer", "draw", "over")
_ENDINGS = {1: "stakes", 2: "plies"}
_PLAIN = {"draw": a.TAKE, "guard": a.GUARD, "pass": a.PASS}


def show(view: View, seats: Sequence[str], names: Sequence[str], variant: str) -> dict[str, Any]:
    players = range(len(seats))
    return {
        "game": "toy",
        "variant": variant,
        "viewer": seats[view.viewer] if view.viewer < len(seats) else None,
        "seats": list(seats),
        "phase": PHASES[view.phase],
        "to_act": [name for seat, name in enumerate(seats) if view.waiting >> seat & 1],
        "hand": _cards(view.hand[view.viewer]) if view.viewer < len(seats) else None,
        "hands": {seats[p]: view.hand_size[p] for p in players},
        "stock": view.stock_left,
        "thrown": _cards(view.thrown),
        "stakes": {seats[p]: _stake(view, p) for p in players},
        "never": {seats[p]: [r + 1 for r in range(RANKS) if view.denied[p][r]] for p in players},
        "points": {seats[p]: view.points[p] for p in players},
        "ply": view.ply,
        "result": _result(view, seats, names) if view.reason else None,
    }


def _result(view: View, seats: Sequence[str], names: Sequence[str]) -> dict[str, Any]:
    winners, outcome = _winners(view.winner, seats), _outcome(_winners(view.winner, names))
    clause = "TY-END-2" if view.reason == BY_STAKES else "TY-R-2"
    return {"winners": winners, "reason": ending(view.reason), "clause": clause, "text": outcome}


def _outcome(winners: Sequence[str]) -> str:
    return sentence("{seat} win.", listed(winners)) if winners else "A draw."


def _cards(counts: Sequence[int]) -> list[int]:
    return [rank + 1 for rank in range(RANKS) for _ in range(counts[rank])]


def _stake(view: View, seat: int) -> int | str | None:
    if view.laid[seat] == SHOWN or (view.laid[seat] == HIDDEN and seat == view.viewer):
        return int(view.stake[seat]) + 1
    return "?" if view.laid[seat] == HIDDEN else None


def _winners(bits: int, seats: Sequence[str]) -> list[str]:
    return [name for seat, name in enumerate(seats) if bits >> seat & 1]


def say(view: View, seat: int, action: int) -> str:
    if action < a.GUESS:
        return f"stake {action - a.LAY + 1}"
    if action < a.TAKE:
        target, rank = divmod(action - a.GUESS, RANKS)
        return f"guess {target} {rank + 1}"
    return next(word for word, number in _PLAIN.items() if number == action)


def read(view: View, seat: int, text: str, seats: Sequence[str]) -> Sequence[int]:
    word, *numbers = text.split() or [""]
    if word in _PLAIN and not numbers:
        return [_PLAIN[word]]
    if all(len(number) == 1 and number in "01234" for number in numbers):
        values = [int(number) for number in numbers]
        if word == "stake" and len(values) == 1 and values[0] >= 1:
            return [a.LAY + values[0] - 1]
        if word == "guess" and len(values) == 2 and values[0] < len(seats) and values[1] >= 1:
            return [a.GUESS + values[0] * RANKS + values[1] - 1]
    raise BadInput(f"'{text[:60]}' is no action; write it like one of these: stake 3, guess 1 2, draw, guard, pass")


def offer(view: View, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
    texts = [(action, say(view, seat, action)) for action in actions]
    return [{"id": action, "text": text, "kind": text.split()[0]} for action, text in texts]


def ask(view: View, names: Sequence[str]) -> str:
    if not view.waiting >> view.viewer & 1:
        return f"Waiting for {' and '.join(_winners(view.waiting, names)) or 'nobody'}."
    return {"stake": "Lay a stake.", "answer": f"Guard with a {view.named + 1}, or pass."}.get(
        PHASES[view.phase], "Guess or draw."
    )


def refuse(view: View, clause: str, names: Sequence[str]) -> str:
    return ""


def preview(view: View, partial: str, seats: Sequence[str], names: Sequence[str], rules: ViewRules) -> dict[str, Any]:
    clause = rules.why(read(view, view.viewer, partial, seats)[0])
    return {"legal": not clause, "clause": clause or None}


def chance(outcome: int, seats: Sequence[str]) -> str:
    return f"card {outcome + 1}"


def ending(reason: int) -> str:
    return _ENDINGS[reason]


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> dict[str, Any]:
    kind = event[KIND]
    told: dict[str, Any] = {"kind": a.NAMES[kind]}
    if kind == a.ENDED:
        why = "hardly a stake is hidden" if event[PIECE] == BY_STAKES else "time is up"
        outcome = _outcome(_winners(event[AT], names))
        return told | {"winners": _winners(event[AT], seats), "text": f"The game ends, as {why}. {outcome}"}
    told["seat"] = seats[event[AT]]
    if kind in (a.GUESSED, a.GUARDED, a.SCORED):
        told["rank"] = event[PIECE] + 1
    if kind == a.GUESSED:
        told["to"] = seats[event[TO]]
    if kind == a.ANSWERED:
        told["right"] = bool(event[VALUE])
    elif event[VALUE] != UNKNOWN:
        told["rank"] = event[VALUE] + 1
    called = {"seat": names[event[AT]], "to": names[event[TO]]}
    return told | {"text": sentence(_sentence(kind, told), names[event[AT]], **told | called)}


def _sentence(kind: int, told: dict[str, Any]) -> str:
    sentences = {
        a.DEALT: "{seat} [gets|get] a {rank}." if "rank" in told else "{seat} [gets|get] a card.",
        a.LAID: "{seat} [lays|lay] a stake.",
        a.GUESSED: "{seat} [guesses|guess] that {to's} stake is a {rank}.",
        a.GUARDED: "{seat} [guards|guard] with a {rank}.",
        a.ANSWERED: "That is right." if told.get("right") else "That is wrong.",
        a.TAKEN: "{seat} [draws|draw].",
        a.OPENED: "{seat's} stake is a {rank}.",
        a.SCORED: "{seat} [scores|score] {rank}.",
    }
    return sentences[kind]
