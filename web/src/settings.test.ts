import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text as german } from './text/de';
import { text as english } from './text/en';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** As at a visit of its own, with luck as it falls. */
async function visit(luck: number) {
  vi.resetModules();
  vi.spyOn(Math, 'random').mockReturnValue(luck);
  return await import('./settings.svelte');
}

it('calls somebody without a name at every visit what they were called at the first', async () => {
  const first = (await visit(0)).player.name;
  expect(first).not.toBe('');
  expect((await visit(0.99)).player.name).toBe(first);
});

it('is silent until sound is asked for, and keeps that', async () => {
  const first = await visit(0);
  expect(first.settings.sound).toBe(false);
  first.change({ sound: true });
  expect((await visit(0)).settings.sound).toBe(true);
});

it('calls somebody what they want to be called', async () => {
  (await visit(0)).rename('Anna');
  expect((await visit(0.99)).player.name).toBe('Anna');
});

it('has many names to make up, short enough for a plate', () => {
  for (const { first, second } of [english.names, german.names]) {
    const names = new Set(first.flatMap((one) => second.map((other) => `${one} ${other}`)));
    expect(names.size).toBe(24 * 24);
    expect(Math.max(...[...names].map((name) => name.length))).toBeLessThanOrEqual(20);
  }
});
