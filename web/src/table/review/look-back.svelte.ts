/* What a finished game looks like from behind: asked for once, and again until it is made. */
import { ApiError, getReview } from '../../api';
import type { Review } from '../../protocol';
import { lookBack } from '../../text';

const AGAIN_MS = 1000;

export class LookBack {
  found: Review | null = $state.raw(null);
  percent = $state(0);
  failed: string | null = $state(null);

  #begun = false;
  #stopped = false;
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
    if (this.#begun) return;
    this.#begun = true;
    this.failed = null;
    try {
      while (!this.#stopped && !this.found) {
        const answer = await this.#fetch();
        if ('percent' in answer) {
          this.percent = answer.percent;
          await new Promise((later) => setTimeout(later, this.#againMs));
        } else this.found = answer;
      }
    } catch (error) {
      this.failed = (error instanceof ApiError && error.message) || lookBack.failed;
      this.#begun = false;
    }
  }

  stop(): void {
    this.#stopped = true;
  }
}
