import { expect, test } from 'vitest';

import { outcomes } from './outcomes';
import { told, unit } from './testing';

const units = ['West.S1', 'West.S2', 'East.S1', 'East.S2'].map((id, i) => unit(id, [i, 2]));
const attack = (by: string, target: string, score: number) =>
  told('attacked', {
    unit: by,
    target,
    dice: [2, 3],
    score,
    result: score > 6 ? 'wounded' : 'missed',
  });

test('what became of attacks stays, those on one’s own before others, the newest last', () => {
  const recent = [
    told('dirt', { unit: 'West.S1' }),
    attack('East.S1', 'West.S1', 2),
    attack('West.S1', 'East.S1', 3),
    attack('West.S2', 'East.S2', 4),
    attack('West.S2', 'East.S1', 7),
  ];
  const kept = outcomes(recent, units, 'West');
  expect(kept.map(({ score }) => score)).toEqual([2, 4, 7]);
  expect(kept[2]).toMatchObject({ dice: [2, 3], result: 'wounded' });
  expect(outcomes(recent, units, null).map(({ score }) => score)).toEqual([3, 4, 7]);
});

test('where nobody attacked nothing is kept', () => {
  expect(outcomes([told('moved', { unit: 'West.S1' }), told('attacked')], units, 'West')).toEqual([]);
});
