import { expect, test } from 'vitest';

import { calls } from './options';
import { variant } from './testing';

test('seats go by their names', () => {
  expect(calls(variant, 'first', '0')).toBe(variant.seats.names[0]);
});

test('codes are put into words, and what is a word already stays', () => {
  expect(calls(variant, 'zero_check', 'after_discard')).toBe('right after the discard too');
  expect(calls(variant, 'stall_rounds', '2')).toBeNull();
});
