/* Own notes on hidden pieces of the enemy: which pieces may have one, and what may be noted. */
import type { Variant } from '$web/game';
import { order } from './arrangement';
import { nameOf } from './text';
import { partnersOf, plan, type StrategoView } from './types';

export function pieces(view: StrategoView, you: string | null): Record<string, string> {
  if (you === null || view.phase === 'setup') return {};
  const friends = [you, ...partnersOf(view, you)];
  const hidden = view.pieces.filter(({ seat, rank }) => rank === null && !friends.includes(seat));
  return Object.fromEntries(hidden.map(({ at, id }) => [at, String(id)]));
}

export function signs(variant: Variant): { sign: string; title: string }[] {
  const { army, second } = plan(variant);
  const ranks = [...new Set([...Object.keys(army), ...Object.keys(second)])];
  return ranks.sort((a, b) => order(a) - order(b)).map((rank) => ({ sign: rank, title: nameOf(rank) }));
}
