import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import { router } from '../router.svelte';
import { player } from '../settings.svelte';
import { keepGame } from '../storage';
import { text } from '../text';
import { device } from './device.svelte';
import LinkPage from './LinkPage.svelte';

const words = text.link;
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => {}); // nothing scrolls in jsdom
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('does nothing before it is pressed, and leads to the lobby under the name of the player', async () => {
  history.pushState(null, '', '/link');
  const opened = vi.spyOn(api, 'openDeviceLink').mockResolvedValue({ name: 'Heron', kind: 'guest' });
  render(LinkPage, { code: 'secret' });
  expect(opened).not.toHaveBeenCalled();
  expect(screen.getByText(words.warning)).toBeTruthy();
  expect(screen.queryByText(words.joins), 'there is nothing to join').toBeNull();
  await userEvent.click(screen.getByRole('button', { name: words.button }));
  expect(opened).toHaveBeenCalledWith('secret');
  expect([player.name, router.route.at]).toEqual(['Heron', 'lobby']);
  expect(device.said).toBe('Done: you play as Heron here now.');
});

it('says that the games of this browser come along', () => {
  const seat = { variant: 'draughts', title: '', seat: 'South', token: 't', seen: 1, opponents: [] };
  keepGame({ id: 'a', ...seat, ended: null });
  render(LinkPage, { code: 'secret' });
  expect(screen.getByText(words.joins)).toBeTruthy();
});

it('says why a link does not work', async () => {
  const message = 'This link has expired. Make a new one on the device that has your games.';
  vi.spyOn(api, 'openDeviceLink').mockRejectedValue(new api.ApiError(409, message));
  render(LinkPage, { code: 'secret' });
  await userEvent.click(screen.getByRole('button', { name: words.button }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

it('offers nothing to press where the code is missing', () => {
  render(LinkPage, { code: null });
  expect(screen.getByRole('alert').textContent).toBe(words.none);
  expect(screen.queryByRole('button', { name: words.button })).toBeNull();
});
