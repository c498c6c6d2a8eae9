/*
 * One line to one table, kept up for as long as the page is open: it comes back after a loss by itself,
 * resumes where it was, and sends again what had not been answered. A line that is back soon was never lost to
 * the player who plays: what they do meanwhile is kept, and nothing is said of it.
 *
 * The line is a WebSocket. Where none comes about, requests carry the messages, until a WebSocket comes about again.
 */
import type { Preview, Said } from './game';
import type { HostMessage, Command } from './protocol';
import type { Transport, Way } from './transport';

/** `polling`: it stands, but WebSockets do not get through. */
export type LinkStatus = 'opening' | 'open' | 'polling' | 'lost' | 'closed' | 'unseated';

export const stands = (link: LinkStatus): boolean => link === 'open' || link === 'polling';

export interface ConnectionParts {
  open: (way: Way) => Transport;
  token: string | null;
  /** The language in which games speak; null: by messages. */
  words?: string | null;
  /** The number of the last update we hold; null before the first. */
  since: () => number | null;
  onmessage: (message: HostMessage) => void;
  onstatus: (status: LinkStatus, reason: string) => void;
  /** Somebody looks at the page: they are told soon when the line is dead. */
  watched?: () => boolean;
  random?: () => number;
}

/** A preview, of which the messages have still to be said. */
export type Sent = Omit<Preview, 'message' | 'text'> & {
  message?: Said | null;
  text?: Said;
  /** Whole set-ups that have names. */
  presets?: { name: string; title: Said; text: Said }[];
};

/** What was said and is not answered, and how often it went out. */
interface Unanswered {
  command: Command;
  sent: number;
}

const FIRST_WAIT_MS = 220;
/** A server that restarts is back within seconds: so many attempts follow each other quickly. */
const QUICK_ATTEMPTS = 9;
const LONGEST_WAIT_MS = 8000;
/** After so many WebSockets in a row that came to nothing, or one that was given up, requests are tried in turn. */
const MOST_FAILED = 3;
/** A line is given up that is not open after so long, */
const OPENING_MS = 8000;
/** or at which the host says nothing for so long: it may have much to do. */
const WELCOME_MS = 30_000;
/** So often a WebSocket is tried beside the requests. */
const PROBE_MS = 60_000;
/** A loss that lasts so long is told. */
const NOTICED_MS = 2500;
/** A line so long silent is asked whether it still stands: soon while somebody looks, at leisure otherwise. */
const PING_MS = 1100;
const PING_UNSEEN_MS = 20_000;
/** Without an answer for so long the line is told to be lost, */
const ANSWER_MS = 1000;
/** and later given up: what is only slow comes back by itself. */
const PONG_MS = 10_000;
/** Closing codes from here up are the host's own "do not come back". */
const FINAL_CODE = 4400;
/** Of these, those that say that our token stands for no seat: it never did, or the seat is held elsewhere now. */
const UNSEATED = [4401, 4403];
/** What the host answers a second time as it did the first. */
const SAME_ANSWER = new Set<Command['type']>(['act', 'preview', 'talk', 'order']);

export function waitBefore(attempt: number, random: number): number {
  const slower = Math.max(0, attempt - QUICK_ATTEMPTS + 1);
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** slower) * (0.75 + random / 2);
}

export class Connection {
  #parts: ConnectionParts;
  #transport: Transport | null = null;
  /** Of the line there is, or the next. */
  #way: Way = 'socket';
  /** WebSockets in a row that came to nothing. */
  #failed = 0;
  /** Requests carry the messages, and a WebSocket that was tried meanwhile came to nothing. */
  #detour = false;
  #probe: Transport | null = null;
  #probing: ReturnType<typeof setTimeout> | undefined;
  /** As it is told; a loss that nobody notices is none. */
  #status: LinkStatus = 'opening';
  /** The host has said welcome: what is said now goes out at once. */
  #welcome = false;
  /** Everything was asked for anew. */
  #renewing = false;
  /** What was heard last. */
  #before: HostMessage['type'] | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #noticing: ReturnType<typeof setTimeout> | undefined;
  #unanswered = new Map<string, Unanswered>();
  #previews = new Map<string, (result: Sent) => void>();
  #count = 0;
  /** Nobody else, and no earlier visit of this page, has used the same references. */
  readonly #visit: string;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.#visit = this.#random().toString(36).slice(2);
    this.#connect();
  }

  /** Says something that the host answers by its reference. It is kept, and said again after a loss, until it does. */
  say(command: Command): string {
    this.#count += 1;
    const ref = `${this.#visit}-${this.#count}`;
    this.#unanswered.set(ref, { command, sent: 0 });
    if (this.#welcome) this.#send(ref);
    return ref;
  }

  preview(partial: string): Promise<Sent> {
    return new Promise((resolve) => {
      // Nothing is heard before this is through, so the answer finds its caller.
      this.#previews.set(this.say({ type: 'preview', partial }), resolve);
    });
  }

  /** An act may be answered by the news it has made. */
  answered(ref: string): void {
    this.#unanswered.delete(ref);
  }

  /** Tries again at once, or asks whether the line stands: the network comes or goes, or the page is looked at again. */
  hurry(): void {
    if (this.#welcome) {
      this.#tryWebSocket();
      return this.#ask();
    }
    if (this.#retry === undefined) return;
    this.#attempt = 0;
    this.#connect();
  }

  /** Has everything come anew, because an update is not the one that was expected. */
  renew(): void {
    if (this.#renewing) return;
    this.#renewing = true;
    this.#transport?.send({ type: 'resync' });
  }

  /** Says that somebody sees the page. */
  inSight(): void {
    if (this.#welcome) this.#transport?.send({ type: 'visible' });
  }

  close(): void {
    this.#end('left');
  }

  #random(): number {
    return (this.#parts.random ?? Math.random)();
  }

  #sendAll(): void {
    for (const ref of this.#unanswered.keys()) this.#send(ref);
  }

  #send(ref: string): void {
    const kept = this.#unanswered.get(ref);
    if (!kept) return;
    kept.sent += 1;
    this.#transport?.send({ ...kept.command, ref });
  }

  #set(status: LinkStatus, reason = ''): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#parts.onstatus(status, reason);
  }

  #connect(): void {
    this.#stop();
    const transport = this.#parts.open(this.#way);
    const giveUp = () => this.#lose('silence', MOST_FAILED);
    this.#wait(OPENING_MS, giveUp);
    transport.onopen = () => {
      this.#wait(WELCOME_MS, giveUp);
      this.#greet(transport);
    };
    this.#use(transport);
  }

  #greet(transport: Transport): void {
    const { token, since, words = 'en' } = this.#parts;
    transport.send({ type: 'hello', token, since: since(), deltas: true, words });
  }

  #use(transport: Transport): void {
    this.#transport = transport;
    transport.onmessage = (message) => this.#read(message);
    transport.onclose = (code, reason) => {
      if (UNSEATED.includes(code)) this.#end(reason, 'unseated');
      else if (code >= FINAL_CODE && code < 5000) this.#end(reason);
      else this.#lose(reason);
    };
  }

  /** Where requests carry the messages: a WebSocket at which the host says welcome takes over. */
  #tryWebSocket(): void {
    if (this.#way === 'socket' || !this.#welcome || this.#probe) return;
    clearTimeout(this.#probing);
    const socket = this.#parts.open('socket');
    const giveUp = () => {
      this.#dropProbe();
      this.#detour = true;
      if (this.#status === 'open') this.#set('polling');
      this.#probing = setTimeout(() => this.#tryWebSocket(), PROBE_MS);
    };
    this.#probe = socket;
    this.#probing = setTimeout(giveUp, OPENING_MS);
    socket.onopen = () => {
      clearTimeout(this.#probing);
      this.#probing = setTimeout(giveUp, WELCOME_MS);
      this.#greet(socket);
    };
    socket.onclose = giveUp;
    socket.onmessage = (message) => {
      if (message.type !== 'welcome') return;
      this.#probe = null;
      this.#stop();
      this.#way = 'socket';
      this.#use(socket);
      this.#read(message);
    };
  }

  #dropProbe(): void {
    clearTimeout(this.#probing);
    this.#probe?.close();
    this.#probe = null;
  }

  #read(message: HostMessage): void {
    if (message.type === 'welcome') this.#welcomed();
    this.#watch();
    // Out of turn all comes anew where the host had to drop what it had for us, answers among it.
    if (message.type === 'resync' && this.#before !== 'welcome') this.#sendAll();
    if (message.type === 'resync' || message.type === 'welcome') this.#renewing = false;
    this.#before = message.type;
    if (this.#welcome) this.#set(this.#detour ? 'polling' : 'open');
    if (!this.#settles(message)) this.#parts.onmessage(message);
  }

  /** Takes what answers something; true where nobody else has to hear of it. */
  #settles(message: HostMessage): boolean {
    if (!('ref' in message) || message.ref === null) return false;
    const { ref } = message;
    const kept = this.#unanswered.get(ref);
    this.#unanswered.delete(ref);
    const asked = this.#previews.get(ref);
    this.#previews.delete(ref);
    if (asked && message.type === 'preview') asked(message.result);
    // A preview that cannot be read is answered too: by the reason.
    else if (asked && message.type === 'refused')
      asked({ legal: false, clause: message.clause ?? null, message: message.message });
    // What went out twice was done the first time, or can be done no more: the table shows which.
    else return message.type === 'refused' && kept !== undefined && isRepeated(kept);
    return true;
  }

  #welcomed(): void {
    this.#attempt = 0;
    this.#welcome = true;
    clearTimeout(this.#noticing);
    this.#noticing = undefined;
    if (this.#way === 'socket') {
      this.#failed = 0;
      this.#detour = false;
    } else this.#tryWebSocket();
    this.#sendAll();
  }

  /** A line that has gone quiet is asked whether it still stands. */
  #watch(): void {
    if (!this.#welcome) return;
    const soon = this.#parts.watched?.() ?? true;
    this.#wait(soon ? PING_MS : PING_UNSEEN_MS, () => this.#ask());
  }

  #ask(): void {
    this.#wait(ANSWER_MS, () => {
      this.#set('lost', 'silence');
      this.#wait(PONG_MS - ANSWER_MS, () => this.#lose('silence'));
    });
    this.#transport?.send({ type: 'ping' });
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(then, ms);
  }

  #lose(reason: string, failures = 1): void {
    if (!this.#welcome) this.#turn(failures);
    this.#stop();
    this.#noticing ??= setTimeout(() => this.#set('lost', reason), NOTICED_MS);
    this.#retry = setTimeout(() => this.#connect(), waitBefore(this.#attempt, this.#random()));
    this.#attempt += 1;
  }

  /** This way came to nothing: which is tried next? Where the server itself is away, each of them in turn. */
  #turn(failures: number): void {
    if (this.#way === 'socket') this.#failed += failures;
    this.#way = this.#way === 'socket' && this.#failed >= MOST_FAILED ? 'polling' : 'socket';
  }

  #end(reason: string, status: LinkStatus = 'closed'): void {
    this.#stop();
    clearTimeout(this.#noticing);
    this.#set(status, reason);
  }

  #stop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#retry = undefined;
    this.#welcome = false;
    this.#dropProbe();
    this.#transport?.close();
    this.#transport = null;
  }
}

const isRepeated = ({ command, sent }: Unanswered): boolean => sent > 1 && !SAME_ANSWER.has(command.type);
