import { expect, test } from 'vitest';

import { calls } from './options';
import { variant } from './testing';

test('maps and armies go by their titles', () => {
  expect(calls(variant, 'map', 'open')).toBe('Open');
  expect(calls(variant, 'army_west', 'pair')).toBe('Pair');
  expect(calls(variant, 'army', 'buy')).toBe('both buy');
});

test('codes are put into words, and what is a word already stays', () => {
  expect(calls(variant, 'attacks', 'per_step')).toBe('once per step');
  expect(calls(variant, 'medic', 'turn_one')).toBe('three a turn, one wound each');
  expect(calls(variant, 'resign', 'yes')).toBeNull();
});
