/* The own hand card by card, in the order that the player likes, and how it is spread. */
import type { Cards, Kind } from '$web/cards/counts';
import type { Spread } from '$web/cards/fan';
import { place } from '../cards';

export type Order = 'kind' | 'soldiers';

export interface Slot {
  /** Kind and number among its equals. */
  key: string;
  kind: Kind;
}

/** By kind: the rulebook's order. By soldiers: the most first, as the deck counts them. */
export function slotsOf(cards: Cards, order: Order, soldiers: Record<Kind, number> = {}): Slot[] {
  const worth = (kind: Kind) => (order === 'kind' ? 0 : (soldiers[kind] ?? 0));
  return Object.keys(cards)
    .sort((a, b) => worth(b) - worth(a) || place(a) - place(b))
    .flatMap((kind) => Array.from({ length: cards[kind] ?? 0 }, (_, i) => ({ key: `${kind}:${i}`, kind })));
}

export const kindOf = (key: string): Kind => key.slice(0, key.lastIndexOf(':'));

export const SPREAD: Spread = {
  small: 68,
  share: 0.135,
  most: 122,
  lift: 14,
  touch: 44,
  gap: 8,
  drop: 0.72,
  sag: 1.1,
  turn: 1.3,
};
