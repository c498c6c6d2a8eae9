"""The numbers of the toy's actions and events."""

from .schema import RANKS, SEATS

LAY = 0  # + value - 1
GUESS = LAY + RANKS  # + seat * RANKS + value - 1
TAKE = GUESS + SEATS * RANKS
GUARD = TAKE + 1
PASS = GUARD + 1
ACTIONS = PASS + 1

DEALT, LAID, GUESSED, GUARDED, ANSWERED, TAKEN, OPENED, SCORED, ENDED = range(1, 10)
NAMES = ("", "dealt", "laid", "guessed", "guarded", "answered", "taken", "opened", "scored", "ended")
