/* Where the cards of the own hand lie: side by side, overlapping where there is little room, else in rows. */
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

/** A finger's width: of each card so much stays free to be touched. */
const TOUCH = 46;

export function fan(count: number, width: number, card: number): Fan {
  const high = (card * 7) / 5;
  const most = Math.max(1, Math.floor((width - card) / TOUCH) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const perRow = Math.max(1, Math.ceil(count / rows));
  const step = Math.min(card + 10, perRow > 1 ? (width - card) / (perRow - 1) : 0);
  const drop = high * 0.97;
  const bend = rows > 1 ? 0 : Math.min(1, 5 / Math.max(count, 1));
  const lying = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const off = (i % perRow) - (inRow - 1) / 2;
    return {
      x: width / 2 - card / 2 + off * step,
      y: row * drop + off * off * bend * 0.8,
      turn: off * bend,
    };
  });
  const sag = rows > 1 ? 0 : Math.min(12, ((perRow - 1) / 2) ** 2 * bend * 0.8);
  return { lying, height: high + (rows - 1) * drop + sag, perRow };
}
