/* What a finished game looks like from behind: asked for once, and again until it is made. */
import { ApiError, getReview } from '../../api';
import type { Review, ReviewUnderWay } from '../../protocol';
import { lookBack } from '../../text';
import { problemOf } from '../../text/problem';

const AGAIN_MS = 1000;
/** How often it is asked for while no server answers: one follows another within seconds. */
const UNANSWERED = 20;

const UNKNOWN = { stage: 'looking', left: null } as const;

export class LookBack {
  found: Review | null = $state.raw(null);
  underWay: ReviewUnderWay = $state.raw({ percent: 0, stage: 'waiting', left: null });
  failed: string | null = $state(null);
  cancelled = $state(false);

  #begun = false;
  /** Counts what was begun, cancelled and stopped: what was begun before asks no more. */
  #number = 0;
  #fetch: () => ReturnType<typeof getReview>;
  #againMs: number;

  constructor(id: string, token: string | null, fetch = () => getReview(id, token), againMs = AGAIN_MS) {
    this.#fetch = fetch;
    this.#againMs = againMs;
  }

  /** Positions in which it turned. */
  get marks(): number[] {
    return this.found?.moments.map(({ at }) => at) ?? [];
  }

  /** Asks for it, unless that was done. */
  async open(): Promise<void> {
    if (this.#begun || this.found) return;
    this.#begun = true;
    this.failed = null;
    this.cancelled = false;
    const number = ++this.#number;
    const goesOn = () => number === this.#number;
    try {
      while (goesOn() && !this.found) {
        const answer = await this.#ask(goesOn);
        if (!goesOn() || answer === null) return;
        if ('percent' in answer) {
          this.underWay = { ...UNKNOWN, ...answer }; // a server of an earlier release tells only how much is done
          await this.#later();
        } else this.found = answer;
      }
    } catch (error) {
      if (!goesOn()) return;
      this.failed = problemOf(error, 'web', lookBack.failed);
      this.#begun = false;
    }
  }

  /** Asks for it no more. The server goes on, and has it when it is asked for again. */
  cancel(): void {
    this.stop();
    this.cancelled = true;
    this.#begun = false;
  }

  stop(): void {
    this.#number += 1;
  }

  /** Asks once, and again while a server is followed by another. */
  async #ask(goesOn: () => boolean): Promise<Review | ReviewUnderWay | null> {
    for (let unanswered = 0; goesOn(); unanswered += 1) {
      try {
        return await this.#fetch();
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 0) || unanswered >= UNANSWERED) throw error;
        await this.#later();
      }
    }
    return null;
  }

  #later(): Promise<void> {
    return new Promise((later) => setTimeout(later, this.#againMs));
  }
}
