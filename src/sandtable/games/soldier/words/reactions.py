"""The moments at which several players may react, for a host that asks them all at once (US-R-64)."""

from __future__ import annotations

from sandtable.engine import Order, Window
from sandtable.games.soldier.fields import View
from sandtable.games.soldier.rules.actions import PASS
from sandtable.games.soldier.rules.schema import ASK_DUD, ASK_MIRROR, W_LAY, W_OPEN, W_START
from sandtable.games.soldier.words.answers import other_fighter
from sandtable.games.soldier.words.show import PHASES, WINDOWS, to_act

ORDERS = (
    Order("pass", "Never ask", "You always pass."),
    Order("shot", "Ask in danger", "You are asked when a Mirror or a Dud may save you."),
    Order("attack", "Ask at every attack", "You are asked when others attack, and in danger."),
    Order("always", "Always ask", "You are asked whenever you may react."),
)
_GRADES = {ASK_MIRROR: 1, ASK_DUD: 1, W_OPEN: 2, W_LAY: 2, W_START: 3}


def window(view: View) -> Window | None:
    """Return the window or question that is open, with the seats still to be asked.

    It is None if no window is open, or if the game asks only the seats that could react (`holders`).
    """
    if view.phase not in WINDOWS or view.holders:
        return None
    return Window(PHASES[view.phase], tuple(to_act(view)), PASS, _GRADES[view.phase], _own_lay(view))


def _own_lay(view: View) -> tuple[int, ...]:
    """Return the seat that laid the card that the window is about, or nothing if the window is not about a lay.

    Only the standing order `always` asks that seat about its own lay. This depends on the card and the order, never on
    the hand: otherwise a pause would tell what the hand holds (US-R-64).
    """
    return (other_fighter(view, view.answerer),) if view.phase in (W_OPEN, W_LAY) else ()
