"""The meaning of actions for programs, in any position: `Variant.action_meaning`.

Soldiers are named by their slots. Other players are named by how many places they sit to the left of the player who
acts.
"""

from __future__ import annotations

from collections.abc import Mapping

from sandtable.games.soldier.rules import actions as a
from sandtable.games.soldier.rules.schema import schema
from sandtable.games.soldier.words.notation import say

_NOWHERE = schema.blank_view()
_AIMED = {a.SNIPES: "SNIPE", a.REDIRECTS: "REDIRECT to"}
_OWN = {a.INTERFERES: "INTERFERE with", a.LOSES: "LOSE"}


def meaning(fixed: Mapping[str, int], action: int) -> str:
    """Return an action in notation, with slots and places for what notation takes from the position."""
    verb = int(a.verb_of(action))
    if action == a.PASS:
        return "PASS: do nothing, where something is asked (NO_RESPONSE, NO_MIRROR, NO_DUD)"
    if verb == a.RADIOS:
        return f"RADIO the player {_place(a.aim(verb, action)[1])}"
    if verb not in (a.ADVANCES, *_AIMED, *_OWN):
        return say(_NOWHERE, 0, action)
    own, rel, slot = map(int, a.aim(verb, action))
    if verb in _OWN:
        return f"{_OWN[verb]} the own soldier in slot {own + 1}"
    target = f"the soldier in slot {slot + 1} of the player {_place(rel)}"
    return f"{_AIMED[verb]} {target}" if verb in _AIMED else f"ADVANCE the own soldier in slot {own + 1} to {target}"


def _place(rel: int) -> str:
    return f"{rel} to the left"
