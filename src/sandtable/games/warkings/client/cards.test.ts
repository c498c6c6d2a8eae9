import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';

import rules from '../rules/cards.py?raw';
import Sign from './art/Sign.svelte';
import { colourOf, cornerOf, KINDS } from './cards';
import * as german from './text/de';
import * as english from './text/en';

const DECK = KINDS.filter((kind) => kind !== 'EA');

test('the kinds are those of the rules, in their order', () => {
  const [, signs = ''] = /^SIGNS = \((.*)\)$/m.exec(rules) ?? [];
  expect(DECK).toEqual(Array.from(signs.matchAll(/"(\w+)"/g), ([, sign]) => sign));
});

test.each(KINDS)('%s has a name and a description in each language', (kind) => {
  for (const { cardText } of [english, german]) {
    const { name, short, code, does } = cardText(kind);
    expect(name).not.toBe(kind);
    expect([...short, code, ...does].every((line) => line !== '')).toBe(true);
    expect(does.length).toBeGreaterThan(0);
  }
});

test.each(DECK)('%s has a colour of its own deck and a corner', (kind) => {
  expect(colourOf(kind)).not.toBe('dark');
  expect(cornerOf(kind)).not.toBe('');
});

test.each(KINDS)('%s has a sign', (kind) => {
  expect(render(Sign, { kind }).container.querySelector('path, text')).not.toBeNull();
});
