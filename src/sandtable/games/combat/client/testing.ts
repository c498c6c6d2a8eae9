/* A battle for tests: two houses, a few units, and offers as the server writes them. */
import type { PartProps } from '$web/game';
import { partsOf, tell, variantOf } from '$web/testing';
import { draft, type Draft } from './draft.svelte';
import type {
  BoardPlan,
  CombatOffer,
  CombatPreview,
  CombatTold,
  CombatVariant,
  CombatView,
  Piece,
  PieceRow,
  Sum,
  Unit,
  UnitType,
  Weapon,
} from './types';

const type = (code: string, cost: number, size = 1, mounts = 0): UnitType => ({
  code,
  title: code,
  toughness: 3,
  movement: 4,
  cost,
  size,
  mounts,
  bonus: '',
  clause: 'UC-TROOP-1',
});

const weapon = (code: string, cost: number, mountable = false): Weapon => ({
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
  penalty: '',
  clause: 'UC-WPN-1',
});

const house: PieceRow = ['bldg', 14, 4, 19, 9];

export const board: BoardPlan = {
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
    default: { title: 'Default', about: '', pieces: [house] },
    open: { title: 'Open', about: '', pieces: [] },
  },
  armies: {
    pair: {
      title: 'Pair',
      about: '',
      units: [
        { type: 'O', weapons: ['pistol'], mounts: [] },
        { type: 'S', weapons: ['rifle'], mounts: [], count: 2 },
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
}) satisfies CombatVariant;

export function unit(id: string, at: [number, number] | null, change: Partial<Unit> = {}): Unit {
  const [side, name] = id.split('.') as [string, string];
  return {
    id,
    side,
    name,
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
  wounds_on: 7,
  kills_on: kill ? 12 : null,
  wound,
  kill,
  text: words,
});

export const offer = (text: string, facets: Partial<CombatOffer> = {}): CombatOffer => ({
  id: 0,
  text,
  kind: text.split(' ')[0]!,
  ...facets,
});

export const first = (id: string): CombatOffer => offer(`unit ${id.split('.')[1]}`, { unit: id });
export const move = (id: string, x: number, y: number): CombatOffer =>
  offer(`move ${id.split('.')[1]} ${x},${y}`, { unit: id, x, y });
export const end = offer('end');

export const told = tell<CombatTold>;

type Answers = Record<string, CombatPreview>;

/** Previews are answered from a list. */
export const propsOf = (
  view: CombatView,
  legal: CombatOffer[],
  answers: Answers = {},
  change: Partial<PartProps<CombatView, Draft>> = {},
): PartProps<CombatView, Draft> =>
  partsOf(view, legal, variant, draft(), {
    onpreview: (partial) => Promise.resolve(answers[partial] ?? {}),
    ...change,
  });
