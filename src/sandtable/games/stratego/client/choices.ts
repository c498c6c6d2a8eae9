/* What may be done now, ordered by where on the board it is done. Nothing is worked out here: it is all in the offers. */
import type { Offer } from '$web/game';
import { signOf, type Rank, type Sign, type StrategoOffer } from './types';

type Places = Map<string, Offer>;

export interface Choices {
  /** Start -> destination -> offer. */
  from: Map<string, Places>;
  /** A Flag's move that claims to meet the partner's: start and destination -> the space that is named -> offer. */
  claims: Map<string, Places>;
  /** A piece off the board that may be set down, from the Reserve or from those captured: space -> offer. */
  entering: Map<Sign, Places>;
  /** Spaces that are an answer by themselves: a Captain's further step, a stockade, where a freed Flag goes. */
  spaces: Places;
}

const AT_ONCE = ['step', 'stockade', 'flag'];

function put<K>(map: Map<K, Places>, key: K, to: string, offer: Offer): void {
  const inner = map.get(key);
  if (inner) inner.set(to, offer);
  else map.set(key, new Map([[to, offer]]));
}

export function choices(legal: Offer[]): Choices {
  const all: Choices = { from: new Map(), claims: new Map(), entering: new Map(), spaces: new Map() };
  for (const offer of legal) {
    const { kind, from, to, rank, army, claim } = offer as StrategoOffer;
    if (typeof to !== 'string') continue;
    if (AT_ONCE.includes(kind)) all.spaces.set(to, offer);
    else if (typeof rank === 'string') put(all.entering, signOf(rank as Rank, army === 2 ? 2 : 1), to, offer);
    else if (typeof from !== 'string') continue;
    else if (typeof claim === 'string') put(all.claims, way(from, to), claim, offer);
    else put(all.from, from, to, offer);
  }
  return all;
}

const way = (from: string, to: string) => `${from}-${to}`;

/** What the Flag may claim when it goes there: the space that is named -> offer. */
export const claimsOf = (all: Choices, from: string, to: string): Places =>
  all.claims.get(way(from, to)) ?? new Map();

/** What is in the player's hand: a piece of the board, or one that is to come onto it. */
export interface Held {
  picked: string | null;
  entering: Sign | null;
}

/** The spaces that may be chosen now, with what is offered there. */
export function targets(all: Choices, { picked, entering }: Held): Places {
  if (all.spaces.size) return all.spaces;
  if (entering !== null) return all.entering.get(entering) ?? new Map();
  return (picked !== null && all.from.get(picked)) || new Map();
}

/** Where the Captain stands that may go one space further. */
export function onward(all: Choices): string | null {
  const [offer] = all.spaces.values() as Iterable<StrategoOffer>;
  return offer?.kind === 'step' && typeof offer.from === 'string' ? offer.from : null;
}
