/* The trails that the others have left since the player's own last act. The very last move is drawn by itself. */
import type { Trail } from '$web/board/Trail.svelte';
import type { StrategoTold } from './types';

const LEAVE = ['moved', 'escaped', 'attacked', 'fired'];

export function trails(recent: StrategoTold[], you: string | null, last: Trail | null): Trail[] {
  const left = new Map<string, Trail>();
  for (const { kind, seat, at, to } of recent) {
    if (!LEAVE.includes(kind) || (you !== null && seat === you) || !at || !to) continue;
    if (at !== last?.from || to !== last.to) left.set(`${at}-${to}`, { from: at, to });
  }
  return [...left.values()];
}
