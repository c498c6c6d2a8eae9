import type { PartProps } from '$web/game';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import BuyBoard from '../army/BuyBoard.svelte';
import BuyControls from '../army/BuyControls.svelte';
import type { Draft } from '../draft.svelte';
import { centre } from '../geometry';
import {
  aiming,
  buy,
  change,
  declare,
  deploy,
  end,
  first,
  heal,
  move,
  options,
  propsOf,
  refused,
  sum,
  told,
  unit,
  viewOf,
  way,
} from '../testing';
import Controls from '../tray/Controls.svelte';
import Tray from '../tray/Tray.svelte';
import type { Cell, CombatChoice, CombatPreview, CombatView } from '../made/shown';
import Board from './Board.svelte';

const units = [unit('West.S1', [2, 2]), unit('West.S2', [2, 8]), unit('East.S2', [12, 2])];
const moving = [first('West.S1'), first('West.S2'), end];
const answers: Record<string, CombatPreview> = {
  'unit S1': options('West.S1', [move('West.S1', 3, 2), move('West.S1', 4, 2)]),
  'move S1 4,2': way(4, ['1', '4']),
};

type Change = Partial<PartProps<CombatView, Draft>>;

function show(view: CombatView, legal: CombatChoice[], previews = answers, change: Change = {}) {
  const [onact, onhelp] = [vi.fn(), vi.fn()];
  const props = propsOf(view, legal, previews, { onact, onhelp, ...change });
  for (const part of [Board, Controls, Tray]) render(part, props);
  return { props, onact, onhelp, user: userEvent.setup() };
}

const floor = () => screen.getByRole('application');

// Without a layout the window's points are the drawing's.
function press(cell: Cell, pointerType = 'mouse') {
  const { x, y } = centre({ width: 48, height: 32 }, cell);
  const at = { clientX: x, clientY: y, button: 0, pointerId: 1, pointerType };
  return fireEvent.pointerDown(floor(), at).then(() => fireEvent.pointerUp(window, at));
}

const chosen = (props: { draft: Draft }) =>
  waitFor(() => expect(props.draft.options).toHaveProperty('choices.0'));

test('a unit is chosen, and sent where the rules let it go', async () => {
  const { props, onact } = show(viewOf(units), moving);
  await press([2, 2]);
  expect(props.draft.selected).toBe('West.S1');
  await chosen(props);
  expect(document.querySelector('.reach')).not.toBeNull();
  await press([4, 2]);
  expect(onact).toHaveBeenCalledWith('move S1 4,2', expect.anything());
});

test('a finger sets the goal down first, sees the cost, and then goes', async () => {
  const { props, onact, user } = show(viewOf(units), moving);
  await press([2, 2], 'touch');
  await chosen(props);
  await press([4, 2], 'touch');
  expect(onact).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByText('1 of 4 ft')).toBeTruthy());
  await user.click(screen.getByRole('button', { name: 'Move here' }));
  expect(onact).toHaveBeenCalledWith('move S1 4,2');
});

test('a finger that slides over the whole floor sees the cell in a magnifier, and means the last one', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === '(pointer: coarse)' }),
  );
  const { props, onact } = show(viewOf(units), moving);
  await press([2, 2], 'touch');
  await chosen(props);
  const at = (cell: Cell) => {
    const { x, y } = centre({ width: 48, height: 32 }, cell);
    return { clientX: x, clientY: y, button: 0, pointerId: 1, pointerType: 'touch' };
  };
  await fireEvent.pointerDown(floor(), at([8, 6]));
  await fireEvent.pointerMove(window, at([4, 4]));
  expect(document.querySelector('.magnifier')?.textContent).toContain('4,4');
  await fireEvent.pointerMove(window, at([4, 2]));
  await fireEvent.pointerUp(window, at([4, 2]));
  expect(document.querySelector('.magnifier')).toBeNull();
  expect(onact).not.toHaveBeenCalled();
  expect(props.draft.goal).toEqual([4, 2]);
  vi.unstubAllGlobals();
});

test('a finger that is quicker than the line sets the goal down too', async () => {
  const { props, onact, user } = show(viewOf(units), moving);
  await press([2, 2], 'touch');
  await press([4, 2], 'touch');
  expect(props.draft.options).toBeNull();
  expect(onact).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Move here' }));
  expect(onact).toHaveBeenCalledWith('move S1 4,2');
});

test('what is not offered is tried all the same, so that the refusal says why', async () => {
  const { props, onact } = show(viewOf(units), moving);
  await press([2, 2]);
  await chosen(props);
  await press([30, 20]);
  expect(onact).toHaveBeenCalledWith('move S1 30,20', expect.anything());
});

test('keys alone move a unit', async () => {
  const { props, onact, user, onhelp } = show(viewOf(units), moving);
  floor().focus();
  await user.keyboard('{PageDown}{PageDown}{Enter}');
  expect(props.draft.selected).toBe('West.S1');
  await chosen(props);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('4,2: open ground. Soldier 1 can move here.')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(onact).toHaveBeenCalledWith('move S1 4,2', expect.anything());
  await user.keyboard('{ArrowLeft}{ArrowLeft}?{Escape}');
  expect(onhelp).toHaveBeenCalledWith('West.S1', expect.anything());
  expect(props.draft.selected).toBeNull();
});

test('ending a step asks only while a shot could still be lost', async () => {
  const { onact, user } = show(viewOf(units, { phase: 'declare' }), moving);
  await user.click(screen.getByRole('button', { name: 'End naming targets' }));
  expect(onact).not.toHaveBeenCalled();
  expect(screen.getByText('2 units can still act. End anyway?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(onact).toHaveBeenCalledWith('end');
});

test('where nothing is left, the step ends at once', async () => {
  const { onact, user } = show(viewOf(units), [end]);
  await user.click(screen.getByRole('button', { name: 'End movement' }));
  expect(onact).toHaveBeenCalledWith('end');
});

const shot = declare('West.S1', 'rifle', 'East.S2', sum(21, 1));
const shooting: Record<string, CombatPreview> = {
  'unit S1': options('West.S1', [shot], { rifle: 20 }),
  'declare S1 rifle S2': aiming(sum(21, 1), [
    [2, 2],
    [12, 2],
  ]),
};

test('a target is aimed at with its sum, and named when pressed again', async () => {
  const { props, onact } = show(viewOf(units, { phase: 'declare' }), [first('West.S1'), end], shooting);
  await press([2, 2]);
  await chosen(props);
  expect(screen.getByText('rifle 20 ft')).toBeTruthy();
  await press([12, 2]);
  await waitFor(() => expect(props.draft.sum?.wound).toBe(21));
  expect(onact).not.toHaveBeenCalled();
  await press([12, 2]);
  expect(onact).toHaveBeenCalledWith('declare S1 rifle S2', expect.anything());
});

test('the sum of the target that is looked at stays when it is pressed', async () => {
  const { props, user } = show(
    viewOf(units, { phase: 'declare' }),
    [first('West.S1'), first('West.S2'), end],
    shooting,
  );
  floor().focus();
  await user.keyboard('{PageDown}{PageDown}{Enter}');
  await chosen(props);
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(props.draft.sum?.wound).toBe(21));
  await user.keyboard('{Enter}');
  expect(props.draft.aim?.target).toBe('East.S2');
  expect(props.draft.sum?.wound).toBe(21);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(props.draft.aim).toBeNull();
  await waitFor(() => expect(props.draft.sight).toBeNull());
});

test('a line that is blocked is crossed out at what blocks it', async () => {
  const blocked: Record<string, CombatPreview> = {
    'unit S1': options('West.S1', [], { rifle: 20 }),
    'declare S1 rifle East.S2': { ...refused('No line of sight.'), line: null, blocked: [6.5, 2], sum: null },
  };
  const { props, onact } = show(viewOf(units, { phase: 'declare' }), [first('West.S1'), end], blocked);
  await press([2, 2]);
  await waitFor(() => expect(props.draft.options).not.toBeNull());
  await press([12, 2]);
  await waitFor(() => expect(document.querySelector('.no')).not.toBeNull());
  const { x, y } = centre({ width: 48, height: 32 }, [6.5, 2]);
  await waitFor(() =>
    expect(document.querySelector('.no')?.getAttribute('transform')).toBe(`translate(${x} ${y})`),
  );
  expect(onact).not.toHaveBeenCalled();
});

test('the last result stays until it is put away', async () => {
  const attack = { unit: 'East.S2', target: 'West.S1', dice: [1, 2], score: 0 };
  const recent = [told('attacked', { ...attack, result: 'missed' })];
  const { user } = show(viewOf(units), moving, answers, { recent });
  expect(screen.getByText("Otter's Soldier 2 attacks Soldier 1:", { exact: false })).toBeTruthy();
  expect(screen.getByText('score 0: missed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hide the last results' }));
  expect(screen.queryByText('score 0: missed')).toBeNull();
});

test('targets are chosen from a list too', async () => {
  const { props, onact, user } = show(viewOf(units, { phase: 'declare' }), [first('West.S1'), end], shooting);
  await user.click(screen.getByRole('button', { name: /^Soldier 1/ }));
  await chosen(props);
  await user.click(screen.getByRole('button', { name: /Soldier 2 rifle hit 58 %, kill 3 %/ }));
  await user.click(screen.getByRole('button', { name: 'Name this target' }));
  expect(onact).toHaveBeenCalledWith('declare S1 rifle S2');
});

test('Escape goes back in the lists as on the floor', async () => {
  const { props, user } = show(viewOf(units, { phase: 'declare' }), [first('West.S1'), end], shooting);
  await user.click(screen.getByRole('button', { name: /^Soldier 1/ }));
  await chosen(props);
  await user.click(screen.getByRole('button', { name: /Otter's Soldier 2 rifle/ }));
  await user.keyboard('{Escape}');
  expect([props.draft.aim, props.draft.selected]).toEqual([null, 'West.S1']);
  await user.keyboard('{Escape}');
  expect(props.draft.selected).toBeNull();
});

test('whom a Medic may heal is listed with the wounds', async () => {
  const hurt = [unit('West.M1', [2, 2]), unit('West.S2', [2, 3], { wounds: 3 })];
  const { props } = show(viewOf(hurt, { phase: 'heal' }), [first('West.M1'), end], {
    'unit M1': options('West.M1', [heal('West.M1', 'West.S2')]),
  });
  await press([2, 2]);
  await chosen(props);
  expect(screen.getByRole('button', { name: 'Soldier 2 (3 wounds)' })).toBeTruthy();
});

test('the wounded are chosen for a Medic in the row of units too', async () => {
  const hurt = [unit('West.M1', [2, 2]), unit('West.S2', [2, 3], { wounds: 3 })];
  const { props, user } = show(viewOf(hurt, { phase: 'heal' }), [first('West.M1'), end], {
    'unit M1': options('West.M1', [heal('West.M1', 'West.S2')]),
  });
  await press([2, 2]);
  await chosen(props);
  await user.click(screen.getByRole('button', { name: /^Soldier 2, / }));
  expect(props.draft.selected).toBe('West.M1');
  expect(props.draft.aim).toEqual({ target: 'West.S2', text: 'heal M1 S2' });
});

test('over its own cell a unit is not on its way', async () => {
  const { props } = show(viewOf(units), moving);
  const onpreview = vi.spyOn(props, 'onpreview');
  await press([2, 2]);
  await chosen(props);
  const over = async (cell: Cell) => {
    const { x, y } = centre({ width: 48, height: 32 }, cell);
    await fireEvent.pointerMove(floor(), { clientX: x, clientY: y, pointerType: 'mouse' });
    await new Promise((rested) => setTimeout(rested, 120));
  };
  await over([2, 2]);
  expect(onpreview).not.toHaveBeenCalledWith('move S1 2,2');
  await over([4, 2]);
  expect(onpreview).toHaveBeenCalledWith('move S1 4,2');
});

const placed = [unit('West.S1', [2, 2]), unit('West.S2', null), unit('West.J1', null, { size: 2 })];
const deploying = viewOf(placed, { phase: 'deploy' });
const places = [first('West.S2'), first('West.J1')];
const fields: Record<string, CombatPreview> = {
  'unit S2': options('West.S2', [deploy('West.S2', 3, 3, 'st')]),
  'unit J1': options('West.J1', [deploy('West.J1', 3, 3, null)]),
};

test('a unit is dragged from the list to the floor', async () => {
  const { props, onact, user } = show(deploying, places, fields);
  await user.click(screen.getByRole('button', { name: /^Soldier 2/ }));
  await chosen(props);
  const { x, y } = centre({ width: 48, height: 32 }, [3, 3]);
  const at = { clientX: x, clientY: y, button: 0, pointerId: 1, pointerType: 'mouse' };
  await fireEvent.pointerDown(screen.getByRole('button', { name: /^Jeep 1/ }), at);
  expect(props.draft.selected).toBe('West.J1');
  await fireEvent.pointerUp(floor(), at);
  expect(onact).toHaveBeenCalledWith(expect.stringMatching('^deploy J1 '), expect.anything());
  await fireEvent.pointerUp(floor(), at);
  expect(onact).toHaveBeenCalledTimes(1);
});

test('a taken cell is tried, so that the refusal says why', async () => {
  const { props, onact, user } = show(deploying, places, fields);
  await user.click(screen.getByRole('button', { name: /^Soldier 2/ }));
  await chosen(props);
  await press([2, 2]);
  expect(onact).toHaveBeenCalledWith('deploy S2 2,2 st', expect.anything());
});

test('positions are there for those that have them', async () => {
  const { props, user } = show(deploying, places, fields);
  await user.click(screen.getByRole('button', { name: /^Soldier 2/ }));
  await chosen(props);
  expect(screen.getByRole('group', { name: 'Position' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Jeep 1/ }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Position' })).toBeNull());
});

test('a key changes the position in its step', async () => {
  const { props, onact, user } = show(viewOf(units, { phase: 'position' }), [first('West.S1'), end], {
    'unit S1': options('West.S1', [change('West.S1', 'pr')]),
  });
  await press([2, 2]);
  await chosen(props);
  floor().focus();
  await user.keyboard('3');
  expect(onact).toHaveBeenCalledWith('position S1 pr');
});

test('whom it is about lies on top', async () => {
  show(viewOf(units), moving);
  await press([2, 2]);
  expect([...document.querySelectorAll('[data-unit]')].at(-1)?.getAttribute('data-unit')).toBe('West.S1');
});

test('nothing can be tried while another is on turn, but everything be looked at', async () => {
  const { props, onact } = show(viewOf(units), moving, answers, { disabled: true });
  await press([12, 2]);
  expect(props.draft.looked).toBe('East.S2');
  await press([4, 2]);
  expect(onact).not.toHaveBeenCalled();
  expect(screen.getByText("Otter's Soldier 2", { exact: false })).toBeTruthy();
});

test('the steps are named, with how many units have something left to do', () => {
  show(viewOf(units), moving);
  const now = document.querySelector('[aria-current="step"] button');
  expect(now?.getAttribute('aria-label')).toBe('Step 1: Move, 2 left to act');
});

test('an army is put together and sent a unit at a time', async () => {
  const buying = { points: 300, left: 300, done: [], units: [] };
  const onact = vi.fn();
  const props = propsOf(viewOf([], { phase: 'buy', buying }), [buy], {}, { onact });
  render(BuyBoard, props);
  const { rerender } = render(BuyControls, props);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add S, 10 points'.replace('S', 'Soldier') }));
  await user.click(screen.getByRole('button', { name: 'rifle 10' }));
  expect(screen.getByText('20 of 300 points')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ready' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(onact).toHaveBeenLastCalledWith('buy U1 S rifle');
  await rerender({ ...props, disabled: true });
  const bought = { name: 'S1', type: 'S', weapons: ['rifle'], mounts: [], cost: 20 };
  await rerender({
    ...props,
    view: viewOf([], { phase: 'buy', buying: { ...buying, left: 280, units: [bought] } }),
  });
  expect(onact).toHaveBeenLastCalledWith('end');
});

test('every step asks before it ends while units could act; where all may stay, the button says so', async () => {
  const { onact, user } = show(viewOf(units), moving);
  await user.click(screen.getByRole('button', { name: 'End movement' }));
  expect(screen.getByText('2 units can still act. End anyway?')).toBeTruthy();
  expect(onact).not.toHaveBeenCalled();
  cleanup();
  const still = show(viewOf(units, { phase: 'position' }), moving);
  await user.click(screen.getByRole('button', { name: 'Keep all positions' }));
  expect(still.onact).toHaveBeenCalledWith('end');
  cleanup();
  const changed = [unit('West.S1', [2, 2], { changed: true }), unit('West.S2', [2, 8])];
  const others = show(viewOf(changed, { phase: 'position' }), [first('West.S2'), end]);
  await user.click(screen.getByRole('button', { name: 'Keep the others' }));
  expect(others.onact).toHaveBeenCalledWith('end');
});

test('what was set down for one waits while another is chosen, and is not forgotten at the end', async () => {
  const { props, onact, user } = show(viewOf(units), moving);
  await press([2, 2], 'touch');
  await chosen(props);
  await press([4, 2], 'touch');
  await user.click(screen.getByRole('button', { name: /^Soldier 2/ }));
  expect(document.querySelector('[data-planned="West.S1"]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Move here' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'End movement' }));
  expect(screen.getByText('Not confirmed yet: Soldier 1. End anyway?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(onact).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /^Soldier 1/ }));
  expect(document.querySelector('[data-planned]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Move here' }));
  expect(onact).toHaveBeenCalledWith('move S1 4,2');
});

test('a deployment is proposed, shown on the floor, and carried out one after the other', async () => {
  const two = [unit('West.S1', null), unit('West.M1', null)];
  const view = viewOf(two, { phase: 'deploy', half: null });
  const plan = [deploy('West.S1', 5, 10, 'st'), deploy('West.M1', 5, 20, 'st')];
  const { onact, user } = show(
    view,
    two.map(({ id }) => first(id)),
    { deploy: { plan, text: '' } },
  );
  await user.click(screen.getByRole('button', { name: 'Deploy for me' }));
  await waitFor(() => expect(document.querySelectorAll('[data-planned]')).toHaveLength(2));
  expect(onact).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Place them like this' }));
  await waitFor(() => expect(onact).toHaveBeenCalledWith('deploy S1 5,10 st'));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('button', { name: 'Deploy for me' })).toBeTruthy();
  expect(document.querySelector('[data-planned]')).toBeNull();
});

test('the lenses stand beside the floor, not over it', () => {
  show(viewOf(units), moving);
  expect(document.querySelector('.seen')?.contains(screen.getByRole('button', { name: 'Zoom in' }))).toBe(
    false,
  );
});
