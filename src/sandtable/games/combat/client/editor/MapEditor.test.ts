import type { Options } from '$web/game';
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { variant } from '../testing';
import MapEditor from './MapEditor.svelte';
import { scrolls } from './wheel-scrolls';

function show(shown = true) {
  const saved = { list: () => [], keep: () => true, forget: () => {} };
  const files = { open: vi.fn(), save: vi.fn(), read: vi.fn(), write: vi.fn() };
  const oncheck = vi.fn((_options: Options) => Promise.resolve({ ok: true }));
  render(MapEditor, { variant, shown, saved, files, onstart: vi.fn(), oncheck });
  return { oncheck, user: userEvent.setup() };
}

/** From corner to corner with the keys; the floor's cursor begins in the middle. */
async function draw(across: number) {
  const floor = screen.getByRole('application');
  await fireEvent.keyDown(floor, { key: 'Enter' });
  for (let i = 0; i < across; i += 1) await fireEvent.keyDown(floor, { key: 'ArrowRight' });
  await fireEvent.keyDown(floor, { key: 'Enter' });
}

const outlined = () => document.querySelectorAll('rect.entangled').length;
const undo = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' });
const back = (init = {}) => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, ...init });

test('an open floor is asked about, and played where the server says so', async () => {
  const { oncheck } = show();
  const play = screen.getByRole<HTMLButtonElement>('button', { name: 'Play on this map' });
  await waitFor(() => expect(play.disabled).toBe(false));
  expect(oncheck).toHaveBeenCalledWith({ map: { pieces: [] } });
});

test('pieces that lie on one another are outlined until that is undone', async () => {
  const { user } = show();
  await user.click(screen.getByLabelText('Mirror on the other side'));
  expect(undo().disabled).toBe(true);
  await draw(1);
  expect(screen.getByText('One piece')).toBeTruthy();
  expect(outlined()).toBe(0);
  await draw(2);
  expect(outlined()).toBe(2);
  await user.click(undo());
  expect(outlined()).toBe(0);
  await back();
  expect(screen.getByText('Open floor')).toBeTruthy();
  expect(undo().disabled).toBe(true);
});

test('Ctrl and Z are for the page that is shown', async () => {
  const { user } = show(false);
  await user.click(screen.getByLabelText('Mirror on the other side'));
  await draw(1);
  await back();
  expect(screen.getByText('One piece')).toBeTruthy();
});

test('the wheel reaches the floor only while Ctrl is held', () => {
  const [around, floor] = [document.createElement('div'), document.createElement('div')];
  around.append(floor);
  scrolls(around);
  const turned = vi.fn();
  floor.addEventListener('wheel', turned);
  floor.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  expect(turned).not.toHaveBeenCalled();
  floor.dispatchEvent(new WheelEvent('wheel', { bubbles: true, ctrlKey: true }));
  expect(turned).toHaveBeenCalledOnce();
});
