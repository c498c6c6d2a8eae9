import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tick } from 'svelte';
import { text } from '../../text';
import ConnectionNotice from './ConnectionNotice.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells for a while that the game goes on over HTTP, and a loss for as long as it lasts', async () => {
  const { rerender } = render(ConnectionNotice, { link: 'polling', reason: '' });
  expect(screen.getByRole('status').textContent).toBe(text.table.polling);
  vi.advanceTimersByTime(20_000);
  await tick();
  expect(screen.queryByRole('status')).toBeNull();
  await rerender({ link: 'lost', reason: '' });
  vi.advanceTimersByTime(60_000);
  await tick();
  expect(screen.getByRole('status').textContent).toBe(text.table.lost);
});
