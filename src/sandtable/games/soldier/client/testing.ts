/* Views, offers and events for the tests of this folder. */
import type { Cards, Kind } from '$web/cards/counts';
import type { Offer, PartProps } from '$web/game';
import { partsOf, tell, variantOf } from '$web/testing';
import { draft, type Draft } from './draft.svelte';
import type {
  Advance,
  Aim,
  ChooseSoldier,
  Draw,
  Interfere,
  Lay,
  LayDown,
  Name,
  Pass,
  PassWord,
  PlayAlone,
  Radio,
  Train,
} from './made/shown';
import type { Player, SoldierTold, SoldierView } from './types';

const POWER: Record<Name, Kind> = {
  Rifleman: 'M16',
  Commando: 'Knife',
  Ninja: 'NinjaStars',
  Scout: 'SmokeBomb',
};

export const variant = variantOf('soldier', ['A', 'B', 'C', 'D'], {
  soldiers: Object.entries(POWER).map(([kind, weapon]) => ({ kind, title: kind, weapon })),
});

export function player(seat: string, soldiers: Name[], change: Partial<Player> = {}): Player {
  return {
    seat,
    cards: 8,
    known: [],
    soldiers: soldiers.map((soldier) => ({ soldier, weapon: POWER[soldier] ?? '', engaged: false })),
    training: [],
    wins: 0,
    stunned: false,
    barred: false,
    points: 0,
    rounds_won: 0,
    ...change,
  };
}

export function seen(hand: Cards, change: Partial<SoldierView> = {}): SoldierView {
  return {
    game: 'soldier',
    variant: 'soldier',
    viewer: 'A',
    seats: ['A', 'B', 'C'],
    phase: 'move',
    to_act: ['A'],
    window: null,
    turn: 'A',
    turns: 3,
    mode: 'single',
    round: 1,
    players: [player('A', ['Rifleman', 'Commando']), player('B', ['Ninja']), player('C', ['Scout'])],
    hand,
    piles: {
      draw: 60,
      discard: ['T1', 'Block'],
      used: { Attack: 2 },
      removed: {},
      soldiers: { size: 3, unseen: ['Marine', 'Pilot'], known: ['Officer'] },
    },
    combat: null,
    shot: null,
    bomb: null,
    draws_left: 0,
    last: null,
    result: null,
    ...change,
  };
}

export const onTable = (seat: string, card: Kind, change: Partial<Lay> = {}): Lay => ({
  seat,
  card,
  weapon: null,
  intensity: null,
  power: false,
  ...change,
});

/** B's Ninja attacks A's Rifleman, with its power weapon. */
export const attacked = (hand: Cards, answers: Kind[] = ['Block', 'Retaliate', 'Stun']): SoldierView =>
  seen(hand, {
    phase: 'answer',
    turn: 'B',
    players: [
      player('A', ['Rifleman', 'Commando'], {
        soldiers: [
          { soldier: 'Rifleman', weapon: 'M16', engaged: true },
          { soldier: 'Commando', weapon: 'Knife', engaged: false },
        ],
      }),
      player('B', [], { soldiers: [{ soldier: 'Ninja', weapon: 'NinjaStars', engaged: true }] }),
      player('C', ['Scout']),
    ],
    combat: {
      assaulter: { seat: 'B', soldier: 'Ninja' },
      defender: { seat: 'A', soldier: 'Rifleman' },
      answerer: 'A',
      table: [onTable('B', 'Advance'), onTable('B', 'Attack', { weapon: 'NinjaStars', power: true })],
      pending: {
        seat: 'B',
        card: 'Attack',
        opening: true,
        weapon: 'power',
        intensity: false,
        demand: {
          kind: 'power',
          strength: 2,
          text: 'Its own power weapon, or a weapon and an intensity card.',
        },
        answers,
        held: {},
        none: 'lose',
      },
    },
  });

let number = 0;
/** What every choice has: its number and its notation. */
const noted = (text: string) => ({ id: number++, text });

export function lay(card: Kind, weapon: Kind | null = null, intensity: Kind | null = null): LayDown {
  const boosts = [weapon, intensity].flatMap((kind) => (kind ? [` +${kind}`] : []));
  return { ...noted(`LAY ${card}${boosts.join('')}`), kind: 'lay', card, weapon, intensity };
}
export const discard = (card: Kind): PlayAlone => ({ ...noted(`DISCARD ${card}`), kind: 'discard', card });
export const train = (points: number): Train => ({
  ...noted(`TRAIN ${points}`),
  kind: 'train',
  card: `T${points}`,
  points,
});
export const advance = (soldier: Name, seat: string, target: Name): Advance => ({
  ...noted(`ADVANCE ${soldier} ${seat}.${target}`),
  kind: 'advance',
  card: 'Advance',
  soldier,
  seat,
  target,
});
export const snipe = (seat: string, soldier: Name): Aim => ({
  ...noted(`SNIPE ${seat}.${soldier}`),
  kind: 'snipe',
  card: 'Sniper',
  seat,
  soldier,
});
export const radio = (seat: string): Radio => ({
  ...noted(`RADIO ${seat}`),
  kind: 'radio',
  card: 'Radio',
  seat,
});
export const interfere = (soldier: Name): Interfere => ({
  ...noted(`INTERFERE ${soldier}`),
  kind: 'interfere',
  card: 'Interfere',
  soldier,
});
export const lose = (soldier: Name): ChooseSoldier => ({
  ...noted(`LOSE ${soldier}`),
  kind: 'lose',
  soldier,
});
export const pass = (word: PassWord): Pass => ({ ...noted(word), kind: 'pass', word });
export const drawPile: Draw = { ...noted('DRAW_PILE'), kind: 'draw', from: 'pile', card: null };
export const drawDiscard: Draw = { ...noted('DRAW_DISCARD'), kind: 'draw', from: 'discard', card: 'Block' };

export const told = tell<SoldierTold>;

export const parts = (
  view: SoldierView,
  legal: Offer[],
  change: Partial<PartProps<SoldierView, Draft>> = {},
) => partsOf(view, legal, variant, draft(), change);
