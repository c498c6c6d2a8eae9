import type { Told, TourMoment } from '$web/game';
import { expect, test } from 'vitest';

import { draft, type Draft } from './draft.svelte';
import { variant, viewOf } from './testing';
import { tour } from './tour';
import type { CombatView } from './types';

const moment = (change: Partial<CombatView>, ...kinds: string[]): TourMoment<CombatView, Draft> => ({
  view: viewOf([], change),
  you: 'West',
  legal: [],
  draft: draft(),
  told: kinds.map((kind): Told => ({ kind, text: '', clause: null })),
  window: null,
});
const note = (name: string) => tour(variant).find(({ id }) => id === name)!;

test('the note about hitting the dirt begins with a named target and ends with the dice', () => {
  const named = { unit: 'West.S1', weapon: 'rifle', target: 'East.S1', state: 'waiting' as const };
  expect(note('dirt').when?.(moment({ phase: 'declare' }))).toBe(false);
  expect(note('dirt').when?.(moment({ phase: 'declare', declared: [named] }))).toBe(true);
  expect(note('dirt').done?.(moment({ phase: 'dirt', declared: [named] }))).toBe(false);
  expect(note('dirt').done?.(moment({ phase: 'melee' }, 'dice'))).toBe(true);
});

test('the note about the dice follows even if all were rolled at once, and gives way to positions', () => {
  expect(note('dice').when?.(moment({ phase: 'declare' }))).toBe(false);
  expect(note('dice').when?.(moment({ phase: 'melee' }))).toBe(true);
  expect(note('dice').done?.(moment({ phase: 'melee' }))).toBe(false);
  expect(note('dice').done?.(moment({ phase: 'position' }))).toBe(true);
});
