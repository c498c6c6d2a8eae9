/*
 * What has happened since the player's own last act, with what came of that act: it leaves its trail on the board, and
 * can be looked at once more. All of it is what the page was sent; nothing is asked for again.
 */
import type { Told, View } from '../../game';

export interface Arrived {
  told: Told[];
  /** Where the events have led. */
  view: View;
}

export interface RecentTurn {
  /** Where they began. */
  from: View;
  arrivals: Arrived[];
  /** Where in the log their events begin. */
  since: number;
}

/** Who never acts sees so much at most. */
const MOST = 80;

interface News {
  before: View;
  arrived: Arrived;
  /** The player has acted since the arrival before. */
  acted: boolean;
  /** How long the log will be when the events begin to be shown. */
  logged: number;
}

export function gather(recentTurn: RecentTurn | null, { before, arrived, acted, logged }: News): RecentTurn {
  if (recentTurn === null || acted || isNextTurn(recentTurn.from, before))
    return { from: before, arrivals: [arrived], since: logged };
  const arrivals = [...recentTurn.arrivals, arrived];
  if (arrivals.length <= MOST) return { ...recentTurn, arrivals };
  const [first, ...rest] = arrivals as [Arrived, ...Arrived[]];
  return { from: first.view, arrivals: rest, since: recentTurn.since + first.told.length };
}

/** Spectators have no acts: for them it is the last turn of any player. */
const isNextTurn = (then: View, now: View): boolean =>
  now.viewer === null && then.to_act.join() !== now.to_act.join();
