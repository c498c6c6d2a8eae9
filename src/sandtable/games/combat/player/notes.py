"""What stands where in the notes of a decision: what a survey found out, and the weights that it goes by."""

from __future__ import annotations

from sandtable.games.combat.rules.schema import UNITS

GOALS = 0  # the marker that each own unit makes for, by place; NOBODY: none
PLACES = GOALS  # while units are placed: the best action in each stretch of the line that is free; NOBODY: none
CHOICE = GOALS + UNITS  # the action that is best
GAIN = CHOICE + 1  # what it is worth above doing nothing

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
) = range(GAIN + 1, GAIN + 18)  # fmt: skip

FIRST_WEIGHT = HELD
SCRATCH = SCATTERED + 1
WEIGHTS = SCRATCH - FIRST_WEIGHT
