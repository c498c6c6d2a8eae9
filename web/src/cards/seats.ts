/* The seats in turn order: by colour, and by shape where there is no colour. Shapes in boxes from -30 to 30. */
export const SHIELD = 'M-24 -26H24V-4C24 13 10 24 0 29C-10 24 -24 13 -24 -4Z';
export const LOZENGE = 'M0 -31L28 0L0 31L-28 0Z';
export const DISC = 'M0 -27A27 27 0 1 1 0 27A27 27 0 1 1 0 -27Z';
export const HEXAGON = 'M-15 -27H15L30 0L15 27H-15L-30 0Z';
const SQUARE = 'M-24 -24H24V24H-24Z';
const TRIANGLE = 'M0 -30L31 25H-31Z';

interface SeatLook {
  shape: string;
  fill: string;
  deep: string;
  /** What is written on it. */
  ink: string;
  /** Where its letter stands. */
  base: number;
}

const LOOKS: SeatLook[] = [
  { shape: SHIELD, fill: 'var(--red)', deep: 'var(--red-deep)', ink: 'var(--red-ink)', base: 12 },
  { shape: LOZENGE, fill: 'var(--blue)', deep: 'var(--blue-deep)', ink: 'var(--blue-ink)', base: 12 },
  { shape: DISC, fill: '#3c6c37', deep: '#234620', ink: '#f4fbe9', base: 12 },
  { shape: HEXAGON, fill: '#e2b13a', deep: '#7a5508', ink: '#2a1c04', base: 12 },
  { shape: SQUARE, fill: '#6a3f78', deep: '#432650', ink: '#fbf1ff', base: 12 },
  { shape: TRIANGLE, fill: '#3a3a3a', deep: '#141414', ink: '#f7f3ea', base: 19 },
];

export const lookOfSeat = (seat: string, seats: string[]): SeatLook =>
  LOOKS[Math.max(0, seats.indexOf(seat)) % LOOKS.length]!;

/** The seat's colours as custom properties; null: what belongs to nobody. */
export function coloursOf(seat: string | null, seats: string[]): string {
  if (seat === null) return '--fill: #5d5a3c; --deep: #34321f; --on: #f7f3dc;';
  const { fill, deep, ink } = lookOfSeat(seat, seats);
  return `--fill: ${fill}; --deep: ${deep}; --on: ${ink};`;
}
