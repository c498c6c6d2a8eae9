"""The events, as rules tell them: a function for each kind.

Made from rules/events.py by `python -m sandtable.engine.event_types`: change that file, not this one.
"""

from __future__ import annotations

from sandtable.engine import Events, kernel, new_event

REVEALED = 1
REVEALED_SEAT = 3
REVEALED_POINTS = 4
ROLLED = 2
ROLLED_SEAT = 3
ROLLED_WHAT = 4
ROLLED_DICE_FIRST = 5
ROLLED_DICE_SECOND = 6
FIRST = 3
FIRST_SEAT = 3
FIRST_WHAT = 4
LEFT_OUT = 4
LEFT_OUT_UNIT_SIDE = 3
LEFT_OUT_UNIT_CALLING = 4
LEFT_OUT_UNIT_NUMBER = 5
DEPLOYED = 5
DEPLOYED_UNIT_SIDE = 3
DEPLOYED_UNIT_CALLING = 4
DEPLOYED_UNIT_NUMBER = 5
DEPLOYED_AT_X = 6
DEPLOYED_AT_Y = 7
DEPLOYED_POSITION = 8
ROUND = 6
ROUND_ROUND = 3
HALF = 7
HALF_SEAT = 3
OFFICERS = 8
OFFICERS_UNIT_SIDE = 3
OFFICERS_UNIT_CALLING = 4
OFFICERS_UNIT_NUMBER = 5
OFFICERS_DIE = 6
OFFICERS_CONFUSED = 7
STEP = 9
STEP_STEP = 3
MOVED = 10
MOVED_UNIT_SIDE = 3
MOVED_UNIT_CALLING = 4
MOVED_UNIT_NUMBER = 5
MOVED_FROM_X = 6
MOVED_FROM_Y = 7
MOVED_TO_X = 8
MOVED_TO_Y = 9
MOVED_COST = 10
DECLARED = 11
DECLARED_UNIT_SIDE = 3
DECLARED_UNIT_CALLING = 4
DECLARED_UNIT_NUMBER = 5
DECLARED_WEAPON = 6
DECLARED_TARGET_SIDE = 7
DECLARED_TARGET_CALLING = 8
DECLARED_TARGET_NUMBER = 9
DIRT = 12
DIRT_UNIT_SIDE = 3
DIRT_UNIT_CALLING = 4
DIRT_UNIT_NUMBER = 5
STAYED = 13
STAYED_UNIT_SIDE = 3
STAYED_UNIT_CALLING = 4
STAYED_UNIT_NUMBER = 5
DICE = 14
DICE_DICE_FIRST = 3
DICE_DICE_SECOND = 4
ATTACKED = 15
ATTACKED_UNIT_SIDE = 3
ATTACKED_UNIT_CALLING = 4
ATTACKED_UNIT_NUMBER = 5
ATTACKED_WEAPON = 6
ATTACKED_TARGET_SIDE = 7
ATTACKED_TARGET_CALLING = 8
ATTACKED_TARGET_NUMBER = 9
ATTACKED_DICE_FIRST = 10
ATTACKED_DICE_SECOND = 11
ATTACKED_SCORE = 12
ATTACKED_TERMS_ARM = 13
ATTACKED_TERMS_BONUS = 14
ATTACKED_TERMS_SPECIAL = 15
ATTACKED_TERMS_WOUND = 16
ATTACKED_TERMS_STANCE = 17
ATTACKED_TERMS_TERRAIN = 18
ATTACKED_TERMS_TOUGHNESS = 19
ATTACKED_TERMS_COVER = 20
ATTACKED_TERMS_TARGET_STANCE = 21
ATTACKED_TERMS_CHARGED = 22
ATTACKED_TERMS_GROUND = 23
ATTACKED_RESULT = 24
ATTACKED_REPLY = 25
LOST_ATTACK = 16
LOST_ATTACK_UNIT_SIDE = 3
LOST_ATTACK_UNIT_CALLING = 4
LOST_ATTACK_UNIT_NUMBER = 5
LOST_ATTACK_WEAPON = 6
LOST_ATTACK_TARGET_SIDE = 7
LOST_ATTACK_TARGET_CALLING = 8
LOST_ATTACK_TARGET_NUMBER = 9
POSITIONED = 17
POSITIONED_UNIT_SIDE = 3
POSITIONED_UNIT_CALLING = 4
POSITIONED_UNIT_NUMBER = 5
POSITIONED_POSITION = 6
HEALED = 18
HEALED_UNIT_SIDE = 3
HEALED_UNIT_CALLING = 4
HEALED_UNIT_NUMBER = 5
HEALED_TARGET_SIDE = 6
HEALED_TARGET_CALLING = 7
HEALED_TARGET_NUMBER = 8
HEALED_WOUNDS = 9
REMOVED = 19
REMOVED_UNIT_SIDE = 3
REMOVED_UNIT_CALLING = 4
REMOVED_UNIT_NUMBER = 5
POINTS = 20
POINTS_SEAT = 3
POINTS_POINTS = 4
POINTS_TOTAL = 5
MARKER = 21
MARKER_SEAT = 3
MARKER_MARKER = 4
MARKER_TOTAL = 5
RESIGNED = 22
RESIGNED_SEAT = 3
PICKED = 23
PICKED_UNIT_SIDE = 3
PICKED_UNIT_CALLING = 4
PICKED_UNIT_NUMBER = 5
BOUGHT = 24
BOUGHT_SEAT = 3
BOUGHT_UNITS = 4
BOUGHT_TYPE = 5
BOUGHT_WEAPONS = 6
BOUGHT_MOUNTS_FIRST = 7
BOUGHT_MOUNTS_SECOND = 8
READY = 25
READY_SEAT = 3
ENDED = 26
ENDED_WINNERS = 3
ENDED_REASON = 4


@kernel
def revealed(ev: Events, seat: int, points: int, clause: int, audience: int) -> None:
    """An army is shown."""
    if ev is not None:
        row = ev[new_event(ev, REVEALED, clause, audience)]
        row[REVEALED_SEAT] = seat
        row[REVEALED_POINTS] = points


@kernel
def rolled(ev: Events, seat: int, what: int, dice_first: int, dice_second: int, clause: int, audience: int) -> None:
    """A side rolls for deployment or initiative."""
    if ev is not None:
        row = ev[new_event(ev, ROLLED, clause, audience)]
        row[ROLLED_SEAT] = seat
        row[ROLLED_WHAT] = what
        row[ROLLED_DICE_FIRST] = dice_first
        row[ROLLED_DICE_SECOND] = dice_second


@kernel
def first(ev: Events, seat: int, what: int, clause: int, audience: int) -> None:
    """A side goes first."""
    if ev is not None:
        row = ev[new_event(ev, FIRST, clause, audience)]
        row[FIRST_SEAT] = seat
        row[FIRST_WHAT] = what


@kernel
def left_out(ev: Events, unit_side: int, unit_calling: int, unit_number: int, clause: int, audience: int) -> None:
    """The zone has no room for a unit."""
    if ev is not None:
        row = ev[new_event(ev, LEFT_OUT, clause, audience)]
        row[LEFT_OUT_UNIT_SIDE] = unit_side
        row[LEFT_OUT_UNIT_CALLING] = unit_calling
        row[LEFT_OUT_UNIT_NUMBER] = unit_number


@kernel
def deployed(
    ev: Events,
    unit_side: int,
    unit_calling: int,
    unit_number: int,
    at_x: int,
    at_y: int,
    position: int,
    clause: int,
    audience: int,
) -> None:
    """A unit is placed."""
    if ev is not None:
        row = ev[new_event(ev, DEPLOYED, clause, audience)]
        row[DEPLOYED_UNIT_SIDE] = unit_side
        row[DEPLOYED_UNIT_CALLING] = unit_calling
        row[DEPLOYED_UNIT_NUMBER] = unit_number
        row[DEPLOYED_AT_X] = at_x
        row[DEPLOYED_AT_Y] = at_y
        row[DEPLOYED_POSITION] = position


@kernel
def round(ev: Events, round: int, clause: int, audience: int) -> None:
    """A round begins."""
    if ev is not None:
        row = ev[new_event(ev, ROUND, clause, audience)]
        row[ROUND_ROUND] = round


@kernel
def half(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A half-turn begins."""
    if ev is not None:
        row = ev[new_event(ev, HALF, clause, audience)]
        row[HALF_SEAT] = seat


@kernel
def officers(
    ev: Events, unit_side: int, unit_calling: int, unit_number: int, die: int, confused: int, clause: int, audience: int
) -> None:
    """A unit rolls without an Officer."""
    if ev is not None:
        row = ev[new_event(ev, OFFICERS, clause, audience)]
        row[OFFICERS_UNIT_SIDE] = unit_side
        row[OFFICERS_UNIT_CALLING] = unit_calling
        row[OFFICERS_UNIT_NUMBER] = unit_number
        row[OFFICERS_DIE] = die
        row[OFFICERS_CONFUSED] = confused


@kernel
def step(ev: Events, step: int, clause: int, audience: int) -> None:
    """A step begins."""
    if ev is not None:
        row = ev[new_event(ev, STEP, clause, audience)]
        row[STEP_STEP] = step


@kernel
def moved(
    ev: Events,
    unit_side: int,
    unit_calling: int,
    unit_number: int,
    from_x: int,
    from_y: int,
    to_x: int,
    to_y: int,
    cost: int,
    clause: int,
    audience: int,
) -> None:
    """A unit moves."""
    if ev is not None:
        row = ev[new_event(ev, MOVED, clause, audience)]
        row[MOVED_UNIT_SIDE] = unit_side
        row[MOVED_UNIT_CALLING] = unit_calling
        row[MOVED_UNIT_NUMBER] = unit_number
        row[MOVED_FROM_X] = from_x
        row[MOVED_FROM_Y] = from_y
        row[MOVED_TO_X] = to_x
        row[MOVED_TO_Y] = to_y
        row[MOVED_COST] = cost


@kernel
def declared(
    ev: Events,
    unit_side: int,
    unit_calling: int,
    unit_number: int,
    weapon: int,
    target_side: int,
    target_calling: int,
    target_number: int,
    clause: int,
    audience: int,
) -> None:
    """An attack is named."""
    if ev is not None:
        row = ev[new_event(ev, DECLARED, clause, audience)]
        row[DECLARED_UNIT_SIDE] = unit_side
        row[DECLARED_UNIT_CALLING] = unit_calling
        row[DECLARED_UNIT_NUMBER] = unit_number
        row[DECLARED_WEAPON] = weapon
        row[DECLARED_TARGET_SIDE] = target_side
        row[DECLARED_TARGET_CALLING] = target_calling
        row[DECLARED_TARGET_NUMBER] = target_number


@kernel
def dirt(ev: Events, unit_side: int, unit_calling: int, unit_number: int, clause: int, audience: int) -> None:
    """A unit hits the dirt."""
    if ev is not None:
        row = ev[new_event(ev, DIRT, clause, audience)]
        row[DIRT_UNIT_SIDE] = unit_side
        row[DIRT_UNIT_CALLING] = unit_calling
        row[DIRT_UNIT_NUMBER] = unit_number


@kernel
def stayed(ev: Events, unit_side: int, unit_calling: int, unit_number: int, clause: int, audience: int) -> None:
    """A unit stays up."""
    if ev is not None:
        row = ev[new_event(ev, STAYED, clause, audience)]
        row[STAYED_UNIT_SIDE] = unit_side
        row[STAYED_UNIT_CALLING] = unit_calling
        row[STAYED_UNIT_NUMBER] = unit_number


@kernel
def dice(ev: Events, dice_first: int, dice_second: int, clause: int, audience: int) -> None:
    """The dice of an attack are rolled."""
    if ev is not None:
        row = ev[new_event(ev, DICE, clause, audience)]
        row[DICE_DICE_FIRST] = dice_first
        row[DICE_DICE_SECOND] = dice_second


@kernel
def attacked(
    ev: Events,
    unit_side: int,
    unit_calling: int,
    unit_number: int,
    weapon: int,
    target_side: int,
    target_calling: int,
    target_number: int,
    dice_first: int,
    dice_second: int,
    score: int,
    terms_arm: int,
    terms_bonus: int,
    terms_special: int,
    terms_wound: int,
    terms_stance: int,
    terms_terrain: int,
    terms_toughness: int,
    terms_cover: int,
    terms_target_stance: int,
    terms_charged: int,
    terms_ground: int,
    result: int,
    reply: int,
    clause: int,
    audience: int,
) -> None:
    """A unit attacks."""
    if ev is not None:
        row = ev[new_event(ev, ATTACKED, clause, audience)]
        row[ATTACKED_UNIT_SIDE] = unit_side
        row[ATTACKED_UNIT_CALLING] = unit_calling
        row[ATTACKED_UNIT_NUMBER] = unit_number
        row[ATTACKED_WEAPON] = weapon
        row[ATTACKED_TARGET_SIDE] = target_side
        row[ATTACKED_TARGET_CALLING] = target_calling
        row[ATTACKED_TARGET_NUMBER] = target_number
        row[ATTACKED_DICE_FIRST] = dice_first
        row[ATTACKED_DICE_SECOND] = dice_second
        row[ATTACKED_SCORE] = score
        row[ATTACKED_TERMS_ARM] = terms_arm
        row[ATTACKED_TERMS_BONUS] = terms_bonus
        row[ATTACKED_TERMS_SPECIAL] = terms_special
        row[ATTACKED_TERMS_WOUND] = terms_wound
        row[ATTACKED_TERMS_STANCE] = terms_stance
        row[ATTACKED_TERMS_TERRAIN] = terms_terrain
        row[ATTACKED_TERMS_TOUGHNESS] = terms_toughness
        row[ATTACKED_TERMS_COVER] = terms_cover
        row[ATTACKED_TERMS_TARGET_STANCE] = terms_target_stance
        row[ATTACKED_TERMS_CHARGED] = terms_charged
        row[ATTACKED_TERMS_GROUND] = terms_ground
        row[ATTACKED_RESULT] = result
        row[ATTACKED_REPLY] = reply


@kernel
def lost_attack(
    ev: Events,
    unit_side: int,
    unit_calling: int,
    unit_number: int,
    weapon: int,
    target_side: int,
    target_calling: int,
    target_number: int,
    clause: int,
    audience: int,
) -> None:
    """A named attack is lost."""
    if ev is not None:
        row = ev[new_event(ev, LOST_ATTACK, clause, audience)]
        row[LOST_ATTACK_UNIT_SIDE] = unit_side
        row[LOST_ATTACK_UNIT_CALLING] = unit_calling
        row[LOST_ATTACK_UNIT_NUMBER] = unit_number
        row[LOST_ATTACK_WEAPON] = weapon
        row[LOST_ATTACK_TARGET_SIDE] = target_side
        row[LOST_ATTACK_TARGET_CALLING] = target_calling
        row[LOST_ATTACK_TARGET_NUMBER] = target_number


@kernel
def positioned(
    ev: Events, unit_side: int, unit_calling: int, unit_number: int, position: int, clause: int, audience: int
) -> None:
    """A soldier changes its position."""
    if ev is not None:
        row = ev[new_event(ev, POSITIONED, clause, audience)]
        row[POSITIONED_UNIT_SIDE] = unit_side
        row[POSITIONED_UNIT_CALLING] = unit_calling
        row[POSITIONED_UNIT_NUMBER] = unit_number
        row[POSITIONED_POSITION] = position


@kernel
def healed(
    ev: Events,
    unit_side: int,
    unit_calling: int,
    unit_number: int,
    target_side: int,
    target_calling: int,
    target_number: int,
    wounds: int,
    clause: int,
    audience: int,
) -> None:
    """A soldier is healed."""
    if ev is not None:
        row = ev[new_event(ev, HEALED, clause, audience)]
        row[HEALED_UNIT_SIDE] = unit_side
        row[HEALED_UNIT_CALLING] = unit_calling
        row[HEALED_UNIT_NUMBER] = unit_number
        row[HEALED_TARGET_SIDE] = target_side
        row[HEALED_TARGET_CALLING] = target_calling
        row[HEALED_TARGET_NUMBER] = target_number
        row[HEALED_WOUNDS] = wounds


@kernel
def removed(ev: Events, unit_side: int, unit_calling: int, unit_number: int, clause: int, audience: int) -> None:
    """A killed unit is removed."""
    if ev is not None:
        row = ev[new_event(ev, REMOVED, clause, audience)]
        row[REMOVED_UNIT_SIDE] = unit_side
        row[REMOVED_UNIT_CALLING] = unit_calling
        row[REMOVED_UNIT_NUMBER] = unit_number


@kernel
def points(ev: Events, seat: int, points: int, total: int, clause: int, audience: int) -> None:
    """A side scores for destroyed enemies."""
    if ev is not None:
        row = ev[new_event(ev, POINTS, clause, audience)]
        row[POINTS_SEAT] = seat
        row[POINTS_POINTS] = points
        row[POINTS_TOTAL] = total


@kernel
def marker(ev: Events, seat: int, marker: int, total: int, clause: int, audience: int) -> None:
    """A side scores for a marker."""
    if ev is not None:
        row = ev[new_event(ev, MARKER, clause, audience)]
        row[MARKER_SEAT] = seat
        row[MARKER_MARKER] = marker
        row[MARKER_TOTAL] = total


@kernel
def resigned(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A side resigns."""
    if ev is not None:
        row = ev[new_event(ev, RESIGNED, clause, audience)]
        row[RESIGNED_SEAT] = seat


@kernel
def picked(ev: Events, unit_side: int, unit_calling: int, unit_number: int, clause: int, audience: int) -> None:
    """A unit is chosen to act."""
    if ev is not None:
        row = ev[new_event(ev, PICKED, clause, audience)]
        row[PICKED_UNIT_SIDE] = unit_side
        row[PICKED_UNIT_CALLING] = unit_calling
        row[PICKED_UNIT_NUMBER] = unit_number


@kernel
def bought(
    ev: Events,
    seat: int,
    units: int,
    type: int,
    weapons: int,
    mounts_first: int,
    mounts_second: int,
    clause: int,
    audience: int,
) -> None:
    """A side buys; it alone is told."""
    if ev is not None:
        row = ev[new_event(ev, BOUGHT, clause, audience)]
        row[BOUGHT_SEAT] = seat
        row[BOUGHT_UNITS] = units
        row[BOUGHT_TYPE] = type
        row[BOUGHT_WEAPONS] = weapons
        row[BOUGHT_MOUNTS_FIRST] = mounts_first
        row[BOUGHT_MOUNTS_SECOND] = mounts_second


@kernel
def ready(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A side has bought its army."""
    if ev is not None:
        row = ev[new_event(ev, READY, clause, audience)]
        row[READY_SEAT] = seat


@kernel
def ended(ev: Events, winners: int, reason: int, clause: int, audience: int) -> None:
    """The battle is over."""
    if ev is not None:
        row = ev[new_event(ev, ENDED, clause, audience)]
        row[ENDED_WINNERS] = winners
        row[ENDED_REASON] = reason
