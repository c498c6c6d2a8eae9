import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Live } from '../../protocol';
import { settings } from '../../settings.svelte';
import type { TurnClocks } from '../session/state';
import Clock from './Clock.svelte';

/** How often a tone has begun. */
let tones = 0;
class Silent {
  currentTime = 0;
  destination = {};
  createGain = () => this.#node();
  createOscillator = () => this.#node();
  #node() {
    const value = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    const node = { gain: value, frequency: value, stop: () => undefined };
    return { ...node, start: () => (tones += 1), connect: (other: unknown) => other };
  }
}

const time: Live = { type: 'live', initial: 300, increment: 5, setup: 300 };
const seats = [
  { seat: 'A', left: 250 },
  { seat: 'B', left: 3000 },
];
const running = (seat: string, left: number): TurnClocks => ({
  n: 1,
  runs: 'turn',
  seat,
  left,
  seats,
  at: Date.now(),
});
const props = { time, seat: 'A', name: 'Anna', own: true, asked: [] };
const shown = () => screen.getByRole('timer').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', Silent);
  tones = 0;
  settings.sound = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.sound = false;
});

it('runs, and is told once and by a tone that little is left', async () => {
  render(Clock, { ...props, clocks: running('A', 250) });
  expect(shown()).toBe('0:25');
  await vi.advanceTimersByTimeAsync(4000);
  expect(shown()).toBe('0:21');
  expect(tones).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  const told = tones;
  expect(told).toBeGreaterThan(0);
  expect(screen.getByText('You have 20 seconds left.')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(10_500);
  expect(shown()).toBe('8.5');
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('Anna has 8.5');
  expect(tones).toBe(told);
});

it('gives no warning of the time of others', async () => {
  render(Clock, { ...props, own: false, clocks: running('A', 150) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toBe('0:14');
  expect(tones).toBe(0);
});

it('stands while another one runs, and says in a window that all stand', async () => {
  const { rerender } = render(Clock, { ...props, clocks: running('B', 3000) });
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown()).toBe('0:25');
  expect(screen.getByRole('timer').className).not.toMatch(/runs|rests/);
  await rerender({ ...props, clocks: { ...running('A', 0), runs: null, seat: null, left: null } });
  await tick();
  expect(screen.getByRole('timer').className).toMatch(/rests/);
});
