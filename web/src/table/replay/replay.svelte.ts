/* A finished game, position by position: fetched as needed, shown through anyone's eyes. */
import { getReplay } from '../../api';
import type { GameClient, Told, View } from '../../game';
import { paced } from '../../lib/pace';
import type { Replayed } from '../../protocol';
import { memoized } from '../../memoize';
import { settings } from '../../settings.svelte';
import { play } from '../../sound';
import { EVERYTHING } from '../../replay-address';

export const SPECTATOR = 'spectator';

/** Between two actions of a game. */
const PAUSE_MS = 450;

export class Replay {
  at = $state(0);
  total = $state(0);
  seenBy = $state(EVERYTHING);
  playing = $state(false);
  /** It has been moved in: what it comes to is news, which the end of the game just shown is not. */
  used = $state(false);
  failed = $state(false);
  played: Told[] = $state.raw([]);

  #frame: Replayed | null = $state.raw(null);
  #load: (at: number) => Promise<Replayed>;
  #client: GameClient;
  /** Rises with every jump, so that what was under way before it stops. */
  #turn = 0;
  #pauseMs: (at: number) => number;

  /** `pauseMs`: after an action, when it plays by itself. */
  constructor(
    id: string,
    token: string | null,
    client: GameClient,
    fetch = (at: number) => getReplay(id, at, token),
    pauseMs = (_at: number) => PAUSE_MS,
  ) {
    this.#pauseMs = pauseMs;
    this.#client = client;
    this.#load = memoized(fetch);
  }

  /** What is seen now, through the chosen eyes; null until something has been fetched. */
  get view(): View | null {
    const views = this.#frame?.views;
    if (!views) return null;
    return this.seenBy === EVERYTHING ? this.#client.everything(views) : (views[this.seenBy] ?? null);
  }

  get seat(): string | null {
    return this.seenBy === EVERYTHING || this.seenBy === SPECTATOR ? null : this.seenBy;
  }

  get text(): string {
    return this.#frame?.text ?? '';
  }

  /** What a seat saw before it made the choice that led to a position; null: it cannot be fetched. */
  async seenBefore(at: number, seat: string): Promise<View | null> {
    const frame = await this.#load(Math.max(0, at - 1)).catch(() => null);
    return frame?.views[seat] ?? null;
  }

  /** Every event of the action that led here. */
  get told(): Told[] {
    return this.#frame?.told ?? [];
  }

  /** Begins at the end, where all pieces are shown, if not told otherwise; once more, where it had come to. */
  async open(from = Infinity, by = this.seenBy): Promise<void> {
    this.failed = false;
    const first = await this.#fetched(0);
    if (!first) return;
    this.total = first.total;
    if (this.used) return this.#jump(this.at);
    this.#lookThrough(by, first);
    await this.#jump(from);
  }

  async goTo(at: number, by = this.seenBy): Promise<void> {
    this.playing = false;
    this.used = true;
    if (this.#frame) this.#lookThrough(by, this.#frame);
    await this.#jump(at);
  }

  /** Eyes that are not at this table change nothing. */
  #lookThrough(by: string, { views }: Replayed): void {
    if (by === EVERYTHING || by in views) this.seenBy = by;
  }

  /** One action on, with its events shown. */
  async next(): Promise<void> {
    if (this.at >= this.total) return;
    this.used = true;
    const turn = ++this.#turn;
    const frame = await this.#fetched(this.at + 1);
    if (!frame) return;
    for (const told of settings.still ? [] : frame.told) {
      if (turn !== this.#turn) return;
      this.played = [...this.played, told];
      await this.#show(told);
    }
    if (turn === this.#turn) this.#set(frame);
  }

  async toggle(): Promise<void> {
    this.playing = !this.playing;
    if (!this.playing) return;
    if (this.at === this.total) await this.#jump(0);
    while (this.playing && this.at < this.total) {
      const before = this.at;
      await this.next();
      if (this.at === before) return;
      await pause(paced(this.#pauseMs(this.at)));
    }
    this.playing = false;
  }

  stop(): void {
    this.playing = false;
    this.#turn += 1;
  }

  async #jump(at: number): Promise<void> {
    const turn = ++this.#turn;
    const wanted = Math.max(0, Math.min(this.total, at));
    this.at = wanted;
    const frame = await this.#fetched(wanted);
    if (frame && turn === this.#turn) this.#set(frame);
  }

  /** null: nobody answers, and the player who looks on may ask again. */
  async #fetched(at: number): Promise<Replayed | null> {
    try {
      return await this.#load(at);
    } catch {
      this.playing = false;
      this.failed = true;
      return null;
    }
  }

  #set(frame: Replayed): void {
    this.#frame = frame;
    this.at = frame.at;
    this.played = [];
  }

  async #show(told: Told): Promise<void> {
    const { ms, cue } = this.#client.show(told, this.seat);
    if (cue && settings.sound) play(cue);
    await pause(paced(ms));
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
