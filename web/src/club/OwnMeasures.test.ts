import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import type { OwnMeasure } from '../protocol';
import { talk } from '../text';
import OwnMeasures from './OwnMeasures.svelte';

const words = talk.measures;
const mute: OwnMeasure = {
  id: 'm1',
  kind: 'mute',
  reason: 'You were rude.',
  subject: '',
  at: 1_700_000_000,
  ends: null,
  in_force: true,
  answer: null,
};

afterEach(() => void vi.restoreAllMocks());

it('is not there where nothing was done, or nobody is known', async () => {
  vi.spyOn(api, 'getOwnMeasures').mockRejectedValue(new api.ApiError(401, 'no player'));
  const { container } = render(OwnMeasures);
  await Promise.resolve();
  expect(container.textContent?.trim()).toBe('');
});

it('says why, and is answered once', async () => {
  vi.spyOn(api, 'getOwnMeasures').mockResolvedValue({ measures: [mute], moderator: false });
  const answered = vi
    .spyOn(api, 'answerMeasure')
    .mockResolvedValue({ measures: [{ ...mute, answer: 'I am sorry.' }], moderator: false });
  render(OwnMeasures);
  expect(await screen.findByText(words.why('You were rude.'))).toBeTruthy();
  await userEvent.type(screen.getByLabelText(words.answer), 'I am sorry.');
  await userEvent.click(screen.getByRole('button', { name: words.send }));
  expect(answered).toHaveBeenCalledWith('m1', 'I am sorry.');
  expect(await screen.findByText(words.answered('I am sorry.'))).toBeTruthy();
  expect(screen.queryByLabelText(words.answer)).toBeNull();
});

it('leads a moderator to the page for moderators', async () => {
  vi.spyOn(api, 'getOwnMeasures').mockResolvedValue({ measures: [], moderator: true });
  render(OwnMeasures);
  expect((await screen.findByRole('link', { name: words.moderate })).getAttribute('href')).toBe(
    '/moderation',
  );
});
