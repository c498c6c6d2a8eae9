/* What may be done now, ordered by where on the board it is done. Nothing is worked out here: it is all in the offers. */
import type { Offer } from '$web/game';
import type { StrategoChoice } from './made/shown';
import { signOf, type Sign } from './types';

type Places = Map<string, StrategoChoice>;

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

function put<K>(map: Map<K, Places>, key: K, to: string, offer: StrategoChoice): void {
  const inner = map.get(key);
  if (inner) inner.set(to, offer);
  else map.set(key, new Map([[to, offer]]));
}

export function choices(legal: Offer[]): Choices {
  const all: Choices = { from: new Map(), claims: new Map(), entering: new Map(), spaces: new Map() };
  for (const offer of legal as StrategoChoice[]) {
    switch (offer.kind) {
      case 'step':
      case 'stockade':
      case 'flag':
        all.spaces.set(offer.to, offer);
        break;
      case 'enter':
      case 'rescue':
        put(all.entering, signOf(offer.rank, offer.army), offer.to, offer);
        break;
      case 'claim':
        put(all.claims, way(offer.from, offer.to), offer.claim, offer);
        break;
      case 'move':
      case 'attack':
      case 'fire':
      case 'escape':
        put(all.from, offer.from, offer.to, offer);
    }
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
  const [offer] = all.spaces.values();
  return offer?.kind === 'step' ? offer.from : null;
}
