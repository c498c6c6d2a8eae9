/* The chat of a table, as we read it, and what of it has been seen. */
import { ApiError, block, getChat, sayInChat } from '../../api';
import { meeting } from '../../lobby/meeting/meeting.svelte';
import type { About, Chat, ChatLine, PostLine } from '../../protocol';
import { player } from '../../settings.svelte';
import { readChatSeen, writeChatSeen } from '../../storage';
import { problemOf } from '../../text/problem';

export class TableChat {
  /** null: there is none here. */
  now: Chat | null = $state.raw(null);
  words = $state('');
  sending = $state(false);
  problem = $state('');
  /** All lines that were shown in this visit: those of somebody who is blocked can be reported still. */
  #shown: ChatLine[] = $state.raw([]);
  #seen = $state('');
  readonly id: string;
  #token: string | null;

  constructor(id: string, token: string | null) {
    this.id = id;
    this.#token = token;
    this.#seen = readChatSeen(id);
  }

  /** How many lines of others have come since the last one that was seen. */
  get unseen(): number {
    const lines = this.now?.lines ?? [];
    const at = lines.findIndex(({ id }) => id === this.#seen);
    return lines.slice(at + 1).filter(({ own }) => !own).length;
  }

  /** What somebody at a seat has said, as far as it was shown here and nobody has removed it. */
  saidBy(seat: string, name: string): ChatLine[] {
    return this.#shown.filter((line) => line.seat === seat && line.name === name && !line.removed);
  }

  #show(now: Chat): void {
    const anew = now.lines.map(({ id }) => id);
    this.#shown = [...this.#shown.filter(({ id }) => !anew.includes(id)), ...now.lines];
    this.now = now;
  }

  see(): void {
    const last = this.now?.lines.at(-1)?.id;
    if (last === undefined || last === this.#seen) return;
    this.#seen = last;
    writeChatSeen(this.id, last);
  }

  async load(): Promise<void> {
    if (!meeting.there) return;
    try {
      const now = await getChat(this.id, null);
      // A seat that only its token holds reads along: lines are of players who are known.
      this.#show(this.#token !== null && now.room === 'watchers' ? await getChat(this.id, this.#token) : now);
    } catch (error) {
      if (error instanceof ApiError && [403, 404].includes(error.status)) this.now = null;
    }
  }

  say(): Promise<void> {
    const text = this.words.trim();
    return this.#attempt(async () => {
      this.#show(await sayInChat(this.id, { text, phrase: null, name: player.name }));
      this.words = '';
    });
  }

  sayPhrase(phrase: NonNullable<PostLine['phrase']>): Promise<void> {
    return this.#attempt(async () => {
      this.#show(await sayInChat(this.id, { text: null, phrase, name: player.name }));
    });
  }

  /** All that a blocked player writes is gone. */
  block(about: About): Promise<void> {
    return this.#attempt(async () => {
      await block(about);
      await this.load();
    });
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.problem = '';
    try {
      await work();
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.sending = false;
    }
  }
}
