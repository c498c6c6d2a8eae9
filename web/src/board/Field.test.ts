import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import Field from './Field.svelte';
import { centre, layOut, UNIT } from './spaces';

const columns = ['a', 'b', 'c'];
const names = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'];
const geometry = layOut(columns, 2, [{ ground: 'space', names, open: true }]);
const nothing = createRawSnippet(() => ({ render: () => '<g></g>' }));

/** So wide that a space has forty pixels. */
const WIDE = 140;

// Without a layout the window's points are the drawing's.
beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media === '(pointer: coarse)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDE);
  document.elementFromPoint = (x, y) => {
    const name = names.find((space) => {
      const { x: left, y: top } = centre(geometry, space);
      return Math.abs(left - x) < UNIT / 2 && Math.abs(top - y) < UNIT / 2;
    });
    return name === undefined ? null : cell(name);
  };
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(change = {}) {
  const props = {
    geometry,
    title: 'Board',
    label: (space: string) => space,
    start: 'a1',
    words: { closer: 'Closer', whole: 'Whole' },
    still: true,
    onspace: vi.fn(),
    onhelp: vi.fn(),
    onlift: vi.fn(() => false),
    ondrop: vi.fn(),
    oncancel: vi.fn(() => false),
    under: nothing,
    over: nothing,
    ...change,
  };
  render(Field, props);
  return props;
}

const cell = (name: string) => screen.getByRole('gridcell', { name });
const magnifier = () => document.querySelector('.magnifier');
const event = (space: string, pointerType = 'touch') => {
  const { x, y } = centre(geometry, space);
  return { clientX: x, clientY: y, button: 0, pointerId: 1, isPrimary: true, pointerType };
};

const down = (space: string, pointerType?: string) =>
  fireEvent.pointerDown(cell(space), event(space, pointerType));
const move = (space: string, pointerType?: string) =>
  fireEvent.pointerMove(window, event(space, pointerType));
const up = (space: string, pointerType?: string) => fireEvent.pointerUp(window, event(space, pointerType));

test('a finger that slides sees where it is, and chooses what it is lifted from', async () => {
  const { onspace } = show();
  await down('a1');
  expect(magnifier()).toBeNull();
  await move('b1');
  expect(magnifier()?.textContent).toContain('b1');
  await move('c2');
  expect(magnifier()?.textContent).toContain('c2');
  expect(onspace).not.toHaveBeenCalled();
  await up('c2');
  expect(onspace.mock.calls.map(([space]) => space)).toEqual(['c2']);
  expect(magnifier()).toBeNull();
});

test('a piece that is carried is seen where it goes', async () => {
  const { ondrop, onspace } = show({ onlift: (space: string) => space === 'a1' });
  await down('a1');
  await move('b2');
  expect(magnifier()?.textContent).toContain('b2');
  await up('b2');
  expect(ondrop).toHaveBeenCalledWith('a1', 'b2', expect.anything());
  expect(onspace).not.toHaveBeenCalled();
});

test('a finger that rests sees what it touches', async () => {
  vi.useFakeTimers();
  show();
  await down('b1');
  await vi.advanceTimersByTimeAsync(200);
  expect(magnifier()?.textContent).toContain('b1');
  vi.useRealTimers();
});

test('beside the board nothing is chosen', async () => {
  const { onspace } = show();
  await down('a1');
  await move('b1');
  const beside = { ...event('a1'), clientX: -200 };
  await fireEvent.pointerMove(window, beside);
  await fireEvent.pointerUp(window, beside);
  expect(onspace).not.toHaveBeenCalled();
});

test('partners pick a place with it', async () => {
  const by = { marks: [], picking: true, onplace: vi.fn() };
  const { onspace } = show({ pointing: { by, pick: 'Pick', marked: (seat: string) => seat } });
  await down('a1');
  await move('b2');
  await up('b2');
  expect(by.onplace).toHaveBeenCalledWith('b2');
  expect(onspace).not.toHaveBeenCalled();
});

test('the mouse needs none, and neither does a finger on large spaces', async () => {
  show();
  await down('a1', 'mouse');
  await move('b1', 'mouse');
  expect(magnifier()).toBeNull();
  await up('b1', 'mouse');
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(3 * WIDE);
  cleanup();
  const { onspace } = show();
  await down('a1');
  await move('b1');
  expect(magnifier()).toBeNull();
  await up('b1');
  expect(onspace).not.toHaveBeenCalled();
});
