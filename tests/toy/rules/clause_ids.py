"""The number of every clause, for code that is compiled and cites clauses as integers.

Made from rules.md by `python -m sandtable.engine.clause_numbers`; numbers are only ever added.
"""

from enum import IntEnum


class C(IntEnum):
    """A clause's number; the member is called as the clause's id, with underscores."""

    TY_CARD_1 = 1
    TY_DEAL_1 = 2
    TY_TURN_1 = 3
    TY_TURN_2 = 4
    TY_STAKE_1 = 5
    TY_STAKE_2 = 6
    TY_GUESS_1 = 7
    TY_GUESS_2 = 8
    TY_GUARD_1 = 9
    TY_GUARD_2 = 10
    TY_GUARD_3 = 11
    TY_HIT_1 = 12
    TY_HIT_2 = 13
    TY_DRAW_1 = 14
    TY_END_1 = 15
    TY_END_2 = 16
    TY_R_1 = 17
    TY_R_2 = 18
