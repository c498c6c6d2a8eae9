import { expect, test } from 'vitest';

import { unit } from '../testing';
import type { Declared } from '../made/shown';
import { together } from './units-in-view';

const selected = unit('West.S1', [2, 2]);
const asked = {
  view: { phase: 'declare' as const, asked: null },
  declared: [],
  selected,
  chosen: false,
  all: { answered: true, aimed: new Set(['East.S1', 'East.S2']) },
};

test('who aims and whoever may be meant are seen together until one is chosen', () => {
  expect(together(asked)).toEqual(['West.S1', 'East.S1', 'East.S2']);
  expect(together({ ...asked, all: { answered: false, aimed: new Set() } })).toEqual([]);
  expect(together({ ...asked, chosen: true })).toBeNull();
  expect(together({ ...asked, selected: null })).toBeNull();
  expect(together({ ...asked, view: { phase: 'move', asked: null } })).toBeNull();
});

test('who is aimed at is seen with all who aim', () => {
  const shot: Declared = {
    unit: 'East.S2',
    weapon: 'rifle',
    target: 'West.S1',
    state: 'waiting',
  };
  const declared = [shot, { ...shot, unit: 'East.S3', target: 'West.S9' }];
  const view = { phase: 'dirt' as const, asked: 'West.S1' };
  expect(together({ ...asked, view, declared, selected: null })).toEqual(['West.S1', 'East.S2']);
});
