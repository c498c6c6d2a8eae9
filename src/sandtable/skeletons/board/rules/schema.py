"""What a state holds, and who may see it: here everything is public."""

from sandtable.engine import PUBLIC, SETTING, Schema

SEATS = 2
SIZE = 5
SQUARES = SIZE * SIZE
EVERYBODY = (1 << SEATS + 1) - 1  # the seats and the spectator, a bit each

PLACE, OVER = range(2)  # phases
BY_ROW, BY_FULL = 1, 2  # how it ended

# Actions: a stone on square k is number k; a1, b1, ... e5.
ACTIONS = SQUARES

# Kinds of event.
PLACED, ENDED = range(1, 3)

schema = Schema(
    seats=SEATS,
    players=((), SETTING),  # agreed on before the game, like the options
    row=((), SETTING),  # so many in a row win (SK-R-1)
    square=((SQUARES,), PUBLIC),  # 0: free, else the seat whose stone it is, and 1
    turn=((), PUBLIC),
)
