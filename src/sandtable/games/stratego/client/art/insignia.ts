/*
 * The sign of each kind of piece, drawn in a box from -24 to 24. A stroke is filled, or a line where it has a
 * width; `cut` strokes are drawn in the colour of the block, as if cut out.
 */
import type { Rank } from '../made/shown';

export interface Stroke {
  d: string;
  width?: number;
  cut?: boolean;
  turn?: number;
}

const fixed = (value: number) => Math.round(value * 10) / 10;

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 ? radius * 0.42 : radius;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    return `${fixed(x + r * Math.cos(angle))} ${fixed(y + r * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A laurel wreath, open at the top. */
function wreath(): Stroke[] {
  const leaves = [35, 62, 89, 116, 143].flatMap((degrees) =>
    [-1, 1].map((side) => {
      const angle = (degrees * Math.PI) / 180;
      const x = fixed(side * 18 * Math.sin(angle));
      const y = fixed(1 - 18 * Math.cos(angle));
      const lean = side * (degrees - 62);
      return { d: leaf(x, y, lean) };
    }),
  );
  return [{ d: 'M-10 -15A18 18 0 1 0 10 -15', width: 2 }, ...leaves];
}

function leaf(x: number, y: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const along = { x: 6.5 * Math.sin(angle), y: -6.5 * Math.cos(angle) };
  const over = { x: 4 * Math.cos(angle), y: 4 * Math.sin(angle) };
  const at = (a: number, o: number) =>
    `${fixed(x + a * along.x + o * over.x)} ${fixed(y + a * along.y + o * over.y)}`;
  return `M${at(-1, 0)}Q${at(0, 1)} ${at(1, 0)}Q${at(0, -1)} ${at(-1, 0)}Z`;
}

const chevrons = (...tops: number[]): Stroke[] =>
  tops.map((top) => ({ d: `M-19 ${top + 15}L0 ${top}L19 ${top + 15}`, width: 6.5 }));

const SABRE = 'M-20 -21Q4 -8 13 12';

export const INSIGNIA: Record<Rank, Stroke[]> = {
  // A star over crossed batons.
  '10': [
    { d: 'M-19 20L17 -4', width: 8 },
    { d: 'M19 20L-17 -4', width: 8 },
    { d: 'M-15.5 17.7l3.4 -2.3M15.5 17.7l-3.4 -2.3', width: 8.6, cut: true },
    { d: star(0, -11, 13) },
  ],
  // A star in a wreath.
  '9': [...wreath(), { d: star(0, 0, 11.5) }],
  // An epaulette with its fringe.
  '8': [
    { d: 'M-20 -6C-20 -26 20 -26 20 -6C20 3 12 6 0 6C-12 6 -20 3 -20 -6Z' },
    { d: 'M-17 7V19M-10.2 9V22M-3.4 10V23M3.4 10V23M10.2 9V22M17 7V19', width: 4 },
    { d: star(0, -8, 9), cut: true },
  ],
  // Crossed sabres.
  '7': [
    { d: SABRE, width: 5 },
    { d: 'M20 -21Q-4 -8 -13 12', width: 5 },
    { d: 'M5 15Q14 13 19 5', width: 3.6 },
    { d: 'M-5 15Q-14 13 -19 5', width: 3.6 },
    { d: 'M13 12L18 22M-13 12L-18 22', width: 5.5 },
  ],
  // A horse's head.
  '6': [
    {
      d: 'M-3 -23L3 -16C15 -13 20 2 18 23H-13C-13 12 -3 9 -2 1C-7 5 -11 4 -14 8C-18 10 -22 5 -20 1C-17 -5 -15 -8 -13 -12C-12 -16 -8 -18 -5 -18Z',
    },
    { d: disc(-7, -8, 2.2), cut: true },
    { d: 'M5 -10C11 -4 13 6 12 16', width: 2.6, cut: true },
  ],
  // A shako with its plume.
  '5': [
    { d: 'M-16 -7H16L12.5 15H-12.5Z' },
    { d: 'M-14 17H14Q18 20 19 24Q0 17 -19 24Q-18 20 -14 17Z' },
    { d: 'M-1 -8C-8 -14 -6 -22 2 -24C9 -21 9 -13 4 -8Z' },
    { d: 'M0 -3.5L6 3.5L0 10.5L-6 3.5Z', cut: true },
  ],
  '4': chevrons(-19, -7, 5),
  '3': chevrons(-13, 0),
  // A spyglass.
  '2': [
    { d: 'M-25 -3.5H-11V3.5H-25Z', turn: -32 },
    { d: 'M-9 -6H5V6H-9Z', turn: -32 },
    { d: 'M7 -9H22V9H7Z', turn: -32 },
    { d: 'M24 -10V10', width: 3, turn: -32 },
    { d: 'M-9 22L-1 4L9 22', width: 3.2 },
  ],
  // A hat, and a mask with two eyes.
  S: [
    { d: 'M-12 -8C-13 -23 -6 -24 0 -20C6 -24 13 -23 12 -8Z' },
    { d: 'M-24 -3Q-12 -9 0 -9Q12 -9 24 -3Q12 3 0 3Q-12 3 -24 -3Z' },
    { d: 'M-12 -9.5Q0 -12.5 12 -9.5', width: 2.6, cut: true },
    { d: 'M-18 9Q-9 4 0 9Q9 4 18 9Q17 21 7 20Q2 19 0 15Q-2 19 -7 20Q-17 21 -18 9Z' },
    { d: disc(-8.5, 12.5, 2.8), cut: true },
    { d: disc(8.5, 12.5, 2.8), cut: true },
  ],
  // A round bomb with a burning fuse.
  B: [
    { d: disc(-3, 6, 16) },
    { d: 'M5 -11L12 -4', width: 9 },
    { d: 'M9 -9Q13 -17 19 -15', width: 3 },
    { d: star(19, -16, 7) },
    { d: 'M-12 4Q-11 -3 -5 -5', width: 3, cut: true },
  ],
  // A gun on its wheel.
  C: [
    { d: 'M-9 7L-24 21', width: 5.5 },
    { d: 'M-17 -3L17 -20L22 -10L-12 7Z' },
    { d: 'M16 -21.5L23 -8.5', width: 4 },
    { d: disc(-1, 9, 14), cut: true },
    { d: disc(-1, 9, 11.5), width: 4 },
    { d: 'M-1 -2V20M-12 9H10M-8.8 1.2L6.8 16.8M6.8 1.2L-8.8 16.8', width: 2 },
    { d: disc(-1, 9, 3.4) },
  ],
  // A flag on its staff.
  F: [
    { d: 'M-14 -21V22', width: 4 },
    { d: disc(-14, -22, 2.6) },
    { d: 'M-12 -19C-4 -25 5 -13 21 -19V3C6 9 -3 -3 -12 3Z' },
    { d: 'M-22 22.5H-6', width: 4 },
  ],
};
