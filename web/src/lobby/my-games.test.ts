import { expect, it } from 'vitest';
import type { KeptGame } from '../storage';
import { text } from '../text';
import { mine } from '../club/testing';
import { variant } from '../table/fixture/game';
import { costOf, gameOf, gone, sorted, standingIn, titleOf, type Standing } from './my-games';

const game = (id: string, ended: string | null = null): KeptGame => ({
  id,
  variant: 'draughts',
  title: 'Draughts',
  seat: 'South',
  token: id,
  seen: 1,
  opponents: ['Otter'],
  ended,
});
const standing = (change: Partial<Standing> = {}): Standing => ({
  text: '',
  asked: false,
  closed: false,
  people: false,
  ...change,
});
const ids = (games: KeptGame[]) => games.map(({ id }) => id).join(' ');

it('puts those that wait for us on top, a rematch among them, and the finished ones apart', () => {
  const games = [game('waiting'), game('won', 'Won.'), game('mine'), game('again', 'Lost.')];
  const asked = new Map([
    ['mine', standing({ asked: true })],
    ['again', standing({ asked: true })],
  ]);
  const { going, over } = sorted(games, asked);
  expect([ids(going), ids(over)]).toEqual(['mine again waiting', 'won']);
});

it('says of a game of the server whose turn it is, or what has become of it', () => {
  const said = (change: Parameters<typeof mine>[1]) => {
    const { text: words, asked, closed } = standingIn(mine('a', change));
    return [words, asked, closed];
  };
  expect(said({})).toEqual(['Waiting for Otter', false, false]);
  expect(said({ asked: true, turn: ['South'] })).toEqual([text.mine.yourTurn, true, false]);
  expect(said({ missing: 1 })).toEqual([text.mine.waiting(1), false, false]);
  expect(said({ left: true })).toEqual([text.mine.away, true, false]);
  expect(said({ ended: 'Over.' })).toEqual(['', false, false]);
  expect(said({ ended: 'Over.', rematch: ['North'] })).toEqual([text.mine.rematch(['Otter']), true, false]);
  expect(said({ lost: 'replaced' })).toEqual([text.mine.lost.replaced, false, true]);
  expect(said({ problem: 'The rules are gone.' })).toEqual(['The rules are gone.', false, true]);
});

it('calls the others of such a game as they are called now, partners apart', () => {
  const seats = ['South', 'West', 'North', 'East'];
  const others = seats.slice(1).map((seat) => ({ seat, kind: 'human' as const, name: `${seat}'s` }));
  const four = { ...variant, teams: [['South', 'North']] };
  const listed = gameOf(mine('a', { others, created: 5 }), four, undefined);
  expect([listed.opponents, listed.partners]).toEqual([["West's", "East's"], ["North's"]]);
  expect([listed.token, listed.seen]).toEqual([null, 5000]);
  const here = gameOf(mine('a', { ended: 'Over.' }), variant, game('a'));
  expect(here).toEqual({ ...game('a'), opponents: ['Otter'], partners: [], ended: 'Over.' });
  const unread = mine('a', { problem: 'Gone.', title: '', others: [] });
  expect(gameOf(unread, undefined, game('a'))).toEqual(game('a'));
  expect(titleOf(gameOf(unread, undefined, undefined))).toBe(text.mine.untitled);
});

it('says what it costs to take one off the list', () => {
  expect(costOf(game('a'), undefined)).toBe(text.mine.dropSeat);
  expect(costOf(game('a'), standing({ people: true }))).toBe(text.mine.dropPeople);
  expect(costOf(game('a', 'Won.'), standing())).toBe(text.mine.dropOver);
  const ours = { ours: true } as const;
  expect(costOf(game('a'), standing(ours)), 'it can be put back').toBeUndefined();
  expect(costOf(game('a'), standing({ ...ours, people: true }))).toBe(text.mine.dropOurs);
  expect(costOf(game('a', 'Won.'), standing({ ...ours, people: true }))).toBeUndefined();
  expect(costOf(game('a'), gone('No longer here.')), 'there is nothing to lose').toBeUndefined();
});

it('says how much time is left on the clock that runs', () => {
  const two = 2 * 24 * 3600 + 4 * 3600;
  expect(standingIn(mine('t', { asked: true, time_left: two })).text).toBe('Your turn, 2 days 4 h left');
  const day = 24 * 3600;
  expect(standingIn(mine('t', { asked: true, time_left: 8 * day, reserve: 7 * day })).text).toBe(
    'Your turn, 1 day left',
  );
  expect(standingIn(mine('t', { asked: true, time_left: 6 * day, reserve: 6 * day })).text).toBe(
    'Your turn, 6 days of the reserve left',
  );
  expect(standingIn(mine('t', { time_left: 3 * 3600 })).text).toBe('Waiting for Otter, 3 h 0 min left');
  expect(standingIn(mine('t', { missing: 1, time_left: null })).text).toBe('Waiting for your friend');
});
