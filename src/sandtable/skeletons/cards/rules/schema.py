"""What a state holds, and who may see it."""

from sandtable.engine import OWN, PUBLIC, SECRET, SETTING, Schema

SEATS = 4
RANKS = 5  # card k has the value k + 1
COPIES = 4  # of each value (SK-DEAL-1)
EVERYBODY = (1 << SEATS + 1) - 1  # the seats and the spectator, a bit each

DEAL, LAY, OVER = range(3)  # phases
BY_POINTS = 1  # how it ended

# Actions: laying a card of value k + 1 is number k.
ACTIONS = RANKS

# Kinds of event.
DEALT, LAID, TOOK, ENDED = range(1, 5)

schema = Schema(
    seats=SEATS,
    players=((), SETTING),  # agreed on before the game, like the options
    cards=((), SETTING),  # dealt to each (SK-R-1)
    hand=((SEATS, RANKS), OWN),  # how many of each value; row p is seen by seat p
    hand_size=((SEATS,), PUBLIC),
    stock=((RANKS,), SECRET),  # what has not been dealt
    laid=((SEATS,), PUBLIC),  # the value of the card before each seat; 0: none
    gone=((RANKS,), PUBLIC),  # cards of the tricks before
    points=((SEATS,), PUBLIC),
    first=((), PUBLIC),  # who laid first
    turn=((), PUBLIC),  # who lays, or is dealt, the next card
)
