/* Counting pieces off the board. */
import { order } from '../arrangement';
import type { Rank, Taken } from '../made/shown';

export interface Count {
  seat: string;
  army: number;
  rank: Rank;
  count: number;
}

/** Pieces of one owner and kind together, high ranks first. */
export function counted(pieces: Taken[]): Count[] {
  const piles = new Map<string, Count>();
  for (const { seat, army, rank } of pieces) {
    const key = `${seat} ${army} ${rank}`;
    const pile = piles.get(key);
    if (pile) pile.count += 1;
    else piles.set(key, { seat, army, rank, count: 1 });
  }
  return [...piles.values()].sort((a, b) => order(a.rank) - order(b.rank) || a.army - b.army);
}

/** The army less what it has lost. */
export function stillOut(army: Record<Rank, number>, lost: Taken[]): { rank: Rank; count: number }[] {
  const left = Object.entries(army).map(([rank, count]) => ({
    rank,
    count: count - lost.filter((piece) => piece.rank === rank).length,
  }));
  return left.sort((a, b) => order(a.rank) - order(b.rank));
}
