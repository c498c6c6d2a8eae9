/* The rings of ranges: weapons that reach as far share one. */
import { UNIT } from '../geometry';
import { nameOfWeapon, text } from '../text/en';

export interface Ring {
  feet: number;
  /** In drawing units. */
  r: number;
  label: string;
}

export function ringsOf(range: Record<string, number>): Ring[] {
  const byFeet = new Map<number, string[]>();
  for (const [weapon, feet] of Object.entries(range))
    byFeet.set(feet, [...(byFeet.get(feet) ?? []), nameOfWeapon(weapon)]);
  return [...byFeet].map(([feet, names]) => ({
    feet,
    r: feet * 2 * UNIT,
    label: `${names.join(', ')} ${text.board.feet(feet)}`,
  }));
}
