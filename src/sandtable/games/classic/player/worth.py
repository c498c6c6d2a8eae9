"""The worth of pieces: what each is worth, what a hidden one may be, and what an attack on it gains on average."""

from __future__ import annotations

from sandtable.engine import UNKNOWN, Ints, kernel, table
from sandtable.games.classic.fields import Seen

from ..rules.armies import in_army, left_of
from ..rules.schema import BOMB, EMPTY, FLAG, KINDS, MARSHAL, MOVED, OFF, PIECES, RAN, SIZE, SPY
from ..rules.tables import ATTACKER, BATTLE, BOTH, DEFENDER, seen_from

VALUE = table(
    [
        [0, 100, 25, 60, 35, 55, 80, 120, 180, 280, 400, 60, 2000],
        [0, 120, 60, 120, 0, 0, 0, 0, 0, 280, 400, 80, 2000],
    ]
)
"""By variant and kind."""
IDLE_SPY = 15  # the value of a Spy when the opposing Marshal is gone
HIDDEN_SHARE = 6  # being unknown is worth a sixth of a piece

LANES = 12  # columns for the kinds that can move, padded to a round number
CLASSES = 6  # of hidden pieces: unmoved on each of the four rows, moved, and moved more than one space at once
STILL, RUNNING = 4, 5
ONE = 1024  # the probability 1

# Sections of the scratch array.
WORTH = 0  # [kind] VALUE, adjusted to this position
LEFT = WORTH + KINDS  # [kind] number of hidden opposing pieces
CHANCE = LEFT + KINDS  # [class * KINDS + kind] chance (of ONE) that a hidden piece of the class is of that kind
GAIN = CHANCE + CLASSES * KINDS  # [class * LANES + own kind] average gain of an attack on such a piece
FEAR = GAIN + CLASSES * LANES  # [class * LANES + own kind] average loss if such a piece attacks
SURVIVAL = FEAR + CLASSES * LANES  # [class * LANES + own kind] chance (of ONE) that the attacker survives
BATTLES = SURVIVAL + CLASSES * LANES  # [attacking kind * KINDS + kind] how a battle ends at this table
BEATERS_OF = BATTLES + KINDS * KINDS  # [kind] bits of the kinds that beat it when they attack it
WORTH_END = BEATERS_OF + KINDS

LIKELY = (
    # EMPTY, Spy, Scout, Miner, 4 to 10, Bomb, Flag: unmoved on each row from the back, moved, and run
    (0, 3, 3, 6, 4, 3, 3, 3, 2, 2, 2, 8, 24),
    (0, 4, 3, 5, 4, 4, 4, 4, 4, 4, 4, 6, 4),
    (0, 4, 4, 3, 4, 4, 4, 4, 5, 5, 5, 4, 1),
    (0, 2, 6, 2, 4, 5, 5, 5, 5, 4, 3, 3, 1),
    (0, 3, 5, 3, 4, 4, 4, 4, 4, 4, 4, 0, 0),
    (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
)
"""How much more likely a kind is in a class than its number says."""
LIKES = table(LIKELY)
BEATERS = table(
    [sum((BATTLE[other][kind] == ATTACKER) << other for other in range(SPY, BOMB)) for kind in range(KINDS)]
)
"""BEATERS[kind]: bits of the kinds that beat it when they attack it, by the printed rules."""
NEWS = 8  # learning what a piece is counts an eighth of its worth


@kernel
def class_of(v: Seen, piece: int) -> int:
    """Return the class of a hidden piece."""
    if v.traits[piece] & RAN:
        return RUNNING
    if v.traits[piece] & MOVED:
        return STILL
    return int(seen_from(piece // PIECES, v.at[piece]) // SIZE)


@kernel
def reckon(v: Seen, seat: int, notes: Ints) -> None:
    """Fill the sections of this module."""
    _know_battles(v, notes)
    _count_hidden(v, seat, notes)
    for kind in range(KINDS):
        notes[WORTH + kind] = VALUE[v.variant][kind]
    if _is_gone(v, seat, MARSHAL, notes):
        notes[WORTH + SPY] = IDLE_SPY
    for group in range(CLASSES):
        _guess(group, notes)
        for kind in range(SPY, BOMB):
            _weigh(group, kind, notes)


@kernel
def _know_battles(v: Seen, notes: Ints) -> None:
    """Fill BATTLES and BEATERS_OF: as printed, with what a document has changed."""
    for kind in range(KINDS):
        notes[BEATERS_OF + kind] = BEATERS[kind]
        for other in range(KINDS):
            notes[BATTLES + kind * KINDS + other] = BATTLE[kind][other]
    for kind in range(SPY, BOMB):
        if v.wins[kind] | v.loses[kind]:
            for other in range(SPY, FLAG):
                left = left_of(v, kind, other)
                notes[BATTLES + kind * KINDS + other] = left
                beats = 1 << kind if left == ATTACKER else 0
                notes[BEATERS_OF + other] = notes[BEATERS_OF + other] & ~(1 << kind) | beats


@kernel
def _is_gone(v: Seen, seat: int, kind: int, notes: Ints) -> bool:
    """Return whether the other side has no piece of a kind left."""
    if notes[LEFT + kind]:
        return False
    for piece in range((1 - seat) * PIECES, (1 - seat) * PIECES + v.numbers):
        if v.rank[piece] == kind and v.at[piece] != OFF:
            return False
    return True


@kernel
def _count_hidden(v: Seen, seat: int, notes: Ints) -> None:
    for kind in range(KINDS):
        notes[LEFT + kind] = in_army(v, kind)
    for piece in range((1 - seat) * PIECES, (1 - seat) * PIECES + v.numbers):
        if v.rank[piece] != UNKNOWN:
            notes[LEFT + v.rank[piece]] -= 1


@kernel
def _guess(group: int, notes: Ints) -> None:
    """Fill CHANCE for one class."""
    total = 0
    for kind in range(SPY, KINDS):
        total += notes[LEFT + kind] * LIKES[group][kind]
    for kind in range(KINDS):
        share = notes[LEFT + kind] * LIKES[group][kind]
        notes[CHANCE + group * KINDS + kind] = share * ONE // total if total > 0 else 0
    notes[CHANCE + group * KINDS + EMPTY] = 0


@kernel
def outcome(kind: int, other: int, notes: Ints) -> int:
    """Return what an attack by a piece of `kind` on a known piece of kind `other` gains at once."""
    left = notes[BATTLES + kind * KINDS + other]
    gain = 0 if left == DEFENDER else notes[WORTH + other]
    return int(gain if left == ATTACKER else gain - notes[WORTH + kind])


@kernel
def _weigh(group: int, kind: int, notes: Ints) -> None:
    """Fill GAIN, FEAR and SURVIVAL for one own kind against one class."""
    gain, fear, survival = 0, 0, 0
    for other in range(SPY, KINDS):
        chance = notes[CHANCE + group * KINDS + other]
        if chance:
            news = notes[WORTH + other] // NEWS if other != FLAG else 0
            gain += chance * (outcome(kind, other, notes) + news)
            survival += chance if notes[BATTLES + kind * KINDS + other] == ATTACKER else 0
            if other < BOMB and notes[BATTLES + other * KINDS + kind] == ATTACKER:
                fear += chance * notes[WORTH + kind]
            elif other < BOMB and notes[BATTLES + other * KINDS + kind] == BOTH:
                fear += chance * notes[WORTH + kind] // 2
    notes[GAIN + group * LANES + kind] = gain // ONE
    notes[FEAR + group * LANES + kind] = fear // ONE
    notes[SURVIVAL + group * LANES + kind] = survival
