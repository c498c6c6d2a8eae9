/*
 * What viewers are shown of the game.
 * Made by `make docs` from words/shown.py.
 */

/** a unit's id, as in `West.S1` */
export type UnitId = string;
/** a type of unit: `O`, `SF`, `M`, `S`, `J`, `MC`, `APC`, `T` */
export type UnitType = string;
/**
 * a weapon: `knife`, `pistol`, `rifle`, `mg`, `gren`, `baz`, `mort`, `gun`; `melee` is a hand-to-hand attack
 */
export type WeaponCode = string;
/** a kind of terrain: `hole`, `trees`, `bldg`; `veh` is a vehicle as cover */
export type TerrainCode = string;
/** a cell: x from the West, y from the South */
export type Cell = [number, number];
/** lowest x and y, highest x and y */
export type Corners = [number, number, number, number];
/** a piece as documents write it: its kind, its lowest x and y, its highest x and y */
export type PieceRow = [TerrainCode, number, number, number, number];
export type Position = 'st' | 'kn' | 'pr';
export type Phase =
  | 'buy'
  | 'roll'
  | 'deploy'
  | 'initiative'
  | 'officers'
  | 'move'
  | 'declare'
  | 'dirt'
  | 'sighted'
  | 'grenades'
  | 'melee'
  | 'vehicles'
  | 'position'
  | 'heal'
  | 'over';

export type Scenario = 'battle' | 'skirmish' | 'hold';
export type EndingWord = 'wipe-out' | 'points' | 'markers' | 'resigned';
export type UnitState = 'unplaced' | 'alive' | 'killed' | 'removed';
export type Fate = 'waiting' | 'done' | 'lost';
export type WeaponClass = 'hand-to-hand' | 'thrown' | 'sighted' | 'vehicle';
export type CombatChoice =
  PickUnit | Move | Deploy | Attack | ChangePosition | Heal | Dirt | EndStep | Resign | Buy | Arm | Preset;

export type CombatPreview =
  Help | Proposal | Verdict | Meaning | UnitOptions | Way | Aiming | Purchase | Idle;

/** A rectangle of terrain, both corners included. */
export interface Piece {
  type: TerrainCode;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** What lies on the floor. */
export interface FloorMap {
  /** How many cells the floor is wide. */
  width: number;
  height: number;
  /** The name of a map that comes with the game; null for another map. */
  name: string | null;
  pieces: Piece[];
  /** The cells of each marker; none unless the scenario is `hold`. */
  markers: Corners[];
}

/** A unit. */
export interface Unit {
  id: UnitId;
  /** The seat that it belongs to. */
  side: string;
  /** Its name in notation: `S1`. */
  name: string;
  /** What it is called: `Rifleman 2`. */
  title: string;
  /** What it is called by: its type, or for a Soldier the weapon that it is there for. */
  calling: string;
  /** Its number among those of its type; null if it is the only one. */
  number: number | null;
  type: UnitType;
  /** What it carries. */
  weapons: WeaponCode[];
  /** What is mounted on it. */
  mounts: WeaponCode[];
  /** Its cell of lowest x and y; null if it is not on the table. */
  at: Cell | null;
  /** How many cells it covers along each side. */
  size: number;
  /** Null for a vehicle, and for a unit that is not on the table. */
  position: Position | null;
  wounds: number;
  /** A unit that is `killed` stays on the table until the casualties are removed. */
  state: UnitState;
  /** What it costs in points, with its weapons and mounts. */
  cost: number;
  /** The movement points that it would have in a step 1 that begins now. */
  allowance: number;
  /** The same in feet, as people read them: `2½`. */
  feet: string;
  /** The terrain in which a soldier stands; null for open ground. */
  terrain: TerrainCode | null;
  confused: boolean;
  /** Whether it may not move because its side has no Officer. */
  frozen: boolean;
  /** Whether it has moved in this half-turn. */
  moved: boolean;
  /** Whether it has attacked in this half-turn; for a unit with mounts, one answer for each. */
  attacked: boolean | boolean[];
  /** Whether it has changed its position in this half-turn. */
  changed: boolean;
  /** Whether it has thrown the one grenade that it has, where soldiers have one. */
  grenade_used: boolean;
}

/** The attack whose dice are rolled next. */
export interface Rolling {
  unit: UnitId;
  weapon: WeaponCode;
  target: UnitId;
  /** Whether the unit strikes back. */
  reply: boolean;
}

/** An attack that has been named in step 2. */
export interface Declared {
  unit: UnitId;
  weapon: WeaponCode;
  target: UnitId;
  state: Fate;
}

/** A unit that the viewer has bought. */
export interface Bought {
  /** Its name in notation: `S1`. */
  name: string;
  type: UnitType;
  weapons: WeaponCode[];
  mounts: WeaponCode[];
  cost: number;
}

/** What the viewer has bought so far. */
export interface Buying {
  /** How many points each side may spend. */
  points: number;
  /** How many of these the viewer has left; null if the viewer buys nothing. */
  left: number | null;
  /** The seats that have finished. */
  done: string[];
  units: Bought[];
}

/** How the game ended. */
export interface CombatResult {
  /** The seats that have won; none in a draw. */
  winners: string[];
  /** The word for how it ended. */
  reason: EndingWord;
  /** The clause of the rulebook by which it ended. */
  clause: string;
  /** The same in sentences, with the points. */
  text: string;
  /** The points of each seat for destroyed enemies. */
  score: Record<string, number>;
  /** The points of each seat from markers. */
  markers: Record<string, number>;
}

/** All that one viewer may know. */
export interface CombatView {
  /** The name of the game. */
  game: 'combat';
  /** The id of the variant. */
  variant: string;
  /** The seat whose view this is; null for those who watch. */
  viewer: string | null;
  /** The seats in the order of play. */
  seats: string[];
  /** What is done now. */
  phase: Phase;
  /** The seats that must choose now. */
  to_act: string[];
  scenario: Scenario;
  /** The number of the round; 0 before the battle. */
  round: number;
  /** How many rounds there are. */
  rounds: number;
  /** The seat whose half-turn it is. */
  half: string | null;
  /** The seat that had the first half-turn of this round; null before the battle. */
  acted_first: string | null;
  /** The points of each seat for destroyed enemies. */
  score: Record<string, number>;
  /** The points of each seat from markers. */
  markers: Record<string, number>;
  map: FloorMap;
  /** The units of both sides; none while armies are bought. */
  units: Unit[];
  /** The unit that has been picked: the next choice says what it does. */
  picked: UnitId | null;
  /** The unit that may hit the dirt. */
  asked: UnitId | null;
  rolling: Rolling | null;
  /** The attacks named in this half-turn, in order. */
  declared: Declared[];
  /** Null unless armies are bought. */
  buying: Buying | null;
  result: CombatResult | null;
}

/** A unit that has something left to do; the next choice says what it does. */
export interface PickUnit {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'unit';
  unit: UnitId;
}

/** A move to a cell. */
export interface Move {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'move';
  unit: UnitId;
  x: number;
  y: number;
}

/** A cell of the deployment zone. */
export interface Deploy {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'deploy';
  unit: UnitId;
  x: number;
  y: number;
  /** Null for a vehicle. */
  position: Position | null;
}

/** One number that is added to the dice. */
export interface Term {
  value: number;
  /** What it is for. */
  text: string;
}

/** The sum of an attack, as the rules add it up. */
export interface Sum {
  terms: Term[];
  /** The attack score without the dice. */
  total: number;
  /** The least sum of two dice that wounds; null if none does. */
  wounds_on: number | null;
  /** The least sum of two dice that kills; null if none does. */
  kills_on: number | null;
  /** In how many of 36 cases the target is wounded or killed. */
  wound: number;
  /** In how many of 36 cases the target is killed. */
  kill: number;
  /** All of this in words. */
  text: string;
}

/** An attack that is named, fired or made hand-to-hand. */
export interface Attack {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'declare' | 'fire' | 'melee';
  unit: UnitId;
  /** Left out in step Hand-to-hand, where no weapon is chosen. */
  weapon?: WeaponCode;
  target: UnitId;
  /** Only in the preview of a unit; null if there is no line to the target. */
  sum?: Sum | null;
}

/** A position for the next turn. */
export interface ChangePosition {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'position';
  unit: UnitId;
  position: Position;
}

/** A wounded soldier whom a Medic may heal. */
export interface Heal {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'heal';
  unit: UnitId;
  target: UnitId;
}

/** Whether a unit hits the dirt. */
export interface Dirt {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'dirt';
  unit: UnitId;
  yes: boolean;
}

/** The end of the step for this side. */
export interface EndStep {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'end';
  step: Phase;
}

/** The end of the battle. */
export interface Resign {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'resign';
}

/** A type of unit to buy. */
export interface Buy {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'buy';
  type: UnitType;
}

/** A weapon for the unit that was bought last. */
export interface Arm {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'equip' | 'mount';
  weapon: WeaponCode;
}

/** An army that comes with the game. */
export interface Preset {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'preset';
  army: string;
}

/** What a unit or a thing is. */
export interface Help {
  unit?: UnitId;
  text: string;
  clause: string;
}

/** A place for a unit that has none. */
export interface Placement {
  /** The act that places it. */
  text: string;
  unit: UnitId;
  x: number;
  y: number;
  /** Null for a vehicle. */
  position: Position | null;
}

/** Places for all units that have none. */
export interface Proposal {
  plan: Placement[];
  text: string;
}

/** Whether an act is legal. */
export interface Verdict {
  /** Whether it may be done now. */
  legal: boolean;
  /** The clause that forbids it; null if it is legal. */
  clause: string | null;
  /** Why it is refused; null if it is legal. */
  message: string | null;
}

/** What an act changes. */
export interface Meaning {
  /** Whether it may be done now. */
  legal: boolean;
  /** The clause that forbids it; null if it is legal. */
  clause: string | null;
  /** Why it is refused; null if it is legal. */
  message: string | null;
  text: string;
}

/** What a unit can do now. */
export interface UnitOptions {
  /** Whether it may be done now. */
  legal: boolean;
  /** The clause that forbids it; null if it is legal. */
  clause: string | null;
  /** Why it is refused; null if it is legal. */
  message: string | null;
  unit: UnitId;
  choices: CombatChoice[];
  /** The range, in feet, of each weapon that it can use in this step. */
  range: Record<WeaponCode, number>;
  text: string;
}

/** What a move costs. */
export interface Way {
  /** Whether it may be done now. */
  legal: boolean;
  /** The clause that forbids it; null if it is legal. */
  clause: string | null;
  /** Why it is refused; null if it is legal. */
  message: string | null;
  /** In movement points; null if there is no way. */
  cost: number | null;
  /** How many points the unit may spend; null if it is not alive. */
  allowance: number | null;
  /** The way and the most that it may be, as people read them: `2½`. */
  feet?: [string, string];
  text?: string;
}

/** What an attack adds up to. */
export interface Aiming {
  /** Whether it may be done now. */
  legal: boolean;
  /** The clause that forbids it; null if it is legal. */
  clause: string | null;
  /** Why it is refused; null if it is legal. */
  message: string | null;
  /** The cells between which the line of the attack runs; null if there is none. */
  line: [Cell, Cell] | null;
  /** Where the line of sight is blocked; whole numbers are the middles of cells. */
  blocked: [number, number] | null;
  sum: Sum | null;
  text?: string;
}

/** What a unit or a weapon costs. */
export interface Purchase {
  /** Whether it may be done now. */
  legal: boolean;
  /** The clause that forbids it; null if it is legal. */
  clause: string | null;
  /** Why it is refused; null if it is legal. */
  message: string | null;
  cost: number;
  /** The points that would be left. */
  left: number;
  text: string;
}

/** The units that could still act in the step that is ended. */
export interface Idle {
  /** Whether it may be done now. */
  legal: boolean;
  /** The clause that forbids it; null if it is legal. */
  clause: string | null;
  /** Why it is refused; null if it is legal. */
  message: string | null;
  units: UnitId[];
  text: string;
}

/** A type of unit. */
export interface TypeFacts {
  code: UnitType;
  title: string;
  toughness: number;
  /** In feet. */
  movement: number;
  cost: number;
  /** How many cells it covers along each side. */
  size: number;
  vehicle: boolean;
  /** How many weapons can be mounted. */
  mounts: number;
  /** What it does besides, in a few words; null if nothing. */
  bonus: string | null;
  clause: string;
}

/** A weapon. */
export interface WeaponFacts {
  code: WeaponCode;
  title: string;
  /** In feet. */
  range: number;
  /** What it adds to a hand-to-hand attack. */
  melee: number;
  /** What it adds to fire. */
  ranged: number;
  /** Whether that counts against vehicles only. */
  vehicles_only: boolean;
  class: WeaponClass;
  cost: number;
  /** Whether soldiers carry it. */
  carried: boolean;
  /** Whether it can be mounted on a vehicle. */
  mountable: boolean;
  /** Whether a soldier carries at most one such weapon. */
  heavy: boolean;
  /** What it takes off movement, in words; null if nothing. */
  penalty: string | null;
  clause: string;
}

/** A position of soldiers. */
export interface PositionFacts {
  code: Position;
  title: string;
  /** In feet. */
  movement: number;
  /** What it adds to the soldier's own hand-to-hand attacks. */
  melee: number;
  /** What it adds to the soldier's toughness. */
  toughness: number;
  /** What it adds to the soldier's own grenades. */
  thrown: number;
  clause: string;
}

/** A kind of terrain. */
export interface TerrainFacts {
  code: TerrainCode;
  title: string;
  /** What it adds to a soldier's own shots. */
  ranged: number;
  /** What it adds to a soldier's own grenades. */
  thrown: number;
  /** What it adds to a soldier's toughness. */
  toughness: number;
  clause: string;
}

/** A step of the half-turn. */
export interface Step {
  code: string;
  title: string;
  /** What happens in it. */
  text: string;
  clause: string;
}

/** The size of the floor. */
export interface FloorSize {
  /** In cells. */
  width: number;
  height: number;
  cells_per_foot: number;
}

/** A map that comes with the game. */
export interface ReadyMap {
  title: string;
  about: string;
  pieces: PieceRow[];
}

/** A unit of an army, as documents write it. */
export interface ArmyUnit {
  type: UnitType;
  weapons: WeaponCode[];
  mounts: WeaponCode[];
}

/** An army that comes with the game. */
export interface ReadyArmy {
  title: string;
  about: string;
  units: ArmyUnit[];
  cost: number;
}

/** The most that there may be. */
export interface Limits {
  /** Units of a side. */
  units: number;
  /** Weapons of a soldier. */
  weapons: number;
}

/** What a client needs to draw a battle and to plan one. */
export interface Board {
  types: TypeFacts[];
  weapons: WeaponFacts[];
  positions: PositionFacts[];
  terrain: TerrainFacts[];
  steps: Step[];
  /** The first and the last column of each side's deployment zone. */
  zones: Record<string, [number, number]>;
  size: FloorSize;
  maps: Record<string, ReadyMap>;
  armies: Record<string, ReadyArmy>;
  limits: Limits;
}
