/* What is public of a seat. Nothing is hidden once the armies have been shown. */
import type { Fact } from '$web/game';
import { text } from './text';
import type { CombatView } from './made/shown';
import { stands } from './types';

export function facts(view: CombatView, seat: string): Fact[] {
  const units = view.units.filter((unit) => unit.side === seat);
  if (!units.length || !view.round) return [];
  const alive = units.filter((unit) => stands(unit) && unit.state === 'alive').length;
  // Two, so that a phone has room for them; the rest stands beside the log.
  const goal =
    view.scenario === 'hold'
      ? { label: text.facts.markers, value: String(view.markers[seat] ?? 0) }
      : { label: text.facts.points, value: String(view.score[seat] ?? 0) };
  return [{ label: text.facts.units, value: String(alive) }, goal];
}

export function everything(views: Record<string, CombatView>): CombatView {
  const [any] = Object.values(views);
  if (!any) throw new Error('no views');
  // Before the armies are shown each seat's view holds only its own.
  const units = any.seats.flatMap((seat) => (views[seat] ?? any).units.filter(({ side }) => side === seat));
  return { ...any, viewer: null, units };
}
