/*
 * One WebSocket to one table, kept up for as long as the page is open: it comes back after a loss by itself,
 * resumes where it was, and sends again what had not been answered.
 */
import type { Preview } from './game';
import type { ClientMessage, ServerMessage } from './protocol';

export type LinkStatus = 'opening' | 'open' | 'lost' | 'closed';

/** The part of a WebSocket that is used, so that tests can stand in for it. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionParts {
  address: (since: number | null) => string;
  token: string | null;
  /** The number of the last update we hold; null before the first. */
  since: () => number | null;
  onmessage: (message: ServerMessage) => void;
  onstatus: (status: LinkStatus, reason: string) => void;
  open?: (address: string) => Socket;
  random?: () => number;
}

type Asked = Extract<ClientMessage, { type: 'act' | 'preview' }>;

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8000;
const PING_MS = 20_000;
const PONG_MS = 10_000;
/** Closing codes from here up are the host's own "do not come back". */
const FINAL_CODE = 4400;

export function waitBefore(attempt: number, random: number): number {
  const whole = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return whole * (0.75 + random / 2);
}

export class Connection {
  #parts: ConnectionParts;
  #socket: Socket | null = null;
  #status: LinkStatus = 'opening';
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #unanswered = new Map<string, Asked>();
  #previews = new Map<string, (result: Preview) => void>();
  #count = 0;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.#connect();
  }

  /** Sends an act; it is sent again after a loss until `answered` is called with its reference. */
  act(action: string, seq: number): string {
    const ref = this.#nextRef();
    this.#ask({ type: 'act', action, seq, ref });
    return ref;
  }

  preview(partial: string): Promise<Preview> {
    const ref = this.#nextRef();
    return new Promise((resolve) => {
      this.#previews.set(ref, resolve);
      this.#ask({ type: 'preview', partial, ref });
    });
  }

  answered(ref: string): void {
    this.#unanswered.delete(ref);
  }

  /** Sends what is not worth repeating; nothing is sent while there is no connection. */
  say(message: ClientMessage): boolean {
    if (this.#status !== 'open') return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  /** Tries again at once: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.#status !== 'lost') return;
    this.#attempt = 0;
    this.#connect();
  }

  /** Comes back with what was missed, because an update is not the one that was expected. */
  resume(): void {
    this.#lose('gap');
  }

  close(): void {
    this.#stop();
    this.#set('closed', 'left');
  }

  #nextRef(): string {
    this.#count += 1;
    return String(this.#count);
  }

  #ask(message: Asked): void {
    this.#unanswered.set(message.ref, message);
    this.say(message);
  }

  #set(status: LinkStatus, reason = ''): void {
    this.#status = status;
    this.#parts.onstatus(status, reason);
  }

  #connect(): void {
    this.#stop();
    const address = this.#parts.address(this.#parts.since());
    const open = this.#parts.open ?? ((at: string) => new WebSocket(at) as Socket);
    const socket = open(address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token: this.#parts.token }));
    socket.onmessage = ({ data }) => this.#read(String(data));
    socket.onclose = ({ code, reason }) => {
      if (code >= FINAL_CODE && code < 5000) {
        this.#stop();
        this.#set('closed', reason);
      } else this.#lose(reason);
    };
  }

  #read(data: string): void {
    this.#watch();
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === 'welcome') this.#welcomed();
    if (!this.#answersPreview(message)) this.#parts.onmessage(message);
  }

  /** A preview that cannot be read is answered too: by the reason. */
  #answersPreview(message: ServerMessage): boolean {
    if (message.type !== 'preview' && message.type !== 'refused') return false;
    const { ref } = message;
    const answer = ref === null ? undefined : this.#previews.get(ref);
    if (!answer || ref === null) return false;
    this.#unanswered.delete(ref);
    this.#previews.delete(ref);
    answer(
      message.type === 'preview'
        ? message.result
        : { legal: false, clause: message.clause ?? null, message: message.message },
    );
    return true;
  }

  #welcomed(): void {
    this.#attempt = 0;
    this.#set('open');
    for (const message of this.#unanswered.values()) this.say(message);
  }

  /** A line that has gone quiet is asked whether it still stands. */
  #watch(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.say({ type: 'ping' });
      this.#ping = setTimeout(() => this.#lose('silence'), PONG_MS);
    }, PING_MS);
  }

  #lose(reason: string): void {
    this.#stop();
    this.#set('lost', reason);
    const wait = waitBefore(this.#attempt, (this.#parts.random ?? Math.random)());
    this.#attempt += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #stop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }
}
