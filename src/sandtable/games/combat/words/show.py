"""What viewers are shown, for clients and for computer players in other programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

from sandtable.engine import CHANCE, Message
from sandtable.games.combat.fields import View
from sandtable.games.combat.rules.armies import ARMIES, cost_of_army
from sandtable.games.combat.rules.buying import unit_cost
from sandtable.games.combat.rules.maps import MAPS
from sandtable.games.combat.rules.orders import parts
from sandtable.games.combat.rules.reach import points_of
from sandtable.games.combat.rules.schema import (
    ALIVE,
    BUY,
    BY_MARKERS,
    BY_POINTS,
    CARRIED_OUT,
    CHANGED,
    CONFUSED,
    DECLARE,
    DEPLOY,
    DEPLOY_ROLL,
    DIRT,
    ENDINGS,
    ENTER,
    FIRED,
    FIRST_MOUNT,
    FOUGHT,
    FREEZE,
    GRENADES,
    HEAL,
    HOLD,
    INITIATIVE,
    KILLED,
    LOST,
    MELEE_STEP,
    MOVE,
    MOVED,
    NOBODY,
    OFFICERS,
    OVER,
    REMOVED,
    RESIGNED,
    ROLL,
    SECOND_MOUNT,
    SIGHTED,
    SPENT,
    STANCE,
    THREW,
    UNITS,
    UNPLACED,
    VEHICLES,
    WAITS,
    WIPED_OUT,
)
from sandtable.games.combat.rules.tables import (
    BAZOOKA,
    CELLS_PER_FOOT,
    COST,
    FEET,
    GRENADE,
    GUN,
    HANDS,
    HEAVY,
    HEIGHT,
    KNEELING,
    KNIFE,
    MARKER_SIZE,
    MARKERS,
    MELEE,
    MORTAR,
    MOST_UNITS,
    MOST_WEAPONS,
    MOUNTS,
    OPEN,
    PRONE,
    RANGE,
    RANGED,
    SIZE,
    STANCE_FEET,
    STANCE_MELEE,
    STANCE_THROWN,
    STANCE_TOUGHNESS,
    STANDING,
    TERRAIN_CODES,
    TERRAIN_RANGED,
    TERRAIN_THROWN,
    TERRAIN_TOUGHNESS,
    TOUGHNESS,
    TYPE_CODES,
    TYPES,
    VEHICLE_BONUS,
    WEAPON_CODES,
    WEAPON_COST,
    WEAPONS,
    WIDTH,
    ZONE,
    is_vehicle,
)
from sandtable.games.combat.words import said
from sandtable.games.combat.words.lengths import in_feet
from sandtable.games.combat.words.names import (
    SEAT_NAMES,
    Called,
    kinds_of,
    names_of,
    short_name,
    unit_id,
    units_of,
)
from sandtable.games.combat.words.shown import (
    ArmyUnit,
    Board,
    Bought,
    Buying,
    CombatResult,
    CombatView,
    Declared,
    EndingWord,
    Fate,
    FloorMap,
    FloorSize,
    Limits,
    Phase,
    Piece,
    Position,
    PositionFacts,
    ReadyArmy,
    ReadyMap,
    Rolling,
    Scenario,
    Step,
    TerrainFacts,
    TypeFacts,
    Unit,
    UnitState,
    WeaponClass,
    WeaponFacts,
)
from sandtable.games.combat.words.titles import (
    STANCE_CLAUSE,
    STANCE_TITLES,
    STEPS,
    TERRAIN_CLAUSE,
    TERRAIN_TITLES,
    TYPE_BONUS,
    TYPE_CLAUSE,
    TYPE_TITLES,
    WEAPON_CLAUSE,
    WEAPON_TITLES,
)

PHASES: dict[int, Phase] = {
    BUY: "buy", DEPLOY: "deploy", MOVE: "move", DECLARE: "declare", DIRT: "dirt", SIGHTED: "sighted",
    GRENADES: "grenades", MELEE_STEP: "melee", VEHICLES: "vehicles", STANCE: "position", HEAL: "heal", OVER: "over",
    DEPLOY_ROLL: "roll", INITIATIVE: "initiative", OFFICERS: "officers",
}  # fmt: skip
POSITIONS: dict[int, Position] = {STANDING: "st", KNEELING: "kn", PRONE: "pr"}
SCENARIOS: tuple[Scenario, ...] = ("battle", "skirmish", "hold")
STATES: dict[int, UnitState] = {UNPLACED: "unplaced", ALIVE: "alive", KILLED: "killed", REMOVED: "removed"}
_FATES: dict[int, Fate] = {WAITS: "waiting", CARRIED_OUT: "done", LOST: "lost"}
_BEFORE_BATTLE = (BUY, DEPLOY_ROLL, DEPLOY)


ENDING_CLAUSES = {WIPED_OUT: "UC-R-69", BY_POINTS: "UC-R-69", BY_MARKERS: "UC-R-69", RESIGNED: "UC-R-72"}
_ENDINGS: Mapping[int, EndingWord] = cast(Mapping[int, EndingWord], ENDINGS)


def show(view: View, seats: Sequence[str], names: Sequence[str], variant: str) -> CombatView:
    """Return what the viewer is shown; units go by their ids, and players in sentences by their names."""
    begun = view.phase not in _BEFORE_BATTLE and view.round > 0
    return CombatView(
        game="combat",
        variant=variant,
        viewer=seats[view.viewer] if view.viewer < len(seats) else None,
        seats=list(seats),
        phase=PHASES[view.entering if view.phase == ENTER else view.phase],
        to_act=[name for seat, name in enumerate(seats) if view.waiting >> seat & 1],
        scenario=SCENARIOS[view.scenario],
        round=view.round,
        rounds=view.rounds,
        half=None if view.half == NOBODY else seats[view.half],
        acted_first=seats[view.acted_first] if begun else None,
        score={name: view.score[seat] for seat, name in enumerate(seats)},
        markers={name: view.markers[seat] for seat, name in enumerate(seats)},
        map=_map(view),
        units=_units(view),
        picked=unit_id(view, acting(view) * UNITS + view.picked) if view.picked != NOBODY else None,
        asked=unit_id(view, view.roller) if view.phase == DIRT else None,
        rolling=_rolling(view),
        declared=[_declared(view, k) for k in range(view.ordered)],
        buying=_buying(view, seats) if view.phase == BUY else None,
        result=_result(view, seats, names) if view.phase == OVER else None,
    )


def acting(view: View) -> int:
    """Return the side that decides; NOBODY while chance does, or both sides buy."""
    waiting = [seat for seat in range(len(SEAT_NAMES)) if view.waiting >> seat & 1]
    return waiting[0] if len(waiting) == 1 else NOBODY


# -- the floor ---------------------------------------------------------------------------------------------------------


def _map(view: View) -> FloorMap:
    pieces = tuple([tuple(map(int, view.piece[k])) for k in range(view.pieces)])
    return _floor_map(pieces, marked=view.scenario == HOLD)


@lru_cache(maxsize=64)
def _floor_map(pieces: tuple[tuple[int, ...], ...], marked: bool) -> FloorMap:
    return FloorMap(
        width=WIDTH,
        height=HEIGHT,
        name=map_name(pieces),
        pieces=[Piece(type=TERRAIN_CODES[kind], x0=x0, y0=y0, x1=x1, y1=y1) for kind, x0, y0, x1, y1 in pieces],
        markers=[marker(x, y) for x, y in MARKERS] if marked else [],
    )


def map_name(pieces: Sequence[Sequence[int]]) -> str | None:
    """Return the name of a map that comes with the game; None for another map."""
    shown = sorted([TERRAIN_CODES[kind], *at] for kind, *at in pieces)
    return next((name for name, known in MAPS.items() if sorted(map(list, known["pieces"])) == shown), None)


def marker(x: int, y: int) -> list[int]:
    """Return the corners of a marker as [x0, y0, x1, y1], from its lowest cell."""
    return [x, y, x + MARKER_SIZE - 1, y + MARKER_SIZE - 1]


def terrain_at(view: View, x: int, y: int) -> int:
    """Return the terrain of a cell."""
    for kind, x0, y0, x1, y1 in view.piece[: view.pieces]:
        if x0 <= x <= x1 and y0 <= y <= y1:
            return int(kind)
    return OPEN


# -- units -------------------------------------------------------------------------------------------------------------


def _units(view: View) -> list[Unit]:
    """Return the units of both sides; none while armies are bought."""
    if view.phase == BUY:
        return []
    sides = [tuple(kinds_of(view, seat)) for seat in range(len(SEAT_NAMES))]
    return [_unit(view, unit, kinds) for seat, kinds in enumerate(sides) for unit in units_of(view, seat)]


def _unit(view: View, unit: int, kinds: tuple[int, ...]) -> Unit:
    """Return a unit; `kinds` are the types of its side's units."""
    kind, stance, wounds, arms, life = (
        view.kind[unit], view.stance[unit], view.wounds[unit], view.arms[unit], view.life[unit],
    )  # fmt: skip
    placed, on_foot = life in (ALIVE, KILLED), not is_vehicle(kind)
    ground = terrain_at(view, view.x[unit], view.y[unit]) if placed and on_foot else OPEN
    return _shown_unit(
        names_of(unit, kinds, arms),
        kind,
        arms,
        tuple(view.mount[unit]),
        (view.x[unit], view.y[unit]) if placed else None,
        stance if on_foot and placed else None,
        wounds,
        life,
        _points(kind, arms, stance, wounds, view.wounds_monotonic),
        ground,
        view.done[unit],
        view.no_officer,
    )


@lru_cache(maxsize=1 << 14)  # most units stay as they are from one act to the next
def _shown_unit(
    called: Called,
    kind: int,
    arms: int,
    mount: tuple[int, ...],
    at: tuple[int, int] | None,
    stance: int | None,
    wounds: int,
    life: int,
    points: int,
    ground: int,
    done: int,
    no_officer: int,
) -> Unit:
    mounts = mount_codes(mount)
    return Unit(
        id=called.id,
        side=called.side,
        name=called.name,
        title=called.title,
        calling=called.calling,
        number=called.number or None,
        type=TYPE_CODES[kind],
        weapons=weapon_codes(arms),
        mounts=mounts,
        at=None if at is None else list(at),
        size=int(SIZE[kind]),
        position=None if stance is None else POSITIONS[stance],
        wounds=wounds,
        state=STATES[life],
        cost=cost(kind, arms, mount),
        allowance=points,
        feet=in_feet(points),
        terrain=TERRAIN_CODES[ground] if ground != OPEN else None,
        confused=bool(done & CONFUSED) and no_officer == ROLL,
        frozen=bool(done & CONFUSED) and no_officer == FREEZE,
        moved=bool(done & MOVED),
        attacked=_attacked(done, len(mounts)),
        changed=bool(done & CHANGED),
        grenade_used=bool(done & SPENT),
    )


def _attacked(done: int, mounts: int) -> bool | list[bool]:
    """Return whether a unit has attacked in this half-turn; for a unit with mounts, a list with one answer for each."""
    if mounts:
        return [bool(done & bit) for bit in (FIRST_MOUNT, SECOND_MOUNT)[:mounts]]
    return bool(done & (FIRED | THREW | FOUGHT | FIRST_MOUNT))


def weapon_codes(arms: int) -> list[str]:
    """Return the codes of a set of weapons, given as bits."""
    return list(_codes(arms))


@lru_cache(maxsize=1 << len(WEAPON_CODES))
def _codes(arms: int) -> tuple[str, ...]:
    return tuple(code for weapon, code in enumerate(WEAPON_CODES) if arms >> weapon & 1)


def mount_codes(mounts: Sequence[int]) -> list[str]:
    """Return the codes of mounted weapons, leaving out empty mounts (NOBODY)."""
    return [WEAPON_CODES[weapon] for weapon in mounts if weapon != NOBODY]


def cost(kind: int, arms: int, mounts: Sequence[int]) -> int:
    """Return what a unit costs in points, with its weapons and mounts."""
    return _costs(kind, arms, *mounts)


@lru_cache(maxsize=1 << 12)
def _costs(kind: int, arms: int, first: int, second: int) -> int:
    return int(unit_cost(kind, arms, first, second))


def allowance(view: View, unit: int) -> int:
    """Return the movement points that a unit would have in a step 1 that begins now."""
    return _points(view.kind[unit], view.arms[unit], view.stance[unit], view.wounds[unit], view.wounds_monotonic)


@lru_cache(maxsize=1 << 12)
def _points(kind: int, arms: int, stance: int, wounds: int, monotonic: int) -> int:
    return int(points_of(kind, arms, stance, wounds, monotonic))


# -- what is under way -------------------------------------------------------------------------------------------------


def _rolling(view: View) -> Rolling | None:
    """Return the attack whose dice are rolled next, or None."""
    if not view.waiting >> CHANCE & 1 or view.phase not in (SIGHTED, GRENADES, MELEE_STEP, VEHICLES):
        return None
    return Rolling(
        unit=unit_id(view, view.roller),
        weapon=WEAPON_CODES[view.weapon],
        target=unit_id(view, view.target),
        reply=bool(view.replying),
    )


def _declared(view: View, k: int) -> Declared:
    unit, weapon, target = map(int, parts(view.order[k]))
    return Declared(
        unit=unit_id(view, unit),
        weapon=WEAPON_CODES[weapon],
        target=unit_id(view, target),
        state=_FATES[view.fate[k]],
    )


def points_left(view: View) -> int:
    """Return how many points the viewer may still spend."""
    seat = view.viewer
    bought = enumerate(kinds_of(view, seat))
    spent = (cost(kind, view.bought_arms[seat][k], view.bought_mount[seat][k]) for k, kind in bought)
    return int(view.points) - sum(spent)


def _buying(view: View, seats: Sequence[str]) -> Buying:
    """Return what the viewer has bought so far, and which sides are done."""
    seat = view.viewer
    own = seat < len(seats) and bool(view.buyers >> seat & 1)
    bought = [
        Bought(
            name=short_name(view, seat * UNITS + k),
            type=TYPE_CODES[view.bought_kind[seat][k]],
            weapons=weapon_codes(view.bought_arms[seat][k]),
            mounts=mount_codes(view.bought_mount[seat][k]),
            cost=cost(view.bought_kind[seat][k], view.bought_arms[seat][k], view.bought_mount[seat][k]),
        )
        for k in range(len(kinds_of(view, seat)) if own else 0)
    ]
    return Buying(
        points=view.points,
        left=points_left(view) if own else None,
        done=[name for other, name in enumerate(seats) if not view.waiting >> other & 1],
        units=bought,
    )


# -- the end -----------------------------------------------------------------------------------------------------------


def _result(view: View, seats: Sequence[str], names: Sequence[str]) -> CombatResult:
    return CombatResult(
        winners=called(view.winner, seats),
        reason=_ENDINGS[view.reason],
        clause=ENDING_CLAUSES[view.reason],
        text=_verdict(view, seats),
        score={name: view.score[seat] for seat, name in enumerate(seats)},
        markers={name: view.markers[seat] for seat, name in enumerate(seats)},
    )


def _verdict(view: View, seats: Sequence[str]) -> list[Message]:
    """Return who has won and why, or that it is a draw, and the points of both sides."""
    scored = view.markers if view.reason == BY_MARKERS else view.score
    if not view.winner:
        return [said.end_draw(points=scored[0])]
    won = view.winner >> 1
    ending = Message(f"end-{_ENDINGS[view.reason]}", {"winners": [seats[won]], "losers": [seats[1 - won]]})
    points = said.end_score(won=scored[won], lost=scored[1 - won])
    return [ending] if view.reason == RESIGNED else [ending, points]


def called(bits: int, names: Sequence[str]) -> list[str]:
    """Return the names of the seats whose bits are set."""
    return [name for seat, name in enumerate(names) if bits >> seat & 1]


# -- what never changes ------------------------------------------------------------------------------------------------


def describe_board() -> Board:
    """Return the tables of the rulebook, and the maps and armies that come with the game.

    This is what a client needs to draw a battle and to plan one.
    """
    return Board(
        types=[_type(kind) for kind in range(1, TYPES)],
        weapons=[_weapon(weapon) for weapon in range(HANDS)],
        positions=[_position(stance) for stance in POSITIONS],
        terrain=[_terrain(kind) for kind in range(OPEN + 1, len(TERRAIN_CODES))],
        steps=[Step(code=code, title=title, text=text, clause=clause) for code, (title, text, clause) in STEPS.items()],
        zones={"West": [0, ZONE - 1], "East": [WIDTH - ZONE, WIDTH - 1]},
        size=FloorSize(width=WIDTH, height=HEIGHT, cells_per_foot=CELLS_PER_FOOT),
        maps={
            name: ReadyMap(title=known["title"], about=known["about"], pieces=known["pieces"])
            for name, known in MAPS.items()
        },
        armies={
            name: ReadyArmy(
                title=army["title"],
                about=army["about"],
                units=[ArmyUnit(**unit) for unit in army["units"]],
                cost=cost_of_army(army["units"]),
            )
            for name, army in ARMIES.items()
        },
        limits=Limits(units=MOST_UNITS, weapons=MOST_WEAPONS),
    )


def _type(kind: int) -> TypeFacts:
    code = TYPE_CODES[kind]
    return TypeFacts(
        code=code,
        title=TYPE_TITLES[code],
        toughness=int(TOUGHNESS[kind]),
        movement=int(FEET[kind]),
        cost=int(COST[kind]),
        size=int(SIZE[kind]),
        vehicle=bool(is_vehicle(kind)),
        mounts=int(MOUNTS[kind]),
        bonus=TYPE_BONUS.get(code),
        clause=TYPE_CLAUSE[code],
    )


def _weapon(weapon: int) -> WeaponFacts:
    code = WEAPON_CODES[weapon]
    return WeaponFacts(
        code=code,
        title=WEAPON_TITLES[code],
        range=int(RANGE[weapon]),
        melee=int(MELEE[weapon]),
        ranged=int(RANGED[weapon] + VEHICLE_BONUS[weapon]),
        vehicles_only=bool(VEHICLE_BONUS[weapon]),
        weapon_class=weapon_class(weapon),
        cost=int(WEAPON_COST[weapon]),
        carried=weapon < WEAPONS,
        mountable=weapon in HEAVY,
        heavy=weapon in HEAVY,
        penalty=_PENALTIES.get(weapon),
        clause=WEAPON_CLAUSE[code],
    )


_PENALTIES = {BAZOOKA: "-1 ft", MORTAR: "at most 1 ft"}
_CLASSES: dict[int, WeaponClass] = {KNIFE: "hand-to-hand", GRENADE: "thrown", GUN: "vehicle"}


def weapon_class(weapon: int) -> WeaponClass:
    """Return the class of a weapon: hand-to-hand, thrown, vehicle or sighted."""
    return _CLASSES.get(weapon, "sighted")


def _position(stance: int) -> PositionFacts:
    code = POSITIONS[stance]
    return PositionFacts(
        code=code,
        title=STANCE_TITLES[code],
        movement=int(STANCE_FEET[stance]),
        melee=int(STANCE_MELEE[stance]),
        toughness=int(STANCE_TOUGHNESS[stance]),
        thrown=int(STANCE_THROWN[stance]),
        clause=STANCE_CLAUSE[code],
    )


def _terrain(kind: int) -> TerrainFacts:
    code = TERRAIN_CODES[kind]
    return TerrainFacts(
        code=code,
        title=TERRAIN_TITLES[code],
        ranged=int(TERRAIN_RANGED[kind]),
        thrown=int(TERRAIN_THROWN[kind]),
        toughness=int(TERRAIN_TOUGHNESS[kind]),
        clause=TERRAIN_CLAUSE[code],
    )
