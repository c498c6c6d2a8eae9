import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { keepGame, solveLesson, writeName } from '../storage';
import { forbidStorage } from '../testing';
import StorageNotice from './StorageNotice.svelte';

const LINE = /^This browser saves nothing\. .* lost when you close this page\.$/;

let allow = () => {};
afterEach(() => allow());

it('is not there where the browser keeps what it is given', () => {
  writeName('Ada');
  render(StorageNotice);
  expect(screen.queryByText(LINE)).toBeNull();
});

it('says how long a seat lasts as soon as the browser refuses to keep it', async () => {
  render(StorageNotice);
  allow = forbidStorage();
  keepGame({ id: 't', variant: 'v', title: 'V', seat: 'S', token: 'k', seen: 1, opponents: [], ended: null });
  expect(await screen.findByText(LINE)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('seats');
});

it('says it until it has been read, once', async () => {
  allow = forbidStorage();
  writeName('Ada');
  const { unmount } = render(StorageNotice);
  unmount();
  render(StorageNotice);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText(LINE)).toBeNull();
  solveLesson('first');
  render(StorageNotice);
  expect(screen.queryByText(LINE)).toBeNull();
});
