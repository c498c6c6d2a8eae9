import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Watcher } from './watcher';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is somebody who has touched the page lately, and tells when they come back', () => {
  const back = vi.fn();
  const watcher = new Watcher(back);
  expect(watcher.here()).toBe(true);
  dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(59_000);
  expect(watcher.here()).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(watcher.here(), 'a page that is left open').toBe(false);
  expect(back).not.toHaveBeenCalled();
  dispatchEvent(new Event('keydown'));
  expect(back).toHaveBeenCalledOnce();
  expect(watcher.here()).toBe(true);
  watcher.stop();
  vi.advanceTimersByTime(61_000);
  dispatchEvent(new Event('keydown'));
  expect(watcher.here()).toBe(false);
});
