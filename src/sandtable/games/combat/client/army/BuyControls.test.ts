import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { buy, propsOf, viewOf } from '../testing';
import type { ArmyUnit } from '../types';
import BuyControls from './BuyControls.svelte';

beforeEach(() => localStorage.clear());

const rifleman: ArmyUnit = { type: 'S', weapons: ['rifle'], mounts: [] };
const unarmed: ArmyUnit = { type: 'S', weapons: [], mounts: [] };

function show(points: number, army: ArmyUnit[]) {
  const buying = { points, left: points, done: [], units: [] };
  const onact = vi.fn();
  const props = propsOf(viewOf([], { phase: 'buy', buying }), [buy], {}, { onact });
  props.draft.army = army;
  render(BuyControls, props);
  return { onact, user: userEvent.setup() };
}

const ready = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ready' });

test('a list that costs too much is not begun', () => {
  show(30, [rifleman, rifleman]);
  expect(ready().disabled).toBe(true);
  expect(screen.getByText('10 points too many')).toBeTruthy();
});

test('a list that is too long is not begun', () => {
  show(3000, Array<ArmyUnit>(31).fill(rifleman));
  expect(ready().disabled).toBe(true);
});

test('a list that uses every point is sent at once', async () => {
  const { onact, user } = show(40, [rifleman, rifleman]);
  await user.click(ready());
  expect(onact).toHaveBeenCalledWith('buy U1 S rifle');
});

test('points that are left and hands that are empty are asked about first', async () => {
  const { onact, user } = show(300, [rifleman, unarmed, unarmed]);
  await user.click(ready());
  expect(screen.getByRole('group').textContent).toContain('260 points are left, 2 units are unarmed. Ready?');
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(onact).not.toHaveBeenCalled();
  await user.click(ready());
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(onact).toHaveBeenCalledWith('buy U1 S rifle');
});

test('the army that was bought last is among those to choose from', async () => {
  const { user } = show(40, [rifleman, rifleman]);
  await user.click(ready());
  cleanup();
  show(60, []);
  const presets = screen.getByRole<HTMLSelectElement>('combobox');
  await user.selectOptions(presets, 'My last army (40)');
  expect(screen.getByText('40 of 60 points')).toBeTruthy();
  expect(presets.selectedOptions[0]?.text).toBe('My last army (40)');
});
