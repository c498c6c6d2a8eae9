/*
 * What may be done now. Nothing is worked out here: which cards go together, and at whom, is read from the offers,
 * each of which says its cards and its target.
 */
import type { Kind } from '$web/cards/counts';
import type { Offer } from '$web/game';
import type { ChooseSoldier, Draw, Name, Pass, SoldierChoice } from './made/shown';

export interface Target {
  seat: string;
  /** null: the hand of that seat. */
  soldier: Name | null;
}

/** A choice that plays cards from the hand. */
type Playing = Exclude<SoldierChoice, Pass | Draw | ChooseSoldier>;

export type Verb = Playing['kind'];

/** An offer that plays cards from the hand. */
export interface Deed {
  offer: Playing;
  verb: Verb;
  cards: Kind[];
  /** The own soldier that does it. */
  own: Name | null;
  target: Target | null;
}

/** Where one card may be played in several ways, this is the first that is thought of. */
const FIRST: Verb[] = [
  'lay',
  'train',
  'advance',
  'snipe',
  'bomb',
  'redirect',
  'radio',
  'interfere',
  'persuade',
];
const rank = (verb: Verb) => (verb === 'discard' ? 99 : FIRST.indexOf(verb) + 1 || 50);

export function deedsOf(legal: Offer[]): Deed[] {
  return (legal as SoldierChoice[]).flatMap((offer) => {
    switch (offer.kind) {
      case 'pass':
      case 'draw':
      case 'lose':
      case 'pick':
        return [];
      default:
        return [
          { offer, verb: offer.kind, cards: cardsOf(offer), own: ownOf(offer), target: targetOf(offer) },
        ];
    }
  });
}

const cardsOf = (offer: Playing): Kind[] =>
  offer.kind === 'lay'
    ? [offer.card, offer.weapon, offer.intensity].filter((each) => each !== null)
    : [offer.card];

const ownOf = (offer: Playing): Name | null =>
  offer.kind === 'advance' || offer.kind === 'interfere' ? offer.soldier : null;

function targetOf(offer: Playing): Target | null {
  switch (offer.kind) {
    case 'advance':
      return { seat: offer.seat, soldier: offer.target };
    case 'snipe':
    case 'redirect':
      return { seat: offer.seat, soldier: offer.soldier };
    case 'radio':
      return { seat: offer.seat, soldier: null };
    default:
      return null;
  }
}

const holds = (cards: Kind[], part: Kind[]) => part.every((kind) => cards.includes(kind));

/** Whether a card of this kind can be played together with those already chosen. */
export const mayJoin = (deeds: Deed[], chosen: Kind[], kind: Kind): boolean =>
  !chosen.includes(kind) && deeds.some(({ cards }) => holds(cards, [...chosen, kind]));

/** What plays exactly the chosen cards, the most telling first. */
export function completed(deeds: Deed[], chosen: Kind[]): Deed[] {
  if (chosen.length === 0) return [];
  return deeds
    .filter(({ cards }) => cards.length === chosen.length && holds(cards, chosen))
    .sort((a, b) => rank(a.verb) - rank(b.verb));
}

/** The card that every lay on offer has, as at the opening of a combat: it is chosen without asking. */
export function given(deeds: Deed[]): Kind | null {
  const [first] = deeds;
  const card = first?.cards[0];
  if (!first || card === undefined) return null;
  return deeds.every(({ verb, cards }) => verb === 'lay' && cards[0] === card) ? card : null;
}

export const sameTarget = (a: Target | null, b: Target | null): boolean =>
  a?.seat === b?.seat && a?.soldier === b?.soldier;

/** What is still to be pointed at before the chosen cards can be played. */
export interface Pointing {
  verb: Verb;
  /** Own soldiers to choose from; empty where there is none to choose, or one is chosen. */
  owns: Name[];
  /** What ends it: one offer for each target. */
  ends: Deed[];
}

/** The half-made choice as far as soldiers and hands must be pointed at; null: nothing to point at. */
export function pointingOf(ready: Deed[], own: Name | null): Pointing | null {
  const aimed = ready.filter((deed) => deed.target !== null || deed.own !== null);
  const [first] = aimed;
  if (!first) return null;
  const deeds = aimed.filter(({ verb }) => verb === first.verb);
  if (first.target === null) return { verb: first.verb, owns: [], ends: deeds };
  const owns = [...new Set(deeds.flatMap((deed) => deed.own ?? []))];
  const chosen = owns.length === 1 ? owns[0]! : own;
  if (owns.length > 1 && (chosen === null || !owns.includes(chosen)))
    return { verb: first.verb, owns, ends: [] };
  return {
    verb: first.verb,
    owns: [],
    ends: deeds.filter((deed) => deed.own === null || deed.own === chosen),
  };
}

/** The own soldiers that may advance, before any card is chosen. */
export const advancers = (deeds: Deed[]): Name[] => [
  ...new Set(deeds.flatMap(({ verb, own }) => (verb === 'advance' && own ? [own] : []))),
];

/** What is chosen without a card: a soldier to lose or to pick. */
export const soldierOffers = (legal: Offer[]): ChooseSoldier[] =>
  (legal as SoldierChoice[]).filter(
    (offer): offer is ChooseSoldier => offer.kind === 'lose' || offer.kind === 'pick',
  );

export function drawsOf(legal: Offer[]): { pile: Draw | null; discard: Draw | null } {
  const draws = (legal as SoldierChoice[]).filter((offer) => offer.kind === 'draw');
  const from = (place: Draw['from']) => draws.find((draw) => draw.from === place) ?? null;
  return { pile: from('pile'), discard: from('discard') };
}

/** The pile that a draw takes from. */
export function hintedPile(offer: Offer | null): Draw['from'] | null {
  const choice = offer as SoldierChoice | null;
  return choice?.kind === 'draw' ? choice.from : null;
}

export const passOf = (legal: Offer[]): Pass | null =>
  (legal as SoldierChoice[]).find((offer) => offer.kind === 'pass') ?? null;
