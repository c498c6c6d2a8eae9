"""What viewers are shown of the game, as types: views, choices, previews and the tables of the rulebook."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from sandtable.engine import Said, Shown, ShownChoice, ShownTypes, ShownVerdict, ShownView

UnitId = Annotated[str, Meta(description="a unit's id, as in `West.S1`")]
UnitType = Annotated[str, Meta(description="a type of unit: `O`, `SF`, `M`, `S`, `J`, `MC`, `APC`, `T`")]
WeaponCode = Annotated[
    str,
    Meta(
        description="a weapon: `knife`, `pistol`, `rifle`, `mg`, `gren`, `baz`, `mort`, `gun`; "
        "`melee` is a hand-to-hand attack"
    ),
]
TerrainCode = Annotated[
    str, Meta(description="a kind of terrain: `hole`, `trees`, `bldg`; `veh` is a vehicle as cover")
]
Cell = Annotated[list[int], Meta(description="a cell: x from the West, y from the South", min_length=2, max_length=2)]
Corners = Annotated[list[int], Meta(description="lowest x and y, highest x and y", min_length=4, max_length=4)]
PieceRow = Annotated[
    tuple[TerrainCode, int, int, int, int],
    Meta(description="a piece as documents write it: its kind, its lowest x and y, its highest x and y"),
]
Position = Literal["st", "kn", "pr"]
Phase = Literal[
    "buy",
    "roll",
    "deploy",
    "initiative",
    "officers",
    "move",
    "declare",
    "dirt",
    "sighted",
    "grenades",
    "melee",
    "vehicles",
    "position",
    "heal",
    "over",
]
Scenario = Literal["battle", "skirmish", "hold"]
EndingWord = Literal["wipe-out", "points", "markers", "resigned"]
UnitState = Literal["unplaced", "alive", "killed", "removed"]
Fate = Literal["waiting", "done", "lost"]
WeaponClass = Literal["hand-to-hand", "thrown", "sighted", "vehicle"]


# -- the view ----------------------------------------------------------------------------------------------------------


class Piece(Shown, kw_only=True):
    """A rectangle of terrain, both corners included."""

    type: TerrainCode
    x0: int
    y0: int
    x1: int
    y1: int


class FloorMap(Shown, kw_only=True):
    """What lies on the floor."""

    width: int
    """How many cells the floor is wide."""
    height: int
    name: str | None
    """The name of a map that comes with the game; null for another map."""
    pieces: list[Piece]
    markers: list[Corners]
    """The cells of each marker; none unless the scenario is `hold`."""


class Unit(Shown, kw_only=True):
    """A unit."""

    id: UnitId
    side: str
    """The seat that it belongs to."""
    name: str
    """Its name in notation: `S1`."""
    title: str
    """What it is called: `Rifleman 2`."""
    calling: str
    """What it is called by: its type, or for a Soldier the weapon that it is there for."""
    number: int | None
    """Its number among those of its type; null if it is the only one."""
    type: UnitType
    weapons: list[WeaponCode]
    """What it carries."""
    mounts: list[WeaponCode]
    """What is mounted on it."""
    at: Cell | None
    """Its cell of lowest x and y; null if it is not on the table."""
    size: int
    """How many cells it covers along each side."""
    position: Position | None
    """Null for a vehicle, and for a unit that is not on the table."""
    wounds: int
    state: UnitState
    """A unit that is `killed` stays on the table until the casualties are removed."""
    cost: int
    """What it costs in points, with its weapons and mounts."""
    allowance: int
    """The movement points that it would have in a step 1 that begins now."""
    feet: str
    """The same in feet, as people read them: `2½`."""
    terrain: TerrainCode | None
    """The terrain in which a soldier stands; null for open ground."""
    confused: bool
    frozen: bool
    """Whether it may not move because its side has no Officer."""
    moved: bool
    """Whether it has moved in this half-turn."""
    attacked: bool | list[bool]
    """Whether it has attacked in this half-turn; for a unit with mounts, one answer for each."""
    changed: bool
    """Whether it has changed its position in this half-turn."""
    grenade_used: bool
    """Whether it has thrown the one grenade that it has, where soldiers have one."""


class Rolling(Shown, kw_only=True):
    """The attack whose dice are rolled next."""

    unit: UnitId
    weapon: WeaponCode
    target: UnitId
    reply: bool
    """Whether the unit strikes back."""


class Declared(Shown, kw_only=True):
    """An attack that has been named in step 2."""

    unit: UnitId
    weapon: WeaponCode
    target: UnitId
    state: Fate


class Bought(Shown, kw_only=True):
    """A unit that the viewer has bought."""

    name: str
    """Its name in notation: `S1`."""
    type: UnitType
    weapons: list[WeaponCode]
    mounts: list[WeaponCode]
    cost: int


class Buying(Shown, kw_only=True):
    """What the viewer has bought so far."""

    points: int
    """How many points each side may spend."""
    left: int | None
    """How many of these the viewer has left; null if the viewer buys nothing."""
    done: list[str]
    """The seats that have finished."""
    units: list[Bought]


class CombatResult(Shown, kw_only=True):
    """How the game ended."""

    winners: list[str]
    """The seats that have won; none in a draw."""
    reason: EndingWord
    """The word for how it ended."""
    clause: str
    """The clause of the rulebook by which it ended."""
    text: Said
    """The same in sentences, with the points."""
    score: dict[str, int]
    """The points of each seat for destroyed enemies."""
    markers: dict[str, int]
    """The points of each seat from markers."""


class CombatView(ShownView, kw_only=True):
    """All that one viewer may know."""

    game: Literal["combat"]
    phase: Phase
    scenario: Scenario
    round: int
    """The number of the round; 0 before the battle."""
    rounds: int
    """How many rounds there are."""
    half: str | None
    """The seat whose half-turn it is."""
    acted_first: str | None
    """The seat that had the first half-turn of this round; null before the battle."""
    score: dict[str, int]
    """The points of each seat for destroyed enemies."""
    markers: dict[str, int]
    """The points of each seat from markers."""
    map: FloorMap
    units: list[Unit]
    """The units of both sides; none while armies are bought."""
    picked: UnitId | None
    """The unit that has been picked: the next choice says what it does."""
    asked: UnitId | None
    """The unit that may hit the dirt."""
    rolling: Rolling | None
    declared: list[Declared]
    """The attacks named in this half-turn, in order."""
    buying: Buying | None
    """Null unless armies are bought."""
    result: CombatResult | None


# -- choices -----------------------------------------------------------------------------------------------------------


class Term(Shown, kw_only=True):
    """One number that is added to the dice."""

    value: int
    text: str
    """What it is for."""


class Sum(Shown, kw_only=True):
    """The sum of an attack, as the rules add it up."""

    terms: list[Term]
    total: int
    """The attack score without the dice."""
    wounds_on: int | None
    """The least sum of two dice that wounds; null if none does."""
    kills_on: int | None
    """The least sum of two dice that kills; null if none does."""
    wound: int
    """In how many of 36 cases the target is wounded or killed."""
    kill: int
    """In how many of 36 cases the target is killed."""
    text: Said
    """All of this in words."""


class PickUnit(ShownChoice, kw_only=True):
    """A unit that has something left to do; the next choice says what it does."""

    kind: Literal["unit"]
    unit: UnitId


class Move(ShownChoice, kw_only=True):
    """A move to a cell."""

    kind: Literal["move"]
    unit: UnitId
    x: int
    y: int


class Deploy(ShownChoice, kw_only=True):
    """A cell of the deployment zone."""

    kind: Literal["deploy"]
    unit: UnitId
    x: int
    y: int
    position: Position | None
    """Null for a vehicle."""


class Attack(ShownChoice, kw_only=True):
    """An attack that is named, fired or made hand-to-hand."""

    kind: Literal["declare", "fire", "melee"]
    unit: UnitId
    weapon: WeaponCode | UnsetType = UNSET
    """Left out in step Hand-to-hand, where no weapon is chosen."""
    target: UnitId
    sum: Sum | UnsetType | None = UNSET
    """Only in the preview of a unit; null if there is no line to the target."""


class ChangePosition(ShownChoice, kw_only=True):
    """A position for the next turn."""

    kind: Literal["position"]
    unit: UnitId
    position: Position


class Heal(ShownChoice, kw_only=True):
    """A wounded soldier whom a Medic may heal."""

    kind: Literal["heal"]
    unit: UnitId
    target: UnitId


class Dirt(ShownChoice, kw_only=True):
    """Whether a unit hits the dirt."""

    kind: Literal["dirt"]
    unit: UnitId
    yes: bool


class EndStep(ShownChoice, kw_only=True):
    """The end of the step for this side."""

    kind: Literal["end"]
    step: Phase


class Resign(ShownChoice, kw_only=True):
    """The end of the battle."""

    kind: Literal["resign"]


class Buy(ShownChoice, kw_only=True):
    """A type of unit to buy."""

    kind: Literal["buy"]
    type: UnitType


class Arm(ShownChoice, kw_only=True):
    """A weapon for the unit that was bought last."""

    kind: Literal["equip", "mount"]
    weapon: WeaponCode


class Preset(ShownChoice, kw_only=True):
    """An army that comes with the game."""

    kind: Literal["preset"]
    army: str


CombatChoice = PickUnit | Move | Deploy | Attack | ChangePosition | Heal | Dirt | EndStep | Resign | Buy | Arm | Preset


# -- previews ----------------------------------------------------------------------------------------------------------


class Help(Shown, kw_only=True):
    """What a unit or a thing is."""

    unit: UnitId | UnsetType = UNSET
    text: Said
    clause: str


class Placement(Shown, kw_only=True):
    """A place for a unit that has none."""

    text: str
    """The act that places it."""
    unit: UnitId
    x: int
    y: int
    position: Position | None
    """Null for a vehicle."""


class Proposal(Shown, kw_only=True):
    """Places for all units that have none."""

    plan: list[Placement]
    text: Said


class Verdict(ShownVerdict, kw_only=True):
    """Whether an act is legal."""

    message: Said | None
    """Why it is refused; null if it is legal."""


class Meaning(Verdict, kw_only=True):
    """What an act changes."""

    text: Said


class UnitOptions(Verdict, kw_only=True):
    """What a unit can do now."""

    unit: UnitId
    choices: list[CombatChoice]
    range: dict[WeaponCode, int]
    """The range, in feet, of each weapon that it can use in this step."""
    text: Said


class Way(Verdict, kw_only=True):
    """What a move costs."""

    cost: int | None
    """In movement points; null if there is no way."""
    allowance: int | None
    """How many points the unit may spend; null if it is not alive."""
    feet: Annotated[list[str], Meta(min_length=2, max_length=2)] | UnsetType = UNSET
    """The way and the most that it may be, as people read them: `2½`."""
    text: Said | UnsetType = UNSET


class Aiming(Verdict, kw_only=True):
    """What an attack adds up to."""

    line: Annotated[list[Cell], Meta(min_length=2, max_length=2)] | None
    """The cells between which the line of the attack runs; null if there is none."""
    blocked: tuple[float, float] | None
    """Where the line of sight is blocked; whole numbers are the middles of cells."""
    sum: Sum | None
    text: Said | UnsetType = UNSET


class Purchase(Verdict, kw_only=True):
    """What a unit or a weapon costs."""

    cost: int
    left: int
    """The points that would be left."""
    text: Said


class Idle(Verdict, kw_only=True):
    """The units that could still act in the step that is ended."""

    units: list[UnitId]
    text: Said


CombatPreview = Help | Proposal | Verdict | Meaning | UnitOptions | Way | Aiming | Purchase | Idle


# -- what never changes ------------------------------------------------------------------------------------------------


class TypeFacts(Shown, kw_only=True):
    """A type of unit."""

    code: UnitType
    title: str
    toughness: int
    movement: int
    """In feet."""
    cost: int
    size: int
    """How many cells it covers along each side."""
    vehicle: bool
    mounts: int
    """How many weapons can be mounted."""
    bonus: str | None
    """What it does besides, in a few words; null if nothing."""
    clause: str


class WeaponFacts(Shown, kw_only=True):
    """A weapon."""

    code: WeaponCode
    title: str
    range: int
    """In feet."""
    melee: int
    """What it adds to a hand-to-hand attack."""
    ranged: int
    """What it adds to fire."""
    vehicles_only: bool
    """Whether that counts against vehicles only."""
    weapon_class: WeaponClass = field(name="class")
    cost: int
    carried: bool
    """Whether soldiers carry it."""
    mountable: bool
    """Whether it can be mounted on a vehicle."""
    heavy: bool
    """Whether a soldier carries at most one such weapon."""
    penalty: str | None
    """What it takes off movement, in words; null if nothing."""
    clause: str


class PositionFacts(Shown, kw_only=True):
    """A position of soldiers."""

    code: Position
    title: str
    movement: int
    """In feet."""
    melee: int
    """What it adds to the soldier's own hand-to-hand attacks."""
    toughness: int
    """What it adds to the soldier's toughness."""
    thrown: int
    """What it adds to the soldier's own grenades."""
    clause: str


class TerrainFacts(Shown, kw_only=True):
    """A kind of terrain."""

    code: TerrainCode
    title: str
    ranged: int
    """What it adds to a soldier's own shots."""
    thrown: int
    """What it adds to a soldier's own grenades."""
    toughness: int
    """What it adds to a soldier's toughness."""
    clause: str


class Step(Shown, kw_only=True):
    """A step of the half-turn."""

    code: str
    title: str
    text: str
    """What happens in it."""
    clause: str


class FloorSize(Shown, kw_only=True):
    """The size of the floor."""

    width: int
    """In cells."""
    height: int
    cells_per_foot: int


class ReadyMap(Shown, kw_only=True):
    """A map that comes with the game."""

    title: str
    about: str
    pieces: list[PieceRow]


class ArmyUnit(Shown, kw_only=True):
    """A unit of an army, as documents write it."""

    type: UnitType
    weapons: list[WeaponCode]
    mounts: list[WeaponCode]


class ReadyArmy(Shown, kw_only=True):
    """An army that comes with the game."""

    title: str
    about: str
    units: list[ArmyUnit]
    cost: int


class Limits(Shown, kw_only=True):
    """The most that there may be."""

    units: int
    """Units of a side."""
    weapons: int
    """Weapons of a soldier."""


class Board(Shown, kw_only=True):
    """What a client needs to draw a battle and to plan one."""

    types: list[TypeFacts]
    weapons: list[WeaponFacts]
    positions: list[PositionFacts]
    terrain: list[TerrainFacts]
    steps: list[Step]
    zones: dict[str, Annotated[list[int], Meta(min_length=2, max_length=2)]]
    """The first and the last column of each side's deployment zone."""
    size: FloorSize
    maps: dict[str, ReadyMap]
    armies: dict[str, ReadyArmy]
    limits: Limits


TYPES = ShownTypes(view=CombatView, choice=CombatChoice, preview=CombatPreview, board=Board)
"""What viewers are shown."""
