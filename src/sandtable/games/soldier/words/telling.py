"""Events in words: as data, with seats and signs, and as sentences, with names and titles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sandtable.engine import AT, KIND, PIECE, TO, UNKNOWN, VALUE
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
    return _SENTENCES[name].format_map(_Wording(name, event, names))


class _Wording(dict[str, str]):
    """The values for the braces of a sentence, each computed when the sentence uses it."""

    def __init__(self, name: str, event: Event, names: Sequence[str]) -> None:
        super().__init__()
        self.name = name
        self.event = event
        self.names = names

    def __missing__(self, key: str) -> str:
        return str(getattr(self, f"_{key}")())

    def _seat(self) -> str:
        return self.names[self.event[AT]]

    def _other(self) -> str:
        return self.names[self.event[TO]]

    def _victim(self) -> str:
        return self.names[self.event[PIECE]]

    def _retreating(self) -> str:
        return "Nobody wins" if self.event[TO] < 0 else f"{self._other()} retreats"

    def _soldier(self) -> str:
        return SOLDIER_TITLES[self.event[PIECE]]

    def _target(self) -> str:
        seat, soldier = divmod(self.event[TO], SOLDIERS)
        return f"{self.names[seat]}'s {SOLDIER_TITLES[soldier]}"

    def _card(self) -> str:
        return TITLES[self.event[PIECE]]

    def _secret(self) -> str:
        return "a card" if self.event[VALUE] == UNKNOWN else TITLES[self.event[VALUE]]

    def _refills(self) -> str:
        return "refills with" if self.event[PIECE] else "draws"

    def _boosts(self) -> str:
        """Return the boosts of a lay in words, ` with M16 (power weapon) and Adrenaline`, or nothing if it has none."""
        weapon, intensity, power = e.boosts(self.event[TO])
        added = [TITLES[WEAPON + weapon - 1] + (" (power weapon)" if power else "")] if weapon else []
        added += [TITLES[INTENSITY + intensity - 1]] if intensity else []
        return f" with {' and '.join(added)}" if added else ""

    def _count(self) -> int:
        return self.event[PIECE]

    def _total(self) -> int:
        return self.event[TO]

    def _points(self) -> str:
        return "1 point" if self.event[PIECE] == 1 else f"{self.event[PIECE]} points"

    def _battles(self) -> str:
        return "1 battle" if self.event[PIECE] == 1 else f"{self.event[PIECE]} battles"

    def _cards(self) -> str:
        return "1 card" if self.event[PIECE] == 1 else f"{self.event[PIECE]} cards"

    def _goes(self) -> str:
        return "goes under the soldier pile" if self.event[TO] < 0 else f"joins {self._other()}"


_SENTENCES = {
    "round": "Round {count} begins. {seat} starts.",
    "soldier_dealt": "{seat} is dealt the {soldier}.",
    "dealt": "{seat} is dealt {secret}.",
    "turn": "It is {seat}'s turn.",
    "skipped": "{seat} is stunned and forfeits this turn.",
    "drew": "{seat} {refills} {secret}.",
    "took": "{seat} takes {card} from the discard pile.",
    "shuffled": "The discarded and the used cards are shuffled into a new draw pile of {cards}.",
    "trained": "{seat} lays {points} of training.",
    "earned": "{seat} gets a new soldier, the {soldier}.",
    "discarded": "{seat} discards {card}.",
    "passed": "{seat} has no card and passes.",
    "advanced": "{seat}'s {soldier} advances on {target}.",
    "laid": "{seat} lays {card}{boosts}.",
    "no_answer": "{seat} gives no answer.",
    "redirected": "{seat} turns the attack on {target}.",
    "interfered": "{seat} interferes: the {soldier} takes the place of {other}'s soldier.",
    "radioed": "{seat} radios for help and takes from {other}'s hand.",
    "robbed": "{seat} gets {secret} from {victim}.",
    "barred": "{seat} may not refill before the own next turn or combat.",
    "persuaded": "{seat} persuades the other side to stop.",
    "won": "{seat} wins the combat against {other}.",
    "tied": "The combat is a tie.",
    "retreated": "{retreating}: the combat is over.",
    "stunned": "{seat} is stunned and will forfeit the next turn.",
    "surrendered": "{seat}'s {soldier} {goes}.",
    "token": "{seat} has won {battles}.",
    "shot": "{seat} shoots at {target}.",
    "mirrored": "{seat} holds up a Mirror: the soldier is saved.",
    "fell": "{seat}'s {soldier} falls and goes under the soldier pile.",
    "bombed": "{seat} bombs.",
    "voided": "The combat is void.",
    "dud": "{seat} lays a Dud and is saved.",
    "superdud": "{seat} lays the Super Dud: everybody is saved.",
    "lost": "{seat} loses the {soldier} to the Bomb.",
    "scored": "{seat} scores {points}, {total} in all.",
}
