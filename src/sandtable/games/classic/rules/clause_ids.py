"""The number of every clause, for code that is compiled and cites clauses as integers.

Made from rules.md by `python -m sandtable.engine.clause_numbers`; numbers are only ever added.
"""

from enum import IntEnum


class C(IntEnum):
    """A clause's number; the member is called as the clause's id, with underscores."""

    CL_BOARD_1 = 1
    CL_BOARD_2 = 2
    CL_ARMY_1 = 3
    CL_ARMY_2 = 4
    CL_ARMY_3 = 5
    CL_GOAL_1 = 6
    CL_GOAL_2 = 7
    CL_SET_1 = 8
    CL_SET_2 = 9
    CL_SET_3 = 10
    CL_TURN_1 = 11
    CL_TURN_2 = 12
    CL_TURN_3 = 13
    CL_MOVE_1 = 14
    CL_MOVE_2 = 15
    CL_MOVE_3 = 16
    CL_SCOUT_1 = 17
    CL_SCOUT_2 = 18
    CL_WAR_1 = 19
    CL_WAR_2 = 20
    CL_WAR_3 = 21
    CL_WAR_4 = 22
    CL_WAR_5 = 23
    CL_WAR_6 = 24
    CL_WAR_7 = 25
    CL_TWO_1 = 26
    CL_MORE_1 = 27
    CL_END_1 = 28
    CL_END_2 = 29
    CL_R_1 = 30
    CL_R_2 = 31
    CL_R_3 = 32
    CL_R_4 = 33
    CL_R_5 = 34
    CL_R_6 = 35
    CL_R_7 = 36
    CL_R_8 = 37
    CL_R_9 = 38
    CL_R_10 = 39
    CL_R_11 = 40
    CL_R_12 = 41
    CL_R_13 = 42
    CL_R_14 = 43
    CL_R_15 = 44
    CL_R_16 = 45
