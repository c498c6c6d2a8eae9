/* A set-up under way: which piece stands where, and the sentence that sends it. What is enough, the server says. */
import { mirrored, type Geometry } from './geometry';
import type { BoardPlan, Rank } from './made/shown';

/** Space -> rank. */
export type Arrangement = Readonly<Record<string, Rank>>;

/** Pieces that still lie in the tray, by rank, in the army's order. */
export function inTray(army: Record<Rank, number>, placed: Arrangement): [Rank, number][] {
  const left = new Map(Object.entries(army));
  for (const rank of Object.values(placed)) left.set(rank, (left.get(rank) ?? 0) - 1);
  return [...left].filter(([, count]) => count > 0).sort(([a], [b]) => order(a) - order(b));
}

/** How many pieces are still to be placed; the rest of the army stays in Reserve. */
export const countMissing = ({ place }: BoardPlan, placed: Arrangement): number =>
  place - Object.keys(placed).length;

/** The piece that has to be among those placed, and is not. */
export function left({ must }: BoardPlan, placed: Arrangement): Rank | null {
  const standing = Object.values(placed);
  return must.find((rank) => !standing.includes(rank)) ?? null;
}

/** High ranks first, then Spy, Bombs or Cannons, and the Flag. */
export function order(rank: Rank): number {
  const number = Number(rank);
  return Number.isNaN(number) ? 20 + 'SBCF'.indexOf(rank) : 10 - number;
}

/** A piece from the tray; whatever stood there goes back into it. */
export function place(placed: Arrangement, rank: Rank, at: string): Arrangement {
  return { ...placed, [at]: rank };
}

export function takeAway(placed: Arrangement, at: string): Arrangement {
  const { [at]: _gone, ...rest } = placed;
  return rest;
}

/** A placed piece goes elsewhere; a piece that stands there changes places with it. */
export function shift(placed: Arrangement, from: string, to: string): Arrangement {
  const moving = placed[from];
  if (moving === undefined || from === to) return placed;
  const other = placed[to];
  const rest = takeAway(placed, from);
  return other === undefined ? { ...rest, [to]: moving } : { ...rest, [to]: moving, [from]: other };
}

/** Left for right, as the player sees it. */
export function mirror(placed: Arrangement, geometry: Geometry): Arrangement {
  const turned = Object.entries(placed).map(([at, rank]) => [mirrored(geometry, at) ?? at, rank] as const);
  return Object.fromEntries(turned);
}

export function toText(placed: Arrangement): string {
  const pieces = Object.entries(placed).map(([at, rank]) => `${rank}@${at}`);
  return ['setup', ...pieces].join(' ');
}

/** Reads `setup 10@a1 9@b1 ...`; null when it is none. */
export function fromText(sentence: string): Arrangement | null {
  const [head, ...words] = sentence.trim().split(/\s+/);
  if (head !== 'setup' || !words.length) return null;
  const placed: Record<string, Rank> = {};
  for (const word of words) {
    const [rank, at] = word.split('@');
    if (!rank || !at) return null;
    placed[at] = rank;
  }
  return placed;
}

/** As the player sees it, counted from the lower left: so that a set-up kept by one seat serves any other. */
export function fromSeat(placed: Arrangement, geometry: Geometry): string {
  const places = Object.entries(placed).flatMap(([at, rank]) => {
    const cell = geometry.cells.get(at);
    return cell ? [`${rank}@${cell.x},${geometry.height - 1 - cell.y}`] : [];
  });
  return places.join(' ');
}

export function toSeat(kept: string, geometry: Geometry): Arrangement {
  const placed: Record<string, Rank> = {};
  for (const word of kept.split(' ')) {
    const match = /^(\w+)@(\d+),(\d+)$/.exec(word);
    if (!match) continue;
    const [x, y] = [Number(match[2]), geometry.height - 1 - Number(match[3])];
    const cell = geometry.rows[y]?.find((each) => each.x === x);
    if (cell?.ground === 'space') placed[cell.name] = match[1]!;
  }
  return placed;
}
