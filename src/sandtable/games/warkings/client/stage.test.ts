import { expect, test } from 'vitest';

import { show } from './showing';
import { stage } from './stage';
import { seen, told } from './testing';

const view = seen(['1S', '1S', 'ADV']);
const handOf = (now: ReturnType<typeof stage>, seat: string) => now.hands.find((hand) => hand.seat === seat)!;

test('what is known of another hand can be left to memory', () => {
  expect(handOf(stage(view, [], false), 'B').faces).toEqual([]);
});

test('the last round stands as soon as it is announced', () => {
  const now = stage(view, [told('drew', { seat: 'B' }), told('announced', { seat: 'B', to: 'C' })]);
  expect(now.lastRound).toEqual({ by: 'B', until: 'B' });
  expect(now.origin).toBeNull();
  expect(stage(view, [told('enemy', { seat: 'C' })])).toMatchObject({ enemy: 'C', pile: 29 });
});

test('a game that is over still says who picked the enemy attack up', () => {
  const result = {
    winners: ['B'],
    losers: ['C'],
    ranking: [['B'], ['A'], ['C']],
    clause: '',
    text: '',
    hands: {},
  };
  expect(stage({ ...view, result: { ...result, reason: 'ea-win' } }, []).enemy).toBe('B');
  expect(stage({ ...view, result: { ...result, reason: 'ea-fail' } }, []).enemy).toBe('C');
  expect(stage({ ...view, result: { ...result, reason: 'last-round' } }, []).enemy).toBeNull();
});

test('cards fly for a moment, what has no picture takes no time', () => {
  for (const kind of ['laid', 'drew', 'took']) expect(show(told(kind), 'A').ms).toBeGreaterThanOrEqual(150);
  expect(show(told('shown'), 'A').ms).toBe(0);
  expect(show(told('drew', { seat: 'B' }), 'A').minor).toBe(true);
  expect(show(told('drew', { seat: 'A' }), 'A').minor).toBeUndefined();
  expect(show(told('ended', { winners: ['A', 'B'] }), 'A').cue).toBe('won');
  expect(show(told('ended', { winners: ['B'] }), 'A').cue).toBe('lost');
});
