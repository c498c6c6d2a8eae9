/* What the host sends as changes, put together again: docs/protocol.md, "Deltas". */
import type { Change, Columns, Offer, View } from '../../game';
import type { Delta, Standing, Update } from '../../protocol';

/** The choices of the last question that this viewer was asked. */
export interface Question {
  seq: number;
  choices: Offer[];
}

export const questionOf = ({ ask, seq, legal }: Standing): Question | null => ask && { seq, choices: legal };

/** The update that a delta stands for; null: it changes what we do not hold. */
export function updateOf(held: Standing, question: Question | null, delta: Delta): Update | null {
  const { n, seq, view = {}, legal: news, ask = null, told = [] } = delta;
  if (n !== held.n + 1 || (news?.of !== undefined && news.of !== question?.seq)) return null;
  let choices = question?.choices ?? [];
  if (news) {
    const { of, gone = [], come = [] } = news;
    const known = of === undefined ? [] : choices;
    const without = new Set(gone);
    const byId = new Map(known.filter(({ id }) => !without.has(id)).map((offer) => [offer.id, offer]));
    for (const offer of come.flatMap(offersOf)) byId.set(offer.id, offer);
    choices = [...byId.values()].sort((one, other) => one.id - other.id);
  }
  return {
    type: 'update',
    n,
    view: changed(held.view, view) as View,
    legal: ask ? choices : [],
    seq,
    ask,
    told,
  };
}

function offersOf(columns: Columns): Offer[] {
  const { pattern, ...fields } = columns;
  const one = (_: unknown, i: number): Offer => {
    const at = Object.entries(fields).map(([field, column]) => [field, column[i % column.length]]);
    const values = Object.fromEntries(at) as Record<string, unknown>;
    const text = pattern ? { text: filled(pattern[0] as string, values) } : {};
    return { ...values, ...text } as Offer;
  };
  return (columns.id ?? []).map(one);
}

const filled = (pattern: string, values: Record<string, unknown>) =>
  pattern.replace(/\{(\w+)\}/g, (_, field: string) => String(values[field]));

/** A value after a change. */
export function changed(old: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  if (Array.isArray(old)) {
    const [at, count, items] = (change['~'] ?? [0, 0, []]) as [number, number, unknown[]];
    const now = old.toSpliced(at, count, ...items);
    return now.map((item: unknown, i) => (change[i] === undefined ? item : changed(item, change[i])));
  }
  const value = { ...(old as Record<string, unknown>) };
  for (const [key, part] of Object.entries(change)) {
    if (Array.isArray(part) && part.length === 0) delete value[key];
    else value[key] = changed(value[key], part);
  }
  return value;
}
