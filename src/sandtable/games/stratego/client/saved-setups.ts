/* The player's own set-ups, kept by this browser, by name, for each kind of army. */
import { local } from '$web/web-storage';

export interface Kept {
  name: string;
  /** As `fromSeat` writes it. */
  places: string;
}

const MOST = 40;
const key = (army: string) => `sandtable.setups.${army}`;

export function kept(army: string): Kept[] {
  try {
    const stored: unknown = JSON.parse(local.read(key(army)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Kept).name === 'string' &&
  typeof (value as Kept).places === 'string';

function write(army: string, all: Kept[]): Kept[] {
  local.write(key(army), JSON.stringify(all));
  return all;
}

/** Keeps a set-up; one of the same name is replaced. The newest stands first. */
export function keep(army: string, name: string, places: string): Kept[] {
  const others = kept(army).filter((each) => each.name !== name);
  return write(army, [{ name, places }, ...others].slice(0, MOST));
}

export function drop(army: string, name: string): Kept[] {
  return write(
    army,
    kept(army).filter((each) => each.name !== name),
  );
}
