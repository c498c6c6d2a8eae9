/*
 * What is to be seen while events are being shown, for every game alike. It knows no rule: it begins with the view
 * that was shown, follows what this seat was told, event by event, and when all is told the next view takes its place.
 *
 * A game keeps a table that says of each event which things it names, and what becomes of them: `carry` takes things
 * without numbers (cards) from one place to another, `change` alters one that has a number (a piece, a unit). That a
 * table ends in what the next view shows is held by motion.test.ts, over updates that seats were sent.
 */
import type { Told } from '../game';

/** What an event does, by its kind. Kinds that are not named change nothing that is seen. */
export type Acts<Shown, Event extends Told> = Record<
  string,
  (now: Shown, told: Event, seat: string) => Shown
>;

/** `between` is what is done before each event: what the one before has left is put away. */
export function follow<Shown, Event extends Told>(
  first: Shown,
  played: Event[],
  acts: Acts<Shown, Event>,
  between: (now: Shown, told: Event) => Shown = (now) => now,
): Shown {
  return played.reduce((now, told) => {
    const act = acts[told.kind];
    const cleared = between(now, told);
    return act ? act(cleared, told, told.seat ?? '') : cleared;
  }, first);
}

/** What lies where, the last on top; null: a thing whose face is not seen. */
export type Places = Record<string, (string | null)[]>;

export interface Lying {
  places: Places;
  /** From where the things of the event being shown come; null: nothing has moved. */
  origin: string | null;
}

/** So many things whose faces are not seen. */
export const unseen = (count: number): null[] => Array<null>(Math.max(0, count)).fill(null);

/** The things at a place whose faces are seen. */
export const seenOf = (places: Places, place: string): string[] =>
  (places[place] ?? []).filter((thing) => thing !== null);

/** Things go from one place to another; without `things` all that lie there. Unless `open` their faces are seen no more. */
export function carry<Shown extends Lying>(
  now: Shown,
  from: string,
  to: string,
  things: (string | null | undefined)[] = now.places[from] ?? [],
  open = true,
): Shown {
  const left = [...(now.places[from] ?? [])];
  const gone = things.filter((thing) => thing !== undefined);
  for (const thing of gone) {
    const at = indexIn(left, thing);
    if (at >= 0) left.splice(at, 1);
  }
  const come = [...(now.places[to] ?? []), ...(open ? gone : unseen(gone.length))];
  return { ...now, places: { ...now.places, [from]: left, [to]: come }, origin: from };
}

/** A thing that is named may have lain there unseen; one that is not named is one of the unseen, or any. */
function indexIn(lying: (string | null)[], thing: string | null): number {
  const found = lying.lastIndexOf(thing);
  if (found >= 0) return found;
  return thing === null ? lying.length - 1 : lying.lastIndexOf(null);
}

/** One of those that have numbers is changed. */
export const change = <Thing extends { id: string | number }>(
  things: Thing[],
  id: Thing['id'] | undefined,
  news: Partial<Thing>,
): Thing[] => things.map((each) => (each.id === id ? { ...each, ...news } : each));
