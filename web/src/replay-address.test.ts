import { expect, it, vi } from 'vitest';
import type { View } from './game';
import { settings } from './settings.svelte';
import { client } from './table/fixture/game';
import { followed, fragmentOf, readMoment } from './replay-address';
import { Replay } from './table/replay/replay.svelte';

settings.still = true;

const view: View = {
  game: 'draughts',
  variant: 'draughts-small',
  viewer: 'North',
  seats: ['South', 'North'],
  phase: 'play',
  to_act: [],
  result: null,
};

const makeReplay = () =>
  new Replay('t1', null, client, async (at) => ({
    at,
    total: 5,
    text: '',
    told: [],
    views: { North: view },
  }));

it('stands after the hash, with the eyes where they are not all', () => {
  expect(readMoment('at=41')).toEqual({ at: 41, by: 'everything' });
  expect(readMoment('at=0&by=South')).toEqual({ at: 0, by: 'South' });
  expect(fragmentOf({ at: 41, by: 'everything' })).toBe('#at=41');
  expect(readMoment(fragmentOf({ at: 3, by: 'A & B' }).slice(1))).toEqual({ at: 3, by: 'A & B' });
});

it('is not what an invite link holds', () => {
  for (const secret of ['', 'NwQ3-_x', 'at=', 'at=x', 'at=-1', 'at=1e9'])
    expect(readMoment(secret)).toBeNull();
});

it('opens the replay, through eyes that are at the table, within the game', async () => {
  const replay = makeReplay();
  await replay.open(99, 'North');
  expect([replay.at, replay.seenBy]).toEqual([5, 'North']);
  await replay.goTo(2, 'Nobody');
  expect([replay.at, replay.seenBy]).toEqual([2, 'North']);
});

it('is written into the address when one rests there, once the replay has been used', async () => {
  vi.useFakeTimers();
  const replay = makeReplay();
  await replay.open();
  expect(followed(replay)).toBeUndefined();
  await replay.goTo(2);
  followed(replay)?.();
  await replay.goTo(3);
  followed(replay);
  vi.runAllTimers();
  expect(location.hash).toBe('#at=3');
  vi.useRealTimers();
});
