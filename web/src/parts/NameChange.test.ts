import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { player } from '../settings.svelte';
import { readName } from '../storage';
import NameChange from './NameChange.svelte';

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
