"""What stands where in the notes of a decision: what a survey found out, and the weights that it goes by."""

from __future__ import annotations

from sandtable.games.combat.rules.schema import ALL_UNITS, UNITS

GOALS = 0  # the marker that each own unit makes for, by place; NOBODY: none
PLACES = GOALS  # while units are placed: the best action in each stretch of the line that is free; NOBODY: none
CHOICE = GOALS + UNITS  # the action that is best
GAIN = CHOICE + 1  # what it is worth above doing nothing
STYLE = GAIN + 1  # which weights the player goes by

# What is known of each unit at the beginning of a decision, by its number.
WORTH = STYLE + 1  # in points, to its side
GROUND = WORTH + ALL_UNITS  # the terrain of a soldier's cell
ARMED = GROUND + ALL_UNITS  # bits of the weapons that it can attack with
LONGEST = ARMED + ALL_UNITS  # the one that reaches farthest
STRIDE = LONGEST + ALL_UNITS  # how many cells it could go
BESIDE = STRIDE + ALL_UNITS  # 1: beside a vehicle
WHEELS = BESIDE + ALL_UNITS  # how many vehicles stand on the table

# What a unit and each enemy can do to one another, by ground and distance (`exchange`).
_CASES = UNITS * 5 * 4
BLOWS = WHEELS + 1
TAKEN = BLOWS + _CASES
THREATS = TAKEN + _CASES

# The weights: in points times 36 (see `worth`) or, of cautions and COMES_NEAR, in tenths.
(
    HELD,  # to stand at a marker that no friend holds
    SHARED,  # ... that a friend holds already
    STEP_TO_MARKER,  # for each cell nearer
    STEP_TO_ENEMY,
    STEP_TO_WOUNDED,
    STEP_TO_FRIENDS,
    PATIENT,  # to stand beside somebody whom a Medic can heal
    COMES_NEAR,  # how much of an enemy's attack counts that has to come nearer first
    CAUTION,  # how much of what the enemy may take counts: for soldiers that move
    OFFICER_CAUTION,  # ... for Officers
    VEHICLE_CAUTION,  # ... for vehicles
    STANCE_CAUTION,  # ... for soldiers that choose a stance
    WORTH_MOVING,  # what a move has to gain
    WAY_LEFT,  # of each movement point that a stance leaves to who has attacked
    WAY_OPEN,  # ... to who has not
    WAY_FROM_DIRT,  # ... after hitting the dirt
    SCATTERED,  # 1: soldiers take places along the line by lot, 0: in their order
    OFFICER_WORTH,  # what Officers are worth beyond their points, in points
    MEDIC_WORTH,
    FIRST_WOUND,  # what a wound takes of what a unit is worth, in tenths
    SECOND_WOUND,
    THIRD_WOUND,
    SPREADING,  # the more, the less it counts that others aim at a target already
    LOW,  # 1: who moves reckons with hitting the dirt when fired at
    WOUNDED_CAUTION,  # by how many tenths each wound makes a unit more careful
    ANSWERED,  # 1: fire at soldiers is reckoned as if they had hit the dirt
    STEP_TO_COVER,  # for each cell nearer to cover, for soldiers
    PLACED_BY_COVER,  # the same where they are placed
    WAY_FROM_COVER,  # as WAY_FROM_DIRT, for who is in cover
    PINNING,  # to fire first at a soldier that is upright, and will hit the dirt
    AHEAD_CAUTION,  # by how many tenths more careful who moves is when points won would do
    BEHIND_CAUTION,  # how many tenths of the care are left to who is behind in points
) = range(THREATS + _CASES, THREATS + _CASES + 32)  # fmt: skip

FIRST_WEIGHT = HELD
SCRATCH = BEHIND_CAUTION + 1
WEIGHTS = SCRATCH - FIRST_WEIGHT
