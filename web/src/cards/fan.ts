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

export interface Lying {
  x: number;
  y: number;
  turn: number;
}

export interface Fan {
  lying: Lying[];
  height: number;
  perRow: number;
}

/** Room below a row is kept for no more than this. */
const DEEPEST = 12;
const LEAST = 84;
const PHONE = 560;

export const cardWidth = (width: number, windowHeight: number, { small, share, most }: Spread): number =>
  width < PHONE ? small : Math.round(Math.min(most, Math.max(LEAST, windowHeight * share)));

export function fan(count: number, width: number, card: number, spread: Spread): Fan {
  const high = (card * 7) / 5;
  const most = Math.max(1, Math.floor((width - card) / spread.touch) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const perRow = Math.max(1, Math.ceil(count / rows));
  const step = Math.min(card + spread.gap, perRow > 1 ? (width - card) / (perRow - 1) : 0);
  const drop = high * spread.drop;
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
    };
  });
  return { lying, height: high + (rows - 1) * drop + Math.min(DEEPEST, sag((perRow - 1) / 2)), perRow };
}
