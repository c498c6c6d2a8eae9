import { describe, expect, it } from 'vitest';
import type { Ended } from '../../protocol';
import { counted } from '../../text';
import { headlineOf } from './result';

const names = { A: 'Anna', B: 'Ben', C: 'Cleo', D: 'Dora' };
const ended = (winners: string[], losers: string[], termination = 'counted'): Ended => ({
  winners,
  losers,
  termination,
  clause: null,
  text: '',
});

describe('the headline of a result', () => {
  it('tells the winners and the losers their own', () => {
    expect(headlineOf(ended(['A'], ['B', 'C', 'D']), 'A', names)).toBe('You have won');
    expect(headlineOf(ended(['A'], ['B', 'C', 'D']), 'B', names)).toBe('You have lost');
  });

  it('names those who share a win', () => {
    expect(headlineOf(ended(['A', 'C'], ['B']), 'A', names)).toBe('You and Cleo have won');
    expect(headlineOf(ended(['A', 'B', 'C'], ['D']), null, names)).toBe('Anna, Ben and Cleo win');
  });

  it('says who has won to those who have neither won nor lost', () => {
    expect(headlineOf(ended(['A'], ['B']), 'C', names)).toBe('Anna wins');
  });

  it('has words for nobody', () => {
    expect(headlineOf(ended([], [], 'agreed'), 'A', names)).toBe('A draw');
    expect(headlineOf(ended([], [], 'aborted'), 'A', names)).toBe('Called off');
  });
});

describe('opponents', () => {
  it('that are alike are counted', () => {
    expect(counted(['Sergeant', 'Otter', 'Sergeant'])).toEqual(['Sergeant ×2', 'Otter']);
  });
});
