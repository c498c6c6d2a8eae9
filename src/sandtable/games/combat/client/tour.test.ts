import { momentOf, tell } from '$web/testing';
import { expect, test } from 'vitest';

import { draft } from './draft.svelte';
import { aiming as aimed, refused, sum, variant, viewOf } from './testing';
import { tour } from './tour';
import type { Aiming, CombatView, Scenario, Verdict } from './made/shown';

const moment = (change: Partial<CombatView>, ...kinds: string[]) =>
  momentOf(viewOf([], change), draft(), { told: kinds.map((kind) => tell(kind)) });
const note = (name: string) => tour(variant, viewOf([])).find(({ id }) => id === name)!;

const named = { unit: 'West.S1', weapon: 'rifle', target: 'East.S1', state: 'waiting' as const };

test('what is fought for is told by the scenario', () => {
  const aims = (scenario: Scenario) =>
    tour(variant, viewOf([], { scenario })).flatMap(({ id }) => (id.startsWith('aim') ? [id] : []));
  expect([aims('hold'), aims('battle')]).toEqual([['aim'], ['aimBattle']]);
});

test('the note about the sum comes when a sum is shown, not for a target out of range', () => {
  const aiming = (sight: Aiming | Verdict) => ({
    ...moment({ phase: 'declare' }),
    draft: Object.assign(draft(), {
      aim: { target: 'East.S1', text: '' },
      sight: { ...sight, target: 'East.S1', of: '' },
    }),
  });
  expect(note('sum').when(aiming(refused('Out of range.')))).toBe(false);
  expect(note('sum').when(aiming(aimed(sum(9, 4))))).toBe(true);
});

test('the note about hitting the dirt begins with a named target and ends with the dice', () => {
  expect(note('dirt').when(moment({ phase: 'declare' }))).toBe(false);
  expect(note('dirt').when(moment({ phase: 'declare', declared: [named] }))).toBe(true);
  expect(note('dirt').done?.(moment({ phase: 'dirt', declared: [named] }))).toBe(false);
  expect(note('dirt').done?.(moment({ phase: 'melee', declared: [named] }, 'dice'))).toBe(true);
});

test('the note about the dice follows even if all were rolled at once, and only where there was a shot', () => {
  expect(note('dice').when(moment({ phase: 'declare', declared: [named] }))).toBe(false);
  expect(note('dice').when(moment({ phase: 'position', declared: [named] }))).toBe(true);
  expect(note('dice').when(moment({ phase: 'position' }))).toBe(false);
});
