import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Place } from '../game';
import { settings } from '../settings.svelte';
import { held } from './hold';

let thing: HTMLElement;
let end: (() => void) | void;
const told = vi.fn<(place: Place) => void>();

/** A mouse unless said otherwise; jsdom's own pointer events know no kind of pointer. */
function point(type: string, x: number, y: number, more: object = {}) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, ...more });
  Object.defineProperty(event, 'pointerType', {
    value: 'mouse',
    ...('kind' in more && { value: more.kind }),
  });
  thing.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
  told.mockClear();
  settings.hover = true;
  thing = document.body.appendChild(document.createElement('div'));
  end = held(told)(thing);
});
afterEach(() => {
  end?.();
  thing.remove();
  vi.useRealTimers();
});

describe('a mouse that lies still', () => {
  it('is told after a while, once', () => {
    point('pointermove', 20, 30);
    vi.advanceTimersByTime(590);
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(told).toHaveBeenCalledExactlyOnceWith({ x: 20, y: 30, resting: true }, thing);
    // The thing is drawn anew below it: no movement of the hand.
    point('pointermove', 20, 30);
    vi.advanceTimersByTime(1000);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('is told nothing while it goes on, is pressed, has left, drags, or help is not wanted', () => {
    for (let x = 0; x < 50; x += 1) {
      point('pointermove', x, 9);
      vi.advanceTimersByTime(300);
    }
    point('pointerdown', 50, 9, { button: 2 });
    vi.advanceTimersByTime(1000);
    point('pointermove', 60, 9);
    point('pointerleave', 60, 9);
    vi.advanceTimersByTime(1000);
    point('pointermove', 70, 9, { buttons: 1 });
    vi.advanceTimersByTime(1000);
    settings.hover = false;
    point('pointermove', 80, 9);
    vi.advanceTimersByTime(1000);
    expect(told).not.toHaveBeenCalled();
  });

  it('is no finger', () => {
    point('pointermove', 20, 30, { kind: 'touch' });
    vi.advanceTimersByTime(1000);
    expect(told).not.toHaveBeenCalled();
  });
});

describe('the other button', () => {
  it('asks at once, and the browser shows nothing of its own', () => {
    point('pointerdown', 5, 6, { button: 2 });
    const event = point('contextmenu', 5, 6, { button: 2 });
    expect(told).toHaveBeenCalledExactlyOnceWith({ x: 5, y: 6 }, thing);
    expect(event.defaultPrevented).toBe(true);
    point('pointerup', 5, 6, { button: 2 });
    vi.advanceTimersByTime(1000);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('swallows no click that follows', () => {
    const clicked = vi.fn();
    thing.addEventListener('click', clicked);
    point('contextmenu', 5, 6, { button: 2 });
    point('pointerdown', 5, 6);
    point('pointerup', 5, 6);
    point('click', 5, 6);
    expect(clicked).toHaveBeenCalledOnce();
  });
});

it('a press that rests asks, and swallows its click', async () => {
  const clicked = vi.fn();
  thing.addEventListener('click', clicked);
  point('pointerdown', 5, 6);
  await vi.advanceTimersByTimeAsync(600);
  expect(told).toHaveBeenCalledExactlyOnceWith({ x: 5, y: 6 }, thing);
  point('pointerup', 5, 6);
  point('click', 5, 6);
  expect(clicked).not.toHaveBeenCalled();
});
