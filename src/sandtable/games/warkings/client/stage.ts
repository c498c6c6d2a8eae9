/*
 * The table while events are being shown: the view, changed by what has been told since. It follows the telling
 * word by word and knows no rule; when all is told, the next view takes its place.
 */
import type { Cards, Kind } from '$web/cards/counts';
import { listed } from './cards';
import type { Effect, HandSeen, LastRound, WarkingsTold, WarkingsView } from './types';

/** From where a card comes that is new where it lies: a pile, or a seat. */
export type Origin = 'pile' | 'open' | 'aside' | `seat-${string}`;

export interface HandOnTable {
  seat: string;
  size: number;
  /** Faces that may be shown; the rest are backs. */
  faces: Kind[];
}

export interface Stage {
  hands: HandOnTable[];
  /** The viewer's own. */
  own: Cards | null;
  open: Kind[];
  pile: number;
  aside: { seat: string; cards: Kind[] } | null;
  effect: Effect | null;
  lastRound: LastRound | null;
  /** Whoever has picked up the enemy attack. */
  enemy: string | null;
  /** Where the cards of the event being shown come from. */
  origin: Origin | null;
}

export function stage(view: WarkingsView, played: WarkingsTold[], remember = true): Stage {
  let now: Stage = {
    hands: view.hands.map((hand) => ({
      seat: hand.seat,
      size: hand.size,
      faces: facesOf(view, hand, remember),
    })),
    own: view.hand,
    open: view.open.pile,
    pile: view.draw_pile.size,
    aside: view.aside.length ? { seat: view.turn ?? '', cards: view.aside } : null,
    effect: view.effect,
    lastRound: view.last_round,
    enemy: takerOf(view),
    origin: null,
  };
  for (const told of played) now = after({ ...now, origin: null }, told, view.viewer);
  return now;
}

/** Whoever had picked up the enemy attack when the game ended. */
function takerOf({ result }: WarkingsView): string | null {
  if (result?.reason === 'ea-win') return result.winners[0] ?? null;
  return result?.reason === 'ea-fail' ? (result.losers[0] ?? null) : null;
}

function facesOf(view: WarkingsView, hand: HandSeen, remember: boolean): Kind[] {
  if (hand.cards) return hand.cards;
  if (view.result) return view.result.hands[hand.seat]?.cards ?? [];
  if (hand.seat === view.viewer && view.hand) return listed(view.hand);
  return remember ? hand.known : [];
}

function after(now: Stage, told: WarkingsTold, viewer: string | null): Stage {
  const { kind, seat = '', card = null, cards = [] } = told;
  switch (kind) {
    case 'dealt':
      return { ...gain(now, seat, card, viewer), pile: now.pile - 1, origin: 'pile' };
    case 'turned':
      return card ? { ...now, open: [...now.open, card], origin: 'pile' } : now;
    case 'laid':
      return { ...lose(now, seat, cards, viewer), aside: { seat, cards }, origin: `seat-${seat}` };
    case 'drew':
      return { ...gain(now, seat, card, viewer), pile: now.pile - 1, origin: 'pile' };
    case 'took':
      return { ...gain(now, seat, card, viewer, true), open: now.open.slice(0, -1), origin: 'open' };
    case 'announced':
      return { ...now, lastRound: { by: seat, until: seat } };
    case 'enemy':
      return { ...now, pile: now.pile - 1, enemy: seat };
    case 'shown':
      return change(now, seat, (hand) => ({ ...hand, faces: cards, size: cards.length }));
    default:
      return now;
  }
}

function change(now: Stage, seat: string, how: (hand: HandOnTable) => HandOnTable): Stage {
  return { ...now, hands: now.hands.map((hand) => (hand.seat === seat ? how(hand) : hand)) };
}

/** A card goes into a hand: its face is seen by its owner, or by all. */
function gain(now: Stage, seat: string, card: Kind | null, viewer: string | null, seen = false): Stage {
  const faces = card !== null && (seen || seat === viewer) ? [card] : [];
  const gained = change(now, seat, (hand) => ({
    ...hand,
    size: hand.size + 1,
    faces: [...hand.faces, ...faces],
  }));
  if (seat !== viewer || !now.own || card === null) return gained;
  return { ...gained, own: { ...now.own, [card]: (now.own[card] ?? 0) + 1 } };
}

function lose(now: Stage, seat: string, cards: Kind[], viewer: string | null): Stage {
  const lost = change(now, seat, (hand) => {
    const faces = [...hand.faces];
    for (const card of cards) if (faces.includes(card)) faces.splice(faces.indexOf(card), 1);
    return { ...hand, size: hand.size - cards.length, faces };
  });
  if (seat !== viewer || !now.own) return lost;
  const own = { ...now.own };
  for (const card of cards) own[card] = Math.max(0, (own[card] ?? 0) - 1);
  return { ...lost, own };
}
