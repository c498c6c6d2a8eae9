/* The kinds of card as they are drawn and ordered. What they are worth and do is the server's to say. */

import type { CardFacts } from './types';

/** `1S`, `2S`, `3S` soldiers, `ADV`isor, `SC2` and `SC1` scrolls, `ET` empty terrain, `EA` enemy attack. */
export type Kind = string;

/** How many of each kind. */
export type Cards = Record<Kind, number>;

export type Colour = 'blue' | 'green' | 'yellow' | 'red' | 'dark';

/** In the rulebook's order. */
export const KINDS: readonly Kind[] = ['1S', '2S', '3S', 'ADV', 'SC2', 'SC1', 'ET', 'EA'];

const COLOURS: Record<Kind, Colour> = {
  '1S': 'blue',
  '2S': 'blue',
  '3S': 'green',
  ADV: 'yellow',
  SC2: 'red',
  SC1: 'red',
  ET: 'red',
};

export const colourOf = (kind: Kind): Colour => COLOURS[kind] ?? 'dark';

/** What stands in a card's corner. */
const CORNERS: Record<Kind, string> = {
  '1S': '1',
  '2S': '2',
  '3S': '3',
  ADV: '×2',
  SC2: '2',
  SC1: '1',
  ET: '0',
};

export const cornerOf = (kind: Kind): string => CORNERS[kind] ?? '';

export const place = (kind: Kind): number => {
  const found = KINDS.indexOf(kind);
  return found < 0 ? KINDS.length : found;
};

/** The cards one by one, kind by kind. */
export function listed(cards: Cards): Kind[] {
  return Object.keys(cards)
    .sort((a, b) => place(a) - place(b))
    .flatMap((kind) => Array<Kind>(cards[kind] ?? 0).fill(kind));
}

export function counted(list: Kind[]): Cards {
  const cards: Cards = {};
  for (const kind of list) cards[kind] = (cards[kind] ?? 0) + 1;
  return cards;
}

export const sizeOf = (cards: Cards): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

/** How many soldiers each kind stands for, as the server describes the deck. */
export const soldiersOf = (deck: CardFacts[]): Record<Kind, number> =>
  Object.fromEntries(deck.map(({ kind, soldiers }) => [kind, soldiers]));
