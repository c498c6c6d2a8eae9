/* The own hand card by card, in the order that the player likes, and where each lies in the fan. */
import { place, type Cards, type Kind } from '../cards';

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

export interface Lying {
  x: number;
  y: number;
  turn: number;
}

/** A finger's width: of each card so much stays free to be touched. */
const TOUCH = 44;

export interface Fan {
  lying: Lying[];
  height: number;
  perRow: number;
}

/** Cards side by side, overlapping where there is little room, in rows where there is too little. */
export function fan(count: number, width: number, card: number): Fan {
  const high = (card * 7) / 5;
  const most = Math.max(1, Math.floor((width - card) / TOUCH) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const perRow = Math.max(1, Math.ceil(count / rows));
  const step = Math.min(card + 8, perRow > 1 ? (width - card) / (perRow - 1) : 0);
  const drop = high * 0.72;
  const lying = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const off = (i % perRow) - (inRow - 1) / 2;
    const bend = rows > 1 ? 0 : Math.min(1, 5 / Math.max(inRow, 1));
    return {
      x: width / 2 - card / 2 + off * step,
      y: row * drop + off * off * 1.1 * bend,
      turn: off * 1.3 * bend,
    };
  });
  const sag = rows > 1 ? 0 : ((perRow - 1) / 2) ** 2 * 1.1;
  return { lying, height: high + (rows - 1) * drop + Math.min(sag, 14), perRow };
}
