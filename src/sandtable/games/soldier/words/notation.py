"""Actions as text and back (the rulebook's Notation).

A text may name a soldier that is not there, the player's own soldier as a target, or two weapons. `actions` has a
number for it, and `why` finds the clause that forbids it, so that nothing here needs to know the rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Literal

from sandtable.engine import BadInput
from sandtable.games.soldier.fields import View
from sandtable.games.soldier.rules import actions as a
from sandtable.games.soldier.rules.cards import (
    INTENSITIES,
    INTENSITY,
    KIND_OF,
    SIGNS,
    SOLDIER_OF,
    SOLDIER_SIGNS,
    TRAINING,
    WEAPON,
    WEAPONS,
)
from sandtable.games.soldier.rules.schema import ANSWER, ASK_DUD, ASK_MIRROR, MOVE, W_LAY, W_OPEN, W_START

SEAT_NAMES = ("A", "B", "C", "D")
PassWord = Literal["PASS", "NO_RESPONSE", "NO_MIRROR", "NO_DUD"]
_PASSING: dict[int, PassWord] = {
    W_START: "PASS", W_OPEN: "PASS", W_LAY: "PASS", MOVE: "PASS",
    ANSWER: "NO_RESPONSE", ASK_MIRROR: "NO_MIRROR", ASK_DUD: "NO_DUD",
}  # fmt: skip
_SINGLE = {
    "DRAW_PILE": a.DRAW_PILE, "DRAW_DISCARD": a.DRAW_DISCARD, "BOMB": a.BOMBING, "MIRROR": a.MIRRORING,
    "DUD": a.DUDDING, "SUPERDUD": a.SUPER_DUDDING, "PERSUADE": a.PERSUADING,
}  # fmt: skip
_SINGLE_TEXT = {action: text for text, action in _SINGLE.items()}
_NOBODY = a.SLOTS  # the slot of a soldier that is not there
_CARDS = {sign.upper(): kind for sign, kind in KIND_OF.items()}
_SOLDIERS = {sign.upper(): soldier for sign, soldier in SOLDIER_OF.items()}
_EXAMPLES = (
    "DRAW_PILE, TRAIN 2, DISCARD Stun, ADVANCE Rifleman B.Marine, LAY Attack +Knife, NO_RESPONSE, SNIPE B.Marine, PASS"
)


def passing(phase: int) -> PassWord:
    """Return the word for doing nothing in a phase. It is PASS in a phase that has no such word."""
    return _PASSING.get(phase, "PASS")


# -- writing -----------------------------------------------------------------------------------------------------------


def say(view: View, seat: int, action: int) -> str:
    """Return an action in notation, in the position that the view shows."""
    if action == a.PASS:
        return passing(view.phase)
    if action in _SINGLE_TEXT:
        return _SINGLE_TEXT[action]
    verb = a.verb_of(action)
    return _SAYING[int(verb)](view, seat, action)


def _say_advance(view: View, seat: int, action: int) -> str:
    own, rel, slot = a.aim(a.ADVANCES, action)
    return f"ADVANCE {_own(view, seat, own)} {_other(view, seat, rel, slot)}"


def _say_aimed(word: str, verb: int) -> Callable[[View, int, int], str]:
    def saying(view: View, seat: int, action: int) -> str:
        _, rel, slot = a.aim(verb, action)
        return f"{word} {_other(view, seat, rel, slot)}"

    return saying


def _say_own(word: str, verb: int) -> Callable[[View, int, int], str]:
    def saying(view: View, seat: int, action: int) -> str:
        return f"{word} {_own(view, seat, a.aim(verb, action)[0])}"

    return saying


def _say_lay(view: View, seat: int, action: int) -> str:
    return " +".join((f"LAY {SIGNS[a.lay_of(action)[0]]}", *(SIGNS[kind] for kind in boosts(action))))


def _say_radio(view: View, seat: int, action: int) -> str:
    return f"RADIO {SEAT_NAMES[across(view, seat, a.aim(a.RADIOS, action)[1])]}"


_SAYING: dict[int, Callable[[View, int, int], str]] = {
    a.TRAINS: lambda view, seat, action: f"TRAIN {action - a.TRAIN + 1}",
    a.DISCARDS: lambda view, seat, action: f"DISCARD {SIGNS[action - a.DISCARD]}",
    a.SNIPES: _say_aimed("SNIPE", a.SNIPES),
    a.ADVANCES: _say_advance,
    a.LAYS_DOWN: _say_lay,
    a.REDIRECTS: _say_aimed("REDIRECT", a.REDIRECTS),
    a.RADIOS: _say_radio,
    a.INTERFERES: _say_own("INTERFERE", a.INTERFERES),
    a.LOSES: _say_own("LOSE", a.LOSES),
    a.PICKS: lambda view, seat, action: f"PICK {SOLDIER_SIGNS[action - a.PICKING]}",
}


def boosts(action: int) -> list[int]:
    """Return the weapon and the intensity card of a lay, as far as it has them, as kinds of card."""
    _, weapon, intensity = a.lay_of(action)
    return [WEAPON + weapon - 1] * (weapon > 0) + [INTENSITY + intensity - 1] * (intensity > 0)


def across(view: View, seat: int, rel: int) -> int:
    """Return the seat that is `rel` places to the left of `seat`."""
    return int((seat + rel) % view.players)


def standing_at(view: View, seat: int, slot: int) -> str:
    """Return the sign of the soldier in a slot, or '?' if the slot is empty."""
    return SOLDIER_SIGNS[view.soldier[seat][slot]] if slot < view.soldiers[seat] else "?"


def _own(view: View, seat: int, slot: int) -> str:
    return standing_at(view, seat, slot)


def _other(view: View, seat: int, rel: int, slot: int) -> str:
    other = across(view, seat, rel)
    return f"{SEAT_NAMES[other]}.{standing_at(view, other, slot)}"


# -- reading -----------------------------------------------------------------------------------------------------------


def read(view: View, seat: int, text: str, seats: Sequence[str]) -> Sequence[int]:
    """Return the action number that a text stands for, as a list of one; raise BadInput if it is no action."""
    word, _, rest = " ".join(text.split()).partition(" ")
    verb, arguments = word.upper(), rest.split()
    if not arguments and verb in _SINGLE:
        return [_SINGLE[verb]]
    if not arguments and verb in _PASSING.values():
        return [_read_pass(view, verb)]
    if verb == "LAY" and arguments:
        return [_Reader(view, seat, seats).lay(rest)]
    if (verb, len(arguments)) not in _READING:
        raise BadInput(f"'{text[:60]}' is no action; write it like one of these: {_EXAMPLES}")
    return [_READING[verb, len(arguments)](_Reader(view, seat, seats), *arguments)]


def _read_pass(view: View, word: str) -> int:
    """Return PASS, the one action for doing nothing, or STRAY_PASS for a word that belongs to another phase."""
    return a.PASS if word == _PASSING.get(view.phase) else a.STRAY_PASS


class _Reader:
    """A reader of the words that follow the first word of an action."""

    def __init__(self, view: View, seat: int, seats: Sequence[str]) -> None:
        self.view = view
        self.seat = seat
        self.seats = seats

    def train(self, points: str) -> int:
        if points not in ("1", "2", "3"):
            raise BadInput(f"there is no training card of '{points[:12]}' points; write TRAIN 1, TRAIN 2 or TRAIN 3")
        return a.TRAIN + int(points) - 1

    def discard(self, sign: str) -> int:
        return a.DISCARD + read_card(sign)

    def snipe(self, target: str) -> int:
        return a.aimed(a.SNIPES, 0, *self.target(target))

    def redirect(self, target: str) -> int:
        return a.aimed(a.REDIRECTS, 0, *self.target(target))

    def advance(self, own: str, target: str) -> int:
        return a.aimed(a.ADVANCES, self.own(own), *self.target(target))

    def interfere(self, own: str) -> int:
        return a.aimed(a.INTERFERES, self.own(own), 0, 0)

    def lose(self, own: str) -> int:
        return a.aimed(a.LOSES, self.own(own), 0, 0)

    def pick(self, sign: str) -> int:
        return a.PICKING + read_soldier(sign)

    def radio(self, name: str) -> int:
        return a.aimed(a.RADIOS, 0, self.rel(name), 0)

    def lay(self, text: str) -> int:
        card, *added = (part.strip() for part in text.split("+"))
        kinds = [read_card(sign) for sign in added]
        weapons = [kind - WEAPON for kind in kinds if 0 <= kind - WEAPON < WEAPONS]
        intensities = [kind - INTENSITY for kind in kinds if 0 <= kind - INTENSITY < INTENSITIES]
        if len(weapons) + len(intensities) < len(kinds):
            raise BadInput("only weapons and intensity cards are added, as in LAY Attack +Knife +Adrenaline")
        return a.laying(read_card(card), weapons, intensities)

    def target(self, text: str) -> tuple[int, int]:
        """Return the target that a text like `B.Marine` names: how many seats to the left, and the slot."""
        name, dot, sign = text.partition(".")
        if not dot:
            raise BadInput(f"'{text[:30]}' does not say whose soldier is meant; write it like B.Marine")
        rel = self.rel(name)
        return rel, self.slot(across(self.view, self.seat, rel), sign)

    def own(self, sign: str) -> int:
        return self.slot(self.seat, sign)

    def slot(self, seat: int, sign: str) -> int:
        soldier = read_soldier(sign)
        if seat >= len(self.seats):
            return _NOBODY  # a spectator has no soldiers
        row = self.view.soldier[seat][: min(self.view.soldiers[seat], a.SLOTS)]
        return row.index(soldier) if soldier in row else _NOBODY

    def rel(self, name: str) -> int:
        if name.upper() not in self.seats:
            raise BadInput(f"there is no seat '{name[:12]}' at this table; there are {', '.join(self.seats)}")
        return (self.seats.index(name.upper()) - self.seat) % len(self.seats)


_READING: dict[tuple[str, int], Callable[..., int]] = {  # by the first word and the number of words that follow
    ("TRAIN", 1): _Reader.train,
    ("DISCARD", 1): _Reader.discard,
    ("SNIPE", 1): _Reader.snipe,
    ("ADVANCE", 2): _Reader.advance,
    ("REDIRECT", 1): _Reader.redirect,
    ("RADIO", 1): _Reader.radio,
    ("INTERFERE", 1): _Reader.interfere,
    ("LOSE", 1): _Reader.lose,
    ("PICK", 1): _Reader.pick,
}


WORDS = frozenset((*_SINGLE, *_PASSING.values(), "LAY", *(word for word, _ in _READING)))
"""The first words of all actions."""


def read_card(sign: str) -> int:
    """Return the kind of a card by its sign; raise BadInput if there is no such card."""
    if sign.upper() not in _CARDS:
        raise BadInput(f"'{sign[:20]}' is no card; cards are {', '.join(SIGNS)}")
    return _CARDS[sign.upper()]


def read_soldier(sign: str) -> int:
    """Return a soldier by its sign; raise BadInput if there is no such soldier."""
    if sign.upper() not in _SOLDIERS:
        raise BadInput(f"'{sign[:20]}' is no soldier; soldiers are {', '.join(SOLDIER_SIGNS)}")
    return _SOLDIERS[sign.upper()]


_CARD = "|".join(SIGNS)
_SOLDIER = "|".join(SOLDIER_SIGNS)
_TARGET = rf"[A-D]\.(?:{_SOLDIER})"
WRITTEN = re.compile(
    rf"{'|'.join((*_SINGLE, *dict.fromkeys(_PASSING.values())))}|TRAIN [1-{KIND_OF['T3'] - TRAINING + 1}]"
    rf"|DISCARD (?:{_CARD})|ADVANCE (?:{_SOLDIER}) {_TARGET}|LAY (?:{_CARD})(?: ?\+(?:{_CARD}))*"
    rf"|(?:SNIPE|REDIRECT) {_TARGET}|RADIO [A-D]|(?:INTERFERE|LOSE|PICK) (?:{_SOLDIER})"
)
"""An action as it is written in a scenario, possible or not."""
