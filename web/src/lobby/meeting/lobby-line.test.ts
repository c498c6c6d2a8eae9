import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LobbyMessage, LobbyRequest } from '../../protocol';
import type { Transport, Way } from '../../transport';
import { LobbyLine } from './lobby-line';

const LOBBY: LobbyMessage = { type: 'lobby', here: [], tables: [], seeks: [] };

class FakeTransport implements Transport<LobbyRequest, LobbyMessage> {
  onopen: (() => void) | null = null;
  onmessage: ((message: LobbyMessage) => void) | null = null;
  onclose: ((code: number, reason: string) => void) | null = null;
  sent: LobbyRequest[] = [];
  constructor(readonly way: Way) {}
  send(message: LobbyRequest) {
    this.sent.push(message);
  }
  close() {
    this.onopen = this.onmessage = this.onclose = null;
  }
  /** The host greets us. */
  greet() {
    this.onopen?.();
    this.onmessage?.(LOBBY);
  }
}

let transports: FakeTransport[] = [];
let told: boolean[] = [];
let signedOut = 0;
const last = () => transports.at(-1)!;

function follow(open = false): LobbyLine {
  return new LobbyLine({
    open: (way) => {
      transports.push(new FakeTransport(way));
      return last();
    },
    isOpen: () => open,
    onmessage: () => {},
    onstatus: (stands) => told.push(stands),
    onsignedout: () => (signedOut += 1),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  transports = [];
  told = [];
  signedOut = 0;
});
afterEach(() => void vi.useRealTimers());

it('says on arriving whether we are open to a game', () => {
  follow(true);
  last().greet();
  expect(last().sent).toEqual([{ type: 'hello', open: true }]);
  expect(told).toEqual([true]);
});

it('tells that this browser was signed out, and comes back as nobody', () => {
  follow();
  last().greet();
  last().onclose?.(4401, 'You have been signed out on this device.');
  expect(signedOut).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(transports).toHaveLength(2);
});

it('says nothing before the host has greeted us', () => {
  const line = follow();
  line.send({ type: 'visible' });
  last().greet();
  line.send({ type: 'visible' });
  expect(last().sent.map(({ type }) => type)).toEqual(['hello', 'visible']);
});

it('comes back by itself, and a short loss is not told', () => {
  follow();
  last().greet();
  last().onclose?.(1006, '');
  vi.advanceTimersByTime(1000);
  expect(transports).toHaveLength(2);
  last().greet();
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([true, true]);
});

it('tells of a loss that lasts', () => {
  follow();
  last().greet();
  last().onclose?.(1006, '');
  vi.advanceTimersByTime(3000);
  expect(told).toEqual([true, false]);
});

it('asks whether a silent line stands, and gives it up without an answer', () => {
  follow();
  last().greet();
  vi.advanceTimersByTime(25_000);
  expect(last().sent.at(-1)).toEqual({ type: 'ping' });
  last().onmessage?.({ type: 'pong' });
  vi.advanceTimersByTime(25_000);
  expect(transports).toHaveLength(1);
  vi.advanceTimersByTime(16_000);
  expect(transports).toHaveLength(2);
});

it('soon tells of a loss when the network goes away', () => {
  const line = follow();
  last().greet();
  line.hurry();
  vi.advanceTimersByTime(8000);
  expect(told).toEqual([true, false]);
});

it('goes by requests where no WebSocket comes about', () => {
  follow();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    last().onclose?.(1006, '');
    vi.advanceTimersByTime(300);
  }
  expect(transports.map(({ way }) => way)).toEqual(['socket', 'socket', 'socket', 'polling']);
  last().greet();
  expect(told).toEqual([true]);
});

it('goes by requests at once where a WebSocket is swallowed', () => {
  follow();
  vi.advanceTimersByTime(9000);
  expect(transports.map(({ way }) => way)).toEqual(['socket', 'polling']);
});

it.each([
  [4403, 1],
  [4401, 2],
  [1012, 2],
])('after the closing code %i there are %i lines', (code, lines) => {
  follow();
  last().greet();
  last().onclose?.(code, '');
  vi.advanceTimersByTime(1000);
  expect(transports).toHaveLength(lines);
});

it('connects anew at once when the network is back', () => {
  const line = follow();
  last().onclose?.(1006, '');
  line.hurry();
  expect(transports).toHaveLength(2);
});

it('tells nothing more once it is closed', () => {
  const line = follow();
  last().greet();
  line.close();
  vi.advanceTimersByTime(60_000);
  expect([transports.length, told]).toEqual([1, [true, false]]);
});
