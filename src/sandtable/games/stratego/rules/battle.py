"""Carrying out moves and attacks (rulebook 2.4 to 2.10, 2.15, 2.18). What follows them is in sequel.py."""

from __future__ import annotations

from sandtable.engine import CHOICE, Events, discloses, kernel
from sandtable.games.stratego.fields import State
from sandtable.games.stratego.rules import tell
from sandtable.games.stratego.rules.actions import FLAG_MOVE, MOVE
from sandtable.games.stratego.rules.armies import outcome
from sandtable.games.stratego.rules.cannons import return_cannon
from sandtable.games.stratego.rules.clause_ids import C
from sandtable.games.stratego.rules.geometry import cell, distance
from sandtable.games.stratego.rules.pieces import ATTACKER, DEFENDER
from sandtable.games.stratego.rules.rescue import hold_back, is_asked
from sandtable.games.stratego.rules.reserve import offer_bonus
from sandtable.games.stratego.rules.schema import (
    ALLIANCE,
    BOMB,
    BY_BOTH_FLAGS,
    BY_FLAG,
    BY_LAST_FLAG,
    BY_UNITING,
    CAMPAIGN,
    CANNON,
    DENIED_WORD,
    ESCAPED,
    EVERYBODY,
    FLAG,
    FOUGHT,
    GONE,
    HELD,
    OPEN,
    PIECES,
    SPY,
    WON,
)
from sandtable.games.stratego.rules.seen import open_rank
from sandtable.games.stratego.rules.sequel import after_arrival, after_capture
from sandtable.games.stratego.rules.sides import allied, owner, partner, team
from sandtable.games.stratego.rules.stockades import flag_beside, holds_flag, is_captive
from sandtable.games.stratego.rules.tables import FLAG_WAY, FROM, NOWHERE, TO
from sandtable.games.stratego.rules.turn import finish
from sandtable.games.stratego.rules.walking import put, set_out, walk


@kernel
def apply_move(s: State, seat: int, a: int, ev: Events) -> None:
    """Carry out a move or an attack. The destination decides which it is (ST-TURN-2)."""
    origin = FROM[s.side][seat][a - MOVE]
    target = TO[s.side][seat][a - MOVE]
    if s.board[target] != 0:
        _attack(s, seat, set_out(s, origin, target), origin, target, ev)
        return
    hold_back(s, seat, origin, target, ev)
    if is_asked(s, seat):
        return
    piece = walk(s, origin, target, EVERYBODY, ev)
    other = _meets(s, seat, piece, NOWHERE)
    if other:
        _unite(s, seat, piece, other - 1, ev)
    else:
        after_arrival(s, seat, ev)


@kernel
def apply_flag_move(s: State, seat: int, a: int, ev: Events) -> None:
    """Carry out a Flag's move with a claim, or out of a stockade.

    Opponents are told of the step as of any other (ST-R-62).
    """
    named = FLAG_WAY[seat][a - FLAG_MOVE[s.variant]][2]
    origin, target = _way(s, seat, a)
    piece = set_out(s, origin, target)
    if is_captive(s, origin):
        s.deeds |= ESCAPED
        tell.escaped(ev, piece, seat, cell(s, origin), cell(s, target), C.ST_ALLY_ESC_1, EVERYBODY)
    else:
        tell.moved(ev, piece, seat, cell(s, origin), cell(s, target), C.ST_MOVE_1, EVERYBODY)
    put(s, piece, origin, target)
    other = _meets(s, seat, piece, named)
    if other:
        _unite(s, seat, piece, other - 1, ev)
        return
    if named != NOWHERE:
        _mistake(s, seat, piece, named, ev)
    after_arrival(s, seat, ev)


@kernel
@discloses("ST-R-62", CHOICE, why="A Flag's move is seen like any other, with or without a claim.")
def _way(s: State, seat: int, a: int) -> tuple[int, int]:
    """Return where a Flag's move begins and where it ends."""
    way = FLAG_WAY[seat][a - FLAG_MOVE[s.variant]]
    return way[0], way[1]


@kernel
@discloses(
    "ST-ALLY-UNITE-2", CHOICE, "rank", why="If Flags unite, the game ends and both are shown; else nothing is told."
)
def _meets(s: State, seat: int, piece: int, named: int) -> int:
    """Return the number + 1 of the Flag that a piece unites with, or 0.

    That is the Flag that it names or, without claims, one beside it (ST-R-88).
    """
    if named != NOWHERE:
        return s.board[named] if s.rank[s.board[named] - 1] == FLAG else 0
    if not s.auto_unite or s.rank[piece] != FLAG:
        return 0
    return flag_beside(s, seat, s.at[piece])


@kernel
@discloses("ST-R-63", CHOICE, "rank", why="Only the two partners learn of a wrong claim.", privately=True)
def _mistake(s: State, seat: int, flag: int, named: int, ev: Events) -> None:
    """Tell only the two partners of a wrong claim: what is no Flag, and what is one (ST-ALLY-UNITE-3, ST-R-63)."""
    s.known[flag] |= 1 << partner(seat)
    k = (s.board[named] - 1) % PIECES
    s.denied[seat][k // DENIED_WORD] |= 1 << k % DENIED_WORD
    tell.claimed(ev, flag, seat, cell(s, named), C.ST_R_63, 1 << seat | 1 << partner(seat))


@kernel
def _unite(s: State, seat: int, flag: int, other: int, ev: Events) -> None:
    """End the game, as the alliance has won, and show both Flags (ST-ALLY-UNITE-2)."""
    tell.united(ev, flag, seat, cell(s, s.at[flag]), cell(s, s.at[other]), C.ST_ALLY_UNITE_2, EVERYBODY)
    _show(s, flag, C.ST_ALLY_UNITE_2, ev)
    _show(s, other, C.ST_ALLY_UNITE_2, ev)
    finish(s, team(s, seat), BY_UNITING, C.ST_ALLY_UNITE_2, ev)


@kernel
@discloses("ST-ATK-4", "rank", why="Pieces in an attack are announced, and so are two Flags that unite.")
def _show(s: State, piece: int, clause: int, ev: Events) -> None:
    """Show a piece to everybody: on either end of an attack (ST-ATK-4, ST-GOAL-2), or when Flags unite."""
    s.traits[piece] |= OPEN
    tell.revealed(ev, piece, owner(piece), cell(s, s.at[piece]), s.rank, s.known, clause, EVERYBODY)


@kernel
@discloses("ST-ATK-4", "rank", why="Both pieces are announced; the outcome follows from them.")
def _attack(s: State, seat: int, piece: int, origin: int, target: int, ev: Events) -> None:
    """Carry out an attack: show both pieces, take the beaten ones off the board, and advance a winning attacker."""
    defender = s.board[target] - 1
    attacking, defending = s.rank[piece], s.rank[defender]
    s.deeds |= FOUGHT
    if attacking == CANNON:
        tell.fired(ev, piece, seat, cell(s, origin), cell(s, target), C.ST_ALLY_CANNON_3, EVERYBODY)
    else:
        near = distance(s, origin, target) == 1
        reach = C.ST_ATK_1 if near else C.ST_ATK_3
        tell.attacked(ev, piece, seat, cell(s, origin), cell(s, target), reach, EVERYBODY)
    _show(s, piece, C.ST_ATK_4, ev)
    _show(s, defender, C.ST_ATK_4, ev)
    result = outcome(s, attacking, defending)
    clause = _clause_of_battle(s, attacking, defending)
    if result != DEFENDER:
        s.board[target] = 0
        _remove(s, defender, target, seat, clause, ev)
    if result == ATTACKER:
        _advance(s, seat, piece, origin, target, ev)
        _after_win(s, seat, defender, ev)
        return
    s.board[origin] = 0
    _remove(s, piece, origin, owner(defender), clause, ev)
    if result == DEFENDER and s.bonus:
        offer_bonus(s, owner(defender), ev)  # ST-R-85
    else:
        after_arrival(s, seat, ev)


@kernel
def _clause_of_battle(s: State, attacking: int, defending: int) -> int:
    """Return the clause that decides which piece is left."""
    if attacking == CANNON:
        return C.ST_ALLY_CANNON_5
    if defending == CANNON:
        return C.ST_ALLY_CANNON_7
    if defending == FLAG:
        return C.ST_ALLY_FLAG_2 if allied(s) else C.ST_FLAG_2
    if defending == BOMB:
        return C.ST_BOMB_2
    if attacking == SPY:
        return C.ST_SPY_4 if outcome(s, attacking, defending) == ATTACKER else C.ST_SPY_2
    if defending == SPY:
        return C.ST_SPY_3
    if attacking == defending:
        return C.ST_ATK_6
    return C.ST_ATK_5


@kernel
def _remove(s: State, piece: int, space: int, captor: int, clause: int, ev: Events) -> None:
    """Take a beaten piece off the board: to its captor or, if it is a Bomb, to its owner (ST-ATK-8, ST-BOMB-5)."""
    if open_rank(s, piece) == BOMB:
        s.at[piece] = GONE
        tell.removed(ev, piece, owner(piece), cell(s, space), C.ST_BOMB_4, EVERYBODY)
    else:
        s.at[piece] = HELD - captor
        tell.captured(ev, piece, owner(piece), cell(s, space), captor, clause, EVERYBODY)


@kernel
def _advance(s: State, seat: int, piece: int, origin: int, target: int, ev: Events) -> None:
    """Move the winner to the space; in Alliance, a Cannon that has fired leaves the board instead (ST-R-37)."""
    s.deeds |= WON
    fires = open_rank(s, piece) == CANNON
    if fires and s.variant == ALLIANCE:
        return_cannon(s, seat, piece, ev)
        return
    clause = C.ST_AL_5 if fires else C.ST_ATK_7
    put(s, piece, origin, target)
    tell.advanced(ev, piece, seat, cell(s, origin), cell(s, target), clause, EVERYBODY)


@kernel
def _after_win(s: State, seat: int, beaten: int, ev: Events) -> None:
    """End the game if a captured Flag decides it; else go on, in a game of four with its imprisonment."""
    if open_rank(s, beaten) == FLAG:
        if allied(s):
            if holds_flag(s, seat):
                finish(s, team(s, seat), BY_BOTH_FLAGS, C.ST_ALLY_WIN_1, ev)
                return
            s.freed = beaten + 1
        elif not _has_flag(s, owner(beaten)):
            reason, clause = (BY_FLAG, C.ST_WIN_1) if s.variant != CAMPAIGN else (BY_LAST_FLAG, C.ST_CPN_10)
            finish(s, team(s, seat), reason, clause, ev)
            return
    after_capture(s, seat, ev)


@kernel
@discloses("ST-CPN-10", "rank", why="Everybody sees whether a captured Flag was the last one.")
def _has_flag(s: State, seat: int) -> bool:
    """Return whether a Flag of the seat stands on the board; in Campaign there may be a second (ST-R-55)."""
    for piece in range(seat * PIECES, seat * PIECES + s.numbers):
        if s.rank[piece] == FLAG and s.at[piece] >= 0:
            return True
    return False
