import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';

import Grid from './Grid.svelte';
import { layOut } from './spaces';

const columns = ['a', 'b', 'c'];
const geometry = layOut(columns, 2, [
  { ground: 'space', names: ['a1', 'c1', 'a2', 'b2', 'c2'], open: true },
  { ground: 'pit', names: ['b1'], open: false },
]);

function show(change = {}) {
  const props = {
    geometry,
    title: 'Board',
    label: (space: string) => space,
    start: 'a1',
    open: new Set(['c1']),
    onspace: vi.fn(),
    onhelp: vi.fn(),
    under: createRawSnippet(() => ({ render: () => '<g></g>' })),
    ...change,
  };
  render(Grid, props);
  return { user: userEvent.setup(), ...props };
}

const cell = (name: string) => screen.getByRole('gridcell', { name });

test('what is open may be pressed, and so may what is not: the game says why not', async () => {
  const { user, onspace } = show();
  expect(screen.getAllByRole('gridcell')).toHaveLength(5);
  await user.click(cell('c1'));
  await user.click(cell('a2'));
  expect(onspace.mock.calls.map(([space, , touched]) => [space, touched])).toEqual([
    ['c1', true],
    ['a2', true],
  ]);
});

test('arrow keys go over what is closed; Enter chooses, a question mark asks', async () => {
  const { user, onspace, onhelp } = show({ stops: ['b2'] });
  cell('a1').focus();
  await user.keyboard('{ArrowRight}{Enter}?');
  expect(onspace).toHaveBeenCalledWith('c1', expect.anything(), false);
  expect(onhelp).toHaveBeenCalledWith('c1', expect.anything());
  await user.keyboard('{PageDown}');
  expect(document.activeElement).toBe(cell('b2'));
});

test('partners pick a place, and nothing else is done', async () => {
  const by = { marks: [{ place: 'a2', seat: 'B', now: false }], picking: true, onplace: vi.fn() };
  const pointing = { by, pick: 'Pick', marked: (seat: string) => `${seat} points` };
  const { user, onspace } = show({ pointing });
  await user.click(cell('a2. B points'));
  expect(by.onplace).toHaveBeenCalledWith('a2');
  expect(onspace).not.toHaveBeenCalled();
});
