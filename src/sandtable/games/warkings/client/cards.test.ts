import { render } from '@testing-library/svelte';
import { afterAll, describe, expect, test } from 'vitest';

import { LANGUAGES, type Language } from '$web/text/languages';
import { speak } from '$web/text/speak';
import rules from '../rules/cards.py?raw';
import Sign from './art/Sign.svelte';
import { colourOf, cornerOf, KINDS } from './cards';
import { cardText } from './text';

const DECK = KINDS.filter((kind) => kind !== 'EA');

test('the kinds are those of the rules, in their order', () => {
  expect(DECK).toEqual(Array.from(rules.matchAll(/^ {4}Card\("(\w+)"/gm), ([, sign]) => sign));
});

describe.each(Object.keys(LANGUAGES))('in %s', (language) => {
  afterAll(() => speak('en'));

  test.each(KINDS)('%s has a name and a description', async (kind) => {
    await speak(language as Language);
    const { name, one, that, short, code, does } = cardText(kind);
    expect([name, one, that, ...short, code, ...does]).not.toContain(kind);
    expect([name, one, that, ...short, code, ...does]).not.toContain('');
  });
});

test.each(DECK)('%s has a colour of its own deck and a corner', (kind) => {
  expect(colourOf(kind)).not.toBe('dark');
  expect(cornerOf(kind)).not.toBe('');
});

test.each(KINDS)('%s has a sign', (kind) => {
  expect(render(Sign, { kind }).container.querySelector('path, text')).not.toBeNull();
});
