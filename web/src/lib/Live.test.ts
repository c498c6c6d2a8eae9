import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Live from './Live.svelte';

afterEach(() => vi.useRealTimers());

test('what was told is forgotten after a while, and what is new is told', async () => {
  vi.useFakeTimers();
  const { container, rerender } = render(Live, { words: 'A moves.' });
  const told = () => container.querySelector('[aria-live]')!.textContent;
  expect(told()).toBe('A moves.');
  vi.advanceTimersByTime(20_000);
  await tick();
  expect(told()).toBe('');
  await rerender({ words: 'B moves.' });
  expect(told()).toBe('B moves.');
});
