/* Armies and maps as documents: what the editors make, what files and options hold. What is allowed, the server says. */
import type { OptionDocument } from '$web/game';
import { isDocumentUnit, spread } from '../army/list';
import type { Piece, PieceRow } from '../made/shown';
import { toPiece, type ArmyUnit } from '../types';

/** Alike units that stand one after the other are written once, with their count. */
export function armyDocument(name: string, units: ArmyUnit[]): OptionDocument {
  const written: Required<ArmyUnit>[] = [];
  for (const { type, weapons, mounts } of spread(units)) {
    const last = written.at(-1);
    const alike =
      last?.type === type && last.weapons.join() === weapons.join() && last.mounts.join() === mounts.join();
    if (alike) last.count += 1;
    else written.push({ type, weapons, mounts, count: 1 });
  }
  return { ...(name && { name }), units: written };
}

/** Each unit by itself; null: this is no army. Missing weapons and mounts are none. */
export function readArmy(document: OptionDocument): ArmyUnit[] | null {
  const { units } = document;
  if (!Array.isArray(units)) return null;
  const whole = units.map((unit: unknown) =>
    typeof unit === 'object' && unit !== null ? { weapons: [], mounts: [], ...unit } : unit,
  );
  return whole.every(isDocumentUnit) ? spread(whole) : null;
}

export function mapDocument(name: string, pieces: Piece[]): OptionDocument {
  const rows = pieces.map(({ type, x0, y0, x1, y1 }): PieceRow => [type, x0, y0, x1, y1]);
  return { ...(name && { name }), pieces: rows };
}

/** null: this is no map. */
export function readMap(document: OptionDocument): Piece[] | null {
  const { pieces } = document;
  return Array.isArray(pieces) && pieces.every(isRow) ? pieces.map(toPiece) : null;
}

const isRow = (row: unknown): row is PieceRow =>
  Array.isArray(row) &&
  row.length === 5 &&
  typeof row[0] === 'string' &&
  row.slice(1).every((corner) => Number.isInteger(corner));
