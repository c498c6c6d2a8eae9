/*
 * The connection of a page to the lobby. It is made again when it is lost, and asked now and then whether it still
 * stands. Where no WebSocket gets through, requests carry the same messages.
 */
import { waitBefore } from '../../connection';
import type { LobbyMessage, LobbyRequest } from '../../protocol';
import type { Transport, Way } from '../../transport';

export interface LineParts {
  open: (way: Way) => Transport<LobbyRequest, LobbyMessage>;
  /** Whether we are open to a game, as it is said on arriving. */
  isOpen: () => boolean;
  onmessage: (message: LobbyMessage) => void;
  /** `stands`: what is said now is heard. A short loss is not told. */
  onstatus: (stands: boolean) => void;
  /** This browser has been signed out. */
  onsignedout: () => void;
}

/** After so many WebSockets in a row that came to nothing, or one that was given up, requests are tried in turn. */
const MOST_FAILED = 3;
/** A line is given up at which nothing has come for so long after the beginning. */
const OPENING_MS = 8000;
/** A line that says nothing for so long is asked whether it stands, */
const SILENT_MS = 25_000;
/** and is given up if it does not answer for so long. */
const ANSWER_MS = 15_000;
/** It has less time when the network went away or is back, or the page is looked at again. */
const HURRIED_MS = 5000;
/** A loss that lasts so long is told. */
const NOTICED_MS = 2500;
/** Closing codes from here up are the host's own "do not come back". */
const FINAL_CODE = 4400;
/** But for this one: we have been signed out, and come back as nobody. */
const SIGNED_OUT = 4401;

export class LobbyLine {
  #parts: LineParts;
  #transport: Transport<LobbyRequest, LobbyMessage> | null = null;
  #way: Way = 'socket';
  #failed = 0;
  #attempt = 0;
  /** The host has said something since we connected. */
  #greeted = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #noticing: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: LineParts) {
    this.#parts = parts;
    this.#connect();
  }

  send(message: LobbyRequest): void {
    if (this.#greeted) this.#transport?.send(message);
  }

  /** Connects anew: the host knows us as a player now. */
  renew(): void {
    this.#drop();
    this.#connect();
  }

  /** Tries again at once, or asks whether the line stands: the network has changed, or the page is looked at again. */
  hurry(): void {
    if (this.#greeted) return this.#ask(HURRIED_MS);
    if (this.#retry === undefined) return;
    this.#attempt = 0;
    this.renew();
  }

  close(): void {
    this.#drop();
    clearTimeout(this.#noticing);
    this.#parts.onstatus(false);
  }

  #connect(): void {
    const transport = this.#parts.open(this.#way);
    this.#transport = transport;
    this.#wait(OPENING_MS, () => this.#lose(MOST_FAILED));
    transport.onopen = () => transport.send({ type: 'hello', open: this.#parts.isOpen() });
    transport.onmessage = (message) => this.#read(message);
    transport.onclose = (code) => {
      if (code === SIGNED_OUT) this.#parts.onsignedout();
      if (code >= FINAL_CODE && code !== SIGNED_OUT && code < 5000) this.close();
      else this.#lose();
    };
  }

  #read(message: LobbyMessage): void {
    if (message.type === 'bye') return;
    if (!this.#greeted) {
      this.#greeted = true;
      this.#attempt = this.#failed = 0;
      clearTimeout(this.#noticing);
      this.#noticing = undefined;
      this.#parts.onstatus(true);
    }
    this.#wait(SILENT_MS, () => this.#ask());
    this.#parts.onmessage(message);
  }

  #ask(within = ANSWER_MS): void {
    this.#wait(within, () => this.#lose());
    this.#transport?.send({ type: 'ping' });
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(then, ms);
  }

  #lose(failures = 1): void {
    if (this.#way === 'socket' && !this.#greeted) this.#failed += failures;
    this.#drop();
    this.#noticing ??= setTimeout(() => this.#parts.onstatus(false), NOTICED_MS);
    this.#way = this.#way === 'socket' && this.#failed >= MOST_FAILED ? 'polling' : 'socket';
    this.#retry = setTimeout(() => this.#connect(), waitBefore(this.#attempt, Math.random()));
    this.#attempt += 1;
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#retry = undefined;
    this.#greeted = false;
    this.#transport?.close();
    this.#transport = null;
  }
}
