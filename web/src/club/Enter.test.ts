import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import { account as words } from '../text';
import Enter from './Enter.svelte';

afterEach(() => void vi.restoreAllMocks());

it('says why nobody was logged in there, not beside the way that was turned to meanwhile', async () => {
  let refuse = (_: Error) => {};
  vi.spyOn(api, 'logIn').mockReturnValue(new Promise((_, reject) => (refuse = reject)));
  const { container } = render(Enter, { passkeys: false, mail: false, onenter: async () => {} });
  const fields = [...container.querySelectorAll('input')];
  for (const field of fields) await userEvent.type(field, 'Rather long words');
  const form = container.querySelector('form')!;
  form.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }));
  await userEvent.click(screen.getByRole('button', { name: words.register.title, pressed: false }));
  expect(api.logIn).toHaveBeenCalledOnce();
  refuse(new api.ApiError(401, 'The name or the password is wrong.'));
  await new Promise((done) => setTimeout(done));
  expect(screen.queryByRole('alert')).toBeNull();
});
