import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waiting } from '../../notices/waiting.svelte';
import { club } from '../../text';
import Tabs from './Tabs.svelte';
import { lobbyIs, seekOf, WISH } from './testing';

beforeEach(() => vi.stubGlobal('scrollTo', () => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  waiting.count = 0;
  lobbyIs();
});

it('shows one part at a time', async () => {
  lobbyIs();
  render(Tabs, { tab: 'play' });
  await userEvent.click(screen.getByRole('button', { name: club.tabs.here }));
  const current = screen.getAllByRole('button').filter((one) => one.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent?.trim())).toEqual([club.tabs.here]);
});

it('counts the games that wait for us, and those that we could join', () => {
  waiting.count = 2;
  const seeks = [
    { id: 's1', names: ['Anna'], wish: WISH, ratings: [] },
    { id: 's2', names: ['Berta'], wish: WISH, ratings: [] },
  ];
  lobbyIs({ seeks }, { seek: seekOf() });
  render(Tabs, { tab: 'play' });
  const { mine, here, waiting: asked, offered } = club.tabs;
  expect(screen.getByRole('button', { name: `${mine} , ${asked(2)}` })).toBeTruthy();
  expect(screen.getByRole('button', { name: `${here} , ${offered(1)}` })).toBeTruthy();
});
