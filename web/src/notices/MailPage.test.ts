import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import { notices } from '../text';
import MailPage from './MailPage.svelte';

beforeEach(() => vi.stubGlobal('scrollTo', () => {})); // nothing scrolls in jsdom
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each(['confirm', 'stop'] as const)('does nothing before %s is pressed', async (does) => {
  const done = new Response(null, { status: 204 });
  const asked = vi.spyOn(api, does === 'confirm' ? 'confirmMail' : 'stopMails').mockResolvedValue(done);
  render(MailPage, { does, code: 'secret' });
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: notices[does].button }));
  expect(asked).toHaveBeenCalledWith('secret');
  expect((await screen.findByRole('status')).textContent).toBe(notices[does].done);
});

it('says why a link does not work', async () => {
  vi.spyOn(api, 'stopMails').mockRejectedValue(new api.ApiError(403, 'This link does not work.'));
  render(MailPage, { does: 'stop', code: 'secret' });
  await userEvent.click(screen.getByRole('button', { name: notices.stop.button }));
  expect((await screen.findByRole('alert')).textContent).toBe('This link does not work.');
});

it('offers nothing to press where the code is missing', () => {
  render(MailPage, { does: 'confirm', code: null });
  expect(screen.getByRole('alert').textContent).toBe(notices.confirm.none);
  expect(screen.queryByRole('button', { name: notices.confirm.button })).toBeNull();
});
