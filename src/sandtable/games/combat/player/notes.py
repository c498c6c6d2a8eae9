"""The layout of the notes of a decision: the findings of a survey, and the weights that it uses."""

from __future__ import annotations

from sandtable.games.combat.rules.schema import ALL_UNITS, UNITS

GOALS = 0  # the marker that each own unit makes for, by place; NOBODY: none
PLACES = GOALS  # while units are placed: the best action in each free stretch of the line; NOBODY: none
CHOICE = GOALS + UNITS  # the best action
GAIN = CHOICE + 1  # how much more it is worth than doing nothing
STYLE = GAIN + 1  # which weights the player uses

# Facts about each unit at the beginning of a decision, by its number.
WORTH = STYLE + 1  # what it is worth to its side, in points
GROUND = WORTH + ALL_UNITS  # the terrain of a soldier's cell
ARMED = GROUND + ALL_UNITS  # bits of the weapons that it can attack with
LONGEST = ARMED + ALL_UNITS  # the weapon with the longest range
STRIDE = LONGEST + ALL_UNITS  # how many cells it can move
BESIDE = STRIDE + ALL_UNITS  # 1: it is beside a vehicle
AIM = BESIDE + ALL_UNITS  # the most that its attack takes from an enemy now; only for enemies of the seat that decides
AIMED_AT = AIM + ALL_UNITS  # from which
AIM_ELSE = AIMED_AT + ALL_UNITS  # the most that its attack takes from any other
WHEELS = AIM_ELSE + ALL_UNITS  # how many vehicles stand on the table

# The tables of `exchange`, by enemy, terrain and band of distance.
_CASES = UNITS * 5 * 4
BLOWS = WHEELS + 1
TAKEN = BLOWS + _CASES
THREATS = TAKEN + _CASES

# The weights, in points times 36 (see `worth`); cautions and COMES_NEAR are in tenths.
(
    HELD,  # being at a marker that no friend holds
    SHARED,  # ... that a friend holds already
    STEP_TO_MARKER,  # for each cell nearer
    STEP_TO_ENEMY,
    STEP_TO_WOUNDED,
    STEP_TO_FRIENDS,
    PATIENT,  # for a Medic: being beside a soldier that it can heal
    COMES_NEAR,  # the share that counts of the attack of an enemy that must come nearer first
    CAUTION,  # the share that counts of what the enemy may take: for soldiers that move
    OFFICER_CAUTION,  # ... for Officers
    VEHICLE_CAUTION,  # ... for vehicles
    STANCE_CAUTION,  # ... for soldiers that choose a stance
    WORTH_MOVING,  # the least gain that makes a move worthwhile
    WAY_LEFT,  # each movement point that a stance leaves to a soldier that has attacked
    WAY_OPEN,  # ... to one that has not
    WAY_FROM_DIRT,  # ... after hitting the dirt
    SCATTERED,  # 1: soldiers take places along the line at random, 0: in their order
    OFFICER_WORTH,  # what Officers are worth beyond their points, in points
    MEDIC_WORTH,
    FIRST_WOUND,  # the share of a unit's worth that a wound takes, in tenths
    SECOND_WOUND,
    THIRD_WOUND,
    SPREADING,  # the higher, the less it matters that others aim at a target already
    LOW,  # 1: a unit that moves is valued as if it would hit the dirt when fired at
    WOUNDED_CAUTION,  # by how many tenths each wound makes a unit more careful
    ANSWERED,  # 1: fire at soldiers is valued as if they had hit the dirt
    STEP_TO_COVER,  # for each cell nearer to cover, for soldiers
    PLACED_BY_COVER,  # ... when they are placed
    WAY_FROM_COVER,  # as WAY_FROM_DIRT, for soldiers in cover
    PINNING,  # being the first to fire at a soldier that is not prone, and will hit the dirt
    AHEAD_CAUTION,  # by how many tenths a unit that moves is more careful when its side leads in points or markers
    BEHIND_CAUTION,  # how many tenths of the care are left when its side is behind
    VEHICLE_WOUNDS,  # how much a wound of a vehicle takes of that share, in tenths
    DRIVE_TO_ENEMY,  # as STEP_TO_ENEMY, for vehicles
    LESS_LIKELY,  # the share that counts of the attack of an enemy that has a better target, in tenths
    TO_THE_END,  # 1: nothing is feared in the last half-turn
) = range(THREATS + _CASES, THREATS + _CASES + 36)  # fmt: skip

FIRST_WEIGHT = HELD
SCRATCH = TO_THE_END + 1
WEIGHTS = SCRATCH - FIRST_WEIGHT
