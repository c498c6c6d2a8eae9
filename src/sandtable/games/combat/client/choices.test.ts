import { expect, test } from 'vitest';

import { ask, button, isBuying } from './asking';
import { aimAt, bestAt, choices, countLeft, goText, offerAt } from './choices';
import { draft, hinted, keep, settle } from './draft.svelte';
import { everything, facts } from './public';
import {
  aiming,
  declare,
  deploy,
  dirt,
  end,
  first,
  move,
  options,
  refused,
  sum,
  unit,
  viewOf,
  way,
} from './testing';
import { positionInWords, stateOf, titleOf, whose } from './words';

const mine = unit('West.S1', [2, 2]);
const theirs = unit('East.S2', [20, 2], { position: 'kn', wounds: 2, terrain: 'trees' });
const view = viewOf([mine, unit('West.M1', [4, 4], { type: 'M' }), theirs]);
const shots = [
  declare('West.S1', 'rifle', 'East.S2', sum(10)),
  declare('West.S1', 'mg', 'East.S2', sum(21, 3)),
];

const names = { West: 'Heron', East: 'Otter' };

test('first picks say who has something left to do, previews what', () => {
  const asked = draft();
  asked.options = options('West.S1', [move('West.S1', 3, 2), move('West.S1', 4, 2)]);
  const all = choices([first('West.S1'), first('West.M1'), end], asked);
  expect([...all.units]).toEqual(['West.S1', 'West.M1']);
  expect(countLeft(all)).toBe(2);
  expect(all.end?.text).toBe('end');
  expect(offerAt(all, [4, 2], 'st')?.text).toBe('move S1 4,2');
  expect(offerAt(all, [9, 9], 'st')).toBeUndefined();
});

test('a hint takes up the unit that it is about', () => {
  const half = draft();
  hinted(half, { offer: end, text: 'end' });
  expect(half.selected).toBeNull();
  const offer = first('West.S1');
  hinted(half, { offer, text: 'move S1 4,4' });
  expect(half.selected).toBe('West.S1');
});

test('after a first pick the offers themselves are what the unit may do', () => {
  const all = choices([move('West.S1', 3, 2)], { options: options('West.M1', [move('West.M1', 9, 9)]) });
  expect(all.second.map(({ text }) => text)).toEqual(['move S1 3,2']);
  expect(countLeft(all)).toBe(1);
});

test('units are placed in the position that is chosen; a vehicle has none', () => {
  const at = (position: 'st' | 'pr') => deploy('West.S1', 2, 2, position);
  const all = choices([at('st'), at('pr')], { options: null });
  expect(offerAt(all, [2, 2], 'pr')?.text).toBe('deploy S1 2,2 pr');
  const deploying = viewOf([], { phase: 'deploy' });
  expect(goText(deploying, unit('West.S1', null), [9, 9], 'kn')).toBe('deploy S1 9,9 kn');
  expect(goText(deploying, unit('West.J1', null, { size: 2 }), [9, 9], 'kn')).toBe('deploy J1 9,9');
  expect(goText(view, mine, [9, 9], 'kn')).toBe('move S1 9,9');
});

test('the best shot is aimed first; what is not offered is tried all the same', () => {
  const declaring = { ...view, phase: 'declare' as const };
  const all = choices(shots, { options: null });
  expect(bestAt(all, 'East.S2')?.text).toBe('declare S1 mg S2');
  expect(aimAt(all, declaring, mine, theirs).text).toBe('declare S1 mg S2');
  const none = choices([], { options: null });
  expect(aimAt(none, declaring, mine, theirs).text).toBe('declare S1 rifle East.S2');
  expect(aimAt(none, { ...view, phase: 'melee' as const }, mine, theirs).text).toBe('melee S1 East.S2');
  const tank = unit('West.T1', [2, 2], { type: 'T', weapons: [] });
  expect(aimAt(none, { ...view, phase: 'vehicles' as const }, tank, theirs).text).toBe('fire T1 gun East.S2');
});

test('the question follows the half-made choice, in the server’s words where it has some', () => {
  const made = draft();
  expect(ask(view, 'West', [], made, names)).toBe('Choose a unit to move.');
  made.select('West.S1');
  expect(ask(view, 'West', [], made, names)).toBe('Soldier 1 can move up to 4 ft: where to?');
  made.way = way(8, ['2', '4']);
  expect(ask(view, 'West', [], made, names)).toBe('Soldier 1: 2 of 4 ft.');
  made.way = refused('It is too far.');
  expect(ask(view, 'West', [], made, names)).toBe('It is too far.');
  made.way = null;
  const moved = { ...view, units: [unit('West.S1', [6, 2], { moved: true })] };
  expect(ask(moved, 'West', [], made, names)).toBe('Soldier 1 has moved.');
});

test('before a shot stands the sum, or why it cannot be made', () => {
  const declaring = { ...view, phase: 'declare' as const };
  const made = draft();
  expect(ask(declaring, 'West', shots, made, names)).toBe('Choose a unit to fire, then its target.');
  made.select('West.S1');
  made.aimAt({ target: 'East.S2', text: 'declare S1 mg S2' });
  expect(ask(declaring, 'West', shots, made, names)).toBe(
    "Soldier 1 attacks Otter's Soldier 2 (machine gun)?",
  );
  made.sight = {
    target: 'East.S2',
    of: 'declare S1 mg S2',
    ...aiming(sum(21, 3, '2d6 + 3: wounds on 7')),
  };
  expect(ask(declaring, 'West', shots, made, names)).toBe("Otter's Soldier 2: 2d6 + 3: wounds on 7");
  made.sight = {
    target: 'East.S2',
    of: 'declare S1 mg S2',
    ...refused('A building is in the way.'),
  };
  expect(ask(declaring, 'West', shots, made, names)).toBe('A building is in the way.');
});

test('hitting the dirt is two buttons, resigning stands apart', () => {
  const declared = [{ unit: 'East.S2', weapon: 'rifle', target: 'West.S1', state: 'waiting' as const }];
  const asked = { ...view, phase: 'dirt' as const, asked: 'West.S1', declared };
  expect(ask(asked, 'West', [], draft(), names)).toBe('An enemy aims at your Soldier 1. Hit the dirt?');
  expect(button(dirt('West.S1', true), asked)).toMatchObject({ tone: 'main' });
  expect(button(dirt('West.S1', false), asked)).toMatchObject({ tone: 'plain' });
  expect(button({ id: 1, text: 'resign', kind: 'resign' }, view)?.confirm).toBeTruthy();
  expect(button(end, view)).toBeNull();
});

test('a new view drops what is void, and hands on what is asked', () => {
  const made = draft();
  made.select('West.S1');
  settle(made, view, [first('West.S1')]);
  expect(made.selected).toBe('West.S1');
  settle(made, view, [first('West.M1')]);
  expect(made.selected).toBeNull();
  const unplaced = [unit('West.S1', null), unit('West.S2', null)];
  settle(made, viewOf(unplaced, { phase: 'deploy' }), [first('West.S2')]);
  expect(made.selected).toBe('West.S2');
  settle(made, { ...view, picked: 'West.M1' }, []);
  expect(made.selected).toBe('West.M1');
  settle(made, { ...view, phase: 'dirt' as const, asked: 'West.S1' }, []);
  expect(made.looked).toBe('West.S1');
});

test('an army being bought outlives a reload, until it is bought', () => {
  const made = draft([{ type: 'S', weapons: ['rifle'], mounts: [] }, 'nonsense', { type: 3 }]);
  expect(keep(made)).toHaveLength(1);
  const buying = { points: 300, left: 300, done: [], units: [] };
  settle(made, viewOf([], { phase: 'buy', buying }), []);
  expect(made.army).toHaveLength(1);
  expect(isBuying(viewOf([], { phase: 'buy', buying }), 'West')).toBe(true);
  expect(isBuying(viewOf([], { phase: 'buy', buying: { ...buying, done: ['West'] } }), 'West')).toBe(false);
  settle(made, viewOf([], { phase: 'deploy' }), []);
  expect(keep(made)).toBeNull();
});

test('units and positions in words', () => {
  expect(titleOf(theirs)).toBe('Soldier 2');
  expect(whose(mine, 'West', names)).toBe('your Soldier 1');
  expect(whose(theirs, 'West', names)).toBe("Otter's Soldier 2");
  expect(stateOf(theirs)).toBe('kneeling, 2 wounds, in trees, rifle');
  const words = positionInWords(view, names);
  expect(words).toContain('Round 1 of 10. Step: Move.');
  expect(words).toContain('Otter, 0 points destroyed: Soldier 2 20,2 kneeling, 2 wounds, in trees, rifle.');
});

test('what is public of a seat', () => {
  expect(facts(view, 'West').map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Units 2',
    'Markers 0',
  ]);
  expect(facts({ ...view, scenario: 'battle' as const }, 'East').map(({ label }) => label)).toEqual([
    'Units',
    'Points',
  ]);
  expect(facts(viewOf([]), 'West')).toEqual([]);
  const whole = everything({ West: viewOf([mine]), East: viewOf([theirs], { viewer: 'East' }) });
  expect(whole.units.map(({ id }) => id)).toEqual(['West.S1', 'East.S2']);
});

test('units are called as the server calls them, and as views of old say', () => {
  const called = { type: 'S', name: 'S3', calling: 'mg', number: 3 };
  expect(titleOf(called)).toBe('Machine gunner 3');
  expect(titleOf({ type: 'O', name: 'O1', calling: 'O', number: null })).toBe('Officer');
  expect(titleOf({ type: 'S', name: 'S3' })).toBe('Soldier 3');
});
