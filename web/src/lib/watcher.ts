/*
 * Whether somebody looks at the page: it is in sight, and was touched lately. A line that is watched is asked every
 * second whether it still stands, so that a loss is told soon; a page left open wakes neither the radio of a phone nor
 * the server for it, and asks at once when somebody comes back.
 */

/** A player who thinks about a move moves the mouse or a finger sooner. */
const RESTING_MS = 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

export class Watcher {
  #last = Date.now();
  #onback: () => void;

  constructor(onback: () => void) {
    this.#onback = onback;
    for (const sign of SIGNS) addEventListener(sign, this.#seen, { passive: true, capture: true });
  }

  here = (): boolean => !document.hidden && Date.now() - this.#last < RESTING_MS;

  stop(): void {
    for (const sign of SIGNS) removeEventListener(sign, this.#seen, { capture: true });
  }

  #seen = (): void => {
    const rested = !this.here();
    this.#last = Date.now();
    if (rested) this.#onback();
  };
}
