import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { WarkingsChoice } from '../made/shown';
import { drawPile, lay, parts, seen, trio } from '../testing';
import Controls from './Controls.svelte';
import Tray from './Tray.svelte';

/** jsdom lays nothing out, so there is nothing to observe. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('ResizeObserver', NoObserver);
});
afterEach(() => vi.unstubAllGlobals());

const legal: WarkingsChoice[] = [lay(['1S'], 1), lay(['2S'], 2), lay(['1S', '1S'], 3)];
const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

function show(hand = ['1S', '1S', '2S'], offers = legal, change = {}) {
  const props = parts(seen(hand), offers, change);
  const user = userEvent.setup();
  render(Tray, props);
  render(Controls, props);
  return { user, ...props };
}

test('two of the same are chosen and laid; the others are pale meanwhile', async () => {
  const { user, onact } = show();
  await user.click(card('Single Soldier, 1 of 2'));
  expect(card('Double Soldier').getAttribute('aria-label')).toContain('not together');
  await user.click(card('Single Soldier, 2 of 2'));
  await user.click(screen.getByRole('button', { name: /^Discard two cards/ }));
  expect(onact).toHaveBeenCalledWith('DISCARD 1S x2');
});

test('several of a kind are one touch away', async () => {
  const { user, onact } = show();
  await user.click(card('Single Soldier, 1 of 2'));
  await user.click(screen.getByRole('button', { name: 'Discard two' }));
  expect(onact).toHaveBeenCalledWith('DISCARD 1S x2');
});

test('of the red trio the card on top is chosen', async () => {
  const offers = [lay(['SC1']), lay(['SC2']), lay(['ET']), trio('SC2'), trio('SC1'), trio('ET')];
  const { user, onact } = show(['SC1', 'SC2', 'ET'], offers);
  for (const name of ['Single Scroll', 'Double Scroll', 'Empty terrain']) await user.click(card(name));
  await user.click(screen.getByRole('button', { name: 'Empty terrain on top' }));
  expect(onact).toHaveBeenCalledWith('TRIO ET');
});

test('keys alone lay a card', async () => {
  const { user, onact, onhelp, draft } = show();
  card('Single Soldier, 1 of 2').focus();
  await user.keyboard('{ArrowRight}{ArrowRight} ');
  expect(draft.picked).toEqual(['2S:0']);
  await user.keyboard('?');
  expect(onhelp).toHaveBeenCalledWith('2S', expect.anything());
  await user.keyboard('{Escape}');
  expect(draft.picked).toEqual([]);
  await user.keyboard('{Enter}{Enter}');
  expect(onact).toHaveBeenCalledWith('DISCARD 2S', expect.anything());
});

test('nothing can be chosen while it is not asked', async () => {
  const { user, draft } = show(['1S'], [drawPile]);
  await user.click(card('Single Soldier'));
  expect(draft.picked).toEqual([]);
});

test('a card that cannot be laid now is tried, so that the server says why', async () => {
  const { user, onact } = show(['1S'], [drawPile]);
  await user.click(card('Single Soldier'));
  expect(onact).toHaveBeenCalledWith('DISCARD 1S', expect.anything());
});

test('nothing is tried while others are on turn', async () => {
  const { user, onact } = show(['1S'], [], { disabled: true });
  await user.click(card('Single Soldier'));
  expect(onact).not.toHaveBeenCalled();
});

test('the order is remembered', async () => {
  const { user } = show(['1S', 'ADV', '3S']);
  const kinds = () => [...document.querySelectorAll('.slot')].map((slot) => slot.getAttribute('data-kind'));
  expect(kinds()).toEqual(['1S', '3S', 'ADV']);
  await user.click(screen.getByRole('button', { name: /^Sorted/ }));
  expect(kinds()).toEqual(['3S', '1S', 'ADV']);
  expect(localStorage.getItem('sandtable.warkings.order')).toBe('soldiers');
});
