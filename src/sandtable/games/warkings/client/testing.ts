/* Views, offers and events for the tests of this folder. */
import { counted, type Kind } from '$web/cards/counts';
import type { Offer, PartProps } from '$web/game';
import { partsOf, tell, variantOf } from '$web/testing';
import { draft, type Draft } from './draft.svelte';
import type { Discard, Draw, LastRound } from './made/shown';
import type { WarkingsTold, WarkingsView } from './types';

export const variant = variantOf('warkings', ['A', 'B', 'C', 'D', 'E', 'F'], {
  cards: Object.entries({ '1S': 1, '2S': 2, '3S': 3, ADV: 0, SC2: 2, SC1: 1, ET: 0 }).map(
    ([kind, soldiers]) => ({ kind, soldiers, count: 4 }),
  ),
});

export function lay(cards: Kind[], id = 0): Discard {
  const [kind = ''] = cards;
  const times = cards.length > 1 ? ` x${cards.length}` : '';
  const top = cards.at(-1)!;
  return { id, text: `DISCARD ${kind}${times}`, kind: 'discard', cards, count: cards.length, top };
}

export function trio(top: Kind): Discard {
  const cards = [...['SC2', 'SC1', 'ET'].filter((kind) => kind !== top), top];
  return {
    id: 20 + ['SC2', 'SC1', 'ET'].indexOf(top),
    text: `TRIO ${top}`,
    kind: 'trio',
    cards,
    count: 3,
    top,
  };
}

export const drawPile: Draw = { id: 23, text: 'DRAW PILE', kind: 'draw', from: 'pile', card: null };
export const drawOpen: Draw = { id: 24, text: 'DRAW OPEN', kind: 'draw', from: 'open', card: '3S' };

export function seen(hand: Kind[], change: Partial<WarkingsView> = {}): WarkingsView {
  return {
    game: 'warkings',
    variant: 'warkings',
    viewer: 'A',
    seats: ['A', 'B', 'C'],
    phase: 'discard',
    to_act: ['A'],
    turn: 'A',
    turn_number: 4,
    result: null,
    hand: { '1S': 0, '2S': 0, ...counted(hand) },
    counted: { cards: hand, sum: 5, advisors: 0, total: 5, text: '1 + 1 + 3 = 5' },
    hands: [
      { seat: 'A', size: hand.length, known: [] },
      { seat: 'B', size: 5, known: ['ADV'] },
      { seat: 'C', size: 4, known: [] },
    ],
    open: { top: '3S', size: 2, pile: ['1S', '3S'] },
    draw_pile: { size: 30, sure: 12, enemy_on_top: false },
    aside: [],
    effect: null,
    last_round: null,
    streak: 0,
    streak_limit: 6,
    turn_limit: null,
    options: {
      open_take: 'previous',
      zero_check: 'end',
      sc2_carry: 'instead',
      advisor: 'stack',
      forced_enemy: 'forced',
    },
    ...change,
  };
}

/** The last round, which this seat has brought about. */
export const lastRound = (by: string): LastRound => ({ by, until: by, starts: by === 'C' ? 'A' : 'C' });

export const told = tell<WarkingsTold>;

export const parts = (
  view: WarkingsView,
  legal: Offer[],
  change: Partial<PartProps<WarkingsView, Draft>> = {},
) => partsOf(view, legal, variant, draft(), change);
