/* An army as a list: what it costs, and how it is bought. What is allowed, the server says. */
import type { Board, Bought } from '../made/shown';
import { isVehicle, type ArmyUnit } from '../types';

/** Each unit by itself, without counts. */
export const spread = (units: ArmyUnit[]): ArmyUnit[] =>
  units.flatMap(({ count = 1, ...unit }) =>
    Array.from({ length: Math.max(0, Math.min(count, 99)) }, () => ({
      type: unit.type,
      weapons: [...(unit.weapons ?? [])],
      mounts: [...(unit.mounts ?? [])],
    })),
  );

export function costOf({ types, weapons }: Board, unit: ArmyUnit): number {
  const carried = [...unit.weapons, ...unit.mounts];
  const each = carried.map((code) => weapons.find((weapon) => weapon.code === code)?.cost ?? 0);
  return (
    (types.find(({ code }) => code === unit.type)?.cost ?? 0) + each.reduce((sum, cost) => sum + cost, 0)
  );
}

export const costOfAll = (board: Board, units: ArmyUnit[]): number =>
  units.reduce((sum, unit) => sum + costOf(board, unit) * (unit.count ?? 1), 0);

/** How many could bear something, in their hands or on a mount, and bear nothing. */
export const unarmed = ({ types }: Board, units: ArmyUnit[]): number =>
  units.filter(({ type, weapons, mounts }) => {
    const most = types.find(({ code }) => code === type)?.mounts ?? 0;
    return !weapons.length && !mounts.length && (!isVehicle(type) || most > 0);
  }).length;

/** The whole purchase of a unit in notation; its name is free and kept by nobody. */
export const buyText = (unit: ArmyUnit, i: number): string =>
  ['buy', `U${i + 1}`, unit.type, ...unit.weapons, ...unit.mounts].join(' ');

const alike = (one: ArmyUnit | Bought, other: ArmyUnit | Bought): boolean =>
  [one, other]
    .map(({ type, weapons, mounts }) => [type, [...weapons].sort(), [...mounts].sort()].join('|'))
    .every((said, _i, all) => said === all[0]);

export const sameArmy = (one: ArmyUnit[], other: ArmyUnit[]): boolean => {
  const [a, b] = [spread(one), spread(other)];
  return a.length === b.length && a.every((unit, i) => alike(unit, b[i]!));
};

/** The ready-made army that this list is, unit for unit. */
export const presetOf = ({ armies }: Board, units: ArmyUnit[]): string | null =>
  Object.entries(armies).find(([, army]) => sameArmy(army.units, units))?.[0] ?? null;

/** What has to be said next so that the list is bought, after so many units have been. */
export function nextPurchase(board: Board, units: ArmyUnit[], bought: number): string {
  const preset = presetOf(board, units);
  if (preset !== null && bought === 0) return `preset ${preset}`;
  const next = units[bought];
  return next ? buyText(next, bought) : 'end';
}

export const isDocumentUnit = (value: unknown): value is ArmyUnit => {
  if (typeof value !== 'object' || value === null) return false;
  const { type, weapons, mounts } = value as Record<string, unknown>;
  const words = (list: unknown) => Array.isArray(list) && list.every((word) => typeof word === 'string');
  return typeof type === 'string' && words(weapons) && words(mounts);
};

/** A weapon taken or laid down again. */
export const toggled = (list: string[], code: string): string[] =>
  list.includes(code) ? list.filter((each) => each !== code) : [...list, code];
