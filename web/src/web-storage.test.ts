import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { turnTo } from './lib/sheets';
import { fillStorage, forbidStorage } from './testing';

const FORBIDDEN: [string, () => () => void][] = [
  ['forbids storage', forbidStorage],
  ['has no room', fillStorage],
];

let allow = () => {};
let { held, local, release, session } = await import('./web-storage');
const shared = globalThis.sandtableHeld; // by all test files
let listeners: Parameters<typeof addEventListener>[] = [];

/** The file once more, as another part of the page has it. */
async function another() {
  vi.resetModules();
  const listening = vi.spyOn(window, 'addEventListener');
  const made = await import('./web-storage');
  listeners.push(...listening.mock.calls);
  listening.mockRestore();
  return made;
}

function unload() {
  for (const [type, listener] of listeners) removeEventListener(type, listener);
  listeners = [];
  globalThis.sandtableHeld = undefined;
}

/** The page is loaded again. */
async function reload() {
  unload();
  ({ held, local, release, session } = await another());
}

beforeEach(async () => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/');
  await reload();
});
afterEach(() => {
  allow();
  allow = () => {};
  unload();
  globalThis.sandtableHeld = shared;
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

describe.each(FORBIDDEN)('a browser that %s', (_, refuse) => {
  beforeEach(() => {
    allow = refuse();
  });

  it('keeps everything for this visit, and says that it is no longer than that', () => {
    expect(local.write('a', 'one')).toBe(false);
    expect(session.write('b', 'two')).toBe(false);
    expect([local.read('a'), session.read('b')]).toEqual(['one', 'two']);
    local.remove('a');
    expect(local.read('a')).toBeNull();
  });

  it('keeps it through a reload, on whatever page', async () => {
    local.write('a', 'one');
    turnTo(null, '/table/t1');
    await reload();
    expect(local.read('a')).toBe('one');
    expect(location.href).not.toContain('one');
  });

  it('keeps it through a reload after a link within the page', async () => {
    local.write('a', 'one');
    location.hash = '#below';
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await reload();
    expect(local.read('a')).toBe('one');
  });

  it('keeps what came shortly before a reload', async () => {
    local.write('a', 'one');
    local.write('a', 'two');
    expect(history.state.held.a.text).toBe('one');
    dispatchEvent(new Event('beforeunload'));
    await reload();
    expect(local.read('a')).toBe('two');
  });

  it('does not wear out the history, whose changes browsers count', () => {
    const changes = vi.spyOn(history, 'replaceState');
    for (let n = 0; n < 300; n += 1) {
      local.write('a', String(n));
      vi.advanceTimersByTime(100);
    }
    expect(changes.mock.calls.length).toBeLessThanOrEqual(61);
    vi.advanceTimersByTime(1000);
    expect(history.state.held.a.text).toBe('299');
    changes.mockRestore();
  });

  it('goes on where the history does not take it either', () => {
    const changes = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too much', 'DataCloneError');
    });
    local.write('a', 'one');
    expect(local.read('a')).toBe('one');
    changes.mockRestore();
  });

  it('keeps it longer as soon as it can', () => {
    local.write('a', 'one');
    allow();
    expect(local.read('a')).toBe('one');
    expect(local.write('a', 'two')).toBe(true);
    expect(held.size).toBe(0);
    expect(localStorage.getItem('a')).toBe('two');
  });
});

it('takes what another tab has stored since for newer', () => {
  local.write('a', 'stored');
  allow = fillStorage();
  local.write('a', 'held');
  expect(local.read('a')).toBe('held');
  allow();
  localStorage.setItem('a', 'newer');
  expect(local.read('a')).toBe('newer');
});

it('shares what it holds with a game that is built apart from the client', async () => {
  allow = forbidStorage();
  const apart = await another();
  local.write('a', 'one');
  apart.local.write('b', 'two');
  expect([apart.local.read('a'), local.read('b')]).toEqual(['one', 'two']);
  expect(Object.keys(history.state.held)).toEqual(['a', 'b']);
});

it('leaves the history alone as long as the browser refuses nothing', () => {
  const changes = vi.spyOn(history, 'replaceState');
  local.write('a', 'one');
  local.remove('a');
  release('a');
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(changes.mock.calls.filter(([state]) => state.held)).toEqual([]);
  changes.mockRestore();
});

it('reads nothing where the browser has no storage at all', () => {
  vi.stubGlobal('localStorage', null);
  expect(local.read('a')).toBeNull();
  expect(local.write('a', 'one')).toBe(false);
  expect(local.read('a')).toBe('one');
  vi.unstubAllGlobals();
});
