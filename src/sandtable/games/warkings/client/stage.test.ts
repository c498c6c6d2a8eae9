import { expect, test } from 'vitest';

import { show } from './showing';
import { stage } from './stage';
import { seen, told } from './testing';

const view = seen(['1S', '1S', 'ADV']);
const handOf = (now: ReturnType<typeof stage>, seat: string) => now.hands.find((hand) => hand.seat === seat)!;

test('without events the table is the view', () => {
  const now = stage(view, []);
  expect(now).toMatchObject({ open: ['1S', '3S'], pile: 30, aside: null, origin: null });
  expect(handOf(now, 'A').faces).toEqual(['1S', '1S', 'ADV']);
  expect(handOf(now, 'B')).toMatchObject({ size: 5, faces: ['ADV'] });
});

test('what is known of another hand can be left to memory', () => {
  expect(handOf(stage(view, [], false), 'B').faces).toEqual([]);
});

test('a discard leaves the hand and is held aside', () => {
  const now = stage(view, [told('laid', { seat: 'A', cards: ['1S', '1S'] })]);
  expect(now.own).toMatchObject({ '1S': 0, ADV: 1 });
  expect(now.aside).toEqual({ seat: 'A', cards: ['1S', '1S'] });
  expect(now.origin).toBe('seat-A');
  expect(handOf(now, 'A').size).toBe(1);
});

test('another’s discard takes the known card first', () => {
  const now = stage(view, [told('laid', { seat: 'B', cards: ['ADV'] })]);
  expect(handOf(now, 'B')).toMatchObject({ size: 4, faces: [] });
});

test('a card from the draw pile is seen by its owner alone', () => {
  const mine = stage(view, [told('drew', { seat: 'A', card: '2S' })]);
  expect(mine).toMatchObject({ pile: 29, origin: 'pile' });
  expect(mine.own?.['2S']).toBe(1);
  const theirs = stage(view, [told('drew', { seat: 'B', card: null })]);
  expect(handOf(theirs, 'B')).toMatchObject({ size: 6, faces: ['ADV'] });
});

test('a card from the open pile is seen by all', () => {
  const now = stage(view, [told('took', { seat: 'C', card: '3S' })]);
  expect(now).toMatchObject({ open: ['1S'], origin: 'open' });
  expect(handOf(now, 'C')).toMatchObject({ size: 5, faces: ['3S'] });
});

test('the last round stands as soon as it is announced', () => {
  const now = stage(view, [told('drew', { seat: 'B' }), told('announced', { seat: 'B', to: 'C' })]);
  expect(now.lastRound).toEqual({ by: 'B', until: 'B' });
  expect(now.origin).toBeNull();
  expect(stage(view, [told('enemy', { seat: 'C' })])).toMatchObject({ enemy: 'C', pile: 29 });
});

test('a game that is over still says who picked the enemy attack up', () => {
  const result = { winners: ['B'], losers: ['C'], clause: '', text: '', hands: {} };
  expect(stage({ ...view, result: { ...result, reason: 'ea-win' } }, []).enemy).toBe('B');
  expect(stage({ ...view, result: { ...result, reason: 'ea-fail' } }, []).enemy).toBe('C');
  expect(stage({ ...view, result: { ...result, reason: 'last-round' } }, []).enemy).toBeNull();
});

test('at the end all hands lie open', () => {
  const now = stage(view, [told('shown', { seat: 'B', cards: ['ET', '2S'] })]);
  expect(handOf(now, 'B')).toMatchObject({ size: 2, faces: ['ET', '2S'] });
});

test('cards fly for a moment, what has no picture takes no time', () => {
  for (const kind of ['laid', 'drew', 'took']) expect(show(told(kind), 'A').ms).toBeGreaterThanOrEqual(150);
  expect(show(told('shown'), 'A').ms).toBe(0);
  expect(show(told('drew', { seat: 'B' }), 'A').minor).toBe(true);
  expect(show(told('drew', { seat: 'A' }), 'A').minor).toBeUndefined();
  expect(show(told('ended', { winners: ['A', 'B'] }), 'A').cue).toBe('won');
  expect(show(told('ended', { winners: ['B'] }), 'A').cue).toBe('lost');
});
