"""Entries from the Reserve: which pieces a computer player brings in, and where."""

from __future__ import annotations

from sandtable.engine import Ints, kernel
from sandtable.games.stratego.fields import Seen
from sandtable.games.stratego.player.dangers import danger, paces
from sandtable.games.stratego.player.flags import WARDS, shelter
from sandtable.games.stratego.player.lures import LURES_END, lure
from sandtable.games.stratego.player.odds import WORTH
from sandtable.games.stratego.rules.actions import ZONE_SIZE
from sandtable.games.stratego.rules.pieces import KIND
from sandtable.games.stratego.rules.schema import BOMB, BONUS, FLAG
from sandtable.games.stratego.rules.sides import allied
from sandtable.games.stratego.rules.tables import ZONE, ZONE_LENGTH

# Section of the scratch array, after those of lures.py.
ROOM = LURES_END  # the number of vacant spaces of the seat's home zone
RESERVE_END = ROOM + 1

BRING_IN = -40  # added to the score of each entry: one that replaces a move must be worth more
WORTH_SHARE, NEED_SHARE = 40, 16  # shares of a piece's worth and lure that count: good and needed pieces enter sooner
FREE_OF_CHARGE = 2000  # what a bonus entry is worth more than declining it
SECOND_FLAG = 600  # the gain of bringing in the second army's Flag, after which all the others may enter
BESIDE_WARD = 60  # the gain of entering beside a ward
CROWDED = (10, 1)  # the number of vacant spaces that are better kept, in a game of two and of four
ELBOW_ROOM = 60  # the cost of each vacant space fewer


@kernel
def count_room(v: Seen, seat: int, notes: Ints) -> None:
    """Fill the section of this module."""
    notes[ROOM] = 0
    for k in range(ZONE_LENGTH[v.side]):
        notes[ROOM] += v.board[ZONE[v.side][seat][k]] == 0


@kernel
def is_beside_ward(v: Seen, place: int, notes: Ints) -> bool:
    """Return whether a place lies beside a ward."""
    for w in range(notes[WARDS]):
        if paces(v.side, place, notes[WARDS + 1 + w]) == 1:
            return True
    return False


@kernel
def appraise_entry(v: Seen, seat: int, entry: int, notes: Ints) -> int:
    """Return the score of bringing a piece from the Reserve onto a space of the home zone."""
    size = ZONE_SIZE[v.side]
    kind, place = KIND[v.side][entry // size], ZONE[v.side][seat][entry % size]
    score = FREE_OF_CHARGE if v.phase == BONUS else 0
    if kind == FLAG:
        return int(score + SECOND_FLAG + shelter(v, seat, place, notes))
    score += BRING_IN + notes[WORTH + kind] // WORTH_SHARE - danger(kind, False, place, notes)
    score -= max(0, CROWDED[int(allied(v))] - notes[ROOM]) * ELBOW_ROOM * (10 if v.phase == BONUS else 1)
    if is_beside_ward(v, place, notes):
        score += 3 * BESIDE_WARD if kind == BOMB else BESIDE_WARD
    if kind != BOMB:
        score += lure(kind, place, notes) // NEED_SHARE
    return int(score)
