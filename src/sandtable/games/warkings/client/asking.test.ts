import { expect, test } from 'vitest';

import { ask, button, inWords } from './asking';
import { draft } from './draft.svelte';
import { everything, facts } from './public';
import { drawOpen, drawPile, lastRound, lay, seen, trio } from './testing';
import { positionInWords } from './words';

const view = seen(['1S', 'SC1', 'SC2', 'ET']);
const names = { A: 'Heron', B: 'Otter', C: 'Badger' };

test('the question follows what is chosen', () => {
  const made = draft();
  const legal = [lay(['SC1']), lay(['SC2']), lay(['ET']), trio('SC2'), trio('SC1'), trio('ET')];
  expect(ask(view, 'A', legal, made)).toBeNull();
  made.picked = ['SC1:0'];
  expect(ask(view, 'A', legal, made)).toBe('Discard a Single Scroll?');
  made.replaced = true;
  expect(ask(view, 'A', legal, made)).toBe(
    'Only cards of the same kind go together. Discard a Single Scroll?',
  );
  made.replaced = false;
  made.picked = ['SC1:0', 'ET:0'];
  expect(ask(view, 'A', legal, made)).toBe(
    'Chosen: a Single Scroll and an Empty terrain. Add the third red card.',
  );
  made.picked = ['SC1:0', 'ET:0', 'SC2:0'];
  expect(ask(view, 'A', legal, made)).toContain('on top');
  expect(ask(view, 'A', [], made)).toBeNull();
});

test('a card and a number of cards are told apart', () => {
  expect(inWords(lay(['3S']))).toBe('Discard a Triple Soldier');
  expect(inWords(lay(['1S', '1S']))).toBe('Discard two Single Soldiers');
});

test('draws are buttons, and the Enemy Attack asks again', () => {
  expect(button(lay(['1S']), view)).toBeNull();
  expect(button(drawOpen, view)?.label).toBe('Take the Triple Soldier');
  expect(button(drawPile, view)).not.toHaveProperty('confirm');
  const last = { ...view, last_round: lastRound('B') };
  expect(button(drawPile, last)?.confirm).toBeTruthy();
  expect(ask(last, 'A', [drawPile, drawOpen], draft())).toBeNull();
});

test('after the end every hand is known from its owner’s view', () => {
  const all = everything({ A: view, B: { ...view, viewer: 'B', hand: { '2S': 2 } } });
  expect(all.hands.map(({ cards }) => cards)).toEqual([['1S', 'SC2', 'SC1', 'ET'], ['2S', '2S'], undefined]);
  expect(all.viewer).toBeNull();
});

test('the position in words', () => {
  const words = positionInWords({ ...view, last_round: lastRound('B') }, names);
  expect(words).toContain('It is Heron’s turn.');
  expect(words).toContain('Otter: 5 cards, including an Advisor.');
  expect(words).toContain('It ends with Otter’s turn.');
  expect(words).toContain('Triple Soldier on top.');
  expect(facts(view, 'C')).toEqual([{ label: 'Cards', value: '4' }]);
});
