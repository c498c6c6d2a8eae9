/*
 * The browser's storage; no other file touches it. A browser may forbid storage or have no room left. What it refuses is
 * held in memory until the page closes. The current entry of the history carries a copy, which outlives a reload and is
 * never sent anywhere.
 */

/** A text that the browser refused. `stored` is what it has under the same key: if that changes, it is newer. */
interface Held {
  text: string;
  stored: string | null;
}

declare global {
  var sandtableHeld: Map<string, Held> | undefined;
}

/** What is held in memory, by key. A game that is built apart from the client has this file too, and shares the map. */
export const held = (globalThis.sandtableHeld ??= new Map(Object.entries<Held>(history.state?.held ?? {})));

const listeners = new Set<() => void>();

/** Calls `listener` whenever the browser refuses a text; returns what ends that. */
export function onRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

class WebStorage {
  /** Throws where storage is forbidden; some browsers have null there. */
  readonly #area: () => Storage;

  constructor(area: () => Storage) {
    this.#area = area;
  }

  read(key: string): string | null {
    const stored = this.#stored(key);
    const own = held.get(key);
    return own?.stored === stored ? own.text : stored;
  }

  /** Keeps a text, at least for this visit; false if no longer than that. */
  write(key: string, text: string): boolean {
    const stays = this.store(key, text);
    if (!stays) this.hold(key, text);
    return stays;
  }

  remove(key: string): void {
    release(key);
    try {
      this.#area().removeItem(key);
    } catch {
      // Storage is forbidden, so there is nothing to remove.
    }
  }

  /** Stores a text; false if the browser refuses. */
  store(key: string, text: string): boolean {
    try {
      this.#area().setItem(key, text);
    } catch {
      return false;
    }
    release(key);
    return true;
  }

  /** Keeps a text in memory, for this visit only. */
  hold(key: string, text: string): void {
    const stored = this.#stored(key);
    const before = held.get(key);
    if (before?.text === text && before.stored === stored) return;
    held.set(key, { text, stored });
    carry();
    for (const listener of listeners) listener();
  }

  #stored(key: string): string | null {
    try {
      return this.#area().getItem(key);
    } catch {
      return null;
    }
  }
}

/** For all tabs, until the user clears it. */
export const local = new WebStorage(() => localStorage);
/** For this tab. */
export const session = new WebStorage(() => sessionStorage);

/** The texts that are held in memory under keys with this prefix. */
export const heldUnder = (prefix: string): string[] =>
  [...held].filter(([key]) => key.startsWith(prefix)).map(([, { text }]) => text);

/** Forgets what is held in memory under this key. */
export function release(key: string): void {
  if (held.delete(key)) carry();
}

/** The time between two copies, in milliseconds: Safari allows 100 changes of the history in 30 s. */
const REST_MS = 500;
let copied = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Copies what is held into the history: at once if the latest copy is old enough, else when it is or the page unloads. */
function carry(): void {
  if (timer !== undefined) return;
  const wait = copied + REST_MS - Date.now();
  if (wait <= 0) return copy();
  timer = setTimeout(copy, wait);
  addEventListener('beforeunload', copy);
}

function copy(): void {
  clearTimeout(timer);
  timer = undefined;
  removeEventListener('beforeunload', copy);
  copied = Date.now();
  try {
    history.replaceState({ ...history.state, held: Object.fromEntries(held) }, '');
  } catch {
    // It is too much for the history: a reload forgets it.
  }
}

// Each entry has the copy of its own time, and one that a link within the page has made has none.
addEventListener('popstate', () => {
  if (held.size > 0 || history.state?.held) copy();
});
