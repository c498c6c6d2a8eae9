/*
 * What may be done now. Nothing is worked out here: which cards can be laid together is read from the offers,
 * each of which says its cards.
 */
import { counted, sizeOf, type Cards, type Kind } from '$web/cards/counts';
import type { Offer } from '$web/game';
import type { WarkingsOffer } from './types';

/** A discard on offer. */
export interface Lay {
  offer: Offer;
  cards: Cards;
  /** The card that will lie on top. */
  top: Kind;
}

export interface Draws {
  pile: Offer | null;
  open: Offer | null;
}

export function laysOf(legal: Offer[]): Lay[] {
  return legal.flatMap((offer) => {
    const { kind, cards, top } = offer as WarkingsOffer;
    if (kind === 'draw' || !cards?.length) return [];
    return [{ offer, cards: counted(cards), top: top ?? cards.at(-1)! }];
  });
}

/** The cards of the hand that a discard takes, by their keys. */
export function slotsFor(offer: Offer | null, slots: { key: string; kind: Kind }[]): Set<string> {
  const { kind, cards } = (offer ?? {}) as Partial<WarkingsOffer>;
  const left = counted(kind === 'draw' ? [] : (cards ?? []));
  return new Set(
    slots.filter((slot) => (left[slot.kind] = (left[slot.kind] ?? 0) - 1) >= 0).map(({ key }) => key),
  );
}

/** The pile that a draw takes from. */
export const hintedPile = (offer: Offer | null): string | null =>
  offer?.kind === 'draw' ? ((offer as WarkingsOffer).from ?? null) : null;

export function drawsOf(legal: Offer[]): Draws {
  const from = (place: string) =>
    legal.find((offer) => offer.kind === 'draw' && (offer as WarkingsOffer).from === place) ?? null;
  return { pile: from('pile'), open: from('open') };
}

const holds = (cards: Cards, part: Cards) =>
  Object.entries(part).every(([kind, count]) => (cards[kind] ?? 0) >= count);

/** Whether a card of this kind can be laid together with those already chosen. */
export function mayJoin(lays: Lay[], chosen: Cards, kind: Kind): boolean {
  const more = { ...chosen, [kind]: (chosen[kind] ?? 0) + 1 };
  return lays.some(({ cards }) => holds(cards, more));
}

/** The discards of exactly the chosen cards: several when the card on top is still to be chosen. */
export function completed(lays: Lay[], chosen: Cards): Lay[] {
  if (sizeOf(chosen) === 0) return [];
  return lays.filter(({ cards }) => sizeOf(cards) === sizeOf(chosen) && holds(cards, chosen));
}

/** Where one kind alone is chosen: the other numbers of it that may be laid, fewest first. */
export function alsoOf(lays: Lay[], chosen: Cards): Lay[] {
  const [kind, ...others] = Object.keys(chosen);
  if (kind === undefined || others.length) return [];
  return lays
    .filter(({ cards }) => cards[kind] === sizeOf(cards) && cards[kind] !== chosen[kind])
    .sort((a, b) => sizeOf(a.cards) - sizeOf(b.cards));
}
