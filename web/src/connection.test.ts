import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, waitBefore, type LinkStatus, type Socket } from './connection';
import type { ServerMessage } from './protocol';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: { type: string; ref?: string }[] = [];
  closed = false;

  constructor(readonly address: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome() {
    this.onopen?.();
    this.say({ type: 'welcome', table: {}, you: 'South', commitment: '' });
  }
  types() {
    return this.sent.map(({ type }) => type);
  }
}

let sockets: FakeSocket[];
let heard: ServerMessage[];
let statuses: LinkStatus[];
let since: number | null;

function connect(): Connection {
  return new Connection({
    address: (n) => `ws://here${n === null ? '' : `?since=${n}`}`,
    token: 'secret',
    since: () => since,
    onmessage: (message) => heard.push(message),
    onstatus: (status) => statuses.push(status),
    open: (address) => {
      const socket = new FakeSocket(address);
      sockets.push(socket);
      return socket;
    },
    random: () => 0.5,
  });
}
const last = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  statuses = [];
  since = null;
});
afterEach(() => vi.useRealTimers());

describe('a connection', () => {
  it('says hello with the token, which stands in no address', () => {
    connect();
    last().onopen?.();
    expect(last().sent).toEqual([{ type: 'hello', token: 'secret' }]);
    expect(last().address).toBe('ws://here');
  });

  it('comes back after a loss and resumes from the last update', () => {
    connect();
    last().welcome();
    since = 7;
    last().onclose?.({ code: 1006, reason: '' });
    expect(statuses).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(waitBefore(0, 0.5));
    expect(sockets).toHaveLength(2);
    expect(last().address).toBe('ws://here?since=7');
    last().welcome();
    expect(statuses.at(-1)).toBe('open');
  });

  it('waits longer after each failure, up to a limit', () => {
    const waits = [0, 1, 2, 3, 10].map((attempt) => waitBefore(attempt, 0.5));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waitBefore(10, 0.5)).toBe(waitBefore(40, 0.5));
  });

  it('tries at once when told that the network is back', () => {
    const connection = connect();
    last().onclose?.({ code: 1006, reason: '' });
    connection.hurry();
    expect(sockets).toHaveLength(2);
    connection.hurry();
    vi.advanceTimersByTime(60_000);
    expect(sockets.filter(({ closed }) => !closed)).toHaveLength(1);
  });

  it('notices a line that has gone silent', () => {
    connect();
    last().welcome();
    vi.advanceTimersByTime(20_000);
    expect(last().types()).toContain('ping');
    vi.advanceTimersByTime(10_000);
    expect(statuses.at(-1)).toBe('lost');
  });

  it('stays away once closed', () => {
    connect().close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(statuses.at(-1)).toBe('closed');
  });
});

describe('the queue of what is not answered', () => {
  it('is sent again after a loss, the same act to the same question', () => {
    const connection = connect();
    last().welcome();
    const ref = connection.act('e4-e5', 12);
    last().onclose?.({ code: 1006, reason: '' });
    vi.advanceTimersByTime(1000);
    last().welcome();
    expect(last().sent.at(-1)).toEqual({ type: 'act', action: 'e4-e5', seq: 12, ref });
  });

  it('forgets what has been answered', () => {
    const connection = connect();
    last().welcome();
    connection.answered(connection.act('e4-e5', 12));
    last().onclose?.({ code: 1006, reason: '' });
    vi.advanceTimersByTime(1000);
    last().welcome();
    expect(last().types()).toEqual(['hello']);
  });

  it('holds what is asked before the line is open', async () => {
    const connection = connect();
    const answer = connection.preview('e4');
    expect(last().sent).toEqual([]);
    last().welcome();
    const { ref } = last().sent.at(-1)!;
    last().say({ type: 'preview', ref, result: { text: 'A Captain.' } });
    expect(await answer).toEqual({ text: 'A Captain.' });
  });

  it('takes the refusal of a preview for its answer, and for no one else', async () => {
    const connection = connect();
    last().welcome();
    const answer = connection.preview('nonsense');
    const { ref } = last().sent.at(-1)!;
    last().say({ type: 'refused', ref, error: 'bad', message: 'What is that?', seq: 0 });
    expect(await answer).toEqual({ legal: false, clause: null, message: 'What is that?' });
    expect(heard.map(({ type }) => type)).toEqual(['welcome']);
  });

  it('says nothing at the table without a line', () => {
    expect(connect().say({ type: 'leave' })).toBe(false);
  });
});
