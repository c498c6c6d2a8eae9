/* Where the cards of the own hand lie: side by side, overlapping where there is little room, else in rows. */

/** How the cards are spread, in pixels where nothing else is said; a game may want it otherwise. */
export interface Spread {
  /** A card on a phone; elsewhere a share of the window's height, up to so many. */
  small: number;
  share: number;
  most: number;
  /** A chosen card lies so much higher. */
  lift: number;
  /** Of each card so much stays free to be touched: a finger's width. */
  touch: number;
  /** Between cards, where there is room. */
  gap: number;
  /** From row to row, in heights of a card. */
  drop: number;
  /** How much the outer cards of a row lie lower, and are turned. */
  sag: number;
  turn: number;
}

export const SPREAD: Spread = {
  small: 66,
  share: 0.132,
  most: 116,
  lift: 12,
  touch: 46,
  gap: 10,
  drop: 0.97,
  sag: 0.8,
  turn: 1,
};

/** In a low window and on a small phone the hand is one row that is pushed sideways; on a phone rows lie more on one another. */
export type Room = 'low' | 'phone' | 'wide';
const CLOSE = 0.5;
/** In a row that is pushed sideways no more of a card is covered than its edge: names are read. */
const COVERED = 4;
const LOW = 560;
const SHORT = 700;
const LOWERED = 0.88;

export const roomOf = (windowWidth: number, windowHeight: number): Room => {
  if (windowWidth > 900) return 'wide';
  if (windowHeight <= LOW && windowWidth > windowHeight) return 'low';
  if (windowWidth >= 760) return 'wide';
  return windowHeight <= SHORT ? 'low' : 'phone';
};

export interface Lying {
  x: number;
  y: number;
  turn: number;
  /** So much of its right side lies under the next card. */
  covered: number;
  /** A row before it covers its lower half. */
  rear: boolean;
}

export interface Fan {
  lying: Lying[];
  /** How wide they lie: more than there is, where they are pushed sideways. */
  width: number;
  height: number;
  perRow: number;
}

/** Room below a row is kept for no more than this. */
const DEEPEST = 12;
const LEAST = 84;
const PHONE = 560;

export const cardWidth = (
  width: number,
  windowHeight: number,
  { small, share, most }: Spread,
  room: Room = 'wide',
): number =>
  room === 'low'
    ? Math.round(small * LOWERED)
    : width < PHONE
      ? small
      : Math.round(Math.min(most, Math.max(LEAST, windowHeight * share)));

export function fan(count: number, wide: number, card: number, spread: Spread, room: Room = 'wide'): Fan {
  const high = (card * 7) / 5;
  const most = Math.max(1, Math.floor((wide - card) / spread.touch) + 1);
  const rows = room === 'low' ? 1 : Math.max(1, Math.ceil(count / most));
  const perRow = Math.max(1, Math.ceil(count / rows));
  const fitted = Math.min(card + spread.gap, perRow > 1 ? (wide - card) / (perRow - 1) : 0);
  const least = room === 'low' ? card - COVERED : Math.min(spread.touch, card);
  const step = perRow > 1 ? Math.max(fitted, least) : 0;
  const width = Math.max(wide, card + (perRow - 1) * step);
  const drop = high * (room === 'phone' ? CLOSE : spread.drop);
  const bend = rows > 1 ? 0 : Math.min(1, 5 / Math.max(count, 1));
  const sag = (off: number) => off * off * bend * spread.sag;
  const lying = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const off = (i % perRow) - (inRow - 1) / 2;
    return {
      x: width / 2 - card / 2 + off * step,
      y: row * drop + sag(off),
      turn: off * bend * spread.turn,
      covered: (i % perRow) + 1 < inRow ? Math.max(0, card - step) : 0,
      rear: room === 'phone' && row + 1 < rows,
    };
  });
  return {
    lying,
    width,
    height: high + (rows - 1) * drop + Math.min(DEEPEST, sag((perRow - 1) / 2)),
    perRow,
  };
}
