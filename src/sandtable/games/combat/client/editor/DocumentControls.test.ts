import type { OptionDocument } from '$web/game';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { variant } from '../testing';
import ArmyEditor from './ArmyEditor.svelte';

const REFUSED = "option army: units[0]: type is 'Dragon'";
const file = new File(['{'], 'army.yaml');

function show(open: () => Promise<OptionDocument>, lasts = true) {
  const kept = new Map<string, OptionDocument>();
  const saved = {
    list: () => [...kept.values()],
    keep: (_option: string, document: OptionDocument) => !!kept.set(document.name ?? '', document) && lasts,
    forget: () => {},
  };
  const files = { open, save: vi.fn(), read: vi.fn(), write: vi.fn() };
  const oncheck = () => Promise.resolve({ ok: false, message: REFUSED });
  render(ArmyEditor, { variant, saved, files, onstart: vi.fn(), oncheck });
  return userEvent.setup();
}

const said = () => screen.getByRole('status');
const add = () => screen.getByRole('button', { name: /^Add Soldier/ });

test('one thing is said at a time: a file that cannot be read, and then the verdict again', async () => {
  const user = show(() => Promise.reject(new Error('This is not YAML.')));
  await user.click(add());
  await waitFor(() => expect(said().textContent).toBe(REFUSED));
  await user.upload(screen.getByLabelText('Open a file'), file);
  await waitFor(() => expect(said().textContent).toBe('This is not YAML.'));
  await user.click(add());
  await waitFor(() => expect(said().textContent).toBe(REFUSED));
});

test('a file that holds something else says so', async () => {
  const user = show(() => Promise.resolve({ pieces: [] }));
  await user.upload(screen.getByLabelText('Open a file'), file);
  await waitFor(() => expect(said().textContent).toContain('This file is not an army'));
  expect(said().classList.contains('bad')).toBe(true);
});

test('an army that is kept for this visit only says so', async () => {
  const user = show(() => Promise.reject(new Error()), false);
  await user.click(add());
  await user.type(screen.getByLabelText('Name'), 'Swift');
  await user.click(screen.getByRole('button', { name: 'Save in this browser' }));
  await waitFor(() => expect(said().textContent).toContain('Saved only until you close this page'));
});
