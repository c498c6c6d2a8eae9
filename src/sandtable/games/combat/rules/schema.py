"""What a battle holds, field by field, with who may see it (UC-R-70).

All is open except what is bought before both armies are revealed. Units of West are numbered from 0, those of East from
UNITS on, each side's in the order in which they were bought (UC-R-75).
"""

from __future__ import annotations

from sandtable.engine import OWN, PUBLIC, SETTING, Schema, table
from sandtable.games.combat.rules.tables import HEIGHT, MOST_UNITS, WIDTH

SEATS = 2
WEST, EAST = range(SEATS)
EVERYBODY = 0b111  # two seats and the spectator
NOBODY = -1
UNITS = MOST_UNITS
ALL_UNITS = SEATS * UNITS
PIECES = 32  # of terrain
KIND, X0, Y0, X1, Y1 = range(5)  # columns of `piece`

BITS = 12  # cells in a word of a row of cells
ROW_WORDS = WIDTH // BITS
LAYERS = 4  # of `wave`, beside the cells that are free

# Steps in which a seat decides or attacks are resolved, in their order (UC-TURN-1 to -9), and what lies around them.
BUY, DEPLOY, MOVE, DECLARE, DIRT, SIGHTED, GRENADES, MELEE_STEP, VEHICLES, STANCE, HEAL, OVER = range(12)
DEPLOY_ROLL, INITIATIVE, OFFICERS = range(12, 15)  # chance rolls
ENTER = 15  # a position that has been set up: chance, with one outcome, enters the step `entering`

# What a unit is (`life`).
ABSENT, ALIVE, KILLED, UNPLACED, REMOVED = range(5)

# What a unit has done in this half-turn (bits of `done`), or is.
MOVED, FIRED, THREW, FOUGHT, CHANGED, CONFUSED, ANSWERED, FIRST_MOUNT, SECOND_MOUNT, SPENT = (1 << k for k in range(10))
LASTING = SPENT  # its single grenade: the only bit that outlives a half-turn

# Scenarios (UC-R-69) and what happens without an Officer (UC-R-24).
BATTLE, SKIRMISH, HOLD = range(3)
ROLL, FREEZE, NO_EFFECT = range(3)
BY_SCENARIO = 0  # rounds
USUAL_ROUNDS = table((12, 8, 10))
ALL_ATTACKS, SIGHTED_ONLY = 1, 2  # `fire_scope`
TURN_ONE, TURN_ALL, GAME = range(3)  # `medic`

# How a battle ended (`reason`).
WIPED_OUT, BY_POINTS, BY_MARKERS, RESIGNED = range(1, 5)

WAITS, CARRIED_OUT, LOST = range(3)  # `fate`
ORDERS = 3 * UNITS  # declarations of a half-turn at most

schema = Schema(
    seats=SEATS,
    # what was agreed on; of two values the rulebook's default is 0
    veh_in_trees=((), SETTING),
    trees_block=((), SETTING),
    mortar_indirect=((), SETTING),
    wounds_monotonic=((), SETTING),
    no_officer=((), SETTING),
    move_only=((), SETTING),
    vehicles_only=((), SETTING),
    per_step=((), SETTING),
    single_grenade=((), SETTING),
    carry_free=((), SETTING),
    declare_all=((), SETTING),
    reply=((), SETTING),
    target_columns=((), SETTING),
    no_prone_melee=((), SETTING),
    nine_wounds=((), SETTING),
    no_fourth=((), SETTING),
    fire_scope=((), SETTING),
    medic=((), SETTING),
    medic_self=((), SETTING),
    one_die=((), SETTING),
    points=((), SETTING),
    scenario=((), SETTING),
    rounds=((), SETTING),
    no_resigning=((), SETTING),
    # the floor
    piece=((PIECES, 5), SETTING),  # terrain: KIND, and the corners; what blocks sight comes first
    pieces=((), SETTING),
    walls=((), PUBLIC),  # how many of them block sight
    rough=((HEIGHT, ROW_WORDS), PUBLIC),  # cells that vehicles may not enter, see `floor`
    taken=((HEIGHT, ROW_WORDS), PUBLIC),  # cells under a figure
    wave=((LAYERS + 1, HEIGHT, ROW_WORDS), PUBLIC),  # room for `reach`, which leaves zeros; rules cannot allocate
    # armies while they are bought
    buyers=((), SETTING),  # bits of the sides that buy
    bought=((SEATS,), OWN),  # how many units so far
    bought_kind=((SEATS, UNITS), OWN),
    bought_arms=((SEATS, UNITS), OWN),  # bits of weapons
    bought_mount=((SEATS, UNITS, 2), OWN),  # weapons, or NOBODY
    # the armies
    kind=((ALL_UNITS,), SETTING),
    arms=((ALL_UNITS,), SETTING),
    mount=((ALL_UNITS, 2), SETTING),
    count=((SEATS,), SETTING),
    life=((ALL_UNITS,), PUBLIC),
    x=((ALL_UNITS,), PUBLIC),  # lowest cell
    y=((ALL_UNITS,), PUBLIC),
    stance=((ALL_UNITS,), PUBLIC),
    wounds=((ALL_UNITS,), PUBLIC),
    done=((ALL_UNITS,), PUBLIC),
    healings=((ALL_UNITS,), PUBLIC),  # of a Medic, in this step or in the game
    treated=((UNITS, 2), PUBLIC),  # of each Medic of the active side: bits of the units treated in this step
    # the battle; `ply` counts its half-turns
    round=((), PUBLIC),
    half=((), PUBLIC),  # the active side, NOBODY before the first half-turn
    acted_first=((), PUBLIC),
    second=((), PUBLIC),  # 1: this is the round's second half-turn
    score=((SEATS,), PUBLIC),  # enemy points destroyed
    markers=((SEATS,), PUBLIC),
    picked=((), PUBLIC),  # the unit of an act whose first pick is made, by its place in its army; NOBODY: none
    placing=((), PUBLIC),  # the side that deploys
    order=((ORDERS,), PUBLIC),  # declared attacks, see `orders`
    fate=((ORDERS,), PUBLIC),  # what became of each
    ordered=((), PUBLIC),
    next_order=((), PUBLIC),
    # dice
    dice=((2,), PUBLIC),  # the latest roll; the second is 0 where one die was rolled
    roller=((), PUBLIC),  # the unit whose attack is rolled, or the officer roll's unit; the side in other rolls
    rolled=((), PUBLIC),  # the first side's total
    target=((), PUBLIC),
    weapon=((), PUBLIC),
    replying=((), PUBLIC),  # 1: the roll is a reply (h2h_reply)
    entering=((), PUBLIC),
    announced=((), PUBLIC),  # the latest step that was told of
)
