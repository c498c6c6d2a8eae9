/* The service worker, run beside a browser that is played here. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import source from '../../public/worker.js?raw';

type Handler = (event: object) => void;
const scope = 'https://play.example.org/games/';
const handlers = new Map<string, Handler>();
const showNotification = vi.fn(() => Promise.resolve());
const openWindow = vi.fn(() => Promise.resolve());
const focus = vi.fn(() => Promise.resolve());
let pages: { url: string; focus: typeof focus }[] = [];

beforeEach(() => {
  pages = [];
  const worker = {
    addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler),
    registration: { scope, showNotification },
    clients: { claim: vi.fn(), matchAll: () => Promise.resolve(pages), openWindow },
    navigator: {},
  };
  new Function('self', source)(worker);
});
afterEach(() => void vi.clearAllMocks());

/** Lets an event happen, and waits for all that it brings about. */
async function happen(kind: string, event: object): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  handlers.get(kind)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
}

const told = { heading: 'Your turn', body: 'In the game with Berta.', tag: 'abc', path: '/table/abc' };

it('shows every push, and a later one of the table in its place', async () => {
  pages = [{ url: `${scope}table/abc`, focus }];
  await happen('push', { data: { json: () => told } });
  expect(showNotification).toHaveBeenCalledWith(
    'Your turn',
    expect.objectContaining({ body: told.body, tag: 'abc' }),
  );
});

const clicked = { notification: { close: vi.fn(), data: { path: '/table/abc' } } };

it('opens the table', async () => {
  await happen('notificationclick', clicked);
  expect(openWindow).toHaveBeenCalledWith(`${scope}table/abc`);
});

it('goes to the page that shows the table already', async () => {
  pages = [{ url: `${scope}table/abc#at=3`, focus }];
  await happen('notificationclick', clicked);
  expect(focus).toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it('keeps nothing and answers for no page', () => {
  expect([...handlers.keys()].sort()).toEqual(['activate', 'install', 'notificationclick', 'push']);
  expect(source).not.toContain('caches');
});
