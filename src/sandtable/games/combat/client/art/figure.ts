/* The outlines of a toy soldier from above, looking to the right, around the middle of its cell. */
import type { Position } from '../made/shown';

export interface Silhouette {
  /** Legs, trunk and arms, from below to above. */
  legs: string;
  trunk: string;
  arms: string;
  head: { x: number; y: number };
  /** Where the weapon begins. */
  grip: { x: number; y: number };
}

export const SILHOUETTES: Record<Position, Silhouette> = {
  st: {
    legs: 'M-1 -4L3.4 -3.6M-1 4L2 4',
    trunk: 'M-1.5 -7Q3.4 -7.4 3.2 0Q3.4 7.4 -1.5 7Q-4.2 4 -3.8 0Q-4.2 -4 -1.5 -7Z',
    arms: 'M0 -6.2Q5 -6 7.6 -0.6M0 6.2Q4 6.4 4.4 2',
    head: { x: 0.2, y: 0 },
    grip: { x: 1.5, y: 1.8 },
  },
  kn: {
    legs: 'M-2 3.4Q-8 5 -12.4 3.4M-1 -3.4L5.6 -5.4Q8 -5.6 7.4 -3',
    trunk: 'M-2 -5.6Q2.6 -6 2.4 0Q2.6 6 -2 5.6Q-4.6 3 -4.2 0Q-4.6 -3 -2 -5.6Z',
    arms: 'M0 -5Q5 -5 7.4 -0.4M0 5Q4 5.2 4.2 2',
    head: { x: -0.6, y: 0 },
    grip: { x: 1.5, y: 1.8 },
  },
  pr: {
    legs: 'M-5 -1.8L-15.5 -5.4M-5 1.8L-15.5 5.4',
    trunk: 'M-6.5 -3.4Q-1 -5.6 4.4 -4.4Q6.4 0 4.4 4.4Q-1 5.6 -6.5 3.4Q-7.6 0 -6.5 -3.4Z',
    arms: 'M3 -4Q8 -6.6 10 -0.6M3 4Q7 6.6 8.4 1.8',
    head: { x: 6.4, y: 0 },
    grip: { x: 7.5, y: 1.4 },
  },
};

interface Drawn {
  /** A path from the grip towards the enemy, and how thick it is. */
  d: string;
  width: number;
}

/** Weapons in the hands, the one that shows first of several. */
export const HELD: [code: string, drawn: Drawn[]][] = [
  [
    'mort',
    [
      { d: 'M3 -2L9 -2', width: 6.4 },
      { d: 'M8 -6V2.4', width: 1.6 },
    ],
  ],
  [
    'baz',
    [
      { d: 'M-9 0H12', width: 4 },
      { d: 'M-9.4 -2.8V2.8M12.4 -3V3', width: 2 },
    ],
  ],
  [
    'mg',
    [
      { d: 'M0 0H13.5', width: 3 },
      { d: 'M9.6 0L12 -4.4M9.6 0L12 4.4M3 0V4', width: 1.5 },
    ],
  ],
  [
    'rifle',
    [
      { d: 'M-2 0H13.5', width: 1.9 },
      { d: 'M-2 0H3', width: 3 },
    ],
  ],
  [
    'pistol',
    [
      { d: 'M3.6 -1.4H8.6', width: 2.4 },
      { d: 'M4 -1.4V1', width: 2 },
    ],
  ],
  ['knife', [{ d: 'M3.6 -1.4L9 -2.2', width: 1.7 }]],
];

/** A five-pointed star around the middle. */
export function star(r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [far, angle] = [i % 2 ? r * 0.42 : r, (i / 10) * 2 * Math.PI - Math.PI / 2];
    return `${(Math.cos(angle) * far).toFixed(2)} ${(Math.sin(angle) * far).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
