/* Keys of the floor. */
import type { Cell } from '../made/shown';

/** Where an arrow key leads, `far` cells: upwards is to the North. */
export function arrow(key: string, far: number): Cell | null {
  const ways: Record<string, Cell> = {
    ArrowUp: [0, far],
    ArrowDown: [0, -far],
    ArrowLeft: [-far, 0],
    ArrowRight: [far, 0],
  };
  return ways[key] ?? null;
}

export function zoomKey(key: string): number | null {
  if (key === '+' || key === '=') return 1.5;
  return key === '-' || key === '−' ? 1 / 1.5 : null;
}

export const STANCES = { '1': 'st', '2': 'kn', '3': 'pr' } as const;
