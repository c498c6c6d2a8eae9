import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, waitBefore, type ConnectionParts, type LinkStatus, type Socket } from './connection';
import type { HostMessage } from './protocol';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: { type: string; ref?: string }[] = [];
  closed = false;
  refused = false;

  constructor(readonly address: string) {}
  /** Nothing comes through any more, and nobody says so. */
  cut = false;
  send(text: string) {
    const message = JSON.parse(text);
    this.sent.push(message);
    if (message.type === 'ping' && !this.cut) this.say({ type: 'pong' });
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
  lose(code = 1006) {
    this.onclose?.({ code, reason: '' });
  }
  /** Nobody answers at the address. */
  refuse() {
    this.refused = true;
    this.lose();
  }
  types() {
    return this.sent.map(({ type }) => type);
  }
}

let sockets: FakeSocket[];
let heard: HostMessage[];
let statuses: LinkStatus[];
let since: number | null;

const connect = () => new Connection(parts());

function parts(): ConnectionParts {
  return {
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
  };
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
    last().lose();
    vi.advanceTimersByTime(waitBefore(0, 0.5));
    expect(sockets).toHaveLength(2);
    expect(last().address).toBe('ws://here?since=7');
    last().welcome();
    expect(statuses).toEqual(['open']);
  });

  it('is back before anybody notices when a server restarts within two seconds', () => {
    connect();
    last().welcome();
    last().lose(1012);
    vi.advanceTimersByTime(300);
    expect(sockets, 'the first attempt comes at once').toHaveLength(2);
    for (let passed = 300; passed < 2000; passed += 10) {
      if (!last().refused) last().refuse();
      vi.advanceTimersByTime(10);
    }
    vi.advanceTimersByTime(400);
    last().welcome();
    vi.advanceTimersByTime(10_000);
    expect(statuses).toEqual(['open']);
  });

  it('says that it is lost when it stays away, and once', () => {
    connect();
    last().welcome();
    last().lose(1012);
    vi.advanceTimersByTime(2400);
    expect(statuses).toEqual(['open']);
    vi.advanceTimersByTime(200);
    expect(statuses).toEqual(['open', 'lost']);
    last().refuse();
    vi.advanceTimersByTime(5000);
    last().welcome();
    expect(statuses).toEqual(['open', 'lost', 'open']);
  });

  it('waits longer after many failures, up to a limit', () => {
    const waits = [0, 1, 9, 10, 11, 20].map((attempt) => waitBefore(attempt, 0.5));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waitBefore(20, 0.5)).toBe(waitBefore(60, 0.5));
    expect(waitBefore(20, 0.5)).toBeGreaterThan(10 * waitBefore(0, 0.5));
  });

  it('tries at once when told that the network is back', () => {
    const connection = connect();
    last().lose();
    connection.hurry();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(3000);
    connection.hurry();
    expect(sockets, 'the attempt under way is let be').toHaveLength(2);
    expect(last().closed).toBe(false);
  });

  it('does not wait for ever for a line that does not come about', () => {
    connect();
    vi.advanceTimersByTime(30_000 + 300);
    expect(sockets).toHaveLength(2);
  });

  it('notices a line that has gone silent', () => {
    new Connection({ ...parts(), watched: () => false });
    last().welcome();
    last().cut = true;
    vi.advanceTimersByTime(20_000);
    expect(last().types()).toContain('ping');
    vi.advanceTimersByTime(10_000 + 300);
    expect(sockets).toHaveLength(2);
  });

  it('says within three seconds that the line is dead, to whoever looks', () => {
    connect();
    last().welcome();
    vi.advanceTimersByTime(10_000);
    expect(statuses).toEqual(['open']);
    last().cut = true;
    vi.advanceTimersByTime(3000);
    expect(statuses).toEqual(['open', 'lost']);
    expect(sockets, 'it may only be slow').toHaveLength(1);
    last().say({ type: 'pong' });
    expect(statuses).toEqual(['open', 'lost', 'open']);
    vi.advanceTimersByTime(20_000);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it('asks at once when the network is said to be gone', () => {
    const connection = connect();
    last().welcome();
    last().cut = true;
    connection.hurry();
    expect(last().types()).toEqual(['hello', 'ping']);
    vi.advanceTimersByTime(1300);
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
  /** Lost, and back again. */
  function again() {
    last().lose();
    vi.advanceTimersByTime(1000);
    last().welcome();
  }

  it('is sent again after a loss, the same act to the same question', () => {
    const connection = connect();
    last().welcome();
    const ref = connection.say({ type: 'act', action: 'e4-e5', seq: 12 });
    again();
    expect(last().sent.at(-1)).toEqual({ type: 'act', action: 'e4-e5', seq: 12, ref });
  });

  it('forgets what has been answered', () => {
    const connection = connect();
    last().welcome();
    connection.answered(connection.say({ type: 'act', action: 'e4-e5', seq: 12 }));
    last().say({ type: 'done', ref: connection.say({ type: 'talk', text: 'Look.', place: null }) });
    last().say({
      type: 'refused',
      ref: connection.say({ type: 'fill' }),
      error: 'no',
      message: 'No.',
      seq: 0,
    });
    again();
    expect(last().types()).toEqual(['hello']);
    expect(heard.map(({ type }) => type)).toEqual(['welcome', 'done', 'refused', 'welcome']);
  });

  it('holds what is said before the line is open, or while it is lost, in order', () => {
    const connection = connect();
    connection.say({ type: 'order', order: 'pass' });
    expect(last().sent).toEqual([]);
    last().welcome();
    last().lose(1012);
    connection.say({ type: 'talk', text: 'Wait for me.', place: null });
    connection.say({ type: 'leave' });
    vi.advanceTimersByTime(1000);
    last().welcome();
    expect(last().types()).toEqual(['hello', 'order', 'talk', 'leave']);
    expect(new Set(last().sent.map(({ ref }) => ref)).size).toBe(4);
  });

  it('holds a question, and its answer finds who asked', async () => {
    const connection = connect();
    const answer = connection.preview('e4');
    last().welcome();
    again();
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

  it('does not tell that what was done the first time cannot be done a second', () => {
    const connection = connect();
    last().welcome();
    const refused = { type: 'refused', error: 'no', message: 'No.', seq: 0 };
    const [offer, act] = [
      connection.say({ type: 'draw', answer: 'offer' }),
      connection.say({ type: 'act', action: 'e4-e5', seq: 12 }),
    ];
    again();
    last().say({ ...refused, ref: offer });
    expect(heard.at(-1)?.type).toBe('welcome');
    last().say({ ...refused, ref: act });
    expect(heard.at(-1)?.type).toBe('refused');
  });

  it('is sent again where the host had to drop answers, and told all anew', () => {
    const connection = connect();
    last().welcome();
    const whole = { type: 'resync', n: 4, view: {}, legal: [], seq: 3, ask: null, log: [] };
    last().say(whole);
    connection.say({ type: 'act', action: 'e4-e5', seq: 3 });
    last().say(whole);
    expect(last().types()).toEqual(['hello', 'act', 'act']);
  });

  it('names nothing as another visit of the page has', () => {
    let visit = 0.1;
    const refs = [0, 1].map(() => {
      visit += 0.1;
      return new Connection({ ...parts(), random: () => visit }).say({ type: 'abort' });
    });
    expect(refs[0]).not.toBe(refs[1]);
  });
});
