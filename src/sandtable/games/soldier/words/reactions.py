"""The moments at which several players may react, for whoever asks them all at once (US-R-64)."""

from __future__ import annotations

from sandtable.engine import Order, Window
from sandtable.games.soldier.fields import View
from sandtable.games.soldier.rules.actions import PASS
from sandtable.games.soldier.rules.schema import ASK_DUD, ASK_MIRROR, W_LAY, W_OPEN, W_START
from sandtable.games.soldier.words.answers import other_fighter
from sandtable.games.soldier.words.show import PHASES, WINDOWS, to_act

ORDERS = (
    Order("pass", "Pass until I say", "You are asked in no window."),
    Order("shot", "Stop me when a soldier of mine is in danger", "You are asked for a Mirror and for a Dud."),
    Order("attack", "Stop me at every attack", "You are asked at attacks of others, and for a Mirror and a Dud."),
    Order("always", "Ask me always", "You are asked in every window, also about your own lays and before other turns."),
)
_GRADES = {ASK_MIRROR: 1, ASK_DUD: 1, W_OPEN: 2, W_LAY: 2, W_START: 3}


def window(view: View) -> Window | None:
    """The window or question that is open, with those who have not been asked yet; none where only holders are."""
    if view.phase not in WINDOWS or view.holders:
        return None
    return Window(PHASES[view.phase], tuple(to_act(view)), PASS, _GRADES[view.phase], _own_lay(view))


def _own_lay(view: View) -> tuple[int, ...]:
    """Whoever laid the card that the window is about: only who wants to be asked always is asked about it (US-R-64).
    It goes by the card and the order, never by the hand: a pause would tell what is in it."""
    return (other_fighter(view, view.answerer),) if view.phase in (W_OPEN, W_LAY) else ()
