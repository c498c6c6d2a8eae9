import { expect, test } from 'vitest';

import { show } from './showing';
import { stage } from './stage';
import { told, unit, viewOf } from './testing';
import type { CombatTold } from './types';

const view = viewOf([unit('West.S1', [2, 2]), unit('East.S2', [20, 2]), unit('West.S3', null)], {
  phase: 'dirt',
});
const unitAfter = (id: string, ...events: CombatTold[]) =>
  stage(view, events).units.find((each) => each.id === id)!;

test('units come, go and lie down as it is told', () => {
  expect(
    unitAfter('West.S3', told('deployed', { unit: 'West.S3', at: [1, 1], position: 'kn' })),
  ).toMatchObject({
    at: [1, 1],
    state: 'alive',
    position: 'kn',
  });
  expect(unitAfter('West.S1', told('moved', { unit: 'West.S1', from: [2, 2], to: [6, 3] })).at).toEqual([
    6, 3,
  ]);
  expect(unitAfter('East.S2', told('dirt', { unit: 'East.S2' })).position).toBe('pr');
  expect(unitAfter('West.S1', told('positioned', { unit: 'West.S1', position: 'kn' })).position).toBe('kn');
  expect(unitAfter('West.S1', told('removed', { unit: 'West.S1' }))).toMatchObject({
    at: null,
    state: 'removed',
  });
  expect(unitAfter('West.S1', told('officers', { unit: 'West.S1', die: 3, confused: true })).confused).toBe(
    true,
  );
});

test('dice roll, then the score is told, then the wound is seen', () => {
  const declared = told('declared', { unit: 'West.S1', weapon: 'rifle', target: 'East.S2' });
  const dice = told('dice', { dice: [5, 4] });
  const hit = told('attacked', {
    unit: 'West.S1',
    weapon: 'rifle',
    target: 'East.S2',
    dice: [5, 4],
    score: 6,
    result: 'wounded',
  });
  expect(stage(view, [declared]).declared).toHaveLength(1);
  const rolling = stage(view, [declared, dice]);
  expect(rolling.roll).toMatchObject({ dice: [5, 4], result: null });
  expect(rolling.phase).toBe('sighted');
  const after = stage(view, [declared, dice, hit]);
  expect(after.roll).toMatchObject({ score: 6, result: 'wounded' });
  expect(after.declared).toEqual([]);
  expect(after.shot).toMatchObject({ target: 'East.S2', result: 'wounded' });
  expect(unitAfter('East.S2', hit).wounds).toBe(1);
  expect(unitAfter('East.S2', { ...hit, result: 'killed' }).state).toBe('killed');
  expect(unitAfter('East.S2', { ...hit, result: 'missed' }).wounds).toBe(0);
});

test('wounds are healed, points and markers counted', () => {
  expect(unitAfter('West.S1', told('healed', { unit: 'West.M1', target: 'West.S1', wounds: 0 })).wounds).toBe(
    0,
  );
  const now = stage(view, [
    told('points', { seat: 'West', points: 20, total: 20 }),
    told('marker', { seat: 'East', marker: 1, total: 3 }),
    told('half', { seat: 'East' }),
    told('step', { step: 'move' }),
  ]);
  expect(now).toMatchObject({ score: { West: 20 }, markers: { East: 3 }, half: 'East', phase: 'move' });
});

test('what is told before anything is known changes nothing', () => {
  expect(stage(view, [told('attacked'), told('declared'), told('points'), told('nonsense')]).units).toEqual(
    view.units,
  );
});

test('dice stay to be read; far moves run; the end is won or lost', () => {
  expect(show(told('dice'), 'West').ms).toBeGreaterThan(600);
  expect(show(told('attacked', { result: 'killed' }), 'West').cue).toBe('blast');
  expect(show(told('moved', { from: [0, 0], to: [3, 0] }), null).cue).toBe('step');
  expect(show(told('moved', { from: [0, 0], to: [20, 0] }), null).cue).toBe('run');
  expect(show(told('ended', { winners: ['West'] }), 'West').cue).toBe('won');
  expect(show(told('ended', { winners: ['West'] }), 'East').cue).toBe('lost');
  expect(show(told('ended', { winners: [] }), 'East').cue).toBe('turn');
});
