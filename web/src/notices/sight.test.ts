import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportSight } from './sight';
import { bytesOf } from './push';

let state: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('says that the page is seen, at once and every 20 seconds, while it is', () => {
  state = 'visible';
  const tell = vi.fn();
  const stop = reportSight(tell);
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(40_000);
  expect(tell).toHaveBeenCalledTimes(3);
  state = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(tell).toHaveBeenCalledTimes(3);
  state = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tell).toHaveBeenCalledTimes(4);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(tell).toHaveBeenCalledTimes(4);
});

it('reads a key that is written in base64url', () => {
  expect([...bytesOf('-_8A')]).toEqual([251, 255, 0]);
});
