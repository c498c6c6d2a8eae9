/* The curve of a game as paths: how a seat stood, from 1000, won, above to -1000, lost, below. */
import type { Estimate } from '../../protocol';

export const WIDTH = 320;
export const HEIGHT = 140;

export interface Point {
  x: number;
  y: number;
}

export const across = (at: number, positions: number) => (WIDTH * at) / Math.max(1, positions);
export const down = (number: number) => ((1000 - number) * HEIGHT) / 2000;

export function points(estimates: Estimate[], positions: number, of: (one: Estimate) => number): Point[] {
  return estimates.map((one) => ({ x: across(one.at, positions), y: down(of(one)) }));
}

const written = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const line = (through: Point[]) => `M${through.map(written).join('L')}`;

export const signed = (value: number) => (value > 0 ? `+${value}` : String(value));

/** What lies between two lines. */
export const gap = (one: Point[], other: Point[]) => `${line([...one, ...other.toReversed()])}Z`;

/** The estimate that stands for a position: its own, or the last before it. */
export function estimateAt(estimates: Estimate[], at: number): Estimate | null {
  return estimates.findLast((one) => one.at <= at) ?? estimates[0] ?? null;
}

/** At most so many of a row, evenly, the first and the last among them. */
export function spread<T>(row: T[], most: number): T[] {
  if (row.length <= most) return row;
  return Array.from({ length: most }, (_, k) => row[Math.floor((k * (row.length - 1)) / (most - 1))]!);
}
