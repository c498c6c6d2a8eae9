import { expect, it } from 'vitest';
import { draughts, hearts, TEN, THREE_DAYS, VARIANTS } from './testing';
import {
  gameOf,
  recalled,
  timeInFull,
  TIMES,
  timesWords,
  wishOf,
  wishWords,
  withGame,
  withTime,
} from './wish';

const usual = recalled(VARIANTS, null);

it('begins with the first game, ten minutes and ten seconds, three days', () => {
  const times = { live: [TEN], by_day: [THREE_DAYS] };
  expect(usual).toEqual({ games: [gameOf(draughts)], times, rated: false, within: null, bots: false });
});

it('recalls what this server still has', () => {
  const kept = {
    games: [
      { variant: 'chess', players: 2 },
      { variant: 'hearts', players: 3 },
      { variant: 'draughts', players: 9 },
    ],
    times: { live: [TIMES.live[2], { type: 'live', initial: 7, increment: 7, setup: 1 }], by_day: 'never' },
    rated: true,
    within: 7,
    bots: true,
  };
  expect(recalled(VARIANTS, JSON.parse(JSON.stringify(kept)))).toEqual({
    games: [{ variant: 'hearts', players: 3 }],
    times: { live: [TIMES.live[2]], by_day: [THREE_DAYS] },
    rated: true,
    within: null,
    bots: true,
  });
});

it.each([['nothing'], [7], [{ games: 'all', times: [] }]])('is not confused by %j', (kept) => {
  expect(recalled(VARIANTS, kept)).toEqual(usual);
});

it('has a game more or less, and at least one time of each class', () => {
  const both = withGame(usual, gameOf(hearts), true);
  expect(both.games.map(({ variant }) => variant)).toEqual(['draughts', 'hearts']);
  expect(withGame(both, gameOf(draughts), false).games).toEqual([gameOf(hearts)]);
  const two = withTime(usual, TIMES.live[0]!, true);
  expect(two.times.live).toEqual([TIMES.live[0], TEN]);
  expect(withTime(usual, TEN, false)).toEqual(usual);
});

it('asks for times of one class', () => {
  expect(wishOf(usual, 'live').times).toEqual([TEN]);
  expect(wishOf(usual, 'by_day').times).toEqual([THREE_DAYS]);
  expect([false, true].map((rated) => wishOf({ ...usual, rated }, 'live').rated)).toEqual([undefined, true]);
});

it('is said in words', () => {
  const both = withGame(usual, { ...gameOf(hearts), players: 3 }, true);
  expect(wishWords(VARIANTS, wishOf(both, 'live'))).toBe('draughts or Hearts for three, 10+10');
  expect(wishWords(VARIANTS, { games: [{ variant: 'gone', players: 2 }], times: [] })).toBe(
    'gone, no time limit',
  );
  expect(wishWords(VARIANTS, wishOf({ ...usual, rated: true }, 'live'))).toBe('draughts, 10+10, rated');
  expect(timesWords(TIMES.live)).toBe('5+5, 10+10 or 20+20');
});

it('says a time in full where it is chosen from a list', () => {
  expect([TEN, THREE_DAYS, null].map(timeInFull)).toEqual([
    '10 min + 10 s a turn (10+10)',
    '3 days a turn',
    'no time limit',
  ]);
});
