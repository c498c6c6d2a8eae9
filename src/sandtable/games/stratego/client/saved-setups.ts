/* The player's own set-ups, kept by this browser, by name, for each kind of army. */
import { local } from '$web/web-storage';

export interface Kept {
  name: string;
  /** As `fromSeat` writes it. */
  places: string;
}

const MOST = 40;
const key = (variant: string) => `sandtable.setups.${variant}`;

export function kept(variant: string): Kept[] {
  try {
    const stored: unknown = JSON.parse(local.read(key(variant)) ?? '[]');
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

function write(variant: string, all: Kept[]): Kept[] {
  local.write(key(variant), JSON.stringify(all));
  return all;
}

/** Keeps a set-up; one of the same name is replaced. The newest stands first. */
export function keep(variant: string, name: string, places: string): Kept[] {
  const others = kept(variant).filter((each) => each.name !== name);
  return write(variant, [{ name, places }, ...others].slice(0, MOST));
}

export function drop(variant: string, name: string): Kept[] {
  return write(
    variant,
    kept(variant).filter((each) => each.name !== name),
  );
}
