import { expect, test } from 'vitest';

import { alsoOf, completed, drawsOf, hintedPile, laysOf, mayJoin, slotsFor } from './choices';
import { draft, settle, touch } from './draft.svelte';
import { drawOpen, drawPile, lay, seen, trio } from './testing';

const pairs = laysOf([lay(['1S']), lay(['2S']), lay(['ADV']), lay(['1S', '1S']), lay(['1S', '1S', '1S'])]);
const red = laysOf([lay(['SC1']), lay(['SC2']), lay(['ET']), trio('SC2'), trio('SC1'), trio('ET')]);

test('a card may join where an offer holds all of them', () => {
  expect(mayJoin(pairs, {}, '2S')).toBe(true);
  expect(mayJoin(pairs, { '1S': 1 }, '1S')).toBe(true);
  expect(mayJoin(pairs, { '1S': 1 }, '2S')).toBe(false);
  expect(mayJoin(pairs, { '1S': 3 }, '1S')).toBe(false);
  expect(mayJoin(pairs, {}, 'ET')).toBe(false);
});

test('the red trio is put together card by card, in any order', () => {
  expect(mayJoin(red, { ET: 1 }, 'SC2')).toBe(true);
  expect(mayJoin(red, { ET: 1, SC2: 1 }, 'SC1')).toBe(true);
  expect(mayJoin(red, { ET: 1 }, 'ET')).toBe(false);
});

test('a hint marks so many cards of the hand, or a pile', () => {
  const hand = ['1S:0', '1S:1', '1S:2', 'ADV:0'].map((key) => ({ key, kind: key.split(':')[0]! }));
  expect([...slotsFor(lay(['1S', '1S']), hand)]).toEqual(['1S:0', '1S:1']);
  expect(hintedPile(lay(['1S']))).toBeNull();
  expect([...slotsFor(drawOpen, hand)]).toEqual([]);
  expect([hintedPile(drawOpen), hintedPile(drawPile)]).toEqual(['open', 'pile']);
});

test('what is chosen is complete when an offer is exactly that', () => {
  expect(completed(pairs, {})).toEqual([]);
  expect(completed(pairs, { '1S': 2 }).map(({ offer }) => offer.text)).toEqual(['DISCARD 1S x2']);
  expect(completed(red, { ET: 1, SC2: 1 })).toEqual([]);
  expect(completed(red, { ET: 1, SC2: 1, SC1: 1 }).map(({ top }) => top)).toEqual(['SC2', 'SC1', 'ET']);
});

test('other numbers of the one kind chosen are on offer too', () => {
  const texts = (chosen: Record<string, number>) => alsoOf(pairs, chosen).map(({ offer }) => offer.text);
  expect(texts({ '1S': 1 })).toEqual(['DISCARD 1S x2', 'DISCARD 1S x3']);
  expect(texts({ '2S': 1 })).toEqual([]);
  expect(texts({})).toEqual([]);
});

test('discards and draws are told apart', () => {
  expect(drawsOf([drawPile, drawOpen])).toEqual({ pile: drawPile, open: drawOpen });
  expect(drawsOf([lay(['1S'])])).toEqual({ pile: null, open: null });
  expect(laysOf([drawPile, drawOpen])).toEqual([]);
});

test('a touched card joins, goes back, or takes the place of the others', () => {
  const made = draft();
  touch(made, '1S:0', pairs);
  touch(made, '1S:2', pairs);
  expect(made.chosen).toEqual({ '1S': 2 });
  touch(made, '1S:0', pairs);
  expect(made.picked).toEqual(['1S:2']);
  touch(made, '2S:0', pairs);
  expect(made.picked).toEqual(['2S:0']);
  expect(made.replaced, 'and it is said why').toBe(true);
  touch(made, '2S:0', pairs);
  expect(made.replaced).toBe(false);
});

test('under a Scroll one card only: the next one touched takes its place', () => {
  const single = laysOf([lay(['1S']), lay(['2S'])]);
  const made = draft();
  touch(made, '1S:0', single);
  touch(made, '1S:1', single);
  expect(made.picked).toEqual(['1S:1']);
  expect(made.replaced).toBe(false);
});

test('a new view drops what is no longer held or offered', () => {
  const made = draft();
  const legal = [lay(['1S']), lay(['1S', '1S'])];
  for (const key of ['1S:0', '1S:1']) touch(made, key, laysOf(legal));
  settle(made, seen(['1S', '2S']), legal);
  expect(made.picked).toEqual(['1S:0']);
  settle(made, seen(['1S', '2S']), [drawPile]);
  expect(made.picked).toEqual([]);
});
