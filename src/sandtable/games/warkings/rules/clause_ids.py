"""The number of every clause, for code that is compiled and cites clauses as integers.

Made from rules.md by `python -m sandtable.engine.clause_numbers`; numbers are only ever added.
"""

from enum import IntEnum


class C(IntEnum):
    """A clause's number; the member is called as the clause's id, with underscores."""

    RT_GAME_1 = 1
    RT_GAME_2 = 2
    RT_SETUP_1 = 3
    RT_SETUP_2 = 4
    RT_SETUP_3 = 5
    RT_SETUP_4 = 6
    RT_SETUP_5 = 7
    RT_SETUP_6 = 8
    RT_SETUP_7 = 9
    RT_WIN_1 = 10
    RT_WIN_2 = 11
    RT_WIN_3 = 12
    RT_LAST_1 = 13
    RT_LAST_2 = 14
    RT_LAST_3 = 15
    RT_LAST_4 = 16
    RT_LAST_5 = 17
    RT_LAST_6 = 18
    RT_TURN_1 = 19
    RT_TURN_2 = 20
    RT_TURN_3 = 21
    RT_TURN_4 = 22
    RT_MULTI_1 = 23
    RT_MULTI_2 = 24
    RT_CARD_1 = 25
    RT_CARD_2 = 26
    RT_CARD_3 = 27
    RT_CARD_4 = 28
    RT_CARD_5 = 29
    RT_CARD_6 = 30
    RT_CARD_7 = 31
    RT_SCROLL_1 = 32
    RT_SCROLL_2 = 33
    RT_SCROLL_3 = 34
    RT_SCROLL_4 = 35
    RT_R_1 = 36
    RT_R_2 = 37
    RT_R_3 = 38
    RT_R_4 = 39
    RT_R_5 = 40
    RT_R_6 = 41
    RT_R_7 = 42
    RT_R_45 = 43
    RT_R_90 = 44
    RT_R_8 = 45
    RT_R_9 = 46
    RT_R_10 = 47
    RT_R_11 = 48
    RT_R_12 = 49
    RT_R_13 = 50
    RT_R_14 = 51
    RT_R_15 = 52
    RT_R_16 = 53
    RT_R_41 = 54
    RT_R_46 = 55
    RT_R_47 = 56
    RT_R_17 = 57
    RT_R_18 = 58
    RT_R_19 = 59
    RT_R_20 = 60
    RT_R_21 = 61
    RT_R_22 = 62
    RT_R_42 = 63
    RT_R_23 = 64
    RT_R_24 = 65
    RT_R_25 = 66
    RT_R_26 = 67
    RT_R_27 = 68
    RT_R_38 = 69
    RT_R_28 = 70
    RT_R_29 = 71
    RT_R_30 = 72
    RT_R_31 = 73
    RT_R_32 = 74
    RT_R_33 = 75
    RT_R_34 = 76
    RT_R_35 = 77
    RT_R_36 = 78
    RT_R_37 = 79
    RT_R_39 = 80
    RT_R_91 = 81
    RT_R_40 = 82
    RT_R_43 = 83
    RT_R_92 = 84
    RT_R_93 = 85
    RT_R_94 = 86
    RT_R_95 = 87
    RT_R_96 = 88
    RT_R_97 = 89
    RT_R_98 = 90
