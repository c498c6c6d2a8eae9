/* Units and positions in words, for lists and screen readers. */
import { isOn, covers } from './geometry';
import { text } from './text';
import { nameOfCalling, nameOfWeapon, shortOfCalling } from './text/names';
import type { Cell, CombatView, Unit } from './made/shown';
import { stands } from './types';

type Called = Pick<Unit, 'type' | 'name'> & Partial<Pick<Unit, 'calling' | 'number'>>;

/** "Rifleman 2", as the server calls it. Views that were kept long ago say no more than its notation. */
export const titleOf = (unit: Called): string => titleBy(nameOfCalling, unit);

/** "MG gunner 2": for a list with little room. */
export const shortTitleOf = (unit: Called): string => titleBy(shortOfCalling, unit);

function titleBy(called: (code: string) => string, { type, name, calling = type, number }: Called): string {
  return text.unit.called(called(calling), number === undefined ? name.replace(/^[A-Z]+/, '') : number);
}

/** "your Rifleman 2", "Otter's Jeep" */
export function whose(unit: Unit, you: string | null, names: Record<string, string>): string {
  return unit.side === you
    ? text.unit.yours(titleOf(unit))
    : text.unit.of(names[unit.side] ?? unit.side, titleOf(unit));
}

/** "Rifleman 2" of one's own, "Otter's Rifleman 2": numbers are the same on both sides. */
export const titleTo = (unit: Unit, you: string | null, names: Record<string, string>): string =>
  unit.side === you ? titleOf(unit) : whose(unit, you, names);

export const armsOf = ({ weapons, mounts }: Pick<Unit, 'weapons' | 'mounts'>): string =>
  [...weapons, ...mounts].map(nameOfWeapon).join(', ');

/** What it has besides the weapon that it is called by. */
export const otherArmsOf = ({
  weapons,
  mounts,
  calling,
}: Pick<Unit, 'weapons' | 'mounts' | 'calling'>): string =>
  armsOf({ weapons: weapons.filter((code) => code !== calling), mounts });

/** "kneeling, two wounds, in trees, rifle, grenade" */
export function stateOf(unit: Unit): string {
  const notes = [];
  if (unit.state === 'killed') return text.unit.killed;
  if (unit.position && unit.at) notes.push(text.positions[unit.position]);
  if (unit.wounds) notes.push(text.unit.wounds(unit.wounds));
  if (unit.terrain && text.terrain[unit.terrain]) notes.push(text.unit.in(text.terrain[unit.terrain]!));
  if (unit.confused) notes.push(text.unit.confused);
  notes.push(armsOf(unit) || text.unit.unarmed);
  return notes.join(', ');
}

export const unitInWords = (unit: Unit, you: string | null, names: Record<string, string>): string =>
  `${whose(unit, you, names)}, ${stateOf(unit)}`;

export const unitAt = (units: Unit[], cell: Cell): Unit | undefined =>
  units.find((unit) => stands(unit) && covers(unit, cell));

/** What a cell is, without who stands there. */
export function groundInWords({ map }: CombatView, [x, y]: Cell): string {
  if (!isOn(map, [x, y])) return '';
  const inside = (box: [number, number, number, number]) =>
    x >= box[0] && y >= box[1] && x <= box[2] && y <= box[3];
  const piece = map.pieces.find(({ x0, y0, x1, y1 }) => inside([x0, y0, x1, y1]));
  const marker = map.markers.findIndex(inside);
  const ground = piece ? (text.terrain[piece.type] ?? piece.type) : text.board.open;
  return marker < 0 ? ground : `${ground}, ${text.board.marker(marker + 1)}`;
}

export function positionInWords(view: CombatView, names: Record<string, string>): string {
  const { describe, steps } = text;
  const lines = [
    view.result?.text ?? '',
    view.round ? describe.round(view.round, view.rounds, steps.phase[view.phase] ?? view.phase) : '',
  ];
  for (const seat of view.seats) {
    const called = names[seat] ?? seat;
    const list = view.units
      .filter((unit) => unit.side === seat && stands(unit))
      .map((unit) => `${titleOf(unit)} ${unit.at?.join(',')} ${stateOf(unit)}`);
    lines.push(describe.side(called, view.score[seat] ?? 0, list.join('; ') || describe.nobody));
    if (view.markers[seat]) lines.push(describe.markers(called, view.markers[seat]));
  }
  return lines.filter(Boolean).join(' ');
}
