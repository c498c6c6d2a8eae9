import { afterEach, beforeEach, expect, it, vi } from 'vitest';

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

it('offers sound until that has been answered, be it in the settings', async () => {
  const first = await visit(0);
  expect([first.offer.sound, first.settings.sound]).toEqual([true, false]);
  expect((await visit(0)).offer.sound).toBe(true);
  first.change({ night: true });
  expect(first.offer.sound).toBe(true);
  first.change({ sound: false });
  expect(first.offer.sound).toBe(false);
  expect((await visit(0)).offer.sound).toBe(false);
});

it('calls somebody what they want to be called', async () => {
  (await visit(0)).rename('Anna');
  expect((await visit(0.99)).player.name).toBe('Anna');
});
