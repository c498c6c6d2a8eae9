/* The counting of the own hand in words: what each card stands for, and what the Advisors make of it. */
import { listed, type Cards, type Kind } from './cards';
import { text } from './text/en';
import type { CardFacts } from './types';

/** How many soldiers each kind stands for, as the server describes the deck. */
export const soldiersOf = (deck: CardFacts[]): Record<Kind, number> =>
  Object.fromEntries(deck.map(({ kind, soldiers }) => [kind, soldiers]));

/** "1 + 1 + 3 = 5", "5 × 2 = 10". The total is the server's; how often it was doubled is read from it. */
export function counting(hand: Cards, total: number, soldiers: Record<Kind, number>): string {
  const parts = listed(hand)
    .map((kind) => soldiers[kind] ?? 0)
    .filter((worth) => worth > 0);
  const sum = parts.reduce((a, b) => a + b, 0);
  if (sum === 0) return text.count.nothing;
  const times = Math.round(Math.log2(total / sum));
  const added = text.count.sum(parts, sum);
  return times > 0 ? `${added}, ${text.count.doubled(sum, times, total)}` : added;
}
