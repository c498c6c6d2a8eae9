import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { change, paceFactor, settings } from '../settings.svelte';
import { readSettings } from '../storage';
import SettingsMenu from './SettingsMenu.svelte';

const root = document.documentElement;
const pace = () => Number(root.style.getPropertyValue('--pace'));
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

beforeEach(async () => {
  localStorage.clear();
  change({ still: false, pace: 'usual', sound: false, premoves: true });
  render(SettingsMenu);
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
});

it('sets the pace of the whole page, or lets nothing move', async () => {
  expect([radio('normal').checked, pace(), paceFactor()]).toEqual([true, 1, 1]);
  await userEvent.click(radio('fast'));
  expect(radio('fast').checked).toBe(true);
  expect(pace()).toBeLessThan(1);
  await userEvent.click(radio('none'));
  expect([radio('fast').checked, root.dataset['motion']]).toEqual([false, 'none']);
  await userEvent.click(radio('slow'));
  expect(root.dataset['motion']).toBe('some');
  expect(pace()).toBeGreaterThan(1);
});

it.each([
  ['Sound', 'sound'],
  ['Plan a move while others play', 'premoves'],
] as const)('has %s as it is, and keeps what it is made', async (label, key) => {
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: label });
  const before = settings[key];
  expect(box.checked).toBe(before);
  await userEvent.click(box);
  expect(settings[key]).toBe(!before);
  expect(readSettings({ ...settings, [key]: before })[key]).toBe(!before);
});
