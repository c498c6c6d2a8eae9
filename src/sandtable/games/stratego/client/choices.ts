/* What may be done now, ordered by where on the board it is done. Nothing is worked out here: it is all in the offers. */
import type { Offer } from '$web/game';
import type { Rank } from './types';

export interface Choices {
  /** Start -> destination -> offer. */
  from: Map<string, Map<string, Offer>>;
  /** A Captain's further step: destination -> offer. */
  step: Map<string, Offer>;
  /** A captured piece that may come back: rank -> space -> offer. */
  rescue: Map<Rank, Map<string, Offer>>;
}

function put<K>(map: Map<K, Map<string, Offer>>, key: K, to: string, offer: Offer): void {
  const inner = map.get(key);
  if (inner) inner.set(to, offer);
  else map.set(key, new Map([[to, offer]]));
}

export function choices(legal: Offer[]): Choices {
  const all: Choices = { from: new Map(), step: new Map(), rescue: new Map() };
  for (const offer of legal) {
    const { kind, from, to, rank } = offer;
    if (typeof to !== 'string') continue;
    if (kind === 'step') all.step.set(to, offer);
    else if (kind === 'rescue' && typeof rank === 'string') put(all.rescue, rank, to, offer);
    else if (typeof from === 'string') put(all.from, from, to, offer);
  }
  return all;
}

/** The spaces that may be chosen now, with what is offered there. */
export function targets(all: Choices, picked: string | null, back: Rank | null): Map<string, Offer> {
  if (all.step.size) return all.step;
  if (all.rescue.size) return (back !== null && all.rescue.get(back)) || new Map();
  return (picked !== null && all.from.get(picked)) || new Map();
}

/** Where the Captain stands that may go one space further. */
export function onward(all: Choices): string | null {
  const [offer] = all.step.values();
  return typeof offer?.from === 'string' ? offer.from : null;
}
