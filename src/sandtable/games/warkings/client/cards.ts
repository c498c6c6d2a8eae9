/* The kinds of card: their order, colours and corners. What a card is worth is in the server's description of the deck. */
import { ordered, type Kind } from '$web/cards/counts';
import type { CardFacts } from './made/shown';

export type Colour = 'blue' | 'green' | 'yellow' | 'red' | 'dark';

/** `1S`, `2S`, `3S` soldiers, `ADV`isor, `SC2` and `SC1` scrolls, `ET` empty terrain, `EA` enemy attack: in the rulebook's order. */
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

export const { place, listed } = ordered(KINDS);

/** How many soldiers each kind stands for, as the server describes the deck. */
export const soldiersOf = (deck: CardFacts[]): Record<Kind, number> =>
  Object.fromEntries(deck.map(({ kind, soldiers }) => [kind, soldiers]));
