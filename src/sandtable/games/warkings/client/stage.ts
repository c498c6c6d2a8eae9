/* The table while events are being shown: the view, and where each event takes which cards. */
import { counted, type Cards, type Kind } from '$web/cards/counts';
import { carry, follow, seenOf, unseen, type Acts, type Lying, type Places } from '$web/table/motion';
import { listed } from './cards';
import type { Effect } from './made/shown';
import type { HandSeen, WarkingsTold, WarkingsView } from './types';

export interface HandOnTable {
  seat: string;
  size: number;
  /** Faces that may be shown; the rest are backs. */
  faces: Kind[];
}

interface Now extends Lying {
  aside: string;
  lastRound: { by: string; until: string } | null;
  /** The player who has picked up the enemy attack. */
  enemy: string | null;
}

/** Cards fly from `pile`, `open`, `aside`, or a seat. */
export interface Stage extends Omit<Now, 'aside'> {
  hands: HandOnTable[];
  /** The viewer's own. */
  own: Cards | null;
  open: Kind[];
  pile: number;
  aside: { seat: string; cards: Kind[] } | null;
  effect: Effect | null;
}

const handOf = (seat: string) => `seat-${seat}`;

export function stage(view: WarkingsView, played: WarkingsTold[], remember = true): Stage {
  const now = follow(begin(view, remember), played, ACTS, (each) => ({ ...each, origin: null }));
  const aside = seenOf(now.places, 'aside');
  const { viewer, hand } = view;
  return {
    ...now,
    hands: view.hands.map(({ seat }) => ({
      seat,
      size: now.places[handOf(seat)]!.length,
      faces: seenOf(now.places, handOf(seat)),
    })),
    own: viewer !== null && hand ? counted(seenOf(now.places, handOf(viewer))) : null,
    open: seenOf(now.places, 'open'),
    pile: now.places.pile!.length,
    aside: aside.length ? { seat: now.aside, cards: aside } : null,
    effect: view.effect,
  };
}

/** Which cards lie at which place; what is held aside goes to the open pile at the end of the turn, untold. */
export const lies = ({ places: { aside = [], open = [], ...others } }: Stage): Places => ({
  ...others,
  open: [...open, ...aside],
});

function begin(view: WarkingsView, remember: boolean): Now {
  const hands = view.hands.map((hand): [string, (Kind | null)[]] => {
    const faces = facesOf(view, hand, remember);
    return [handOf(hand.seat), [...unseen(hand.size - faces.length), ...faces]];
  });
  const { pile: open } = view.open;
  const enemy = takerOf(view);
  const places = {
    ...Object.fromEntries(hands),
    pile: unseen(view.draw_pile.size),
    open,
    aside: view.aside,
    enemy: unseen(enemy === null ? 0 : 1),
  };
  return { places, origin: null, aside: view.turn ?? '', lastRound: view.last_round, enemy };
}

/** The player who had picked up the enemy attack when the game ended. */
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

const draw = (now: Now, { card = null }: WarkingsTold, seat: string) =>
  carry(now, 'pile', handOf(seat), [card]);

/** The cards that an event lists; some only say how many. */
const which = (cards: WarkingsTold['cards']): Kind[] => (Array.isArray(cards) ? cards : []);

const ACTS: Acts<Now, WarkingsTold> = {
  dealt: draw,
  drew: draw,
  turned: (now, { card }) => carry(now, 'pile', 'open', [card]),
  laid: (now, { cards }, seat) => ({ ...carry(now, handOf(seat), 'aside', which(cards)), aside: seat }),
  took: (now, { card }, seat) => carry(now, 'open', handOf(seat), [card]),
  announced: (now, _, seat) => ({ ...now, lastRound: { by: seat, until: seat } }),
  enemy: (now, _, seat) => ({ ...carry(now, 'pile', 'enemy', [null]), origin: null, enemy: seat }),
  shown: (now, { cards }, seat) => ({ ...now, places: { ...now.places, [handOf(seat)]: which(cards) } }),
};
