/* The shapes by which two sides are told apart without their colours, drawn in a box from -28 to 28. */
export type Side = 'red' | 'blue';

/** The side's shape: a shield, a lozenge. */
export const SHAPE: Record<Side, string> = {
  red: 'M-22 -26H22V-4C22 13 9 23 0 28C-9 23 -22 13 -22 -4Z',
  blue: 'M0 -30L25 0L0 30L-25 0Z',
};

/** The band across the shape of a side's light set. */
export const BAND: Record<Side, string> = {
  red: 'M-22 -8H22V5H-21Z',
  blue: 'M-19.5 -6.5H19.5L25 0L19.5 6.5H-19.5L-25 0Z',
};
