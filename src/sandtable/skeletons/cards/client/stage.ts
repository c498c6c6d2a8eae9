/* What is shown while events are played: the view, and what each event changes in it. */
import { follow, type Acts } from '$web/table/motion';
import type { SkirmishView } from './made/shown';
import type { SkirmishTold } from './types';

const ACTS: Acts<SkirmishView, SkirmishTold> = {
  dealt: (now, { value }, seat) => inHand(now, seat, 1, value),
  laid: (now, { value = null }, seat) => ({
    ...inHand(now, seat, -1, value),
    laid: { ...now.laid, [seat]: value },
  }),
  took: (now, _told, seat) => ({ ...now, laid: {}, points: more(now.points, seat, 1) }),
};

export const stage = (view: SkirmishView, played: SkirmishTold[]): SkirmishView => follow(view, played, ACTS);

const more = (counts: Record<string, number>, seat: string, by: number) => ({
  ...counts,
  [seat]: (counts[seat] ?? 0) + by,
});

/** A card more or less in a hand; in your own it is seen which. */
function inHand(now: SkirmishView, seat: string, by: 1 | -1, value: number | null = null): SkirmishView {
  const hands = more(now.hands, seat, by);
  if (seat !== now.viewer || !now.hand || value === null) return { ...now, hands };
  const at = now.hand.indexOf(value);
  const hand = by > 0 ? [...now.hand, value].sort() : now.hand.filter((_, i) => i !== at);
  return { ...now, hands, hand };
}
