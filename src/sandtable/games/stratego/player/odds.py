"""The odds about pieces that have not been seen: the arithmetic behind the computer player's choices.

Everything is computed from a view. The results are in a scratch array of integers, in the sections named below, so that
all the actions of one decision share them. Each army has its own row: a seat has two armies in Campaign and one in the
other variants. What has not entered yet counts among what is unseen.
"""

from __future__ import annotations

from sandtable.engine import Ints, Rows, kernel, table
from sandtable.games.stratego.fields import Seen
from sandtable.games.stratego.rules.armies import in_army, in_second_army, outcome
from sandtable.games.stratego.rules.pieces import ATTACKER, BATTLE, DEFENDER, NEITHER
from sandtable.games.stratego.rules.schema import (
    ALL_PIECES,
    ARMY_NUMBERS,
    BOMB,
    CAMPAIGN,
    CANNON,
    CAPTAIN,
    EMPTY,
    FAST,
    FLAG,
    IS_CAPTAIN,
    IS_SCOUT,
    JOINED,
    KINDS,
    MARSHALL,
    MOVED,
    PIECES,
    SCOUT,
    SPY,
)
from sandtable.games.stratego.rules.sides import allied, opposes, owner
from sandtable.games.stratego.rules.stockades import holds_flag
from sandtable.games.stratego.rules.tables import IN_ZONE, NOWHERE, PLACES, SEATS, SPACES
from sandtable.games.stratego.setups.counts import COUNTS
from sandtable.games.stratego.setups.small import EIGHT, liking
from sandtable.games.stratego.setups.small import SPACES as SMALL_SPACES

ARMIES = 2 * SEATS
WORD = 10  # bits in a word of `denied`
LANES = 16  # the length of a row with a number for each own kind; the processor computes several at once

# Sections of the scratch array. The first ones are kept in halves (`sandtable.engine.halves`); lures.py fills them.
# A lure is a prize at most: the Flag's 80,000, less than that for danger to the seat's own Flags, and 12 for each quiet
# ply. So it is far below 2 ** 31.
LURE = 0  # [place + 1][column] strength of the lures felt there; row 0 stands for NOWHERE
BEATERS = LURE + (PLACES + 1) * LANES  # [column] bits of the kinds that beat it when they attack
SHY = BEATERS + LANES  # [column] whether a lure loses a quarter among unseen opposing pieces
LEFT = SHY + LANES  # [army][kind] pieces of each kind that have not been seen
WORTH = LEFT + ARMIES * KINDS  # [kind] worth of a piece to either side now; for the Flag, worth of the seat's own
STRIKE = WORTH + LANES  # [army][own kind] expected gain from attacking an unseen piece that moves
BEATEN = STRIKE + ARMIES * LANES  # [own kind] chance (of 1,024) that an unseen piece that moves beats it
GUESS = BEATEN + KINDS  # [piece] the kind of a piece if it is certain, else EMPTY
BOMB_ODDS = GUESS + ALL_PIECES  # [piece] chance (of 1,024) to be a Bomb
FLAG_ODDS = BOMB_ODDS + ALL_PIECES  # [piece] chance (of 1,024) to be the Flag
TROPHY = FLAG_ODDS + ALL_PIECES  # the gain of capturing an opposing Flag that is certain
PROBE = TROPHY + 1  # the gain of a chance to hit it, to be multiplied by the chance
GAIN = PROBE + 1  # [kind][own kind] gain from attacking a piece of a certain kind
PRIZE = GAIN + KINDS * LANES  # [piece][own kind] expected gain from attacking it; for a Flag, from claiming a partner's
BLOW = PRIZE + ALL_PIECES * LANES  # [kind][own kind] GAIN, with what it is worth to have seen the kind
FALLING = BLOW + KINDS * LANES  # [kind] bits of the own kinds that fall when they attack it, and cost it nothing
BEATERS_OF = FALLING + KINDS  # [kind] bits of the kinds that beat it when they attack
ODDS_END = BEATERS_OF + KINDS

ONE_BITS = 10
ONE = 1 << ONE_BITS  # the probability 1
LAST_FLAG = (80_000, 8000)  # TROPHY and PROBE for the Flag that wins the game
FIRST_FLAG = (6000, 5000)  # TROPHY and PROBE for one of two Flags
OWN_FLAG = 7000
ONLY_FLAG = 40_000
UNION = 8000  # the gain when the seat's own Flag finds its partner's
BOMB_WORTH = 500
SEEN_SHARE = 6  # having seen a piece is worth a sixth of it
UNLIKED = 0.3  # added to how much a space is liked, even for a piece that nobody would put there
SHOWN_SHARE = 12  # having shown a piece of one's own costs a twelfth of it
IMPATIENCE = 12  # what each quiet ply adds to the score of every attack on an unseen piece

VALUE = table([0, 800, 250, 150, 250, 400, 700, 900, 1400, 2200, 3300, BOMB_WORTH, 0, 1000])
"""VALUE[kind] in hundredths of a Lieutenant's quarter: only the proportions matter."""

_FIGHTERS = (*range(SPY, BOMB), CANNON)
FIGHTERS = table(_FIGHTERS)
"""The kinds that attack."""
FIGHTING_KINDS = len(FIGHTERS)


def _met(*outcomes: int) -> list[list[int]]:
    """Return [kind][own kind]: whether an attack on the kind has one of these outcomes."""
    return [[int(own < KINDS and BATTLE[own][kind] in outcomes) for own in range(LANES)] for kind in range(KINDS)]


TAKES = table(_met(ATTACKER, NEITHER))
LOSES = table(_met(DEFENDER, NEITHER))
FALLS = table(_met(DEFENDER))
"""TAKES, LOSES, FALLS[kind][own kind]: an attack on the kind removes it, costs the own piece, costs only that."""
FALLEN = table([sum(falls << own for own, falls in enumerate(row)) for row in _met(DEFENDER)])
STRONGER = table([sum(1 << k for k in _FIGHTERS if BATTLE[k][kind] == ATTACKER) for kind in range(KINDS)])
"""FALLEN, STRONGER[kind]: bits of the kinds that fall when they attack it, and that beat it, by the printed rules."""


def _habits(code: str, smoothing: int) -> list[int]:
    """Return the share (of 1,024) that this kind has of the pieces that people put on each space of the zone."""
    cells = [(row, min(column, 9 - column)) for row in range(4) for column in range(10)]
    everything = [sum(rows[row][column] for rows in COUNTS.values()) for row, column in cells]
    return [ONE * (COUNTS[code][r][c] + smoothing) // all_ for (r, c), all_ in zip(cells, everything, strict=True)]


def _small_habits(code: str) -> list[int]:
    """Return the same for the small zone, by the computer's own set-ups, as nobody has counted people's."""
    shares = {kind: [liking(kind, space) + UNLIKED for space in SMALL_SPACES] for kind in EIGHT}
    likes = {kind: [share / sum(row) for share in row] for kind, row in shares.items()}
    everything = [sum(likes[kind][k] for kind in EIGHT) for k in range(len(SMALL_SPACES))]
    return [int(ONE * like / all_) for like, all_ in zip(likes[code], everything, strict=True)]


def _habits_by_side(code: str, smoothing: int) -> list[list[int]]:
    zone, small = _habits(code, smoothing), _small_habits(code)
    return [zone, [0] * len(zone), small + [0] * (len(zone) - len(small))]


FLAG_HABIT = table(_habits_by_side("F", 4))
BOMB_HABIT = table(_habits_by_side("B", 20))
"""FLAG_HABIT, BOMB_HABIT[side][space of the zone]: how much speaks for one there."""
# On the four-player side a Flag may stand anywhere, but is likelier behind other pieces.
BACK_OF_CAMP = 6  # the number of spaces in a camp's back row, which come first
BEHIND, IN_FRONT, ABROAD = 6, 2, 3  # how much speaks for a Flag there, and for one that has moved


@kernel
def army_of(v: Seen, piece: int) -> int:
    """Return the army that a piece belongs to."""
    second = v.variant == CAMPAIGN and piece % PIECES >= ARMY_NUMBERS
    return owner(piece) * 2 + (1 if second else 0)


@kernel
def numbers_of(v: Seen, army: int) -> tuple[int, int]:
    """Return the range of an army's piece numbers: the first, and the one after the last."""
    first = army // 2 * PIECES
    if v.variant == CAMPAIGN:
        first += army % 2 * ARMY_NUMBERS
        return first, first + ARMY_NUMBERS
    return first, first + (0 if army % 2 else v.numbers)


@kernel
def free(v: Seen, piece: int) -> bool:
    """Return whether a piece stands on a space, neither off the board nor captive."""
    return 0 <= v.at[piece] < SPACES[v.side]


@kernel
def faces(v: Seen, seat: int, piece: int) -> bool:
    """Return whether a piece is an opposing one that can be met on the board."""
    return opposes(piece, seat) and free(v, piece)


@kernel
def certain_kind(v: Seen, piece: int) -> int:
    """Return the kind of a piece that was shown or gave itself away by its move (ST-R-76), else EMPTY."""
    if v.rank[piece] > EMPTY:
        return int(v.rank[piece])
    if v.traits[piece] & IS_SCOUT:
        return SCOUT
    if v.traits[piece] & IS_CAPTAIN:
        return CAPTAIN
    return EMPTY


@kernel
def count_unseen(v: Seen, notes: Ints) -> None:
    """Fill GUESS and LEFT: which pieces have been recognised, and what must still be on the board or in Reserve."""
    for army in range(2 * v.players):
        for kind in range(KINDS):
            size = in_second_army(v, kind) if army % 2 else in_army(v, kind)
            notes[LEFT + army * KINDS + kind] = size
    for piece in range(v.players * PIECES):
        kind = certain_kind(v, piece)
        notes[GUESS + piece] = kind
        if kind != EMPTY:
            notes[LEFT + army_of(v, piece) * KINDS + kind] -= 1


@kernel
def habit_of(v: Seen, piece: int, habits: Rows) -> int:
    """Return how much an unmoved piece's space speaks for the kind that `habits` is about."""
    k = IN_ZONE[v.side][owner(piece)][v.at[piece]]
    return int(habits[v.side][k]) if k != NOWHERE else 0


@kernel
def is_denied(v: Seen, seat: int, piece: int) -> bool:
    """Return whether the seat has learned by a claim that a partner's piece is not the Flag."""
    k = piece % PIECES
    return k < 2 * WORD and not opposes(piece, seat) and v.denied[seat][k // WORD] >> k % WORD & 1 == 1


@kernel
def flag_habit(v: Seen, seat: int, piece: int) -> int:
    """Return how much speaks for a hidden piece being its owner's Flag."""
    if not allied(v):
        return 0 if v.traits[piece] & MOVED else habit_of(v, piece, FLAG_HABIT)
    if v.traits[piece] & (JOINED | FAST) or is_denied(v, seat, piece):
        return 0
    if v.traits[piece] & MOVED:
        return ABROAD
    return BEHIND if IN_ZONE[1][owner(piece)][v.at[piece]] < BACK_OF_CAMP else IN_FRONT


@kernel
def spread_fixed(v: Seen, seat: int, army: int, notes: Ints) -> None:
    """Fill BOMB_ODDS and FLAG_ODDS: share the army's unseen Bombs and Flag out over the pieces that may be one."""
    bombs, flags, unseen, left = 0, 0, 0, 0
    row = LEFT + army * KINDS
    first, last = numbers_of(v, army)
    for piece in range(first, last):
        flag, bomb = 0, 0
        if free(v, piece) and notes[GUESS + piece] == EMPTY:
            unseen += 1
            flag = flag_habit(v, seat, piece)
            if not allied(v) and not v.traits[piece] & MOVED:
                bomb = habit_of(v, piece, BOMB_HABIT)
        notes[FLAG_ODDS + piece] = flag
        notes[BOMB_ODDS + piece] = bomb
        flags += flag
        bombs += bomb
    for kind in range(KINDS):
        left += notes[row + kind]
    for piece in range(first, last):
        if notes[FLAG_ODDS + piece] > 0:
            notes[FLAG_ODDS + piece] = min(ONE, ONE * notes[row + FLAG] * notes[FLAG_ODDS + piece] // flags)
        if notes[BOMB_ODDS + piece] > 0:
            bomb = ONE * notes[row + BOMB] * notes[BOMB_ODDS + piece] // bombs
            bomb = bomb * unseen // max(left, unseen)  # the rest is in the Reserve
            notes[BOMB_ODDS + piece] = min(bomb, ONE - notes[FLAG_ODDS + piece])


@kernel
def marshall_lives(v: Seen, seat: int, notes: Ints) -> bool:
    """Return whether an opposing Marshall is left for a Spy to hunt."""
    for army in range(2 * v.players):
        if (army // 2 + seat) % 2 and notes[LEFT + army * KINDS + MARSHALL] > 0:
            return True
    for piece in range(v.players * PIECES):
        if faces(v, seat, piece) and notes[GUESS + piece] == MARSHALL:
            return True
    return False


@kernel
def flags_of(v: Seen, seat: int, notes: Ints) -> int:
    """Return how many Flags a seat has on the board, as far as the viewer can tell."""
    count = min(1, notes[LEFT + 2 * seat * KINDS + FLAG])
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        count += free(v, piece) and notes[GUESS + piece] == FLAG
    return int(count)


@kernel
def value_flags(v: Seen, seat: int, notes: Ints) -> None:
    """Fill TROPHY, PROBE and the worth of the seat's own Flag.

    What is won and lost with a Flag depends on how many are left.
    """
    if allied(v):
        last, only = holds_flag(v, seat), holds_flag(v, (seat + 1) % SEATS)
    else:
        last, only = flags_of(v, 1 - seat, notes) < 2, flags_of(v, seat, notes) < 2
    notes[TROPHY] = LAST_FLAG[0] if last else FIRST_FLAG[0]
    notes[PROBE] = LAST_FLAG[1] if last else FIRST_FLAG[1]
    notes[WORTH + FLAG] = ONLY_FLAG if only else OWN_FLAG


@kernel
def value_pieces(v: Seen, seat: int, notes: Ints) -> None:
    """Fill WORTH, GAIN, BLOW, FALLING and BEATERS_OF. A Spy without a Marshall to hunt is worth next to nothing."""
    for kind in range(KINDS):
        notes[WORTH + kind] = VALUE[kind]
    if not marshall_lives(v, seat, notes):
        notes[WORTH + SPY] = 80
    value_flags(v, seat, notes)
    for other in range(SPY, KINDS):
        taken = notes[TROPHY] if other == FLAG else notes[WORTH + other]
        for own in range(LANES):
            notes[GAIN + other * LANES + own] = TAKES[other][own] * taken - LOSES[other][own] * notes[WORTH + own]
        seen = notes[WORTH + other] // SEEN_SHARE
        for own in range(LANES):
            notes[BLOW + other * LANES + own] = notes[GAIN + other * LANES + own] + FALLS[other][own] * seen
    for kind in range(KINDS):
        notes[FALLING + kind] = FALLEN[kind]
        notes[BEATERS_OF + kind] = STRONGER[kind]
    for own in range(SPY, BOMB):
        if v.wins[own] | v.loses[own]:
            amend_battles(v, own, notes)


@kernel
def amend_battles(v: Seen, own: int, notes: Ints) -> None:
    """Mend GAIN, BLOW, FALLING and BEATERS_OF for the battles of a kind that a document has changed."""
    for other in range(SPY, KINDS):
        if (v.wins[own] | v.loses[own]) >> other & 1:
            left = outcome(v, own, other)
            taken, lost = 0 if left == DEFENDER else 1, 0 if left == ATTACKER else 1
            gain = taken * notes[WORTH + other] - lost * notes[WORTH + own]
            notes[GAIN + other * LANES + own] = gain
            notes[BLOW + other * LANES + own] = gain + (0 if taken else notes[WORTH + other] // SEEN_SHARE)
            notes[FALLING + other] = notes[FALLING + other] & ~(1 << own) | (1 - taken) << own
            notes[BEATERS_OF + other] = notes[BEATERS_OF + other] & ~(1 << own) | (1 - lost) << own


@kernel
def weigh_strikes(army: int, notes: Ints) -> None:
    """Fill STRIKE: each own kind against an unseen piece of an army that is neither a Bomb nor a Flag."""
    movers = 0
    row, strike = LEFT + army * KINDS, STRIKE + army * LANES
    for own in range(LANES):
        notes[strike + own] = 0
    for k in range(FIGHTING_KINDS):
        kind = FIGHTERS[k]
        left = notes[row + kind]
        if left > 0:
            movers += left
            for own in range(LANES):
                notes[strike + own] += left * notes[BLOW + kind * LANES + own]
    if movers > 1:
        for own in range(LANES):
            notes[strike + own] = notes[strike + own] // movers


@kernel
def weigh_dangers(v: Seen, seat: int, notes: Ints) -> None:
    """Fill BEATEN: how likely unseen pieces are to beat each own kind.

    Cannons are left out, as a Cannon that stands beside a piece cannot attack it.
    """
    for own in range(SPY, KINDS):
        movers, beaten, beaters = 0, 0, notes[BEATERS_OF + own]
        for army in range(2 * v.players):
            if (army // 2 + seat) % 2:
                for kind in range(SPY, BOMB):
                    movers += notes[LEFT + army * KINDS + kind]
                    if beaters >> kind & 1:
                        beaten += notes[LEFT + army * KINDS + kind]
        notes[BEATEN + own] = ONE * beaten // max(movers, 1)


@kernel
def set_prizes(v: Seen, piece: int, notes: Ints) -> None:
    """Fill PRIZE: the expected gains when pieces of each kind attack an opposing piece."""
    kind, prize = notes[GUESS + piece], PRIZE + piece * LANES
    if kind != EMPTY:
        for own in range(LANES):
            notes[prize + own] = notes[GAIN + kind * LANES + own]
        return
    flag, bomb = notes[FLAG_ODDS + piece], notes[BOMB_ODDS + piece]
    strike, rest = STRIKE + army_of(v, piece) * LANES, ONE - flag - bomb
    probe, restless = flag * notes[PROBE], v.quiet * IMPATIENCE
    for own in range(LANES):
        gain = probe + bomb * notes[GAIN + BOMB * LANES + own] + rest * notes[strike + own]
        notes[prize + own] = (gain >> ONE_BITS) + restless - notes[WORTH + own] // SHOWN_SHARE


@kernel
def reckon(v: Seen, seat: int, notes: Ints) -> None:
    """Fill all sections of this module."""
    count_unseen(v, notes)
    value_pieces(v, seat, notes)
    for army in range(2 * v.players):
        if army // 2 != seat:
            spread_fixed(v, seat, army, notes)
            weigh_strikes(army, notes)
    weigh_dangers(v, seat, notes)
    for piece in range(v.players * PIECES):
        if faces(v, seat, piece):
            set_prizes(v, piece, notes)
        elif owner(piece) != seat and free(v, piece):
            odds = ONE if notes[GUESS + piece] == FLAG else notes[FLAG_ODDS + piece]
            notes[PRIZE + piece * LANES + FLAG] = odds * UNION >> ONE_BITS
