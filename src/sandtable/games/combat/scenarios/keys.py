"""The keys that a scenario of Ultimate Combat may hold, each with a sentence about it."""

from __future__ import annotations

ABOUT = """Units are called as the scenario names them, in steps too. Without a map, here or among the options, the
floor is bare; without `units` the armies are those of the options. `end STEP` ends the steps of a half-turn up to this
one; on the way to a step the runner answers questions about the dirt with no."""

POSITION = {
    "units": "by side and name: `type`, `weapons`, `mounts`, `at: [x, y]`, `position` and `wounds` of each unit; "
    "if need be `state: killed` (its figure still lies there) or `removed`, what it has `done` in the half-turn "
    "(`moved`, `fired`, `threw`, `fought`, `changed`, `confused`, `answered`, `mount1`, `mount2`; `spent` its grenade) "
    "and a Medic's `healings`",
    "map": "a list of pieces `[type, x0, y0, x1, y1]`, or the name of a map",
    "half": "the side whose half-turn it is",
    "step": "the step that begins: `buy`, `deploy` (units then have no `at`), or one of a half-turn, `move` by default",
    "begun": "`yes`: the step has begun already, so nobody rolls for Officers",
    "round": "the number of the round",
    "acted_first": "the side that acted first in this round",
    "score": "by side: enemy points destroyed",
    "markers": "by side: points for markers",
    "ply": "half-turns that have begun",
    "dice": "what is rolled, in order: `[3, 4]` for two dice, `3` for one",
}

EXPECT = {
    "units": "by name: `wounds`, `position`, `at`, `alive` of a unit",
    "next": "the side that is asked, and if you like in which step and about whom: `East`, `East melee`, `East dirt B`",
    "over": "`no`, `SIDE REASON` or `draw REASON`",
    "score": "by side: enemy points destroyed",
    "markers": "by side: points for markers",
    "round": "the number of the round",
    "acted_first": "the side that acted first in this round",
    "attack_scores": "the scores of all attacks that were rolled, in order",
    "lost_attacks": "how many declared attacks came to nothing",
    "allowance": "by unit: its movement points",
    "dice_left": "how many of the dice have not been rolled",
}
