"""Events in words: as data, with seats and signs, and as sentences, with names and titles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sandtable.engine import AT, KIND, PIECE, TO, UNKNOWN, VALUE, sentence
from sandtable.games.soldier.rules import events as e
from sandtable.games.soldier.rules.cards import INTENSITY, SIGNS, SOLDIER_SIGNS, SOLDIERS, WEAPON
from sandtable.games.soldier.rules.schema import RETREATED, TIE, WON
from sandtable.games.soldier.words.show import ENDINGS, called, outcome
from sandtable.games.soldier.words.titles import SOLDIER_TITLES, TITLES

Event = Sequence[int]
Facts = dict[str, Any]


def tell(event: Event, seats: Sequence[str], names: Sequence[str], variant: str) -> Facts:
    """Return an event as data, with seats, and as a sentence, with names.

    The end of a combat has one kind of event, but is told in several ways: as won, tied or retreated.
    """
    kind = event[KIND]
    name, facts = _COMING_OUT[event[PIECE]] if kind == e.CAME_OUT else _FACTS[kind]
    return {"kind": name, **facts(event, seats), "text": _sentence(name, event, names)}


def headline(told: Sequence[Mapping[str, Any]], seats: Sequence[str], names: Sequence[str]) -> str:
    """Return what a viewer was told together as a line: the deal, a move with what came of it; else ''.

    `told` are the events, as `tell` makes them. Whose turn it is and who refills is left out. A battle that is won has
    no such line: how it ended leads its group.
    """
    kinds = [event["kind"] for event in told]
    lines = [str(event["text"]) for event in told if event["kind"] in _LEADING]
    if "dealt" in kinds:
        begins = "round" if "round" in kinds else "turn"
        lines.append(f"Every player gets a soldier and {kinds.count('dealt') // len(seats)} cards.")
        lines += [str(event["text"]) for event in told if event["kind"] == begins]
    if "won" in kinds or not lines:
        return ""
    while len(lines) > 2 and len(" ".join(lines)) > _LONGEST:
        del lines[1]
    return " ".join(lines)


_LEADING = (
    "trained", "earned", "discarded", "passed", "advanced", "laid", "no_answer", "redirected", "interfered", "radioed",
    "persuaded", "tied", "retreated", "stunned", "skipped", "shot", "mirrored", "fell", "bombed", "dud", "superdud",
    "lost", "ended",
)  # fmt: skip
_LONGEST = 120
"""A headline of more characters leaves out what came between the first and the last."""


# -- as data -----------------------------------------------------------------------------------------------------------


def _seat(event: Event, seats: Sequence[str]) -> Facts:
    return {"seat": seats[event[AT]]}


def _nothing(event: Event, seats: Sequence[str]) -> Facts:
    return {}


def _with_soldier(event: Event, seats: Sequence[str]) -> Facts:
    return {"seat": seats[event[AT]], "soldier": SOLDIER_SIGNS[event[PIECE]]}


def _with_card(event: Event, seats: Sequence[str]) -> Facts:
    return {"seat": seats[event[AT]], "card": SIGNS[event[PIECE]]}


def _with_secret(event: Event, seats: Sequence[str]) -> Facts:
    """Return the facts of an event with a secret card. The card is None for a viewer who has not seen it."""
    return {"seat": seats[event[AT]], "card": None if event[VALUE] == UNKNOWN else SIGNS[event[VALUE]]}


def _drew(event: Event, seats: Sequence[str]) -> Facts:
    return _with_secret(event, seats) | ({"refill": True} if event[PIECE] else {})


def _with_target(event: Event, seats: Sequence[str]) -> Facts:
    target, soldier = divmod(event[TO], SOLDIERS)
    return {"seat": seats[event[AT]], "target_seat": seats[target], "target": SOLDIER_SIGNS[soldier]}


def _laid(event: Event, seats: Sequence[str]) -> Facts:
    weapon, intensity, power = e.boosts(event[TO])
    return _with_card(event, seats) | {
        "weapon": SIGNS[WEAPON + weapon - 1] if weapon else None,
        "intensity": SIGNS[INTENSITY + intensity - 1] if intensity else None,
        "power": power,
    }


def _surrendered(event: Event, seats: Sequence[str]) -> Facts:
    return _with_soldier(event, seats) | {"to": "pile" if event[TO] < 0 else seats[event[TO]]}


def _ended(event: Event, seats: Sequence[str]) -> Facts:
    return {"winners": called(event[AT], seats), "reason": ENDINGS[event[TO]][0]}


_FACTS: dict[int, tuple[str, Callable[[Event, Sequence[str]], Facts]]] = {
    e.ROUND: ("round", lambda event, seats: {"round": event[PIECE], **_seat(event, seats)}),
    e.SOLDIER_DEALT: ("soldier_dealt", _with_soldier),
    e.DEALT: ("dealt", _with_secret),
    e.TURN: ("turn", _seat),
    e.SKIPPED: ("skipped", _seat),
    e.DREW: ("drew", _drew),
    e.TOOK: ("took", _with_card),
    e.SHUFFLED: ("shuffled", lambda event, seats: {"cards": event[PIECE]}),
    e.TRAINED: ("trained", lambda event, seats: {**_seat(event, seats), "card": f"T{event[PIECE]}"}),
    e.EARNED: ("earned", _with_soldier),
    e.DISCARDED: ("discarded", _with_card),
    e.PASSED: ("passed", _seat),
    e.ADVANCED: (
        "advanced",
        lambda event, seats: {**_with_target(event, seats), **_with_soldier(event, seats)},
    ),
    e.LAID: ("laid", _laid),
    e.NO_ANSWER: ("no_answer", _seat),
    e.REDIRECTED: ("redirected", _with_target),
    e.INTERFERED: ("interfered", lambda event, seats: {**_with_soldier(event, seats), "for": seats[event[TO]]}),
    e.RADIOED: ("radioed", lambda event, seats: {**_seat(event, seats), "victim": seats[event[TO]]}),
    e.ROBBED: ("robbed", lambda event, seats: {**_with_secret(event, seats), "victim": seats[event[PIECE]]}),
    e.BARRED: ("barred", _seat),
    e.PERSUADED: ("persuaded", _seat),
    e.STUNNED: ("stunned", _seat),
    e.SURRENDERED: ("surrendered", _surrendered),
    e.TOKEN: ("token", lambda event, seats: {**_seat(event, seats), "wins": event[PIECE]}),
    e.SHOT: ("shot", _with_target),
    e.MIRRORED: ("mirrored", _seat),
    e.FELL: ("fell", _with_soldier),
    e.BOMBED: ("bombed", _seat),
    e.VOIDED: ("voided", _nothing),
    e.DUDDED: ("dud", _seat),
    e.SUPER_DUDDED: ("superdud", _seat),
    e.LOST: ("lost", _with_soldier),
    e.SCORED: (
        "scored",
        lambda event, seats: {**_seat(event, seats), "points": event[PIECE], "total": event[TO]},
    ),
    e.ENDED: ("ended", _ended),
}
_COMING_OUT: dict[int, tuple[str, Callable[[Event, Sequence[str]], Facts]]] = {
    WON: ("won", lambda event, seats: {**_seat(event, seats), "loser": seats[event[TO]]}),
    TIE: ("tied", _nothing),
    RETREATED: ("retreated", lambda event, seats: {"seat": None if event[TO] < 0 else seats[event[TO]]}),
}


# -- as sentences ------------------------------------------------------------------------------------------------------


def _sentence(name: str, event: Event, names: Sequence[str]) -> str:
    if name == "ended":
        return f"The game ends: {ENDINGS[event[TO]][2]}. {outcome(called(event[AT], names))}"
    pattern, subject, words = _SENTENCES[name], "", _words(event)
    if "{other" in pattern:
        words["other"] = names[event[TO]]
    if "{target" in pattern:
        seat, soldier = divmod(event[TO], SOLDIERS)
        words |= {"target": names[seat], "aim": SOLDIER_TITLES[soldier]}
    if "{victim" in pattern:
        words["victim"] = names[event[PIECE]]
    if name == "surrendered":
        words["goes"] = "goes under the soldier pile" if event[TO] < 0 else f"joins {names[event[TO]]}"
    if name == "retreated" and event[TO] >= 0:
        pattern, subject = "{seat} [retreats|retreat]: the combat is over.", names[event[TO]]
    elif "{seat" in pattern:
        subject = names[event[AT]]
    return sentence(pattern, subject, **words)


def _words(event: Event) -> dict[str, Any]:
    """Return the words for an event's numbers and cards."""
    kind, number = event[KIND], event[PIECE]
    words: dict[str, Any] = {"count": number, "total": event[TO], "points": _many(number, "point")}
    words |= {"battles": _many(number, "battle"), "cards": _many(number, "card")}
    words["secret"] = "a card" if event[VALUE] == UNKNOWN else TITLES[event[VALUE]]
    words["fill"] = " to refill" if kind == e.DREW and number else ""
    if kind in (e.TOOK, e.DISCARDED, e.LAID):
        words |= {"card": TITLES[number], "boosts": _boosts(event) if kind == e.LAID else ""}
    if kind in _WITH_SOLDIER:
        words["soldier"] = SOLDIER_TITLES[number]
    return words


_WITH_SOLDIER = (e.SOLDIER_DEALT, e.EARNED, e.ADVANCED, e.INTERFERED, e.SURRENDERED, e.FELL, e.LOST)


def _many(count: int, thing: str) -> str:
    return f"1 {thing}" if count == 1 else f"{count} {thing}s"


def _boosts(event: Event) -> str:
    """Return the boosts of a lay in words, ` with M16 (power weapon) and Adrenaline`, or nothing if it has none."""
    weapon, intensity, power = e.boosts(event[TO])
    added = [TITLES[WEAPON + weapon - 1] + (" (power weapon)" if power else "")] if weapon else []
    added += [TITLES[INTENSITY + intensity - 1]] if intensity else []
    return f" with {' and '.join(added)}" if added else ""


_SENTENCES = {
    "round": "Round {count} begins. {seat} [starts|start].",
    "soldier_dealt": "{seat} [gets|get] the {soldier}.",
    "dealt": "{seat} [is|are] dealt {secret}.",
    "turn": "It is {seat's} turn.",
    "skipped": "{seat} [is|are] stunned and [loses|lose] this turn.",
    "drew": "{seat} [draws|draw] {secret}{fill}.",
    "took": "{seat} [takes|take] {card} from the discard pile.",
    "shuffled": "The discarded and used cards become a new draw pile of {cards}.",
    "trained": "{seat} [trains|train]: {points}.",
    "earned": "{seat} [gets|get] a new soldier, the {soldier}.",
    "discarded": "{seat} [discards|discard] {card}.",
    "passed": "{seat} [has|have] no card and [passes|pass].",
    "advanced": "{seat's} {soldier} advances on {target's} {aim}.",
    "laid": "{seat} [plays|play] {card}{boosts}.",
    "no_answer": "{seat} [gives|give] no answer.",
    "redirected": "{seat} [turns|turn] the attack on {target's} {aim}.",
    "interfered": "{seat} [interferes|interfere]: {seat's} {soldier} takes the place of {other's} soldier.",
    "radioed": "{seat} [radios|radio] for help and [takes|take] cards from {other's} hand.",
    "robbed": "{seat} [gets|get] {secret} from {victim}.",
    "barred": "{seat} may not refill before {seat's} next turn or combat.",
    "persuaded": "{seat} [persuades|persuade] the other side to stop.",
    "won": "{seat} [wins|win] the combat against {other}.",
    "tied": "The combat is a tie.",
    "retreated": "Nobody wins: the combat is over.",
    "stunned": "{seat} [is|are] stunned and will lose the next turn.",
    "surrendered": "{seat's} {soldier} {goes}.",
    "token": "{seat} [has|have] won {battles}.",
    "shot": "{seat} [shoots|shoot] at {target's} {aim}.",
    "mirrored": "{seat} [holds|hold] up a Mirror: the soldier is saved.",
    "fell": "{seat's} {soldier} falls and goes under the soldier pile.",
    "bombed": "{seat} [plays|play] a Bomb.",
    "voided": "The combat is called off.",
    "dud": "{seat} [plays|play] a Dud and [is|are] saved.",
    "superdud": "{seat} [plays|play] the Super Dud: everybody is saved.",
    "lost": "{seat} [loses|lose] the {soldier} to the Bomb.",
    "scored": "{seat} [scores|score] {points}, {total} in all.",
}
