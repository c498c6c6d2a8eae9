/* For tests: what a lobby holds, and two games that can be sought there. */
import type { Challenge, OwnSeek, Wish } from '../../protocol';
import { variantOf } from '../../testing';
import { EMPTY, type LobbyState } from './lobby-state';
import { meeting } from './meeting.svelte';
import { TIMES } from './wish';

export const TEN = TIMES.live[1]!;
export const THREE_DAYS = TIMES.by_day[2]!;

const LEVELS = [{ id: 'corporal', title: 'Corporal', text: '', usual: true, ready: true }];
export const draughts = variantOf('draughts', ['South', 'North'], {}, { levels: LEVELS as never });
export const hearts = variantOf(
  'hearts',
  ['A', 'B', 'C', 'D'],
  {},
  {
    title: 'Hearts',
    seats: { min: 2, max: 4, names: ['A', 'B', 'C', 'D'] },
  },
);
export const bridge = variantOf(
  'bridge',
  ['N', 'E', 'S', 'W'],
  {},
  {
    title: 'Bridge',
    seats: { min: 4, max: 4, names: ['N', 'E', 'S', 'W'] },
    teams: [
      ['N', 'S'],
      ['E', 'W'],
    ],
  },
);
export const VARIANTS = [draughts, hearts, bridge];

export const WISH: Wish = { games: [{ variant: 'draughts', players: 2 }], times: [TEN] };
export const ANNA = { id: 'anna', name: 'Anna' };

export const seekOf = (change: Partial<OwnSeek> = {}): OwnSeek => ({
  id: 's1',
  wish: WISH,
  partner: null,
  stays: false,
  since: 0,
  table: null,
  told: null,
  pairing: false,
  ...change,
});

export const challengeOf = (change: Partial<Challenge> = {}): Challenge => ({
  id: 'c1',
  kind: 'play',
  yours: false,
  called: false,
  player: 'berta',
  name: 'Berta',
  wish: WISH,
  state: 'open',
  reason: null,
  table: null,
  left: 600,
  ...change,
});

/** The page has heard this of the lobby. */
export function lobbyIs(change: Partial<LobbyState> = {}, own: Partial<LobbyState['own']> = {}): void {
  const { player = ANNA, seek = null, challenges = [], begun = [] } = own;
  meeting.state = {
    ...EMPTY,
    known: true,
    at: Date.now(),
    ...change,
    own: { player, seek, challenges, begun },
  };
  meeting.stands = true;
  meeting.problem = null;
  meeting.ended = false;
}
