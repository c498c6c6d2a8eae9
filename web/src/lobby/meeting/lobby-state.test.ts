import { expect, it } from 'vitest';
import { EMPTY, heard } from './lobby-state';
import { seekOf } from './testing';

const anna = { id: 'a', name: 'Anna' };
const berta = { id: 'b', name: 'Berta' };

it('takes what changes, at its place, and drops what is gone', () => {
  const before = heard(EMPTY, { type: 'lobby', here: [anna, berta], tables: [], seeks: [] });
  const renamed = { id: 'a', name: 'Anne' };
  const carla = { id: 'c', name: 'Carla' };
  const after = heard(before, { type: 'lobby_changes', here: [carla, renamed], gone: ['b'] });
  expect(after.here).toEqual([renamed, carla]);
  expect(before.here).toEqual([anna, berta]);
});

it('knows when it was told of what is ours, for the seconds that go by', () => {
  const own = { player: anna, seek: seekOf({ since: 7 }), challenges: [], begun: [] };
  const state = heard(EMPTY, { type: 'own', ...own }, 5000);
  expect([state.own, state.at]).toEqual([own, 5000]);
  expect(heard(state, { type: 'pong' })).toBe(state);
});

it('holds nothing of before where the whole lobby comes again', () => {
  const before = heard(EMPTY, { type: 'lobby', here: [anna], tables: [], seeks: [] });
  expect(heard(before, { type: 'lobby', here: [], tables: [], seeks: [] }).here).toEqual([]);
});
