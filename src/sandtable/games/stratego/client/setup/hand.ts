/* The piece in the hand during set-up, and putting it down. */
import { countMissing, inTray, place, shift, type Arrangement } from '../arrangement';
import type { Draft } from '../draft.svelte';
import type { BoardPlan, Rank } from '../made/shown';

/** What is in the hand. */
export function handRank({ hand, placed }: Draft): Rank | null {
  if (hand === null) return null;
  return 'rank' in hand ? hand.rank : (placed[hand.from] ?? null);
}

export function layInTray(army: Record<Rank, number>, placed: Arrangement, rank: Rank): boolean {
  return inTray(army, placed).some(([each]) => each === rank);
}

/** Puts the piece in the hand down. While the tray has more of its kind, the next one is in the hand at once. */
export function putDown(draft: Draft, space: string, board: BoardPlan): void {
  const { hand } = draft;
  if (hand === null) return;
  if ('from' in hand) {
    draft.placed = shift(draft.placed, hand.from, space);
    draft.hand = null;
    return;
  }
  const full = countMissing(board, draft.placed) === 0;
  if (full && draft.placed[space] === undefined) return;
  draft.placed = place(draft.placed, hand.rank, space);
  if (full || !layInTray(board.army, draft.placed, hand.rank)) draft.hand = null;
}
