/* A move planned while others are on turn: whether one may be, and what becomes of it. Pure, so that tests can read it. */
import type { GameClient, Offer, Planned } from '../../game';
import type { Standing } from '../../protocol';
import type { TableState } from './state';

/** Others are on turn, nothing of ours is on its way, and no window is open in which anybody may react. */
export function mayPlan({ premoves }: GameClient, state: TableState): boolean {
  const { standing, shown, table, you, sending, reactions } = state;
  if (!premoves || !standing || !shown || !table?.started || table.ended || you === null) return false;
  if (sending || reactions?.window || standing.view.to_act.includes(you)) return false;
  return premoves.when(shown, you) && premoves.when(standing.view, you);
}

/** The one offer that is what was planned; null: it is not possible, or it is not clear which is meant. */
export function meant({ premoves }: GameClient, planned: Planned, { legal, view }: Standing): Offer | null {
  const [offer, ...others] = legal.filter((each) => premoves?.match(planned, each, view));
  return offer && others.length === 0 ? offer : null;
}
