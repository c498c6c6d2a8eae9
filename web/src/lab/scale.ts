/* Where numbers lie along a line: all of one picture on the same scale. */
import type { Chart } from '../protocol';

export interface Scale {
  low: number;
  high: number;
  /** Round numbers between the ends. */
  ticks: number[];
  /** How far along a number lies, in per cent. */
  at: (value: number) => number;
}

const STEPS = [1, 2, 5, 10];
const TICKS = 4;

/** From the lowest to the highest end of an interval, with the line that they are measured by. */
export function scaleOf({ figures, line }: Chart): Scale {
  const ends = figures.flatMap(({ low, high, value }) => [low, high, value]).filter(Number.isFinite);
  if (line !== null) ends.push(line);
  const least = Math.min(...ends);
  const most = Math.max(...ends);
  const wide = most - least || Math.abs(most) || 1;
  const rough = wide / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((times) => times * power >= rough) ?? 10) * power;
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, count) =>
    Number((low + count * step).toPrecision(12)),
  );
  return { low, high, ticks, at: (value) => (100 * (value - low)) / (high - low) };
}

/** As many digits as a reader wants. */
export function said(value: number): string {
  const digits = Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 1 || value === 0 ? 1 : 2;
  return value.toFixed(digits);
}
