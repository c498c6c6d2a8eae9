import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { account, note } from '../club/account.svelte';
import { player } from '../settings.svelte';
import { readName } from '../storage';
import { text } from '../text';
import NameChange from './NameChange.svelte';

afterEach(() => {
  account.offered = false;
  note(null);
  vi.restoreAllMocks();
});

test('the name can be changed where it stands', async () => {
  player.name = 'Otter';
  render(NameChange);
  expect(screen.getByText('Playing as Otter')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Change name' }));
  await userEvent.keyboard('Ann');
  await userEvent.click(screen.getByRole('button', { name: 'Use this name' }));
  expect(screen.getByText('Playing as Ann')).toBeTruthy();
  expect(readName()).toBe('Ann');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change name' }));
});

test('where there are accounts, the way to them stands beside the name, and an account keeps its name', () => {
  account.offered = true;
  const { unmount } = render(NameChange);
  expect(screen.getByRole('link', { name: text.settings.called.logIn }).getAttribute('href')).toBe(
    '/account',
  );
  unmount();
  note('Anna');
  render(NameChange);
  expect(screen.getByText('Playing as Anna')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Account' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change name' })).toBeNull();
});

test('a browser without cookies is offered no account', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  account.offered = true;
  render(NameChange);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Change name' })).toBeTruthy();
});
