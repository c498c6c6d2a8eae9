/* The rings of ranges: weapons that reach as far share one. */
import type { Box, Point } from '$web/board/points';
import { UNIT } from '../geometry';
import { text } from '../text';
import { nameOfWeapon } from '../text/names';

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

export interface Label extends Ring, Point {
  /** Before it is drawn larger. */
  wide: number;
}

/** So high a label is. */
export const HIGH = 18;
/** Looked for a place from the upper right on, to both sides, in degrees. */
const FIRST = -62;
const STEP = 6;

const places = Array.from(
  { length: 360 / STEP },
  (_, i) => FIRST + STEP * Math.ceil(i / 2) * (i % 2 ? 1 : -1),
);

/** A label stands on its ring, where all of it is seen and no other stands; a ring that is not seen has none. */
export function labelled(rings: Ring[], at: Point, part: Box, scale: number): Label[] {
  const labels: Label[] = [];
  for (const ring of rings) {
    const wide = ring.label.length * 7 + 12;
    const label = places
      .map((degrees): Label => {
        const angle = (degrees * Math.PI) / 180;
        return { ...ring, wide, x: at.x + Math.cos(angle) * ring.r, y: at.y + Math.sin(angle) * ring.r };
      })
      .find((one) => lies(one, part, scale) && !labels.some((other) => overlap(one, other, scale)));
    if (label) labels.push(label);
  }
  return labels;
}

function lies({ x, y, wide }: Label, part: Box, scale: number): boolean {
  const [across, up] = [(wide / 2) * scale, (HIGH / 2) * scale];
  return (
    x - across >= part.x &&
    x + across <= part.x + part.width &&
    y - up >= part.y &&
    y + up <= part.y + part.height
  );
}

const overlap = (one: Label, other: Label, scale: number): boolean =>
  Math.abs(one.x - other.x) < ((one.wide + other.wide) / 2) * scale &&
  Math.abs(one.y - other.y) < HIGH * scale;
