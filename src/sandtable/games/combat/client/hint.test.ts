import { hintedOf } from '$web/table/ask/ask';
import { expect, test } from 'vitest';
import combat from './index';
import type { Phase } from './made/shown';
import { dirt, end, first, unit, viewOf } from './testing';

const names = { West: 'You', East: 'Otter' };
const units = [unit('West.S1', [3, 3]), unit('West.M1', [4, 3]), unit('East.S2', [40, 9])];
/** As the table says it: of an act of several picks the offer is but the first. */
const said = (text: string, phase: Phase = 'move') =>
  hintedOf(combat, { offer: first('West.S1'), text }, viewOf(units, { phase }), names);

test('a hint is a sentence, whatever it is about', () => {
  expect(said('move S1 20,3')).toBe('Soldier 1 moves to the marked place');
  expect(said('deploy S1 2,2 kn')).toBe('Soldier 1 starts at the marked place, kneeling');
  expect(said('declare S1 rifle S2')).toBe("Soldier 1 attacks Otter's Soldier 2: rifle");
  expect(said('melee S1 S2')).toBe("Soldier 1 attacks Otter's Soldier 2: hand-to-hand");
  expect(said('position S1 pr')).toBe('Soldier 1: Lie down');
  expect(said('heal M1 S1')).toBe('Medic 1 heals Soldier 1');
  expect(said('buy S rifle gren', 'buy')).toBe('Buy: Soldier, rifle, grenade');
});

test('a hint to end a step is said as its button says it', () => {
  expect(hintedOf(combat, { offer: end, text: 'end' }, viewOf(units), names)).toBe('End movement');
  const lie = dirt('West.S1', true);
  expect(hintedOf(combat, { offer: lie, text: lie.text }, viewOf(units), names)).toBe('Hit the dirt');
});

test('what cannot be read is no sentence', () => {
  expect(said('move S9 20,3')).toBeNull();
});
