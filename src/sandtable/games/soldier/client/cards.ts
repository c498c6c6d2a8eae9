/* The kinds of card as they are drawn and ordered. What they may do is the server's to say. */

/** A card's code, as the rulebook writes it: `Attack`, `T2`, `NinjaStars`. */
export type Kind = string;

/** How many of each kind. */
export type Cards = Record<Kind, number>;

/** What a card looks like: striking, parrying, training, weapon, strength, out of the ordinary, deadly. */
export type Look = 'red' | 'blue' | 'green' | 'steel' | 'yellow' | 'violet' | 'dark';

export const WEAPONS: readonly Kind[] = [
  'Glock',
  'Knife',
  'Grenade',
  'M16',
  'M4',
  'NinjaStars',
  'SniperRifle',
  'Pistol',
  'SmokeBomb',
];

const LOOKS: Record<Look, readonly Kind[]> = {
  red: ['Advance', 'Attack', 'Retaliate'],
  blue: ['Block', 'Redirect', 'Stun', 'Retreat'],
  green: ['T1', 'T2', 'T3'],
  steel: WEAPONS,
  yellow: ['Superhuman', 'Adrenaline'],
  violet: ['Interfere', 'Radio', 'Mirror', 'Persuasion'],
  dark: ['Sniper', 'Bomb', 'Dud', 'SuperDud'],
};

const LOOK_OF = new Map<Kind, Look>(
  Object.entries(LOOKS).flatMap(([look, kinds]) => kinds.map((kind): [Kind, Look] => [kind, look as Look])),
);

export const lookOf = (kind: Kind): Look => LOOK_OF.get(kind) ?? 'dark';

/** In the hand: what fights, what strengthens it, what comes in between, what is trained with. */
export const KINDS: readonly Kind[] = [
  'Advance',
  'Attack',
  'Block',
  'Retaliate',
  'Redirect',
  'Stun',
  'Retreat',
  ...WEAPONS,
  'Superhuman',
  'Adrenaline',
  'Sniper',
  'Mirror',
  'Bomb',
  'Dud',
  'SuperDud',
  'Interfere',
  'Radio',
  'Persuasion',
  'T1',
  'T2',
  'T3',
];

const place = (kind: Kind): number => {
  const found = KINDS.indexOf(kind);
  return found < 0 ? KINDS.length : found;
};

export const inOrder = (kinds: Kind[]): Kind[] => [...kinds].sort((a, b) => place(a) - place(b));

/** The kinds of which there are any, in order. */
export const kindsOf = (cards: Cards): Kind[] =>
  inOrder(Object.keys(cards).filter((kind) => (cards[kind] ?? 0) > 0));

/** The cards one by one, kind by kind. */
export const listed = (cards: Cards): Kind[] =>
  kindsOf(cards).flatMap((kind) => Array<Kind>(cards[kind] ?? 0).fill(kind));

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
