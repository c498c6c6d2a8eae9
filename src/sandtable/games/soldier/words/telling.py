"""Events as data, with seats and signs, and as sentences, with names and titles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.engine import sentence
from sandtable.games.soldier.rules.cards import KIND_OF, SOLDIER_OF
from sandtable.games.soldier.words.show import WHY, outcome
from sandtable.games.soldier.words.titles import SOLDIER_TITLES, TITLES
from sandtable.games.soldier.words.told import (
    Drew,
    Ended,
    Event,
    Laid,
    Scored,
    Shuffled,
    Surrendered,
    Token,
    Trained,
    read,
)


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> Event:
    """Return an event as data, with seats, and as a sentence, with names."""
    told = read(event, seats)
    told.text = _sentence(told, dict(zip(seats, names, strict=True)))
    return told


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


# -- as sentences ------------------------------------------------------------------------------------------------------


def _sentence(event: Event, named: Mapping[str, str]) -> str:
    """Return the sentence for an event; `named` are the names of the seats."""
    if isinstance(event, Ended):
        return f"The game ends: {WHY[event.reason]}. {outcome([named[seat] for seat in event.winners])}"
    words = _words(event, named)
    return sentence(_SENTENCES[str(event.__struct_config__.tag)], words.pop("seat", ""), **words)


def _words(event: Event, named: Mapping[str, str]) -> dict[str, Any]:
    """Return the words for what an event tells."""
    words: dict[str, Any] = {fact: _word(getattr(event, fact), named) for fact in event.__struct_fields__}
    match event:
        case Drew():
            words["fill"] = " to refill" if event.refill is True else ""
        case Shuffled():
            words["cards"] = _many(event.cards, "card")
        case Trained():
            words["points"] = _many(int(event.card.removeprefix("T")), "point")
        case Laid():
            words["boosts"] = _boosts(event)
        case Surrendered():
            words["goes"] = "goes under the soldier pile" if event.to == "pile" else f"joins {named[event.to]}"
        case Token():
            words["battles"] = _many(event.wins, "battle")
        case Scored():
            words["points"] = _many(event.points, "point")
    return words


def _word(fact: Any, named: Mapping[str, str]) -> Any:
    """Return the name of a seat, the title of a card or soldier, and other facts as they are."""
    if fact is None:
        return "a card"
    if fact in KIND_OF:
        return TITLES[KIND_OF[fact]]
    return SOLDIER_TITLES[SOLDIER_OF[fact]] if fact in SOLDIER_OF else named.get(fact, fact)


def _many(count: int, thing: str) -> str:
    return f"1 {thing}" if count == 1 else f"{count} {thing}s"


def _boosts(laid: Laid) -> str:
    """Return the boosts of a lay in words, ` with M16 (power weapon) and Adrenaline`, or nothing if it has none."""
    added = [TITLES[KIND_OF[laid.weapon]] + (" (power weapon)" if laid.power else "")] if laid.weapon else []
    added += [TITLES[KIND_OF[laid.intensity]]] if laid.intensity else []
    return f" with {' and '.join(added)}" if added else ""


_SENTENCES = {
    "round": "Round {round} begins. {seat} [starts|start].",
    "soldier_dealt": "{seat} [gets|get] the {soldier}.",
    "dealt": "{seat} [is|are] dealt {card}.",
    "turn": "It is {seat's} turn.",
    "skipped": "{seat} [is|are] stunned and [loses|lose] this turn.",
    "drew": "{seat} [draws|draw] {card}{fill}.",
    "took": "{seat} [takes|take] {card} from the discard pile.",
    "shuffled": "The discarded and used cards become a new draw pile of {cards}.",
    "trained": "{seat} [trains|train]: {points}.",
    "earned": "{seat} [gets|get] a new soldier, the {soldier}.",
    "discarded": "{seat} [discards|discard] {card}.",
    "passed": "{seat} [has|have] no card and [passes|pass].",
    "advanced": "{seat's} {soldier} advances on {target_seat's} {target}.",
    "laid": "{seat} [plays|play] {card}{boosts}.",
    "no_answer": "{seat} [gives|give] no answer.",
    "redirected": "{seat} [turns|turn] the attack on {target_seat's} {target}.",
    "interfered": "{seat} [interferes|interfere]: {seat's} {soldier} takes the place of {for_'s} soldier.",
    "radioed": "{seat} [radios|radio] for help and [takes|take] cards from {victim's} hand.",
    "robbed": "{seat} [gets|get] {card} from {victim}.",
    "barred": "{seat} may not refill before {seat's} next turn or combat.",
    "persuaded": "{seat} [persuades|persuade] the other side to stop.",
    "won": "{seat} [wins|win] the combat against {loser}.",
    "tied": "The combat is a tie.",
    "retreated": "{seat} [retreats|retreat]: the combat is over.",
    "stunned": "{seat} [is|are] stunned and will lose the next turn.",
    "surrendered": "{seat's} {soldier} {goes}.",
    "token": "{seat} [has|have] won {battles}.",
    "shot": "{seat} [shoots|shoot] at {target_seat's} {target}.",
    "mirrored": "{seat} [holds|hold] up a Mirror: the soldier is saved.",
    "fell": "{seat's} {soldier} falls and goes under the soldier pile.",
    "bombed": "{seat} [plays|play] a Bomb.",
    "voided": "The combat is called off.",
    "dud": "{seat} [plays|play] a Dud and [is|are] saved.",
    "superdud": "{seat} [plays|play] the Super Dud: everybody is saved.",
    "lost": "{seat} [loses|lose] the {soldier} to the Bomb.",
    "scored": "{seat} [scores|score] {points}, {total} in all.",
}
