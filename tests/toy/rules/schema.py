"""The schema of the toy: hands as counts, hidden stakes, and a stock that nobody may see."""

from sandtable.engine import OWN, PUBLIC, SECRET, SETTING, Schema, known_by

SEATS = 3
RANKS = 4
COPIES = 3  # TY-CARD-1
EVERYBODY = 0b1111  # three seats and the spectator

DEAL, STAKE, PLAY, ANSWER, DRAW, OVER = range(6)
NONE, HIDDEN, SHOWN = range(3)  # of a stake
BY_STAKES, BY_PLIES = 1, 2

ENTRIES = 2 * RANKS + 3 * SEATS + 1  # of an observation

schema = Schema(
    seats=SEATS,
    players=((), SETTING),
    cards=((), SETTING),  # dealt to each at the start (TY-R-1)
    ply_limit=((), SETTING),
    hand=((SEATS, RANKS), OWN),
    hand_size=((SEATS,), PUBLIC),
    stock=((RANKS,), SECRET),
    stock_left=((), PUBLIC),
    thrown=((RANKS,), PUBLIC),
    stake=((SEATS,), known_by("stake_known")),
    stake_known=((SEATS,), SECRET),
    laid=((SEATS,), PUBLIC),
    denied=((SEATS, RANKS), PUBLIC),  # 1: everybody has heard that the stake is not this
    points=((SEATS,), PUBLIC),
    turn=((), PUBLIC),
    dealing=((), PUBLIC),  # the seat that gets the next card
    target=((), PUBLIC),  # of the guess that waits for an answer
    named=((), PUBLIC),
)
