"""The soldiers of each seat, and the pile that they come from and go back to (US-R-10)."""

from __future__ import annotations

from sandtable.engine import kernel
from sandtable.games.soldier.fields import Seen, State
from sandtable.games.soldier.rules.cards import SOLDIERS
from sandtable.games.soldier.rules.schema import NOBODY, SLOTS


@kernel
def join(s: State, seat: int, soldier: int) -> None:
    """Put a soldier beside the player's others (US-TRAIN-4)."""
    s.soldier[seat][s.soldiers[seat]] = soldier
    s.soldiers[seat] += 1


@kernel
def dismiss(s: State, seat: int, slot: int) -> int:
    """Take the soldier in a slot from its player, and return it.

    The soldiers behind it move up, and the slots of the fighters are adjusted.
    """
    soldier = s.soldier[seat][slot]
    for k in range(slot, SLOTS - 1):
        s.soldier[seat][k] = s.soldier[seat][k + 1]
    s.soldier[seat][SLOTS - 1] = 0
    s.soldiers[seat] -= 1
    if s.assaulter == seat and s.assaulter_slot > slot:
        s.assaulter_slot -= 1
    if s.defender == seat and s.defender_slot > slot:
        s.defender_slot -= 1
    return soldier


@kernel
def put_under(s: State, soldier: int) -> None:
    """Put a soldier under the soldier pile, where everybody knows its place."""
    s.returned[s.returned_size] = soldier
    s.returned_size += 1


@kernel
def take_returned(s: State, place: int) -> int:
    """Take one of the soldiers that came back from the pile, and return it. Place 0 is the next one."""
    soldier = s.returned[place]
    s.returned_size -= 1
    for k in range(place, s.returned_size):
        s.returned[k] = s.returned[k + 1]
    s.returned[s.returned_size] = 0
    return soldier


@kernel
def take_unseen(s: State, soldier: int) -> None:
    """Take a soldier from the unseen part of the pile."""
    s.unseen[soldier] -= 1
    s.unseen_size -= 1


@kernel
def place_returned(v: Seen, soldier: int) -> int:
    """Return the place of a soldier among those that came back, or NOBODY."""
    for k in range(v.returned_size):
        if v.returned[k] == soldier:
            return k
    return NOBODY


@kernel
def in_pile(v: Seen) -> int:
    """Return how many soldiers the pile has."""
    return v.unseen_size + v.returned_size


@kernel
def empty_pile(s: State) -> None:
    """Remove all soldiers from the pile and from the seats, before a deal."""
    for soldier in range(SOLDIERS):
        s.unseen[soldier] = 0
        s.returned[soldier] = 0
    s.unseen_size = 0
    s.returned_size = 0
    for seat in range(s.players):
        s.soldiers[seat] = 0
        for slot in range(SLOTS):
            s.soldier[seat][slot] = 0


@kernel
def engaged(v: Seen, seat: int, slot: int) -> bool:
    """Return whether a soldier stands in the centre (US-COMBAT-3)."""
    return (v.assaulter == seat and v.assaulter_slot == slot) or (v.defender == seat and v.defender_slot == slot)


@kernel
def fights(v: Seen, seat: int) -> bool:
    """Return whether a seat is one of the two fighters. Every other seat is an outsider (US-R-80)."""
    return v.assaulter != NOBODY and (v.assaulter == seat or v.defender == seat)


@kernel
def fighting_soldier(v: Seen, seat: int) -> int:
    """Return the soldier that a fighter has in the centre."""
    return v.soldier[seat][v.assaulter_slot if v.assaulter == seat else v.defender_slot]
