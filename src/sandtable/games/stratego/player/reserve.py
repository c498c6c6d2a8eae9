"""What a computer player brings in from the Reserve, and where."""

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
ROOM = LURES_END  # vacant spaces of the own home zone
RESERVE_END = ROOM + 1

BRING_IN = -40  # a piece that enters in place of a move must be worth so much more than another that moves
WORTH_SHARE, NEED_SHARE = 40, 16  # the better a piece, and the nearer to what it is good for, the sooner it comes
FREE_OF_CHARGE = 2000  # what a bonus entry is worth more than to decline it
SECOND_FLAG = 600  # to bring in the second army's Flag, with which all the others may come
BESIDE_WARD = 60  # beside a Flag
CROWDED = (10, 1)  # so few vacant spaces, in a game of two and of four, are better kept
ELBOW_ROOM = 60  # what each one less costs


@kernel
def count_room(v: Seen, seat: int, notes: Ints) -> None:
    """Fill the section of this file."""
    notes[ROOM] = 0
    for k in range(ZONE_LENGTH[v.side]):
        notes[ROOM] += v.board[ZONE[v.side][seat][k]] == 0


@kernel
def is_beside_ward(v: Seen, place: int, notes: Ints) -> bool:
    for w in range(notes[WARDS]):
        if paces(v.side, place, notes[WARDS + 1 + w]) == 1:
            return True
    return False


@kernel
def appraise_entry(v: Seen, seat: int, entry: int, notes: Ints) -> int:
    """A piece from the Reserve onto a space of the home zone."""
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
