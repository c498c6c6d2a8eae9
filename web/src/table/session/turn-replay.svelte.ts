/* The last turn shown once more, over the board as it stands: the player on turn may look, and nothing waits for it. */
import type { Told, View } from '../../game';
import type { RecentTurn } from './recent-turn';

/** Before the first event, so that the eye finds where it begins; and between what came apart. */
const BEFORE_MS = 700;
const BETWEEN_MS = 280;
const AFTER_MS = 600;

interface Shown {
  view: View;
  played: Told[];
  /** All that has been shown again so far. */
  recent: Told[];
}

export class TurnReplay {
  /** null: the board shows how things are. */
  shown: Shown | null = $state.raw(null);

  #show: (told: Told) => number;
  #wake: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Rises with each showing, so that one that was stopped stays so. */
  #run = 0;

  /** `show`: makes an event heard, and answers for how long it is seen. */
  constructor(show: (told: Told) => number) {
    this.#show = show;
  }

  async play({ from, arrivals }: RecentTurn): Promise<void> {
    this.stop();
    const run = this.#run;
    const goesOn = async (ms: number) => {
      if (ms > 0) await this.#wait(ms);
      return run === this.#run;
    };
    let recent: Told[] = [];
    this.shown = { view: from, played: [], recent };
    if (!(await goesOn(BEFORE_MS))) return;
    for (const { told, view } of arrivals) {
      let took = 0;
      for (const [at, one] of told.entries()) {
        recent = [...recent, one];
        this.shown = { ...this.shown, played: told.slice(0, at + 1), recent };
        const ms = this.#show(one);
        took += ms;
        if (!(await goesOn(ms))) return;
      }
      this.shown = { view, played: [], recent };
      if (took > 0 && !(await goesOn(BETWEEN_MS))) return;
    }
    if (await goesOn(AFTER_MS)) this.shown = null;
  }

  stop(): void {
    this.#run += 1;
    this.shown = null;
    clearTimeout(this.#timer);
    this.#wake?.();
    this.#wake = null;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((wake) => {
      this.#wake = wake;
      this.#timer = setTimeout(wake, ms);
    });
  }
}
