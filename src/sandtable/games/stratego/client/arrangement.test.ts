import { forbidStorage } from '$web/testing';
import { beforeEach, expect, test } from 'vitest';

import {
  countMissing,
  fromSeat,
  fromText,
  inTray,
  left,
  mirror,
  place,
  shift,
  takeAway,
  toSeat,
  toText,
} from './arrangement';
import { draft } from './draft.svelte';
import { layOut } from './geometry';
import { drop, keep, kept } from './saved-setups';
import { handRank, putDown } from './setup/hand';
import { cross, square } from './testing';

const south = layOut(square, 'South');
const north = layOut(square, 'North');

beforeEach(() => localStorage.clear());

test('the tray holds the army less what is placed, high ranks first', () => {
  expect(countMissing(square, {})).toBe(20);
  const placed = place(place({}, '10', 'a1'), 'B', 'b1');
  expect(inTray(square.army, placed).map(([rank, count]) => `${rank}x${count}`)).toEqual(
    '9x1 8x1 7x1 6x2 5x2 4x2 3x2 2x4 Sx1 Bx1 Fx1'.split(' '),
  );
  expect(countMissing(square, takeAway(placed, 'a1'))).toBe(19);
});

test('thirteen of twenty are placed, the Flag among them', () => {
  expect(countMissing(cross, { e3: '10' })).toBe(12);
  expect(left(cross, { e3: '10' })).toBe('F');
  expect(left(cross, { e3: 'F' })).toBeNull();
  expect(left(square, {})).toBeNull();
});

test('a placed piece changes places with another, or moves to an empty space', () => {
  const placed = { a1: '10', b1: 'F' };
  expect(shift(placed, 'a1', 'b1')).toEqual({ a1: 'F', b1: '10' });
  expect(shift(placed, 'a1', 'c1')).toEqual({ b1: 'F', c1: '10' });
  expect(shift(placed, 'd1', 'c1')).toEqual(placed);
});

test('left and right change places', () => {
  expect(mirror({ a1: 'F', e2: '10' }, south)).toEqual({ j1: 'F', f2: '10' });
});

test('a set-up is one sentence, and is read back from it', () => {
  const placed = { a1: '10', b1: 'F' };
  expect(toText(placed)).toBe('setup 10@a1 F@b1');
  expect(fromText(toText(placed))).toEqual(placed);
  expect(fromText('e4-e5')).toBeNull();
  expect(fromText('setup 10')).toBeNull();
});

test('a set-up kept by South serves North, seen from the other side', () => {
  const places = fromSeat({ a1: 'F', c4: '10' }, south);
  expect(toSeat(places, south)).toEqual({ a1: 'F', c4: '10' });
  expect(toSeat(places, north)).toEqual({ j10: 'F', h7: '10' });
});

test('own set-ups are kept by name, replaced and deleted', () => {
  keep('v', 'one', 'F@0,0');
  keep('v', 'two', 'F@1,0');
  keep('v', 'one', 'F@2,0');
  expect(kept('v')).toEqual([
    { name: 'one', places: 'F@2,0' },
    { name: 'two', places: 'F@1,0' },
  ]);
  expect(kept('other')).toEqual([]);
  expect(drop('v', 'one').map(({ name }) => name)).toEqual(['two']);
});

test('own set-ups are there for this visit where the browser keeps nothing', () => {
  const allow = forbidStorage();
  keep('v', 'one', 'F@0,0');
  expect(keep('v', 'two', 'F@1,0').map(({ name }) => name)).toEqual(['two', 'one']);
  expect(kept('v')).toHaveLength(2);
  expect(drop('v', 'one').map(({ name }) => name)).toEqual(['two']);
  allow();
});

test('what is no list of set-ups is passed over', () => {
  localStorage.setItem('sandtable.setups.v', '{"a": 1}');
  expect(kept('v')).toEqual([]);
  localStorage.setItem('sandtable.setups.v', 'not json');
  expect(kept('v')).toEqual([]);
});

test('the hand keeps the next piece of a kind until the tray has no more', () => {
  const made = draft();
  made.hand = { rank: '6' };
  putDown(made, 'a1', square);
  expect(handRank(made)).toBe('6');
  putDown(made, 'b1', square);
  expect(made.hand).toBeNull();
  made.hand = { from: 'a1' };
  putDown(made, 'c1', square);
  expect(made.placed).toEqual({ b1: '6', c1: '6' });
});
