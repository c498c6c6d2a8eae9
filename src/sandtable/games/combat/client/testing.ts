/* A battle for tests: two houses, a few units, and offers as the server writes them. */
import type { PartProps } from '$web/game';
import { partsOf, tell, variantOf } from '$web/testing';
import { draft, type Draft } from './draft.svelte';
import type {
  Aiming,
  Attack,
  Board,
  Buy,
  ChangePosition,
  CombatChoice,
  CombatPreview,
  CombatView,
  Deploy,
  Dirt,
  EndStep,
  Heal,
  Move,
  Piece,
  PickUnit,
  Position,
  Sum,
  TypeFacts,
  Unit,
  UnitOptions,
  Verdict,
  Way,
  WeaponFacts,
} from './made/shown';
import type { CombatTold } from './types';

const type = (code: string, cost: number, size = 1, mounts = 0): TypeFacts => ({
  code,
  title: code,
  toughness: 3,
  movement: 4,
  cost,
  size,
  vehicle: mounts > 0,
  mounts,
  bonus: null,
  clause: 'UC-TROOP-1',
});

const weapon = (code: string, cost: number, mountable = false): WeaponFacts => ({
  code,
  title: code,
  range: 10,
  melee: 0,
  ranged: 0,
  vehicles_only: false,
  class: 'sighted',
  cost,
  carried: true,
  mountable,
  heavy: mountable,
  penalty: null,
  clause: 'UC-WPN-1',
});

export const board: Board = {
  types: [type('O', 30), type('M', 15), type('S', 10), type('J', 75, 2, 1), type('APC', 100, 3, 2)],
  weapons: [weapon('pistol', 10), weapon('rifle', 10), weapon('mg', 15, true), weapon('gren', 5)],
  positions: [],
  terrain: [],
  steps: ['move', 'declare', 'dirt', 'sighted'].map((code) => ({
    code,
    title: code,
    text: '',
    clause: 'UC-TURN-1',
  })),
  zones: { West: [0, 5], East: [42, 47] },
  size: { width: 48, height: 32, cells_per_foot: 2 },
  maps: {
    default: { title: 'Default', about: '', pieces: [['bldg', 14, 4, 19, 9]] },
    open: { title: 'Open', about: '', pieces: [] },
  },
  armies: {
    pair: {
      title: 'Pair',
      about: '',
      units: [
        { type: 'O', weapons: ['pistol'], mounts: [] },
        { type: 'S', weapons: ['rifle'], mounts: [] },
        { type: 'S', weapons: ['rifle'], mounts: [] },
      ],
      cost: 80,
    },
  },
  limits: { units: 30, weapons: 3 },
};

export const variant = variantOf('combat', ['West', 'East'], board, {
  title: 'Ultimate Combat',
  options: [
    {
      key: 'points',
      default: 300,
      values: { min: 10, max: 32000 },
      ruling: 'UC-R-67',
      text: '',
      document: null,
    },
  ],
});

export function unit(id: string, at: [number, number] | null, change: Partial<Unit> = {}): Unit {
  const [side, name] = id.split('.') as [string, string];
  return {
    id,
    side,
    name,
    title: name,
    calling: name.replace(/\d+$/, ''),
    number: Number(name.replace(/^[A-Z]+/, '')),
    type: name.replace(/\d+$/, ''),
    weapons: ['rifle'],
    mounts: [],
    at,
    size: 1,
    position: at ? 'st' : null,
    wounds: 0,
    state: at ? 'alive' : 'unplaced',
    cost: 20,
    allowance: 16,
    feet: '4',
    terrain: null,
    confused: false,
    frozen: false,
    moved: false,
    attacked: false,
    changed: false,
    grenade_used: false,
    ...change,
  };
}

const piece: Piece = { type: 'bldg', x0: 14, y0: 4, x1: 19, y1: 9 };

export const viewOf = (units: Unit[], change: Partial<CombatView> = {}): CombatView => ({
  game: 'combat',
  variant: 'combat',
  viewer: 'West',
  seats: ['West', 'East'],
  phase: 'move',
  to_act: ['West'],
  result: null,
  scenario: 'hold',
  round: 1,
  rounds: 10,
  half: 'West',
  acted_first: 'West',
  score: { West: 0, East: 0 },
  markers: { West: 0, East: 0 },
  map: { width: 48, height: 32, name: 'default', pieces: [piece], markers: [[23, 15, 24, 16]] },
  units,
  picked: null,
  asked: null,
  rolling: null,
  declared: [],
  buying: null,
  ...change,
});

export const sum = (wound: number, kill = 0, words = '2d6 - 3 toughness'): Sum => ({
  terms: [],
  total: -3,
  wounds_on: 7,
  kills_on: kill ? 12 : null,
  wound,
  kill,
  text: words,
});

const nameOf = (id: string) => id.split('.')[1]!;

export const first = (unit: string): PickUnit => ({
  id: 0,
  text: `unit ${nameOf(unit)}`,
  kind: 'unit',
  unit,
});
export const move = (unit: string, x: number, y: number): Move => ({
  id: 0,
  text: `move ${nameOf(unit)} ${x},${y}`,
  kind: 'move',
  unit,
  x,
  y,
});
export const deploy = (unit: string, x: number, y: number, position: Position | null): Deploy => ({
  id: 0,
  text: ['deploy', nameOf(unit), `${x},${y}`, ...(position ? [position] : [])].join(' '),
  kind: 'deploy',
  unit,
  x,
  y,
  position,
});
export const declare = (unit: string, weapon: string, target: string, found: Sum): Attack => ({
  id: 0,
  text: `declare ${nameOf(unit)} ${weapon} ${nameOf(target)}`,
  kind: 'declare',
  unit,
  weapon,
  target,
  sum: found,
});
export const heal = (unit: string, target: string): Heal => ({
  id: 0,
  text: `heal ${nameOf(unit)} ${nameOf(target)}`,
  kind: 'heal',
  unit,
  target,
});
export const change = (unit: string, position: Position): ChangePosition => ({
  id: 0,
  text: `position ${nameOf(unit)} ${position}`,
  kind: 'position',
  unit,
  position,
});
export const dirt = (unit: string, yes: boolean): Dirt => ({
  id: 0,
  text: `dirt ${nameOf(unit)} ${yes ? 'yes' : 'no'}`,
  kind: 'dirt',
  unit,
  yes,
});
export const buy: Buy = { id: 0, text: 'buy S', kind: 'buy', type: 'S' };
export const end: EndStep = { id: 0, text: 'end', kind: 'end', step: 'move' };

const legal = { legal: true, clause: null, message: null };

/** What a unit can do now. */
export const options = (
  unit: string,
  all: CombatChoice[],
  range: UnitOptions['range'] = {},
): UnitOptions => ({ ...legal, unit, choices: all, range, text: '' });
export const way = (cost: number, feet: [string, string]): Way => ({ ...legal, cost, allowance: 16, feet });
export const aiming = (found: Sum, line: Aiming['line'] = null): Aiming => ({
  ...legal,
  line,
  blocked: null,
  sum: found,
});
export const refused = (message: string): Verdict => ({ legal: false, clause: 'UC-R-3', message });

export const told = tell<CombatTold>;

type Answers = Record<string, CombatPreview>;

/** Previews are answered from a list. */
export const propsOf = (
  view: CombatView,
  offers: CombatChoice[],
  answers: Answers = {},
  change: Partial<PartProps<CombatView, Draft>> = {},
): PartProps<CombatView, Draft> =>
  partsOf(view, offers, variant, draft(), {
    onpreview: (partial) => Promise.resolve(answers[partial] ?? {}),
    ...change,
  });
