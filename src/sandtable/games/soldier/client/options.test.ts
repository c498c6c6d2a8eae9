import { expect, test } from 'vitest';

import { calls } from './options';
import { variant } from './testing';

test('codes are put into words, and what is a word already stays', () => {
  expect(calls(variant, 'boost', 'literal')).toBe('one such card');
  expect(calls(variant, 'retaliate_full', 'yes')).toBeNull();
});
