import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, getGames, getPlayer, takeSeat } from './api';

let asked: { path: string; body: string }[];

/** A server that is away for so many requests. */
function away(requests: number) {
  vi.stubGlobal('fetch', (path: string, init: { body?: string }) => {
    asked.push({ path, body: init.body ?? '' });
    if (asked.length <= requests) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify({ seat: 'South', token: 'secret' })));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks again, the very same, while a server restarts', async () => {
  away(6);
  const sitting = takeSeat('t1', 'South', 'Anna', 'invite', null);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await sitting).toEqual({ seat: 'South', token: 'secret' });
  expect(new Set(asked.map(({ body }) => body)).size, 'one key for one seat').toBe(1);
  expect(JSON.parse(asked[0]!.body).key).toMatch(/^[0-9a-f]{48}$/);
});

it('takes every seat with a key of its own', async () => {
  away(0);
  await takeSeat('t1', 'South', 'Anna', 'invite', null);
  await takeSeat('t1', 'North', 'Anna', 'invite', null);
  expect(JSON.parse(asked[0]!.body).key).not.toBe(JSON.parse(asked[1]!.body).key);
});

it('asks for a bot by the name that its account has given it', async () => {
  away(0);
  await getPlayer('Rook (bot)');
  await getPlayer('Dörte', 20);
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/players/Rook?skip=0',
    '/api/players/D%C3%B6rte?skip=20',
  ]);
});

it('says after some seconds that nobody answers', async () => {
  away(1000);
  const lost = getGames().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await lost).toEqual(new ApiError(0, ''));
});

it('asks once where it is refused', async () => {
  vi.stubGlobal('fetch', (path: string) => {
    asked.push({ path, body: '' });
    return Promise.resolve(new Response(JSON.stringify({ error: 'no', message: 'No.' }), { status: 409 }));
  });
  await expect(getGames()).rejects.toThrow('No.');
  expect(asked).toHaveLength(1);
});
