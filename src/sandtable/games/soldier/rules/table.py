"""The centre of the table after a combat."""

from __future__ import annotations

from sandtable.engine import kernel
from sandtable.games.soldier.fields import State
from sandtable.games.soldier.rules.piles import clear_table
from sandtable.games.soldier.rules.schema import BARE, NOBODY


@kernel
def end_combat(s: State) -> None:
    """Clear the centre: the cards become used cards, the soldiers go home, and nobody fights any more."""
    clear_table(s)
    s.assaulter = NOBODY
    s.defender = NOBODY
    s.answerer = NOBODY
    s.assaulter_slot = 0
    s.defender_slot = 0
    s.pending = 0
    s.opening = 0
    s.weapon = BARE
    s.intense = 0
    s.took_part = 0
