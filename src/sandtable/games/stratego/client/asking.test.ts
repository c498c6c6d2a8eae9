import type { Offer } from '$web/game';
import { expect, test } from 'vitest';

import { ask, button, isSetup } from './asking';
import { draft, settle } from './draft.svelte';
import { everything, facts } from './public';
import { counted, stillOut } from './side/count';
import { piece, play, square } from './testing';
import { positionInWords } from './words';

const rescue = (rank: string, to: string): Offer => ({
  id: 0,
  text: `rescue ${rank}@${to}`,
  kind: 'rescue',
  rank,
  to,
});
const view = play([piece(1, 'South', 'e4', '6'), piece(21, 'North', 'j10')]);

test('the question follows what is taken up', () => {
  const made = draft();
  const legal: Offer[] = [{ id: 0, text: 'e4-e5', kind: 'move', from: 'e4', to: 'e5' }];
  expect(ask(view, 'South', legal, made)).toBe('Choose a piece.');
  made.picked = 'e4';
  expect(ask(view, 'South', legal, made)).toBe('Captain on e4: where to?');
  expect(ask(view, 'South', [], made)).toBeNull();
});

test('the only piece that may come back is chosen already', () => {
  const made = draft();
  settle(made, view, [rescue('9', 'b5'), rescue('2', 'b5')]);
  expect(made.back).toBeNull();
  settle(made, view, [rescue('9', 'b5')]);
  expect(made.back).toBe('9');
  expect(ask(view, 'South', [rescue('9', 'b5')], made)).toContain('General comes back');
  settle(made, view, []);
  expect(made.back).toBeNull();
});

test('a piece that can go nowhere any more is laid down', () => {
  const made = draft();
  made.picked = 'e4';
  settle(made, view, []);
  expect(made.picked).toBeNull();
});

test('resigning stands apart and asks again', () => {
  expect(button({ id: 0, text: 'resign', kind: 'resign' })).toMatchObject({ tone: 'quiet' });
  expect(button({ id: 0, text: 'e4-e5', kind: 'move' })).toBeNull();
});

test('set-up lasts until the seat is ready, and is not for those who watch', () => {
  const setup = play([], { phase: 'setup' });
  expect(isSetup(setup, 'South')).toBe(true);
  expect(isSetup({ ...setup, ready: ['South'] }, 'South')).toBe(false);
  expect(isSetup(setup, null)).toBe(false);
});

test('after the end every rank is known from its owner’s view', () => {
  const south = play([piece(1, 'South', 'e4', '6'), piece(21, 'North', 'j10')]);
  const north = play([piece(1, 'South', 'e4'), piece(21, 'North', 'j10', 'F')]);
  expect(everything({ South: south, North: north }).pieces.map(({ rank }) => rank)).toEqual(['6', 'F']);
});

test('what the enemy still has is its army less what is off the board', () => {
  const lost = [
    { id: 30, seat: 'North', rank: '2' },
    { id: 31, seat: 'North', rank: '2' },
    { id: 32, seat: 'North', rank: '10' },
  ];
  const left = Object.fromEntries(stillOut(square.army, lost).map(({ rank, count }) => [rank, count]));
  expect(left).toMatchObject({ '2': 2, '10': 0, '9': 1 });
  expect(counted(lost).map(({ rank, count }) => `${rank}x${count}`)).toEqual(['10x1', '2x2']);
});

test('the position in words', () => {
  const words = positionInWords(view, { South: 'Heron', North: 'Otter' });
  expect(words).toContain('Heron, 1 pieces: Captain e4.');
  expect(words).toContain('Otter, 1 pieces: hidden j10.');
  expect(facts(view, 'North')).toEqual([{ label: 'Pieces', value: '1' }]);
});
