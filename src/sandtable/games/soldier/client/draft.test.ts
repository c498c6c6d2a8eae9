import { expect, test } from 'vitest';
import { draft, hinted } from './draft.svelte';
import type { SoldierChoice } from './made/shown';
import { discard, drawPile, lay } from './testing';

const told = (offer: SoldierChoice, ...picked: string[]) => {
  const choice = draft();
  choice.picked = picked;
  hinted(choice, { offer, text: offer.text });
  return choice.picked;
};

test('a hint lays back the cards it advises against, and chooses none', () => {
  expect(told(discard('Attack'), 'Stun')).toEqual([]);
  expect(told(lay('Block', 'M16'), 'Block')).toEqual([]);
  expect(told(drawPile, 'Stun')).toEqual([]);
  expect(told(discard('Attack'))).toEqual([]);
});

test('a hint leaves the cards it agrees with', () => {
  expect(told(discard('Stun'), 'Stun')).toEqual(['Stun']);
  expect(told(lay('Block', 'M16'), 'Block', 'M16')).toEqual(['Block', 'M16']);
});
