/* Where the players sit: you below, the others round the table in turn order, clockwise. In per cent of the table. */
export interface Sitting {
  seat: string;
  x: number;
  y: number;
}

const OTHERS: [x: number, y: number][][] = [
  [],
  [[50, 14]],
  [
    [19, 21],
    [81, 21],
  ],
  [
    [13, 45],
    [50, 15],
    [87, 45],
  ],
  [
    [14.5, 56],
    [26, 14],
    [74, 14],
    [85.5, 56],
  ],
  [
    [14.5, 60],
    [17, 18],
    [50, 15],
    [83, 18],
    [85.5, 60],
  ],
];

export const BELOW = { x: 50, y: 88 };

export function sittings(seats: string[], you: string | null): Sitting[] {
  const first = Math.max(0, seats.indexOf(you ?? ''));
  const turned = [...seats.slice(first), ...seats.slice(0, first)];
  const places = OTHERS[seats.length - 1] ?? [];
  return turned.map((seat, i) => {
    const at = places[i - 1];
    return at ? { seat, x: at[0], y: at[1] } : { seat, ...BELOW };
  });
}
