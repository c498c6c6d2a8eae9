/* The rulebook of a variant, fetched once, and what is found in it. */
import { tick } from 'svelte';
import { getRules, type Rulebook } from '../api';
import { memoized } from '../memoize';

export const bookOf = memoized(getRules);

/** The rulebook that lies open, and what is sought in it. */
export class OpenBook {
  book: Rulebook | null = $state.raw(null);
  failed = $state(false);
  sought = $state('');

  get sections(): Rulebook['sections'] {
    return found(this.book, this.sought);
  }

  open = async (variant: string): Promise<void> => {
    this.failed = false;
    try {
      this.book = await bookOf(variant);
    } catch {
      this.failed = true;
    }
  };

  /** Shows a clause, whatever was sought. */
  async turnTo(id: string, box: ParentNode | undefined): Promise<void> {
    this.sought = '';
    await tick();
    bringUp(box, id);
  }
}

/** The clauses in which a word stands, by their sections; all of them for none. */
export function found(book: Rulebook | null, sought: string): Rulebook['sections'] {
  const word = sought.trim().toLowerCase();
  const all = book?.sections ?? [];
  if (!word) return all;
  return all
    .map(({ heading, clauses }) => ({
      heading,
      clauses: clauses.filter(({ id, text }) => `${id} ${text}`.toLowerCase().includes(word)),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}

/** Brings a clause to the middle of what scrolls, and to the reader. */
function bringUp(box: ParentNode | undefined, id: string): void {
  const clause = box?.querySelector<HTMLElement>(`[data-clause="${CSS.escape(id)}"]`);
  clause?.scrollIntoView({ block: 'center' });
  clause?.focus({ preventScroll: true });
}

/** One clause alone, with its section. */
export function only(book: Rulebook, id: string): Rulebook['sections'] {
  return book.sections.flatMap(({ heading, clauses }) => {
    const clause = clauses.find((one) => one.id === id);
    return clause ? [{ heading, clauses: [clause] }] : [];
  });
}

/** So much of a clause tells which it is. */
const FIRST = 60;

/** A clause by its first words. */
export function firstWords(book: Rulebook, id: string): string {
  const text = book.sections.flatMap(({ clauses }) => clauses).find((clause) => clause.id === id)?.text ?? '';
  if (text.length <= FIRST) return text;
  return `${text.slice(0, text.lastIndexOf(' ', FIRST))} …`;
}
