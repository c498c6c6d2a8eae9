import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { offer, player } from '../settings.svelte';
import { nameGiven } from '../storage';
import NameOffer from './NameOffer.svelte';

beforeEach(() => {
  localStorage.clear();
  Object.assign(offer, { name: true });
  player.name = 'Tern';
});

it('says what one is called and takes another name', async () => {
  render(NameOffer);
  expect(screen.getByText('You are Tern.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Another name' }));
  await userEvent.keyboard('Ada{Enter}');
  expect(player.name).toBe('Ada');
  expect(screen.getByRole('status').textContent).toContain('You are Ada.');
  expect(nameGiven()).toBe(true);
});

it('asks once', async () => {
  const { unmount } = render(NameOffer);
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(player.name).toBe('Tern');
  unmount();
  render(NameOffer);
  expect(screen.queryByText(/Tern/)).toBeNull();
});
