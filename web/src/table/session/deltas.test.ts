import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, test } from 'vitest';
import type { Change, Offer, View } from '../../game';
import type { Delta, Standing } from '../../protocol';
import { changed, updateOf } from './deltas';

describe('a value after a change', () => {
  const cases: [string, unknown, Change, unknown][] = [
    ['is another', 1, [2], 2],
    ['may be nothing', 'a', [null], null],
    ['has other parts', { a: 1, b: { c: 2, d: 3 } }, { b: { c: [9] } }, { a: 1, b: { c: 9, d: 3 } }],
    ['has a part less', { a: 1, b: 2 }, { b: [] }, { a: 1 }],
    ['has a part more', { a: 1 }, { b: [{ c: [] }] }, { a: 1, b: { c: [] } }],
    ['has other items', [1, [2], { a: 3 }], { 1: [[4]], 2: { a: [5] } }, [1, [4], { a: 5 }]],
    ['has items at the end', [1], { '~': [1, 0, [2, 3]] }, [1, 2, 3]],
    ['has items less in the middle', [1, 2, 3, 4], { '~': [1, 2, []] }, [1, 4]],
    [
      'has other items after items less',
      [{ id: 1 }, { id: 2 }, { id: 3, at: 'a' }],
      { '~': [1, 1, []], 1: { at: ['b'] } },
      [{ id: 1 }, { id: 3, at: 'b' }],
    ],
    ['is the same without a change', { a: [1] }, {}, { a: [1] }],
  ];
  it.each(cases)('%s', (_, old, change, now) => {
    const before = structuredClone(old);
    expect(changed(old, change)).toEqual(now);
    expect(old).toEqual(before);
  });
});

const PAIRS = process.env['SANDTABLE_DELTA_PAIRS'];

/** How to make them: tests/host/delta_pairs.py. */
test.skipIf(!PAIRS)('many random values', { timeout: 600_000 }, async () => {
  let count = 0;
  for await (const line of createInterface(createReadStream(PAIRS!))) {
    const [old, change, now] = JSON.parse(line) as [unknown, Change, unknown];
    count += 1;
    const after = isDeepStrictEqual(change, {}) ? old : changed(old, change);
    if (!isDeepStrictEqual(after, now)) expect(after, line).toEqual(now);
  }
  expect(count).toBeGreaterThan(0);
});

describe('the update that a delta stands for', () => {
  const offer = (id: number, to: string): Offer & { to: string } => ({
    id,
    text: `a1-${to}`,
    kind: 'move',
    to,
  });
  const ask = { kind: 'play', text: 'Your turn.', notation: null };
  const view = { phase: 'play', turn: 1 } as unknown as View;
  const held: Standing = { n: 4, view, legal: [], seq: 3, ask: null };
  const question = { seq: 2, choices: [offer(1, 'a2'), offer(2, 'a3'), offer(3, 'a4')] };
  const delta: Delta = {
    type: 'delta',
    n: 5,
    seq: 4,
    view: { turn: [2] },
    ask,
    legal: {
      of: 2,
      gone: [2],
      come: [{ id: [5, 4, 1], text: ['a1-b1', 'a1-c1', 'a1-d1'], kind: ['move'], to: ['b1', 'c1', 'd1'] }],
    },
  };

  it('has the view after the change, and the choices by their ids', () => {
    expect(updateOf(held, question, delta)).toEqual({
      type: 'update',
      n: 5,
      seq: 4,
      view: { phase: 'play', turn: 2 },
      ask,
      legal: [offer(1, 'd1'), offer(3, 'a4'), offer(4, 'c1'), offer(5, 'b1')],
      told: [],
    });
  });

  it('has no choices where nothing is asked', () => {
    expect(updateOf(held, question, { type: 'delta', n: 5, seq: 3 })).toMatchObject({
      legal: [],
      ask: null,
      view,
    });
  });

  it('has all choices anew', () => {
    const come = [{ id: [7], text: ['a1-a9'], kind: ['move'], to: ['a9'] }];
    expect(updateOf(held, null, { ...delta, legal: { come } })?.legal).toEqual([offer(7, 'a9')]);
  });

  it('makes texts of a pattern', () => {
    const come = [{ id: [7, 8], pattern: ['a1-{to}'], kind: ['move'], to: ['a9', 'b1'] }];
    const legal = [offer(7, 'a9'), offer(8, 'b1')];
    expect(updateOf(held, null, { ...delta, legal: { come } })?.legal).toEqual(legal);
  });

  it('has the same choices where only the view has changed', () => {
    const { legal: _, ...without } = delta;
    expect(updateOf(held, question, without)?.legal).toEqual(question.choices);
  });

  it('cannot be made of what we do not hold', () => {
    expect(updateOf(held, { ...question, seq: 1 }, delta)).toBeNull();
    expect(updateOf(held, null, delta)).toBeNull();
    expect(updateOf({ ...held, n: 3 }, question, delta)).toBeNull();
  });
});
