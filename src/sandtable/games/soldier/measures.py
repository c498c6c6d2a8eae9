"""The parts of Ultimate Soldier that studies count: cards and soldiers."""

from __future__ import annotations

from sandtable.engine import KIND, UNKNOWN, Ints, Measures, Rows, kernel, table
from sandtable.games.soldier.fields import Seen, State
from sandtable.games.soldier.rules import tell
from sandtable.games.soldier.rules.actions import (
    ACTIONS,
    ADVANCES,
    BOMBS,
    DISCARDS,
    DUDDING,
    DUDS,
    INTERFERES,
    LAYING,
    LAYS_DOWN,
    MIRRORS,
    PERSUADES,
    RADIOS,
    REDIRECTS,
    SNIPES,
    TRAIN,
    TRAINS,
    VERB,
)
from sandtable.games.soldier.rules.cards import (
    ADVANCE,
    BOMB,
    DUD,
    INTENSITIES,
    INTENSITY,
    INTERFERE,
    KINDS,
    LAY_KINDS,
    MIRROR,
    PERSUASION,
    RADIO,
    REDIRECT,
    SIGNS,
    SNIPER,
    SOLDIER_SIGNS,
    SUPER_DUD,
    TRAINING,
    WEAPON,
    WEAPONS,
)

_THROWN = KINDS  # a card that is only discarded
FIRST_SOLDIER = _THROWN + 1

PARTS = (
    {sign: sign for sign in SIGNS}
    | {"discard": "A card discarded as a move"}
    | {f"soldier-{sign}": f"{sign} (soldier)" for sign in SOLDIER_SIGNS}
)
"""The kinds of card, as the rulebook writes them, and the soldiers. A card is used when it is played, held when it
comes to a hand; soldiers are held when they are dealt or earned, and never used."""

_PLAYS = {
    ADVANCES: ADVANCE, BOMBS: BOMB, SNIPES: SNIPER, REDIRECTS: REDIRECT, RADIOS: RADIO, INTERFERES: INTERFERE,
    MIRRORS: MIRROR, PERSUADES: PERSUASION,
}  # fmt: skip


def _kinds(action: int) -> list[int]:
    """Return the parts that an action uses, as indices into PARTS."""
    verb = int(VERB[action])
    if verb in _PLAYS:
        return [_PLAYS[verb]]
    if verb == TRAINS:
        return [TRAINING + action - TRAIN]
    if verb == DISCARDS:
        return [_THROWN]
    if verb == DUDS:
        return [DUD if action == DUDDING else SUPER_DUD]
    if verb == LAYS_DOWN:
        rest, intensity = divmod(action - LAYING, INTENSITIES + 1)
        lay, weapon = divmod(rest, WEAPONS + 1)
        boosts = [WEAPON + weapon - 1] * (weapon > 0) + [INTENSITY + intensity - 1] * (intensity > 0)
        return [LAY_KINDS[lay], *boosts]
    return []


_BITS = table([sum(1 << kind for kind in _kinds(action)) for action in range(ACTIONS)])


@kernel
def uses(v: Seen, seat: int, a: int) -> int:
    """Return the parts that an action uses, as bits in the order of PARTS."""
    return _BITS[a]


@kernel
def count(s: State, seat: int, ev: Rows, counts: Ints, held: Rows) -> None:
    """Add every card that comes into a hand, and every soldier that a seat gets, to `held`, by seat and part."""
    for k in range(1, ev[0][0] + 1):
        row = ev[k]
        kind = row[KIND]
        if kind == tell.DEALT and row[tell.DEALT_CARD] != UNKNOWN:
            held[row[tell.DEALT_SEAT]][row[tell.DEALT_CARD]] += 1
        elif kind == tell.DREW and row[tell.DREW_CARD] != UNKNOWN:
            held[row[tell.DREW_SEAT]][row[tell.DREW_CARD]] += 1
        elif kind == tell.ROBBED and row[tell.ROBBED_CARD] != UNKNOWN:
            held[row[tell.ROBBED_SEAT]][row[tell.ROBBED_CARD]] += 1
        elif kind == tell.TOOK:
            held[row[tell.TOOK_SEAT]][row[tell.TOOK_CARD]] += 1
        elif kind == tell.SOLDIER_DEALT:
            held[row[tell.SOLDIER_DEALT_SEAT]][FIRST_SOLDIER + row[tell.SOLDIER_DEALT_SOLDIER]] += 1
        elif kind == tell.EARNED:
            held[row[tell.EARNED_SEAT]][FIRST_SOLDIER + row[tell.EARNED_SOLDIER]] += 1


MEASURES = Measures(parts=PARTS, uses=uses, count=count)
