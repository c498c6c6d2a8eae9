/* A lesson as the page holds it: what the learner has done, how it stands, and what came of the latest act. */
import { ApiError, previewLesson, tryLesson } from '../api';
import type { GameClient, Offer, Place, Preview, Reaction, Told, View } from '../game';
import { paced } from '../lib/pace';
import type { Lesson, LessonTry } from '../protocol';
import { settings } from '../settings.svelte';
import { play } from '../sound';
import { solveLesson } from '../storage';
import { text } from '../text';
import { previewIn, refusalIn, tryIn, wordsFor } from '../text/arrivals';
import type { Reader } from '../text/catalogue';

export interface LessonRefusal {
  message: string;
  clause: string | null;
  place: Place | null;
}

const NOTHING: Offer[] = [];

/** What has been lost by a wrong answer stays in sight so long. */
const LOOK_MS = 900;

const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));

const sentences = (told: Told[]) =>
  told
    .map(({ text }) => text)
    .filter((sentence) => sentence !== '')
    .join(' ');

export class LessonSession {
  readonly game: string;
  readonly lesson: Lesson;
  readonly draft: unknown;

  standing: LessonTry | null = $state.raw(null);
  /** The view that the board shows; the one of `standing` follows when all events have been shown. */
  view: View | null = $state.raw(null);
  played: Told[] = $state.raw([]);
  refusal: LessonRefusal | null = $state.raw(null);
  /** What came of the latest act, in the words of the log. */
  outcome = $state('');
  failed = $state(false);
  busy = $state(false);

  #client: GameClient;
  #acts: string[] = $state.raw([]);
  /** Rises with every answer, so that what was being shown before it stops. */
  #turn = 0;

  constructor(game: string, lesson: Lesson, client: GameClient) {
    this.game = game;
    this.lesson = lesson;
    this.#client = client;
    this.draft = client.draft();
  }

  get #words(): string | null {
    return wordsFor(this.game);
  }

  /** In a lesson players are called by their seats. */
  get #reader(): Reader {
    return { game: this.game, names: {}, you: null };
  }

  get legal(): Offer[] {
    return this.busy || !this.standing ? NOTHING : this.standing.legal;
  }

  get tried(): boolean {
    return this.#acts.length > 0;
  }

  get window(): Reaction | null {
    const window = this.standing?.window;
    return window
      ? { n: this.#acts.length, ...window, mine: { state: 'open', answer: null, more: false } }
      : null;
  }

  again = async (): Promise<void> => {
    this.refusal = null;
    await this.#ask([], null);
  };

  act = async (action: string, place?: Place): Promise<void> => {
    if (this.busy || this.standing?.over) return;
    this.refusal = null;
    await this.#ask([...this.#acts, action], place ?? null);
  };

  preview = (partial: string): Promise<Preview> =>
    previewLesson(this.game, this.lesson.id, this.#acts, partial, this.#words).then(
      (found) => previewIn(found, this.#reader),
      (error: unknown) => {
        if (error instanceof ApiError && error.status > 0)
          return { message: this.#refusalOf(error).message, clause: error.clause, legal: false };
        throw error;
      },
    );

  dropRefusal = (): void => {
    this.refusal = null;
  };

  stop(): void {
    this.#turn += 1;
  }

  async #ask(acts: string[], place: Place | null): Promise<void> {
    const turn = ++this.#turn;
    this.busy = true;
    this.failed = false;
    try {
      const standing = tryIn(await tryLesson(this.game, this.lesson.id, acts, this.#words), this.#reader);
      this.#acts = acts;
      await this.#show(standing, turn);
      if (turn === this.#turn) this.#set(standing);
    } catch (error) {
      this.#refuse(error, place);
    } finally {
      if (turn === this.#turn) this.busy = false;
    }
  }

  async #show({ told, over, solved }: LessonTry, turn: number): Promise<void> {
    if (this.view === null || settings.still) return;
    for (const one of told) {
      if (turn !== this.#turn) return;
      this.played = [...this.played, one];
      const { ms, cue } = this.#client.show(one, this.lesson.seat);
      if (cue && settings.sound) play(cue);
      await pause(paced(ms));
    }
    // What went wrong is looked at before the board is cleared of it.
    if (over && !solved) await pause(paced(LOOK_MS));
  }

  #set(standing: LessonTry): void {
    this.standing = standing;
    this.outcome = this.tried ? sentences(standing.told) : '';
    this.view = standing.view;
    this.played = [];
    this.#client.settle?.(this.draft, standing.view, standing.legal);
    if (standing.solved) solveLesson(this.lesson.id);
    if (standing.solved && settings.sound) play('won');
  }

  #refusalOf({ message, said }: ApiError) {
    if (!message) return { message: text.lobby.noServer, own: true };
    const told = refusalIn({ message, said }, this.#reader);
    return { message: told.message, own: told.own };
  }

  #refuse(error: unknown, place: Place | null): void {
    if (error instanceof ApiError && error.status > 0)
      this.refusal = { ...this.#refusalOf(error), clause: error.clause, place };
    else this.failed = true;
  }
}
