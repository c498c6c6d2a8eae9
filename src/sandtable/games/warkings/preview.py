"""What a half-made choice would mean: what would be left of the hand, whether it is legal, what a card does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.games.warkings.actions import PILE, SETS
from sandtable.games.warkings.cards import CLAUSES, KIND_OF, TITLES
from sandtable.games.warkings.notation import read
from sandtable.games.warkings.show import arithmetic, describe_board
from sandtable.umpire.errors import BadInput, IllegalAction
from sandtable.umpire.game import Rules
from sandtable.umpire.schema import StandIn


def preview(view: StandIn, partial: str, seats: Sequence[str], rules: Rules) -> dict[str, Any]:
    """`help 1S`: what a card is. Any action: whether it is legal, and for a legal discard what it would leave in the
    hand before a card is drawn."""
    word, _, rest = partial.strip().partition(" ")
    if word == "help":
        return _help(rest.strip().upper())
    try:
        [action] = read(view, view.viewer, partial, seats)
        clause = rules.why(action)
    except IllegalAction as refusal:
        return {"legal": False, "clause": refusal.clause}
    if clause or action >= PILE:
        return {"legal": not clause, "clause": clause or None}
    left = list(view.hand[view.viewer])
    for kind in SETS[action]:
        left[kind] -= 1
    return {"legal": True, "clause": None, "left": arithmetic(left, view.advisor)}


def _help(sign: str) -> dict[str, Any]:
    if sign not in KIND_OF:
        raise BadInput(f"there is no card {sign[:12]!r}; there are {', '.join(KIND_OF)}")
    kind = KIND_OF[sign]
    card = describe_board()["cards"][kind]
    text = f"{TITLES[kind]}: {card['soldiers']} at the end, {card['count']} in the deck. {card['does']}".strip()
    return {"card": sign, "text": text, "clause": CLAUSES[kind]}
