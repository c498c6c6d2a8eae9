import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, waitBefore, type ConnectionParts, type LinkStatus } from './connection';
import type { HostMessage } from './protocol';
import type { ClientMessage, Transport, Way } from './transport';

class FakeLine implements Transport {
  onopen: Transport['onopen'] = null;
  onclose: Transport['onclose'] = null;
  onmessage: Transport['onmessage'] = null;
  sent: (ClientMessage & { ref?: string })[] = [];
  closed = false;
  refused = false;
  /** Nothing comes through any more, and nobody says so. */
  cut = false;

  constructor(readonly way: Way) {}
  send(message: ClientMessage) {
    this.sent.push(message);
    if (message.type === 'ping' && !this.cut) this.say({ type: 'pong' });
  }
  close() {
    this.closed = true;
    this.onopen = this.onmessage = this.onclose = null;
  }
  say(message: object) {
    this.onmessage?.(message as HostMessage);
  }
  welcome() {
    this.onopen?.();
    this.say({ type: 'welcome', table: {}, you: 'South', commitment: '' });
  }
  lose(code = 1006) {
    this.onclose?.(code, '');
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

let lines: FakeLine[];
let heard: HostMessage[];
let statuses: LinkStatus[];
let since: number | null;

const connect = () => new Connection(parts());

function parts(): ConnectionParts {
  return {
    token: 'secret',
    since: () => since,
    onmessage: (message) => heard.push(message),
    onstatus: (status) => statuses.push(status),
    open: (way) => {
      const line = new FakeLine(way);
      lines.push(line);
      return line;
    },
    random: () => 0.5,
  };
}
const last = () => lines.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  heard = [];
  statuses = [];
  since = null;
});
afterEach(() => vi.useRealTimers());

describe('a connection', () => {
  it('says hello with the token first', () => {
    connect();
    last().onopen?.();
    expect(last().sent).toEqual([{ type: 'hello', token: 'secret', since: null, deltas: true, words: 'en' }]);
    expect(last().way).toBe('socket');
  });

  it('comes back after a loss and resumes from the last update', () => {
    connect();
    last().welcome();
    since = 7;
    last().lose();
    vi.advanceTimersByTime(waitBefore(0, 0.5));
    expect(lines).toHaveLength(2);
    last().welcome();
    expect(last().sent).toEqual([{ type: 'hello', token: 'secret', since: 7, deltas: true, words: 'en' }]);
    expect(statuses).toEqual(['open']);
  });

  it('is back before anybody notices when a server restarts within two seconds', () => {
    connect();
    last().welcome();
    last().lose(1012);
    vi.advanceTimersByTime(300);
    expect(lines, 'the first attempt comes at once').toHaveLength(2);
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
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(3000);
    connection.hurry();
    expect(lines, 'the attempt under way is let be').toHaveLength(2);
    expect(last().closed).toBe(false);
  });

  it('does not wait for ever for a line that does not come about', () => {
    connect();
    vi.advanceTimersByTime(8000 + 300);
    expect(lines).toHaveLength(2);
  });

  it('waits longer for a host that has much to do', () => {
    connect();
    last().onopen?.();
    vi.advanceTimersByTime(29_000);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(1300);
    expect(lines).toHaveLength(2);
  });

  it('notices a line that has gone silent', () => {
    new Connection({ ...parts(), watched: () => false });
    last().welcome();
    last().cut = true;
    vi.advanceTimersByTime(20_000);
    expect(last().types()).toContain('ping');
    vi.advanceTimersByTime(10_000 + 300);
    expect(lines).toHaveLength(2);
  });

  it('says within three seconds that the line is dead, to whoever looks', () => {
    connect();
    last().welcome();
    vi.advanceTimersByTime(10_000);
    expect(statuses).toEqual(['open']);
    last().cut = true;
    vi.advanceTimersByTime(3000);
    expect(statuses).toEqual(['open', 'lost']);
    expect(lines, 'it may only be slow').toHaveLength(1);
    last().say({ type: 'pong' });
    expect(statuses).toEqual(['open', 'lost', 'open']);
    vi.advanceTimersByTime(20_000);
    expect(lines.length).toBeGreaterThan(1);
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
    expect(lines).toHaveLength(1);
    expect(statuses.at(-1)).toBe('closed');
  });
});

describe('where no WebSocket gets through', () => {
  const ways = () => lines.map(({ way }) => way);

  /** All WebSockets are refused; the host welcomes us by requests. */
  function detour(): FakeLine {
    while (last().way === 'socket') {
      last().refuse();
      vi.advanceTimersByTime(300);
    }
    const polling = last();
    polling.welcome();
    return polling;
  }

  it('goes on by requests after three tries, and says so once another one has failed', () => {
    connect();
    const polling = detour();
    expect(ways()).toEqual(['socket', 'socket', 'socket', 'polling', 'socket']);
    expect(polling.sent).toEqual([
      { type: 'hello', token: 'secret', since: null, deltas: true, words: 'en' },
    ]);
    expect(statuses).toEqual(['open']);
    last().refuse();
    expect(statuses).toEqual(['open', 'polling']);
    polling.say({ type: 'resync', n: 3 });
    expect(heard.map(({ type }) => type)).toEqual(['welcome', 'resync']);
    expect(statuses).toEqual(['open', 'polling']);
  });

  it('waits for one that hangs no longer than it has to', () => {
    connect();
    vi.advanceTimersByTime(8000 + 300);
    expect(ways()).toEqual(['socket', 'polling']);
  });

  it('tries each way in turn as long as nobody answers at all', () => {
    connect();
    for (let tries = 0; tries < 7; tries += 1) {
      last().refuse();
      vi.advanceTimersByTime(300);
    }
    expect(ways().slice(2)).toEqual(['socket', 'polling', 'socket', 'polling', 'socket', 'polling']);
    expect(statuses).toEqual([]);
    vi.advanceTimersByTime(2500);
    expect(statuses).toEqual(['lost']);
  });

  it('is not on a detour because a server has started again', () => {
    connect();
    last().welcome();
    last().lose(1012);
    vi.advanceTimersByTime(300);
    const polling = detour();
    last().welcome();
    vi.advanceTimersByTime(120_000);
    expect(polling.closed).toBe(true);
    expect(ways().at(-1)).toBe('socket');
    expect(statuses).toEqual(['open']);
  });

  it('goes back to a WebSocket when one is welcome, and says again what has no answer', () => {
    const connection = connect();
    const polling = detour();
    last().refuse();
    const ref = connection.say({ type: 'act', action: 'e4-e5', seq: 12 });
    expect(polling.types()).toEqual(['hello', 'act']);
    since = 9;
    vi.advanceTimersByTime(60_000);
    const socket = last();
    expect(socket.way).toBe('socket');
    expect(polling.closed).toBe(false);
    socket.welcome();
    expect(polling.closed).toBe(true);
    expect(socket.sent).toEqual([
      { type: 'hello', token: 'secret', since: 9, deltas: true, words: 'en' },
      { type: 'act', action: 'e4-e5', seq: 12, ref },
    ]);
    expect(statuses).toEqual(['open', 'polling', 'open']);
    socket.lose();
    vi.advanceTimersByTime(300);
    expect(last().way).toBe('socket');
  });

  it('is not held up by a WebSocket that opens and says nothing', () => {
    connect();
    const polling = detour();
    last().onopen?.();
    vi.advanceTimersByTime(29_000);
    expect(statuses).toEqual(['open']);
    vi.advanceTimersByTime(1000);
    expect(statuses).toEqual(['open', 'polling']);
    expect(polling.closed).toBe(false);
    expect(last().closed).toBe(true);
  });

  it('tries a WebSocket when the network has changed', () => {
    const connection = connect();
    detour();
    last().refuse();
    const before = lines.length;
    connection.hurry();
    connection.hurry();
    expect(ways().slice(before)).toEqual(['socket']);
  });

  it('comes back by requests when they were lost, and leaves nothing open when it is closed', () => {
    const connection = connect();
    detour();
    last().refuse();
    lines.at(-2)!.lose();
    vi.advanceTimersByTime(300);
    expect(last().way).toBe('polling');
    last().welcome();
    expect(statuses).toEqual(['open', 'polling']);
    connection.close();
    vi.advanceTimersByTime(120_000);
    expect(lines.slice(-2).map(({ closed }) => closed)).toEqual([true, true]);
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
    const whole = { type: 'resync', n: 4, view: {}, legal: [], seq: 3, ask: null, log: [], earlier: 0 };
    last().say(whole);
    connection.say({ type: 'act', action: 'e4-e5', seq: 3 });
    last().say(whole);
    expect(last().types()).toEqual(['hello', 'act', 'act']);
  });

  it('asks once for everything anew', () => {
    const connection = connect();
    last().welcome();
    connection.renew();
    connection.renew();
    expect(last().types()).toEqual(['hello', 'resync']);
    last().say({ type: 'resync', n: 4, view: {}, legal: [], seq: 3, ask: null, log: [], earlier: 0 });
    connection.renew();
    expect(last().types()).toEqual(['hello', 'resync', 'resync']);
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
