"""The fields of a battle, each with its audience (UC-R-70).

Everything is public except what is bought before both armies are revealed. Units of West are numbered from 0, those of
East from UNITS, each side's in the order in which they were bought (UC-R-75).
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
LAYERS = 4  # of `wave`, not counting the layer of free cells

# Phases in their order: those before the battle, the steps of a half-turn (UC-TURN-1 to -9), and the end.
BUY, DEPLOY, MOVE, DECLARE, DIRT, SIGHTED, GRENADES, MELEE_STEP, VEHICLES, STANCE, HEAL, OVER = range(12)
DEPLOY_ROLL, INITIATIVE, OFFICERS = range(12, 15)  # chance rolls
STEP_WORDS = {
    MOVE: "move", DECLARE: "declare", DIRT: "dirt", SIGHTED: "sighted", GRENADES: "grenades", MELEE_STEP: "melee",
    VEHICLES: "vehicles", STANCE: "position", HEAL: "heal",
}  # fmt: skip
"""The word for each step of a half-turn."""
ENTER = 15  # a position set up by a scenario: chance, with one outcome, begins the step `entering`

# The states of a unit (`life`).
ABSENT, ALIVE, KILLED, UNPLACED, REMOVED = range(5)

# What a unit has done in this half-turn (bits of `done`); CONFUSED and SPENT are states.
MOVED, FIRED, THREW, FOUGHT, CHANGED, CONFUSED, ANSWERED, FIRST_MOUNT, SECOND_MOUNT, SPENT = (1 << k for k in range(10))
LASTING = SPENT  # the only bit that outlasts a half-turn: a single grenade is used up

# Scenarios (UC-R-69) and what happens without an Officer (UC-R-24).
BATTLE, SKIRMISH, HOLD = range(3)
ROLL, FREEZE, NO_EFFECT = range(3)
BY_SCENARIO = 0  # rounds
USUAL_ROUNDS = table((12, 8, 10))
ALL_ATTACKS, SIGHTED_ONLY = 1, 2  # `fire_scope`
TURN_ONE, TURN_ALL, GAME = range(3)  # `medic`

# How a battle has ended (`reason`).
WIPED_OUT, BY_POINTS, BY_MARKERS, RESIGNED = range(1, 5)
ENDINGS = {WIPED_OUT: "wipe-out", BY_POINTS: "points", BY_MARKERS: "markers", RESIGNED: "resigned"}
"""The word for each."""

WAITS, CARRIED_OUT, LOST = range(3)  # `fate`
ORDERS = 3 * UNITS  # the most declarations of a half-turn

schema = Schema(
    seats=SEATS,
    # the options; of two values 0 is the rulebook's default
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
    piece=((PIECES, 5), SETTING),  # terrain: KIND and corners; pieces that block sight come first
    pieces=((), SETTING),
    walls=((), PUBLIC),  # how many pieces block sight
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
    healings=((ALL_UNITS,), PUBLIC),  # by a Medic, in this half-turn or, by the option `medic`, in the game
    treated=((UNITS, 2), PUBLIC),  # for each Medic of the active side: bits of the units treated in this step
    # the battle; `ply` counts its half-turns
    round=((), PUBLIC),
    half=((), PUBLIC),  # the active side; NOBODY before the first half-turn
    acted_first=((), PUBLIC),
    second=((), PUBLIC),  # 1: this is the second half-turn of the round
    score=((SEATS,), PUBLIC),  # enemy points destroyed
    markers=((SEATS,), PUBLIC),
    picked=((), PUBLIC),  # the unit that a first pick has named, by its place in its army; NOBODY: none
    placing=((), PUBLIC),  # the side that deploys a unit next
    order=((ORDERS,), PUBLIC),  # declared attacks, see `orders`
    fate=((ORDERS,), PUBLIC),  # what has become of each
    ordered=((), PUBLIC),
    next_order=((), PUBLIC),
    # dice
    dice=((2,), PUBLIC),  # the latest roll; the second is 0 if one die was rolled
    roller=((), PUBLIC),  # the unit that attacks, rolls without an Officer or is asked in step 3; else the side
    rolled=((), PUBLIC),  # the total of the side that rolled first
    target=((), PUBLIC),
    weapon=((), PUBLIC),
    replying=((), PUBLIC),  # 1: the roll is a reply (h2h_reply)
    entering=((), PUBLIC),
    announced=((), PUBLIC),  # the latest step that an event has announced
)
