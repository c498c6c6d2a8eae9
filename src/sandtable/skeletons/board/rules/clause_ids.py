"""The number of every clause, for code that is compiled and cites clauses as integers.

Made from rules.md by `python -m sandtable.engine.clause_numbers`; numbers are only ever added.
"""

from enum import IntEnum


class C(IntEnum):
    """A clause's number; the member is called as the clause's id, with underscores."""

    SK_BOARD_1 = 1
    SK_TURN_1 = 2
    SK_PLACE_1 = 3
    SK_ROW_1 = 4
    SK_FULL_1 = 5
    SK_R_1 = 6
