"""The observation: a view as a vector for learning programs.

Seats are counted from the viewer: place 0 is the viewer's own seat, place 1 the next.
"""

from __future__ import annotations

from sandtable.engine import Ints, Observation, kernel, table
from sandtable.games.soldier.fields import Seen, View
from sandtable.games.soldier.rules.actions import SLOTS
from sandtable.games.soldier.rules.cards import ATTACK, BLOCK, KINDS, RETALIATE, SIGNS, SOLDIER_SIGNS, SOLDIERS
from sandtable.games.soldier.rules.ending import training_points
from sandtable.games.soldier.rules.schema import (
    ANSWER,
    ASK_DUD,
    ASK_MIRROR,
    BEGIN_TURN,
    DRAW,
    LAY,
    LIMIT,
    LOSE,
    MOVE,
    NOBODY,
    ORDINARY,
    PICK,
    POWER_WEAPON,
    SEATS,
    W_LAY,
    W_OPEN,
    W_START,
)

_HIGH = 127
_PHASES = {
    W_START: "others may react before a turn", DRAW: "a draw is due", MOVE: "a move is due",
    LAY: "an opening Attack is due", W_OPEN: "others may react to an opening Attack",
    W_LAY: "others may react to a later lay", ANSWER: "an answer is due", ASK_MIRROR: "a Mirror is asked for",
    ASK_DUD: "a Dud is asked for", LOSE: "a soldier is to be given up", LIMIT: "cards above the hand limit are due",
    PICK: "a new soldier is to be chosen",
}  # fmt: skip
_LAYS = (ATTACK, BLOCK, RETALIATE)
_LAY_PLACE = table([_LAYS.index(kind) if kind in _LAYS else 0 for kind in range(KINDS)])

# The entries for each player. Those for place 0 come first, then those for place 1, and so on.
_CARDS, _TRAINING, _WINS, _STUNNED, _BARRED, _POINTS, _WON, _TURN = range(8)
_ASSAULTS, _DEFENDS, _ANSWERS, _SHOOTS, _IS_SHOT, _BOMBS, _SAVED, _SOLDIER = range(8, 16)
_ENGAGED = _SOLDIER + SLOTS * SOLDIERS  # after a row for each slot
_AIMED_AT = _ENGAGED + SLOTS
_EACH = _AIMED_AT + SLOTS

# The entries, block after block.
_HAND = 0  # + kind
_KNOWN = _HAND + KINDS  # + (place - 1) * KINDS + kind
_PLAYERS = _KNOWN + (SEATS - 1) * KINDS  # + place * _EACH + ...
_DISCARD = _PLAYERS + SEATS * _EACH  # + kind
_TOP = _DISCARD + KINDS  # + kind
_USED = _TOP + KINDS  # + kind
_REMOVED = _USED + KINDS  # + kind
_TABLE = _REMOVED + KINDS  # + kind
_UNSEEN = _TABLE + KINDS  # + soldier
_NEXT = _UNSEEN + SOLDIERS  # + soldier
_PHASE = _NEXT + SOLDIERS  # + phase
_PENDING = _PHASE + len(_PHASES)  # + place in _LAYS
_OPENING = _PENDING + len(_LAYS)
_WEAPON = _OPENING + 1
_POWER = _WEAPON + 1
_INTENSE = _POWER + 1
_PILE = _INTENSE + 1
_RETURNED = _PILE + 1
_TO_DRAW = _RETURNED + 1
_AGE = _TO_DRAW + 1
_ROUND = _AGE + 1
ENTRIES = _ROUND + 1

_PLACES = ("self", *(f"seat +{place}" for place in range(1, SEATS)))
_OF_EACH = (
    "cards in hand", "training points", "battles won", "is stunned", "may not refill yet", "points", "rounds won",
    "is on turn", "fights as assaulter", "fights as defender", "has to answer", "has shot", "is shot at", "has bombed",
    "is saved from the Bomb",
    *(f"soldier {slot} is {soldier}" for slot in range(SLOTS) for soldier in SOLDIER_SIGNS),
    *(f"soldier {slot} is engaged" for slot in range(SLOTS)),
    *(f"soldier {slot} is shot at" for slot in range(SLOTS)),
)  # fmt: skip
OBSERVATION = Observation(
    shape=(ENTRIES,),
    meaning=(
        *(f"{sign} in the own hand" for sign in SIGNS),
        *(f"{sign} known to be in the hand of {place}" for place in _PLACES[1:] for sign in SIGNS),
        *(f"{place}: {entry}" for place in _PLACES for entry in _OF_EACH),
        *(f"{sign} in the discard pile" for sign in SIGNS),
        *(f"{sign} on top of the discard pile" for sign in SIGNS),
        *(f"{sign} in the used pile" for sign in SIGNS),
        *(f"{sign} removed" for sign in SIGNS),
        *(f"{sign} on the table" for sign in SIGNS),
        *(f"{soldier} in the unseen part of the soldier pile" for soldier in SOLDIER_SIGNS),
        *(f"{soldier} is the next of the soldiers that came back" for soldier in SOLDIER_SIGNS),
        *_PHASES.values(),
        *(f"{SIGNS[kind]} is to be answered" for kind in _LAYS),
        "it is the opening Attack",
        "it has an ordinary weapon",
        "it has a power weapon",
        "it has an intensity card",
        "cards in the draw pile",
        "soldiers that came back to the pile",
        "cards still to be drawn in this turn",
        "turns begun in this round",
        "number of the round",
    ),
    high=_HIGH,
)


@kernel
def encode(v: View, out: Ints) -> None:
    """Write the view into `out`: ENTRIES numbers of at most 127, seats counted from the viewer.

    For the spectator, seats are counted from seat 0.
    """
    for k in range(ENTRIES):
        out[k] = 0
    me = v.viewer if v.viewer < v.players else 0
    if v.viewer < v.players:
        for kind in range(KINDS):
            out[_HAND + kind] = min(v.hand[me][kind], _HIGH)
    for place in range(v.players):
        seat = (me + place) % v.players
        _encode_player(v, seat, _PLAYERS + place * _EACH, out)
        if place:
            for kind in range(KINDS):
                known = v.learnt[v.viewer][seat][kind] if v.viewer < v.players else v.known[seat][kind]
                out[_KNOWN + (place - 1) * KINDS + kind] = min(known, _HIGH)
    _encode_piles(v, out)
    _encode_moment(v, out)


@kernel
def _encode_player(v: Seen, seat: int, at: int, out: Ints) -> None:
    out[at + _CARDS] = min(v.hand_size[seat], _HIGH)
    out[at + _TRAINING] = training_points(v, seat)
    out[at + _WINS] = v.wins[seat]
    out[at + _STUNNED] = v.stunned >> seat & 1
    out[at + _BARRED] = v.barred >> seat & 1
    out[at + _POINTS] = min(v.points[seat], _HIGH)
    out[at + _WON] = min(v.rounds_won[seat], _HIGH)
    out[at + _TURN] = seat == v.turn
    out[at + _ASSAULTS] = seat == v.assaulter
    out[at + _DEFENDS] = seat == v.defender
    out[at + _ANSWERS] = seat == v.answerer
    if v.shooter != NOBODY:
        out[at + _SHOOTS] = seat == v.shooter
        out[at + _IS_SHOT] = seat == v.target
        if seat == v.target:
            out[at + _AIMED_AT + v.target_slot] = 1
    if v.bomber != NOBODY:
        out[at + _BOMBS] = seat == v.bomber
        out[at + _SAVED] = v.saved >> seat & 1
    for slot in range(min(v.soldiers[seat], SLOTS)):
        out[at + _SOLDIER + slot * SOLDIERS + v.soldier[seat][slot]] = 1
    if seat == v.assaulter:
        out[at + _ENGAGED + v.assaulter_slot] = 1
    if seat == v.defender:
        out[at + _ENGAGED + v.defender_slot] = 1


@kernel
def _encode_piles(v: Seen, out: Ints) -> None:
    for k in range(v.discard_size):
        out[_DISCARD + v.discard[k]] += 1 if out[_DISCARD + v.discard[k]] < _HIGH else 0
    if v.discard_size:
        out[_TOP + v.discard[v.discard_size - 1]] = 1
    for k in range(v.laid_size):
        out[_TABLE + v.laid[k] % KINDS] += 1 if out[_TABLE + v.laid[k] % KINDS] < _HIGH else 0
    for kind in range(KINDS):
        out[_USED + kind] = min(v.used[kind], _HIGH)
        out[_REMOVED + kind] = min(v.removed[kind], _HIGH)
    for soldier in range(SOLDIERS):
        out[_UNSEEN + soldier] = v.unseen[soldier]
    if v.returned_size:
        out[_NEXT + v.returned[0]] = 1
    out[_PILE] = min(v.pile, _HIGH)
    out[_RETURNED] = v.returned_size


@kernel
def _encode_moment(v: Seen, out: Ints) -> None:
    """Write the phase, the lay that must be answered, the draws left, and the turns and rounds begun."""
    if v.phase <= PICK:
        out[_PHASE + v.phase] = 1
    if v.answerer != NOBODY:
        out[_PENDING + _LAY_PLACE[v.pending]] = 1
        out[_OPENING] = v.opening
        out[_WEAPON] = v.weapon == ORDINARY
        out[_POWER] = v.weapon == POWER_WEAPON
        out[_INTENSE] = v.intense
    out[_TO_DRAW] = v.to_draw
    out[_AGE] = min(v.ply, _HIGH)
    out[_ROUND] = min(v.round, _HIGH)


assert list(_PHASES) == list(range(PICK + 1)) and BEGIN_TURN > PICK
