import { expect, test } from 'vitest';
import { draft, hinted } from './draft.svelte';
import type { WarkingsChoice } from './made/shown';
import { drawPile, lay } from './testing';

const told = (offer: WarkingsChoice, ...picked: string[]) => {
  const choice = draft();
  choice.picked = picked;
  hinted(choice, { offer, text: offer.text });
  return choice.picked;
};

test('a hint lays back the cards it advises against, and leaves those it agrees with', () => {
  expect(told(lay(['3S']), 'SC1:0')).toEqual([]);
  expect(told(lay(['3S', '3S']), '3S:0')).toEqual([]);
  expect(told(drawPile, '3S:0')).toEqual([]);
  expect(told(lay(['3S']))).toEqual([]);
  expect(told(lay(['3S']), '3S:0')).toEqual(['3S:0']);
});
