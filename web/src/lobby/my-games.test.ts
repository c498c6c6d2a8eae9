import { expect, it } from 'vitest';
import type { KeptGame } from '../storage';
import { text } from '../text';
import { costOf, gone, sorted, type Standing } from './my-games';

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

it('says what it costs to take one off the list', () => {
  expect(costOf(game('a'), undefined)).toBe(text.mine.dropSeat);
  expect(costOf(game('a'), standing({ people: true }))).toBe(text.mine.dropPeople);
  expect(costOf(game('a', 'Won.'), standing())).toBe(text.mine.dropOver);
  expect(costOf(game('a'), gone('No longer here.')), 'there is nothing to lose').toBeUndefined();
});
