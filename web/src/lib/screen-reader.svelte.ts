/* What a screen reader is told: words that are gone a while later, so that nobody who reads on meets them again. */

/** Long enough for any reader to have taken them up. */
const FORGET_MS = 10_000;

export class Spoken {
  words = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(words: string): void {
    this.words = words;
    clearTimeout(this.#timer);
    if (words) this.#timer = setTimeout(() => (this.words = ''), FORGET_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
