/*
 * What may be done now. Nothing is worked out here: which cards can be laid together is read from the offers,
 * each of which says its cards.
 */
import { counted, sizeOf, type Cards, type Kind } from '$web/cards/counts';
import type { Offer } from '$web/game';
import type { Draw, WarkingsChoice } from './made/shown';

/** A discard on offer. */
export interface Lay {
  offer: Offer;
  cards: Cards;
  /** The card that will lie on top. */
  top: Kind;
}

export interface Draws {
  pile: Draw | null;
  open: Draw | null;
}

export function laysOf(legal: Offer[]): Lay[] {
  return legal.flatMap((offer) => {
    const choice = offer as WarkingsChoice;
    return choice.kind === 'draw' ? [] : [{ offer, cards: counted(choice.cards), top: choice.top }];
  });
}

/** The cards of the hand that a discard takes, by their keys. */
export function slotsFor(offer: Offer | null, slots: { key: string; kind: Kind }[]): Set<string> {
  const choice = offer as WarkingsChoice | null;
  const left = counted(!choice || choice.kind === 'draw' ? [] : choice.cards);
  return new Set(
    slots.filter((slot) => (left[slot.kind] = (left[slot.kind] ?? 0) - 1) >= 0).map(({ key }) => key),
  );
}

/** The pile that a draw takes from. */
export const hintedPile = (offer: Offer | null): string | null => (offer && drawOf(offer)?.from) ?? null;

export function drawsOf(legal: Offer[]): Draws {
  const draws = legal.flatMap((offer) => drawOf(offer) ?? []);
  const from = (place: Draw['from']) => draws.find((draw) => draw.from === place) ?? null;
  return { pile: from('pile'), open: from('open') };
}

/** The offer as a draw; null: it is none. */
export function drawOf(offer: Offer): Draw | null {
  const choice = offer as WarkingsChoice;
  return choice.kind === 'draw' ? choice : null;
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
