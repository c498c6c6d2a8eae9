/* Cards as they are counted and ordered. What they may do is the server's to say. */

/** A card's code, as the game's rulebook writes it. */
export type Kind = string;

/** How many of each kind. */
export type Cards = Record<Kind, number>;

export function counted(list: Kind[]): Cards {
  const cards: Cards = {};
  for (const kind of list) cards[kind] = (cards[kind] ?? 0) + 1;
  return cards;
}

export const sizeOf = (cards: Cards): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

/** More or fewer of some kinds. */
export function changed(cards: Cards, kinds: (Kind | null)[], by: 1 | -1): Cards {
  const now = { ...cards };
  for (const kind of kinds) if (kind !== null) now[kind] = Math.max(0, (now[kind] ?? 0) + by);
  return now;
}

/** The order in which a game lays its kinds; what it does not name lies behind. */
export function ordered(order: readonly Kind[]) {
  const place = (kind: Kind): number => (order.includes(kind) ? order.indexOf(kind) : order.length);
  const inOrder = (kinds: Kind[]): Kind[] => [...kinds].sort((a, b) => place(a) - place(b));
  /** The kinds of which there are any. */
  const kindsOf = (cards: Cards): Kind[] =>
    inOrder(Object.keys(cards).filter((kind) => (cards[kind] ?? 0) > 0));
  /** The cards one by one, kind by kind. */
  const listed = (cards: Cards): Kind[] =>
    kindsOf(cards).flatMap((kind) => Array<Kind>(cards[kind] ?? 0).fill(kind));
  return { place, inOrder, kindsOf, listed };
}
