import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PollingTransport, SocketTransport, type Transport } from './transport';

interface Asked {
  path: string;
  body: Record<string, unknown>;
  authorization: string | null;
  answer: (body: object, status?: number) => void;
  fail: () => void;
}

let asked: Asked[];
let heard: unknown[];
let ends: [number, string][];

/** Every request waits until the test answers it, or whoever asks has gone. */
function fakeFetch(path: string, init: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    asked.push({
      path,
      body: JSON.parse(String(init.body)),
      authorization: new Headers(init.headers).get('Authorization'),
      answer: (body, status = 200) =>
        resolve(new Response(status === 204 ? null : JSON.stringify(body), { status })),
      fail: () => reject(new TypeError('failed')),
    });
  });
}

function follow(transport: Transport): void {
  transport.onopen = () => transport.send({ type: 'hello', token: 'secret', since: 4 });
  transport.onmessage = (message) => heard.push(message);
  transport.onclose = (code, reason) => ends.push([code, reason]);
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const paths = () => asked.map(({ path }) => path.split('/').at(-1));
const last = () => asked.at(-1)!;

async function open(): Promise<PollingTransport> {
  const transport = new PollingTransport('/api/tables/t1/poll', 'secret');
  follow(transport);
  await settled();
  last().answer({ session: 's1' });
  await settled();
  return transport;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fakeFetch);
  [asked, heard, ends] = [[], [], []];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('requests in the place of a WebSocket', () => {
  it('open with hello, and wait for messages again and again', async () => {
    await open();
    expect(asked[0]).toMatchObject({
      path: '/api/tables/t1/poll/open',
      body: { type: 'hello', token: 'secret', since: 4 },
      authorization: 'Bearer secret',
    });
    expect(last()).toMatchObject({ path: '/api/tables/t1/poll/receive', body: { session: 's1' } });
    last().answer({ messages: [{ type: 'welcome' }, { type: 'pong' }], closed: null });
    await settled();
    last().answer({ messages: [], closed: null });
    await settled();
    expect(heard).toEqual([{ type: 'welcome' }, { type: 'pong' }]);
    expect(paths()).toEqual(['open', 'receive', 'receive', 'receive']);
  });

  it('bring messages in their order, one after the other', async () => {
    const transport = await open();
    transport.send({ type: 'ping' });
    transport.send({ type: 'abort', ref: 'a' });
    await settled();
    expect(paths()).toEqual(['open', 'receive', 'send']);
    expect(last().body).toEqual({ session: 's1', message: { type: 'ping' } });
    last().answer({}, 204);
    await settled();
    expect(last().body).toEqual({ session: 's1', message: { type: 'abort', ref: 'a' } });
  });

  it('end as the host says', async () => {
    await open();
    last().answer({ messages: [{ type: 'bye' }], closed: { code: 4403, reason: 'Moved.' } });
    await settled();
    expect(heard).toEqual([{ type: 'bye' }]);
    expect(ends).toEqual([[4403, 'Moved.']]);
    expect(paths()).toEqual(['open', 'receive']);
  });

  it.each(['receive', 'send'])('are lost when one of them is: %s', async (what) => {
    const transport = await open();
    transport.send({ type: 'ping' });
    await settled();
    const one = asked.find(({ path }) => path.endsWith(what))!;
    if (what === 'send') one.answer({ error: 'no_session' }, 404);
    else one.fail();
    await settled();
    expect(ends).toEqual([[1006, '']]);
    expect(heard).toEqual([]);
  });

  it('are let go of when the page is left, but for what was said', async () => {
    const transport = await open();
    transport.send({ type: 'leave', ref: 'a' });
    transport.close();
    await settled();
    expect(last().body).toEqual({ session: 's1', message: { type: 'leave', ref: 'a' } });
    await settled();
    expect(ends).toEqual([]);
    expect(paths()).toEqual(['open', 'receive', 'send']);
  });
});

describe('a WebSocket', () => {
  it('that may not even be made is one that broke off', async () => {
    vi.stubGlobal('WebSocket', function () {
      throw new DOMException('', 'SecurityError');
    });
    const transport = new SocketTransport('ws://here');
    follow(transport);
    await settled();
    expect(ends).toEqual([[1006, '']]);
  });
});
