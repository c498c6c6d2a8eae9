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

it('calls somebody what they want to be called', async () => {
  (await visit(0)).rename('Anna');
  expect((await visit(0.99)).player.name).toBe('Anna');
});
