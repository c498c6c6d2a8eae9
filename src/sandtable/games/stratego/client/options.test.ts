import { expect, test } from 'vitest';

import { calls } from './options';
import { square, variantOf } from './testing';

const variant = variantOf(square);

test('seats go by their names', () => {
  expect(calls(variant, 'first', '0')).toBe(variant.seats.names[0]);
  expect(calls(variant, 'first', 'random')).toBe('at random');
});

test('codes are put into words, and what is a word already stays', () => {
  expect(calls(variant, 'stuck', 'team_loses')).toBe('loses for the team');
  expect(calls(variant, 'resign', 'on')).toBeNull();
});
