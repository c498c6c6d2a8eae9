/* What is shown: the view, and what has happened since, event by event as the frame plays them. */
import type { SkirmishTold, SkirmishView } from './types';

export function stage(view: SkirmishView, played: SkirmishTold[]): SkirmishView {
  const now = structuredClone(view);
  for (const { kind, seat, value } of played) {
    if (!seat) continue;
    if (kind === 'dealt') {
      now.hands[seat] = (now.hands[seat] ?? 0) + 1;
      if (seat === view.viewer && value) now.hand = [...(now.hand ?? []), value].sort();
    } else if (kind === 'laid' && value) {
      now.hands[seat] = (now.hands[seat] ?? 0) - 1;
      now.laid[seat] = value;
      const mine = now.hand?.indexOf(value) ?? -1;
      if (seat === view.viewer && mine >= 0) now.hand?.splice(mine, 1);
    } else if (kind === 'took') {
      now.points[seat] = (now.points[seat] ?? 0) + 1;
      for (const each of now.seats) now.laid[each] = null;
    }
  }
  return now;
}
