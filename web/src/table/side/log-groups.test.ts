import { describe, expect, it } from 'vitest';
import type { Told } from '../../game';
import { together } from './log-groups';

describe('the log', () => {
  const told = (text: string, n?: number): Told => ({ kind: 'x', text, clause: null, ...(n ? { n } : {}) });

  it('keeps together what came in one update', () => {
    const lines = [told('a', 1), told('b', 1), told('c', 2), told('d'), told('e')];
    expect(together(lines).map((group) => group.map(({ text }) => text).join(''))).toEqual([
      'ab',
      'c',
      'd',
      'e',
    ]);
  });
});
