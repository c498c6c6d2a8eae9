/* Where the two of a battle are drawn, and where what is lost flies to. */
import type { Point } from '$web/board/points';
import { centre, UNIT, type Geometry } from '$web/board/spaces';
import type { Battle, Fighter } from '../stage';

export interface Stand extends Point {
  scale: number;
  opacity: number;
}

/** Off the board, beyond the home zone of the player who takes the piece. */
function exit(geometry: Geometry, zone: string[]): Point {
  const middle = { x: (geometry.width * UNIT) / 2, y: (geometry.height * UNIT) / 2 };
  let [x, y] = [0, 0];
  for (const name of zone) {
    const point = centre(geometry, name);
    x += (point.x - middle.x) / zone.length;
    y += (point.y - middle.y) / zone.length;
  }
  const far = Math.max(Math.abs(x), Math.abs(y), 1);
  return {
    x: middle.x + (x / far) * (middle.x + UNIT),
    y: middle.y + (y / far) * (middle.y + UNIT),
  };
}

/** How much larger those who fight are drawn; on a small board more, so that their ranks can be read. */
export const liftOf = (plain: boolean): number => (plain ? 2 : 1.2);

/** They stand face to face across the attacked space, a little apart. */
export function standOf(
  geometry: Geometry,
  zones: Record<string, string[]>,
  battle: Battle,
  fighter: Fighter,
  lift = liftOf(false),
): Stand {
  const fighting = battle.shot ? centre(geometry, fighter.home) : faceToFace(geometry, battle, fighter, lift);
  if (fighter.lost === 'gone') return { ...fighting, scale: 0.4, opacity: 0 };
  if (fighter.lost) return { ...exit(geometry, zones[fighter.lost.by] ?? []), scale: 0.7, opacity: 0 };
  if (fighter.settled) return { ...centre(geometry, fighter.at), scale: 1, opacity: 1 };
  return { ...fighting, scale: lift, opacity: 1 };
}

/** How far each stands from the middle of the attacked space, towards and away from where the attack came from. */
const APART = { attacker: -0.6, defender: 0.48 };

function faceToFace(geometry: Geometry, battle: Battle, fighter: Fighter, lift: number): Point {
  const [from, to] = [centre(geometry, battle.from), centre(geometry, battle.to)];
  // A Captain may come round a corner: the longer way decides from which side it is drawn.
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = Math.abs(dx) > Math.abs(dy) ? { x: Math.sign(dx), y: 0 } : { x: 0, y: Math.sign(dy) };
  const wide = (UNIT * lift) / liftOf(false);
  const behind = { x: to.x + along.x * APART.defender * wide, y: to.y + along.y * APART.defender * wide };
  // At the edge both are moved, so that neither hides the other.
  const shift = {
    x: inside(behind.x, geometry.width) - behind.x,
    y: inside(behind.y, geometry.height) - behind.y,
  };
  const apart = APART[fighter.part] * wide;
  return { x: to.x + along.x * apart + shift.x, y: to.y + along.y * apart + shift.y };
}

const inside = (value: number, cells: number) => Math.min(Math.max(value, UNIT * 0.5), (cells - 0.5) * UNIT);

/** Above both fighters, or below them at the upper edge. */
export function verdictAt(geometry: Geometry, battle: Battle, lift = liftOf(false)): Point {
  const stands = battle.shot
    ? [centre(geometry, battle.to)]
    : battle.fighters.map((fighter) => faceToFace(geometry, battle, fighter, lift));
  const [highest, lowest] = [Math.min(...stands.map(({ y }) => y)), Math.max(...stands.map(({ y }) => y))];
  const { x } = centre(geometry, battle.to);
  const away = (UNIT * lift) / liftOf(false);
  const above = highest - away * 0.9;
  return {
    x: Math.min(Math.max(x, UNIT * 1.1), (geometry.width - 1.1) * UNIT),
    y: above > UNIT * 0.2 ? above : lowest + away * 0.95,
  };
}
