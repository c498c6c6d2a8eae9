/*
 * The two ways to a table, or to the lobby: a WebSocket, and requests that carry the same messages, for networks that
 * let no WebSocket through.
 */
import type {
  Hello,
  HostMessage,
  Opened,
  Ping,
  Renew,
  Receive,
  Received,
  Send,
  Visible,
  Command,
} from './protocol';

export type Way = 'socket' | 'polling';
export type ClientMessage = Hello | Ping | Renew | Visible | (Command & { ref: string });

/** What is said and heard there: `Sent` and `Heard`. */
export interface Transport<Sent = ClientMessage, Heard = HostMessage> {
  onopen: (() => void) | null;
  onmessage: ((message: Heard) => void) | null;
  onclose: ((code: number, reason: string) => void) | null;
  /** After `onopen`; hello comes first. */
  send(message: Sent): void;
  /** Nothing is told any more. */
  close(): void;
}

/** The code of a WebSocket that broke off. */
const BROKEN = 1006;

export class SocketTransport<
  Sent extends { type: string } = ClientMessage,
  Heard = HostMessage,
> implements Transport<Sent, Heard> {
  onopen: Transport['onopen'] = null;
  onmessage: Transport<Sent, Heard>['onmessage'] = null;
  onclose: Transport['onclose'] = null;
  #socket: WebSocket | null = null;

  constructor(address: string) {
    try {
      this.#socket = new WebSocket(address);
    } catch {
      // Extensions and policies may forbid it.
      queueMicrotask(() => this.onclose?.(BROKEN, ''));
      return;
    }
    this.#socket.onopen = () => this.onopen?.();
    this.#socket.onmessage = ({ data }) => this.onmessage?.(JSON.parse(String(data)) as Heard);
    this.#socket.onclose = ({ code, reason }) => this.onclose?.(code, reason);
  }

  send(message: Sent): void {
    this.#socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.onopen = this.onmessage = this.onclose = null;
    this.#socket?.close();
  }
}

/** One request brings a message, in their order; another waits for what the host has to say. */
export class PollingTransport<
  Sent extends { type: string } = ClientMessage,
  Heard = HostMessage,
> implements Transport<Sent, Heard> {
  onopen: Transport['onopen'] = null;
  onmessage: Transport<Sent, Heard>['onmessage'] = null;
  onclose: Transport['onclose'] = null;
  #path: string;
  #token: string | null;
  #session = '';
  #closed = false;
  #waiting = new AbortController();
  #sending: Promise<void> = Promise.resolve();

  /** `path`: below it lie `open`, `send` and `receive`. */
  constructor(path: string, token: string | null) {
    this.#path = path;
    this.#token = token;
    queueMicrotask(() => this.onopen?.());
  }

  send(message: Sent): void {
    this.#sending = this.#sending.then(() => this.#bring(message)).catch(() => this.#end(BROKEN, ''));
  }

  /** What was said is still brought. */
  close(): void {
    this.#closed = true;
    this.onopen = this.onmessage = this.onclose = null;
    this.#waiting.abort();
  }

  async #bring(message: Sent): Promise<void> {
    if (message.type !== 'hello') {
      await this.#ask('send', { session: this.#session, message } satisfies Send);
      return;
    }
    const opened = await this.#ask('open', message);
    this.#session = ((await opened.json()) as Opened).session;
    this.#fetch().catch(() => this.#end(BROKEN, ''));
  }

  async #fetch(): Promise<void> {
    while (!this.#closed) {
      const answer = await this.#ask(
        'receive',
        { session: this.#session } satisfies Receive,
        this.#waiting.signal,
      );
      const { messages, closed } = (await answer.json()) as Received;
      for (const message of messages) this.onmessage?.(message as Heard);
      if (closed) this.#end(closed.code, closed.reason);
    }
  }

  async #ask(what: string, body: object, signal?: AbortSignal): Promise<Response> {
    const headers: Record<string, string> = { 'Content-Type': 'application/json' };
    if (this.#token !== null) headers['Authorization'] = `Bearer ${this.#token}`;
    const answer = await fetch(`${this.#path}/${what}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      ...(signal ? { signal } : { keepalive: true }),
    });
    if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
    return answer;
  }

  #end(code: number, reason: string): void {
    const { onclose } = this;
    this.close();
    onclose?.(code, reason);
  }
}
